import type { Answer, Choice, Seat } from "./choice.ts";
import type { DeckList, Setup } from "./game.ts";
import type { Msg } from "./text.ts";

/** Why a click is not what the lesson asks for, and whether it may be done all the same. */
export interface Mistake {
  readonly why: Msg;
  /** Nothing that a later lesson needs is lost by it. */
  readonly harmless: boolean;
}

/** What a learner is to be told now, and what to do about it. */
export interface Lesson {
  readonly id: string;
  /** Which it is of how many, from 1. */
  readonly number: number;
  readonly of: number;
  readonly title: Msg;
  readonly text: Msg;
  /** Null: there is nothing to do but read. */
  readonly task: Task | null;
}

export interface Task {
  /** Why a menu item is not the one; null when it is. Asked as soon as it is opened. */
  opens(item: string): Mistake | null;
  /** Why a whole answer is not wanted; null when it is. It fits the choice. */
  takes(answer: Answer): Mistake | null;
}

/** How a match for learners is set up. The learner has seat `learner`, everybody else is played by `partner`. */
export interface TutorialSetup extends Pick<Setup, "seed" | "script" | "options"> {
  readonly decks: readonly DeckList[];
  readonly learner: Seat;
  readonly first: Seat;
}

/** A match that teaches a game, as far as the game itself has to know of it. */
export interface Tutorial<S, V> {
  readonly setup: TutorialSetup;
  /** Ids of all lessons, in order; with the last one the tutorial is over. */
  readonly lessons: readonly string[];
  /**
   * The lesson that belongs to what the learner is asked now; null where nothing is to be said. `choice` is null when the match is
   * over. However the learner plays, the last lesson comes sooner or later.
   */
  lesson(view: V, choice: Choice | null, done: ReadonlySet<string>): Lesson | null;
  /** What the other side answers so that there is something to learn; null where it may play as it likes. */
  partner(state: S, choice: Choice): Answer | null;
}
