import { BUILT_IN } from "../../cards/dark-legacy/index.ts";
import { darkLegacy } from "../../engine/dark-legacy/index.ts";
import type { Language } from "../../engine/kernel/look.ts";
import { type Book, type Entry, keyOf } from "../book.ts";
import { exampleNotes, ruleNotes, rulingNotes, wordNotes } from "../schema.ts";
import { cardEntries } from "./cards.ts";
import exampleJson from "./examples.json" with { type: "json" };
import glossaryJson from "./glossary.json" with { type: "json" };
import keywordJson from "./keywords.json" with { type: "json" };
import ruleJson from "./rules.json" with { type: "json" };
import rulingJson from "./rulings.json" with { type: "json" };

/**
 * The rule book of Dark Legacy as entries. Titles and first sentences of the rules are those of the engine, so both say the same and
 * bear the same ids; what is written here adds what follows, where it comes from and what to read next.
 */
export function darkLegacyBook(): Book {
  const { id: book, name, texts, options = [] } = darkLegacy;
  const notes = {
    rules: ruleNotes.parse(ruleJson),
    terms: wordNotes.parse(glossaryJson),
    keywords: wordNotes.parse(keywordJson),
    rulings: rulingNotes.parse(rulingJson),
    examples: exampleNotes.parse(exampleJson),
  };
  const rule = (id: string): string => keyOf(book, "rule", id);
  const say =
    (key: string) =>
    (language: Language): string =>
      (texts[language]?.[key] ?? texts.en?.[key] ?? key).replaceAll("''", "'");
  const titles = new Map(notes.rules.map(({ id }) => [id, say(`rule.${id}`)("en")]));
  const keywords = new Set(notes.keywords.map(({ id }) => id));
  const examplesOf = (ids: readonly string[]) => [
    ...new Map(ids.flatMap((id) => notes.examples[id] ?? []).map((one) => [one.id, one])).values(),
  ];

  const rulingsByRule = new Map<string, string[]>();
  const rulingsByCard = new Map<string, string[]>();
  for (const { id, rules, cards } of notes.rulings) {
    for (const one of rules) append(rulingsByRule, one, keyOf(book, "ruling", id));
    for (const one of cards) append(rulingsByCard, one, keyOf(book, "ruling", id));
  }

  const rules = notes.rules.map(
    ({ id, source, text, terms, see, aka }): Entry => ({
      key: rule(id),
      ...{ book, kind: "rule", id, source, aka, languages: ["en"] },
      title: say(`rule.${id}`),
      lines: (language) => [say(`rule.${id}.text`)(language), text],
      see: [
        ...(rulingsByRule.get(id) ?? []),
        ...cardsNamed(titles.get(id) ?? "").map((card) => keyOf(book, "card", card)),
        ...see.map(rule),
        ...terms.map((term) => keyOf(book, keywords.has(term) ? "keyword" : "term", term)),
      ],
      examples: examplesOf([id]),
      options: [
        ...options.flatMap((option) => (option.rule === id ? [option.id] : [])),
        ...notes.rulings.flatMap((one) =>
          one.option !== undefined && one.rules[0] === id ? [one.option] : [],
        ),
      ],
    }),
  );
  const words = (["keyword", "term"] as const).flatMap((kind) =>
    notes[`${kind}s`].map(
      ({ id, name: word, text, rules: cited, aka }): Entry => ({
        key: keyOf(book, kind, id),
        ...{ book, kind, id },
        title: (language) => word[language] ?? word.en,
        lines: (language) => [text[language] ?? text.en],
        aka: [...aka, ...(word.de === undefined ? [] : [word.de])],
        see: [...cited.map(rule), ...cardsWith(id).map((card) => keyOf(book, "card", card))],
        examples: examplesOf(cited),
      }),
    ),
  );
  const rulings = notes.rulings.map(
    ({ id, date, question, answer, rules: cited, cards, aka, option }): Entry => ({
      key: keyOf(book, "ruling", id),
      ...{ book, kind: "ruling", id, date, aka, languages: ["en"] },
      title: () => question,
      lines: () => [answer],
      see: [...cited.map(rule), ...cards.map((card) => keyOf(book, "card", card))],
      examples: examplesOf([id, ...cited]),
      ...(option === undefined ? {} : { options: [option] }),
    }),
  );
  return {
    id: book,
    name,
    entries: [...cardEntries(book, rulingsByCard, titles), ...words, ...rules, ...rulings],
  };
}

/** Ids of cards of this name: the rules about single cards are called after them. */
function cardsNamed(name: string): string[] {
  return [...BUILT_IN.values()].flatMap((def) => (def.name === name ? [def.id] : []));
}

/** Ids of cards that bear a keyword. */
function cardsWith(word: string): string[] {
  return [...BUILT_IN.values()].flatMap((def) => (def.keywords.some((one) => one === word) ? [def.id] : []));
}

function append(lists: Map<string, string[]>, id: string, key: string): void {
  const list = lists.get(id);
  if (list) list.push(key);
  else lists.set(id, [key]);
}
