import { setImmediate as breathe } from "node:timers/promises";
import type { Description } from "../engine/kernel/game.ts";
import type { Game, LiveMatch } from "../engine/kernel/live-match.ts";
import { inForce } from "../table/asking.ts";
import { MatchError } from "./errors.ts";
import { keyOf, type Recording } from "./recording.ts";
import { beginWatched, moveWatched, type Replay, type Step } from "./replay.ts";

/** One step of a finished match: the set-up, or a move. */
export interface CourseStep extends Step {
  /** Whose turn and which phase it is after it. */
  readonly title: Description["title"];
  /** A move that was taken back later, or the taking back itself: it does not count in the end. */
  readonly undone: boolean;
  /** What goes on at this moment where it is worth a picture of its own, as a word: the same word, the same going-on. */
  readonly scene: string | null;
}

/** Steps of one turn, first and last included. What was taken back lies in the turn in which it was. */
export interface TurnSpan {
  readonly from: number;
  readonly to: number;
}

/** A finished match played again, to be looked at from any step. */
export interface Course {
  readonly key: string;
  readonly game: Game;
  readonly recording: Recording;
  /** The set-up first, then one a move. */
  readonly steps: readonly CourseStep[];
  readonly turns: readonly TurnSpan[];
  /** The match as it stood after a step; nobody may move in it. */
  at(step: number): LiveMatch;
}

/** Moves between two positions that are kept: the rest is played again from the one before. */
const KEPT_EVERY = 8;
/** Longest that this process is held in one go, ms. */
const SLICE_MS = 8;
/** Matches kept at a time. */
const COURSES = 6;

/** Lets this process do other things whenever it was held for long enough. */
function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await breathe();
    since = performance.now();
  };
}

/**
 * Plays a recording again, with pauses, so that the bot gets to its clicks. Throws MatchError "not-a-replay" when a move does not
 * fit, and what the set-up throws.
 */
export async function playCourse(game: Game, recording: Recording): Promise<Course> {
  const { setup, moves } = recording;
  const counting = new Set(inForce(moves));
  let { match, step } = beginWatched(game, setup);
  const steps: CourseStep[] = [];
  const keys: string[] = [];
  const kept = new Map<number, LiveMatch>();
  const rest = pauses();
  for (let at = 0; ; at += 1) {
    const { title, turnKey } = match.describe("spectator");
    keys.push(turnKey ?? String(match.turn()));
    const undone = at > 0 && !counting.has(at - 1);
    steps.push({ ...step, title, undone, scene: match.scene() });
    const move = moves[at];
    // To go back again costs a whole match, so what comes of it is kept.
    const last = moves[at - 1];
    if (at % KEPT_EVERY === 0 || (last && "takeBack" in last)) kept.set(at, match.clone());
    if (!move) break;
    await rest();
    const next = moveWatched(match, move);
    if ("refused" in next) throw new MatchError("not-a-replay", `move ${at + 1} is refused: ${next.refused}`);
    step = next;
  }
  if (!match.outcome()) throw new MatchError("not-over", "A match can be replayed once it is over");
  return {
    key: keyOf(recording),
    game,
    recording,
    steps,
    turns: turnsOf(steps, keys),
    at(wanted) {
      const to = Math.max(0, Math.min(wanted, steps.length - 1));
      let from = to;
      while (from > 0 && !kept.has(from)) from -= 1;
      const found = kept.get(from)?.clone() ?? game.start(setup).match;
      for (const move of moves.slice(from, to)) found.apply(move);
      return found;
    },
  };
}

/** A new turn begins where a move that counts has led to one. */
function turnsOf(steps: readonly CourseStep[], keys: readonly string[]): TurnSpan[] {
  const turns: { from: number; to: number }[] = [];
  let now: string | undefined;
  for (const [at, step] of steps.entries()) {
    const last = turns.at(-1);
    if (last && (step.undone || keys[at] === now)) last.to = at;
    else {
      turns.push({ from: at, to: at });
      now = keys[at];
    }
  }
  return turns;
}

/** The whole replay of a course, as `exportReplay` makes it, with pauses. */
export async function replayOf({ game, recording, steps }: Course): Promise<Replay> {
  const { match } = game.start(recording.setup);
  const hashes = [match.hash()];
  const rest = pauses();
  for (const move of recording.moves) {
    match.apply(move);
    hashes.push(match.hash());
    await rest();
  }
  return {
    version: 2,
    game: recording.game,
    secret: recording.secret,
    words: recording.words,
    seedHash: recording.seedHash,
    setup: recording.setup,
    moves: recording.moves,
    chance: steps.map((step) => step.draws),
    log: steps.map((step) => step.events),
    steps: hashes,
    finalHash: hashes.at(-1) ?? "",
  };
}

/** Courses played lately, so that turning a page does not play the whole match again. They can be lost at any time. */
export function courseShelf(): (game: Game, recording: Recording) => Promise<Course> {
  const kept = new Map<string, Promise<Course>>();
  return (game, recording) => {
    const key = keyOf(recording);
    const course = kept.get(key) ?? playCourse(game, recording);
    kept.delete(key);
    kept.set(key, course);
    course.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= COURSES) break;
      kept.delete(oldest);
    }
    return course;
  };
}
