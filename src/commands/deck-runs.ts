import type { AutocompleteInteraction, ChatInputCommandInteraction } from "discord.js";
import { encodeDeck } from "../decks/deck-code.ts";
import { writeDeckText } from "../decks/deck-text.ts";
import { createCatalogue } from "../decks/names.ts";
import { isOwnDeck, tidyName } from "../decks/own-decks.ts";
import { readAttachment } from "../discord/attachments.ts";
import { localeOf } from "../discord/reader.ts";
import type { DeckOffer } from "../engine/kernel/game.ts";
import type { Game } from "../engine/kernel/live-match.ts";
import { tell, tellText, words } from "../interactions/answer.ts";
import type { Bench } from "../interactions/bench.ts";
import { CHANGES, type Change, changeCard } from "../interactions/deck-clicks.ts";
import { catalogueFor, importText, NEAR_MAX } from "../interactions/deck-import.ts";
import { deckNotes } from "../interactions/deck-notes.ts";
import { nameOf } from "../interactions/hero-clicks.ts";
import { choiceFor, deckFaults, ownOffers } from "../interactions/offers.ts";
import {
  buildCardQuestion,
  buildDeck,
  buildDeckList,
  buildDeleteQuestion,
  buildExport,
} from "../present/deck-view.ts";
import { clip, escapeMarkdown } from "../present/escape.ts";
import { speakerFor } from "../present/match-words.ts";
import { asEdit } from "../present/message.ts";
import type { Speaker } from "../present/say.ts";

export const CHOICES = 25;
const FILE_BYTES = 64 * 1024;

interface At {
  readonly game: Game;
  readonly guildId: string;
  /** Everybody sees the answer. */
  readonly shown: boolean;
}

export function gameOf(bench: Bench, id: string | null): Game | undefined {
  const { games } = bench.stage;
  return id === null ? games.values().next().value : games.get(id);
}

/** A subcommand of `/deck` whose answer was begun. */
export async function runDeck(bench: Bench, interaction: ChatInputCommandInteraction, at: At): Promise<void> {
  const { options, user } = interaction;
  const { game, guildId } = at;
  const speaker = speakerFor(bench.stage.games, game.id, localeOf(interaction));
  const word = options.getSubcommand();
  if (word === "list") return listDecks(bench, interaction, at, speaker);
  if (word === "import") return importGiven(bench, interaction, game);
  const { own, ready } = await choiceFor(bench, { guildId, stakes: "casual" }, game, user.id);
  if (word === "new") return newDeck(bench, interaction, at, [...own, ...ready], speaker);

  const typed = options.getString("deck", true);
  const found = findOffer([...own, ...ready], typed, speaker);
  if (!found) return unknownDeck(interaction, [...own, ...ready], typed, speaker);
  if (word === "show" || word === "check") return showDeck(bench, interaction, at, found, speaker);
  if (word === "export") {
    const code = encodeDeck({ game: game.id, list: found.list });
    return tell(interaction, buildExport(found.list, writeDeckText(found.list), code, speaker));
  }
  const deck = await bench.ownDecks.get(user.id, found.id);
  if (!deck) return tellText(interaction, "ui.deck.not-own", { deck: `**${speaker.say(found.label)}**` });
  if (word === "delete")
    return tell(interaction, buildDeleteQuestion(deck.id, deck.list, speaker, bench.stage.idOf));
  if (word === "rename") {
    const name = tidyName(options.getString("name", true));
    const next = await bench.ownDecks.change(user.id, deck.id, (list) => ({
      ...list,
      name: name || list.name,
    }));
    return next
      ? tellText(interaction, "ui.deck.renamed", { deck: `**${escapeMarkdown(next.list.name)}**` })
      : tellText(interaction, "ui.answer.gone-deck");
  }
  const change = CHANGES.find((one) => one === word);
  if (!change) return tellText(interaction, "ui.answer.unknown");
  const card = options.getString("card", true);
  const count = options.getInteger("count") ?? 1;
  const names = await catalogueFor(bench, guildId, game);
  // Taken out may be what no set has any more.
  const there = createCatalogue(deck.list.cards.map(({ name }) => name));
  const exact = there.exact(card) ?? (change === "remove" ? null : names.exact(card));
  if (exact !== null) return changeCard(bench, interaction, game, deck, { change, card: exact, count });
  const known = names.exact(card);
  if (known !== null)
    return tellText(interaction, "ui.deck.card-not-in", {
      card: escapeMarkdown(known),
      deck: `**${escapeMarkdown(deck.list.name)}**`,
    });
  const near = (change === "remove" ? there : names).nearest(card, NEAR_MAX);
  const arg = `${change satisfies Change},${count},${deck.changedAt.toString(36)}`;
  await tell(interaction, buildCardQuestion(deck.id, arg, card, near, speaker, bench.stage.idOf));
}

async function listDecks(
  bench: Bench,
  interaction: ChatInputCommandInteraction,
  { game, guildId }: At,
  speaker: Speaker,
): Promise<void> {
  const { own, ready } = await choiceFor(bench, { guildId, stakes: "casual" }, game, interaction.user.id);
  const decks: { list: DeckOffer["list"]; faults: number }[] = [];
  for (const { list } of own) {
    const faults = await deckFaults(bench, { guildId, stakes: "casual" }, game, list);
    decks.push({ list, faults: faults.length });
  }
  const names = ready.map((offer) => speaker.say(offer.label));
  await tell(interaction, buildDeckList(game.name, decks, names, speaker));
}

