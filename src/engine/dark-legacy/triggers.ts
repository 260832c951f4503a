import type { Ability } from "../../cards/dark-legacy/vocabulary.ts";
import type { Field, FieldAnswer, Seat } from "../kernel/choice.ts";
import type { Emit } from "../kernel/event.ts";
import { holding, hostOf, playOf } from "./board.ts";
import { holds, hostController } from "./continuous.ts";
import { nameOf, sourceDef, triggersOn } from "./defs.ts";
import { opponentWord } from "./opponent-word.ts";
import { openStackWindow } from "./stack.ts";
import type { PendingTrigger, State, StepOf } from "./state.ts";
import { opponentIn, readTargets, targetFields } from "./targets.ts";
import { noteTriggers } from "./zones.ts";

/** D-6.3.2: effects at the beginning of a turn, in an order the active player chooses. D-13.7: of its host's turn, too. */
export function noteTurnStart(state: State): void {
  for (const id of holding(state, "triggers")) {
    const host = hostOf(state, id);
    if (playOf(state, id).controller === state.active && triggersOn(state, id, "your-turn-start").length > 0)
      noteTriggers(state, id, "your-turn-start", { it: { card: id }, host });
    if (hostController(state, host) === state.active && triggersOn(state, id, "host-turn-start").length > 0)
      noteTriggers(state, id, "host-turn-start", { it: host, host });
  }
}

type TriggerAbility = Extract<Ability, { kind: "trigger" }>;
function triggerAbility(state: State, trigger: PendingTrigger): TriggerAbility {
  const ability = sourceDef(state, trigger.source, trigger.parts).abilities[trigger.ability];
  if (ability?.kind !== "trigger")
    throw new Error(`Card ${trigger.source} has no trigger ${trigger.ability}`);
  return ability;
}

/** Puts noted triggers on the stack, so that the first noted resolves first. */
export function placeTriggers(state: State, step: StepOf<"triggers">, emit: Emit): void {
  if (step.ordered) {
    step.ordered = false;
    state.triggers = state.triggers.filter((one) => conditionHolds(state, one));
    if (state.triggers.length > 1) {
      state.agenda.push({ do: "order", ask: 0, seat: state.active, window: step.window });
      return;
    }
  }
  const trigger = state.triggers.pop();
  if (!trigger) {
    state.agenda.pop();
    if (step.window) openStackWindow(state);
    return;
  }
  if (!conditionHolds(state, trigger)) return;
  const fields = announced(state, trigger);
  if (!fields) return;
  if (fields.length > 0) state.agenda.push({ do: "targets", ask: 0, trigger });
  else putOnStack(state, trigger, {}, emit);
}

/** What its controller chooses when it goes on the stack; null when a needed target is missing. */
export function announced(state: State, trigger: PendingTrigger): Field[] | null {
  const ability = triggerAbility(state, trigger);
  const { controller, source } = trigger;
  const fields = targetFields(state, ability.targets, { controller, source });
  return fields && [...fields, ...opponentWord(state, ability, controller)];
}

function conditionHolds(state: State, trigger: PendingTrigger): boolean {
  const condition = triggerAbility(state, trigger).if;
  return (
    condition === undefined ||
    holds(state, condition, {
      controller: trigger.controller,
      source: trigger.source,
      it: trigger.it,
      rolled: trigger.rolled,
    })
  );
}

export function putOnStack(
  state: State,
  trigger: PendingTrigger,
  fields: Readonly<Record<string, FieldAnswer>>,
  emit: Emit,
): void {
  const id = `s${state.next.stack}`;
  state.next.stack += 1;
  state.stack.push({
    id,
    kind: "trigger",
    card: trigger.source,
    controller: trigger.controller,
    ability: trigger.ability,
    targets: readTargets(state, triggerAbility(state, trigger).targets, fields),
    x: 0,
    slot: null,
    it: trigger.it,
    host: trigger.host,
    rolled: trigger.rolled,
    ...opponentIn(fields),
    ...(trigger.parts ? { parts: trigger.parts } : {}),
  });
  emit({
    type: "triggers",
    rule: "D-6.9",
    seat: trigger.controller,
    params: { card: nameOf(state, trigger.source) },
  });
}

/** Triggers of cards that enhance a host: on "attacks", "defends", "deals-damage". */
export function noteWithEnhancements(
  state: State,
  cards: readonly string[],
  hero: Seat | null,
  on: "attacks" | "defends" | "deals-damage",
  facts: Pick<PendingTrigger, "it" | "rolled">,
): void {
  for (const id of holding(state, "triggers")) {
    if (triggersOn(state, id, on).length === 0) continue;
    const host = hostOf(state, id);
    const meant =
      cards.includes(id) ||
      (host !== null &&
        (("card" in host && cards.includes(host.card)) || ("hero" in host && host.hero === hero)));
    if (meant) noteTriggers(state, id, on, { it: facts.it, host, rolled: facts.rolled });
  }
}
