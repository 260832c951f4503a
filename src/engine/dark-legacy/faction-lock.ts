import type { CardDef } from "../../cards/dark-legacy/vocabulary.ts";
import { GIVEN_AT } from "./skill-points.ts";

/** What of a hero says which cards it may play. */
export interface PlayLimits {
  readonly level: number;
  readonly faction: string;
}

/** D-1.4: from level 5 on only General cards and those of the hero's faction are played. */
export function isLocked({ level, faction }: PlayLimits, def: CardDef): boolean {
  return level >= GIVEN_AT["faction-lock"] && def.faction !== "General" && def.faction !== faction;
}

/** D-9.12: Weapons and Armor are no spells, so they never charge. */
export function mayCharge(def: CardDef): boolean {
  return def.type !== "weapon" && def.type !== "armor";
}

/** D-3.2: a Weapon, Armor or Relic of cost 0 and fitting level may be there from the start. */
export function mayStartWith({ level }: Pick<PlayLimits, "level">, def: CardDef): boolean {
  return def.cost === 0 && def.level <= level && (!mayCharge(def) || def.type === "relic");
}