async function importGiven(
  bench: Bench,
  interaction: ChatInputCommandInteraction,
  game: Game,
): Promise<void> {
  const { options } = interaction;
  const name = options.getString("name") ?? "";
  const file = options.getAttachment("file");
  if (!file) return importText(bench, interaction, game, { text: options.getString("code") ?? "", name });
  const read = await readAttachment(file, { apiBase: bench.apiBase, maxBytes: FILE_BYTES });
  if (typeof read === "string")
    return tellText(interaction, `ui.deck.file.${read}`, { max: Math.floor(FILE_BYTES / 1024) });
  await importText(bench, interaction, game, { text: read.text, name });
}

async function newDeck(
  bench: Bench,
  interaction: ChatInputCommandInteraction,
  { game, guildId }: At,
  offers: readonly DeckOffer[],
  speaker: Speaker,
): Promise<void> {
  const { options, user } = interaction;
  const from = options.getString("from");
  const source = from === null ? null : findOffer(offers, from, speaker);
  if (from !== null && !source) return unknownDeck(interaction, offers, from, speaker);
  const list = { name: options.getString("name", true), cards: source?.list.cards ?? [] };
  const saved = await bench.ownDecks.add(user.id, game.id, list);
  if (saved.kind === "too-many") return tellText(interaction, "ui.deck.too-many", { max: saved.max });
  const { list: kept } = saved.deck;
  const faults = await deckFaults(bench, { guildId, stakes: "casual" }, game, kept);
  const said = [speaker.tell("ui.deck.saved", { deck: escapeMarkdown(kept.name) })];
  await tell(interaction, buildDeck(kept, faults, speaker, { said }));
}

async function showDeck(
  bench: Bench,
  interaction: ChatInputCommandInteraction,
  { game, guildId, shown }: At,
  { id, list }: DeckOffer,
  speaker: Speaker,
): Promise<void> {
  const faults = await deckFaults(bench, { guildId, stakes: "casual" }, game, list);
  if (shown) {
    const publicly = speakerFor(bench.stage.games, game.id, bench.stage.publicLocale(guildId));
    const message = buildDeck(list, faults, publicly, { shownBy: nameOf(interaction) });
    await interaction.editReply(asEdit(message));
    return;
  }
  const notes = await deckNotes(bench, interaction, { game: game.id, guildId, stakes: "ranked", deck: id });
  await tell(interaction, buildDeck(list, faults, speaker, { notes }));
}

/** By id, or by the name that a person types. */
function findOffer(offers: readonly DeckOffer[], typed: string, speaker: Speaker): DeckOffer | undefined {
  const byId = offers.find((offer) => offer.id === typed);
  if (byId) return byId;
  const name = createCatalogue(offers.map((offer) => speaker.say(offer.label, "plain"))).exact(typed);
  return offers.find((offer) => speaker.say(offer.label, "plain") === name);
}

async function unknownDeck(
  interaction: ChatInputCommandInteraction,
  offers: readonly DeckOffer[],
  typed: string,
  speaker: Speaker,
): Promise<void> {
  const names = createCatalogue(offers.map((offer) => speaker.say(offer.label, "plain")));
  const near = names.nearest(typed, 3).map((name) => `**${escapeMarkdown(name)}**`);
  const deck = clip(escapeMarkdown(typed), 100);
  if (near.length === 0) return tellText(interaction, "ui.deck.unknown", { deck });
  await tellText(interaction, "ui.deck.unknown-near", { deck, near: near.join(", ") });
}

const OWN_ONLY = ["add", "remove", "set", "rename", "delete"];

/** Suggestions for decks and cards; what is chosen is a deck's id or a card's name. */
export async function suggestDeck(bench: Bench, interaction: AutocompleteInteraction): Promise<void> {
  const { guildId, options, user } = interaction;
  const game = gameOf(bench, options.getString("game"));
  const { name, value } = options.getFocused(true);
  if (!guildId || !game) return interaction.respond([]);
  const word = options.getSubcommand();
  if (name === "card") {
    const held = (await bench.ownDecks.get(user.id, options.getString("deck") ?? ""))?.list.cards ?? [];
    const counts = new Map(held.map((card) => [card.name, card.count]));
    const inside = createCatalogue([...counts.keys()]).suggest(value, CHOICES);
    const all = word === "remove" ? [] : (await catalogueFor(bench, guildId, game)).suggest(value, CHOICES);
    const found = word === "add" ? all : [...new Set([...inside, ...all])];
    return interaction.respond(
      found.slice(0, CHOICES).map((card) => {
        const count = counts.get(card);
        return { name: clip(count ? `${card} (${count})` : card, 100), value: clip(card, 100) };
      }),
    );
  }
  const own = await ownOffers(bench, user.id, game);
  const ready = OWN_ONLY.includes(word)
    ? []
    : (await bench.sets.offers(guildId, game)).decks.filter((offer) => !isOwnDeck(offer.id));
  const speaker = words(interaction);
  const typed = value.trim().toLowerCase();
  const found = [...own, ...ready]
    .map((offer) => ({ name: clip(speaker.say(offer.label, "plain"), 100), value: offer.id }))
    .filter((choice) => choice.name.toLowerCase().includes(typed));
  await interaction.respond(found.slice(0, CHOICES));
}
