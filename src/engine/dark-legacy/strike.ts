import type { Emit } from "../kernel/event.ts";
import { fighterCards, fighterName } from "./attack.ts";
import { holding, hostOf, isInPlay, playOf } from "./board.ts";
import { holds, sameTarget } from "./continuous.ts";
import { deal, lessened, type Packet, settle } from "./damage.ts";
import { triggersOn } from "./defs.ts";
import { resolveAmount } from "./effects/who.ts";
import { apOf, defenseOf, fighterHas, fightsAtDistance } from "./figures.ts";
import { jamWeapons } from "./rolls.ts";
import type { AttackLine, Engaged, Fighter, State, StepOf, Target } from "./state.ts";
import { isFallen } from "./teams.ts";
import { noteWithEnhancements } from "./triggers.ts";

/** D-7.20 to D-7.24: the damage of an attack, in two passes because Instinct comes first (D-12.6). */
const CRITICAL_BONUS = 5;

interface Blow {
  readonly packet: Packet;
  /** Who strikes, for triggers; null for cards that only watch. */
  readonly by: Fighter | null;
  readonly line: AttackLine;
}

export function damageStep(state: State, step: StepOf<"damage">, emit: Emit): void {
  state.agenda.pop();
  const { attack } = state;
  if (!attack) return;
  if (step.instinct) jamWeapons(state, emit);
  const blows: Blow[] = [];
  for (const line of attack.lines) lineBlows(state, line, step.instinct, blows, emit);
  if (blows.length === 0) return;
  const hurt = deal(
    state,
    blows.map((blow) => blow.packet),
    step.instinct ? "D-12.6" : "D-7.21",
    emit,
  );
  for (const { by, packet, line } of blows)
    if (by && hurt.some((on) => sameTarget(on, packet.on)))
      noteWithEnhancements(state, fighterCards(by), "hero" in by ? by.hero : null, "deals-damage", {
        it: packet.on,
        rolled: line.roll?.result ?? null,
      });
  settle(state, emit);
}

/** Everything one attacker and its defenders deal in this pass. Nothing comes back to a Distance attack (D-7.17). */
function lineBlows(state: State, line: AttackLine, instinct: boolean, blows: Blow[], emit: Emit): void {
  const roll = line.roll;
  if (line.out || !roll) return;
  const alive = present(state, line.by);
  if (alive && fighterHas(state, line.by, "instinct") === instinct) {
    const strikes = roll.result === "hit" || roll.result === "direct-hit" || roll.result === "critical-hit";
    const amount = apOf(state, line) + (roll.result === "critical-hit" ? CRITICAL_BONUS : 0);
    if (strikes) blows.push(...attackerBlows(state, line, amount, emit));
  }
  const answers = roll.result === "hit" || roll.result === "critical-miss";
  for (const one of line.defenders) {
    if (!present(state, one.by)) continue;
    if (!instinct && "hero" in one.by) blows.push(...watchers(state, one, line));
    if (!answers || fighterHas(state, one.by, "instinct") !== instinct) continue;
    if (!alive && "card" in line.by) continue;
    if (fightsAtDistance(state, line.by)) continue;
    blows.push({
      packet: {
        on: targetOf(line.by),
        amount: apOf(state, one),
        poison: fighterHas(state, one.by, "poison"),
      },
      by: one.by,
      line,
    });
  }
}

function attackerBlows(state: State, line: AttackLine, amount: number, emit: Emit): Blow[] {
  const poison = fighterHas(state, line.by, "poison");
  const hero: Target = { hero: state.attack?.defender ?? 0 };
  const open: Target = line.aim === undefined ? hero : { card: line.aim };
  const first = line.defenders[0];
  if (!first) return [{ packet: { on: open, amount, poison }, by: line.by, line }];
  const met = line.defenders.find((one) => present(state, one.by));
  if (!met)
    return state.options.defenderRemoved === "through"
      ? [{ packet: { on: open, amount, poison }, by: line.by, line }]
      : [];
  const blows: Blow[] = [{ packet: { on: targetOf(met.by), amount, poison }, by: line.by, line }];
  if ("card" in met.by && fighterHas(state, line.by, "annihilate")) {
    const surplus = lessened(state, met.by, amount) - defenseOf(state, met.by.card);
    if (surplus > 0 && line.aim === undefined) {
      emit({
        type: "annihilates",
        rule: "D-12.1",
        params: { attacker: fighterName(state, line.by), amount: surplus },
      });
      blows.push({ packet: { on: hero, amount: surplus, poison }, by: line.by, line });
    }
  }
  return blows;
}

/**
 * cards that hurt the attacker their hero defends against do so in the same damage step, whatever the roll. Other
 * effects of theirs go on the stack, and follow the attack.
 */
function watchers(state: State, defender: Engaged, line: AttackLine): Blow[] {
  if (!("hero" in defender.by)) return [];
  const seat = defender.by.hero;
  const it = targetOf(line.by);
  const blows: Blow[] = [];
  for (const id of holding(state, "triggers")) {
    const { controller } = playOf(state, id);
    if (controller !== seat) continue;
    for (const { index, ability } of triggersOn(state, id, "hero-defends")) {
      const rolled = line.roll?.result ?? null;
      if (ability.if && !holds(state, ability.if, { controller, source: id, it, rolled })) continue;
      const host = hostOf(state, id);
      const context = { source: id, controller, targets: [], x: 0, it, host, rolled };
      for (const effect of ability.do)
        if (effect.op === "damage" && effect.to === "it")
          blows.push({
            packet: { on: it, amount: resolveAmount(state, effect.amount, context), poison: false },
            by: null,
            line,
          });
      if (!ability.do.every((effect) => effect.op === "damage" && effect.to === "it"))
        state.triggers.push({ source: id, controller, ability: index, it, host, rolled });
    }
  }
  return blows;
}

function targetOf(by: Fighter): Target {
  return "card" in by ? { card: by.card } : { hero: by.hero };
}
/** Still there to strike: a creature in play; a hero that has not fallen, but not with a weapon that is gone. */
function present(state: State, by: Fighter): boolean {
  if ("card" in by) return isInPlay(state, by.card);
  return !isFallen(state, by.hero) && by.weapons.every((id) => isInPlay(state, id));
}
