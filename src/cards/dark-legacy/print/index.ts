import type { Language } from "../../../engine/kernel/look.ts";
import type { CardDef } from "../vocabulary.ts";
import { printKeywords as keywordsEn, printLine as lineEn, printText as textEn } from "./card.ts";
import { printKeywords as keywordsDe, printLine as lineDe, printText as textDe } from "./de/card.ts";

type Print = (def: CardDef) => string;
const PRINTERS: Readonly<Record<Language, { printText: Print; printLine: Print; printKeywords: Print }>> = {
  en: { printText: textEn, printLine: lineEn, printKeywords: keywordsEn },
  de: { printText: textDe, printLine: lineDe, printKeywords: keywordsDe },
};

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
