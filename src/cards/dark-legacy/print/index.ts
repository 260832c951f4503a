import type { Language } from "../../../engine/kernel/look.ts";
import type { CardDef } from "../vocabulary.ts";
import * as english from "./card.ts";
import * as german from "./de/card.ts";

const PRINTERS = { en: english, de: german } as const satisfies Readonly<Record<Language, object>>;

/** The rules text of a card, one paragraph an ability; "" for a card without abilities. Keywords are not in it. */
export function printText(def: CardDef, language: Language = "en"): string {
  return PRINTERS[language].printText(def);
}
/** A card's kind and figures in one line. */
export function printLine(def: CardDef, language: Language = "en"): string {
  return PRINTERS[language].printLine(def);
}
/** A card's keywords, one after the other; "" without any. */
export function printKeywords(def: CardDef, language: Language = "en"): string {
  return PRINTERS[language].printKeywords(def);
}
