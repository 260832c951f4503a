import type { PlainEffect } from "../../../cards/dark-legacy/vocabulary.ts";
import type { Change, Emit } from "../../kernel/event.ts";
import { playerOf, playOf } from "../board.ts";
import { change, damageGone, ofCard, ofHero } from "../changes.ts";
import { cant, hasKeyword } from "../continuous.ts";
import { deal, targetName } from "../damage.ts";
import { cardDef, cardOf, nameOf } from "../defs.ts";
import type { Context, State } from "../state.ts";
import { destroyAll, moveTo } from "../zones.ts";
import { resolveAmount, resolveWho } from "./who.ts";

type Word<K extends PlainEffect["op"]> = Extract<PlainEffect, { op: K }>;

export function damage(state: State, word: Word<"damage">, context: Context, emit: Emit): void {
  const amount = resolveAmount(state, word.amount, context);
  const { type } = cardDef(state, context.source);
  const poison =
    (type === "creature" || type === "weapon") && hasKeyword(state, { card: context.source }, "poison");
  deal(
    state,
    resolveWho(state, word.to, context).map((on) => ({ on, amount, poison })),
    "D-8.1",
    emit,
  );
}

export function gainLife(state: State, word: Word<"gain-life">, context: Context, emit: Emit): void {
  const amount = resolveAmount(state, word.amount, context);
  for (const on of resolveWho(state, word.to, context)) {
    if ("stack" in on || amount === 0) continue;
    const target = targetName(state, on);
    if (cant(state, on, "gain-life")) {
      emit({ type: "cant-gain-life", rule: "D-16.2", params: { target } });
      continue;
    }
    if ("hero" in on) {
      playerOf(state, on.hero).life += amount;
      emit({
        type: "gains-life",
        rule: "D-16.1",
        seat: on.hero,
        params: { target, amount, left: playerOf(state, on.hero).life },
        changes: ofHero(on.hero, "life", amount),
      });
    } else {
      const play = playOf(state, on.card);
      const before = play.life;
      play.life = Math.max(0, before - amount);
      emit({
        type: "heals",
        rule: "D-16.1",
        seat: play.controller,
        params: { target, amount },
        changes: ofCard(on.card, "damage.life", play.life - before),
      });
    }
  }
}

/** D-12.7: all damage on a creature becomes 0; a hero, whose damage is lost Life, is back at its starting Life. */
export function regenerate(state: State, word: Word<"regenerate">, context: Context, emit: Emit): void {
  for (const on of resolveWho(state, word.to, context)) {
    if ("stack" in on) continue;
    const changes: Change[] = [];
    if ("hero" in on) {
      if (cant(state, on, "gain-life")) continue;
      const player = playerOf(state, on.hero);
      const before = player.life;
      player.life = Math.max(before, player.startingLife);
      changes.push(...change(on, "life", player.life - before));
    } else {
      const play = playOf(state, on.card);
      changes.push(...damageGone(on.card, play));
      play.armor = 0;
      play.aura = 0;
      play.life = 0;
    }
    emit({ type: "regenerates", rule: "D-12.7", params: { target: targetName(state, on) }, changes });
  }
}

export function destroyWord(state: State, word: Word<"destroy">, context: Context, emit: Emit): void {
  const gone = resolveWho(state, word.to, context).flatMap((on) => ("card" in on ? [on.card] : []));
  destroyAll(
    state,
    gone.map((id) => ({ id, rule: "D-4.16" })),
    emit,
  );
}

/** D-12.8: into the Boneyard, and not by destroying. */
export function sacrifice(state: State, word: Word<"sacrifice">, context: Context, emit: Emit): void {
  for (const on of resolveWho(state, word.to, context)) {
    if (!("card" in on)) continue;
    emit({
      type: "sacrifices",
      rule: "D-12.8",
      seat: playOf(state, on.card).controller,
      params: { card: nameOf(state, on.card), who: playerOf(state, playOf(state, on.card).controller).name },
    });
    moveTo(state, on.card, "boneyard", emit);
  }
}

export function returnToHand(state: State, word: Word<"return-to-hand">, context: Context, emit: Emit): void {
  for (const on of resolveWho(state, word.to, context)) {
    if ("hero" in on) continue;
    const card = "card" in on ? on.card : takeOffStack(state, on.stack);
    if (card === null) continue;
    const { owner } = cardOf(state, card);
    emit({
      type: "returns",
      rule: "D-16.1",
      seat: owner,
      params: { card: nameOf(state, card), who: playerOf(state, owner).name },
    });
    moveTo(state, card, "hand", emit);
  }
}

/** D-9.10: no effect, and the card goes to its owner's Boneyard. */
export function counter(state: State, word: Word<"counter">, context: Context, emit: Emit): void {
  for (const on of resolveWho(state, word.to, context)) {
    if (!("stack" in on)) continue;
    const card = takeOffStack(state, on.stack);
    if (card === null) continue;
    emit({
      type: "countered",
      rule: "D-9.10",
      seat: cardOf(state, card).owner,
      params: { card: nameOf(state, card), by: nameOf(state, context.source) },
    });
    moveTo(state, card, "boneyard", emit);
  }
}

/** Spells only: abilities and triggers cannot be countered or returned. */
function takeOffStack(state: State, id: string): string | null {
  const at = state.stack.findIndex((item) => item.id === id && item.kind === "spell");
  const item = state.stack[at];
  if (!item) return null;
  state.stack.splice(at, 1);
  return item.card;
}
