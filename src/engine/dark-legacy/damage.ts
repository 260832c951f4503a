import type { Seat } from "../kernel/choice.ts";
import type { Emit } from "../kernel/event.ts";
import { creaturesOf, isInPlay, permanents, playerOf, playOf } from "./board.ts";
import { change, ofCard, ofHero } from "./changes.ts";
import { granted, sameTarget } from "./continuous.ts";
import { cardDef, infoOfCard, nameOf } from "./defs.ts";
import { fallOrEnd } from "./ending.ts";
import { armorOf, auraOf, heroArmor, heroAura, lifeOf } from "./figures.ts";
import type { CardId, Player, State, Target } from "./state.ts";
import { letGoOfSurplus } from "./surplus.ts";
import { around, isFallen } from "./teams.ts";
import { destroyAll } from "./zones.ts";

/** D-8: damage goes through Armor, Aura Armor and Life; what a layer cannot take carries on to the next. */

/** Damage on its way from one source. `poison`: the source has Poison (D-12.5). */
export interface Packet {
  readonly on: Target;
  readonly amount: number;
  readonly poison: boolean;
}

/** D-6.2: during a player's own first turn nobody is dealt damage. */
export function protectedNow(state: State): boolean {
  return state.turn > 0 && playerOf(state, state.active).turnsTaken <= 1;
}

/** What comes through to a target after what lessens or raises damage to it. */
export function lessened(state: State, on: Target, amount: number): number {
  return Math.max(0, amount - granted(state, on, "reduceDamage"));
}

/** Deals all packets at the same time, summed per target (D-8.7). Does not check for deaths. Returns those hurt. */
export function deal(state: State, packets: readonly Packet[], rule: string, emit: Emit): Target[] {
  const sums: { on: Target; amount: number; poison: number }[] = [];
  for (const packet of packets) {
    if (packet.amount <= 0 || ("hero" in packet.on && isFallen(state, packet.on.hero))) continue;
    if (protectedNow(state)) {
      emit({ type: "damage-protected", rule: "D-6.2", params: { target: targetName(state, packet.on) } });
      continue;
    }
    const amount = lessened(state, packet.on, packet.amount);
    if (amount !== packet.amount && amount > 0)
      emit({
        type: amount < packet.amount ? "damage-less" : "damage-more",
        rule: "D-8.1",
        params: { target: targetName(state, packet.on), amount: Math.abs(packet.amount - amount) },
      });
    if (amount === 0) {
      emit({ type: "damage-reduced", rule: "D-8.1", params: { target: targetName(state, packet.on) } });
      continue;
    }
    const sum = sums.find((one) => sameTarget(one.on, packet.on));
    const poison = packet.poison ? 1 : 0;
    if (sum) {
      sum.amount += amount;
      sum.poison += poison;
    } else sums.push({ on: packet.on, amount, poison });
  }
  const hurt: Target[] = [];
  for (const { on, amount, poison } of sums) {
    if ("hero" in on) hurtHero(state, on.hero, amount, rule, emit);
    else if ("card" in on && isInPlay(state, on.card) && cardDef(state, on.card).type === "creature")
      hurtCreature(state, on.card, amount, rule, emit);
    else continue;
    hurt.push(on);
    if (poison > 0) addPoison(state, on, poison, emit);
  }
  return hurt;
}

/** D-12.5: one Poison token for each damage of a poisonous source. */
export function addPoison(state: State, on: Target, count: number, emit: Emit): void {
  if ("stack" in on) return;
  const tokens = "hero" in on ? playerOf(state, on.hero).tokens : playOf(state, on.card).tokens;
  tokens.poison = (tokens.poison ?? 0) + count;
  emit({
    type: "poisoned",
    rule: "D-12.5",
    params: { target: targetName(state, on), count, total: tokens.poison },
    changes: change(on, "token.poison", count),
  });
}

function hurtHero(state: State, seat: Seat, amount: number, rule: string, emit: Emit): void {
  const player = playerOf(state, seat);
  const target = player.name;
  let left = amount;
  const layers = [player.armor.primary, player.armor.secondary, ...player.equip];
  for (const id of layers) {
    if (left === 0) break;
    if (id === null || !absorbs(state, id)) continue;
    const play = playOf(state, id);
    const taken = Math.min(left, Math.max(0, armorOf(state, id) - play.armor));
    if (taken === 0) continue;
    play.armor += taken;
    left -= taken;
    emit({
      type: "damage-armor",
      rule: "D-8.1",
      seat,
      params: { target, amount: taken, card: nameOf(state, id), left: armorOf(state, id) - play.armor },
      changes: ofCard(id, "damage.armor", taken),
    });
  }
  const byArmor = Math.min(left, Math.max(0, heroArmor(state, seat) - player.armorDamage));
  player.armorDamage += byArmor;
  left -= byArmor;
  const byAura = Math.min(left, Math.max(0, heroAura(state, seat) - player.auraDamage));
  player.auraDamage += byAura;
  left -= byAura;
  if (byArmor + byAura > 0)
    emit({
      type: "damage-aura",
      rule: "D-8.1",
      seat,
      params: { target, amount: byArmor + byAura },
      changes: [...ofHero(seat, "damage.armor", byArmor), ...ofHero(seat, "damage.aura", byAura)],
    });
  if (left === 0) return;
  const before = player.life;
  player.life = Math.max(0, before - left);
  emit({
    type: "damage-life",
    rule,
    seat,
    params: { target, amount: left, left: player.life },
    changes: ofHero(seat, "life", player.life - before),
  });
}

