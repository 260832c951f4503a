import { expect, it } from "vitest";
import { z } from "zod";
import { playOut } from "../../src/ai/duel.ts";
import { randomPlayer } from "../../src/ai/random.ts";
import { GAMES } from "../../src/engine/index.ts";
import { canonicalJson, samePlain } from "../../src/engine/kernel/json.ts";
import { quickCheck } from "../../src/engine/kernel/quick-check.ts";

const schema = z.strictObject({
  id: z.string().regex(/^c\d+$/),
  count: z.int().min(0).max(9),
  kind: z.enum(["a", "b"]).default("a"),
  place: z.discriminatedUnion("zone", [
    z.strictObject({ zone: z.literal("hand") }),
    z.strictObject({ zone: z.literal("field"), slot: z.int() }),
  ]),
  on: z.nullable(z.union([z.strictObject({ card: z.string() }), z.strictObject({ hero: z.number() })])),
  tokens: z.partialRecord(z.enum(["x", "y"]), z.int()),
  names: z.record(z.string(), z.array(z.boolean())),
  odd: z.number().refine((n) => n % 2 === 1),
  more: z.string().min(2).exactOptional(),
});
const fits = quickCheck(schema);
const good = {
  id: "c1",
  count: 3,
  kind: "b",
  place: { zone: "field", slot: 2 },
  on: { card: "c2" },
  tokens: { x: 1 },
  names: { n: [true] },
  odd: 3,
  more: "ab",
};

it("passes what the schema would hand back unchanged", () => {
  expect(fits(good)).toBe(true);
  const { more: _more, ...rest } = good;
  expect(fits({ ...rest, on: null, place: { zone: "hand" }, tokens: {}, names: {} })).toBe(true);
});

it("passes nothing that the schema refuses or changes", () => {
  const wrong: readonly object[] = [
    { id: "d1" },
    { id: "c1x" },
    { count: 10 },
    { count: -1 },
    { count: 1.5 },
    { count: "3" },
    { count: null },
    { kind: "c" },
    { place: { zone: "hand", slot: 1 } },
    { place: { zone: "sea" } },
    { place: [] },
    { on: { card: "c", hero: 1 } },
    { on: undefined },
    { tokens: { z: 1 } },
    { tokens: { x: 0.5 } },
    { names: { n: [1] } },
    { names: [] },
    { odd: 2 },
    { more: "a" },
    { more: undefined },
    { extra: 1 },
  ];
  for (const change of wrong) expect(fits({ ...good, ...change }), JSON.stringify(change)).toBe(false);
  for (const value of [null, 1, "x", [], undefined]) expect(fits(value)).toBe(false);
  const { kind: _kind, ...unfilled } = good;
  expect(fits(unfilled)).toBe(false);
  expect(schema.parse(unfilled).kind).toBe("a");
});

it("agrees with the loading of every game about states with one place spoiled", () => {
  for (const game of GAMES.values()) {
    const players = game.decks.slice(0, 2).map((deck, seat) => ({ name: `S${seat}`, deck: deck.list }));
    const setup = { seed: "spoil", players };
    const { match } = playOut(game, setup, [randomPlayer, randomPlayer], "spoil", 60);
    const saved = match.save();
    expect(samePlain(game.load(saved).save(), saved)).toBe(true);
    for (const bad of [null, [], {}, 7, { ...Object(saved.state), surplus: 1 }])
      expect(() => game.load({ ...saved, state: bad })).toThrow(/Not a saved match/);
    const loaded = game.load(saved);
    const open = loaded.choices()[0];
    if (open) loaded.apply({ seat: open.seat, concede: true });
    expect(samePlain(match.save(), saved), "what was loaded shares nothing with what was saved").toBe(true);
  }
});

it("samePlain says what equal canonical texts say", () => {
  const values: readonly unknown[] = [
    null,
    0,
    1,
    "",
    "1",
    "é\n",
    true,
    [],
    [1],
    [1, 2],
    {},
    { a: 1 },
    { a: 1, b: undefined },
    { b: 2, a: 1 },
    { a: 1, b: 2 },
    { a: [1, { c: null }] },
    { a: null },
  ];
  for (const a of values)
    for (const b of values) expect(samePlain(a, b)).toBe(canonicalJson(a) === canonicalJson(b));
  expect(() => samePlain([Number.NaN], [1])).toThrow(/JSON/);
});
