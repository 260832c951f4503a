/**
 * What a component says when it is clicked. Everything that is needed to answer stands in its custom id (or, when that is
 * too short, in a stored draft that the id names), so a click is understood by any process at any time.
 */
export type Click =
  /** Open the private panel: the buttons Hand and Respond, which stand in one message. */
  | { readonly route: "panel" | "respond"; readonly match: string }
  /** Adds words to the chance: the button, and the form it opens. */
  | { readonly route: "words"; readonly match: string }
  | LogClick
  | InfoClick
  | { readonly route: "concede"; readonly match: string }
  | { readonly route: "concede-yes"; readonly match: string; readonly owner: string }
  | { readonly route: "refresh"; readonly match: string; readonly owner: string }
  | ChoiceClick
  /** On a result: plays against the same one again, or the next match of a series. */
  | { readonly route: "rematch"; readonly match: string }
  | { readonly route: "accept"; readonly challenge: string }
  | { readonly route: "decline" | "withdraw"; readonly challenge: string }
  | {
      readonly route: "deck";
      readonly challenge: string;
      readonly owner: string;
      /** In the select of one's own decks; two selects of a message need two ids. */
      readonly own?: boolean;
    }
  | SetupClick
  | LobbyClick
  | DeckboxClick
  | HeroClick
  | SettingsClick
  | TableClick
  | ReplayClick
  | ReplayPageClick
  | LessonClick
  | ConfigClick
  | LookupClick
  /** Shows a topic of the help; empty where a select names it. */
  | { readonly route: "help"; readonly topic: string };

/** On a result: opens the match again, films it or hands it out as files. `source` is a match, or "f." and the key of a kept file. */
export interface ReplayClick {
  readonly route: "replay";
  readonly source: string;
  readonly verb: ReplayVerb;
}
export const REPLAY_VERBS = { watch: "w", film: "f", export: "e" } as const;
export type ReplayVerb = keyof typeof REPLAY_VERBS;

/** Turns the pages of a match looked at again. */
export interface ReplayPageClick {
  readonly route: "replay-page";
  readonly source: string;
  /** Who turns the pages. */
  readonly owner: string;
  /** Which control it is; several may lead to one page. */
  readonly turn: ReplayTurn;
  /** A page an action or a page a turn. */
  readonly unit: "action" | "turn";
  readonly hands: boolean;
  /** The step that is shown; where a select names a turn, that counts. */
  readonly step: number;
}
export const REPLAY_TURNS = {
  first: "f",
  previous: "p",
  next: "n",
  last: "l",
  jump: "j",
  unit: "u",
  hands: "h",
} as const;
export type ReplayTurn = keyof typeof REPLAY_TURNS;

/** The log with or without its rules; "log-page" stands on a page of it and turns it in place. */
export interface LogClick {
  readonly route: "log" | "log-page";
  readonly match: string;
  readonly page: number;
  readonly rules: boolean;
}

export const INFOS = { why: "w", "why-not": "n", read: "r", state: "s" } as const;
/** A private page beside a match. */
export type Info = keyof typeof INFOS;

/** Opens such a page, or turns it in its place. */
export interface InfoClick {
  readonly route: "info";
  readonly match: string;
  readonly what: Info;
  readonly page: number;
  /** How many moves are looked at, so that pages stay what they are while the match goes on; 0 = all there are. */
  readonly upto: number;
  /** "" opens it anew; any other sign stands on the page itself, and keeps the ids of one message apart. */
  readonly turn: string;
}

/** On a page to look something up: opens the entry of this key, or its examples. */
export interface LookupClick {
  readonly route: "lookup";
  /** Empty where a select names it. */
  readonly key: string;
  readonly page: "entry" | "examples";
  /** Keeps the ids of one message apart. */
  readonly mark: string;
}
export const LOOKUP_PAGES = { entry: "e", examples: "x" } as const;

export const PLAYER_FIELDS = ["language", "stops", "palette", "pictures", "pings"] as const;
export type PlayerField = (typeof PLAYER_FIELDS)[number];