/** Armor cards and armor-like enhancements take damage; a relic in the Secondary slot does not. */
function absorbs(state: State, id: CardId): boolean {
  return cardDef(state, id).type === "armor" || infoOfCard(state, id).armorLike !== null;
}

/** D-8.2: armor that a card grants, aura, Life. */
function hurtCreature(state: State, id: CardId, amount: number, rule: string, emit: Emit): void {
  const play = playOf(state, id);
  let left = amount;
  const byArmor = Math.min(left, Math.max(0, armorOf(state, id) - play.armor));
  play.armor += byArmor;
  left -= byArmor;
  const byAura = Math.min(left, Math.max(0, auraOf(state, id) - play.aura));
  play.aura += byAura;
  left -= byAura;
  play.life += left;
  emit({
    type: "damage-creature",
    rule,
    seat: play.controller,
    params: {
      target: nameOf(state, id),
      amount,
      aura: byArmor + byAura,
      life: left,
      left: Math.max(0, lifeOf(state, id) - play.life),
    },
    changes: [
      ...ofCard(id, "damage.armor", byArmor),
      ...ofCard(id, "damage.aura", byAura),
      ...ofCard(id, "damage.life", left),
    ],
  });
}

/**
 * After every resolution and damage step: forgets damage on armor and aura that are gone (D-8.5), destroys used-up armor
 * (D-8.6) and creatures without life or poisoned to their level (D-8.8, A-17), and ends the game (D-11). Repeats until
 * nothing changes. Returns true when the game is over.
 */
export function settle(state: State, emit: Emit): boolean {
  do settleCards(state, emit);
  while (fallOrEnd(state, emit));
  return state.over !== null;
}

/**
 * The same for cards alone, in the midst of a resolution: whether the game is over is seen after it (D-11.2). What falls at
 * once is told from the active player on, to the left, so that no seat is always first.
 */
export function settleCards(state: State, emit: Emit): void {
  for (;;) {
    const gone: { id: CardId; rule: string }[] = [];
    for (const seat of around(state, state.active)) {
      const player = playerOf(state, seat);
      letGoOfSurplus(state, player, emit);
      for (const id of creaturesOf(state, player.seat)) {
        const rule = dies(state, id, emit);
        if (rule) gone.push({ id, rule });
      }
      lapseOnHero(state, player, emit);
    }
    for (const id of permanents(state)) {
      const play = playOf(state, id);
      if (play.armor > 0 && absorbs(state, id) && play.armor >= armorOf(state, id))
        gone.push({ id, rule: "D-8.6" });
    }
    if (gone.length === 0) return;
    destroyAll(state, gone, emit);
  }
}

/** D-8.5: armor and aura that are gone take with them the damage they had absorbed. */
function lapseOnHero(state: State, player: Player, emit: Emit): void {
  const { seat, armorDamage, auraDamage } = player;
  if (armorDamage > 0) player.armorDamage = Math.min(armorDamage, heroArmor(state, seat));
  if (auraDamage > 0) player.auraDamage = Math.min(auraDamage, heroAura(state, seat));
  tellLapse(state, { hero: seat }, armorDamage - player.armorDamage, auraDamage - player.auraDamage, emit);
}
function lapseOnCreature(state: State, id: CardId, emit: Emit): void {
  const play = playOf(state, id);
  const { armor, aura } = play;
  if (aura > 0) play.aura = Math.min(aura, auraOf(state, id));
  if (armor > 0) play.armor = Math.min(armor, armorOf(state, id));
  tellLapse(state, { card: id }, armor - play.armor, aura - play.aura, emit);
}
function tellLapse(state: State, on: Target, armor: number, aura: number, emit: Emit): void {
  if (armor + aura === 0) return;
  emit({
    type: "damage-lapses",
    rule: "D-8.5",
    params: { target: targetName(state, on), amount: armor + aura },
    changes: [...change(on, "damage.armor", -armor), ...change(on, "damage.aura", -aura)],
  });
}

function dies(state: State, id: CardId, emit: Emit): string | null {
  lapseOnCreature(state, id, emit);
  const play = playOf(state, id);
  if (play.life >= lifeOf(state, id)) return "D-8.8";
  const poison = play.tokens.poison ?? 0;
  const limit = cardDef(state, id).level + (state.options.poisonCreatureLimit === "exceed" ? 1 : 0);
  return poison > 0 && poison >= limit ? "D-12.5" : null;
}

export function targetName(state: State, on: Target): string {
  if ("hero" in on) return playerOf(state, on.hero).name;
  if ("card" in on) return nameOf(state, on.card);
  const item = state.stack.find((one) => one.id === on.stack);
  return item ? nameOf(state, item.card) : "";
}

/** Short safe id of a target, for options. */
export function targetId(on: Target): string {
  if ("hero" in on) return `hero-${on.hero}`;
  return "card" in on ? on.card : on.stack;
}
