import { describe, expect, it } from "vitest";
import { decodeDeck, encodeDeck, isDeckCode } from "../../src/decks/deck-code.ts";
import { mergeCards, readDeckText, writeDeckText } from "../../src/decks/deck-text.ts";
import { createCatalogue } from "../../src/decks/names.ts";
import { createOwnDecks } from "../../src/decks/own-decks.ts";
import { GAMES } from "../../src/engine/index.ts";
import { memoryBackend } from "../../src/store/memory.ts";
import { stateStore } from "../../src/store/state-store.ts";

const names = ["Spark", "Volley", "Insight", "Ward", "Dr. Ötzi's Trap", "Unit 7", "Flame (Old)"];
const catalogue = createCatalogue(names);
const read = (text: string) => readDeckText(text, catalogue.exact);
const cards = (text: string) => read(text).lines.map(({ name, count, known }) => [count, name, known]);

describe("a list of a deck", () => {
  it.each([
    "3 Spark",
    "3x Spark",
    "3 x Spark",
    "x3 Spark",
    "(3) Spark",
    "Spark x3",
    "Spark 3x",
    "Spark X 3",
    "Spark (3)",
    "Spark [x3]",
    "Spark: 3",
    "Spark, 3",
    "3,Spark",
    '3;"Spark"',
    "Spark\t3",
    "- 3 Spark",
    "* 3x spark",
    "• SPARK ×3",
    "  3\tSpark  ",
    "3 Spark (SET) 12",
    "3 Spark [DLR]",
    "3 Spark <12>",
    "3 Spark (ABC) 7 *F*",
    "3 Spark #44",
    "3 Spark // the best there is",
    "3 Spárk",
  ])("says three of one card as %j", (line) => {
    expect(cards(line)).toEqual([[3, "Spark", true]]);
  });

  it("keeps names that hold numbers, brackets and signs", () => {
    expect(cards("2 Unit 7\nUnit 7\nFlame (Old) x2\n3 flame (old)\n1 dr otzis trap")).toEqual([
      [2, "Unit 7", true],
      [1, "Unit 7", true],
      [2, "Flame (Old)", true],
      [3, "Flame (Old)", true],
      [1, "Dr. Ötzi's Trap", true],
    ]);
  });

  it("has a name, headings, comments, totals, a sideboard and blank lines", () => {
    const text = [
      "My Sparks",
      "",
      "# a comment",
      "// Attack",
      "Attacks (5)",
      "3 Spark",
      "2 Volley",
      "",
      "Thoughts:",
      "Insight x2",
      "[Answers]",
      "== More ==",
      "Ward (3)",
      "10 cards",
      "Total: 10",
      "Sideboard",
      "1 Ward",
    ].join("\r\n");
    const list = read(text);
    expect(list.name).toBe("My Sparks");
    expect(list.headings).toEqual(["Attacks", "Thoughts", "Answers", "More"]);
    expect(list.aside).toEqual(["1 Ward"]);
    expect(cards(text)).toEqual([
      [3, "Spark", true],
      [2, "Volley", true],
      [2, "Insight", true],
      [3, "Ward", true],
    ]);
    expect(read("About\nName Storm\n\nDeck\n3 Spark\n\nSideboard\n2 Ward")).toMatchObject({
      name: "Storm",
      lines: [{ name: "Spark", count: 3, line: 5 }],
      aside: ["2 Ward"],
    });
  });

  it("never takes a card that it does not know for one it knows, nor for a heading when it has a count before it", () => {
    expect(cards("3 Sprak\n2 Spark\nVoley (2)\n1 Ward")).toEqual([
      [3, "Sprak", false],
      [2, "Spark", true],
      [2, "Voley", false],
      [1, "Ward", true],
    ]);
    expect(catalogue.nearest("Sprak", 3)).toEqual(["Spark"]);
    expect(catalogue.nearest("trap otzi dr", 3)).toEqual(["Dr. Ötzi's Trap"]);
    expect(catalogue.nearest("Elephant in the Room", 3)).toEqual([]);
    expect(catalogue.suggest("ar", 25)).toEqual(["Spark", "Ward"]);
  });

  it("is any text without a throw", () => {
    for (const text of [
      "",
      "\u0000\u202e3 Spark",
      "9".repeat(4000),
      "(((",
      "x".repeat(64_000),
      "🃏 x3",
      "3",
      "x3",
      "\n\n,;",
    ])
      expect(() => read(text)).not.toThrow();
    expect(cards("\u0000\u202e3 Spark")).toEqual([[3, "Spark", true]]);
  });

  it("comes back as it was written, for every ready-made deck, and as a code", () => {
    for (const game of GAMES.values()) {
      const all = createCatalogue(game.cards);
      for (const { list } of game.decks) {
        const again = readDeckText(writeDeckText(list), all.exact);
        expect(again.lines.map(({ name, count }) => ({ name, count }))).toEqual(list.cards);
        const code = encodeDeck({ game: game.id, list });
        expect(decodeDeck(code)).toEqual({ game: game.id, list });
        expect(code.length).toBeLessThan(1_000);
        expect(decodeDeck(`${code.slice(0, 60)}\n${code.slice(60)}`)).not.toBeNull();
        expect(decodeDeck(code.slice(0, -2))).toBeNull();
        expect(decodeDeck(`${code.slice(0, 20)}A${code.slice(21)}`)).toBeNull();
      }
    }
    expect(isDeckCode("PM1.x")).toBe(true);
    expect(decodeDeck("PM1.")).toBeNull();
    expect(isDeckCode("3 Spark")).toBe(false);
    expect(
      mergeCards([
        { name: "A", count: 1 },
        { name: "B", count: 0 },
        { name: "A", count: 2 },
      ]),
    ).toEqual([{ name: "A", count: 3 }]);
  });

  it("finds every card by its name, and most with one letter amiss first of all", () => {
    for (const game of GAMES.values()) {
      const all = createCatalogue(game.cards);
      for (const name of game.cards) {
        expect(all.exact(name.toUpperCase())).toBe(name);
        const typo = `${name.slice(0, 2)}${name.slice(3)}`;
        if (all.exact(typo) === null) expect(all.nearest(typo, 5)).toContain(name);
      }
    }
  });
});

