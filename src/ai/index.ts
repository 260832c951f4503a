import { greedyPlayer } from "./greedy.ts";
import type { AiPlayer } from "./player.ts";
import { randomPlayer } from "./random.ts";

/** The AI players by level. */
export const AI_PLAYERS: ReadonlyMap<string, AiPlayer> = new Map(
  [randomPlayer, greedyPlayer].map((player) => [player.level, player]),
);
