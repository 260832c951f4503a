import type { Campaign } from "./campaign.ts";
import type { Answer, Choice, Seat, Viewer } from "./choice.ts";
import type { CustomSets } from "./custom-sets.ts";
import type { Emit, GameEvent } from "./event.ts";
import type { Json } from "./json.ts";
import type { MatchOption, Mode } from "./match-options.ts";
import type { Refusal } from "./refusal.ts";
import type { RngState } from "./rng.ts";
import type { Catalogue, Msg } from "./text.ts";
import type { Tutorial } from "./tutorial.ts";

/** What every game's state has. All of it is plain JSON. */
export interface KernelState {
  /** Raised when the shape changes; `migrate` lifts older ones. */
  schema: number;
  rng: RngState;
  /** How many decisions were ever asked for; numbers them. */
  asks: number;
  over: Outcome | null;
}

export interface Outcome {
  /** Winning seats; empty for a draw. */
  readonly winners: readonly Seat[];
  /** Word for the reason, also catalogue key `end.<reason>`: "life", "deck", "concession" … */
  readonly reason: string;
  readonly rule: string;
  /** What a match that counts is worth to each seat's lasting record, in points; may be negative. */
  readonly awards?: readonly { readonly seat: Seat; readonly points: number }[];
}

/** A deck as a list of names with counts, in the order written. */
export interface DeckList {
  readonly name: string;
  readonly cards: readonly { readonly name: string; readonly count: number }[];
}
export interface DeckOffer {
  readonly id: string;
  readonly label: Msg;
  readonly list: DeckList;
}

export interface Setup {
  readonly seed: string;
  /** One entry a seat. */
  readonly players: readonly { readonly name: string; readonly deck: DeckList; readonly profile?: Json }[];
  /** Match options of the game, as chosen at the challenge. */
  readonly options?: Json;
  /** Fixed first player (rematches, scenarios); chance decides when absent. */
  readonly first?: Seat;
  /** Dice laid down in advance (scenarios and tests only). */
  readonly script?: readonly number[];
}

/** The public words for a view: what a picture shows, as text. */
export interface Description {
  /** One line: whose turn, which phase. */
  readonly title: Msg;
  /** Changes when a turn ends, so that the table gets a fresh board; the view's `turn` serves when absent. */
  readonly turnKey?: string;
  /** Full text board, a line each. */
  readonly lines: readonly Msg[];
  /** The viewer's own hidden cards, a line each, numbered like the picture. Empty for spectators. */
  readonly own: readonly Msg[];
  /** What waits to happen, the next first: what it is, whose, at what, and what it does. */
  readonly pending?: readonly Msg[];
}

/** A line of the turn log: what somebody did and what came of it. */
export interface Told {
  /** Sentences of the line, in order. */
  readonly said: readonly Msg[];
  /** 0 for what may be left out first where there is little room, up to 3 for what must stay. */
  readonly weight: number;
}

/** A card or another thing on the table that the viewer may read. */
export interface Readable {
  /** Safe in a select, unique in the list. */
  readonly id: string;
  readonly label: Msg;
  /** Where it is. */
  readonly place: Msg;
  /** Figures, text and what the words on it mean, a line each. */
  readonly lines: readonly Msg[];
}

/**
 * A rule set. Everything is pure: no clock, no chance but `state.rng`, no I/O.
 * S is the game's state, V what one viewer may see of it.
 */
