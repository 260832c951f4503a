import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { examplesText } from "../../scripts/dark-legacy/examples.ts";
import { BUILT_IN, printText } from "../../src/cards/dark-legacy/index.ts";
import { darkLegacy } from "../../src/engine/dark-legacy/index.ts";
import chapters from "../../src/engine/dark-legacy/rule-ids.json" with { type: "json" };
import { LANGUAGES } from "../../src/engine/kernel/look.ts";
import { loneCard } from "../../src/render/dark-legacy/is.ts";
import { theLibrary } from "../../src/rulings/library.ts";

const library = theLibrary();
const idsOf = (book: string, kind: string): string[] =>
  library.entries.filter((one) => one.book === book && one.kind === kind).map(({ id }) => id);

describe("the rule book", () => {
  it("has the rules that events and refusals carry, in their order, and no others", () => {
    const engine = chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(idsOf("dark-legacy", "rule")).toEqual(engine);
  });

  it("has every card, and a ruling for each option and for each reading that an option cites", () => {
    expect(idsOf("dark-legacy", "card").sort()).toEqual([...BUILT_IN.keys()].sort());
    const known = [...idsOf("dark-legacy", "rule"), ...idsOf("dark-legacy", "ruling")];
    const options = darkLegacy.options ?? [];
    expect(options.filter(({ rule }) => !known.includes(rule)).map(({ id }) => id)).toEqual([]);
    const ids = options.map(({ id }) => id);
    const told = library.entries.flatMap((entry) => entry.options ?? []);
    expect(told.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id) => !told.includes(id))).toEqual([]);
  });

  it("decides every question that the rulebook leaves open", () => {
    const rulings = idsOf("dark-legacy", "ruling");
    for (let at = 1; at <= 50; at += 1) expect(rulings).toContain(`A-${at}`);
  });

  it("has every word of Warlord, for reference only", () => {
    const entries = library.entries.filter(({ book }) => book === "warlord");
    expect(entries).toHaveLength(19);
    expect(entries.every(({ reference }) => reference)).toBe(true);
  });

  it("cites only what there is, and no two entries have one key", () => {
    const keys = library.entries.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const entry of library.entries) {
      for (const key of entry.see) expect(library.get(key), `${entry.key} → ${key}`).not.toBeNull();
      expect(entry.see, entry.key).not.toContain(entry.key);
      // The id of a button holds any of them.
      expect(entry.key).toMatch(/^[a-z-]+\/[a-z]\/[A-Za-z0-9.-]+$/);
      expect(entry.key.length).toBeLessThan(60);
    }
    // Rules that texts mention by number.
    for (const entry of library.entries.filter(({ book }) => book === "dark-legacy"))
      for (const [id] of entry
        .lines("en")
        .join(" ")
        .matchAll(/\b[DAN]-\d+(?:\.\d+)?\b/g))
        expect(
          library.entries.some((other) => other.id === id),
          `${entry.key} says ${id}`,
        ).toBe(true);
  });

  it("says something about everything, in every language", () => {
    for (const entry of library.entries)
      for (const language of LANGUAGES) {
        expect(entry.title(language), entry.key).not.toBe("");
        const lines = entry.lines(language).join(" ");
        if (entry.kind !== "card") expect(lines.length, entry.key).toBeGreaterThan(3);
        if (entry.kind === "rule") expect(lines, entry.key).not.toMatch(/^rule\.|\{/);
      }
  });

  it("links the scenarios that the tests run", () => {
    const file = new URL("../../src/rulings/dark-legacy/examples.json", import.meta.url);
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(JSON.parse(examplesText()));
    const bare = library
      .of("rule")
      .filter(({ book, examples }) => book === "dark-legacy" && examples.length === 0);
    expect(bare.map(({ id }) => id)).toEqual([]);
  });

  it("leads from a card to its rule and keyword, and from there back", () => {
    const see = (key: string) => library.get(`dark-legacy/${key}`)?.see;
    expect(see("c/cerberus")).toContain("dark-legacy/r/D-13.2");
    expect(see("r/D-13.2")).toContain("dark-legacy/c/cerberus");
    expect(see("c/giant-bats")).toContain("dark-legacy/k/flying");
    expect(see("k/flying")).toContain("dark-legacy/c/giant-bats");
    expect(see("c/giant-bats")).toContain("dark-legacy/q/N-6");
  });

  it("gives the painter what it draws of a card", () => {
    for (const def of BUILT_IN.values()) {
      const view = library.get(`dark-legacy/c/${def.id}`)?.card?.view("en");
      expect(view).toMatchObject(loneCard(def, printText(def)));
    }
  });

  it("says of a card who may play it and which decks hold it", () => {
    const facts = (id: string) => library.get(`dark-legacy/c/${id}`)?.card;
    expect(facts("goblin")?.decks).toEqual([{ name: expect.stringContaining("Chaos"), count: 3 }]);
    expect(facts("fusion")?.decks).toEqual([]);
    expect(facts("goblin")?.legal("en").join(" ")).toContain("for heroes of Chaos only (D-1.4)");
    expect(facts("shield")?.legal("en").join(" ")).toContain("For heroes of every faction (D-1.4)");
    expect(facts("shield")?.legal("de").join(" ")).toContain("Startausrüstung");
    expect(facts("goblin")?.legal("en").join(" ")).not.toContain("starting equipment");
  });
});
