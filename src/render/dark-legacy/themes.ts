import type { Faction } from "../../cards/dark-legacy/vocabulary.ts";
import type { Palette as PaletteName } from "../../engine/kernel/look.ts";

/** Colours of table, words and marks. */
export interface Ink {
  night: string;
  wood: string;
  woodLight: string;
  woodDark: string;
  gold: string;
  goldDark: string;
  parchment: string;
  parchmentDark: string;
  text: string;
  white: string;
  ownFelt: string;
  ownFeltLight: string;
  ownLine: string;
  otherFelt: string;
  otherFeltLight: string;
  otherLine: string;
  label: string;
  life: string;
  lifeDark: string;
  lifeLine: string;
  cp: string;
  cpDark: string;
  poison: string;
  poisonDark: string;
  attack: string;
  attackDark: string;
  defend: string;
  stack: string;
  stackDark: string;
  turn: string;
  spent: string;
  danger: string;
}

/** Colours of a faction: its frame, what is written on the frame, and its landscape. */
export interface FactionStyle {
  readonly frame: string;
  /** Emblem and signs on the frame. */
  readonly sign: string;
  readonly dark: string;
  readonly sky: string;
  readonly far: string;
  readonly near: string;
  readonly sun: string;
}

export interface Theme {
  readonly ink: Ink;
  readonly factions: Readonly<Record<Faction, FactionStyle>>;
  /** Ground and edge of each figure of a card. */
  readonly stats: Readonly<Record<"ap" | "armor" | "aura" | "life" | "cp", readonly [string, string]>>;
  readonly results: Readonly<Record<string, string>>;
  /** Without ornaments: no grain, no stitches, no landscape. */
  readonly plain: boolean;
}

/** `part` of the way from one colour to another, both "#rrggbb". */
export function mix(from: string, to: string, part: number): string {
  const [a, b] = [Number.parseInt(from.slice(1), 16), Number.parseInt(to.slice(1), 16)];
  const one = (shift: number): number => {
    const [x, y] = [(a >> shift) & 255, (b >> shift) & 255];
    return Math.round(x + (y - x) * part) << shift;
  };
  return `#${(one(16) | one(8) | one(0)).toString(16).padStart(6, "0")}`;
}

/** @param light the frame is so bright that what stands on it is dark. */
function style(frame: string, light: boolean, sun: string): FactionStyle {
  return {
    frame,
    sign: light ? mix(frame, "#000000", 0.82) : "#fff8e8",
    dark: mix(frame, "#0a0810", light ? 0.72 : 0.58),
    sky: mix(frame, "#0a0810", light ? 0.45 : 0.3),
    far: mix(frame, "#0a0810", light ? 0.24 : 0.1),
    near: mix(frame, "#050308", light ? 0.76 : 0.7),
    sun,
  };
}

const standardInk: Ink = {
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
  ownFelt: "#12303a",
  ownFeltLight: "#193f4a",
  ownLine: "#5d8f92",
  otherFelt: "#33202c",
  otherFeltLight: "#42283a",
  otherLine: "#a1788c",
  label: "#f0e2bd",
  life: "#c6283a",
  lifeDark: "#7d1422",
  lifeLine: "#ffb3b8",
  cp: "#2f6fd0",
  cpDark: "#173a78",
  poison: "#4f8f2a",
  poisonDark: "#274a13",
  attack: "#ff7a45",
  attackDark: "#7a2208",
  defend: "#8fd0ff",
  stack: "#6ad1ff",
  stackDark: "#0b3c57",
  turn: "#ffd257",
  spent: "#17120e",
  danger: "#b0121f",
};

const standard: Theme = {
  ink: standardInk,
  factions: {
    Chaos: style("#9a120e", false, "#ffb347"),
    Darkness: style("#4a1272", false, "#d7cdf5"),
    Earth: style("#66ab4c", true, "#f0e1a0"),
    Divine: style("#e8c028", true, "#fff6cf"),
    Tech: style("#3f5fc4", false, "#9ff0ff"),
    Wind: style("#86ece2", true, "#f4ffff"),
    General: style("#8d7c78", false, "#e8dcc0"),
  },
  stats: {
    ap: ["#7c3510", "#e0854f"],
    armor: ["#3d4654", "#a9b6c8"],
    aura: ["#56358a", "#b79be8"],
    life: ["#8f1c2b", "#ff8d97"],
    cp: ["#173a78", "#7fb0ff"],
  },
  results: {
    "critical-miss": "#8c1d1d",
    "clean-miss": "#57534b",
    hit: "#a2520f",
    "direct-hit": "#8a5b00",
    "critical-hit": "#1f6a2c",
  },
  plain: false,
};

