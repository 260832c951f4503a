import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { darkLegacy } from "../../src/engine/dark-legacy/index.ts";
import type { HeroFacts } from "../../src/engine/kernel/campaign.ts";
import { speaker } from "../../src/present/say.ts";

const game = darkLegacy;
function heroes() {
  if (!game.campaign) throw new Error("There are no heroes");
  return game.campaign;
}
const campaign = heroes();
const facts: HeroFacts = {
  ...{ name: "Ada", player: "Ada", record: { won: 1, lost: 2, drawn: 1 } },
  matches: [
    { result: "won", opponents: ["Ben"], award: { gained: 20, from: 1, to: 2 } },
    { result: "lost", opponents: ["Ben"], award: { gained: -10, from: 1, to: 1 } },
    { result: "drawn", opponents: ["Ben"], award: { gained: 10, from: 1, to: 1 } },
  ],
};

const hero = (more: object): never => ({ ...Object(campaign.newHero()), ...more }) as never;
const ending = (points: number) => ({
  ...{ winners: [0], reason: "life", rule: "D-11.1" },
  awards: [
    { seat: 1, points: 999 },
    { seat: 0, points },
  ],
});

describe("what a match brings a hero (D-2.1)", () => {
  it("never takes points below 0 nor a level away, whatever comes (D-2.12)", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -10, max: 120 }), { maxLength: 30 }), (matches) => {
        let now = campaign.newHero();
        for (const points of matches) {
          const before = Object(now);
          const { hero: after, award } = campaign.award(now, { seat: 0, outcome: ending(points) });
          const { sp, level: reached } = Object(after);
          expect(sp).toBe(Math.max(0, before.sp + points));
          expect(reached).toBeGreaterThanOrEqual(before.level);
          expect(award).toEqual({ gained: sp - before.sp, from: before.level, to: reached });
          now = after;
        }
      }),
    );
  });

  it("is told with every level that was reached and what it brings", () => {
    const words = speaker("en", game.texts);
    const said = campaign.news({ gained: 50, from: 1, to: 3 }).map((one) => words.say(one));
    expect(said).toEqual([
      "+50 SP",
      "now level 2: one look at the deck’s top card in each game (D-2.6)",
      "now level 3: exchange up to 2 cards of the opening hand (D-2.7)",
    ]);
    expect(campaign.news({ gained: -10, from: 9, to: 9 }).map((one) => words.say(one))).toEqual(["−10 SP"]);
  });
});

describe("what a player may choose for a hero", () => {
  const ids = (one: never) => campaign.choices(one).map(({ id, due, final }) => ({ id, due, final }));

  it("is the faction alone below level 4, and it can be changed (A-36)", () => {
    let now = campaign.newHero();
    for (const faction of ["Chaos", "Wind"]) {
      const chosen = campaign.choose(now, "faction", faction);
      if (!("hero" in chosen)) throw new Error("refused");
      now = chosen.hero;
      expect(campaign.profile(now)).toEqual({ level: 1, faction });
      expect(campaign.choices(now)).toMatchObject([
        { id: "faction", current: faction, due: false, final: false },
      ]);
    }
    expect(campaign.choose(now, "faction", "General")).toMatchObject({ refused: { code: "hero-option" } });
    expect(campaign.choose(now, "reroll", "cast")).toMatchObject({ refused: { code: "hero-choice" } });
  });

  it("comes at level 4 for the re-roll (D-2.8), at 5 for the faction (D-2.9), at 6 for the creatures (D-2.10)", () => {
    const faction = { id: "faction", due: false, final: false };
    expect(ids(hero({ level: 3 }))).toEqual([faction]);
    expect(ids(hero({ level: 4 }))).toEqual([{ id: "reroll", due: true, final: true }, faction]);
    expect(ids(hero({ level: 5, reroll: "cast", factions: ["Chaos"] }))).toEqual([
      { id: "faction", due: true, final: true },
    ]);
    expect(ids(hero({ level: 5, reroll: "cast", factions: ["Chaos"], locked: true }))).toEqual([]);
    expect(ids(hero({ level: 6, reroll: "cast", factions: ["Chaos"], locked: true }))).toEqual([
      { id: "creature-bonus", due: true, final: true },
    ]);
  });

  it.each([
    ["reroll", "attack", { reroll: "attack" }],
    ["faction", "Divine", { faction: "Divine" }],
    ["creature-bonus", "ap", { creatureBonus: "ap" }],
  ])("stays for good once made: %s (A-31)", (id, value, profile) => {
    const chosen = campaign.choose(hero({ level: 6 }), id, value);
    if (!("hero" in chosen)) throw new Error("refused");
    expect(campaign.profile(chosen.hero)).toEqual({ level: 6, ...profile });
    for (const other of ["cast", "attack", "roll", "ap", "Chaos"])
      expect(campaign.choose(chosen.hero, id, other)).toMatchObject({ refused: { code: "hero-choice" } });
  });
});

describe("the sheet", () => {
  it("has words for everything at every level", () => {
    const words = speaker("en", game.texts);
    for (let level = 1; level <= 12; level += 1)
      for (const more of [
        {},
        { factions: ["Tech"] },
        { factions: ["Tech"], locked: true, reroll: "cast", creatureBonus: "roll" },
      ]) {
        const one = hero({ sp: level * 20 - 15, level, ...more });
        const { title, parts } = campaign.sheet(one, facts);
        const messages = [
          title,
          ...parts.flatMap(({ heading, lines }) => [...(heading ? [heading] : []), ...lines]),
          ...campaign.choices(one).flatMap(({ prompt, options }) => [prompt, ...options.map((o) => o.label)]),
        ];
        for (const message of messages) {
          expect(words.knows(message.key), message.key).toBe(true);
          expect(words.say(message)).not.toMatch(/hero\.|[{}]|undefined/);
        }
      }
  });

  it("does not take for a hero what is none", () => {
    expect(() => campaign.profile({ level: 0 })).toThrow("Not a hero of Dark Legacy");
    expect(() => campaign.choices("hero")).toThrow("Not a hero of Dark Legacy");
  });
});
