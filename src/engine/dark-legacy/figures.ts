import type { Seat } from "../kernel/choice.ts";
import { playerOf, playOf, weaponsOf } from "./board.ts";
import { granted, hasKeyword } from "./continuous.ts";
import { cardDef, infoOfCard } from "./defs.ts";
import { GIVEN_AT } from "./skill-points.ts";
import type { CardId, Engaged, Fighter, State } from "./state.ts";

/**
 * Attack Points of a creature or weapon as they stand now, never below 0. `base` stands in for the printed figure when a
 * creature fights as several attacks (D-13.2).
 */
export function apOfCard(state: State, id: CardId, base?: number): number {
  const def = cardDef(state, id);
  const bonus = def.type === "creature" && levelBonus(state, playOf(state, id).controller) === "ap" ? 1 : 0;
  return Math.max(0, (base ?? def.ap ?? 0) + bonus + granted(state, { card: id }, "ap"));
}

/** D-2.10: what level 6 gives to the creatures of a seat. */
export function levelBonus(state: State, seat: Seat): "ap" | "roll" | null {
  const player = playerOf(state, seat);
  return player.level >= GIVEN_AT["creature-bonus"] ? player.creatureBonus : null;
}

/** D-7.4, D-7.16: AP of whoever fights; with nothing but weapons that were empty when declared it is 0 whatever adds to it. */
export function apOf(state: State, { by, empty }: Engaged): number {
  if ("card" in by)
    return apOfCard(state, by.card, by.part === undefined ? undefined : infoOfCard(state, by.card).split?.ap);
  const loaded = by.weapons.filter((id) => !empty.includes(id));
  return loaded.length === 0 && by.weapons.length > 0 ? 0 : heroAp(state, by.hero, loaded);
}
export function heroAp(state: State, seat: Seat, weapons: readonly CardId[]): number {
  const base = weapons.length === 0 ? 1 : weapons.reduce((sum, id) => sum + apOfCard(state, id), 0);
  return Math.max(0, base + granted(state, { hero: seat }, "ap"));
}

/** Keywords of a fighter: a hero has those of the weapons it uses as well as its own. */
export function fighterHas(state: State, by: Fighter, keyword: Parameters<typeof hasKeyword>[2]): boolean {
  if ("card" in by) return hasKeyword(state, { card: by.card }, keyword);
  return (
    by.weapons.some((id) => hasKeyword(state, { card: id }, keyword)) ||
    (keyword !== "distance" && hasKeyword(state, { hero: by.hero }, keyword))
  );
}
/** D-12.2, D-13.6: Distance counts when every weapon used has it. */
export function fightsAtDistance(state: State, by: Fighter): boolean {
  if ("card" in by) return hasKeyword(state, { card: by.card }, "distance");
  return by.weapons.length > 0 && by.weapons.every((id) => hasKeyword(state, { card: id }, "distance"));
}

export function lifeOf(state: State, id: CardId): number {
  return Math.max(0, (cardDef(state, id).life ?? 0) + granted(state, { card: id }, "life"));
}
export function auraOf(state: State, id: CardId): number {
  return Math.max(0, (cardDef(state, id).aura ?? 0) + granted(state, { card: id }, "aura"));
}
/** Armor value of an Armor card, of an armor-like enhancement, or the armor that cards grant to a creature. */
export function armorOf(state: State, id: CardId): number {
  const base = cardDef(state, id).armor ?? infoOfCard(state, id).armorLike ?? 0;
  return Math.max(0, base + granted(state, { card: id }, "armor"));
}
export function heroArmor(state: State, seat: Seat): number {
  return Math.max(0, granted(state, { hero: seat }, "armor"));
}
export function heroAura(state: State, seat: Seat): number {
  return Math.max(0, granted(state, { hero: seat }, "aura"));
}

/** D-8.9: Defense Points left: Armor, Aura and Life together. */
export function defenseOf(state: State, id: CardId): number {
  const play = playOf(state, id);
  return (
    Math.max(0, armorOf(state, id) - play.armor) +
    Math.max(0, auraOf(state, id) - play.aura) +
    Math.max(0, lifeOf(state, id) - play.life)
  );
}

/** D-7.5: a spent weapon cannot be used. */
export function readyWeapons(state: State, seat: Seat): CardId[] {
  return weaponsOf(state, seat).filter((id) => !playOf(state, id).spent);
}
