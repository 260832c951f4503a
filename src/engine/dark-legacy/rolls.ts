import type { Emit } from "../kernel/event.ts";
import { die } from "../kernel/rng.ts";
import { fighterName } from "./attack.ts";
import { attackBecause, LEVEL_ROLL } from "./because.ts";
import { isInPlay, playerOf, playOf } from "./board.ts";
import { cant, granted, hasKeyword } from "./continuous.ts";
import { nameOf } from "./defs.ts";
import { levelBonus } from "./figures.ts";
import { mayBuyModifiers } from "./modifiers.ts";
import { resultOf } from "./roll-table.ts";
import { GIVEN_AT } from "./skill-points.ts";
import type { AttackLine, Fighter, State, StepOf } from "./state.ts";
import { isFallen } from "./teams.ts";

export function lineOf(state: State, index: number): AttackLine {
  const line = state.attack?.lines[index];
  if (!line) throw new Error(`No attacker ${index}`);
  return line;
}

/** D-7.22: gone, or made unable by an effect. */
function isOut(state: State, by: Fighter): boolean {
  if ("card" in by) return !isInPlay(state, by.card) || cant(state, { card: by.card }, "attack");
  if (isFallen(state, by.hero)) return true;
  return cant(state, { hero: by.hero }, "attack") || by.weapons.some((id) => !isInPlay(state, id));
}

/** Asks for die modifiers (true) or rolls at once. */
export function rollStep(state: State, step: StepOf<"roll">, emit: Emit): boolean {
  const line = lineOf(state, step.line);
  if (step.ask > 0) return true;
  if (line.out || isOut(state, line.by)) {
    line.out = true;
    state.agenda.pop();
    emit({ type: "attacker-out", rule: "D-7.22", params: { attacker: fighterName(state, line.by) } });
    return false;
  }
  const attacker = state.attack?.attacker ?? state.active;
  if (mayBuyModifiers(state, attacker)) {
    state.asks += 1;
    step.ask = state.asks;
    return true;
  }
  state.agenda.pop();
  rollLine(state, step.line, 0, emit);
  return false;
}

/** Rolls for one attacker; at level 4 the hero's own roll may be made again (D-2.8). */
export function rollLine(state: State, index: number, bought: number, emit: Emit): void {
  const line = lineOf(state, index);
  throwDie(state, line, bought + standing(state, line.by), emit);
  if (!("hero" in line.by)) return;
  const player = playerOf(state, line.by.hero);
  if (player.level >= GIVEN_AT.reroll && player.reroll === "attack" && !player.used.includes("reroll"))
    state.agenda.push({ do: "reroll", ask: 0, seat: player.seat, line: index });
}

export function throwDie(state: State, line: AttackLine, modifier: number, emit: Emit): void {
  const natural = die(state.rng, 20);
  const result = resultOf(natural, modifier);
  line.roll = { natural, modifier, total: natural + modifier, result };
  emit({
    type: "attack-roll",
    rule: "D-7.18",
    params: {
      attacker: fighterName(state, line.by),
      natural,
      modifier,
      total: natural + modifier,
      result: { key: `result.${result}` },
      ...(modifier === 0 ? {} : { because: attackBecause(state, line.by, modifier) }),
    },
  });
}

/** What effects and levels add to a roll without any buying. */
export function standing(state: State, by: Fighter): number {
  if ("card" in by) {
    const bonus = levelBonus(state, playOf(state, by.card).controller) === "roll" ? LEVEL_ROLL : 0;
    return bonus + granted(state, { card: by.card }, "attackRoll");
  }
  return by.weapons.reduce(
    (sum, id) => sum + granted(state, { card: id }, "attackRoll"),
    granted(state, { hero: by.hero }, "attackRoll"),
  );
}

/** D-7.19: a Distance weapon jams on a Critical Miss and stays spent in its controller's next two Start Phases. */
export function jamWeapons(state: State, emit: Emit): void {
  for (const line of state.attack?.lines ?? []) {
    if (line.roll?.result !== "critical-miss" || "card" in line.by) continue;
    for (const id of line.by.weapons) {
      if (!isInPlay(state, id) || !hasKeyword(state, { card: id }, "distance")) continue;
      const play = playOf(state, id);
      play.spent = true;
      play.locked = Math.max(play.locked, 2);
      emit({ type: "jammed", rule: "D-7.19", params: { card: nameOf(state, id) } });
    }
  }
}
