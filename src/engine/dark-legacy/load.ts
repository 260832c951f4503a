import { z } from "zod";
import { copyPlain } from "../kernel/json.ts";
import { quickCheck } from "../kernel/quick-check.ts";
import { faultInSense } from "./sense.ts";
import { type State, stateSchema } from "./state.ts";

const isState = quickCheck(stateSchema);

/** Checks a saved state, its shape and its sense; throws with a sentence that names the first places at fault. */
export function load(saved: unknown): State {
  const state = shaped(saved);
  const fault = faultInSense(state);
  if (fault !== null) throw new Error(`Not a saved match of Dark Legacy: ${fault}`);
  return state;
}

function shaped(saved: unknown): State {
  if (isState(saved)) return copyPlain(saved);
  const parsed = stateSchema.safeParse(saved);
  if (!parsed.success) throw new Error(`Not a saved match of Dark Legacy: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
