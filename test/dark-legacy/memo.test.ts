import { expect, test } from "vitest";
import { faultInBoard } from "../../src/engine/dark-legacy/board.ts";
import { darkLegacyRules as rules } from "../../src/engine/dark-legacy/index.ts";
import { sampleAnswer } from "../../src/engine/kernel/answers.ts";
import { copyPlain, samePlain } from "../../src/engine/kernel/json.ts";
import { below, newRng } from "../../src/engine/kernel/rng.ts";

const GAMES = 4;
const MOVES = 200;

/** Every figure comes from the memos, so a copy, which has none yet, must be asked and shown the same. */
test("what is kept in memory beside a state is what a fresh look at the state finds", () => {
  for (let n = 0; n < GAMES; n += 1) {
    const rng = newRng(`memo-${n}`);
    const pick = (sides: number): number => below(rng, sides);
    const { options, profiles } = rules.drawSetup?.(pick) ?? { options: {}, profiles: [{}, {}] };
    const players = profiles.map((profile, seat) => {
      const list = rules.decks[(n + seat) % rules.decks.length]?.list ?? { name: "", cards: [] };
      return { name: `Seat ${seat}`, profile, deck: rules.anySeat?.(pick, [])?.deck ?? list };
    });
    const state = rules.setup({ seed: `memo-${n}`, players, options }, () => undefined);
    for (let move = 0; move < MOVES && !state.over; move += 1) {
      const where = `game ${n}, move ${move}`;
      expect(faultInBoard(state), where).toBeNull();
      const owed = rules.choices(state);
      const copy = copyPlain(state);
      if (!samePlain(owed, rules.choices(copy))) expect(owed, where).toEqual(rules.choices(copy));
      if (!samePlain(rules.view(state, 0), rules.view(copy, 0)))
        expect(rules.view(state, 0), where).toEqual(rules.view(copy, 0));
      const choice = owed[pick(owed.length)];
      const answer = choice && sampleAnswer(choice.spec, pick);
      if (!choice || answer === undefined) break;
      rules.resolve(state, choice, answer, () => undefined);
    }
  }
});
