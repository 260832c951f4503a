import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allWords, REFUSED_WORDS, wordsOf } from "../../scripts/dark-legacy/coverage/words-used.ts";
import { BUILT_IN, printKeywords, printLine, printText } from "../../src/cards/dark-legacy/index.ts";
import type { CardDef } from "../../src/cards/dark-legacy/vocabulary.ts";
import { WORD_CARDS } from "./every-word.ts";

const golden = new URL("./texts.golden.txt", import.meta.url);

function block(card: CardDef): string {
  return [card.name, printLine(card), printKeywords(card), printText(card)]
    .filter((line) => line !== "")
    .join("\n");
}

/** Words without a text to judge, each with its reason. */
const NOT_ON_CARDS: Readonly<Record<string, string>> = REFUSED_WORDS;

describe("card texts", () => {
  it("are the reviewed ones (UPDATE_GOLDEN=1 writes the file anew)", () => {
    const text = `${[...BUILT_IN.values(), ...WORD_CARDS].map(block).join("\n\n")}\n`;
    if (process.env.UPDATE_GOLDEN) writeFileSync(golden, text);
    expect(text).toBe(readFileSync(golden, "utf8"));
  });

  it("say something for every ability", () => {
    for (const card of [...BUILT_IN.values(), ...WORD_CARDS]) {
      const lines = printText(card).split("\n");
      const enhances = card.abilities.filter((ability) => ability.kind === "enhances").length;
      const expected = card.abilities.length - enhances + (enhances > 0 ? 1 : 0);
      expect(lines.filter((line) => line.length > 5).length, card.name).toBe(expected);
      expect(printText(card), card.name).not.toMatch(
        /undefined|\[object|NaN|\bnothing\b| {2}|\.\.|\ba a\b|\ban a\b/,
      );
    }
  });

  it("cover every word of the vocabulary", () => {
    const used = new Set([...BUILT_IN.values(), ...WORD_CARDS].flatMap((card) => [...wordsOf(card)]));
    const missing = [...allWords()].filter((word) => !used.has(word) && !(word in NOT_ON_CARDS));
    expect(missing).toEqual([]);
  });
});
