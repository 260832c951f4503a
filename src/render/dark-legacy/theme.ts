import type { CardType, Faction, Keyword, TokenKind } from "../../cards/dark-legacy/vocabulary.ts";

/** Colours of the table. Every meaning a colour has is also said by a word, a figure or a shape. */
export const ink = {
  night: "#0d0b0a",
  wood: "#2c1b11",
  woodLight: "#40291a",
  woodDark: "#1b100a",
  gold: "#d8b263",
  goldDark: "#8a6a32",
  parchment: "#f3e8cc",
  parchmentDark: "#d9c79d",
  text: "#1c140c",
  white: "#ffffff",
  soft: "#d9d2c3",
  ownFelt: "#15343a",
  ownFeltLight: "#1d434a",
  ownLine: "#5d8f92",
  otherFelt: "#36202c",
  otherFeltLight: "#46293a",
  otherLine: "#a1788c",
  life: "#c6283a",
  lifeDark: "#7d1422",
  cp: "#2f6fd0",
  cpDark: "#173a78",
  poison: "#4f8f2a",
  poisonDark: "#274a13",
  attack: "#ff7a45",
  attackDark: "#7a2208",
  stack: "#6ad1ff",
  stackDark: "#0b3c57",
  turn: "#ffd257",
  spent: "#17120e",
} as const;

export interface FactionStyle {
  readonly frame: string;
  readonly dark: string;
  readonly sky: string;
  readonly far: string;
  readonly near: string;
  readonly sun: string;
}

const styles: Readonly<Record<Faction, FactionStyle>> = {
  Chaos: {
    frame: "#a92d22",
    dark: "#4d0f0d",
    sky: "#6b1713",
    far: "#8f2a16",
    near: "#3a0a0a",
    sun: "#ffb347",
  },
  Darkness: {
    frame: "#5a3a8c",
    dark: "#221238",
    sky: "#32205a",
    far: "#44306f",
    near: "#170b28",
    sun: "#d7cdf5",
  },
  Earth: {
    frame: "#4f7a34",
    dark: "#1e3413",
    sky: "#3d6b4c",
    far: "#5c7f3c",
    near: "#22391a",
    sun: "#f0e1a0",
  },
  Divine: {
    frame: "#c39a2c",
    dark: "#5a430d",
    sky: "#b98d3c",
    far: "#d9b765",
    near: "#6d4f17",
    sun: "#fff6cf",
  },
  Tech: {
    frame: "#3b728f",
    dark: "#132f3f",
    sky: "#1d4a61",
    far: "#2e647d",
    near: "#0e2430",
    sun: "#9ff0ff",
  },
  Wind: {
    frame: "#3fa08f",
    dark: "#12453e",
    sky: "#4d9fa3",
    far: "#7fc0b6",
    near: "#1d5a55",
    sun: "#f4ffff",
  },
  General: {
    frame: "#77695a",
    dark: "#332b23",
    sky: "#5a5247",
    far: "#776b5b",
    near: "#2f2820",
    sun: "#e8dcc0",
  },
};

/** Style of a faction; a word that names none is treated as General. */
export function styleOf(faction: string): FactionStyle {
  const known = Object.entries(styles).find(([name]) => name === faction);
  return known ? known[1] : styles.General;
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

export const resultWord: Readonly<Record<string, { sign: string; word: string; fill: string }>> = {
  "critical-miss": { sign: "✖", word: "CRITICAL MISS", fill: "#8c1d1d" },
  "clean-miss": { sign: "○", word: "CLEAN MISS", fill: "#57534b" },
  hit: { sign: "●", word: "HIT", fill: "#a2520f" },
  "direct-hit": { sign: "◆", word: "DIRECT HIT", fill: "#8a5b00" },
  "critical-hit": { sign: "★", word: "CRITICAL HIT", fill: "#1f6a2c" },
};
