import fc from "fast-check";
import { expect, it } from "vitest";
import { checkAnswer, hasAnswer, listAnswers, sampleAnswer } from "../../src/engine/kernel/answers.ts";
import type { OneSpec, Option, SomeSpec, Spec } from "../../src/engine/kernel/choice.ts";
import { canonicalJson } from "../../src/engine/kernel/json.ts";
import { mutations } from "../../src/engine/kernel/mutate.ts";
import { refuse } from "../../src/engine/kernel/refusal.ts";
import { literal } from "../../src/engine/kernel/text.ts";
import { picker } from "../toy/setup.ts";

const options = (count: number, prefix = "o"): Option[] =>
  Array.from({ length: count }, (_, i) => ({ id: `${prefix}${i}`, label: literal(`${i}`) }));
const small = (max: number) => fc.integer({ min: 0, max });

const one: fc.Arbitrary<OneSpec> = fc
  .tuple(small(4), fc.boolean())
  .map(([n, optional]) => ({ type: "one", options: options(n), optional }));
const some: fc.Arbitrary<SomeSpec> = fc
  .tuple(small(4), small(4), small(4), fc.boolean())
  .map(([n, a, b, pair]) => ({
    type: "some",
    options: options(n),
    min: Math.min(a, b),
    max: Math.max(a, b),
    ...(pair ? { exclusive: [["o0", "o1"]] } : {}),
  }));
const number = fc.tuple(small(3), small(5)).map(([min, max]) => ({ type: "number", min, max }) as const);
const order = small(4).map((n) => ({ type: "order", items: options(n) }) as const);
const assign = fc
  .tuple(small(3), small(3), fc.integer({ min: 1, max: 2 }), fc.boolean(), fc.infiniteStream(fc.boolean()))
  .map(([from, to, perTo, pair, coins]): Spec => {
    const all = options(from, "f").flatMap((f) =>
      options(to, "t").map((t): readonly [string, string] => [f.id, t.id]),
    );
    const pairs = all.filter(() => coins.next().value === true);
    const exclusive = pair ? { exclusive: [["f0", "f1"]] } : {};
    return { type: "assign", from: options(from, "f"), to: options(to, "t"), pairs, perTo, ...exclusive };
  });
const field = fc.oneof(one, some, number);
const menu = fc.array(fc.tuple(fc.array(field, { maxLength: 2 }), fc.boolean()), { maxLength: 3 }).map(
  (items): Spec => ({
    type: "menu",
    items: items.map(([specs, no], i) => ({
      id: `i${i}`,
      group: "g",
      label: literal("item"),
      fields: specs.map((spec, f) => ({ name: `n${f}`, prompt: literal("field"), spec })),
      ...(no ? { refused: refuse("no", "T-1") } : {}),
    })),
  }),
);

it("lists exactly the answers that fit, and samples one of them", () => {
  fc.assert(
    fc.property(fc.oneof(one, some, number, order, assign, menu), fc.nat(), (spec, n) => {
      const pick = picker(n);
      const listed = listAnswers(spec, 5000);
      const texts = new Set(listed.map(canonicalJson));
      expect(texts.size).toBe(listed.length);
      expect(listed.every((answer) => checkAnswer(spec, answer) === null)).toBe(true);
      expect(hasAnswer(spec)).toBe(listed.length > 0);
      if (listed.length === 0) return;
      const sampled = sampleAnswer(spec, pick);
      expect(texts.has(canonicalJson(sampled))).toBe(true);
      for (const answer of mutations(spec, sampled, pick))
        expect(checkAnswer(spec, answer) === null, JSON.stringify([spec, answer])).toBe(
          texts.has(canonicalJson(answer)),
        );
    }),
    { numRuns: 1500 },
  );
});
