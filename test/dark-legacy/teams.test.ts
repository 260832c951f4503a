import { describe, expect, test } from "vitest";
import { playOut } from "../../src/ai/duel.ts";
import { AI_PLAYERS } from "../../src/ai/index.ts";
import { darkLegacy } from "../../src/engine/dark-legacy/index.ts";
import { SetupError } from "../../src/engine/kernel/refusal.ts";

const decks = darkLegacy.decks.map((offer) => offer.list);
const seat = (n: number, profile = {}) => {
  const deck = decks[n % decks.length];
  if (!deck) throw new Error("no decks");
  return { name: `P${n}`, deck, profile };
};
const setup = (count: number, options: Record<string, string | boolean>) => ({
  seed: "teams",
  players: Array.from({ length: count }, (_, n) => seat(n)),
  options,
  first: 1,
});

describe("team battle (D-14)", () => {
  test.each([
    ["off", 2],
    ["2v2", 4],
    ["3v3", 6],
  ])("D-14.1 %s is for %i players, for no other number", (teams, needed) => {
    for (const count of [2, 3, 4, 5, 6]) {
      const start = () => darkLegacy.start(setup(count, { teams }));
      if (count === needed) expect(start().match.choices()).toHaveLength(needed);
      else expect(start).toThrow(SetupError);
    }
  });

  test("teams have the letters of the table that they were joined at", () => {
    const { match } = darkLegacy.start(setup(4, { teams: "2v2" }));
    const named = match.describe("spectator").lines.filter((line) => line.key === "board.team");
    expect(named.map((line) => line.params?.team)).toEqual(["A", "B"]);
  });

  test("who gives up during set-up is not waited for", () => {
    const { match } = darkLegacy.start(setup(4, { teams: "2v2" }));
    expect(match.apply({ seat: 2, concede: true }).ok).toBe(true);
    expect(match.choices().map((choice) => choice.seat)).toEqual([0, 1, 3]);
    for (const { seat: by, id } of match.choices())
      expect(match.apply({ seat: by, choice: id, answer: null }).ok).toBe(true);
    expect(match.view(2)).toMatchObject({ players: [{ handCount: 5 }, {}, { handCount: 0 }, {}] });
    expect(match.choices().every((choice) => choice.seat !== 2)).toBe(true);
    expect(match.apply({ seat: 2, concede: true })).toEqual({ ok: true, events: [] });
    expect(match.apply({ seat: 0, concede: true }).ok).toBe(true);
    expect(match.outcome()).toMatchObject({ winners: [1, 3], reason: "concession" });
  });

  test.each(["2v2", "3v3"])("random players bring a %s to its end", (teams) => {
    const random = AI_PLAYERS.get("random");
    if (!random) throw new Error("no random player");
    const count = teams === "2v2" ? 4 : 6;
    const players = Array.from({ length: count }, () => random);
    const { match, finished } = playOut(darkLegacy, setup(count, { teams, counts: "ranked" }), players, "r");
    expect(finished).toBe(true);
    const { winners = [], awards = [] } = match.outcome() ?? {};
    expect(new Set(winners.map((one) => one % 2)).size).toBeLessThanOrEqual(1);
    expect(awards).toHaveLength(count);
  });
});
