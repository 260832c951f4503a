import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Entry } from "../../src/rulings/book.ts";
import { theLibrary } from "../../src/rulings/library.ts";
import { createSearch, isSure } from "../../src/rulings/search.ts";

const library = theLibrary();
const { search } = library;
const keys = (typed: string, most = 10): string[] =>
  search.find(typed, { most }).map(({ entry }) => entry.key);

/** Questions as people type them; `first` are the entries one of which must come first (two where both answer it). */
const questions = z
  .array(z.strictObject({ ask: z.string(), first: z.array(z.string()).min(1) }))
  .parse(JSON.parse(readFileSync(new URL("questions.json", import.meta.url), "utf8")));

describe("questions as people type them", () => {
  it("are at least 200, each with entries that there are", () => {
    expect(questions.length).toBeGreaterThanOrEqual(200);
    const unknown = questions.flatMap(({ first }) => first.filter((key) => !library.get(key)));
    expect(unknown).toEqual([]);
  });

  it("are answered by the right entry in 95 of 100 cases, and always within the first five", () => {
    const found = questions.map(({ ask, first }) => ({ ask, first, keys: keys(ask, 5) }));
    const missed = found.filter(({ first, keys: [top = ""] }) => !first.includes(top));
    const lost = found.filter((one) => !one.keys.some((key) => one.first.includes(key)));
    const said = (list: typeof found) =>
      list.map((one) => `${one.ask} → ${one.first[0]}, not ${one.keys[0]}`);
    expect(said(lost)).toEqual([]);
    expect(missed.length / questions.length, said(missed).join("\n")).toBeLessThanOrEqual(0.05);
  });
});

describe("names", () => {
  const titled = (entry: Entry, typed: string): boolean => {
    const [hit] = search.find(typed);
    return hit?.entry.key === entry.key || hit?.entry.title("en") === entry.title("en");
  };

  it("find their own card at rank 1, whatever their case and accents", () => {
    for (const card of library.of("card")) {
      const title = card.title("en");
      expect(keys(title)[0]).toBe(card.key);
      expect(keys(title.toUpperCase().replaceAll("e", "é"))[0]).toBe(card.key);
    }
  });

  it("find their own rule at rank 1, by number and by title", () => {
    for (const rule of library.of("rule")) {
      expect(keys(rule.id)[0], rule.id).toBe(rule.key);
      expect(titled(rule, rule.title("en")), rule.id).toBe(true);
    }
    for (const typed of ["7.18", "d7.18", "D 7.18", "rule 7.18", "Rule D-7.18?"])
      expect(keys(typed)[0]).toBe("dark-legacy/r/D-7.18");
    expect(keys("A-22")[0]).toBe("dark-legacy/q/A-22");
  });

  it("find keywords, words and rulings by their own title", () => {
    for (const entry of library.entries.filter(({ kind }) => kind !== "card" && kind !== "rule"))
      expect(titled(entry, entry.title("en")), entry.key).toBe(true);
  });

  const cards = library.of("card").filter((card) => card.title("en").length >= 5);
  it.each([
    [1, 0.98],
    [2, 0.95],
  ])("with %i typos are found at rank 1", (count, share) => {
    const random = dice(7);
    const long = cards.filter((card) => card.title("en").length >= count * 4);
    let [tried, right] = [0, 0];
    const wrong: string[] = [];
    for (const card of long)
      for (let round = 0; round < 2; round += 1) {
        const typed = mistype(card.title("en"), count, random);
        tried += 1;
        if (keys(typed)[0] === card.key) right += 1;
        else wrong.push(`${typed} → ${card.id}, not ${keys(typed)[0]}`);
      }
    expect(right / tried, wrong.join("\n")).toBeGreaterThanOrEqual(share);
  });

  it("are found with their words swapped, run together or cut short", () => {
    expect(keys("bomber goblin")[0]).toBe("dark-legacy/c/goblin-bomber");
    expect(keys("goblinbomber")[0]).toBe("dark-legacy/c/goblin-bomber");
    expect(keys("gauntlets nullifier")[0]).toBe("dark-legacy/c/magic-nullifier-gauntlets");
    expect(keys("pesti")[0]).toBe("dark-legacy/c/pestilence-dragon");
  });
});

describe("what may have meant several things", () => {
  it("is asked about, never guessed", () => {
    for (const typed of ["poison", "sacrifice", "golem"])
      expect(isSure(search.find(typed)), typed).toBe(false);
    for (const typed of ["goblin", "7.18", "goblin bombr", "mulligan", "flying"])
      expect(isSure(search.find(typed)), typed).toBe(true);
    expect(isSure([])).toBe(false);
  });
});

describe("any text", () => {
  it("gets an answer", () => {
    for (const typed of [
      "",
      " ",
      "\u0000\u0007",
      "🐉".repeat(200),
      "a".repeat(6_000),
      "word ".repeat(1_200),
      "__proto__",
      "constructor",
      "-",
      "'",
      "toString",
      "\ud800",
    ]) {
      expect(Array.isArray(search.find(typed))).toBe(true);
      expect(search.suggest(typed, ["card", "rule"], 25).length).toBeLessThanOrEqual(25);
    }
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (typed) => {
        search.find(typed);
        return search.suggest(typed, ["card"], 25).length <= 25;
      }),
      { numRuns: 150 },
    );
  });

  it("finds a card among 5,000 while somebody types", () => {
    const random = dice(3);
    const syllables = ["ka", "ro", "mi", "ten", "dra", "gol", "shi", "eld", "or", "un", "ver", "bo"];
    const word = (): string => Array.from({ length: 2 + random(2) }, () => syllables[random(12)]).join("");
    const many = Array.from({ length: 5_000 }, (_, at): Entry => {
      const name = `${word()} ${word()}`;
      return {
        ...{ key: `many/c/${at}`, book: "many", kind: "card", id: `${at}`, aka: [], see: [], examples: [] },
        title: () => name,
        lines: () => [name],
      };
    });
    const large = createSearch([...library.entries, ...many]);
    for (let at = 0; at < 60; at += 1) {
      const entry = many[at * 71] ?? many[0];
      const name = entry?.title("en") ?? "";
      const found = large.suggest(name, ["card"], 25).map((one) => one.title("en"));
      expect(found.length).toBeLessThanOrEqual(25);
      expect(found).toContain(name);
      expect(large.suggest(name.slice(0, 1 + random(14)), ["card"], 25).length).toBeLessThanOrEqual(25);
    }
  });
});

/** Numbers below n, the same in every run. */
function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * n);
  };
}

/** A name with some letters left out, doubled, changed or swapped, each at a place of its own. */
function mistype(name: string, count: number, random: (n: number) => number): string {
  let typed = name;
  for (let at = 0; at < count; at += 1) {
    const place = 1 + random(Math.max(1, typed.length - 2));
    const [a = "", b = ""] = [typed[place], typed[place + 1]];
    const [head, tail] = [typed.slice(0, place), typed.slice(place + 1)];
    typed =
      [
        head + tail,
        head + a + a + tail,
        `${head}${"aeiorst"[random(7)]}${tail}`,
        head + b + a + tail.slice(1),
      ][random(4)] ?? typed;
  }
  return typed;
}
