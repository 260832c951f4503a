import { describe, expect, test } from "vitest";
import { BUILT_IN, STARTER_DECKS } from "../../src/cards/dark-legacy/index.ts";
import { checkDeck } from "../../src/engine/dark-legacy/decks.ts";
import { darkLegacy } from "../../src/engine/dark-legacy/index.ts";
import type { DeckList, Setup } from "../../src/engine/kernel/game.ts";
import { SetupError } from "../../src/engine/kernel/refusal.ts";

const names = [...BUILT_IN.values()].map((card) => card.name);

/** A deck of so many cards, three copies a name as far as it goes. */
function deckOf(size: number): DeckList {
  const cards: { name: string; count: number }[] = [];
  for (let left = size, at = 0; left > 0; at += 1) {
    const count = Math.min(3, left);
    cards.push({ name: names[at] ?? "", count });
    left -= count;
  }
  return { name: "test", cards };
}

describe("deck construction (D-1)", () => {
  test("T-01 fifty cards at least, three copies at most", () => {
    expect(checkDeck(deckOf(50))).toEqual([]);
    expect(checkDeck(deckOf(49))).toMatchObject([
      { code: "deck-small", rule: "D-1.1", params: { count: 49 } },
    ]);
    const four = { name: "test", cards: [{ name: names[20] ?? "", count: 4 }, ...deckOf(50).cards] };
    expect(checkDeck(four)).toMatchObject([{ code: "deck-copies", rule: "D-1.2", params: { line: 1 } }]);
  });

  test("copies on several lines count together, and each fault names its line", () => {
    const [first = ""] = names;
    const deck = {
      name: "test",
      cards: [...deckOf(50).cards, { name: first, count: 1 }, { name: "Nonesuch", count: 2 }],
    };
    expect(checkDeck(deck)).toMatchObject([
      { code: "deck-copies", params: { line: deck.cards.length - 1, count: 4 } },
      { code: "deck-unknown", params: { line: deck.cards.length, card: "Nonesuch" } },
    ]);
  });

  test("T-02 every starter deck is legal", () => {
    for (const { list } of STARTER_DECKS) expect(checkDeck(list), list.name).toEqual([]);
  });

  test("a match does not begin with a bad deck, option or hero", () => {
    const good = { name: "Ann", deck: deckOf(50) };
    const start = (players: Setup["players"], options = {}) =>
      darkLegacy.start({ seed: "s", players, options });
    expect(() => start([good, { name: "Ben", deck: deckOf(10) }])).toThrow(SetupError);
    expect(() => start([good, good], { noSuchOption: 1 })).toThrow(SetupError);
    expect(() => start([good, { ...good, profile: { level: 0 } }])).toThrow(SetupError);
    expect(start([good, good]).match.choices()).toHaveLength(2);
  });
});

describe("set-up and end", () => {
  const start = () =>
    darkLegacy.start({
      seed: "secret",
      first: 0,
      players: ["Ann", "Ben"].map((name) => ({ name, deck: deckOf(60) })),
    }).match;

  test("T-04 starting picks are secret until both have chosen", () => {
    const match = start();
    const [mine, other] = match.choices();
    if (!mine || !other) throw new Error("Both are asked");
    const before = JSON.stringify(match.view(1));
    const option = mine.spec.type === "one" ? mine.spec.options[0]?.id : undefined;
    expect(match.apply({ seat: 0, choice: mine.id, answer: option ?? null }).ok).toBe(true);
    expect(match.choices().map((choice) => choice.id)).toEqual([other.id]);
    expect(JSON.stringify({ ...JSON.parse(JSON.stringify(match.view(1))), waiting: [0, 1] })).toBe(before);
  });

  test("who concedes loses, also out of turn", () => {
    const match = start();
    expect(match.apply({ seat: 1, concede: true }).ok).toBe(true);
    expect(match.outcome()).toEqual({ winners: [0], reason: "concession", rule: "D-2.13" });
    expect(match.appraise(0)).toBeGreaterThan(match.appraise(1));
  });

  test("a saved state that is none is told so", () => {
    const saved = start().save();
    expect(() => darkLegacy.load({ ...saved, state: { schema: 1 } })).toThrow(/Not a saved match/);
  });
});
