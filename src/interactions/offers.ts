import type { Offers } from "../decks/guild-sets.ts";
import type { DeckList, DeckOffer } from "../engine/kernel/game.ts";
import type { Game } from "../engine/kernel/live-match.ts";
import type { Refusal } from "../engine/kernel/refusal.ts";
import { literal } from "../engine/kernel/text.ts";
import type { Stakes } from "../match/contract.ts";
import type { Bench } from "./bench.ts";

/** Where a match is played and what for. */
interface Where {
  readonly guildId: string;
  readonly stakes: Stakes;
}

/** What everybody may play with: in a ranked match the game's own decks and cards alone, so that it is the same game on every server. */
export async function offersFor(
  { sets }: Pick<Bench, "sets">,
  { guildId, stakes }: Where,
  game: Game,
): Promise<Offers> {
  return stakes === "ranked" ? { decks: game.decks, sets: [] } : sets.offers(guildId, game);
}

/** A player's own decks, the one changed last first. Nobody else may see them. */
export async function ownOffers(
  { ownDecks }: Pick<Bench, "ownDecks">,
  userId: string,
  game: Game,
): Promise<DeckOffer[]> {
  const decks = await ownDecks.list(userId, game.id);
  return decks.map(({ id, list }) => ({ id, label: literal(list.name), list }));
}

/** All that one player may choose from: their own decks first. */
export async function choiceFor(
  bench: Pick<Bench, "sets" | "ownDecks">,
  where: Where,
  game: Game,
  userId: string,
): Promise<{ readonly own: readonly DeckOffer[]; readonly ready: readonly DeckOffer[] }> {
  const own = await ownOffers(bench, userId, game);
  return { own, ready: (await offersFor(bench, where, game)).decks };
}

/** What is wrong with a deck for such a match. */
export async function deckFaults(
  { sets }: Pick<Bench, "sets">,
  { guildId, stakes }: Where,
  game: Game,
  list: DeckList,
): Promise<readonly Refusal[]> {
  return stakes === "ranked" ? game.checkDeck(list) : sets.checkDeck(guildId, game, list);
}
