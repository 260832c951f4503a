import type { Effect, PlainEffect } from "../../../cards/dark-legacy/vocabulary.ts";
import type { Emit } from "../../kernel/event.ts";
import { holds } from "../continuous.ts";
import type { Context, State } from "../state.ts";
import { discardWord, drawWord, fromBoneyard } from "./cards.ts";
import { counter, damage, destroyWord, gainLife, regenerate, returnToHand, sacrifice } from "./harm.ts";
import { cpWord, reload, storeWord, tokensWord } from "./points.ts";
import { modify, ready, spend } from "./status.ts";

/** Carries out one word of a card. It may put a decision on the agenda; what follows waits for it. */
export function runEffect(state: State, effect: PlainEffect, context: Context, emit: Emit): void {
  switch (effect.op) {
    case "damage":
      return damage(state, effect, context, emit);
    case "gain-life":
      return gainLife(state, effect, context, emit);
    case "regenerate":
      return regenerate(state, effect, context, emit);
    case "destroy":
      return destroyWord(state, effect, context, emit);
    case "sacrifice":
      return sacrifice(state, effect, context, emit);
    case "return-to-hand":
      return returnToHand(state, effect, context, emit);
    case "counter":
      return counter(state, effect, context, emit);
    case "draw":
      return drawWord(state, effect, context, emit);
    case "discard":
      return discardWord(state, effect, context, emit);
    case "from-boneyard":
      return fromBoneyard(state, effect, context, emit);
    case "cp":
      return cpWord(state, effect, context, emit);
    case "store-cp":
      return storeWord(state, effect, context);
    case "tokens":
      return tokensWord(state, effect, context, emit);
    case "reload":
      return reload(state, effect, context, emit);
    case "spend":
      return spend(state, effect, context, emit);
    case "ready":
      return ready(state, effect, context, emit);
    case "modify":
      return modify(state, effect, context, emit);
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
  });
  return met ? effect.do : (effect.else ?? []);
}
