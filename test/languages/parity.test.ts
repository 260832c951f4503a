import { describe, expect, it } from "vitest";
import { BUILT_IN, printKeywords, printLine, printText } from "../../src/cards/dark-legacy/index.ts";
import { GAMES } from "../../src/engine/index.ts";
import { LANGUAGES } from "../../src/engine/kernel/look.ts";
import type { Catalogue } from "../../src/engine/kernel/text.ts";
import { HOUSE_TEXTS } from "../../src/present/texts/index.ts";
import { WORD_CARDS } from "../cards/every-word.ts";
import { ENGLISH } from "./english.ts";
import { names, paramsOf, sourceOf } from "./patterns.ts";

const CATALOGUES: readonly (readonly [string, Readonly<Record<string, Catalogue>>])[] = [
  ["the house", HOUSE_TEXTS],
  ...[...GAMES.values()].map((game) => [game.id, game.texts] as const),
];
const others = LANGUAGES.filter((language) => language !== "en");

/** Has one parameter a language, and uses its own. */
const BY_LANGUAGE = ["card.text"];
/** The same in both: names, abbreviations, and what only puts other texts together. */
const SAME =
  /^[^\p{L}]*(?:(?:CP|AP|SP|Hand|Decks?|Teams?|Hardcore|Aura|Chaos|Tech|Wind|X|AI|AM|PM)[^\p{L}]*)*$/u;

describe.each(CATALOGUES)("the texts of %s", (_, texts) => {
  it.each(others)("have the same keys in %s", (language) => {
    expect(Object.keys(texts[language] ?? {}).sort()).toEqual(Object.keys(texts.en ?? {}).sort());
  });

  it.each(others)("ask for the same parameters in %s", (language) => {
    for (const [key, pattern] of Object.entries(texts.en ?? {})) {
      const own = texts[language]?.[key];
      if (own === undefined || BY_LANGUAGE.includes(key)) continue;
      expect(paramsOf(own, language), key).toEqual(paramsOf(pattern, "en"));
    }
  });

  it.each(others)("have no English left in %s", (language) => {
    for (const [key, own] of Object.entries(texts[language] ?? {})) {
      if (own === texts.en?.[key]) expect(own.replaceAll(/\{\w+[^{}]*\}/g, ""), key).toMatch(SAME);
      expect(own.replaceAll(/`[^`]*`|\{\w+(?:, \w+,?)?|(?<=\s)\w+(?= \{)/g, " "), key).not.toMatch(ENGLISH);
    }
  });
});

it("every text of the house is used somewhere", () => {
  const source = [
    "src/present",
    "src/interactions",
    "src/commands",
    "src/discord",
    "src/match",
    "src/engine/kernel",
  ]
    .map(sourceOf)
    .join("\n");
  const unused = Object.keys(HOUSE_TEXTS.en).filter((key) => !isRefusal(key) && !names(source, key));
  expect(unused).toEqual([]);
});

it.each([...GAMES.values()].map((game) => [game.id, game] as const))(
  "every text of %s is used somewhere",
  (id, game) => {
    const source = ["src/present", "src/engine/kernel", `src/engine/${id}`, `src/cards/${id}`]
      .map(sourceOf)
      .join("\n");
    const typed = new Set(source.match(/\btype: "[\w-]+"/g));
    const unused = Object.keys(game.texts.en ?? {}).filter(
      (key) =>
        !isRefusal(key) &&
        !(key.startsWith("event.") && typed.has(`type: "${key.slice("event.".length)}"`)) &&
        !names(source, key) &&
        !source.includes(`"${key.slice(key.indexOf(".") + 1)}"`),
    );
    expect(unused).toEqual([]);
  },
);

/** Refusals are named by their code alone. */
function isRefusal(key: string): boolean {
  return key.startsWith("refused.");
}

describe("the texts printed on cards", () => {
  const cards = [...BUILT_IN.values(), ...WORD_CARDS];

  it.each(others)("say as much in %s as in English", (language) => {
    for (const card of cards) {
      const [own, english] = [printText(card, language), printText(card)];
      expect(own.split("\n").length, card.name).toBe(english.split("\n").length);
      expect(own === "", card.name).toBe(english === "");
      expect(own, card.name).not.toMatch(/undefined|\[object|NaN|\bnichts\b| {2}|\.\.|, ,| ,| \./);
    }
  });

  it.each(others)("hold no English word in %s", (language) => {
    const named = [...cards.map((card) => card.name), ...cards.flatMap((card) => card.name.split(" "))].sort(
      (a, b) => b.length - a.length,
    );
    for (const card of cards) {
      const said = [printLine(card, language), printKeywords(card, language), printText(card, language)]
        .join("\n")
        .replaceAll(/„[^“]*“/g, " ");
      const bare = named.reduce((text, name) => text.replaceAll(name, " "), said);
      expect(bare, card.name).not.toMatch(ENGLISH);
    }
  });
});
