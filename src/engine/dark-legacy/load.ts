import { z } from "zod";
import { type State, stateSchema } from "./state.ts";

/** Checks a saved state; throws with a sentence that names the first places at fault. */
export function load(saved: unknown): State {
  const parsed = stateSchema.safeParse(saved);
  if (!parsed.success) throw new Error(`Not a saved match of Dark Legacy: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
