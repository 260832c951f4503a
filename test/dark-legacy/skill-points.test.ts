import { describe, expect, test } from "vitest";
import { LEVELS, parseLevels } from "../../src/cards/dark-legacy/levels.ts";
import {
  applyAward,
  award,
  bonusesOf,
  choicesOwed,
  heroRecord,
  levelOf,
  pointsFor,
  profileOf,
} from "../../src/engine/dark-legacy/skill-points.ts";

const won = (own: number, ...opponents: number[]) => award({ own, opponents, result: "win" });
const lost = (own: number, ...opponents: number[]) => award({ own, opponents, result: "loss" });

describe("Skill Points (D-2)", () => {
  test.each([
    [3, 3, 20, 10],
    [1, 4, 50, 10],
    [4, 1, 20, 10],
    [6, 1, 20, 10],
    [7, 1, 10, 10],
    [11, 1, 10, 10],
    [12, 1, 5, 10],
    [16, 1, 5, 10],
    [17, 1, 0, 10],
    [1, 6, 70, 10],
    [1, 7, 80, 5],
    [1, 11, 120, 5],
    [1, 12, 130, 0],
    [1, 16, 170, 0],
    [1, 17, 180, -10],
  ])("T-66 level %i beats level %i: %i and %i SP (D-2.11)", (winner, loser, forWin, forLoss) => {
    expect([won(winner, loser), lost(loser, winner)]).toEqual([forWin, forLoss]);
  });

  test("a draw, giving up and running out of time earn the loss award (D-2.13)", () => {
    for (const result of ["draw", "concession", "time-out"] as const) {
      expect(award({ own: 3, opponents: [3], result })).toBe(10);
      expect(award({ own: 8, opponents: [1], result })).toBe(5);
      expect(award({ own: 17, opponents: [1], result })).toBe(-10);
    }
  });

  test("against a team the highest level counts (D-14.6)", () => {
    expect(won(2, 1, 5)).toBe(50);
    expect(won(7, 1, 1)).toBe(10);
    expect(won(7, 1, 2)).toBe(20);
  });

  test.each([
    [0, 1],
    [19, 1],
    [20, 2],
    [39, 2],
    [40, 3],
    [60, 4],
    [79, 4],
    [80, 5],
    [99, 5],
    [100, 6],
    [119, 6],
    [120, 7],
    [180, 10],
    [500, 10],
  ])("T-67 %i SP are level %i (D-2.2, D-2.3)", (sp, level) => {
    expect(levelOf(sp)).toBe(level);
  });

  test("beyond the table the step of 20 goes on as far as the cap allows (A-30)", () => {
    expect(levelOf(325, 99)).toBe(17);
    expect(levelOf(319, 99)).toBe(16);
    expect(levelOf(500, 5)).toBe(5);
    expect(pointsFor(17)).toBe(320);
  });

  test("T-67 one win against level 6 lifts a new hero to level 4", () => {
    expect(applyAward({ sp: 0, level: 1 }, won(1, 6))).toEqual({ sp: 70, level: 4 });
  });

  test("T-68 SP can fall, not below 0, and the level stays (D-2.12)", () => {
    expect(applyAward({ sp: 325, level: 17 }, lost(17, 1), 99)).toEqual({ sp: 315, level: 17 });
    expect(applyAward({ sp: 4, level: 1 }, -10)).toEqual({ sp: 0, level: 1 });
    expect(applyAward({ sp: 10, level: 1 }, -10)).toEqual({ sp: 0, level: 1 });
    expect(applyAward({ sp: 11, level: 1 }, -10)).toEqual({ sp: 1, level: 1 });
  });
});

describe("what levels give (D-2.4 to D-2.10)", () => {
  test("bonuses are cumulative, levels 7 to 10 add none", () => {
    expect(bonusesOf(1).map((one) => one.kind)).toEqual(["any-faction"]);
    expect(bonusesOf(4).map((one) => one.kind)).toEqual(["any-faction", "look", "exchange", "reroll"]);
    expect(bonusesOf(10)).toEqual(bonusesOf(6));
  });

  test("a choice is owed from its level on until it is made (A-31)", () => {
    const hero = heroRecord.parse({});
    expect(choicesOwed({ ...hero, level: 3 })).toEqual([]);
    expect(choicesOwed({ ...hero, level: 4 })).toEqual(["reroll"]);
    expect(choicesOwed({ ...hero, level: 6, reroll: "cast" })).toEqual(["faction", "creatureBonus"]);
    expect(
      choicesOwed({ ...hero, level: 6, reroll: "cast", factions: ["Wind"], creatureBonus: "ap" }),
    ).toEqual([]);
  });

  test("a hero's profile has its choices", () => {
    const hero = heroRecord.parse({
      sp: 105,
      level: 6,
      factions: ["Earth"],
      reroll: "attack",
      creatureBonus: "ap",
    });
    expect(profileOf(hero)).toEqual({ level: 6, faction: "Earth", reroll: "attack", creatureBonus: "ap" });
    expect(profileOf(heroRecord.parse({}))).toEqual({ level: 1 });
  });

  test("a faulty table of levels is refused", () => {
    const [first, second, ...rest] = LEVELS.levels;
    expect(() => parseLevels({ ...LEVELS, levels: [second, first, ...rest] })).toThrow();
    expect(() => parseLevels({ ...LEVELS, levels: [{ ...first, points: 5 }] })).toThrow();
    expect(() => parseLevels({ ...LEVELS, extra: 1 })).toThrow();
  });
});
