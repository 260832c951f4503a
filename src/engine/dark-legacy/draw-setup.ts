import { FACTIONS } from "../../cards/dark-legacy/vocabulary.ts";
import type { Json } from "../kernel/json.ts";
import { seatsNeeded } from "./teams.ts";

/** A set-up drawn among all kinds of match, options and levels, for fuzzing. A third of them are plain duels. */
export function drawSetup(pick: (n: number) => number): { options: Json; profiles: readonly Json[] } {
  const oneOf = <T>(first: T, ...more: readonly T[]): T => more[pick(more.length + 1) - 1] ?? first;
  const rarely = (): boolean => pick(4) === 0;
  // A match of six has ten times the moves of a duel, so there are fewer of them.
  const drawn = pick(12);
  const teams = drawn < 8 ? "off" : drawn < 11 ? "2v2" : "3v3";
  const options = {
    teams,
    lastStand: rarely() || rarely(),
    counts: oneOf("casual", "ranked"),
    creaturesEnter: rarely() ? "spent" : "ready",
    armorDestroyedTo: rarely() ? "boneyard" : "removed",
    battlefieldSlots: rarely() ? 5 : 4,
    gangDefense: rarely(),
    defenderRemoved: rarely() ? "through" : "stopped",
    poisonCreatureLimit: rarely() ? "exceed" : "reach",
    heroFactionFrom: rarely() ? "level5" : "profile",
    boneyardPublic: rarely(),
    sameWeaponDefense: rarely(),
    noDieModifiers: rarely(),
  };
  const profiles = Array.from({ length: seatsNeeded(teams) }, () => ({
    level: 1 + pick(10),
    reroll: oneOf("cast", "attack"),
    creatureBonus: oneOf("roll", "ap"),
    ...(rarely() ? { faction: FACTIONS[pick(FACTIONS.length)] ?? "General" } : {}),
  }));
  if (teams !== "off" || pick(2) === 0) return { options, profiles };
  return { options: {}, profiles: [{}, {}] };
}
