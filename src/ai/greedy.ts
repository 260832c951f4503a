import { checkAnswer } from "../engine/kernel/answers.ts";
import type { Answer, Choice, Seat } from "../engine/kernel/choice.ts";
import type { LiveMatch } from "../engine/kernel/live-match.ts";
import { beginsAnew } from "./anew.ts";
import { candidates } from "./candidates.ts";
import { passiveAnswer } from "./passive.ts";
import type { AiPlayer, Situation } from "./player.ts";

/** Worlds imagined for one decision, and decisions that a trial may run on. */
const WORLDS = 2;
const TRIAL_STEPS = 24;
const WIN = 1_000_000;

/**
 * Tries every worthwhile answer in a few imagined worlds, lets both sides go on in the plainest way until the smoke has
 * cleared, and takes the answer that leaves its seat best off. Knows only what its seat knows.
 */
export const greedyPlayer: AiPlayer = {
  level: "greedy",
  name: "Playmat",
  thinksLong: true,
  choose,
};

function choose(situation: Situation): Answer {
  const answers = candidates(situation.choice.spec, situation.pick).filter(
    (answer) => checkAnswer(situation.choice.spec, answer) === null,
  );
  const first = answers[0];
  if (first === undefined || answers.length === 1) return first ?? passiveAnswer(situation.choice.spec);
  const worlds = Array.from({ length: WORLDS }, () => situation.imagine());
  let best = first;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (const answer of answers) {
    let worth = 0;
    for (const world of worlds) worth += tryOut(world.clone(), situation, answer);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = answer;
    }
  }
  return best;
}

function tryOut(world: LiveMatch, { seat, choice }: Situation, answer: Answer): number {
  const applied = world.apply({ seat, choice: choice.id, answer });
  if (!applied.ok) return -WIN;
  settle(world, choice);
  return worthOf(world, seat);
}

/** Goes on the plain way while answers to what was begun are owed: until the seat may begin something new, or the turn is over. */
function settle(world: LiveMatch, tried: Choice): void {
  for (let step = 0; step < TRIAL_STEPS; step += 1) {
    const owed = world.sketches()[0];
    if (!owed || beginsAnew(owed, tried)) return;
    if (!world.apply({ seat: owed.seat, choice: owed.id, answer: passiveAnswer(owed.spec) }).ok) return;
  }
}

function worthOf(world: LiveMatch, seat: Seat): number {
  const over = world.outcome();
  if (!over) return world.appraise(seat);
  if (over.winners.length === 0) return 0;
  return over.winners.includes(seat) ? WIN : -WIN;
}
