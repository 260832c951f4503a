import type { AssignAnswer, AssignSpec } from "../kernel/choice.ts";
import type { Emit } from "../kernel/event.ts";
import { literal, msg } from "../kernel/text.ts";
import { fighterCards, fighterId, fighterName } from "./attack.ts";
import { creaturesOf } from "./board.ts";
import { nameOf } from "./defs.ts";
import { apOf } from "./figures.ts";
import { bareOption, isSketch } from "./sketch.ts";
import type { Attack, State, StepOf } from "./state.ts";
import { cardOption } from "./targets.ts";

/** D-15.2, A-29: where the hero attacked is defeated, each attacker is aimed at a creature of that player. */

/** Asks the attacker (true), or aims at the only creature there is. */
export function aimStep(state: State, step: StepOf<"aim">, emit: Emit): boolean {
  if (step.ask > 0) return true;
  const { attack } = state;
  if (attack && creaturesOf(state, attack.defender).length > 1) {
    state.asks += 1;
    step.ask = state.asks;
    return true;
  }
  state.agenda.pop();
  if (attack) aim(state, attack, {}, emit);
  return false;
}

export function aimSpec(state: State, attack: Attack): AssignSpec {
  const from = attack.lines.map((line) => {
    const id = fighterId(line.by);
    if (isSketch()) return id.startsWith("hero-") ? bareOption(id) : bareOption(id, id);
    const note = msg("note.ap", { ap: apOf(state, line) });
    const [card] = fighterCards(line.by);
    const label = literal(fighterName(state, line.by));
    if (card === undefined) return { id, label, note };
    return { ...cardOption(state, card), id, note, ...(id === card ? {} : { label }) };
  });
  const to = creaturesOf(state, attack.defender).map((id) => cardOption(state, id));
  const pairs = from.flatMap((one) => to.map((other) => [one.id, other.id] as const));
  return { type: "assign", from, to, pairs, perTo: from.length };
}

/** Attackers left out are aimed at the first creature: every attack has a target (D-7.7). */
export function aim(state: State, attack: Attack, assign: AssignAnswer, emit: Emit): void {
  const [first] = creaturesOf(state, attack.defender);
  for (const line of attack.lines) {
    const target = assign[fighterId(line.by)] ?? first;
    if (target === undefined) continue;
    line.aim = target;
    emit({
      type: "aims",
      rule: "D-15.2",
      seat: attack.attacker,
      params: { attacker: fighterName(state, line.by), target: nameOf(state, target) },
    });
  }
}
