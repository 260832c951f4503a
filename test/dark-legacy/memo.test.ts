import { expect, test } from "vitest";
import { faultInBoard } from "../../src/engine/dark-legacy/board.ts";
import { copyState } from "../../src/engine/dark-legacy/copy.ts";
import { darkLegacyRules as rules } from "../../src/engine/dark-legacy/index.ts";
import { sampleAnswer } from "../../src/engine/kernel/answers.ts";
import { copyPlain, hashOf, samePlain } from "../../src/engine/kernel/json.ts";
import { below, newRng } from "../../src/engine/kernel/rng.ts";

const GAMES = 4;
const MOVES = 120;
/** Cards that change what others are, or bring all of them back. */
const ODD = ["Fusion", "Cerberus", "Guardian Angel"];

function begin(n: number) {
  const rng = newRng(`memo-${n}`);
  const pick = (sides: number): number => below(rng, sides);
  const { options, profiles } = rules.drawSetup?.(pick) ?? { options: {}, profiles: [{}, {}] };
  const players = profiles.map((profile, seat) => {
    const list = rules.decks[(n + seat) % rules.decks.length]?.list ?? { name: "", cards: [] };
    return { name: `Seat ${seat}`, profile, deck: rules.anySeat?.(pick, ODD)?.deck ?? list };
  });
  return { state: rules.setup({ seed: `memo-${n}`, players, options }, () => undefined), pick };
}

/** Any answer to any choice; false when nobody owes one. */
function step(state: ReturnType<typeof begin>["state"], pick: (n: number) => number): boolean {
  const owed = rules.choices(state);
  const choice = owed[pick(owed.length)];
  const answer = choice && sampleAnswer(choice.spec, pick);
  if (!choice || answer === undefined) return false;
  rules.resolve(state, choice, answer, () => undefined);
  return true;
}

/** Every figure comes from the memos, so a copy, which has none yet, must be asked and shown the same. */
test("what is kept in memory beside a state is what a fresh look at the state finds", () => {
  for (let n = 0; n < GAMES; n += 1) {
    const { state, pick } = begin(n);
    for (let move = 0; move < MOVES && !state.over; move += 1) {
      const where = `game ${n}, move ${move}`;
      expect(faultInBoard(state), where).toBeNull();
      const owed = rules.choices(state);
      const copy = copyPlain(state);
      if (!samePlain(owed, rules.choices(copy))) expect(owed, where).toEqual(rules.choices(copy));
      if (!samePlain(rules.view(state, 0), rules.view(copy, 0)))
        expect(rules.view(state, 0), where).toEqual(rules.view(copy, 0));
      if (!step(state, pick)) break;
    }
  }
});

test("a copy and what it was copied from go their own ways", () => {
  for (let n = 0; n < GAMES; n += 1) {
    const { state, pick } = begin(n);
    for (let move = 0; move < MOVES && !state.over; move += 1) {
      if (move % 25 === 0) {
        const copy = copyState(state);
        const before = hashOf(state);
        expect(hashOf(copy)).toBe(before);
        for (let on = 0; on < 40 && !copy.over; on += 1) if (!step(copy, pick)) break;
        expect(hashOf(state), `game ${n}, copied before move ${move}`).toBe(before);
      }
      if (!step(state, pick)) break;
    }
  }
});
