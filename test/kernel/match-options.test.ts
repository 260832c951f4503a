import { expect, it } from "vitest";
import { z } from "zod";
import { GAMES } from "../../src/engine/index.ts";
import {
  changedOptions,
  openOptions,
  optionsOf,
  optionValues,
  settled,
  withOption,
} from "../../src/engine/kernel/match-options.ts";
import { speakerFor } from "../../src/present/match-words.ts";
import { toyGame } from "../toy/game.ts";

const games = new Map([...GAMES, [toyGame.id, toyGame] as const]);

it("options are read from the schema that checks them", () => {
  const schema = z.strictObject({
    flag: z.boolean().default(true).describe("R-1"),
    kind: z.enum(["a", "b"]).default("b").describe("R-2"),
    size: z
      .union([z.literal(4), z.literal(5)])
      .default(4)
      .describe("R-3"),
    few: z.int().min(2).max(4).default(3).describe("R-4"),
    many: z.int().min(1).max(99).default(10).describe("R-5"),
    toMany: z.int().min(1).max(99).default(10),
    unbounded: z.int().default(1),
    later: z.literal(false).default(false).describe("R-6"),
    word: z.string().default("x"),
  });
  expect(
    optionsOf(schema, { many: [1, 10, 99] }).map(({ id, rule, values, default: standard }) => ({
      id,
      rule,
      standard,
      values: values.map((one) => one.value),
    })),
  ).toEqual([
    { id: "flag", rule: "R-1", standard: true, values: [false, true] },
    { id: "kind", rule: "R-2", standard: "b", values: ["a", "b"] },
    { id: "size", rule: "R-3", standard: 4, values: [4, 5] },
    { id: "few", rule: "R-4", standard: 3, values: [2, 3, 4] },
    { id: "many", rule: "R-5", standard: 10, values: [1, 10, 99] },
  ]);
});

it("only what differs is kept, and only what is offered can be set", () => {
  const { options } = toyGame;
  const set = (values: Record<string, string>) =>
    Object.entries(values).reduce((sum, [id, value]) => withOption(options, sum, id, value), {});
  expect(set({ life: "4", order: "shuffled", blitz: "true" })).toEqual({ life: 4, blitz: true });
  expect(set({ life: "5", nothing: "4", __proto__: "4", constructor: "true" })).toEqual({});
  expect(withOption(options, { life: 4, blitz: true }, "life", "8")).toEqual({ blitz: true });
  expect(
    changedOptions(options, { life: 4, order: "shuffled", blitz: 7 }).map(({ option }) => option.id),
  ).toEqual(["life"]);
  expect(optionValues.safeParse({ life: [4] }).success).toBe(false);
  const mode = { ...toyGame.modes[0], options: { life: 4 } };
  expect(openOptions({ options }, mode).map((one) => one.id)).toEqual(["order", "blitz"]);
  expect(openOptions({ options, campaign: { options: { blitz: true } } }, undefined)).toHaveLength(2);
});

it.each([...games.values()].map((game) => [game.id, game] as const))(
  "%s has words for every option, value and mode, and takes every value",
  (id, game) => {
    const words = speakerFor(games, id, "en");
    const deck = game.decks[0]?.list;
    if (!deck) throw new Error("No deck");
    for (const option of game.options) {
      for (const text of [option.label, option.note, ...option.values.map((one) => one.label)])
        expect(words.knows(text.key), text.key).toBe(true);
      expect(option.rule).not.toBe("");
      expect(option.values.map((one) => one.value)).toContain(option.default);
      expect(option.values.length).toBeLessThanOrEqual(25);
      // Which mode is played settles some options, and with them how many sit down.
      const settles = game.modes.some((mode) => mode.options[option.id] !== undefined);
      for (const { value } of settles ? [] : option.values) {
        const players = Array.from({ length: game.seats.min }, (_, n) => ({ name: `P${n}`, deck }));
        const { match } = game.start({ seed: "s", players, options: { [option.id]: value } });
        expect(match.save().setup.options).toEqual({ [option.id]: value });
      }
    }
    for (const mode of game.modes) {
      expect(words.knows(mode.label.key), mode.label.key).toBe(true);
      expect(mode.seats % mode.teams).toBe(0);
      const players = Array.from({ length: mode.seats }, (_, n) => ({ name: `P${n}`, deck }));
      const options = settled(game.options, {}, mode);
      expect(() => game.start({ seed: "s", players, options })).not.toThrow();
      if (mode === game.modes[0]) expect(options).toEqual({});
    }
  },
);
