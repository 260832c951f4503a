import type { Seat } from "../kernel/choice.ts";
import { canUseAny } from "./abilities.ts";
import { playerOf } from "./board.ts";
import { availableCp } from "./casting.ts";
import { cant } from "./continuous.ts";
import { cheapestInstant } from "./defs.ts";
import { yieldPriority } from "./priority.ts";
import { hasInstantSlot } from "./slots.ts";
import type { State, WindowStep } from "./state.ts";

/** D-5.3, D-6.9, D-6.10: the windows in which instants and abilities may be played. */

/**
 * Could this seat act, as far as the whole table can tell? Hands are only counted, never looked at, so that being asked
 * or not tells nobody anything: a hand, an open Instant/Spell slot and CP for the cheapest Instant there is; or an ability
 * in play that can be used now.
 */
export function mayRespond(state: State, seat: Seat): boolean {
  const player = playerOf(state, seat);
  const hidden = player.hand.length + (player.charging !== null ? 1 : 0);
  if (
    hidden > 0 &&
    player.fallen === undefined &&
    hasInstantSlot(state, seat) &&
    availableCp(state, seat) >= cheapestInstant(state) &&
    !cant(state, { hero: seat }, "cast-instants")
  )
    return true;
  return canUseAny(state, seat);
}

/** Moves a window on until somebody must be asked (true) or it closes (false). */
export function runWindow(state: State, step: WindowStep): boolean {
  if (step.ask > 0) return true;
  while (step.yields < state.players.length) {
    const seat = step.priority;
    const top = state.stack.at(-1);
    // In an own action the player can simply go on after the stack; other windows close with it (D-6.10).
    const ownPlayUnanswered = step.kind === "stack" && step.yields > 0 && top?.controller === seat;
    if (!ownPlayUnanswered && mayRespond(state, seat)) {
      state.asks += 1;
      step.ask = state.asks;
      return true;
    }
    yieldPriority(state, step);
  }
  state.agenda.pop();
  if (state.stack.length > 0) state.agenda.push({ do: "resolve-stack" });
  return false;
}
