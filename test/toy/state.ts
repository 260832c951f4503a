import { z } from "zod";
import type { Seat } from "../../src/engine/kernel/choice.ts";

/** Spark: half a die. Volley: pay 1 to 3 life, deal one more (two on a six). Insight: order the top two, draw one. Ward: stops either. */
export const CARDS = ["Spark", "Volley", "Insight", "Ward"] as const;
export const STANCES = ["stone", "leaf", "flame"] as const;
export const HAND_LIMIT = 4;

const cards = z.array(z.enum(CARDS));
const seat = z.number().int().min(0).max(3);
export const toyState = z.object({
  schema: z.literal(1),
  rng: z.object({
    seed: z.string(),
    drawn: z.number().int().min(0),
    script: z.array(z.number()).exactOptional(),
  }),
  asks: z.number().int(),
  over: z.object({ winners: z.array(seat), reason: z.string(), rule: z.string() }).nullable(),
  names: z.array(z.string()),
  life: z.array(z.number()),
  hands: z.array(cards),
  decks: z.array(cards),
  discard: cards,
  /** Secret until both are made; `turn` is 0 until then. */
  stances: z.array(z.enum(STANCES).nullable()),
  turn: z.number().int(),
  active: seat,
  /** A card on its way, which the other side may ward off. */
  stack: z.object({ card: z.enum(CARDS), by: seat, strength: z.number().int() }).nullable(),
  /** Cards looked at and not yet put back; only the active seat sees them. */
  held: cards,
  open: z.array(
    z.object({ id: z.string(), seat, kind: z.enum(["stance", "turn", "answer", "order", "discard"]) }),
  ),
});
export const toyOptions = z.strictObject({
  life: z
    .union([z.literal(4), z.literal(8), z.literal(12)])
    .default(8)
    .describe("Y-7"),
  order: z.enum(["shuffled", "sorted"]).default("shuffled").describe("Y-8"),
  blitz: z.boolean().default(false).describe("Y-9"),
});

export type ToyState = z.infer<typeof toyState>;
export type ToyCard = (typeof CARDS)[number];
export type Ask = ToyState["open"][number];

export interface ToyView {
  readonly game: string;
  readonly viewer: Seat | "spectator";
  readonly turn: number;
  readonly active: Seat;
  readonly players: readonly { name: string; life: number; hand: number; deck: number; ready: boolean }[];
  readonly discard: readonly ToyCard[];
  readonly stack: ToyCard | null;
  readonly own: readonly ToyCard[];
}
