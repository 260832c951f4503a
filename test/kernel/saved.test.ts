import { describe, expect, it } from "vitest";
import type { Move } from "../../src/engine/kernel/live-match.ts";
import { packMoves, savedSchema } from "../../src/engine/kernel/saved.ts";

const moves: Move[] = [
  { seat: 0, choice: "1.0", answer: "c3" },
  { seat: 1, choice: "1.1", answer: null },
  { seat: 0, choice: "2.0", answer: { item: "yield", fields: {} } },
  { seat: 1, choice: "3.1", answer: { item: "cast.c3", fields: { target: "hero-0", x: 2, more: ["c1"] } } },
  { seat: 0, choice: "4.0", answer: { assign: { c1: "c2" } } },
  { seat: 0, choice: "5.0", answer: ["c1", "c2"] },
  { seat: 0, choice: "6.0", answer: 4 },
  { seat: 1, concede: true },
];

function read(log: unknown): unknown {
  const setup = { seed: "s", players: [] };
  const text = JSON.stringify({ game: "toy", setup, moves: log, state: null });
  const parsed = savedSchema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data.moves : null;
}

describe("The log of a saved match", () => {
  it("comes back the same when it was packed and when it was written out", () => {
    expect(read(packMoves(moves))).toEqual(moves);
    expect(read(moves)).toEqual(moves);
  });

  it("is half as long when packed", () => {
    expect(JSON.stringify(packMoves(moves)).length).toBeLessThan(JSON.stringify(moves).length / 1.8);
  });

  it("is refused when it holds anything else", () => {
    for (const log of [null, {}, "x", [[]], [[0, "1.0"]], [[-1]], [[0, 1, "a"]], [[0, "1.0", { odd: 1 }]]])
      expect(read(log)).toBeNull();
    expect(read([[0, "1.0", "a", { x: {} }]])).toBeNull();
    expect(read([[0, "1.0", "a", { x: 1 }, 2]])).toBeNull();
  });
});
