import { z } from "zod";
import { LEVELS, type LevelBonus } from "../../cards/dark-legacy/levels.ts";
import { FACTIONS } from "../../cards/dark-legacy/vocabulary.ts";

/** D-2: Skill Points (SP), levels, and what a hero keeps between games. Pure functions, no match needed. */

/**
 * What is kept of a hero between games (D-2.1). The two choices are null until the level that gives them is reached and
 * they have been made. `factions` is a list; the first is the declared one, which the lock of level 5 uses.
 */
export const heroRecord = z.strictObject({
  sp: z.int().min(0).default(0),
  level: z.int().min(1).max(99).default(1),
  factions: z.array(z.enum(FACTIONS)).default([]),
  reroll: z.enum(["cast", "attack"]).nullable().default(null),
  creatureBonus: z.enum(["roll", "ap"]).nullable().default(null),
});
export type HeroRecord = z.infer<typeof heroRecord>;

/** How a game ended for one player. Giving up and running out of time count as a loss, a draw earns the loss award (D-2.13). */
export type GameResult = "win" | "loss" | "draw" | "concession" | "time-out";

export interface AwardSituation {
  /** Levels at the start of the game (D-2.12). */
  readonly own: number;
  /** Levels of all opponents: the highest counts (D-14.6). */
  readonly opponents: readonly number[];
  readonly result: GameResult;
}

/** D-2.11: SP for a win and for a loss, by how far the own level lies above the opponent's. */
const BY_LEAD = [
  { from: 16, win: 0, loss: -10 },
  { from: 11, win: 5, loss: 0 },
  { from: 6, win: 10, loss: 5 },
] as const;
const WIN = 20;
const LOSS = 10;
const PER_LEVEL_BELOW = 10;

/** SP that one player gets, possibly negative (D-2.11 to D-2.13, D-14.6). No opponents: as against an equal. */
export function award({ own, opponents, result }: AwardSituation): number {
  const opponent = opponents.length > 0 ? Math.max(...opponents) : own;
  const lead = own - opponent;
  const won = result === "win";
  const row = BY_LEAD.find((one) => lead >= one.from);
  if (row) return won ? row.win : row.loss;
  if (!won) return LOSS;
  return WIN + PER_LEVEL_BELOW * Math.max(0, -lead);
}

/** Total SP needed for a level; beyond the table the same step goes on (D-2.2, D-2.3). */
export function pointsFor(level: number): number {
  const row = LEVELS.levels[level - 1];
  if (row) return row.points;
  const last = LEVELS.levels.at(-1) ?? { level: 1, points: 0 };
  return last.points + (level - last.level) * LEVELS.step;
}

/** The level that so many SP give, at most `max` (D-2.2, D-2.3, A-30). */
export function levelOf(sp: number, max: number = LEVELS.cap): number {
  let level = 1;
  while (level < max && sp >= pointsFor(level + 1)) level += 1;
  return level;
}

/** The hero after an award: SP never below 0, a reached level is not lost (D-2.12). */
export function applyAward<H extends { readonly sp: number; readonly level: number }>(
  hero: H,
  points: number,
  max: number = LEVELS.cap,
): H {
  const sp = Math.max(0, hero.sp + points);
  return { ...hero, sp, level: Math.max(hero.level, levelOf(sp, max)) };
}

/** All bonuses of a level and those below it (D-2.4). */
export function bonusesOf(level: number): LevelBonus[] {
  return LEVELS.levels.filter((row) => row.level <= level).flatMap((row) => row.gives);
}

/** Level from which each bonus is had (D-2.4); Infinity when the table does not give it. */
export const GIVEN_AT: Readonly<Record<LevelBonus["kind"], number>> = {
  "any-faction": levelGiving("any-faction"),
  look: levelGiving("look"),
  exchange: levelGiving("exchange"),
  reroll: levelGiving("reroll"),
  "faction-lock": levelGiving("faction-lock"),
  life: levelGiving("life"),
  "creature-bonus": levelGiving("creature-bonus"),
};
function levelGiving(kind: LevelBonus["kind"]): number {
  const row = LEVELS.levels.find((one) => one.gives.some((given) => given.kind === kind));
  return row?.level ?? Number.POSITIVE_INFINITY;
}

/** D-3.1, D-2.9: Life at the start of a game. */
export function startingLife(level: number): number {
  let life = 50;
  for (const one of bonusesOf(level)) if (one.kind === "life") life += one.amount;
  return life;
}

/** D-2.7: how many cards may be exchanged before the first turn. */
export function exchangeOf(level: number): number {
  let cards = 0;
  for (const one of bonusesOf(level)) if (one.kind === "exchange") cards += one.cards;
  return cards;
}

/** Choices this hero has gained and not made yet, in the order of their levels. */
export function choicesOwed(hero: HeroRecord): ("reroll" | "faction" | "creatureBonus")[] {
  const owed: ("reroll" | "faction" | "creatureBonus")[] = [];
  for (const { kind } of bonusesOf(hero.level)) {
    if (kind === "reroll" && hero.reroll === null) owed.push("reroll");
    if (kind === "faction-lock" && hero.factions.length === 0) owed.push("faction");
    if (kind === "creature-bonus" && hero.creatureBonus === null) owed.push("creatureBonus");
  }
  return owed;
}

/** The hero as `players[].profile` of a set-up wants it. Choices not made are left to the set-up's defaults. */
export function profileOf(hero: HeroRecord) {
  const [faction] = hero.factions;
  return {
    level: hero.level,
    ...(faction === undefined ? {} : { faction }),
    ...(hero.reroll === null ? {} : { reroll: hero.reroll }),
    ...(hero.creatureBonus === null ? {} : { creatureBonus: hero.creatureBonus }),
  };
}