/** What is said at the table beside the moves. */
export interface TableClick {
  readonly route: "table";
  readonly match: string;
  readonly verb: TableVerb;
}
export const TABLE_VERBS = {
  /** Opens the private panel of these things. */
  more: "m",
  "take-back": "b",
  pause: "p",
  resume: "r",
  agree: "y",
  refuse: "n",
  claim: "c",
  "give-time": "g",
  "pass-on": "s",
  "ask-again": "a",
  /** When the player is asked: a select. */
  stops: "t",
} as const;
export type TableVerb = keyof typeof TABLE_VERBS;

/** On the panel of one's own settings: `value`, or what a select names where that is empty. */
export interface SettingsClick {
  readonly route: "settings";
  readonly owner: string;
  readonly field: PlayerField;
  readonly value: string;
}

/** On the panel of the server's settings: opens one (named by `arg` or a select), or sets it: "field,value", or "field" and a select. */
export interface ConfigClick {
  readonly route: "config";
  readonly verb: ConfigVerb;
  readonly arg: string;
}
export const CONFIG_VERBS = { open: "o", set: "s" } as const;
export type ConfigVerb = keyof typeof CONFIG_VERBS;

/** A step in setting a match up. */
export interface SetupClick {
  readonly route: "setup";
  readonly proposal: string;
  readonly verb: SetupVerb;
  readonly arg: string;
}
export const SETUP_VERBS = {
  deck: "d",
  /** Opens an option, which a select names. */
  option: "o",
  /** Sets it: "option,value", or the option alone where a select names the value. */
  value: "v",
  back: "b",
  page: "g",
  reset: "r",
  post: "p",
  cancel: "x",
} as const;
export type SetupVerb = keyof typeof SETUP_VERBS;

/** At a table for more than two: join a team, choose a deck in a select, and what the host may do. */
export interface LobbyClick {
  readonly route: "lobby";
  readonly lobby: string;
  readonly verb: LobbyVerb;
  /** The team to join. */
  readonly arg: string;
}
export const LOBBY_VERBS = { join: "j", deck: "d", leave: "l", fill: "f", start: "s", cancel: "x" } as const;
export type LobbyVerb = keyof typeof LOBBY_VERBS;

/** Work on one's own decks, outside a match. */
export interface DeckboxClick {
  readonly route: "deckbox";
  /** A deck's id, that of a draft, or for the form of an import the game's. */
  readonly deck: string;
  readonly verb: DeckVerb;
  readonly arg: string;
}
export const DECK_VERBS = {
  /** The form with the text of an import. */
  import: "i",
  /** What a line of an import means: `arg` is its place, a select names the card. */
  line: "l",
  cancel: "x",
  /** Which card was meant: `arg` is "add,2" and the like. */
  card: "c",
  delete: "d",
} as const;
export type DeckVerb = keyof typeof DECK_VERBS;

/** On one's own character sheet: pick an option, take it for good after the question, or back to the sheet. */
export type HeroClick =
  | {
      readonly route: "hero-choose";
      readonly owner: string;
      readonly game: string;
      readonly choice: string;
    }
  | {
      readonly route: "hero-fix";
      readonly owner: string;
      readonly game: string;
      readonly choice: string;
      readonly value: string;
    }
  | { readonly route: "hero-sheet"; readonly owner: string; readonly game: string };

/** A step in answering a choice. */
export interface ChoiceClick {
  readonly route: "choice";
  readonly match: string;
  readonly choice: string;
  readonly owner: string;
  readonly verb: Verb;
  readonly arg: string;
  /** The packed draft, or "@" and the key of a stored one. */
  readonly draft: string;
}

/** Below a lesson: read or skipped ("next", with the lesson), enough of lessons, or the noted click all the same. */
export interface LessonClick {
  readonly route: "lesson";
  readonly match: string;
  readonly owner: string;
  readonly verb: LessonVerb;
  readonly arg: string;
}
export const LESSON_VERBS = { next: "n", end: "e", anyway: "a" } as const;
export type LessonVerb = keyof typeof LESSON_VERBS;

/** pick, none, set (multi-select), value (number), to (assign), keep (confirm), back, go (page), modal. */
export const VERBS = ["p", "n", "s", "v", "t", "k", "b", "g", "m"] as const;
export type Verb = (typeof VERBS)[number];

export const CUSTOM_ID_LIMIT = 100;

/** Writes a click as a custom id. */
export type IdOf = (click: Click) => string;
