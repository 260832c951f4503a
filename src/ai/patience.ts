/** Answers of one seat within one turn after which it only does what ends the turn; far above any sensible turn. */
const PATIENCE = 80;

/**
 * Ends loops: an AI seat that has done more in one turn than anybody would is told so, and does no more than it has to until
 * the turn is over. One for each seat.
 */
export class Patience {
  #turn = -1;
  #answers = 0;

  /** Counts an answer in `turn`; true when there have been too many. */
  isWorn(turn: number): boolean {
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#answers = 0;
    }
    this.#answers += 1;
    return this.#answers > PATIENCE;
  }
}
