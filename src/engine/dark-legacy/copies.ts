import { permanents, playerOf } from "./board.ts";
import { cardOf, nameOf } from "./defs.ts";
import type { CardId, State } from "./state.ts";

/** Telling copies of a card apart in what is offered. */

/**
 * Which copy a card is among those of one player in play, by age, or in one hand, in order: from 1; 0 when there is no
 * other.
 */
export function copyNumber(state: State, id: CardId): number {
  const { def, owner, play } = cardOf(state, id);
  let number = 0;
  let copies = 0;
  for (const other of play ? permanents(state) : playerOf(state, owner).hand) {
    const card = cardOf(state, other);
    if (card.def !== def || card.play?.controller !== play?.controller) continue;
    if (card.play?.fused || play?.fused) continue;
    copies += 1;
    if (other === id) number = copies;
  }
  return copies > 1 ? number : 0;
}

/** Which card of its owner's hand it is, from 1 as on the picture of the hand; 0 when it is in no hand. */
export function handNumber(state: State, id: CardId): number {
  const { owner, play } = cardOf(state, id);
  return play ? 0 : playerOf(state, owner).hand.indexOf(id) + 1;
}

/** "Music Box", or "Music Box #2" when the player has several there. */
export function nameAmongCopies(state: State, id: CardId): string {
  const number = copyNumber(state, id);
  return number === 0 ? nameOf(state, id) : `${nameOf(state, id)} #${number}`;
}
