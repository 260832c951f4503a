import { GAMES } from "../../src/engine/index.ts";
import { playerOf } from "./level.ts";
import type { Batch, Orders } from "./messages.ts";
import { type GameResult, pairingsOf, playGame } from "./play.ts";

/** Plays one batch as ordered. */
export function playBatch(given: Orders, { pairing, from, to }: Batch): GameResult[] {
  const game = GAMES.get(given.game);
  const player = playerOf(given.level);
  const decks = given.decks.flatMap((id) => game?.decks.find((deck) => deck.id === id) ?? []);
  const pair = pairingsOf(decks)[pairing];
  if (!game || !player || !pair) throw new Error(`There is no such game: ${JSON.stringify(given)}`);
  const results: GameResult[] = [];
  for (let n = from; n < to; n += 1) results.push(playGame(game, pair, pairing, n, player, given));
  return results;
}
