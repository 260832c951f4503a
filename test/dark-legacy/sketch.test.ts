import { expect, test } from "vitest";
import { darkLegacyRules as rules } from "../../src/engine/dark-legacy/index.ts";
import { sampleAnswer } from "../../src/engine/kernel/answers.ts";
import type { Choice, Field, MenuItem, Option, Spec } from "../../src/engine/kernel/choice.ts";
import { samePlain } from "../../src/engine/kernel/json.ts";
import { below, newRng } from "../../src/engine/kernel/rng.ts";

const GAMES = 4;
const MOVES = 150;
const ODD = ["Fusion", "Cerberus", "Guardian Angel"];

/** What is left of a choice without its words and without what is refused. */
function bareChoice({ prompt: _prompt, help: _help, spec, ...rest }: Choice) {
  return { ...rest, spec: bareSpec(spec) };
}
function bareSpec(spec: Spec): unknown {
  if (spec.type === "menu") return { ...spec, items: spec.items.filter((one) => !one.refused).map(bareItem) };
  if (spec.type === "order") return { ...spec, items: spec.items.map(bareOption) };
  if (spec.type === "assign")
    return { ...spec, from: spec.from.map(bareOption), to: spec.to.map(bareOption) };
  if (spec.type === "number") return spec;
  const options = spec.options.map(bareOption);
  if (spec.type === "one") return { ...spec, options };
  const { expect: _expect, ...rest } = spec;
  return { ...rest, options };
}
function bareItem({ label: _label, note: _note, cost: _cost, confirm: _confirm, fields, ...rest }: MenuItem) {
  return { ...rest, fields: fields.map(bareField) };
}
function bareField({ name, spec }: Field) {
  return { name, spec: bareSpec(spec) };
}
function bareOption({ id, card }: Option) {
  return { id, card };
}

/** Legal answers are found by one code, with words or without: here in random games, odd cards and options included. */
test("a sketch is the choice without its words and without what is refused", () => {
  for (let n = 0; n < GAMES; n += 1) {
    const rng = newRng(`sketch-${n}`);
    const pick = (sides: number): number => below(rng, sides);
    const { options, profiles } = rules.drawSetup?.(pick) ?? { options: {}, profiles: [{}, {}] };
    const players = profiles.map((profile, seat) => {
      const list = rules.decks[(n + seat) % rules.decks.length]?.list ?? { name: "", cards: [] };
      return { name: `Seat ${seat}`, profile, deck: rules.anySeat?.(pick, ODD)?.deck ?? list };
    });
    const state = rules.setup({ seed: `sketch-${n}`, players, options }, () => undefined);
    for (let move = 0; move < MOVES && !state.over; move += 1) {
      const owed = rules.choices(state);
      const bare = owed.map(bareChoice);
      const sketch = rules.sketches?.(state).map(bareChoice);
      if (!samePlain(sketch, bare)) expect(sketch, `game ${n}, move ${move}`).toEqual(bare);
      const choice = owed[pick(owed.length)];
      const answer = choice && sampleAnswer(choice.spec, pick);
      if (!choice || answer === undefined) break;
      rules.resolve(state, choice, answer, () => undefined);
    }
  }
});
