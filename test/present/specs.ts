import fc from "fast-check";
import type { Field, MenuItem, Option, Spec } from "../../src/engine/kernel/choice.ts";
import { literal } from "../../src/engine/kernel/text.ts";

const awkward = [
  "**x**",
  "@everyone",
  "<@1234567890123456789>",
  "ß".repeat(120),
  "𝕏𝕐ℤ card",
  " ",
  "plain name",
];

/** Options whose labels begin with their id, so that a test can find them; the rest of a label is what it likes. */
function options(prefix: string, max: number): fc.Arbitrary<Option[]> {
  const one = fc.record({ tail: fc.constantFrom(...awkward), note: fc.option(fc.constantFrom(...awkward)) });
  return fc.array(one, { maxLength: max }).map((list) =>
    list.map(({ tail, note }, i) => ({
      id: `${prefix}${i}`,
      label: literal(`${prefix}${i} ${tail}`),
      ...(note === null ? {} : { note: literal(note) }),
    })),
  );
}

const one = (max: number) =>
  fc.record({ type: fc.constant("one" as const), options: options("o", max), optional: fc.boolean() });
const some = (max: number) =>
  fc.tuple(options("s", max), fc.nat(6), fc.nat(30), fc.boolean()).map(([list, a, b, exclusive]) => {
    const most = Math.min(Math.max(a, b), list.length);
    const sets =
      exclusive && list.length > 3
        ? [list.slice(0, 2).map((o) => o.id), [list[2]?.id ?? "", list[3]?.id ?? ""]]
        : [];
    return { type: "some" as const, options: list, min: Math.min(a, most), max: most, exclusive: sets };
  });
const number = fc
  .tuple(fc.integer({ min: -5, max: 5 }), fc.oneof(fc.nat(12), fc.constant(400)))
  .map(([min, width]) => ({ type: "number" as const, min, max: min + width }));
const assign = fc
  .tuple(options("f", 32), options("t", 14), fc.integer({ min: 1, max: 3 }), fc.nat(3))
  .map(([from, to, perTo, skip]) => ({
    type: "assign" as const,
    from,
    to,
    perTo,
    pairs: from.flatMap((a, i) =>
      to.flatMap((b, j) => ((i + j) % 4 === skip ? [] : [[a.id, b.id] as const])),
    ),
    ...(from.length > 2 ? { exclusive: [from.slice(0, 2).map((o) => o.id)] } : {}),
  }));
const order = options("r", 30).map((items) => ({ type: "order" as const, items }));

const field: fc.Arbitrary<Field> = fc.record({
  name: fc.constant("x"),
  prompt: fc.constantFrom(...awkward).map(literal),
  spec: fc.oneof(one(30), some(30), number),
});
const item = fc.record({
  group: fc.integer({ min: 0, max: 7 }).map((n) => `group${n}`),
  tail: fc.constantFrom(...awkward),
  cost: fc.option(fc.constant(literal("3 CP"))),
  refused: fc.option(fc.constant({ code: "menu", rule: "K-5" })),
  primary: fc.boolean(),
  fields: fc.array(field, { maxLength: 2 }),
});
const menu = fc.array(item, { maxLength: 90 }).map((list) => ({
  type: "menu" as const,
  items: list.map(
    ({ group, tail, cost, refused, primary, fields }, i): MenuItem => ({
      id: `m${i}`,
      group,
      label: literal(`m${i} ${tail}`),
      ...(cost ? { cost } : {}),
      ...(refused && !primary ? { refused } : {}),
      ...(primary && i < 7 ? { primary } : {}),
      fields: fields.map((one, at) => ({ ...one, name: `x${at}` })),
    }),
  ),
}));

/** Choices of every shape, from nothing at all to more than any page holds. */
export const anySpec: fc.Arbitrary<Spec> = fc.oneof(one(60), some(60), number, assign, order, menu);
