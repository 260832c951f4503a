import type { Answer, AssignAnswer, Choice, MenuAnswer } from "../kernel/choice.ts";
import type { Emit } from "../kernel/event.ts";
import { useAbility } from "./abilities.ts";
import { advance } from "./advance.ts";
import { aim } from "./aim.ts";
import { declareAttack } from "./attack.ts";
import { playerOf } from "./board.ts";
import { cast, castReroll, charge, declareCasting } from "./casting.ts";
import { triggerFields } from "./choices.ts";
import { declareDefenders } from "./defend.ts";
import { nameOf } from "./defs.ts";
import { discardCard, fetchCard, putIntoPlay } from "./effects/cards.ts";
import { storeCp } from "./effects/points.ts";
import { removeForRoll } from "./modifiers.ts";
import { play } from "./playing.ts";
import { yieldPriority } from "./priority.ts";
import { lineOf, rollLine, throwDie } from "./rolls.ts";
import { exchange } from "./setup.ts";
import type { State, Step, StepOf } from "./state.ts";
import { putOnStack } from "./triggers.ts";
import { takeFrom } from "./zones.ts";

/** Carries out an answer that fits its spec, then everything up to the next decision. */
export function resolve(state: State, choice: Choice, answer: Answer, emit: Emit): void {
  const step = state.agenda.at(-1);
  if (!step) throw new Error("Nobody was asked");
  take(state, step, choice, answer, emit);
  advance(state, emit);
}

function take(state: State, step: Step, choice: Choice, answer: Answer, emit: Emit): void {
  switch (step.do) {
    case "starting-picks":
      step.picks.push({ seat: choice.seat, card: typeof answer === "string" ? answer : null });
      emit({
        type: "picked",
        rule: "D-3.2",
        seat: choice.seat,
        params: { who: playerOf(state, choice.seat).name },
      });
      return;
    case "action":
      takeAction(state, menuAnswer(answer), emit);
      return;
    case "window":
      takeResponse(state, step, menuAnswer(answer), emit);
      return;
    case "reroll":
      takeReroll(state, step, answer, emit);
      return;
    case "targets":
      takeTargets(state, step, answer, emit);
      return;
    default:
      state.agenda.pop();
      takePlain(state, step, answer, emit);
  }
}

/** Answers of steps that are done with once they are answered. */
function takePlain(state: State, step: Step, answer: Answer, emit: Emit): void {
  switch (step.do) {
    case "exchange":
      exchange(state, step.seat, idsOf(answer), emit);
      return;
    case "roll":
      rollLine(state, step.line, removeForRoll(state, state.active, idsOf(answer), emit), emit);
      return;
    case "aim":
      if (state.attack) aim(state, state.attack, assignIn(answer), emit);
      return;
    case "defenders":
      state.agenda.push({ do: "triggers", window: false, ordered: false });
      if (state.attack) declareDefenders(state, state.attack, assignIn(answer), emit);
      return;
    case "order": {
      const order = idsOf(answer).map((id) => state.triggers[Number(id.slice(1)) - 1]);
      state.triggers = order.flatMap((one) => one ?? []);
      return;
    }
    case "discard":
      for (const id of idsOf(answer)) discardCard(state, step.seat, id, emit);
      return;
    case "boneyard":
      if (typeof answer === "string") fetchCard(state, step.seat, answer, step.to, emit);
      else emit({ type: "boneyard-none", rule: "D-16.1", seat: step.seat });
      return;
    case "slot":
      if (typeof answer === "string") putIntoPlay(state, step.seat, step.card, answer, emit);
      return;
    case "store-cp":
      if (typeof answer === "number" && answer > 0) storeCp(state, step.card, answer, emit);
      return;
    case "look":
      takeLook(state, step, answer, emit);
      return;
    default:
      throw new Error(`The step "${step.do}" takes no answer`);
  }
}

function idsOf(answer: Answer | undefined): readonly string[] {
  return Array.isArray(answer) ? answer : [];
}
function assignIn(answer: Answer): AssignAnswer {
  return answer !== null && typeof answer === "object" && "assign" in answer ? answer.assign : {};
}
function menuAnswer(answer: Answer): MenuAnswer {
  if (answer !== null && typeof answer === "object" && "item" in answer) return answer;
  throw new Error("A menu was asked");
}

