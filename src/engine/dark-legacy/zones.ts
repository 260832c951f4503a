import type { Seat } from "../kernel/choice.ts";
import type { Emit } from "../kernel/event.ts";
import {
  attachedTo,
  entered,
  fieldSeat,
  holding,
  hostOf,
  isInPlay,
  left,
  playerOf,
  playOf,
  setPlay,
} from "./board.ts";
import { matches, sameTarget } from "./continuous.ts";
import { cardDef, cardOf, nameOf, triggersOn } from "./defs.ts";
import { rememberParts } from "./parts.ts";
import type { CardId, InPlay, PendingTrigger, Place, Player, State, Target } from "./state.ts";

/** Moving cards between zones (D-4). Every way in and out of play goes through here. */

function freshPlay(state: State, controller: Seat, place: Place): InPlay {
  const stamp = state.next.stamp;
  state.next.stamp += 1;
  return {
    controller,
    place,
    spent: false,
    since: state.turn,
    armor: 0,
    aura: 0,
    life: 0,
    tokens: {},
    locked: 0,
    charges: 0,
    stamp,
  };
}

/** Takes a card out of deck, hand, Boneyard or removed pile; tells whether it was there. */
export function takeFrom(list: CardId[], id: CardId): boolean {
  const at = list.indexOf(id);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}

/** Puts a card on the stack or into the Charging slot. */
export function putAside(state: State, id: CardId, controller: Seat, zone: "stack" | "charging"): void {
  takeOut(state, id);
  setPlay(state, id, freshPlay(state, controller, { zone }));
  if (zone === "charging") playerOf(state, controller).charging = id;
}

/** A permanent comes into play: ready (D-5.4), with its starting ammo (C-5), and its "enters" triggers are noted. */
export function enterPlay(state: State, id: CardId, controller: Seat, place: Place): void {
  takeOut(state, id);
  const play = freshPlay(state, controller, place);
  const def = cardDef(state, id);
  if (def.type === "creature" && state.options.creaturesEnter === "spent") play.spent = true;
  if (def.ammo !== undefined) play.tokens.ammo = def.ammo;
  setPlay(state, id, play);
  const player = playerOf(state, controller);
  if (place.zone === "weapon") player.weapons[place.slot] = id;
  else if (place.zone === "armor") player.armor[place.slot] = id;
  else if (place.zone === "field") playerOf(state, fieldSeat(place, controller)).field[place.slot]?.push(id);
  else if (place.zone === "equip") playerOf(state, place.hero).equip.push(id);
  if (def.keywords.includes("epic")) player.epicPlayed += 1;
  if (def.type === "armor") player.armorPlayed += 1;
  entered(state, id);
  const host = hostOf(state, id);
  noteTriggers(state, id, "enters", { it: { card: id }, host });
}

/** Notes the triggers of one card for the next time the stack is filled. */
export function noteTriggers(
  state: State,
  id: CardId,
  on: Parameters<typeof triggersOn>[2],
  facts: { it: Target | null; host: Target | null; rolled?: PendingTrigger["rolled"]; controller?: Seat },
): void {
  for (const { index } of triggersOn(state, id, on))
    state.triggers.push({
      source: id,
      controller: facts.controller ?? playOf(state, id).controller,
      ability: index,
      it: facts.it,
      host: facts.host,
      rolled: facts.rolled ?? null,
    });
}

/** Removes a card from wherever it is, also from the fight it is in. Its enhancements stay for the caller. */
function takeOut(state: State, id: CardId): void {
  const card = cardOf(state, id);
  const play = card.play;
  if (!play) {
    const owner = playerOf(state, card.owner);
    if (takeFrom(owner.hand, id) || takeFrom(owner.boneyard, id) || takeFrom(owner.removed, id)) return;
    takeFrom(owner.known, id);
    takeFrom(owner.deck, id);
    return;
  }
  const player = playerOf(state, play.controller);
  const { place } = play;
  if (place.zone === "weapon") player.weapons[place.slot] = null;
  else if (place.zone === "armor") player.armor[place.slot] = null;
  else if (place.zone === "field")
    takeFrom(playerOf(state, fieldSeat(place, play.controller)).field[place.slot] ?? [], id);
  else if (place.zone === "equip") takeFrom(playerOf(state, place.hero).equip, id);
  else if (place.zone === "charging") player.charging = null;
  if (state.timed.length > 0) state.timed = state.timed.filter((one) => !sameTarget(one.on, { card: id }));
  setPlay(state, id, null);
  leaveFight(state, id);
  left(state, id);
}

