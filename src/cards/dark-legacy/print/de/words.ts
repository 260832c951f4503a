import type { CardDef, CardType, Faction, Keyword, TokenKind } from "../../vocabulary.ts";

/** Grammatical case: nominative, accusative, dative, genitive. */
export type Case = "N" | "A" | "D" | "G";
export type Gender = "m" | "f" | "n";
/** What stands before an adjective and sets its ending: "ein", "der" or "jeder", or nothing in the plural. */
type Before = "ein" | "der" | "many";

/** A noun with its forms. */
export interface Noun {
  readonly gender: Gender;
  /** One of it in each case. */
  readonly one: Readonly<Record<Case, string>>;
  readonly many: string;
  /** Dative of many. */
  readonly manyD: string;
}

function feminine(one: string, many: string): Noun {
  return { gender: "f", one: { N: one, A: one, D: one, G: one }, many, manyD: many };
}
function neuter(one: string): Noun {
  return { gender: "n", one: { N: one, A: one, D: one, G: `${one}s` }, many: `${one}e`, manyD: `${one}en` };
}

export const CREATURE = feminine("Kreatur", "Kreaturen");
export const HERO: Noun = {
  gender: "m",
  one: { N: "Held", A: "Helden", D: "Helden", G: "Helden" },
  many: "Helden",
  manyD: "Helden",
};
export const WEAPON = feminine("Waffe", "Waffen");
export const ARMOR = feminine("Rüstung", "Rüstungen");
export const RELIC = neuter("Relikt");
export const ENHANCEMENT = feminine("Verstärkung", "Verstärkungen");
export const ITEM: Noun = {
  gender: "m",
  one: { N: "Gegenstand", A: "Gegenstand", D: "Gegenstand", G: "Gegenstands" },
  many: "Gegenstände",
  manyD: "Gegenständen",
};
/** What an ITEM is, said where the word stands alone. */
export const ITEM_NOTE = "(Waffe, Rüstung oder Relikt)";

/** "Zauber", or with what it is made of: "Spontanzauber". */
export function spell(made = ""): Noun {
  const one = made === "" ? "Zauber" : `${made}zauber`;
  return { gender: "m", one: { N: one, A: one, D: one, G: `${one}s` }, many: one, manyD: `${one}n` };
}
export const SPELLS: Readonly<Record<CardType, Noun>> = {
  weapon: spell("Waffen"),
  armor: spell("Rüstungs"),
  creature: spell("Kreatur"),
  relic: spell("Relikt"),
  enhancement: spell("Verstärkungs"),
  magic: spell("Magie"),
  instant: spell("Spontan"),
};
/** "eine Kreaturkarte" */
export const CARDS: Readonly<Record<CardType, string>> = {
  weapon: "Waffenkarte",
  armor: "Rüstungskarte",
  creature: "Kreaturkarte",
  relic: "Reliktkarte",
  enhancement: "Verstärkungskarte",
  magic: "Magiekarte",
  instant: "Spontanzauberkarte",
};

export const TYPES: Readonly<Record<CardType, { readonly name: string; readonly gender: Gender }>> = {
  weapon: { name: "Waffe", gender: "f" },
  armor: { name: "Rüstung", gender: "f" },
  creature: { name: "Kreatur", gender: "f" },
  relic: { name: "Relikt", gender: "n" },
  enhancement: { name: "Verstärkung", gender: "f" },
  magic: { name: "Magie", gender: "f" },
  instant: { name: "Spontanzauber", gender: "m" },
};
/** Before a noun with a hyphen; "General" is an adjective instead. */
export const FACTION_PREFIX: Readonly<Record<Exclude<Faction, "General">, string>> = {
  Chaos: "Chaos",
  Darkness: "Finsternis",
  Earth: "Erd",
  Divine: "Himmels",
  Tech: "Technik",
  Wind: "Wind",
};
export const FACTION_NAMES: Readonly<Record<Faction, string>> = {
  ...FACTION_PREFIX,
  Earth: "Erde",
  Divine: "Himmel",
  General: "Allgemein",
};
/** Kinds of armor and the like; others stay as they are written. */
const SUBTYPES: Readonly<Record<string, string>> = { Shield: "Schild", Helmet: "Helm", Medium: "mittel" };

