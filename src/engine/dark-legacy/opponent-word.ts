import type { Ability } from "../../cards/dark-legacy/vocabulary.ts";
import type { Field, Seat } from "../kernel/choice.ts";
import type { State } from "./state.ts";
import { heroField } from "./targets.ts";
import { inTeams, opponentInFight, standingOpponents } from "./teams.ts";

/**
 * D-14: a card that says "your opponent" or "your opponent's hero" without a target. With several opponents its controller
 * chooses one when it is announced; in an attack it means the opponent in it. What affects "each" needs no choice.
 */
const WORDS = ['"opponent"', '"opposing-hero"'];

const spoken = new WeakMap<Ability, boolean>();
function speaksOfOpponent(ability: Ability): boolean {
  const kept = spoken.get(ability);
  if (kept !== undefined) return kept;
  const text = "do" in ability ? JSON.stringify(ability.do) : "";
  const says = WORDS.some((word) => text.includes(word));
  spoken.set(ability, says);
  return says;
}

/** The choice of the opponent meant; none without teams, in an attack, or when only one opposing hero stands. */
export function opponentWord(state: State, ability: Ability, seat: Seat): Field[] {
  if (!inTeams(state) || opponentInFight(state, seat) !== null || !speaksOfOpponent(ability)) return [];
  const seats = standingOpponents(state, seat);
  return seats.length > 1 ? [heroField(state, seats, "prompt.opponent")] : [];
}
