/**
 * What a component says when it is clicked. Everything that is needed to answer stands in its custom id (or, when that is
 * too short, in a stored draft that the id names), so a click is understood by any process at any time.
 */
export type Click =
  /** Open the private panel: the buttons Hand and Respond, which stand in one message. */
  | { readonly route: "panel" | "respond"; readonly match: string }
  | { readonly route: "log"; readonly match: string; readonly page: number }
  /** Shown on a log page: turns it in place. */
  | { readonly route: "log-page"; readonly match: string; readonly page: number }
  | { readonly route: "concede"; readonly match: string }
  | { readonly route: "concede-yes"; readonly match: string; readonly owner: string }
  | { readonly route: "refresh"; readonly match: string; readonly owner: string }
  | ChoiceClick
  | { readonly route: "accept"; readonly challenge: string }
  | { readonly route: "decline" | "withdraw"; readonly challenge: string }
  | { readonly route: "deck"; readonly challenge: string; readonly owner: string };

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

/** pick, none, set (multi-select), value (number), to (assign), keep (confirm), back, go (page), modal. */
export type Verb = "p" | "n" | "s" | "v" | "t" | "k" | "b" | "g" | "m";

export const CUSTOM_ID_LIMIT = 100;

/** Writes a click as a custom id. */
export type IdOf = (click: Click) => string;
