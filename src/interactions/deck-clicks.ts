import type { DeckDraft } from "../decks/drafts.ts";
import type { OwnDeck } from "../decks/own-decks.ts";
import { localeOf } from "../discord/reader.ts";
import type { DeckList } from "../engine/kernel/game.ts";
import type { Game } from "../engine/kernel/live-match.ts";
import { buildDeck, LEAVE_OUT } from "../present/deck-view.ts";
import { escapeMarkdown } from "../present/escape.ts";
import { speakerFor } from "../present/match-words.ts";
import { asEdit, type Outgoing } from "../present/message.ts";
import { closedSetup } from "../present/setup-panel.ts";
import type { TextKey } from "../present/texts/en.ts";
import { type Answerable, tell, tellText, words } from "./answer.ts";
import type { Bench } from "./bench.ts";
import type { DeckboxClick } from "./clicks.ts";
import { catalogueFor, goOn } from "./deck-import.ts";
import { deckFaults } from "./offers.ts";

/** What may be done with the copies of a card in a deck. */
export const CHANGES = ["add", "remove", "set"] as const;
export type Change = (typeof CHANGES)[number];

/** A click on a message about one's decks; it was acknowledged before. */
export async function deckClickAt(
  bench: Bench,
  interaction: Answerable,
  click: DeckboxClick,
  values: readonly string[],
): Promise<void> {
  switch (click.verb) {
    case "line":
      return answerLine(bench, interaction, click, values[0] ?? "");
    case "cancel":
      return cancel(bench, interaction, click.deck);
    case "card":
      return answerCard(bench, interaction, click, values[0] ?? "");
    case "delete":
      return remove(bench, interaction, click.deck);
    case "import":
      return tellText(interaction, "ui.answer.unknown");
  }
}

async function put(interaction: Answerable, message: Outgoing): Promise<void> {
  await interaction.editReply(asEdit(message));
}

const said = (interaction: Answerable, key: TextKey, params?: Record<string, string>): Promise<void> =>
  put(interaction, closedSetup(words(interaction).tell(key, params)));

/** The draft of the one who clicked; tells when there is none any more. */
async function draftOf(bench: Bench, interaction: Answerable, id: string): Promise<DeckDraft | null> {
  const draft = await bench.deckDrafts.get(id);
  if (draft?.userId === interaction.user.id) return draft;
  await said(interaction, "ui.deck.import-gone");
  return null;
}

async function answerLine(
  bench: Bench,
  interaction: Answerable,
  click: DeckboxClick,
  picked: string,
): Promise<void> {
  const { guildId } = interaction;
  const draft = await draftOf(bench, interaction, click.deck);
  const game = draft ? bench.stage.games.get(draft.game) : undefined;
  if (!draft || !game || !guildId) return;
  const catalogue = await catalogueFor(bench, guildId, game);
  const card = picked === LEAVE_OUT ? null : catalogue.exact(picked);
  const at = Number(click.arg);
  const next = await bench.deckDrafts.change(draft.id, (one) => ({
    ...one,
    lines: one.lines.map((line, index) =>
      index === at && line.card === null ? { ...line, card, out: picked === LEAVE_OUT } : line,
    ),
  }));
  if (!next) return said(interaction, "ui.deck.import-gone");
  // Edits the message of the questions, since the click was acknowledged on it.
  await goOn(bench, inPlace(interaction), game, next, catalogue);
}

/** The same interaction, whose answer takes the place of the message that was clicked on. */
function inPlace(interaction: Answerable): Answerable {
  interaction.ephemeral = true;
  return interaction;
}

async function cancel(bench: Bench, interaction: Answerable, id: string): Promise<void> {
  const draft = await draftOf(bench, interaction, id);
  if (!draft) return;
  if (draft.closed) return said(interaction, "ui.deck.import-gone");
  await bench.deckDrafts.change(id, (one) => ({ ...one, closed: true }));
  await said(interaction, "ui.deck.import-cancelled");
}

async function answerCard(
  bench: Bench,
  interaction: Answerable,
  click: DeckboxClick,
  picked: string,
): Promise<void> {
  const [word = "", count = "", asOf = ""] = click.arg.split(",");
  const change = CHANGES.find((one) => one === word);
  const deck = await bench.ownDecks.get(interaction.user.id, click.deck);
  const game = deck ? bench.stage.games.get(deck.game) : undefined;
  if (!change || !deck || !game) return said(interaction, "ui.answer.not-yours");
  await changeCard(bench, inPlace(interaction), game, deck, {
    change,
    card: picked,
    count: Number(count),
    asOf: Number.parseInt(asOf, 36),
  });
}

async function remove(bench: Bench, interaction: Answerable, id: string): Promise<void> {
  const deck = await bench.ownDecks.get(interaction.user.id, id);
  const gone = deck && (await bench.ownDecks.remove(interaction.user.id, id));
  if (!deck || !gone) return said(interaction, "ui.answer.gone-deck");
  await said(interaction, "ui.deck.deleted", { deck: `**${escapeMarkdown(deck.list.name)}**` });
}

/** No deck needs more; whatever was typed. */
const COUNT_MAX = 99;

/** Adds, takes out or sets copies of a card, and shows the deck. The name is the catalogue's. */
export async function changeCard(
  bench: Bench,
  interaction: Answerable,
  game: Game,
  deck: OwnDeck,
  {
    change,
    card,
    count,
    asOf,
  }: {
    readonly change: Change;
    readonly card: string;
    readonly count: number;
    /** From a message that may be clicked twice: how the deck stood when it was asked. */
    readonly asOf?: number;
  },
): Promise<void> {
  const { guildId, user } = interaction;
  const speaker = speakerFor(bench.stage.games, game.id, localeOf(interaction));
  let before = 0;
  let after = 0;
  let changed = false;
  const to = (list: DeckList): DeckList => {
    changed = true;
    before = list.cards.find((one) => one.name === card)?.count ?? 0;
    const wanted = change === "set" ? count : change === "add" ? before + count : before - count;
    after = Math.max(0, Math.min(COUNT_MAX, wanted));
    const cards =
      before === 0
        ? [...list.cards, { name: card, count: after }]
        : list.cards.map((one) => (one.name === card ? { name: card, count: after } : one));
    return { ...list, cards: cards.filter((one) => one.count > 0) };
  };
  const next = await bench.ownDecks.change(user.id, deck.id, to, asOf);
  if (!next || !guildId) return tellText(interaction, "ui.answer.gone-deck");
  const faults = await deckFaults(bench, { guildId, stakes: "casual" }, game, next.list);
  const done = speaker.tell("ui.deck.changed", { card: escapeMarkdown(card), before, count: after });
  await tell(interaction, buildDeck(next.list, faults, speaker, changed ? { said: [done] } : {}));
}
