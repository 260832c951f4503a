import type { Seat } from "../kernel/choice.ts";
import { actors } from "./choices.ts";
import type { State, Step } from "./state.ts";

/**
 * D-2.13, D-14.3: one of a team gives up and the game goes on. What only that player could decide is dropped; what concerns
 * the creatures left is asked anew, of a teammate. Call `advance` afterwards.
 */
export function giveUp(state: State, seat: Seat): void {
  const asked = actors(state).includes(seat);
  const [top] = state.agenda.slice(-1);
  state.agenda = state.agenda.filter((step) => !isPrivate(step, seat));
  if (top?.do === "starting-picks") {
    if (!top.picks.some((one) => one.seat === seat)) top.picks.push({ seat, card: null });
    return;
  }
  const next = state.agenda.at(-1);
  if (asked && next && next === top && next.do !== "defenders" && "ask" in next) next.ask = 0;
}

/** Decisions about hidden cards, and those that a player may as well leave. */
export function isPrivate(step: Step, seat: Seat): boolean {
  switch (step.do) {
    case "exchange":
    case "discard":
    case "boneyard":
    case "look":
    case "store-cp":
    case "reroll":
      return step.seat === seat;
    default:
      return false;
  }
}
