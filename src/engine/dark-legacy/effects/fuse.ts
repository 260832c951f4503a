import { type PlainEffect, TOKENS } from "../../../cards/dark-legacy/vocabulary.ts";
import type { Change, Emit } from "../../kernel/event.ts";
import { attachedTo, fieldSeat, isCreature, isInPlay, playerOf, playOf } from "../board.ts";
import { damageGone, ofCard } from "../changes.ts";
import { sameTarget } from "../continuous.ts";
import { nameOf } from "../defs.ts";
import { forget } from "../memo.ts";
import { rememberParts } from "../parts.ts";
import { freeFieldSlot } from "../slots.ts";
import type { CardId, Context, InPlay, Place, State, Target } from "../state.ts";
import { leaveFight, takeFrom } from "../zones.ts";
import { resolveWho } from "./who.ts";

type Word = Extract<PlainEffect, { op: "fuse" }>;

/**
 * D-13.8: two creatures become one under the control of whoever cast it. One card stays in its slot as the body (the
 * caster's own, else the first, which comes over to an open slot), the other becomes a part of it.
 */
export function fuse(state: State, word: Word, context: Context, emit: Emit): void {
  const seat = context.controller;
  const one = creatureMeant(state, word.to, context);
  const two = creatureMeant(state, word.with, context);
  if (one === null || two === null || one === two) return;
  const body = [one, two].find((id) => playOf(state, id).controller === seat) ?? one;
  const part = body === one ? two : one;
  const names = { card: nameOf(state, body), other: nameOf(state, part) };
  if (playOf(state, body).controller !== seat) {
    const place = freeFieldSlot(state, seat);
    if (place === null) {
      emit({ type: "fuse-no-slot", rule: "D-13.8", seat, params: names });
      return;
    }
    leaveField(state, body);
    playerOf(state, fieldSeat(place, seat)).field[place.slot]?.push(body);
    playOf(state, body).place = place;
    playOf(state, body).controller = seat;
  }
  const changes = carriedOver(state, body, part);
  join(state, body, part);
  forget(state);
  const params = { ...names, who: playerOf(state, seat).name };
  emit({ type: "fuses", rule: "D-13.8", seat, params, changes });
}

function creatureMeant(state: State, who: Word["to"] | Word["with"], context: Context): CardId | null {
  const [on] = resolveWho(state, who, context);
  return on && "card" in on && isInPlay(state, on.card) && isCreature(state, on.card) ? on.card : null;
}

function leaveField(state: State, id: CardId): void {
  const { controller, place } = playOf(state, id);
  if (place.zone === "field")
    takeFrom(playerOf(state, fieldSeat(place, controller)).field[place.slot] ?? [], id);
}

/** Damage, tokens and enhancements carry over; spent, locked and new in play if either was. */
function join(state: State, body: CardId, part: CardId): void {
  const whole = playOf(state, body);
  const lost = playOf(state, part);
  rememberParts(state, part);
  leaveField(state, part);
  for (const id of attachedTo(state, part)) playOf(state, id).place = { zone: "attached", to: body };
  for (const timed of state.timed) if (sameTarget(timed.on, { card: part })) timed.on = { card: body };
  redirect(state, { card: part }, { card: body });
  merge(whole, lost);
  const parts = [part, ...(lost.fused ?? [])];
  whole.fused = [...(whole.fused ?? []), ...parts];
  delete lost.fused;
  const place: Place = { zone: "fused", to: body };
  for (const id of parts) Object.assign(playOf(state, id), blank(), { controller: whole.controller, place });
  leaveFight(state, part);
}

/** What the body takes over; the part has none of it any more. */
function carriedOver(state: State, body: CardId, part: CardId): Change[] {
  const lost = playOf(state, part);
  const onBody = [
    ...ofCard(body, "damage.armor", lost.armor),
    ...ofCard(body, "damage.aura", lost.aura),
    ...ofCard(body, "damage.life", lost.life),
  ];
  const tokens = TOKENS.flatMap((token) => [
    ...ofCard(body, `token.${token}`, lost.tokens[token] ?? 0),
    ...ofCard(part, `token.${token}`, -(lost.tokens[token] ?? 0)),
  ]);
  return [...onBody, ...damageGone(part, lost), ...tokens];
}

function merge(whole: InPlay, lost: InPlay): void {
  whole.armor += lost.armor;
  whole.aura += lost.aura;
  whole.life += lost.life;
  whole.spent ||= lost.spent;
  whole.locked = Math.max(whole.locked, lost.locked);
  whole.since = Math.max(whole.since, lost.since);
  for (const token of TOKENS) {
    const sum = (whole.tokens[token] ?? 0) + (lost.tokens[token] ?? 0);
    if (sum > 0) whole.tokens[token] = sum;
  }
}

function blank(): Pick<InPlay, "spent" | "armor" | "aura" | "life" | "tokens" | "locked"> {
  return { spent: false, armor: 0, aura: 0, life: 0, tokens: {}, locked: 0 };
}

/** What meant the part means the body from now on. */
function redirect(state: State, from: Target, to: Target): void {
  const turn = (on: Target | null): Target | null => (on && sameTarget(on, from) ? to : on);
  const meanings = [...state.stack, ...state.triggers];
  for (const step of state.agenda) {
    if (step.do === "targets") meanings.push(step.trigger);
    if (step.do === "effects") step.context.targets = step.context.targets.map(turn);
  }
  for (const one of meanings) {
    one.it = turn(one.it);
    one.host = turn(one.host);
    if ("targets" in one) one.targets = one.targets.map(turn);
  }
}
