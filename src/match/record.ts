import { z } from "zod";
import { optionValues } from "../engine/kernel/match-options.ts";
import { eventSchema, savedSchema } from "../engine/kernel/saved.ts";
import { askingSchema } from "../table/asking.ts";
import { clockSchema } from "../table/clock.ts";
import { stanceSchema } from "../table/stance.ts";
import type { MatchRecord } from "./contract.ts";
import { seriesSchema } from "./series.ts";
import { keptPace } from "./terms.ts";

const sitter = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("user"), userId: z.string(), name: z.string() }),
  z.object({ kind: z.literal("ai"), level: z.string(), name: z.string() }),
]);

const moment = z.number().int().min(0);

/** A match as it comes back from a store. */
export const recordSchema: z.ZodType<MatchRecord> = z.object({
  id: z.string(),
  game: z.string(),
  guildId: z.string(),
  parentChannelId: z.string(),
  sitters: z.array(sitter),
  saved: savedSchema,
  log: z.array(z.object({ move: z.number().int(), at: moment, events: z.array(eventSchema) })),
  seedHash: z.string(),
  chance: z.object({ secret: z.string(), words: z.array(z.string().nullable()) }).exactOptional(),
  pace: keptPace,
  agreed: z.object({ decks: z.array(z.string()), options: optionValues }).exactOptional(),
  series: seriesSchema.exactOptional(),
  createdAt: moment,
  endedAt: moment.nullable(),
  teams: z.number().int().min(1).exactOptional(),
  clock: clockSchema.nullable().exactOptional(),
  asking: askingSchema.nullable().exactOptional(),
  stances: z.array(stanceSchema).exactOptional(),
  tutorial: z.object({ done: z.array(z.string()), over: z.boolean() }).exactOptional(),
  sets: z.array(z.object({ name: z.string(), version: z.number().int() })).exactOptional(),
  ranked: z
    .object({ heroes: z.array(z.string()), settled: z.boolean() })
    .nullable()
    .default(null),
  board: z.object({ messageId: z.string().nullable(), turnKey: z.string().nullable() }),
});

/** Enough of a record to tell whether the match goes on. */
export const openSchema = z.object({ endedAt: moment.nullable() });

/** A match that is over and still to be counted. */
export const unsettledSchema = z.object({
  endedAt: moment,
  ranked: z.object({ settled: z.literal(false) }),
});
