import type { Choice, Seat } from "../engine/kernel/choice.ts";
import type { AnyView, LiveMatch } from "../engine/kernel/live-match.ts";
import type { Situation } from "./player.ts";

/**
 * What the asked seat is shown of a match; view and imagined matches are made only when they are looked at. `pick` is the
 * player's own chance, `seed` gives the seed of each imagined match, `late` says when the time for the thought is over.
 */
export class Seen implements Situation {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly pick: (n: number) => number;
  readonly imagine: () => LiveMatch;
  readonly late: () => boolean;
  readonly #match: LiveMatch;

  constructor(
    match: LiveMatch,
    choice: Choice,
    pick: (n: number) => number,
    seed: () => string,
    late: () => boolean,
  ) {
    this.seat = choice.seat;
    this.choice = choice;
    this.pick = pick;
    this.imagine = () => match.redeal(choice.seat, pick, seed());
    this.late = late;
    this.#match = match;
  }

  get view(): AnyView {
    return this.#match.view(this.seat);
  }
}
