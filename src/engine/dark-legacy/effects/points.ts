import type { PlainEffect } from "../../../cards/dark-legacy/vocabulary.ts";
import type { Seat } from "../../kernel/choice.ts";
import type { Emit } from "../../kernel/event.ts";
import { isInPlay, playerOf, playOf } from "../board.ts";
import { change, ofCard, ofCharging, ofHero } from "../changes.ts";
import { addPoison, targetName } from "../damage.ts";
import { cardDef, infoOfCard, nameOf } from "../defs.ts";
import type { CardId, Context, State } from "../state.ts";
import { resolveAmount, resolveWho, seatOf } from "./who.ts";

type Word<K extends PlainEffect["op"]> = Extract<PlainEffect, { op: K }>;

export function cpWord(state: State, word: Word<"cp">, context: Context, emit: Emit): void {
  const player = playerOf(state, seatOf(state, word.player, context));
  const amount = resolveAmount(state, word.amount, context);
  const before = player.cp;
  player.cp = Math.max(0, player.cp + (word.lose ? -amount : amount));
  if (player.cp !== before)
    emit({
      type: word.lose ? "loses-cp" : "gains-cp",
      rule: "D-16.1",
      seat: player.seat,
      params: { who: player.name, amount: Math.abs(player.cp - before), left: player.cp },
      changes: ofHero(player.seat, "cp", player.cp - before),
    });
}

/** D-9.4: as many points as the player likes, up to what the card can still hold. */
export function storeWord(state: State, word: Word<"store-cp">, context: Context): void {
  if (!isInPlay(state, context.source)) return;
  const held = playOf(state, context.source).tokens.cp ?? 0;
  const room = infoOfCard(state, context.source).storesCp - held;
  const max = Math.min(playerOf(state, context.controller).cp, word.max, room);
  if (max > 0)
    state.agenda.push({ do: "store-cp", ask: 0, seat: context.controller, card: context.source, max });
}

export function storeCp(state: State, card: CardId, amount: number, emit: Emit): void {
  const play = playOf(state, card);
  const player = playerOf(state, play.controller);
  player.cp -= amount;
  play.tokens.cp = (play.tokens.cp ?? 0) + amount;
  emit({
    type: "stores-cp",
    rule: "D-9.4",
    seat: player.seat,
    params: { who: player.name, card: nameOf(state, card), amount, total: play.tokens.cp },
    changes: [...ofHero(player.seat, "cp", -amount), ...ofCard(card, "token.cp", amount)],
  });
}

/** D-9.11: besides the charge of each Start Phase (D-6.3.4). */
export function chargeWord(state: State, word: Word<"charge">, context: Context, emit: Emit): void {
  addCharges(
    state,
    seatOf(state, word.player, context),
    resolveAmount(state, word.amount, context),
    "D-16.1",
    emit,
  );
}

/** Puts charges on a player's charging card, if there is one. */
export function addCharges(state: State, seat: Seat, amount: number, rule: string, emit: Emit): void {
  const player = playerOf(state, seat);
  if (player.charging === null || amount === 0) return;
  const play = playOf(state, player.charging);
  play.charges += amount;
  emit({
    type: "charge-up",
    rule,
    seat,
    params: { who: player.name, charges: play.charges },
    changes: ofCharging(seat, amount),
  });
}

export function tokensWord(state: State, word: Word<"tokens">, context: Context, emit: Emit): void {
  const amount = resolveAmount(state, word.amount, context);
  for (const on of resolveWho(state, word.to, context)) {
    if ("stack" in on || amount === 0) continue;
    if (word.token === "poison" && !word.remove) {
      addPoison(state, on, amount, emit);
      continue;
    }
    const tokens = "hero" in on ? playerOf(state, on.hero).tokens : playOf(state, on.card).tokens;
    const before = tokens[word.token] ?? 0;
    const total = Math.max(0, before + (word.remove ? -amount : amount));
    tokens[word.token] = total;
    emit({
      type: word.remove ? "tokens-off" : "tokens-on",
      rule: "D-10.5",
      params: {
        target: targetName(state, on),
        token: { key: `token.${word.token}` },
        amount: Math.abs(total - before),
        total,
      },
      changes: change(on, `token.${word.token}`, total - before),
    });
  }
}

export function reload(state: State, word: Word<"reload">, context: Context, emit: Emit): void {
  for (const on of resolveWho(state, word.to, context)) {
    if (!("card" in on)) continue;
    const { ammo, name } = cardDef(state, on.card);
    if (ammo === undefined) continue;
    const { tokens } = playOf(state, on.card);
    const before = tokens.ammo ?? 0;
    tokens.ammo = Math.max(ammo, before);
    emit({
      type: "reloads",
      rule: "D-10.5",
      params: { card: name, total: tokens.ammo },
      changes: ofCard(on.card, "token.ammo", tokens.ammo - before),
    });
  }
}
