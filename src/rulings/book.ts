import type { AnyView } from "../engine/kernel/live-match.ts";
import type { Language } from "../engine/kernel/look.ts";

/** The kinds of entries, in the order in which they come first where one word means several. */
export const KINDS = ["card", "keyword", "term", "rule", "ruling"] as const;
export type Kind = (typeof KINDS)[number];

/** A text in a language; English where there is none in it. */
export type Say = (language: Language) => string;

/** Something to look up. */
export interface Entry {
  /** "<book>/<letter of its kind>/<id>": safe in a custom id, never given to something else. */
  readonly key: string;
  readonly book: string;
  readonly kind: Kind;
  readonly id: string;
  readonly title: Say;
  /** What it says, a paragraph an entry. */
  readonly lines: (language: Language) => readonly string[];
  /** Other names and questions of people, in any language. */
  readonly aka: readonly string[];
  /** Keys of other entries: what it rests on first. */
  readonly see: readonly string[];
  /** Scenarios of the tests that show it. */
  readonly examples: readonly { readonly id: string; readonly title: string }[];
  /** Where its facts come from: a section of the rulebook. */
  readonly source?: string;
  /** Match options that change it, by their ids. */
  readonly options?: readonly string[];
  /** The day of a ruling. */
  readonly date?: string;
  /** Languages in which its text is there; all when absent. */
  readonly languages?: readonly Language[];
  /** A rule of a game that cannot be played here yet. */
  readonly reference?: true;
  /** Cards: what is printed of a card at a glance, where it is found, who may play it. */
  readonly card?: CardFacts;
}

export interface CardFacts {
  /** Kind and figures in one line. */
  readonly stats: Say;
  /** Ready-made decks that hold it. */
  readonly decks: readonly { readonly name: string; readonly count: number }[];
  /** Who may play it, a sentence each. */
  readonly legal: (language: Language) => readonly string[];
  /** What the painter draws. */
  readonly view: (language: Language) => AnyView;
}

/** Everything that can be looked up about one game. */
export interface Book {
  readonly id: string;
  readonly name: string;
  /** Rules in the order of the rule book, so that there is a previous and a next one. */
  readonly entries: readonly Entry[];
}

const LETTERS: Readonly<Record<Kind, string>> = {
  card: "c",
  keyword: "k",
  term: "t",
  rule: "r",
  ruling: "q",
};

export function keyOf(book: string, kind: Kind, id: string): string {
  return `${book}/${LETTERS[kind]}/${id}`;
}