function takeAction(state: State, answer: MenuAnswer, emit: Emit): void {
  const seat = state.active;
  const top = state.agenda.at(-1);
  if (top?.do === "action") top.ask = 0;
  switch (answer.item) {
    case "end":
      state.agenda.pop();
      emit({ type: "ends-turn", rule: "D-6.8", seat, params: { who: playerOf(state, seat).name } });
      return;
    case "attack":
      declareAttack(state, seat, idsOf(answer.fields.attackers), answer.fields.opponent, emit);
      return;
    case "cast":
      declareCasting(state, seat, idsOf(answer.fields.modifiers), emit);
      return;
    case "look":
      beginLook(state, seat, emit);
      return;
    default:
      cardAction(state, seat, answer, emit);
      return;
  }
}

function takeResponse(state: State, step: StepOf<"window">, answer: MenuAnswer, emit: Emit): void {
  const seat = step.priority;
  if (answer.item !== "yield") {
    cardAction(state, seat, answer, emit);
    return;
  }
  // Closing the End Phase says nothing of its own: the next turn, which is told at once, says it all.
  const turnEnds =
    step.kind === "end" && step.yields === state.players.length - 1 && state.stack.length === 0;
  if (!turnEnds)
    emit({
      type: "yields",
      rule: "D-6.10",
      seat,
      params: { who: playerOf(state, seat).name },
    });
  yieldPriority(state, step);
}

/** Items with a card: "cast.c3", "play.c3", "charge.c3", "use.c3.0". */
function cardAction(state: State, seat: number, answer: MenuAnswer, emit: Emit): void {
  const { item, fields } = answer;
  const dot = item.indexOf(".");
  const verb = item.slice(0, dot);
  const id = item.slice(dot + 1);
  if (verb === "cast") cast(state, seat, id, fields, emit);
  else if (verb === "play") play(state, seat, id, emit);
  else if (verb === "charge") charge(state, seat, id, emit);
  else if (verb === "use") {
    const end = id.indexOf(".");
    useAbility(state, seat, id.slice(0, end), Number(id.slice(end + 1)), fields, emit);
  } else throw new Error(`No such item: ${item}`);
}

/** D-2.8: once a game; the second result stands, modifiers already bought stay on. */
function takeReroll(state: State, step: StepOf<"reroll">, answer: Answer, emit: Emit): void {
  state.agenda.pop();
  if (answer !== "again") return;
  playerOf(state, step.seat).used.push("reroll");
  if (step.line === null) {
    castReroll(state, step, emit);
    return;
  }
  const line = lineOf(state, step.line);
  emit({ type: "rerolls", rule: "D-2.8", seat: step.seat, params: { who: playerOf(state, step.seat).name } });
  throwDie(state, line, line.roll?.modifier ?? 0, emit);
}

function takeTargets(state: State, step: StepOf<"targets">, answer: Answer, emit: Emit): void {
  state.agenda.pop();
  const [only, ...more] = triggerFields(state, step.trigger);
  if (only && more.length === 0) {
    if (answer === null || typeof answer !== "object")
      putOnStack(state, step.trigger, { [only.name]: answer }, emit);
    else putOnStack(state, step.trigger, { [only.name]: idsOf(answer) }, emit);
  } else putOnStack(state, step.trigger, menuAnswer(answer).fields, emit);
}

/** D-2.6: the player looks at the top card of the own deck. */
function beginLook(state: State, seat: number, emit: Emit): void {
  const player = playerOf(state, seat);
  const card = player.deck[0];
  if (card === undefined) return;
  player.used.push("look");
  player.known.push(card);
  emit({ type: "looks", rule: "D-2.6", seat, params: { who: player.name } });
  emit({ type: "looks-at", rule: "D-2.6", seat, only: [seat], params: { card: nameOf(state, card) } });
  state.agenda.push({ do: "look", ask: 0, seat, card });
}

function takeLook(state: State, step: StepOf<"look">, answer: Answer, emit: Emit): void {
  const player = playerOf(state, step.seat);
  const bottom = answer === "bottom";
  if (bottom && takeFrom(player.deck, step.card)) player.deck.push(step.card);
  emit({
    type: bottom ? "looked-bottom" : "looked-keep",
    rule: "D-2.6",
    seat: step.seat,
    params: { who: player.name },
  });
}
