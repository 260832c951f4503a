import { LabelBuilder, ModalBuilder, TextInputBuilder } from "@discordjs/builders";
import type { ChatInputCommandInteraction, ModalSubmitInteraction } from "discord.js";
import { TextInputStyle } from "discord-api-types/v10";
import { CODE_MAX, decodeDeck, isDeckCode } from "../decks/deck-code.ts";
import { mergeCards, readDeckText } from "../decks/deck-text.ts";
import type { DeckDraft } from "../decks/drafts.ts";
import { type Catalogue, createCatalogue } from "../decks/names.ts";
import { tidyName } from "../decks/own-decks.ts";
import { localeOf } from "../discord/reader.ts";
import type { Game } from "../engine/kernel/live-match.ts";
import { buildDeck, buildQuestions, importNotes } from "../present/deck-view.ts";
import { clip, escapeMarkdown } from "../present/escape.ts";
import { speakerFor } from "../present/match-words.ts";
import { type Answerable, tell, tellText, words } from "./answer.ts";
import type { Bench } from "./bench.ts";
import type { DeckboxClick } from "./clicks.ts";
import { deckFaults } from "./offers.ts";

const NAME_FIELD = "n";
const TEXT_FIELD = "t";
const MODAL_TEXT = 4_000;
/** What may be meant by a name, at most. */
export const NEAR_MAX = 5;

/** The cards that can be in a deck where the interaction is. */
export async function catalogueFor(bench: Bench, guildId: string, game: Game): Promise<Catalogue> {
  return createCatalogue(await bench.sets.cards(guildId, game));
}

/** The form for a list, at once: a form must be the first answer. */
export async function askList(
  bench: Bench,
  interaction: ChatInputCommandInteraction,
  game: Game,
  name: string,
): Promise<void> {
  const speaker = words(interaction);
  const label = (key: "name" | "text", input: TextInputBuilder): LabelBuilder =>
    new LabelBuilder()
      .setLabel(clip(speaker.tell(`ui.deck.import-${key}`), 45))
      .setDescription(clip(speaker.tell(`ui.deck.import-${key}-note`), 100))
      .setTextInputComponent(input);
  const nameInput = new TextInputBuilder()
    .setCustomId(NAME_FIELD)
    .setStyle(TextInputStyle.Short)
    .setRequired(false)
    .setMaxLength(60);
  if (name !== "") nameInput.setValue(name);
  const modal = new ModalBuilder()
    .setCustomId(bench.stage.idOf({ route: "deckbox", deck: game.id, verb: "import", arg: "" }))
    .setTitle(clip(speaker.tell("ui.deck.import-title"), 45))
    .addLabelComponents(
      label(
        "text",
        new TextInputBuilder()
          .setCustomId(TEXT_FIELD)
          .setStyle(TextInputStyle.Paragraph)
          .setRequired(true)
          .setMaxLength(MODAL_TEXT),
      ),
      label("name", nameInput),
    );
  await interaction.showModal(modal.toJSON());
}

/** The form came back; it was acknowledged before. */
export async function importTyped(
  bench: Bench,
  interaction: ModalSubmitInteraction,
  click: DeckboxClick,
): Promise<void> {
  const game = bench.stage.games.get(click.deck);
  if (!game || click.verb !== "import") return tellText(interaction, "ui.answer.unknown");
  const { fields } = interaction;
  await importText(bench, interaction, game, {
    text: fields.getTextInputValue(TEXT_FIELD),
    name: fields.getTextInputValue(NAME_FIELD),
  });
}

/** Imports a list or a code, asks where something is unclear, and else keeps the deck. */
export async function importText(
  bench: Bench,
  interaction: Answerable,
  game: Game,
  { text, name }: { readonly text: string; readonly name: string },
): Promise<void> {
  const { guildId, user } = interaction;
  if (!guildId) return tellText(interaction, "ui.answer.unknown");
  const catalogue = await catalogueFor(bench, guildId, game);
  const read = readAny(text, game, catalogue);
  if (typeof read === "string") return tellText(interaction, read);
  if (read.lines.length === 0) return tellText(interaction, "ui.deck.import-empty");
  const draft = await bench.deckDrafts.create({
    ...read,
    userId: user.id,
    game: game.id,
    name: tidyName(name) || tidyName(read.name ?? "") || tidyName(`Deck of ${user.displayName}`),
  });
  await goOn(bench, interaction, game, draft, catalogue);
}

function readAny(
  text: string,
  game: Game,
  catalogue: Catalogue,
):
  | (Pick<DeckDraft, "lines" | "headings" | "aside"> & { name: string | null })
  | "ui.deck.code-broken"
  | "ui.deck.code-game" {
  if (isDeckCode(text)) {
    const coded = text.length > CODE_MAX ? null : decodeDeck(text);
    if (!coded) return "ui.deck.code-broken";
    if (coded.game !== game.id) return "ui.deck.code-game";
    const lines = coded.list.cards.map(({ name, count }, at) => {
      const line = { line: at + 1, text: `${count} ${name}`, name, count, out: false };
      return { ...line, card: catalogue.exact(name) };
    });
    return { name: coded.list.name, lines, headings: [], aside: [] };
  }
  const { lines, ...read } = readDeckText(text, catalogue.exact);
  return {
    ...read,
    lines: lines.map(({ known, ...line }) => ({ ...line, card: known ? line.name : null, out: false })),
  };
}

/** The next questions, or the deck when there are none. */
export async function goOn(
  bench: Bench,
  interaction: Answerable,
  game: Game,
  draft: DeckDraft,
  catalogue: Catalogue,
): Promise<void> {
  const { guildId } = interaction;
  const speaker = speakerFor(bench.stage.games, game.id, localeOf(interaction));
  if (draft.lines.some((line) => line.card === null && !line.out))
    return tell(
      interaction,
      buildQuestions(draft, (name) => catalogue.nearest(name, NEAR_MAX), speaker, bench.stage.idOf),
    );
  const cards = draft.lines.flatMap(({ card, count }) => (card === null ? [] : [{ name: card, count }]));
  if (cards.length === 0) return tellText(interaction, "ui.deck.import-empty");
  const list = { name: draft.name, cards: mergeCards(cards) };
  const saved = await bench.ownDecks.add(draft.userId, game.id, list, draft.id);
  if (saved.kind === "too-many") return tellText(interaction, "ui.deck.too-many", { max: saved.max });
  await bench.deckDrafts.change(draft.id, (one) => ({ ...one, closed: true }));
  const faults = guildId ? await deckFaults(bench, { guildId, stakes: "casual" }, game, saved.deck.list) : [];
  const said = [
    speaker.tell("ui.deck.saved", { deck: escapeMarkdown(saved.deck.list.name) }),
    ...importNotes(draft, speaker),
  ];
  await tell(interaction, buildDeck(saved.deck.list, faults, speaker, { said }));
}
