import { z } from "zod";
import { workInCrew } from "../crew.ts";
import type { GameResult } from "./play.ts";

/** Games `from` to `to` (not included) of one pairing. */
export interface Batch {
  readonly pairing: number;
  readonly from: number;
  readonly to: number;
}

/** What a child needs to know before it plays. */
export const orders = z.object({
  game: z.string(),
  decks: z.array(z.string()),
  level: z.string(),
  seed: z.string(),
  options: z.json().exactOptional(),
  profile: z.json().exactOptional(),
});
export type Orders = z.infer<typeof orders>;

const side = z.enum(["a", "b"]);
const result: z.ZodType<GameResult> = z.object({
  pairing: z.number(),
  winner: z.enum(["a", "b", "draw", "unfinished"]),
  first: side,
  turns: z.number(),
  decisions: z.number(),
  played: z.object({ a: z.array(z.string()), b: z.array(z.string()) }),
});
const answer = z.object({ results: z.array(result) });

const BATCH = 10;

/** All games in batches; the pairings take turns, so that a run that is cut short has seen all of them. */
export function batches(pairings: number, games: number): Batch[] {
  const list: Batch[] = [];
  for (let from = 0; from < games; from += BATCH)
    for (let pairing = 0; pairing < pairings; pairing += 1)
      list.push({ pairing, from, to: Math.min(games, from + BATCH) });
  return list;
}

/** Plays batches in forked processes. Rejects when one of them fails, after ending the others. */
export async function playInCrew(
  workers: number,
  todo: readonly Batch[],
  given: Orders,
  onResults: (results: readonly GameResult[]) => void,
): Promise<void> {
  const queue = [...todo];
  await workInCrew(
    Math.min(workers, queue.length),
    new URL("./child.ts", import.meta.url),
    given,
    () => queue.shift() ?? null,
    (message) => onResults(answer.parse(message).results),
  );
}
