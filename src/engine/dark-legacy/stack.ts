import type { Ability, Effect, TargetSpec } from "../../cards/dark-legacy/vocabulary.ts";
import type { Emit } from "../kernel/event.ts";
import { playerOf } from "./board.ts";
import { hostsFor } from "./casting.ts";
import { inPlay } from "./changes.ts";
import { sameTarget } from "./continuous.ts";
import { settle, settleCards } from "./damage.ts";
import { cardDef, isPermanent, nameOf, sourceDef } from "./defs.ts";
import { runEffect, unfold } from "./effects/run.ts";
import { newWindow } from "./priority.ts";
import type { Context, Place, StackItem, State, StepOf, Target } from "./state.ts";
import { stillLegal } from "./targets.ts";
import { isFallen, leftOf } from "./teams.ts";
import { enterPlay, moveTo } from "./zones.ts";

/** D-9.8: the whole stack resolves in one pass, last one first; what triggers meanwhile makes a new stack. */
export function resolveStack(state: State, emit: Emit): void {
  const item = state.stack.pop();
  if (!item) {
    state.agenda.pop();
    if (state.triggers.length > 0) state.agenda.push({ do: "triggers", window: true, ordered: false });
    return;
  }
  const def = sourceDef(state, item.card, item.parts);
  if (item.kind === "spell" && isPermanent(def.type)) {
    resolvePermanent(state, item, emit);
    settle(state, emit);
    return;
  }
  if (item.kind === "spell") state.agenda.push({ do: "spell-done", card: item.card });
  const ability = item.ability === null ? undefined : def.abilities[item.ability];
  if (!ability || !("do" in ability)) return;
  const context = legalContext(state, item, ability.targets);
  if (!context) {
    emit({ type: "fizzles", rule: "D-9.9", seat: item.controller, params: { card: def.name } });
    return;
  }
  emit({ type: "resolves", rule: "D-9.8", seat: item.controller, params: { card: def.name } });
  state.agenda.push({ do: "effects", context, todo: remainder(ability) });
}

/** what a defending hero's cards do to the attacker has been dealt in the damage step already. */
function remainder(ability: Extract<Ability, { do: Effect[] }>): Effect[] {
  if (ability.kind !== "trigger" || ability.on !== "hero-defends") return [...ability.do];
  return ability.do.filter((effect) => effect.op !== "damage" || effect.to !== "it");
}

/** Drops targets that are no longer legal; null when there were targets and none is left (D-9.9). */
function legalContext(state: State, item: StackItem, specs: readonly TargetSpec[]): Context | null {
  const eye = { controller: item.controller, source: item.card };
  const targets = item.targets.map((on, index) => {
    const spec = specs[index];
    return on && spec && stillLegal(state, spec.filter, on, eye) ? on : null;
  });
  const had = item.targets.some((on) => on !== null);
  if (had && targets.every((on) => on === null)) return null;
  return {
    source: item.card,
    controller: item.controller,
    targets,
    x: item.x,
    it: item.it,
    host: item.host,
    rolled: item.rolled,
    ...(item.opponent === undefined ? {} : { opponent: item.opponent }),
  };
}

/** D-4.13, D-9.6: a permanent goes to its reserved slot or onto what it enhances. */
function resolvePermanent(state: State, item: StackItem, emit: Emit): void {
  const def = cardDef(state, item.card);
  const reserved = def.type === "enhancement" ? enhancementPlace(state, item) : item.slot;
  // The slots of a hero defeated meanwhile are gone with it (D-4.3).
  const place = reserved?.zone === "armor" && isFallen(state, item.controller) ? null : reserved;
  if (!place) {
    emit({ type: "fizzles", rule: "D-9.9", seat: item.controller, params: { card: def.name } });
    moveTo(state, item.card, "boneyard", emit);
    return;
  }
  enterPlay(state, item.card, item.controller, place);
  const on = item.targets[0];
  emit({
    type: on ? "enters-on" : "enters",
    rule: on ? "D-4.13" : "D-9.6",
    seat: item.controller,
    params: {
      who: playerOf(state, item.controller).name,
      card: def.name,
      ...(on ? { host: hostName(state, on) } : {}),
    },
    changes: inPlay(item.card),
  });
}

function enhancementPlace(state: State, item: StackItem): Place | null {
  const on = item.targets[0];
  if (!on || "stack" in on) return null;
  const eye = { controller: item.controller, source: item.card };
  if (!hostsFor(state, item.card, eye).some((host) => sameTarget(host, on))) return null;
  return "hero" in on ? { zone: "equip", hero: on.hero } : { zone: "attached", to: on.card };
}

function hostName(state: State, on: Target): string {
  return "hero" in on ? playerOf(state, on.hero).name : "card" in on ? nameOf(state, on.card) : "";
}

/** One word after the other; what falls is looked for after each, the end of the game after the last (D-11.2). */
export function runEffects(state: State, step: StepOf<"effects">, emit: Emit): void {
  const effect = step.todo.shift();
  if (!effect) {
    state.agenda.pop();
    settle(state, emit);
    return;
  }
  const inner = unfold(state, effect, step.context);
  if (inner) {
    step.todo.unshift(...inner);
    return;
  }
  if (effect.op !== "when") runEffect(state, effect, step.context, emit);
  settleCards(state, emit);
}

/** D-9.13: Magic and Instants go to the Boneyard when they have done their work. */
export function spellDone(state: State, step: StepOf<"spell-done">, emit: Emit): void {
  state.agenda.pop();
  if (state.cards[step.card]?.play?.place.zone === "stack") moveTo(state, step.card, "boneyard", emit);
}

export function openStackWindow(state: State): void {
  const top = state.stack.at(-1);
  if (top) state.agenda.push(newWindow("stack", leftOf(state, top.controller), 0));
}
