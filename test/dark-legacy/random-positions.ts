import { darkLegacyRules as rules } from "../../src/engine/dark-legacy/index.ts";
import type { State } from "../../src/engine/dark-legacy/state.ts";
import { sampleAnswer } from "../../src/engine/kernel/answers.ts";
import type { GameEvent } from "../../src/engine/kernel/event.ts";
import { below, newRng } from "../../src/engine/kernel/rng.ts";

/** Random games and positions for the tests of the audit. */
export type Pick = (n: number) => number;

export function begin(n: number) {
  const rng = newRng(`audit-${n}`);
  const pick: Pick = (sides) => below(rng, sides);
  const { options, profiles } = rules.drawSetup?.(pick) ?? { options: {}, profiles: [{}, {}] };
  const players = profiles.map((profile, seat) => {
    const offer = rules.decks[pick(rules.decks.length)];
    if (!offer) throw new Error("No decks");
    return { name: `Seat ${seat}`, profile, deck: offer.list };
  });
  return { setup: { seed: `audit-${n}`, players, options }, pick };
}

/** One random move, or null when nobody owes one. */
export function step(state: State, pick: Pick): GameEvent[] | null {
  const owed = rules.choices(state);
  const choice = owed[pick(owed.length || 1)];
  if (!choice) return null;
  const events: GameEvent[] = [];
  rules.resolve(state, choice, sampleAnswer(choice.spec, pick), (event) => events.push(event));
  return events;
}

/** A position some way into a random game that is not over. */
export function reached(n: number, moves: number): { state: State; pick: Pick } {
  const { setup, pick } = begin(n);
  const state = rules.setup(setup, () => undefined);
  for (let move = 0; move < moves && !state.over; move += 1) step(state, pick);
  return state.over ? reached(n, Math.floor(moves / 2)) : { state, pick };
}
