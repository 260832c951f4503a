import { type State, stateSchema } from "../../src/engine/dark-legacy/state.ts";
import { sampleAnswer } from "../../src/engine/kernel/answers.ts";
import type { Choice } from "../../src/engine/kernel/choice.ts";
import type { LiveMatch, Move } from "../../src/engine/kernel/live-match.ts";
import { picker } from "../toy/setup.ts";

/** A point of a match at which the bot is to die: the decision that is open then, and the menu item to choose, if that matters. */
export interface Moment {
  readonly choice: Choice;
  readonly item: string | null;
}
export type FindMoment = (state: State, open: readonly Choice[]) => Moment | null;

/** One of the two secret picks, or both, are still to be made. */
export const inStartingPick: FindMoment = (state, [choice]) =>
  choice && state.agenda.at(-1)?.do === "starting-picks" ? { choice, item: null } : null;

/** An attack is declared and somebody is asked within it. */
export const inAttack: FindMoment = (state, [choice]) =>
  choice && state.attack !== null ? { choice, item: null } : null;

/** A spell waits on the stack, and whoever is asked holds a Counter Spell that they can cast at it. */
export const inStack: FindMoment = (state, [choice]) => {
  if (!choice || state.stack.length === 0 || choice.spec.type !== "menu") return null;
  const counter = choice.spec.items.find(
    (item) => !item.refused && state.cards[item.id.split(".")[1] ?? ""]?.def === "counter-spell",
  );
  return counter ? { choice, item: counter.id } : null;
};

export function momentOf(match: LiveMatch, find: FindMoment): Moment | null {
  return find(stateSchema.parse(match.save().state), match.choices());
}

/** Plays on at random until the moment is there; gives the moves that lead to it, or null when it does not come in time. */
function movesTo(from: LiveMatch, find: FindMoment, seed: number, limit: number): readonly Move[] | null {
  const match = from.clone();
  const pick = picker(seed);
  const moves: Move[] = [];
  while (moves.length <= limit) {
    if (momentOf(match, find)) return moves;
    const open = match.choices();
    const choice = open[pick(open.length || 1)];
    if (!choice) return null;
    const move: Move = { seat: choice.seat, choice: choice.id, answer: sampleAnswer(choice.spec, pick) };
    if (!match.apply(move).ok) return null;
    moves.push(move);
  }
  return null;
}

/** The same on one of many ways to play on, a short one where there is one. */
export function someMovesTo(from: LiveMatch, find: FindMoment): readonly Move[] {
  for (const limit of [20, 60, 150, 400])
    for (let seed = 1; seed <= 25; seed += 1) {
      const moves = movesTo(from, find, seed, limit);
      if (moves) return moves;
    }
  throw new Error("The moment never came");
}
