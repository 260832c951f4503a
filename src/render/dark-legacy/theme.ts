import type { CardType, Keyword, TokenKind } from "../../cards/dark-legacy/vocabulary.ts";
import type { Palette as PaletteName } from "../../engine/kernel/look.ts";
import { setLayerScope } from "../paint/surface.ts";
import { type FactionStyle, type Ink, type Theme, themes } from "./themes.ts";
import { say, spoken } from "./words.ts";
import type { Phrase } from "./words-de.ts";

export type { FactionStyle };

/** Colours of the picture that is being drawn. Every meaning a colour has is also said by a word, a figure or a shape. */
export const ink: Ink = { ...themes.default.ink };
let current: Theme = themes.default;

/** Chooses the colours (after the language, see `speak`) for everything drawn from now on; pictures are drawn one after the other. */
export function useTheme(name: PaletteName): void {
  current = themes[name];
  Object.assign(ink, current.ink);
  setLayerScope(`${name}/${spoken()}`);
}

/** What belongs to the theme beside the ink. */
export function theme(): Theme {
  return current;
}

/** Style of a faction; a word that names none is treated as General. */
export function styleOf(faction: string): FactionStyle {
  const styles: Readonly<Record<string, FactionStyle>> = current.factions;
  return (Object.hasOwn(styles, faction) ? styles[faction] : undefined) ?? current.factions.General;
}

export const typeWord: Readonly<Record<CardType, string>> = {
  weapon: "Weapon",
  armor: "Armor",
  creature: "Creature",
  relic: "Relic",
  enhancement: "Enhancement",
  magic: "Magic",
  instant: "Instant",
};

export const keywordMark: Readonly<Record<Keyword, { sign: string; short: string; word: string }>> = {
  annihilate: { sign: "✹", short: "ANN", word: "Annihilate" },
  distance: { sign: "◎", short: "DIST", word: "Distance" },
  epic: { sign: "★", short: "EPIC", word: "Epic" },
  flying: { sign: "▲", short: "FLY", word: "Flying" },
  poison: { sign: "☠", short: "POIS", word: "Poison" },
  instinct: { sign: "⚡", short: "INST", word: "Instinct" },
};

export const tokenMark: Readonly<
  Record<TokenKind, { short: string; word: string; fill: string; line: string }>
> = {
  ammo: { short: "AMMO", word: "ammo", fill: "#e8e2d2", line: "#3b3325" },
  poison: { short: "PSN", word: "poison", fill: "#bfe59a", line: "#274a13" },
  cp: { short: "CP", word: "CP", fill: "#bcd8ff", line: "#173a78" },
  time: { short: "TIME", word: "time", fill: "#ffe3a6", line: "#6b4a0b" },
};

const resultWords: Readonly<Record<string, { readonly sign: string; readonly word: Phrase }>> = {
  "critical-miss": { sign: "✖", word: "CRITICAL MISS" },
  "clean-miss": { sign: "○", word: "CLEAN MISS" },
  hit: { sign: "●", word: "HIT" },
  "direct-hit": { sign: "◆", word: "DIRECT HIT" },
  "critical-hit": { sign: "★", word: "CRITICAL HIT" },
};

/** Sign, word and colour of what a roll came to; null for what is no result. */
export function resultOf(
  result: string | null,
): { readonly sign: string; readonly word: string; readonly fill: string } | null {
  const words = result === null ? undefined : resultWords[result];
  return words && result !== null
    ? { sign: words.sign, word: say(words.word), fill: current.results[result] ?? ink.night }
    : null;
}
