import type { Seat } from "./choice.ts";
import type { DeckList, Outcome } from "./game.ts";
import type { Json } from "./json.ts";
import type { Refusal } from "./refusal.ts";
import type { Msg } from "./text.ts";

/**
 * What a game needs to let heroes live on between matches. A hero is plain JSON that only the game reads; who owns it, where it is
 * kept and that each match counts once is the house's affair. Everything is pure. What is handed in as a hero may come from a
 * store: each function throws with a sentence when it is not one.
 */
export interface Campaign {
  /** Options of a set-up by which the game knows that the match counts; its outcome then holds `awards`. */
  readonly options: { readonly [option: string]: Json };
  /** A hero before its first match. */
  newHero(): Json;
  level(hero: Json): number;
  /** What the hero brings into a match: `profile` of a set-up. */
  profile(hero: Json): Json;
  /** What of a deck that may be brought the hero can never play by its own right, a line a card; nothing when absent. */
  deckNotes?(deck: DeckList, hero: Json): readonly Msg[];
  /** The hero after a match that counted. It is up to the caller to count each match once. */
  award(hero: Json, end: MatchEnd): { readonly hero: Json; readonly award: Award };
  /** An award in words, for the table: what was gained, and what each new level brings. */
  news(award: Award): readonly Msg[];
  /** All there is to tell about a hero. */
  sheet(hero: Json, facts: HeroFacts): HeroSheet;
  /** What the player may decide about the hero now. */
  choices(hero: Json): readonly HeroChoice[];
  choose(hero: Json, choice: string, value: string): { readonly hero: Json } | { readonly refused: Refusal };
}

/** How a match that counted ended for the hero at a seat. */
export interface MatchEnd {
  readonly seat: Seat;
  readonly outcome: Outcome;
}

/** What one match brought a hero. */
export interface Award {
  /** Points; may be below 0. */
  readonly gained: number;
  /** Level before and after. */
  readonly from: number;
  readonly to: number;
}

export type MatchResult = "won" | "lost" | "drawn";

/** What the house knows about a hero beside the game's own. */
export interface HeroFacts {
  readonly name: string;
  /** The player's name. */
  readonly player: string;
  readonly record: { readonly won: number; readonly lost: number; readonly drawn: number };
  /** Newest first. */
  readonly matches: readonly {
    readonly result: MatchResult;
    readonly opponents: readonly string[];
    readonly award: Award;
  }[];
}

export interface HeroSheet {
  readonly title: Msg;
  /** The sheet in words, part by part. */
  readonly parts: readonly { readonly heading: Msg | null; readonly lines: readonly Msg[] }[];
  /** What the painter draws: plain JSON. */
  readonly view: { readonly game: string };
}

/** Something to decide about a hero outside a match. */
export interface HeroChoice {
  readonly id: string;
  readonly prompt: Msg;
  readonly rule: string;
  readonly options: readonly { readonly id: string; readonly label: Msg }[];
  /** Id of the option taken so far. */
  readonly current: string | null;
  /** It has to be made before the next match that counts. */
  readonly due: boolean;
  /** Once made it is made for good. */
  readonly final: boolean;
}
