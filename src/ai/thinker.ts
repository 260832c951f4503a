import { setTimeout as sleep } from "node:timers/promises";
import { AsyncQueue } from "@sapphire/async-queue";
import { Piscina } from "piscina";
import type { Answer } from "../engine/kernel/choice.ts";
import type { SavedMatch } from "../engine/kernel/live-match.ts";
import { loaderFor, programBeside } from "../programs.ts";

/** What an AI seat is asked. The seed is its own chance, never the match's. */
export interface Question {
  readonly saved: SavedMatch;
  readonly choice: string;
  readonly level: string;
  readonly seed: string;
}

/** Where AI seats think: in threads of their own, so that nobody's click waits for them. */
export interface Thinker {
  /** Rejects when the player fails or takes longer than `THINK_MS`. */
  think(question: Question): Promise<Answer>;
  close(): Promise<void>;
}

/** Ms after which a thought is given up, counted from when its turn has come; a thread that has yet to start is waited for. */
const THINK_MS = 20_000;
/** Ms that closing waits for a thread to end; the end of the process ends it in any case. */
const CLOSE_MS = 500;

/** One thread, which is there from the beginning: starting it takes longer than any thought. */
export function createThinker(): Thinker {
  const pool = new Piscina<Question, Answer>({
    filename: programBeside(import.meta.url, "thinker-worker"),
    execArgv: loaderFor(import.meta.url),
    minThreads: 1,
    maxThreads: 1,
  });
  const queue = new AsyncQueue();
  return {
    async think(question) {
      await queue.wait();
      try {
        return await pool.run(question, { signal: AbortSignal.timeout(THINK_MS) });
      } finally {
        queue.shift();
      }
    },
    async close() {
      await Promise.race([pool.destroy(), sleep(CLOSE_MS, null, { ref: false })]);
    },
  };
}
