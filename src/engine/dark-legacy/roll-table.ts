import { type Msg, msg } from "../kernel/text.ts";
import { signOf } from "./grants.ts";
import type { ResultKind } from "./state.ts";

/** The chances of a twenty-sided die, in words (D-7.18, D-9.1). */

const SIDES = 20;
/** Picks for which the odds are told. */
const TOLD = 10;

/** D-7.18: the table of results. A natural 1 always misses, a natural 20 is always critical. */
export function resultOf(natural: number, modifier: number): ResultKind {
  const total = natural + modifier;
  if (natural === 1) return "critical-miss";
  if (natural === 20) return "critical-hit";
  if (total <= 3) return "critical-miss";
  if (total <= 6) return "clean-miss";
  return total <= 17 ? "hit" : "direct-hit";
}

/** Chances in percent with a modifier. */
export function chancesOf(modifier: number): Readonly<Record<ResultKind, number>> {
  const found = { "critical-miss": 0, "clean-miss": 0, hit: 0, "direct-hit": 0, "critical-hit": 0 };
  for (let natural = 1; natural <= SIDES; natural += 1) found[resultOf(natural, modifier)] += 100 / SIDES;
  return found;
}

/** What an attack roll brings with a modifier. */
export function rollOdds(modifier: number): Msg {
  const of = chancesOf(modifier);
  return msg("odds.roll", {
    plus: Math.abs(modifier),
    sign: signOf(modifier),
    miss: of["critical-miss"],
    clean: of["clean-miss"],
    hit: of.hit,
    direct: of["direct-hit"],
    critical: of["critical-hit"],
  });
}

/** The same for each number of hand cards that may be removed. */
export function rollOddsUpTo(modifier: number, cards: number): Msg[] {
  return Array.from({ length: Math.min(cards, TOLD) + 1 }, (_, more) => rollOdds(modifier + more));
}

/** What a casting roll brings with so many hand cards removed. */
export function castingOddsUpTo(modifier: number, cards: number): Msg[] {
  return Array.from({ length: Math.min(cards, TOLD) + 1 }, (_, more) => {
    const all = Array.from({ length: SIDES }, (_unused, at) => Math.max(0, at + 1 + modifier + more));
    return msg("odds.casting", {
      low: Math.min(...all),
      high: Math.max(...all),
      mean: all.reduce((sum, one) => sum + one, 0) / SIDES,
    });
  });
}
