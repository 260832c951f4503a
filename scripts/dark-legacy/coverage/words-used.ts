import { z } from "zod";
import { type CardDef, cardDef } from "../../../src/cards/dark-legacy/vocabulary.ts";

/** Places that share one list of words. */
const SAME: Readonly<Record<string, string>> = {
  keyword: "keywords",
  without: "keywords",
  tokens: "token",
  opposingHeroFaction: "faction",
};

function spell(key: string, word: string): string {
  return `${SAME[key] ?? key}=${word}`;
}

/**
 * Every word a card can be written with, found in the schema itself: "grant", "on=enters", "op=damage" …
 * Read from the JSON schema, so a new word is noticed without anybody listing it.
 */
export function allWords(): Set<string> {
  const words = new Set<string>();
  const walk = (node: unknown, key: string): void => {
    if (node === null || typeof node !== "object") return;
    if (Array.isArray(node)) {
      for (const part of node) walk(part, key);
      return;
    }
    const entries = new Map<string, unknown>(Object.entries(node));
    const word = entries.get("const");
    if (typeof word === "string") words.add(spell(key, word));
    const values = entries.get("enum");
    if (Array.isArray(values)) for (const value of values) words.add(spell(key, String(value)));
    for (const [name, part] of entries) {
      if (name === "properties" && part !== null && typeof part === "object")
        for (const [property, schema] of Object.entries(part)) {
          words.add(property);
          walk(schema, property);
        }
      else if (name === "$defs" || name === "definitions")
        for (const one of Object.values(part ?? {})) walk(one, key);
      else if (name !== "enum" && name !== "const") walk(part, key);
    }
  };
  walk(z.toJSONSchema(cardDef, { io: "input", reused: "inline" }), "card");
  return words;
}

/** The words a definition uses, in the same spelling. */
export function wordsOf(card: CardDef): Set<string> {
  const words = new Set<string>();
  const walk = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const part of value) walk(part, key);
    else if (value !== null && typeof value === "object")
      for (const [name, part] of Object.entries(value)) {
        words.add(name);
        walk(part, name);
      }
    else if (typeof value === "string") words.add(spell(key, value));
  };
  walk(card, "card");
  return words;
}

/** Words that the schema allows and the check of a set refuses, so that no card can have them; each with its reason. */
export const REFUSED_WORDS: Readonly<Record<string, string>> = {
  "affects=target": "a static ability has no targets",
  "affects=target-2": "a static ability has no targets",
  "affects=it": "a static ability speaks of nothing",
};

const OWN = "for cards of your own";
/** Words that no built-in card needs. Scenarios show all of them; the reason stands where the cards would. */
export const OWN_CARDS_ONLY: Readonly<Record<string, string>> = {
  "affects=host-controller": OWN,
  "affects=opposing-hero": OWN,
  "boneyard=opponent": OWN,
  "can=attack-first-turn": OWN,
  "cant=cast-instants": OWN,
  "cant=cast-magic": OWN,
  "cant=gain-life": OWN,
  "cant=ready": OWN,
  "kind=armor": `${OWN}; built-in ones say "item"`,
  "kind=relic": `${OWN}; built-in ones say "item"`,
  "of=opponent": OWN,
  "on=opponent-casts": OWN,
  "on=you-cast": OWN,
  rolled: OWN,
  "rolled=clean-miss": OWN,
  "rolled=critical-hit": OWN,
  "rolled=critical-miss": OWN,
  "rolled=direct-hit": OWN,
  "rolled=hit": OWN,
  "sacrifice=creature": OWN,
  "state=defending": OWN,
  "state=ready": OWN,
  "state=spent": OWN,
  times: OWN,
  "to=deck-top": OWN,
  "to=host-controller": OWN,
  "token=ammo": `${OWN}; built-in ones say "reload"`,
  value: OWN,
};
