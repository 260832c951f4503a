import type { Seat } from "../kernel/choice.ts";
import type { State, StepOf, WindowStep } from "./state.ts";
import { leftOf } from "./teams.ts";

/** D-6.10: who may play next. With teams priority goes round to the left (D-14). */

export function yieldPriority(state: State, step: WindowStep): void {
  step.yields += 1;
  step.priority = leftOf(state, step.priority);
  step.ask = 0;
}

/** After a play the others may answer (D-9.7): in the window going on, or in one opened for it. */
export function openAnswer(state: State, seat: Seat): void {
  const top = state.agenda.at(-1);
  if (top?.do === "window") {
    top.yields = 0;
    top.priority = leftOf(state, seat);
    top.ask = 0;
    return;
  }
  if (top?.do === "action") top.ask = 0;
  state.agenda.push(newWindow("stack", leftOf(state, seat), 0));
}

export function newWindow(kind: WindowStep["kind"], priority: Seat, yields: number): StepOf<"window"> {
  return { do: "window", ask: 0, kind, priority, yields };
}
