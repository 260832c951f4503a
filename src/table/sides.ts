import type { Seat } from "../engine/kernel/choice.ts";

/** The team of a seat: seat s plays for team s mod `teams`, of which there are two when nothing is said. */
export function sideOf({ teams = 2 }: { readonly teams?: number }, seat: Seat): number {
  return seat % teams;
}