describe("decks of one's own", () => {
  const list = (name: string) => ({ name, cards: [{ name: "Spark", count: 3 }] });

  it("belong to one person, each with a name of its own, at most 25 a game", async () => {
    const decks = createOwnDecks({ store: stateStore(memoryBackend()) });
    const first = await decks.add("1", "toy", list("Sparks"));
    if (first.kind !== "done") throw new Error("not kept");
    expect(await decks.add("1", "toy", list(" sparks\n"))).toMatchObject({
      deck: { list: { name: "sparks 2" } },
    });
    // Asked for twice, kept once.
    expect(await decks.add("1", "toy", list("Other"), first.deck.id)).toEqual(first);
    expect(await decks.get("2", first.deck.id)).toBeNull();
    expect(await decks.change("2", first.deck.id, () => list("Stolen"))).toBeNull();
    expect(await decks.remove("2", first.deck.id)).toBe(false);
    for (let n = 0; n < 23; n += 1) await decks.add("1", "toy", list("Sparks"));
    expect(await decks.add("1", "toy", list("Sparks"))).toEqual({ kind: "too-many", max: 25 });
    expect(await decks.add("1", "other", list("Sparks"))).toMatchObject({ kind: "done" });
    expect(await decks.remove("1", first.deck.id)).toBe(true);
    expect(await decks.list("1", "toy")).toHaveLength(24);
  });

  it("change once by a click that comes fifty times, and by as many as there are without losing one", async () => {
    const decks = createOwnDecks({ store: stateStore(memoryBackend()) });
    const made = await decks.add("1", "toy", list("Sparks"));
    if (made.kind !== "done") throw new Error("not kept");
    const { id, changedAt } = made.deck;
    const more = (one: ReturnType<typeof list>) => ({
      ...one,
      cards: one.cards.map((card) => ({ ...card, count: card.count + 1 })),
    });
    const step = (asOf?: number) =>
      decks.change("1", id, (now) => more({ name: now.name, cards: [...now.cards] }), asOf);
    await Promise.all(Array.from({ length: 50 }, () => step(changedAt)));
    expect((await decks.get("1", id))?.list.cards).toEqual([{ name: "Spark", count: 4 }]);
    await Promise.all(Array.from({ length: 10 }, () => step()));
    expect((await decks.get("1", id))?.list.cards).toEqual([{ name: "Spark", count: 14 }]);
  });
});
