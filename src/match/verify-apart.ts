import { fork } from "node:child_process";
import { z } from "zod";
import { loaderFor, programBeside } from "../programs.ts";
import { KeyedQueue } from "./queue.ts";
import { type Recording, recordingSchema } from "./recording.ts";
import type { Verdict } from "./verify.ts";

/** What came of a replay that somebody brought. */
export type Judgement =
  | {
      readonly kind: "judged";
      readonly game: string;
      readonly names: readonly string[];
      readonly seedHash: string;
      readonly verdict: Verdict;
      /** What it takes to show the match, where the verdict is that it holds. */
      readonly recording: Recording | null;
      /** The longest that one of its steps has taken, ms of processor time. */
      readonly slowestMs: number;
    }
  | { readonly kind: "no-replay"; readonly what: string }
  | { readonly kind: "no-game"; readonly game: string }
  /** It took too long, or brought the process down. */
  | { readonly kind: "gave-up" };

const outcome = z.object({ winners: z.array(z.number()), reason: z.string(), rule: z.string() });
const verdict: z.ZodType<Verdict> = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), moves: z.number(), draws: z.number(), outcome: outcome.nullable() }),
  z.object({ ok: z.literal(false), step: z.number().nullable(), what: z.string() }),
]);
const answer: z.ZodType<Judgement> = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("judged"),
    game: z.string(),
    names: z.array(z.string()),
    seedHash: z.string(),
    verdict,
    recording: recordingSchema.nullable(),
    slowestMs: z.number(),
  }),
  z.object({ kind: z.literal("no-replay"), what: z.string() }),
  z.object({ kind: z.literal("no-game"), game: z.string() }),
  z.object({ kind: z.literal("gave-up") }),
]);

const TIMEOUT_MS = 60_000;
const HEAP_MB = 512;
const queue = new KeyedQueue();

/**
 * Judges a replay from somebody we need not trust: in a process of its own with an end to its time and memory, one after the
 * other, so that a file made to be endless costs the bot nothing else. Never rejects.
 */
export function verifyApart(text: string, timeoutMs = TIMEOUT_MS): Promise<Judgement> {
  return queue.run("all", () => judgeApart(text, timeoutMs));
}

function judgeApart(text: string, timeoutMs: number): Promise<Judgement> {
  return new Promise((resolve) => {
    const child = fork(programBeside(import.meta.url, "verify-child"), [], {
      execArgv: [`--max-old-space-size=${HEAP_MB}`, ...loaderFor(import.meta.url)],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    const done = (judgement: Judgement): void => {
      clearTimeout(timer);
      child.kill("SIGKILL");
      resolve(judgement);
    };
    const timer = setTimeout(() => done({ kind: "gave-up" }), timeoutMs);
    child.once("error", () => done({ kind: "gave-up" }));
    child.once("exit", () => done({ kind: "gave-up" }));
    child.once("message", (message) => {
      const read = answer.safeParse(message);
      done(read.success ? read.data : { kind: "gave-up" });
    });
    child.send(text, (error) => {
      if (error) done({ kind: "gave-up" });
    });
  });
}
