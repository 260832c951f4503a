import { describe, expect, it } from "vitest";
import { BUILT_IN, byName, CardSetError, readSet, STARTER_DECKS } from "../../src/cards/dark-legacy/index.ts";

const goblin = {
  id: "g",
  name: "Goblin",
  faction: "Chaos",
  type: "creature",
  cost: 1,
  level: 1,
  ap: 1,
  life: 1,
};

function faults(...cards: readonly object[]): readonly string[] {
  try {
    readSet(JSON.stringify({ set: "t", cards }, null, 1), "t.json");
  } catch (error) {
    if (error instanceof CardSetError) return error.faults;
    throw error;
  }
  return [];
}

/** Different names in each starter deck. */
const NAMES: Readonly<Record<string, number>> = {
  Chaos: 25,
  Tech: 27,
  Darkness: 27,
  Divine: 27,
  Earth: 26,
  Wind: 27,
};

describe("built-in sets", () => {
  it("hold starter decks of 60 cards, each with its number of names (T-02)", () => {
    for (const deck of STARTER_DECKS) {
      const names = new Set(deck.list.cards.map((line) => line.name));
      expect(names.size, deck.id).toBe(NAMES[deck.faction]);
      expect(deck.list.cards.reduce((sum, line) => sum + line.count, 0)).toBe(60);
      expect(Math.max(...deck.list.cards.map((line) => line.count))).toBeLessThanOrEqual(3);
      for (const line of deck.list.cards)
        expect([deck.faction, "General"], line.name).toContain(byName(line.name)?.faction);
    }
  });

  it("let every starter deck choose a starting Weapon, Armor or Relic (D-3.2)", () => {
    for (const deck of STARTER_DECKS)
      for (const type of ["weapon", "armor", "relic"])
        expect(
          deck.list.cards.some((line) => {
            const card = byName(line.name);
            return card?.type === type && card.cost === 0 && card.level === 1;
          }),
          `${deck.id} ${type}`,
        ).toBe(true);
  });

  it("find a card whatever the case and accents", () => {
    expect(byName(" dragon  BRÉATH ")?.id).toBe("dragon-breath");
    expect(byName("Nobody")).toBeUndefined();
    expect(BUILT_IN.get("goblin")?.name).toBe("Goblin");
  });
});

describe("a set file with faults", () => {
  it("names line, path and what was expected", () => {
    expect(
      faults({
        ...goblin,
        abilities: [
          { kind: "trigger", on: "enters", do: [{ op: "damage", to: "your-hero", amount: "many" }] },
        ],
      }),
    ).toEqual(['line 21, cards[0].abilities[0].do[0].amount: expected number or "x" or object, got "many"']);
  });

  it("reports text that is no JSON", () => {
    expect(() => readSet("{", "t.json")).toThrow(/t\.json cannot be used:/);
  });

  const wrong: readonly (readonly [string, object, RegExp])[] = [
    ["an unknown word", { ...goblin, colour: "red" }, /cards\[0\]: unknown word "colour"/],
    ["a missing name", { ...goblin, name: undefined }, /cards\[0\]\.name: is missing \(expected string\)/],
    ["a creature without life", { ...goblin, life: undefined }, /cards\[0\]\.life: a creature needs life/],
    ["a creature with ammo", { ...goblin, ammo: 2 }, /\.ammo: a creature has no ammo/],
    [
      "a weapon without AP",
      { ...goblin, type: "weapon", ap: undefined, life: undefined },
      /\.ap: a weapon needs ap/,
    ],
    [
      "Distance without ammo",
      { ...goblin, type: "weapon", life: undefined, keywords: ["distance"] },
      /\.ammo: a Distance weapon needs ammo/,
    ],
    [
      "an enhancement without a host",
      { ...goblin, type: "enhancement", ap: undefined, life: undefined },
      /needs an "enhances"/,
    ],
    [
      "a magic that does nothing",
      { ...goblin, type: "magic", ap: undefined, life: undefined },
      /exactly one "spell"/,
    ],
    [
      "a spell on a creature",
      { ...goblin, abilities: [{ kind: "spell", do: [{ op: "draw", player: "you", amount: 1 }] }] },
      /abilities\[0\]\.kind: a creature cannot have a "spell"/,
    ],
    [
      "X without a limit",
      {
        ...goblin,
        abilities: [{ kind: "trigger", on: "enters", do: [{ op: "draw", player: "you", amount: "x" }] }],
      },
      /do\[0\]\.amount: "x" needs xMax/,
    ],
    [
      "a target that was not chosen",
      { ...goblin, abilities: [{ kind: "trigger", on: "enters", do: [{ op: "destroy", to: "target" }] }] },
      /do\[0\]\.to: "target" needs a target/,
    ],
    [
      "a target that is not used",
      {
        ...goblin,
        abilities: [
          {
            kind: "trigger",
            on: "enters",
            targets: [{ filter: { kind: "creature" } }],
            do: [{ op: "draw", player: "you", amount: 1 }],
          },
        ],
      },
      /targets\[0\]: this target is never used/,
    ],
    [
      "it where nothing is meant",
      { ...goblin, abilities: [{ kind: "trigger", on: "enters", do: [{ op: "destroy", to: "it" }] }] },
      /do\[0\]\.to: nothing here is meant by "it"/,
    ],
    [
      "a free ability",
      {
        ...goblin,
        abilities: [{ kind: "activate", cost: {}, do: [{ op: "draw", player: "you", amount: 1 }] }],
      },
      /\.cost: an ability must cost something/,
    ],
  ];
  it.each(wrong)("%s", (_, card, message) => {
    expect(faults(card).join("\n")).toMatch(message);
  });

  it("a name twice", () => {
    expect(faults(goblin, { ...goblin, id: "h", name: "GOBLÍN" }).join("\n")).toMatch(
      /line 16, cards\[1\]\.name: "GOBLÍN" is already the name of cards\[0\]/,
    );
  });
});
