import type { Answer, Choice, Seat } from "../engine/kernel/choice.ts";
import type { AnyView, LiveMatch } from "../engine/kernel/live-match.ts";

/** What an AI seat gets to see: exactly what a person at that seat sees. */
export interface Situation {
  readonly seat: Seat;
  readonly view: AnyView;
  readonly choice: Choice;
  /** Its own chance, apart from the match's: 0…n-1. */
  pick(n: number): number;
  /**
   * A match as it might be: everything hidden from the seat is dealt anew and the dice are others, so trying moves out
   * in it tells nothing about the real one.
   */
  imagine(): LiveMatch;
  /** True once this thought has taken all the time it may; then whatever is best so far must do. */
  late(): boolean;
}

export interface AiPlayer {
  readonly level: string;
  readonly name: string;
  /** It may take longer than a click should wait for others. */
  readonly thinksLong?: boolean;
  /** An answer that fits the choice's spec. */
  choose(situation: Situation): Answer;
}
