import type { Field, Seat, SomeSpec } from "../kernel/choice.ts";
import type { Emit } from "../kernel/event.ts";
import { type Msg, msg } from "../kernel/text.ts";
import { playerOf } from "./board.ts";
import { isSketch } from "./sketch.ts";
import type { CardId, State } from "./state.ts";
import { handOptions } from "./targets.ts";
import { hasGivenUp } from "./teams.ts";
import { moveTo } from "./zones.ts";

const PROMPT = msg("prompt.modifiers");
const HELP = [msg("help.remove")];

/** D-10.4: hand cards removed from the game add +1 each to one roll. */

/** May this seat buy on its roll, as far as everybody can tell? */
export function mayBuyModifiers(state: State, seat: Seat): boolean {
  return (
    !state.options.noDieModifiers &&
    state.active === seat &&
    playerOf(state, seat).hand.length > 0 &&
    !hasGivenUp(state, seat)
  );
}

/** `odds` tells what a roll with a modifier and up to so many cards comes to. */
export function modifierField(
  state: State,
  seat: Seat,
  odds: (modifier: number, cards: number) => Msg[],
  modifier: number,
): Field & { readonly spec: SomeSpec } {
  const { hand } = playerOf(state, seat);
  const spec: SomeSpec = { type: "some", options: handOptions(state, seat), min: 0, max: hand.length };
  if (isSketch()) return { name: "modifiers", prompt: PROMPT, spec };
  return {
    name: "modifiers",
    prompt: PROMPT,
    spec: { ...spec, expect: odds(modifier, hand.length) },
    help: HELP,
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
