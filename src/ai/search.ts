import { checkAnswer } from "../engine/kernel/answers.ts";
import type { Answer, Choice, Seat } from "../engine/kernel/choice.ts";
import type { LiveMatch } from "../engine/kernel/live-match.ts";
import { candidates } from "./candidates.ts";
import { passiveAnswer } from "./passive.ts";
import type { AiPlayer, Situation } from "./player.ts";

export interface SearchOptions {
  /** Worlds in which every answer is tried out up to the next decision of weight. */
  readonly worlds: number;
  /** How many of the best go on to the long look. */
  readonly shortlist: number;
  /** Worlds of the long look, which goes on for `turns` changes of turn. */
  readonly rollouts: number;
  readonly turns: number;
}
const LIMIT = 160;
/** Short of the best by more than this an answer is not looked at again. */
const MARGIN = 15;

export function searchPlayer(options: SearchOptions): AiPlayer {
  return { level: "search", name: "Playmat (search)", choose: (situation) => choose(situation, options) };
}

interface Line {
  readonly answer: Answer;
  near: number;
  far: number;
}

function choose(situation: Situation, options: SearchOptions): Answer {
  const { choice, pick, seat } = situation;
  const answers = fitting(situation.imagine(), choice, pick);
  const first = answers[0];
  if (first === undefined || answers.length === 1) return first ?? passiveAnswer(choice.spec);
  const lines: Line[] = answers.map((answer) => ({ answer, near: 0, far: 0 }));
  for (let n = 0; n < options.worlds; n += 1) {
    const world = situation.imagine();
    for (const line of lines)
      line.near += playOn(world.clone(), seat, choice, line.answer, 0, pick) / options.worlds;
  }
  lines.sort((a, b) => b.near - a.near);
  const most = lines[0]?.near ?? 0;
  const rest = lines.slice(0, options.shortlist).filter((line) => line.near > most - MARGIN);
  if (rest.length === 1 || options.rollouts === 0) return rest[0]?.answer ?? first;
  for (let n = 0; n < options.rollouts; n += 1) {
    const world = situation.imagine();
    for (const line of rest)
      line.far += playOn(world.clone(), seat, choice, line.answer, options.turns, pick) / options.rollouts;
  }
  rest.sort((a, b) => b.near + b.far - a.near - a.far);
  return rest[0]?.answer ?? first;
}

/** Answers worth a thought, what the game itself would do first. */
function fitting(world: LiveMatch, choice: Choice, pick: (n: number) => number): Answer[] {
  const all = candidates(choice.spec, pick);
  const quick = world.habit(choice, pick);
  if (quick !== null) all.unshift(quick);
  const seen = new Set<string>();
  return all.filter((answer) => {
    const key = JSON.stringify(answer);
    if (seen.has(key)) return false;
    seen.add(key);
    return checkAnswer(choice.spec, answer) === null;
  });
}

/** Carries the answer out and plays on: until something new may be begun, or for so many changes of turn. */
function playOn(
  world: LiveMatch,
  seat: Seat,
  choice: Choice,
  answer: Answer,
  turns: number,
  pick: (n: number) => number,
): number {
  if (!world.apply({ seat, choice: choice.id, answer }).ok) return -1000;
  let last = choice.kind === "action" ? seat : -1;
  let changes = 0;
  for (let step = 0; step < LIMIT; step += 1) {
    const owed = world.choices()[0];
    if (!owed) break;
    if (owed.deadline === "decision" && owed.kind === "action") {
      if (turns === 0 && (owed.seat !== seat || choice.kind === "action")) break;
      if (owed.seat !== last) {
        if (last !== -1) changes += 1;
        last = owed.seat;
        if (turns > 0 && changes >= turns) break;
      }
    }
    const quick = turns > 0 || owed.seat !== seat ? world.habit(owed, pick) : null;
    const fits = quick !== null && checkAnswer(owed.spec, quick) === null;
    if (!world.apply({ seat: owed.seat, choice: owed.id, answer: fits ? quick : passiveAnswer(owed.spec) }).ok)
      break;
  }
  return worthOf(world, seat);
}

function worthOf(world: LiveMatch, seat: Seat): number {
  const over = world.outcome();
  if (!over) return world.appraise(seat);
  if (over.winners.length === 0) return 0;
  return over.winners.includes(seat) ? 300 : -300;
}
