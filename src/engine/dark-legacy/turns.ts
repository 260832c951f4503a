import type { Emit } from "../kernel/event.ts";
import { canUseAny } from "./abilities.ts";
import { whyNoAttack } from "./attack.ts";
import { creaturesOf, permanents, playerOf, playOf, touch } from "./board.ts";
import { damageGone, ofHero } from "./changes.ts";
import { cant } from "./continuous.ts";
import { settle } from "./damage.ts";
import { addCharges } from "./effects/points.ts";
import { defeat, draws } from "./ending.ts";
import { newWindow } from "./priority.ts";
import type { State, StepOf } from "./state.ts";
import { isFallen, leftOf } from "./teams.ts";
import { noteTurnStart } from "./triggers.ts";
import { draw } from "./zones.ts";

/** D-6: turn structure. */

export function beginTurn(state: State, emit: Emit): void {
  state.agenda.pop();
  state.turn += 1;
  state.phase = "start";
  state.action = null;
  state.castRoll = null;
  const player = playerOf(state, state.active);
  player.turnsTaken += 1;
  emit({ type: "turn", rule: "D-6.1", seat: player.seat, params: { who: player.name, turn: state.turn } });
  if (player.turnsTaken === 1)
    emit({ type: "first-turn", rule: "D-6.2", seat: player.seat, params: { who: player.name } });
  const seat = state.active;
  const before = state.timed.length;
  if (before > 0) {
    state.timed = state.timed.filter((one) => one.until === "turn" || one.until.startOf !== seat);
    touch(state);
  }
  if (settle(state, emit)) return;
  state.agenda.push(
    { do: "turn-over" },
    { do: "end-turn" },
    { do: "action", ask: 0 },
    newWindow("before-action", leftOf(state, seat), 1),
    { do: "start-draw" },
    { do: "charge" },
    { do: "ready" },
    { do: "start-triggers" },
    { do: "fade" },
  );
}

/** D-6.3.1: unspent CP fade, not before (D-6.6); points stored on cards stay. */
export function fade(state: State, emit: Emit): void {
  state.agenda.pop();
  const player = playerOf(state, state.active);
  if (player.cp === 0) return;
  emit({
    type: "cp-fade",
    rule: "D-6.3",
    seat: player.seat,
    params: { who: player.name, amount: player.cp },
    changes: ofHero(player.seat, "cp", -player.cp),
  });
  player.cp = 0;
}

/** D-6.3.2: before anything readies or heals (D-6.4). */
export function startTriggers(state: State): void {
  state.agenda.pop();
  noteTurnStart(state);
  if (state.triggers.length > 0) state.agenda.push({ do: "triggers", window: true, ordered: true });
}

/**
 * D-6.3.3: permanents become ready, creatures lose their damage, and so does Aura Armor, also a hero's (D-8.4).
 * What else a hero has lost stays lost (D-8.3).
 */
export function readyAll(state: State, emit: Emit): void {
  state.agenda.pop();
  const player = playerOf(state, state.active);
  let readied = 0;
  for (const id of permanents(state)) {
    const play = playOf(state, id);
    if (play.controller !== player.seat) continue;
    if (play.locked > 0) {
      play.locked -= 1;
      continue;
    }
    if (!play.spent || cant(state, { card: id }, "ready")) continue;
    play.spent = false;
    readied += 1;
  }
  const changes = ofHero(player.seat, "damage.aura", -player.auraDamage);
  player.auraDamage = 0;
  let healed = 0;
  for (const id of creaturesOf(state, player.seat)) {
    const play = playOf(state, id);
    if (play.armor + play.aura + play.life > 0) {
      healed += 1;
      changes.push(...damageGone(id, play));
    }
    play.armor = 0;
    play.aura = 0;
    play.life = 0;
  }
  if (readied + changes.length > 0)
    emit({
      type: "readies",
      rule: "D-6.3",
      seat: player.seat,
      params: { who: player.name, readied, healed },
      changes,
    });
}

/** D-6.3.4. */
export function addCharge(state: State, emit: Emit): void {
  state.agenda.pop();
  addCharges(state, state.active, 1, "D-6.3", emit);
}

/** D-6.3.5, D-6.5: everybody draws, in the very first turn too. D-11.1: an impossible draw loses the game. */
export function startDraw(state: State, emit: Emit): void {
  state.agenda.pop();
  const player = playerOf(state, state.active);
  if (draws(state, player.seat) && !draw(state, player, "D-6.3", emit)) {
    emit({ type: "cannot-draw", rule: "D-11.1", seat: player.seat, params: { who: player.name } });
    defeat(state, player.seat, "deck", emit);
    if (state.over) return;
  }
  state.phase = "action";
}

/**
 * Asks for the next thing the active player does. After the action, a turn in which nothing can follow as far as everybody
 * can see (no hand, no charging card, no ability to use) ends by itself.
 */
export function actionStep(state: State, step: StepOf<"action">): boolean {
  if (step.ask > 0) return true;
  const player = playerOf(state, state.active);
  const fallen = isFallen(state, player.seat);
  const idle =
    (state.action !== null || fallen) &&
    (fallen || (player.hand.length === 0 && player.charging === null)) &&
    !canUseAny(state, player.seat);
  if (idle && !(state.action !== "attack" && mayStillAttack(state))) {
    state.agenda.pop();
    return false;
  }
  state.asks += 1;
  step.ask = state.asks;
  return true;
}

/** D-16.1: a card may allow an attack after casting. A defeated hero's creatures attack (D-14.3). */
function mayStillAttack(state: State): boolean {
  return whyNoAttack(state, state.active) === null;
}

/** D-6.8, D-6.9: the End Phase has one window, for the other players; the active one has just passed. */
export function endTurn(state: State): void {
  state.agenda.pop();
  state.phase = "end";
  state.agenda.push(newWindow("end", leftOf(state, state.active), 1));
}

/** The turn is over: what lasts to its end ends, and the next player begins. */
export function turnOver(state: State, emit: Emit): void {
  state.agenda.pop();
  if (state.timed.some((one) => one.until === "turn")) {
    state.timed = state.timed.filter((one) => one.until !== "turn");
    touch(state);
    if (settle(state, emit)) return;
  }
  state.active = leftOf(state, state.active);
  state.agenda.push({ do: "turn" });
}
