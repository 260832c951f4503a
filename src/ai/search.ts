import { checkAnswer } from "../engine/kernel/answers.ts";
import type { Answer, Choice, Seat } from "../engine/kernel/choice.ts";
import type { LiveMatch } from "../engine/kernel/live-match.ts";
import { beginsAnew } from "./anew.ts";
import { candidates } from "./candidates.ts";
import { neighbours } from "./neighbours.ts";
import { passiveAnswer } from "./passive.ts";
import type { AiPlayer, Situation } from "./player.ts";

/** How thoroughly it looks. */
export interface Effort {
  /** Worlds imagined in each round; after a round only the better half goes on. */
  readonly rounds: readonly number[];
  /** Moves tried out for one decision, all worlds together; about 60 µs each, so that the clock seldom ends a thought. */
  readonly moves: number;
}
const FULL: Effort = { rounds: [4, 6, 10, 16], moves: 1000 };
/** How often the best answer is varied a little, to see whether a better one lies beside it. */
const CLIMBS = 4;
/** Moves that one line may run on. */
const LINE = 60;

/** A searching player of another effort, for simulations that cannot spend so much. */
export function searchPlayer(level: string, effort: Effort): AiPlayer {
  return {
    level,
    name: "Playmat (strong)",
    thinksLong: true,
    choose: (situation) => choose(situation, effort),
  };
}

/**
 * Tries every worthwhile answer in many imagined worlds, with opponents who answer as sound players do, until something new
 * may be begun; takes the one with the best chance to win. The closer the race, the more worlds. Knows only what its seat knows.
 */
export const searchingPlayer: AiPlayer = searchPlayer("search", FULL);

interface Line {
  readonly answer: Answer;
  sum: number;
}
/** Moves left to try out. */
interface Purse {
  moves: number;
}

function choose(situation: Situation, { rounds, moves }: Effort): Answer {
  const { spec } = situation.choice;
  const purse: Purse = { moves };
  const seen = new Set<string>();
  const unseen = (answers: readonly Answer[]): Answer[] =>
    answers.filter((answer) => {
      const key = JSON.stringify(answer);
      if (seen.has(key) || checkAnswer(spec, answer) !== null) return false;
      seen.add(key);
      return true;
    });
  const first = unseen(worthAThought(situation));
  if (first.length < 2) return first[0] ?? passiveAnswer(spec);
  let best = race(situation, first, rounds, purse);
  for (let n = 0; n < CLIMBS && mayGoOn(situation, purse); n += 1) {
    const around = unseen(neighbours(spec, best));
    if (around.length === 0) break;
    const next = race(situation, [best, ...around], rounds, purse);
    if (next === best) break;
    best = next;
  }
  return best;
}

function mayGoOn(situation: Situation, purse: Purse): boolean {
  return purse.moves > 0 && !situation.late();
}

/** The answer that does best; after each round of worlds only the better half goes on. */
function race(
  situation: Situation,
  answers: readonly Answer[],
  rounds: readonly number[],
  purse: Purse,
): Answer {
  let lines: Line[] = answers.map((answer) => ({ answer, sum: 0 }));
  for (const worlds of rounds) {
    for (let n = 0; n < worlds && lines.length > 1 && mayGoOn(situation, purse); n += 1) {
      const world = situation.imagine();
      for (const line of lines) line.sum += worthOf(world.clone(), situation, line.answer, purse);
    }
    lines = lines.sort((a, b) => b.sum - a.sum).slice(0, Math.ceil(lines.length / 2));
  }
  return lines[0]?.answer ?? null;
}

/** What a sound player of the game would do, and what the choice offers. */
function worthAThought(situation: Situation): Answer[] {
  const { choice, pick } = situation;
  const offered = candidates(choice.spec, pick);
  const quick = offered.length > 1 ? situation.imagine().habit(choice, pick) : null;
  return quick === null ? offered : [quick, ...offered];
}

/** The chance to win after the answer, once what it begins has been settled. */
function worthOf(world: LiveMatch, { seat, choice, pick }: Situation, answer: Answer, purse: Purse): number {
  if (!world.apply({ seat, choice: choice.id, answer }).ok) return -1;
  for (let step = 0; step < LINE; step += 1) {
    purse.moves -= 1;
    const owed = world.sketches()[0];
    if (!owed || beginsAnew(owed, choice)) break;
    if (!world.apply({ seat: owed.seat, choice: owed.id, answer: goOn(world, seat, owed, pick) }).ok) break;
  }
  return world.odds(seat);
}

/** Opponents do what sound players do; the seat itself adds nothing to what it began. */
function goOn(world: LiveMatch, seat: Seat, owed: Choice, pick: (n: number) => number): Answer {
  const quick = owed.seat === seat && owed.spec.type === "menu" ? null : world.habit(owed, pick);
  return quick !== null && checkAnswer(owed.spec, quick) === null ? quick : passiveAnswer(owed.spec);
}