/** Blue against orange instead of green against red, and factions that also differ in brightness. */
const colorBlind: Theme = {
  ...standard,
  ink: {
    ...standardInk,
    ownFelt: "#0f2d47",
    ownFeltLight: "#163a58",
    ownLine: "#6ba3cf",
    otherFelt: "#33291f",
    otherFeltLight: "#44372a",
    otherLine: "#b89a74",
    life: "#c2185b",
    lifeDark: "#6d0d33",
    poison: "#c9a400",
    poisonDark: "#4a3c00",
    attack: "#ff9a1f",
    attackDark: "#6b3400",
  },
  factions: {
    Chaos: style("#c63a08", false, "#ffd27a"),
    Darkness: style("#260f52", false, "#d7cdf5"),
    Earth: style("#1f5a44", false, "#e6f5c8"),
    Divine: style("#f0cf1e", true, "#fff6cf"),
    Tech: style("#2f93e8", false, "#c8f2ff"),
    Wind: style("#d2f6f6", true, "#ffffff"),
    General: style("#aba6a6", true, "#f2efe6"),
  },
  stats: {
    ap: ["#8a4a00", "#ffb454"],
    armor: ["#3f4650", "#b9c3cf"],
    aura: ["#1d4f91", "#8fc2ff"],
    life: ["#7d1045", "#ff92bd"],
    cp: ["#0f3f7d", "#86bbff"],
  },
  results: {
    "critical-miss": "#3a3a3a",
    "clean-miss": "#5f5f5f",
    hit: "#9c5200",
    "direct-hit": "#7a5a00",
    "critical-hit": "#0b4f9e",
  },
};

/** Black and white ground, full colours, no ornament. */
const highContrast: Theme = {
  ink: {
    ...standardInk,
    night: "#000000",
    wood: "#000000",
    woodLight: "#000000",
    woodDark: "#000000",
    gold: "#ffe08a",
    goldDark: "#ffe08a",
    parchment: "#ffffff",
    parchmentDark: "#ffffff",
    text: "#000000",
    ownFelt: "#00131a",
    ownFeltLight: "#001f2b",
    ownLine: "#7fe9ff",
    otherFelt: "#1a0010",
    otherFeltLight: "#2a001b",
    otherLine: "#ffb0dc",
    label: "#ffffff",
    life: "#d4001a",
    lifeDark: "#3d0008",
    lifeLine: "#ffffff",
    cp: "#2b7dff",
    cpDark: "#00256b",
    poison: "#4ee000",
    poisonDark: "#0d3300",
    attack: "#ff8a1f",
    attackDark: "#000000",
    defend: "#7fe9ff",
    stack: "#7fe9ff",
    stackDark: "#00304a",
    turn: "#ffe600",
    spent: "#000000",
    danger: "#c80014",
  },
  factions: {
    Chaos: style("#d81010", false, "#ffcf5c"),
    Darkness: style("#5c1f9c", false, "#ffffff"),
    Earth: style("#2fb84a", true, "#ffffff"),
    Divine: style("#ffc81a", true, "#ffffff"),
    Tech: style("#3a74ff", false, "#ffffff"),
    Wind: style("#b4f8f4", true, "#ffffff"),
    General: style("#a8a39c", true, "#ffffff"),
  },
  stats: {
    ap: ["#5c2000", "#ffb070"],
    armor: ["#1f2733", "#d5e2f2"],
    aura: ["#3a0f78", "#d9c0ff"],
    life: ["#7a0010", "#ffb3ba"],
    cp: ["#00256b", "#9cc6ff"],
  },
  results: {
    "critical-miss": "#7a0010",
    "clean-miss": "#3a3a3a",
    hit: "#7a3600",
    "direct-hit": "#5c4000",
    "critical-hit": "#00551a",
  },
  plain: true,
};

export const themes: Readonly<Record<PaletteName, Theme>> = {
  default: standard,
  "high-contrast": highContrast,
  "colour-blind": colorBlind,
};
