import { type Msg, msg } from "../kernel/text.ts";
import { playOf } from "./board.ts";
import { grantedBy } from "./continuous.ts";
import { nameOf } from "./defs.ts";
import { levelBonus } from "./figures.ts";
import { signOf } from "./grants.ts";
import { listed } from "./lists.ts";
import type { Fighter, State, Target } from "./state.ts";

/** Where the modifier of a roll comes from, for those who read the log. */

/** D-2.10: what level 6 adds to the attack rolls of creatures. */
export const LEVEL_ROLL = 2;

/** Of an attack roll; what no card and no level gives was bought with removed cards (D-10.4). */
export function attackBecause(state: State, by: Fighter, modifier: number): Msg {
  const parts: { readonly count: number; readonly said: Msg }[] = [];
  if ("card" in by) {
    if (levelBonus(state, playOf(state, by.card).controller) === "roll")
      parts.push({ count: LEVEL_ROLL, said: msg("modifier.level", { count: LEVEL_ROLL }) });
    parts.push(...ofCards(state, { card: by.card }, "attackRoll"));
  } else {
    parts.push(...ofCards(state, { hero: by.hero }, "attackRoll"));
    for (const card of by.weapons) parts.push(...ofCards(state, { card }, "attackRoll"));
  }
  return because(parts, modifier);
}

export function castBecause(state: State, hero: number, modifier: number): Msg {
  return because(ofCards(state, { hero }, "castRoll"), modifier);
}

function ofCards(state: State, on: Target, figure: "attackRoll" | "castRoll") {
  return grantedBy(state, on, figure).map(({ source, count }) => ({
    count,
    said: msg("modifier.card", {
      sign: signOf(count),
      count: Math.abs(count),
      card: nameOf(state, source),
    }),
  }));
}

function because(parts: readonly { readonly count: number; readonly said: Msg }[], modifier: number): Msg {
  const bought = modifier - parts.reduce((sum, one) => sum + one.count, 0);
  const removed = bought > 0 ? [msg("modifier.removed", { count: bought })] : [];
  return listed([...removed, ...parts.map((one) => one.said)]);
}
