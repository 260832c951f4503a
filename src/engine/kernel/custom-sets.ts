import type { DeckList, DeckOffer } from "./game.ts";
import type { Json } from "./json.ts";
import type { TextFault } from "./json-text.ts";
import type { Refusal } from "./refusal.ts";
import type { Msg } from "./text.ts";

/** A set file of a server's own, checked. */
export interface CheckedSet {
  /** Short and safe in ids: lower-case letters, digits and hyphens. */
  readonly name: string;
  /** Cards by name, in the file's order. */
  readonly cards: readonly string[];
  /** Those of them that stand in for a card of the game with the same name. */
  readonly replaces: readonly string[];
  readonly decks: readonly DeckOffer[];
  /** The set as the game keeps it; only the game reads it. */
  readonly content: Json;
}

/** What a game needs so that servers can bring cards and decks of their own. */
export interface CustomSets {
  /**
   * Checks the text of a set file, against the sets that the server has already (another one of the same name is the one it
   * replaces). Every fault found, or the set.
   */
  check(
    text: string,
    others: readonly Pick<CheckedSet, "name" | "cards">[],
  ): CheckedSet | readonly TextFault[];
  /** What `checkDeck` of the game finds, with the cards of these sets beside the game's own. */
  checkDeck(deck: DeckList, sets: readonly Json[]): readonly Refusal[];
  /** Every card of a set in words, as it will be in play. */
  describe(content: Json): readonly Msg[];
  /** What goes into `Setup.options` so that these decks are played with the cards of these sets; nothing when they use none. */
  setupOptions(sets: readonly Json[], decks: readonly DeckList[]): { readonly [key: string]: Json };
}
