import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { allWords, REFUSED_WORDS, wordsOf } from "../../scripts/dark-legacy/coverage/words-used.ts";
import { BUILT_IN, printKeywords, printLine, printText } from "../../src/cards/dark-legacy/index.ts";
import type { CardDef } from "../../src/cards/dark-legacy/vocabulary.ts";
import { LANGUAGES, type Language } from "../../src/engine/kernel/look.ts";
import { WORD_CARDS } from "./every-word.ts";

const GOLDEN = { en: "./texts.golden.txt", de: "./texts.de.golden.txt" } as const satisfies Record<
  Language,
  string
>;

function block(card: CardDef, language: Language): string {
  return [card.name, printLine(card, language), printKeywords(card, language), printText(card, language)]
    .filter((line) => line !== "")
    .join("\n");
}

/** Words without a text to judge, each with its reason. */
const NOT_ON_CARDS: Readonly<Record<string, string>> = REFUSED_WORDS;

describe("card texts", () => {
  it.each(LANGUAGES)("are the reviewed ones in %s (UPDATE_GOLDEN=1 writes the file anew)", (language) => {
    const golden = new URL(GOLDEN[language], import.meta.url);
    const blocks = [...BUILT_IN.values(), ...WORD_CARDS].map((card) => block(card, language));
    const text = `${blocks.join("\n\n")}\n`;
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
