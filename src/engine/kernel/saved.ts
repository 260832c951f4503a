import { z } from "zod";
import type { Seat } from "./choice.ts";
import type { GameEvent } from "./event.ts";
import type { Setup } from "./game.ts";
import type { Json } from "./json.ts";
import type { Move, SavedMatch } from "./live-match.ts";
import type { Draw } from "./rng.ts";
import type { Msg, MsgParam } from "./text.ts";

/** Schemas for what comes back from a store or a file, where nothing may be taken on trust. */
const seat = z.number().int().min(0);
const text = z.string();

function isField(value: unknown): boolean {
  return value === null || typeof value === "string" || typeof value === "number" || isList(value);
}
function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
function isAnswer(value: unknown): boolean {
  if (isField(value)) return true;
  if (!isRecord(value)) return false;
  const count = Object.keys(value).length;
  if (count === 1)
    return isRecord(value.assign) && Object.values(value.assign).every((one) => typeof one === "string");
  return (
    count === 2 &&
    typeof value.item === "string" &&
    isRecord(value.fields) &&
    Object.values(value.fields).every(isField)
  );
}

/** Checked by hand: a match has hundreds of moves, and a union of schemas tries each shape on each of them. */
function isMove(value: unknown): value is Move {
  if (!isRecord(value) || !Number.isInteger(value.seat) || Number(value.seat) < 0) return false;
  const count = Object.keys(value).length;
  if (count === 2)
    return (
      value.concede === true ||
      value.concede === "time" ||
      (Number.isInteger(value.takeBack) && Number(value.takeBack) > 0)
    );
  return (
    count === 3 && typeof value.choice === "string" && value.answer !== undefined && isAnswer(value.answer)
  );
}
export const moveSchema: z.ZodType<Move> = z.custom<Move>(isMove, "is no move");

/** A move as it is kept: [seat, choice, answer], [seat, choice, item, fields] for a menu, [seat] for giving up, [seat, "time"] when time is
 * up, [seat, count] for moves taken back. */
type PackedMove =
  | readonly [Seat]
  | readonly [Seat, "time" | number]
  | readonly [Seat, string, unknown]
  | readonly [Seat, string, string, unknown];

/** The log as it is kept in a store: the same moves without the names of their parts, half as long. */
export function packMoves(moves: readonly Move[]): PackedMove[] {
  return moves.map((move) => {
    if ("concede" in move) return move.concede === true ? [move.seat] : [move.seat, move.concede];
    if ("takeBack" in move) return [move.seat, move.takeBack];
    const { seat, choice, answer } = move;
    return answer !== null && typeof answer === "object" && "item" in answer
      ? [seat, choice, answer.item, answer.fields]
      : [seat, choice, answer];
  });
}

function unpackMove(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const [seat, choice, answer, fields]: unknown[] = value;
  if (value.length === 1) return { seat, concede: true };
  if (value.length === 2)
    return typeof choice === "number" ? { seat, takeBack: choice } : { seat, concede: choice };
  if (value.length === 3) return { seat, choice, answer };
  return value.length === 4 ? { seat, choice, answer: { item: answer, fields } } : null;
}

/** Reads moves written out in full as well as packed ones. */
const movesSchema = z.unknown().transform((value, issues): Move[] => {
  const moves: unknown[] = Array.isArray(value) ? value.map(unpackMove) : [null];
  if (moves.every(isMove)) return moves;
  issues.addIssue("holds something that is no move");
  return z.NEVER;
});

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
  moves: movesSchema,
  state: z.unknown(),
  backs: z.number().int().min(1).exactOptional(),
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

const whole = z.number().int().min(0);
const oneNumber = { at: whole, of: whole, shows: whole };
/** One use of chance as a replay tells it. */
export const drawSchema: z.ZodType<Draw> = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("die"), ...oneNumber }),
  z.strictObject({ kind: z.literal("pick"), ...oneNumber }),
  z.strictObject({ kind: z.literal("shuffle"), at: whole, of: whole, order: z.array(whole) }),
]);

/** A saved match from JSON text; throws with a sentence when it is not one. */
export function parseSaved(source: string): SavedMatch {
  const parsed = savedSchema.safeParse(JSON.parse(source));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`Not a saved match: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`.trim());
}
