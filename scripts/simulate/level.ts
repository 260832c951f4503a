import { AI_PLAYERS } from "../../src/ai/index.ts";
import type { AiPlayer } from "../../src/ai/player.ts";
import { searchPlayer } from "../../src/ai/search.ts";

/** "search:2,3,4": a searching player with so many worlds a round, for runs that cannot spend the full effort. */
const EFFORT = /^search:(\d{1,2}(?:,\d{1,2})*)$/;
/** Moves tried out for each world of the rounds, on the average. */
const MOVES_A_WORLD = 40;

/** The AI player of a level, or null when there is none of that name. */
export function playerOf(level: string): AiPlayer | null {
  const rounds = EFFORT.exec(level)?.[1]?.split(",").map(Number);
  if (!rounds) return AI_PLAYERS.get(level) ?? null;
  return searchPlayer(level, { rounds, moves: MOVES_A_WORLD * rounds.reduce((sum, n) => sum + n, 0) });
}