/** "Chaos-Kreatur", "Allgemeine Rüstung (Schild)" */
export function kindOf({ faction, type, subtype }: Pick<CardDef, "faction" | "type" | "subtype">): string {
  const { name, gender } = TYPES[type];
  const kind =
    faction === "General"
      ? `Allgemein${ending(gender, "N", "ein")} ${name}`
      : `${FACTION_PREFIX[faction]}-${name}`;
  return subtype ? `${kind} (${SUBTYPES[subtype] ?? subtype})` : kind;
}

export const KEYWORD_NAMES: Readonly<Record<Keyword, string>> = {
  annihilate: "Vernichtung",
  distance: "Distanz",
  epic: "Episch",
  flying: "Flug",
  poison: "Gift",
  instinct: "Instinkt",
};
const TOKEN_NAMES: Readonly<Record<TokenKind, string>> = {
  ammo: "Munitionsmarke",
  poison: "Giftmarke",
  cp: "CP-Marke",
  time: "Zeitmarke",
};
export function tokenNoun(token: TokenKind): Noun {
  return feminine(TOKEN_NAMES[token], `${TOKEN_NAMES[token]}n`);
}
export const CARD = feminine("Karte", "Karten");
export const CHARGE = feminine("Ladung", "Ladungen");

const NUMBERS = ["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"];

/** "drei"; figures from eleven on. */
export function numberWord(n: number): string {
  return NUMBERS[n] ?? String(n);
}

/** "eine Karte", "zwei Karten", "X Karten"; all of these count what is feminine. */
export function counted(n: number | "X", noun: Noun): string {
  if (n === "X") return `X ${noun.many}`;
  return n === 1 ? `${article(noun.gender, "A")} ${noun.one.A}` : `${numberWord(n)} ${noun.many}`;
}

const EIN: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { N: "ein", A: "einen", D: "einem", G: "eines" },
  f: { N: "eine", A: "eine", D: "einer", G: "einer" },
  n: { N: "ein", A: "ein", D: "einem", G: "eines" },
};
const DER: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { N: "der", A: "den", D: "dem", G: "des" },
  f: { N: "die", A: "die", D: "der", G: "der" },
  n: { N: "das", A: "das", D: "dem", G: "des" },
};
const JEDER: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { N: "jeder", A: "jeden", D: "jedem", G: "jedes" },
  f: { N: "jede", A: "jede", D: "jeder", G: "jeder" },
  n: { N: "jedes", A: "jedes", D: "jedem", G: "jedes" },
};

export function article(gender: Gender, kase: Case): string {
  return EIN[gender][kase];
}
export function the(gender: Gender, kase: Case): string {
  return DER[gender][kase];
}
export function every(gender: Gender, kase: Case): string {
  return JEDER[gender][kase];
}
/** "diese", "diesen", "diesem" */
export function thisOne(gender: Gender, kase: Case): string {
  return `dies${JEDER[gender][kase].slice(3)}`;
}
/** "dein", "deinen", "deinem" */
export function your(gender: Gender, kase: Case): string {
  return `d${EIN[gender][kase]}`;
}

/** The ending of an adjective. */
export function ending(gender: Gender, kase: Case, before: Before): string {
  if (before === "many") return kase === "D" ? "en" : kase === "G" ? "er" : "e";
  if (kase === "D" || kase === "G" || (kase === "A" && gender === "m")) return "en";
  if (before === "der" || gender === "f") return "e";
  return gender === "m" ? "er" : "es";
}

/** "a, b und c" */
export function list(parts: readonly string[], last: "und" | "oder" = "und"): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${last} ${parts.at(-1) ?? ""}`;
}
