import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Piscina } from "piscina";
import type { Answer } from "../engine/kernel/choice.ts";
import type { SavedMatch } from "../engine/kernel/live-match.ts";

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

/** Ms after which a thought is given up; some twenty times what the longest should take. */
const THINK_MS = 8000;
/** Ms after which a thread that nobody needs ends. */
const IDLE_MS = 60_000;

export function createThinker(threads = 1): Thinker {
  const end = import.meta.url.endsWith(".ts") ? "ts" : "js";
  const pool = new Piscina<Question, Answer>({
    filename: fileURLToPath(new URL(`./thinker-worker.${end}`, import.meta.url)),
    execArgv: loader(),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
  });
  return {
    think: (question) => pool.run(question, { signal: AbortSignal.timeout(THINK_MS) }),
    close: () => pool.destroy(),
  };
}

/** What reads TypeScript in a thread, when this is TypeScript. */
function loader(): string[] {
  if (!import.meta.url.endsWith(".ts")) return [];
  return ["--import", pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href];
}
