import type { PlainEffect } from "../../../cards/dark-legacy/vocabulary.ts";
import type { Emit } from "../../kernel/event.ts";
import { playerOf, playOf, touch } from "../board.ts";
import { targetName } from "../damage.ts";
import { nameOf } from "../defs.ts";
import { grantWords } from "../grants.ts";
import type { Context, State } from "../state.ts";
import { resolveWho } from "./who.ts";

type Word<K extends PlainEffect["op"]> = Extract<PlainEffect, { op: K }>;

export function spend(state: State, word: Word<"spend">, context: Context, emit: Emit): void {
  for (const on of resolveWho(state, word.to, context)) {
    if (!("card" in on)) continue;
    const play = playOf(state, on.card);
    play.spent = true;
    play.locked = Math.max(play.locked, word.lock);
    emit({
      type: word.lock > 0 ? "locked" : "spent",
      rule: "D-10.2",
      params: { card: targetName(state, on), turns: word.lock },
    });
  }
}

export function ready(state: State, word: Word<"ready">, context: Context, emit: Emit): void {
  for (const on of resolveWho(state, word.to, context)) {
    if (!("card" in on)) continue;
    const play = playOf(state, on.card);
    play.spent = false;
    play.locked = 0;
    emit({ type: "readied", rule: "D-16.1", params: { card: targetName(state, on) } });
  }
}

/** A change that ends by itself. It meets those it was given to, also when they change later. */
export function modify(state: State, word: Word<"modify">, context: Context, emit: Emit): void {
  for (const on of resolveWho(state, word.to, context)) {
    if ("stack" in on) continue;
    state.timed.push({
      on,
      grant: word.grant,
      source: context.source,
      stamp: state.next.stamp,
      until: word.until === "end-of-turn" ? "turn" : { startOf: context.controller },
    });
    state.next.stamp += 1;
    emit({
      type: word.until === "end-of-turn" ? "modified-turn" : "modified-longer",
      rule: "D-16.1",
      params: {
        card: nameOf(state, context.source),
        target: targetName(state, on),
        grant: grantWords(word.grant),
        ...(word.until === "end-of-turn" ? {} : { who: playerOf(state, context.controller).name }),
      },
    });
  }
  touch(state);
}
