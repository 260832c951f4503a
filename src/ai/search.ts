import { checkAnswer } from "../engine/kernel/answers.ts";
import type { Answer, Choice, Seat } from "../engine/kernel/choice.ts";
import type { LiveMatch } from "../engine/kernel/live-match.ts";
import { candidates } from "./candidates.ts";
import { passiveAnswer } from "./passive.ts";
import type { AiPlayer, Situation } from "./player.ts";

export interface SearchOptions {
  readonly trials: number;
  readonly turns: number;
}
const LIMIT = 300;

export function searchPlayer(options: SearchOptions): AiPlayer {
  return { level: "search", name: "Playmat (search)", choose: (situation) => choose(situation, options) };
}

interface Line {
  readonly answer: Answer;
  sum: number;
  tries: number;
}

function choose(situation: Situation, options: SearchOptions): Answer {
  const { choice, pick, seat } = situation;
  const answers = candidates(choice.spec, pick).filter((answer) => checkAnswer(choice.spec, answer) === null);
  const first = answers[0];
  if (first === undefined || answers.length === 1) return first ?? passiveAnswer(choice.spec);
  const quick = situation.imagine().habit(choice, pick);
  if (quick !== null && checkAnswer(choice.spec, quick) === null) answers.unshift(quick);
  const seen = new Set<string>();
  let rest: Line[] = [];
  for (const answer of answers) {
    const key = JSON.stringify(answer);
    if (seen.has(key)) continue;
    seen.add(key);
    rest.push({ answer, sum: 0, tries: 0 });
  }
  const mean = (line: Line): number => line.sum / line.tries;
  const rounds = Math.max(1, Math.ceil(Math.log2(rest.length)));
  while (rest.length > 1) {
    const each = Math.max(1, Math.floor(options.trials / rounds / rest.length));
    for (let n = 0; n < each; n += 1) {
      const world = situation.imagine();
      for (const line of rest) {
        line.sum += rollOut(world.clone(), seat, choice, line.answer, options, pick);
        line.tries += 1;
      }
    }
    rest.sort((a, b) => mean(b) - mean(a));
    rest = rest.slice(0, Math.ceil(rest.length / 2));
  }
  return rest[0]?.answer ?? first;
}

function rollOut(
  world: LiveMatch,
  seat: Seat,
  choice: Choice,
  answer: Answer,
  options: SearchOptions,
  pick: (n: number) => number,
): number {
  if (!world.apply({ seat, choice: choice.id, answer }).ok) return Number.NEGATIVE_INFINITY;
  let turns = 0;
  let last = choice.kind === "action" ? seat : -1;
  for (let step = 0; step < LIMIT; step += 1) {
    const owed = world.choices()[0];
    if (!owed) break;
    if (owed.kind === "action" && owed.seat !== last) {
      if (last !== -1) turns += 1;
      last = owed.seat;
      if (turns >= options.turns) break;
    }
    const quick = world.habit(owed, pick);
    const fits = quick !== null && checkAnswer(owed.spec, quick) === null;
    if (
      !world.apply({ seat: owed.seat, choice: owed.id, answer: fits ? quick : passiveAnswer(owed.spec) }).ok
    )
      break;
  }
  return worthOf(world, seat);
}

function worthOf(world: LiveMatch, seat: Seat): number {
  const over = world.outcome();
  if (!over) return world.appraise(seat);
  if (over.winners.length === 0) return 0;
  return over.winners.includes(seat) ? 200 : -200;
}
