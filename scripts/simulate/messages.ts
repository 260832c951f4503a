import { z } from "zod";
import type { GameResult } from "./play.ts";

/** Games `from` to `to` (not included) of one pairing. */
export const batch = z.object({ pairing: z.number(), from: z.number(), to: z.number() });
export type Batch = Readonly<z.infer<typeof batch>>;

/** What a child needs to know before it plays. */
export const orders = z.object({
  game: z.string(),
  decks: z.array(z.string()),
  level: z.string(),
  seed: z.string(),
  options: z.json().exactOptional(),
  profile: z.json().exactOptional(),
});
export type Orders = z.infer<typeof orders>;

const side = z.enum(["a", "b"]);
export const gameResult: z.ZodType<GameResult> = z.object({
  pairing: z.number(),
  winner: z.enum(["a", "b", "draw", "unfinished"]),
  first: side,
  turns: z.number(),
  decisions: z.number(),
  played: z.object({ a: z.array(z.string()), b: z.array(z.string()) }),
});
