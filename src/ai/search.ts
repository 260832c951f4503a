import { checkAnswer } from "../engine/kernel/answers.ts";
import type { Answer, Choice, Seat } from "../engine/kernel/choice.ts";
import type { LiveMatch } from "../engine/kernel/live-match.ts";
import { candidates } from "./candidates.ts";
import { passiveAnswer } from "./passive.ts";
import type { AiPlayer, Situation } from "./player.ts";

/** How thoroughly it looks. */
export interface Effort {
  /** Worlds imagined in each round; after a round only the better half goes on. */
  readonly rounds: readonly number[];
  /** Moves tried out for one decision, all worlds together; about 60 µs each, so that 300 ms are never reached. */
  readonly moves: number;
}
const FULL: Effort = { rounds: [4, 6, 10, 16], moves: 2400 };
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
  const { choice } = situation;
  let lines: Line[] = answersOf(situation).map((answer) => ({ answer, sum: 0 }));
  const purse: Purse = { moves };
  for (const worlds of rounds) {
    if (lines.length < 2) break;
    for (let n = 0; n < worlds && purse.moves > 0; n += 1) {
      const world = situation.imagine();
      for (const line of lines) line.sum += worthOf(world.clone(), situation, line.answer, purse);
    }
    lines = lines.sort((a, b) => b.sum - a.sum).slice(0, Math.ceil(lines.length / 2));
  }
  return lines[0]?.answer ?? passiveAnswer(choice.spec);
}

/** Answers worth a thought, each once: what a sound player of the game would do, and what the choice offers. */
function answersOf(situation: Situation): Answer[] {
  const { choice, pick } = situation;
  const found = new Map<string, Answer>();
  for (const answer of candidates(choice.spec, pick)) found.set(JSON.stringify(answer), answer);
  const quick = found.size > 1 ? situation.imagine().habit(choice, pick) : null;
  if (quick !== null) found.set(JSON.stringify(quick), quick);
  return [...found.values()].filter((answer) => checkAnswer(choice.spec, answer) === null);
}

/** The chance to win after the answer, once what it begins has been settled. */
function worthOf(world: LiveMatch, { seat, choice, pick }: Situation, answer: Answer, purse: Purse): number {
  if (!world.apply({ seat, choice: choice.id, answer }).ok) return -1;
  for (let step = 0; step < LINE; step += 1) {
    purse.moves -= 1;
    const owed = world.sketches()[0];
    if (!owed || isNew(owed, choice)) break;
    if (!world.apply({ seat: owed.seat, choice: owed.id, answer: goOn(world, seat, owed, pick) }).ok) break;
  }
  return world.odds(seat);
}

/** Something new may be begun: by the seat itself, or by whoever has the turn after an action of its own. */
function isNew(owed: Choice, { seat, kind }: Choice): boolean {
  return owed.deadline === "decision" && owed.kind === "action" && (owed.seat !== seat || kind === "action");
}

/** Opponents do what sound players do; the seat itself adds nothing to what it began. */
function goOn(world: LiveMatch, seat: Seat, owed: Choice, pick: (n: number) => number): Answer {
  const quick = owed.seat === seat && owed.spec.type === "menu" ? null : world.habit(owed, pick);
  return quick !== null && checkAnswer(owed.spec, quick) === null ? quick : passiveAnswer(owed.spec);
}
