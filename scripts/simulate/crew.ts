import { z } from "zod";
import { workInCrew } from "../crew.ts";
import { type Batch, batch, gameResult, type Orders } from "./messages.ts";
import type { GameResult } from "./play.ts";

const answer = z.object({ batch, results: z.array(gameResult) });

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
  onResults: (batch: Batch, results: readonly GameResult[]) => void,
): Promise<void> {
  const queue = [...todo];
  await workInCrew(
    Math.min(workers, queue.length),
    new URL("./child.ts", import.meta.url),
    given,
    () => queue.shift() ?? null,
    (message) => {
      const { batch, results } = answer.parse(message);
      onResults(batch, results);
    },
  );
}
