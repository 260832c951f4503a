import type { Effect, PlainEffect } from "../../../cards/dark-legacy/vocabulary.ts";
import type { Emit } from "../../kernel/event.ts";
import { holds } from "../continuous.ts";
import type { Context, State } from "../state.ts";
import { discardWord, drawWord, fromBoneyard } from "./cards.ts";
import { fuse } from "./fuse.ts";
import { counter, damage, destroyWord, gainLife, regenerate, returnToHand, sacrifice } from "./harm.ts";
import { chargeWord, cpWord, reload, storeWord, tokensWord } from "./points.ts";
import { startOver } from "./start-over.ts";
import { modify, ready, spend } from "./status.ts";

/** Carries out one word of a card. It may put a decision on the agenda; what follows waits for it. */
export function runEffect(state: State, effect: PlainEffect, context: Context, emit: Emit): void {
  switch (effect.op) {
    case "damage":
      damage(state, effect, context, emit);
      return;
    case "gain-life":
      gainLife(state, effect, context, emit);
      return;
    case "regenerate":
      regenerate(state, effect, context, emit);
      return;
    case "destroy":
      destroyWord(state, effect, context, emit);
      return;
    case "sacrifice":
      sacrifice(state, effect, context, emit);
      return;
    case "return-to-hand":
      returnToHand(state, effect, context, emit);
      return;
    case "counter":
      counter(state, effect, context, emit);
      return;
    case "draw":
      drawWord(state, effect, context, emit);
      return;
    case "discard":
      discardWord(state, effect, context, emit);
      return;
    case "from-boneyard":
      fromBoneyard(state, effect, context, emit);
      return;
    case "cp":
      cpWord(state, effect, context, emit);
      return;
    case "store-cp":
      storeWord(state, effect, context);
      return;
    case "charge":
      chargeWord(state, effect, context, emit);
      return;
    case "tokens":
      tokensWord(state, effect, context, emit);
      return;
    case "reload":
      reload(state, effect, context, emit);
      return;
    case "spend":
      spend(state, effect, context, emit);
      return;
    case "fuse":
      fuse(state, effect, context, emit);
      return;
    case "start-over":
      startOver(state, context, emit);
      return;
    case "ready":
      ready(state, effect, context, emit);
      return;
    case "modify":
      modify(state, effect, context, emit);
      return;
  }
}

/** What a "when" comes to now: its own words or nothing, put before those that follow. */
export function unfold(state: State, effect: Effect, context: Context): readonly PlainEffect[] | null {
  if (effect.op !== "when") return null;
  const met = holds(state, effect.if, {
    controller: context.controller,
    source: context.source,
    it: context.it,
    rolled: context.rolled,
    ...(context.opponent === undefined ? {} : { opponent: context.opponent }),
  });
  return met ? effect.do : (effect.else ?? []);
}
