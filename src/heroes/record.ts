import { z } from "zod";
import type { Award, MatchResult } from "../engine/kernel/campaign.ts";
import type { Json } from "../engine/kernel/json.ts";

/** One match that counted. `at` in ms since the epoch. */
export interface CountedMatch {
  /** The match's id; a match that stands here is not counted again. */
  readonly match: string;
  readonly at: number;
  readonly result: MatchResult;
  readonly opponents: readonly string[];
  readonly award: Award;
}

/** A hero as stored: the game's own part, and what the house knows. Plain JSON. */
export interface HeroRecord {
  readonly game: string;
  readonly userId: string;
  /** Given by the player; null = the player's own name. */
  readonly name: string | null;
  /** The player's name when it was last seen. */
  readonly player: string;
  readonly hero: Json;
  readonly record: { readonly won: number; readonly lost: number; readonly drawn: number };
  /** Oldest first. The last ten, and all that ended while their match may still be stored. */
  readonly matches: readonly CountedMatch[];
}

const count = z.number().int().min(0);
const json: z.ZodType<Json> = z.json();

/** A hero as it comes back from a store; its `hero` is checked by the game. */
export const heroRecordSchema: z.ZodType<HeroRecord> = z.object({
  game: z.string(),
  userId: z.string(),
  name: z.string().nullable(),
  player: z.string(),
  hero: json,
  record: z.object({ won: count, lost: count, drawn: count }),
  matches: z.array(
    z.object({
      match: z.string(),
      at: count,
      result: z.enum(["won", "lost", "drawn"]),
      opponents: z.array(z.string()),
      award: z.object({ gained: z.number().int(), from: count, to: count }),
    }),
  ),
});
