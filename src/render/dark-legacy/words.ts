import { kindOf } from "../../cards/dark-legacy/print/de/words.ts";
import type { CardView } from "../../engine/dark-legacy/view-types.ts";
import type { Language } from "../../engine/kernel/look.ts";
import { GERMAN, type Phrase } from "./words-de.ts";

/** What pictures and their descriptions say, by the English for it. */
const TABLES: Readonly<Record<Exclude<Language, "en">, Readonly<Record<Phrase, string>>>> = { de: GERMAN };

let language: Language = "en";

/** Chooses the language of everything drawn and described from now on; each is done in one go. */
export function speak(next: Language): void {
  language = next;
}
export function spoken(): Language {
  return language;
}

/** A phrase in the chosen language, its holes filled. */
export function say(phrase: Phrase, holes: Readonly<Record<string, string | number>> = {}): string {
  const text: string = language === "en" ? phrase : TABLES[language][phrase];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(holes[name] ?? ""));
}

function isPhrase(text: string): text is Phrase {
  return Object.hasOwn(GERMAN, text);
}

/** A word of the data (a type, a faction, a slot), with a number that follows it; as it is where there is none for it. */
export function word(text: string): string {
  const [, name = text, number = ""] = /^(.*?)( \d+)?$/s.exec(text) ?? [];
  return isPhrase(name) ? `${say(name)}${number}` : text;
}

/** "Chaos creature" as it is given in English, "Chaos-Kreatur" */
export function kind(card: Pick<CardView, "faction" | "type">, english: string): string {
  return language === "en" ? english : kindOf(card);
}

/** What is printed on a card. */
export function rulesOf({ text, textIn }: Pick<CardView, "text" | "textIn">): string {
  return language === "en" ? text : (textIn?.[language] ?? text);
}
