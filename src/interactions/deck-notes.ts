import { localeOf } from "../discord/reader.ts";
import type { Stakes } from "../match/contract.ts";
import { deckNoteText } from "../present/deck-notes.ts";
import { speakerFor } from "../present/match-words.ts";
import type { Answerable } from "./answer.ts";
import type { Bench } from "./bench.ts";
import { nameOf } from "./hero-clicks.ts";

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
  const list = game.decks.find((offer) => offer.id === at.deck)?.list;
  if (!list) return null;
  const owner = { userId: interaction.user.id, name: nameOf(interaction) };
  const hero = await heroes.of({ game: game.id, guildId: at.guildId, ...owner });
  const speaker = speakerFor(stage.games, game.id, localeOf(interaction));
  return deckNoteText(heroes.deckNotesOf(hero, list), speaker);
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
