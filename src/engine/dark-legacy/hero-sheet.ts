import { LEVELS, type LevelBonus } from "../../cards/dark-legacy/levels.ts";
import type { HeroFacts, HeroSheet } from "../kernel/campaign.ts";
import { type Msg, msg } from "../kernel/text.ts";
import type { Hero } from "./campaign.ts";
import { bonusMsg, type Chosen, signed } from "./hero-words.ts";
import { GIVEN_AT, pointsFor } from "./skill-points.ts";

/** What the picture of a hero shows: plain JSON. */
export interface HeroSheetView {
  readonly game: "dark-legacy";
  readonly sheet: {
    readonly name: string;
    readonly player: string;
    readonly level: number;
    readonly sp: number;
    /** SP at which the hero's level begins, and the next one; null at the top. */
    readonly since: number;
    readonly next: number | null;
    readonly faction: string | null;
    /** The faction is chosen for good. */
    readonly locked: boolean;
    readonly record: HeroFacts["record"];
    /** Every level of the table with what it gives. */
    readonly levels: readonly {
      readonly level: number;
      readonly points: number;
      readonly gives: readonly LevelBonus[];
      readonly gained: boolean;
    }[];
    readonly chosen: Chosen;
    readonly matches: readonly {
      readonly result: "won" | "lost" | "drawn";
      readonly opponents: string;
      readonly gained: number;
    }[];
  };
}

const MATCHES_SHOWN = 5;

/** The character sheet of a hero, in words and as what is drawn. */
export function heroSheet(hero: Hero, facts: HeroFacts): HeroSheet {
  const [declared = null] = hero.factions;
  const next = hero.level >= LEVELS.cap ? null : hero.level + 1;
  const chosen: Chosen = {
    reroll: hero.reroll,
    creatureBonus: hero.creatureBonus,
    faction: hero.locked ? declared : null,
  };
  const levels = LEVELS.levels.filter((row) => row.level <= Math.max(LEVELS.cap, hero.level));
  const matches = facts.matches.slice(0, MATCHES_SHOWN);
  const view: HeroSheetView = {
    game: "dark-legacy",
    sheet: {
      name: facts.name,
      player: facts.player,
      level: hero.level,
      sp: hero.sp,
      since: pointsFor(hero.level),
      next: next === null ? null : pointsFor(next),
      faction: declared,
      locked: hero.locked,
      record: facts.record,
      levels: levels.map(({ level, points, gives }) => ({
        level,
        points,
        gives,
        gained: level <= hero.level,
      })),
      chosen,
      matches: matches.map(({ result, opponents, award }) => ({
        result,
        opponents: opponents.join(", "),
        gained: award.gained,
      })),
    },
  };
  const own = levels.filter((row) => row.level <= hero.level);
  const toCome = levels.filter((row) => row.level > hero.level && row.gives.length > 0);
  const part = (key: string, lines: readonly Msg[]) =>
    lines.length > 0 ? [{ heading: msg(`hero.heading.${key}`), lines }] : [];
  return {
    title: msg("hero.title", { name: facts.name, level: hero.level }),
    parts: [
      {
        heading: null,
        lines: [
          ...(facts.name === facts.player ? [] : [msg("hero.player", { player: facts.player })]),
          pointsMsg(hero.sp, next),
          factionMsg(hero, declared),
          msg("hero.record", facts.record),
        ],
      },
      ...part(
        "gained",
        own
          .filter((row) => row.gives.length > 0)
          .map(({ level }) => msg("hero.bonus", { level, bonus: bonusMsg(level, chosen) })),
      ),
      ...part(
        "to-come",
        toCome.map(({ level, points }) => msg("hero.bonus-at", { level, points, bonus: bonusMsg(level) })),
      ),
      ...part(
        "matches",
        matches.map(({ result, opponents, award }) =>
          msg(`hero.match.${result}`, {
            opponents: opponents.join(", "),
            gained: signed(award.gained),
          }),
        ),
      ),
    ],
    view,
  };
}

function pointsMsg(sp: number, next: number | null): Msg {
  if (next === null) return msg("hero.points-top", { sp });
  const at = pointsFor(next);
  return msg("hero.points", { sp, next, at, missing: Math.max(0, at - sp) });
}

function factionMsg(hero: Hero, faction: string | null): Msg {
  const level = GIVEN_AT["faction-lock"];
  if (hero.locked) return msg("hero.faction.locked", { faction: faction ?? "" });
  if (hero.level >= level)
    return faction === null
      ? msg("hero.faction.open-none", { level })
      : msg("hero.faction.open", { faction, level });
  return faction === null ? msg("hero.faction.none") : msg("hero.faction.declared", { faction, level });
}
