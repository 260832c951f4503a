import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { audit } from "../../src/engine/dark-legacy/audit/index.ts";
import { mirror } from "../../src/engine/dark-legacy/audit/mirror.ts";
import { darkLegacyRules as rules } from "../../src/engine/dark-legacy/index.ts";
import type { State } from "../../src/engine/dark-legacy/state.ts";
import { sampleAnswer } from "../../src/engine/kernel/answers.ts";
import { samePlain } from "../../src/engine/kernel/json.ts";
import { begin, type Pick, reached, step } from "./random-positions.ts";

const number = fc.integer({ min: 0, max: 2 ** 31 - 1 });

/** What a try-out in a position comes to; null also where nobody is asked. */
function triedOut(state: State, pick: Pick): string | null {
  const choice = rules.choices(state)[0];
  return choice ? audit.tryOut(state, choice, sampleAnswer(choice.spec, pick), pick) : null;
}

describe("what Dark Legacy promises in every game", () => {
  test("cards lie in one zone, and events account for every figure", () => {
    fc.assert(
      fc.property(number, (n) => {
        const { setup, pick } = begin(n);
        const state = rules.setup(setup, () => undefined);
        const watch = audit.watch(state);
        for (let move = 0; move < 120 && !state.over; move += 1)
          expect(watch(step(state, pick) ?? [], state), `move ${move}`).toBeNull();
      }),
      { numRuns: 3 },
    );
  });

  test("mirrored seats fare alike, and neither targets nor attackers have an order", () => {
    fc.assert(
      fc.property(number, fc.integer({ min: 20, max: 200 }), (n, moves) => {
        const { state, pick } = reached(n, moves);
        for (let more = 0; more < 8 && !state.over; more += 1) {
          expect(triedOut(state, pick), `${more} moves on`).toBeNull();
          step(state, pick);
        }
      }),
      { numRuns: 6 },
    );
  });

  test("a mirror of a mirror is the position itself", () => {
    fc.assert(
      fc.property(number, fc.integer({ min: 0, max: 90 }), (n, moves) => {
        const { state } = reached(n, moves);
        expect(samePlain(mirror(mirror(state)), state)).toBe(true);
        expect(mirror(mirror(rules.choices(state)))).toEqual(rules.choices(state));
      }),
      { numRuns: 4 },
    );
  });
});
