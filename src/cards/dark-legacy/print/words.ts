import type { Keyword, TokenKind } from "../vocabulary.ts";

/** Small words of English that every part of a card's text needs. */
export const KEYWORD_NAMES: Readonly<Record<Keyword, string>> = {
  annihilate: "Annihilate",
  distance: "Distance",
  epic: "Epic",
  flying: "Flying",
  poison: "Poison",
  instinct: "Instinct",
};
export const TOKEN_NAMES: Readonly<Record<TokenKind, string>> = {
  ammo: "Ammo",
  poison: "Poison",
  cp: "CP",
  time: "Time",
};
const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** "three"; figures from eleven on. */
export function numberWord(n: number): string {
  return NUMBERS[n] ?? String(n);
}
/** "a", or "an" before a vowel sound. */
export function article(word: string): string {
  return `${/^[aeiou]/i.test(word.replace(/^"/, "")) ? "an" : "a"} ${word}`;
}
/** "a, b and c" */
export function list(parts: readonly string[], last: "and" | "or" = "and"): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${last} ${parts.at(-1) ?? ""}`;
}
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
/** "+2" or "−1", with a real minus sign. */
export function signed(n: number): string {
  return n < 0 ? `\u2212${-n}` : `+${n}`;
}
/** "a card", "two cards" */
export function counted(n: number, one: string, many = `${one}s`): string {
  return n === 1 ? article(one) : `${numberWord(n)} ${many}`;
}
