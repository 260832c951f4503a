import { z } from "zod";
import type { Answer } from "./choice.ts";
import type { GameEvent } from "./event.ts";
import type { Setup } from "./game.ts";
import type { Json } from "./json.ts";
import type { Move, SavedMatch } from "./live-match.ts";
import type { Msg, MsgParam } from "./text.ts";

/** Schemas for what comes back from a store or a file, where nothing may be taken on trust. */
const seat = z.number().int().min(0);
const text = z.string();
const fields = z.union([text, z.null(), z.array(text), z.number()]);

export const answerSchema: z.ZodType<Answer> = z.union([
  fields,
  z.strictObject({ item: text, fields: z.record(text, fields) }),
  z.strictObject({ assign: z.record(text, text) }),
]);

export const moveSchema: z.ZodType<Move> = z.union([
  z.strictObject({ seat, choice: text, answer: answerSchema }),
  z.strictObject({ seat, concede: z.literal(true) }),
]);

const json: z.ZodType<Json> = z.json();
const deck = z.object({
  name: text,
  cards: z.array(z.object({ name: text, count: z.number().int().min(0) })),
});

export const setupSchema: z.ZodType<Setup> = z.object({
  seed: text,
  players: z.array(z.object({ name: text, deck, profile: json.exactOptional() })),
  options: json.exactOptional(),
  first: seat.exactOptional(),
  script: z.array(z.number().int()).exactOptional(),
});

/** The state is checked by the game's own `load`. */
export const savedSchema: z.ZodType<SavedMatch> = z.object({
  game: text,
  setup: setupSchema,
  moves: z.array(moveSchema),
  state: z.unknown(),
});

const param: z.ZodType<MsgParam> = z.lazy(() => z.union([text, z.number(), message]));
const message: z.ZodType<Msg> = z.object({ key: text, params: z.record(text, param).exactOptional() });

export const eventSchema: z.ZodType<GameEvent> = z.object({
  type: text,
  rule: text,
  seat: seat.exactOptional(),
  only: z.array(seat).exactOptional(),
  params: z.record(text, param).exactOptional(),
});

/** A saved match from JSON text; throws with a sentence when it is not one. */
export function parseSaved(source: string): SavedMatch {
  const parsed = savedSchema.safeParse(JSON.parse(source));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`Not a saved match: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`.trim());
}
