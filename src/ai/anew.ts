import type { Choice } from "../engine/kernel/choice.ts";

/**
 * Whether what a tried answer to `tried` began is settled once `owed` is asked: something new may be begun, by another, or by
 * the seat itself after an action of its own.
 */
export function beginsAnew(owed: Choice, tried: Choice): boolean {
  const anew = owed.deadline === "decision" && owed.kind === "action";
  return anew && (owed.seat !== tried.seat || tried.kind === "action");
}