export interface GameRules<S extends KernelState, V extends { readonly game: string }> {
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** English texts; further languages beside it. Keys: event.*, refused.*, group.*, end.*, rule.<id> (title) and rule.<id>.text, and the game's own. */
  readonly texts: Readonly<Record<string, Catalogue>>;
  readonly decks: readonly DeckOffer[];
  /** Names of all cards that a deck may hold; those of `decks` when absent. */
  readonly cards?: readonly string[];
  /** What may be settled before a match; `setup` takes the values in `Setup.options`. */
  readonly options?: readonly MatchOption[];
  /** The ways to play, the plain one first; one of `seats.min` seats when absent. */
  readonly modes?: readonly Mode[];
  /** Sets that servers bring; none when absent. */
  readonly customSets?: CustomSets;
  checkDeck(deck: DeckList): readonly Refusal[];
  /** Options and a profile a seat, drawn among all that is allowed, for fuzzing; plain ones when absent. `pick(n)` gives 0…n-1. */
  drawSetup?(pick: (n: number) => number): { readonly options: Json; readonly profiles: readonly Json[] };
  /** Runs up to the first decision. Throws SetupError for a deck or option that `checkDeck` would refuse. */
  setup(setup: Setup, emit: Emit): S;
  /** The decisions owed now, from public facts and the asked seat's own cards; empty only when the game is over. */
  choices(state: S): readonly Choice[];
  /**
   * The same decisions, ids and legal answers as `choices`, without words and without refused menu items: for the check of
   * answers and for players that do not read. `choices` serves when absent.
   */
  sketches?(state: S): readonly Choice[];
  /**
   * Carries out an answer that fits the choice's spec, up to the next decision. Every answer that fits must be legal:
   * the kernel has checked it, so this never refuses.
   */
  resolve(state: S, choice: Choice, answer: Answer, emit: Emit): void;
  /** A seat gives up, or has run out of time. */
  concede(state: S, seat: Seat, emit: Emit, outOfTime: boolean): void;
  view(state: S, viewer: Viewer): V;
  describe(view: V): Description;
  /** Events of one or more moves, all of them seen by the reader, as a line an action; a line an event when absent. */
  tell?(events: readonly GameEvent[]): readonly Told[];
  /** Everything the viewer may read now, what waits to happen first; nothing when absent. */
  readables?(view: V): readonly Readable[];
  /** Lifts and checks a saved state; throws with a sentence when it is not one. */
  load(saved: unknown): S;
  /**
   * A copy in which everything hidden from `viewer` is dealt anew among the places it could be: what the viewer knows is
   * the same. For the redaction property and for AI that must not peek. `pick(n)` gives 0…n-1.
   */
  redeal(state: S, viewer: Viewer, pick: (n: number) => number): S;
  /**
   * A legal deck drawn from every card there is, and a profile: for fuzzing. `must` are names that the deck shall hold.
   * `pick(n)` gives 0…n-1.
   */
  anySeat?(
    pick: (n: number) => number,
    must: readonly string[],
  ): { readonly deck: DeckList; readonly profile?: Json };
  /** A copy that shares nothing that is ever changed in place; a whole copy of plain data when absent. */
  copy?(state: S): S;
  /** How good the view looks for a seat, higher is better; used by the AI seat on positions it may know. */
  appraise?(state: S, seat: Seat): number;
  /** Goes up with every turn, so that what repeats itself within one can be told. */
  turnOf?(state: S): number;
  /** Who had the first turn; null as long as nobody has. For rematches, in which the other one begins. */
  firstSeat?(state: S): Seat | null;
  /** What goes on that is worth a picture of its own in a film, as a word that stays as long as it goes on; null otherwise. */
  scene?(state: S): string | null;
  /** The chance that a seat wins, 0…1, from the same facts; learned from games, where `appraise` counts by rule of thumb. */
  odds?(state: S, seat: Seat): number;
  /** The name of the card that an event tells to be played; null for other events. For statistics. */
  playedCard?(event: GameEvent): string | null;
  /** Heroes that live on between matches, where the game has them. */
  readonly campaign?: Campaign;
  /** A match that teaches the game, where the game has one. */
  readonly tutorial?: Tutorial<S, V>;
  /**
   * What a sound player of this game answers without thinking long, or null; far cheaper than trying moves out. It may look at
   * what the asked seat sees only. `pick(n)` gives 0…n-1.
   */
  habit?(state: S, choice: Choice, pick: (n: number) => number): Answer | null;
  /** What the game's own rules promise, for fuzzing. */
  readonly audit?: GameAudit<S>;
}

/** Properties of a game's own. Each answers with the first fault in words, or null. */
export interface GameAudit<S> {
  /** Looks at a position, remembers it, and is then called after every move. */
  watch(state: S): (events: readonly GameEvent[], state: S) => string | null;
  /** Dearer: plays copies in ways that must come to the same. The answer fits the choice; the state stays as it is. */
  tryOut(state: S, choice: Choice, answer: Answer, pick: (n: number) => number): string | null;
}
