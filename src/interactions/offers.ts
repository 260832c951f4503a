import type { Offers } from "../decks/guild-sets.ts";
import type { Game } from "../engine/kernel/live-match.ts";
import type { Stakes } from "../match/contract.ts";
import type { Bench } from "./bench.ts";

/** What is played with: in a ranked match the game's own decks and cards alone, so that it is the same game on every server. */
export async function offersFor(
  { sets }: Pick<Bench, "sets">,
  { guildId, stakes }: { readonly guildId: string; readonly stakes: Stakes },
  game: Game,
): Promise<Offers> {
  return stakes === "ranked" ? { decks: game.decks, sets: [] } : sets.offers(guildId, game);
}
