import { isOwnDeck } from "../decks/own-decks.ts";
import { localeOf } from "../discord/reader.ts";
import type { DeckOffer } from "../engine/kernel/game.ts";
import type { Game } from "../engine/kernel/live-match.ts";
import type { Stakes } from "../match/contract.ts";
import { sentence } from "../present/challenge-card.ts";
import { deckNoteText, faultText } from "../present/deck-notes.ts";
import { speakerFor } from "../present/match-words.ts";
import { type Answerable, tell } from "./answer.ts";
import type { Bench } from "./bench.ts";
import { nameOf } from "./hero-clicks.ts";
import { deckFaults } from "./offers.ts";

/**
 * What of a deck the hero of the one who clicked cannot play, in their language; null when there is nothing to tell, and in a
 * casual match, which is played without heroes.
 */
export async function deckNotes(
  bench: Bench,
  interaction: Answerable,
  at: { readonly game: string; readonly guildId: string; readonly stakes: Stakes; readonly deck: string },
): Promise<string | null> {
  const { heroes, stage } = bench;
  const game = stage.games.get(at.game);
  if (at.stakes !== "ranked" || !game?.campaign) return null;
  const owner = { userId: interaction.user.id, name: nameOf(interaction) };
  const list = isOwnDeck(at.deck)
    ? (await bench.ownDecks.get(owner.userId, at.deck))?.list
    : game.decks.find((offer) => offer.id === at.deck)?.list;
  if (!list) return null;
  const hero = await heroes.of({ game: game.id, guildId: at.guildId, ...owner });
  const speaker = speakerFor(stage.games, game.id, localeOf(interaction));
  return deckNoteText(heroes.deckNotesOf(hero, list), speaker);
}

/** Tells what is against the rules in a deck that the one who clicked wants to play with; true when there is anything. */
export async function deckObjects(
  bench: Bench,
  interaction: Answerable,
  where: { readonly guildId: string; readonly stakes: Stakes },
  game: Game,
  { id, label, list }: DeckOffer,
): Promise<boolean> {
  // What everybody may choose was checked before it was offered.
  if (!isOwnDeck(id)) return false;
  const faults = await deckFaults(bench, where, game, list);
  if (faults.length === 0) return false;
  const speaker = speakerFor(bench.stage.games, game.id, localeOf(interaction));
  const said = speaker.tell(
    where.stakes === "ranked" ? "ui.deck.not-playable-ranked" : "ui.deck.not-playable",
    { deck: speaker.say(label) },
  );
  await tell(interaction, sentence(`${said}\n${faultText(faults, speaker)}`));
  return true;
}

/** A sentence of ours with such notes below it. */
export async function withDeckNotes(
  bench: Bench,
  interaction: Answerable,
  at: Parameters<typeof deckNotes>[2],
  said: string,
): Promise<string> {
  const notes = await deckNotes(bench, interaction, at);
  return notes === null ? said : `${said}\n${notes}`;
}
