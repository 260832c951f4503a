import type { Field, Seat } from "../kernel/choice.ts";
import type { Emit } from "../kernel/event.ts";
import { msg } from "../kernel/text.ts";
import { playerOf } from "./board.ts";
import type { CardId, State } from "./state.ts";
import { handOptions } from "./targets.ts";
import { moveTo } from "./zones.ts";

const PROMPT = msg("prompt.modifiers");

/** D-10.4: hand cards removed from the game add +1 each to one roll. */

/** May this seat buy on its roll, as far as everybody can tell? */
export function mayBuyModifiers(state: State, seat: Seat): boolean {
  return !state.options.noDieModifiers && state.active === seat && playerOf(state, seat).hand.length > 0;
}

export function modifierField(state: State, seat: Seat): Field {
  const { hand } = playerOf(state, seat);
  return {
    name: "modifiers",
    prompt: PROMPT,
    spec: { type: "some", options: handOptions(state, seat), min: 0, max: hand.length },
  };
}

/** Removes the cards (not a discard, A-40) and returns the bonus. */
export function removeForRoll(state: State, seat: Seat, cards: readonly CardId[], emit: Emit): number {
  for (const id of cards) moveTo(state, id, "removed", emit);
  if (cards.length > 0)
    emit({
      type: "buys-modifier",
      rule: "D-10.4",
      seat,
      params: { who: playerOf(state, seat).name, count: cards.length },
    });
  return cards.length;
}
