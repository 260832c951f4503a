import { setImmediate as breathe } from "node:timers/promises";
import type { Outcome } from "../engine/kernel/game.ts";
import { canonicalJson } from "../engine/kernel/json.ts";
import type { Game, LiveMatch } from "../engine/kernel/live-match.ts";
import type { Draw } from "../engine/kernel/rng.ts";
import { beginWatched, moveWatched, type Replay, type Step } from "./replay.ts";
import { commitment, seedFrom } from "./seed.ts";

export type Verdict =
  | {
      readonly ok: true;
      readonly moves: number;
      /** Rolls, picks and shuffles that were computed again. */
      readonly draws: number;
      readonly outcome: Outcome | null;
    }
  /** `step` is the number of the first move that goes another way; 0 is the set-up; null when no one step is to blame. */
  | { readonly ok: false; readonly step: number | null; readonly what: string };

/** Moves checked in one go, so that a process with other things to do gets to them. */
const BATCH = 4;

/** Plays the match again: the seed must be the promised one, and every roll, shuffle, line and state must be as the replay says. */
export function verifyReplay(game: Game, replay: Replay): Verdict {
  const course = verification(game, replay);
  for (;;) {
    const next = course.next();
    if (next.done) return next.value;
  }
}

/** The same, and how long the slowest step took, ms of processor time. */
export function verifyTimed(
  game: Game,
  replay: Replay,
): { readonly verdict: Verdict; readonly slowestMs: number } {
  const course = verification(game, replay);
  let slowestMs = 0;
  for (;;) {
    const before = process.cpuUsage();
    const next = course.next();
    const { user, system } = process.cpuUsage(before);
    slowestMs = Math.max(slowestMs, (user + system) / 1000);
    if (next.done) return { verdict: next.value, slowestMs };
  }
}

/** The same with pauses, for the bot. */
export async function verifyGently(game: Game, replay: Replay): Promise<Verdict> {
  const course = verification(game, replay);
  for (let step = 1; ; step += 1) {
    const next = course.next();
    if (next.done) return next.value;
    if (step % BATCH === 0) await breathe();
  }
}

function* verification(game: Game, replay: Replay): Generator<void, Verdict> {
  const { setup, moves, chance, log, steps } = replay;
  const fault = faultInSeed(replay) ?? faultInShape(replay);
  if (fault !== null) return { ok: false, step: null, what: fault };
  let match: LiveMatch;
  let done: Step;
  try {
    ({ match, step: done } = beginWatched(game, setup));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ok: false, step: 0, what: `the set-up fails: ${why}` };
  }
  let draws = 0;
  for (let step = 0; ; step += 1) {
    draws += done.draws.length;
    const what =
      (chance && faultInChance(done.draws, chance[step] ?? [])) ??
      (log && faultInLog(done.events, log[step] ?? [])) ??
      (match.hash() === steps[step] ? null : "the state differs");
    if (what !== null) return { ok: false, step, what };
    yield;
    const move = moves[step];
    if (!move) break;
    const next = moveWatched(match, move);
    if ("refused" in next) return { ok: false, step: step + 1, what: `refused: ${next.refused}` };
    done = next;
  }
  if (match.hash() !== replay.finalHash)
    return { ok: false, step: moves.length, what: "the stored end differs" };
  if (!match.outcome())
    return { ok: false, step: moves.length, what: "the match is not over there: moves are missing" };
  return { ok: true, moves: moves.length, draws, outcome: match.outcome() };
}

function faultInSeed({ setup, secret = setup.seed, words, seedHash }: Replay): string | null {
  if (commitment(secret) !== seedHash) return "the secret is not the one promised at the start";
  if (words && words.length !== setup.players.length) return "there are not as many words as seats";
  if (seedFrom(secret, words ?? []) !== setup.seed) return "the seed is not made of the secret and the words";
  return setup.script === undefined ? null : "dice were laid down in advance";
}

function faultInShape({ version, moves, chance, log, steps }: Replay): string | null {
  if (steps.length !== moves.length + 1) return `${moves.length} moves, but ${steps.length} steps`;
  if (version === 1) return null;
  for (const [name, list] of [
    ["chance", chance],
    ["log", log],
  ] as const)
    if (list?.length !== moves.length + 1)
      return `${moves.length} moves, but ${list?.length ?? 0} of "${name}"`;
  return null;
}

function faultInChance(is: readonly Draw[], said: readonly Draw[]): string | null {
  for (const [index, draw] of is.entries()) {
    const other = said[index];
    if (!other) return `${nameOf(draw)} is missing`;
    if (canonicalJson(draw) !== canonicalJson(other)) return `${nameOf(draw)}, not ${nameOf(other)}`;
  }
  const more = said[is.length];
  return more ? `${nameOf(more)} did not happen` : null;
}

function nameOf(draw: Draw): string {
  const numbers =
    draw.kind === "shuffle" && draw.of > 2
      ? `numbers ${draw.at} to ${draw.at + draw.of - 2}`
      : `number ${draw.at}`;
  if (draw.kind === "shuffle") return `a shuffle of ${draw.of} (${numbers})`;
  return draw.kind === "die"
    ? `a d${draw.of} that shows ${draw.shows} (${numbers})`
    : `a pick of ${draw.of} that gives ${draw.shows} (${numbers})`;
}

function faultInLog(is: Step["events"], said: Step["events"]): string | null {
  for (let index = 0; index < Math.max(is.length, said.length); index += 1) {
    const [one, other] = [is[index], said[index]].map((event) => event && canonicalJson(event));
    if (one !== other)
      return `line ${index + 1} of the log should be ${one ?? "nothing"}, the file has ${other ?? "nothing"}`;
  }
  return null;
}
