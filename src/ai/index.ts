import { greedyPlayer } from "./greedy.ts";
import type { AiPlayer } from "./player.ts";
import { randomPlayer } from "./random.ts";
import { searchingPlayer } from "./search.ts";

/** Who sits at an AI seat when nobody asks for another. */
export const USUAL_LEVEL = "greedy";

/** The AI players by level, the weakest first. */
export const AI_PLAYERS: ReadonlyMap<string, AiPlayer> = new Map(
  [randomPlayer, greedyPlayer, searchingPlayer].map((player) => [player.level, player]),
);
