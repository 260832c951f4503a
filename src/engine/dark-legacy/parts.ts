import { cardOf } from "./defs.ts";
import type { CardId, State } from "./state.ts";

/**
 * Keeps in mind which cards made up a fused creature for everything of it that still waits: its abilities are counted
 * through all of them, and when it leaves play or becomes a part itself they lie apart (D-13.8).
 */
export function rememberParts(state: State, id: CardId): void {
  const fused = cardOf(state, id).play?.fused;
  if (!fused) return;
  const parts = [id, ...fused].map((one) => cardOf(state, one).def);
  for (const item of state.stack) if (item.card === id && item.kind !== "spell") item.parts ??= [...parts];
  for (const one of state.triggers) if (one.source === id) one.parts ??= [...parts];
  for (const step of state.agenda)
    if (step.do === "targets" && step.trigger.source === id) step.trigger.parts ??= [...parts];
}
