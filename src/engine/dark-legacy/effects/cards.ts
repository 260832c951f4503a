import type { PlainEffect } from "../../../cards/dark-legacy/vocabulary.ts";
import type { Seat } from "../../kernel/choice.ts";
import type { Emit } from "../../kernel/event.ts";
import { below } from "../../kernel/rng.ts";
import { playerOf } from "../board.ts";
import { inPlay } from "../changes.ts";
import { settle } from "../damage.ts";
import { cardDef, cardOf, nameOf } from "../defs.ts";
import { openSlots, placeId } from "../slots.ts";
import type { CardId, Context, State, StepOf } from "../state.ts";
import { draw, enterPlay, moveTo } from "../zones.ts";
import { resolveAmount, seatOf } from "./who.ts";

type Word<K extends PlainEffect["op"]> = Extract<PlainEffect, { op: K }>;

/** D-11.1: drawing from an empty deck by an effect just does nothing. */
export function drawWord(state: State, word: Word<"draw">, context: Context, emit: Emit): void {
  const player = playerOf(state, seatOf(state, word.player, context));
  const count = resolveAmount(state, word.amount, context);
  for (let n = 0; n < count; n += 1) if (!draw(state, player, "D-16.1", emit)) return;
}

export function discardWord(state: State, word: Word<"discard">, context: Context, emit: Emit): void {
  const seat = seatOf(state, word.player, context);
  const { hand } = playerOf(state, seat);
  const count = Math.min(hand.length, resolveAmount(state, word.amount, context));
  if (count === 0) return;
  if (word.random || count === hand.length) {
    const chosen: CardId[] = word.random ? [] : [...hand];
    const pool = [...hand];
    while (chosen.length < count) chosen.push(...pool.splice(below(state.rng, pool.length), 1));
    for (const id of chosen) discardCard(state, seat, id, emit);
  } else state.agenda.push({ do: "discard", ask: 0, seat, count });
}

export function discardCard(state: State, seat: Seat, id: CardId, emit: Emit): void {
  emit({
    type: "discards",
    rule: "D-16.1",
    seat,
    params: { who: playerOf(state, seat).name, card: nameOf(state, id) },
  });
  moveTo(state, id, "boneyard", emit);
}

/** The owner of a Boneyard that is not empty is always asked: others cannot tell what lies there. */
export function fromBoneyard(state: State, word: Word<"from-boneyard">, context: Context, emit: Emit): void {
  if (word.self) {
    const seat = cardOf(state, context.source).owner;
    const there = playerOf(state, seat).boneyard.includes(context.source);
    if (there && (word.to !== "play" || openSlots(state, seat, context.source).length > 0))
      fetchCard(state, seat, context.source, word.to, emit);
    return;
  }
  const seat = seatOf(state, word.player, context);
  if (playerOf(state, seat).boneyard.length > 0)
    state.agenda.push({
      do: "boneyard",
      ask: 0,
      seat,
      type: word.type ?? null,
      maxLevel: word.maxLevel ?? null,
      to: word.to,
    });
}

export function boneyardOptions(state: State, step: StepOf<"boneyard">): CardId[] {
  return playerOf(state, step.seat).boneyard.filter((id) => {
    const { type, level } = cardDef(state, id);
    return (
      (step.type === null || type === step.type) &&
      (step.maxLevel === null || level <= step.maxLevel) &&
      (step.to !== "play" || openSlots(state, step.seat, id).length > 0)
    );
  });
}

/** The engine shows what an effect takes out of the private Boneyard. Into play: the player chooses the slot. */
export function fetchCard(
  state: State,
  seat: Seat,
  id: CardId,
  to: Word<"from-boneyard">["to"],
  emit: Emit,
): void {
  if (to === "play") {
    const [only, ...more] = openSlots(state, seat, id);
    if (only && more.length === 0) putIntoPlay(state, seat, id, placeId(only), emit);
    else state.agenda.push({ do: "slot", ask: 0, seat, card: id });
    return;
  }
  emit({
    type: to === "hand" ? "boneyard-to-hand" : "boneyard-to-deck",
    rule: "D-16.1",
    seat,
    params: { who: playerOf(state, seat).name, card: nameOf(state, id) },
  });
  moveTo(state, id, to === "hand" ? "hand" : "deck", emit);
}

/** D-4.7: into a slot that is open to it; ready or spent as creatures enter (D-5.4). */
export function putIntoPlay(state: State, seat: Seat, id: CardId, slot: string, emit: Emit): void {
  const place = openSlots(state, seat, id).find((one) => placeId(one) === slot);
  if (!place) throw new Error(`No open slot "${slot}"`);
  enterPlay(state, id, seat, place);
  emit({
    type: "boneyard-to-play",
    rule: "D-16.1",
    seat,
    params: { who: playerOf(state, seat).name, card: nameOf(state, id) },
    changes: inPlay(id),
  });
  settle(state, emit);
}