/**
 * D-7.22: an attacker, or the weapon a hero attacks with, that leaves play is out of the attack. Of several weapons used
 * together the others go on (D-13.6).
 */
export function leaveFight(state: State, id: CardId): void {
  for (const line of state.attack?.lines ?? []) {
    for (const { by } of [line, ...line.defenders])
      if ("hero" in by && by.weapons.length > 1) takeFrom(by.weapons, id);
    if (line.roll === null && ("card" in line.by ? line.by.card === id : line.by.weapons.includes(id)))
      line.out = true;
  }
}

function putOn(state: State, id: CardId, pile: Pile): void {
  const owner = playerOf(state, cardOf(state, id).owner);
  if (pile === "deck") {
    owner.deck.unshift(id);
    owner.known.push(id);
  } else owner[pile].push(id);
}

type Pile = "boneyard" | "removed" | "hand" | "deck";
/** D-4.16: to a pile of its owner, each card of a fused creature to its own (D-13.8). D-4.14: what enhanced it is destroyed with it. */
export function moveTo(state: State, id: CardId, pile: Pile, emit: Emit): void {
  const enhancing = isInPlay(state, id) ? attachedTo(state, id) : [];
  const parts = cardOf(state, id).play?.fused ?? [];
  if (parts.length > 0) rememberParts(state, id);
  takeOut(state, id);
  putOn(state, id, pile);
  for (const part of parts) {
    takeOut(state, part);
    putOn(state, part, pile);
    const { owner } = cardOf(state, part);
    emit({
      type: "comes-apart",
      rule: "D-13.8",
      seat: owner,
      params: { card: nameOf(state, part), who: playerOf(state, owner).name, pile: { key: `pile.${pile}` } },
    });
  }
  for (const other of enhancing) destroy(state, other, "D-4.14", emit);
}

/** Destroys several permanents at once: each sees the others go, whatever their order. */
export function destroyAll(
  state: State,
  gone: readonly { readonly id: CardId; readonly rule: string }[],
  emit: Emit,
): void {
  for (const { id } of gone) noteWatchers(state, id);
  for (const { id, rule } of gone) destroyOne(state, id, rule, emit);
}

export function destroy(state: State, id: CardId, rule: string, emit: Emit): void {
  destroyAll(state, [{ id, rule }], emit);
}

/** "creature-destroyed" triggers of whatever is in play while the creature still is. */
function noteWatchers(state: State, id: CardId): void {
  if (!isInPlay(state, id) || cardDef(state, id).type !== "creature") return;
  for (const watcher of holding(state, "triggers")) {
    const { controller } = playOf(state, watcher);
    for (const { index, ability } of triggersOn(state, watcher, "creature-destroyed"))
      if (ability.of && matches(state, ability.of, { card: id }, { controller, source: watcher }))
        state.triggers.push({
          source: watcher,
          controller,
          ability: index,
          it: null,
          host: hostOf(state, watcher),
          rolled: null,
        });
  }
}

/** D-8.6, D-8.8: a permanent is destroyed. Armor cards go where the option says, all else to the Boneyard. */
function destroyOne(state: State, id: CardId, rule: string, emit: Emit): void {
  if (!isInPlay(state, id)) return;
  const def = cardDef(state, id);
  const host = hostOf(state, id);
  const { controller } = playOf(state, id);
  const pile = def.type === "armor" ? state.options.armorDestroyedTo : "boneyard";
  emit({
    type: pile === "removed" ? "destroyed-removed" : "destroyed",
    rule,
    seat: controller,
    params: { card: def.name, who: playerOf(state, cardOf(state, id).owner).name },
  });
  noteTriggers(state, id, "destroyed", { it: { card: id }, host, controller });
  moveTo(state, id, pile, emit);
}

/** Draws the top card into the hand; false when the deck is empty. Only the owner learns which one it is. */
export function draw(state: State, player: Player, rule: string, emit: Emit): boolean {
  const id = player.deck.shift();
  if (id === undefined) return false;
  takeFrom(player.known, id);
  player.hand.push(id);
  emit({ type: "draws", rule, seat: player.seat, params: { who: player.name } });
  emit({
    type: "draws-card",
    rule,
    seat: player.seat,
    only: [player.seat],
    params: { card: nameOf(state, id) },
  });
  return true;
}
