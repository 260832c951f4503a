import type { Emit } from "../kernel/event.ts";
import { aimStep } from "./aim.ts";
import { mayDefend } from "./defend.ts";
import { endDrawn } from "./ending.ts";
import { isPrivate } from "./giving-up.ts";
import { rollStep } from "./rolls.ts";
import { openingHands, pickStep } from "./setup.ts";
import { resolveStack, runEffects, spellDone } from "./stack.ts";
import type { State, Step } from "./state.ts";
import { damageStep } from "./strike.ts";
import { hasGivenUp } from "./teams.ts";
import { placeTriggers } from "./triggers.ts";
import {
  actionStep,
  addCharge,
  beginTurn,
  endTurn,
  fade,
  readyAll,
  startDraw,
  startTriggers,
  turnOver,
} from "./turns.ts";
import { runWindow } from "./windows.ts";

/** Forty times the longest chain of steps between two decisions in random games; only what never ends meets it. */
const STEP_LIMIT = 2_000;

/**
 * Does what the agenda says, last step first, until somebody owes a decision or the game is over. Cards of a server's own can
 * set each other off for ever; since nobody may stop that and nobody falls, nobody wins (D-11.2).
 */
export function advance(state: State, emit: Emit): void {
  for (let n = 0; n < STEP_LIMIT; n += 1) {
    if (state.over) return;
    const step = state.agenda.at(-1);
    if (!step) throw new Error("Nothing left to do in a game that is not over");
    if (run(state, step, emit)) return;
  }
  endDrawn(state, "endless", "D-11.2", emit);
}

/** Carries out the top step; true when it waits for a decision. */
function run(state: State, step: Step, emit: Emit): boolean {
  switch (step.do) {
    case "starting-picks":
      return pickStep(state, step, emit);
    case "window":
      return runWindow(state, step);
    case "action":
      return actionStep(state, step);
    case "roll":
      return rollStep(state, step, emit);
    case "aim":
      return aimStep(state, step, emit);
    case "defenders":
      return defendersStep(state, step, emit);
    case "exchange":
    case "reroll":
    case "order":
    case "targets":
    case "discard":
    case "boneyard":
    case "slot":
    case "store-cp":
    case "look":
      if ("seat" in step && hasGivenUp(state, step.seat) && isPrivate(step, step.seat)) {
        state.agenda.pop();
        return false;
      }
      if (step.ask === 0) {
        state.asks += 1;
        step.ask = state.asks;
      }
      return true;
    default:
      work(state, step, emit);
      return false;
  }
}

/** Steps that never ask. */
function work(state: State, step: Step, emit: Emit): void {
  switch (step.do) {
    case "opening-hands":
      openingHands(state, emit);
      return;
    case "turn":
      beginTurn(state, emit);
      return;
    case "fade":
      fade(state, emit);
      return;
    case "start-triggers":
      startTriggers(state);
      return;
    case "ready":
      readyAll(state, emit);
      return;
    case "charge":
      addCharge(state, emit);
      return;
    case "start-draw":
      startDraw(state, emit);
      return;
    case "end-turn":
      endTurn(state);
      return;
    case "turn-over":
      turnOver(state, emit);
      return;
    case "triggers":
      placeTriggers(state, step, emit);
      return;
    case "resolve-stack":
      resolveStack(state, emit);
      return;
    case "effects":
      runEffects(state, step, emit);
      return;
    case "spell-done":
      spellDone(state, step, emit);
      return;
    case "damage":
      damageStep(state, step, emit);
      return;
    case "attack-over":
      attackOver(state, emit);
      return;
    default:
      throw new Error(`The step "${step.do}" cannot be worked off`);
  }
}

/**
 * The defending player is asked when some pair is possible, which the whole table can see; asked no longer when a teammate
 * gave up who alone could defend.
 */
function defendersStep(state: State, step: Extract<Step, { do: "defenders" }>, emit: Emit): boolean {
  if (!state.attack || !mayDefend(state, state.attack)) {
    state.agenda.pop();
    emit({ type: "no-defender", rule: "D-7.9" });
    return false;
  }
  if (step.ask > 0) return true;
  state.asks += 1;
  step.ask = state.asks;
  return true;
}

function attackOver(state: State, emit: Emit): void {
  state.agenda.pop();
  state.attack = null;
  emit({ type: "attack-over", rule: "D-7.2", seat: state.active });
  if (state.triggers.length > 0) state.agenda.push({ do: "triggers", window: true, ordered: false });
}
