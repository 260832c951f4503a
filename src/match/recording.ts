import { z } from "zod";
import type { Setup } from "../engine/kernel/game.ts";
import { canonicalJson } from "../engine/kernel/json.ts";
import type { Move } from "../engine/kernel/live-match.ts";
import { moveSchema, setupSchema } from "../engine/kernel/saved.ts";
import type { Snapshot } from "./contract.ts";
import { MatchError } from "./errors.ts";
import type { Replay } from "./replay.ts";
import { commitment, type Words } from "./seed.ts";
import { chanceOf } from "./words.ts";

/** A finished match as far as it takes to play it again: a replay without what can be computed from it. */
export interface Recording {
  readonly game: string;
  readonly setup: Setup;
  readonly moves: readonly Move[];
  readonly seedHash: string;
  readonly secret: string;
  readonly words: Words;
}

export const recordingSchema: z.ZodType<Recording> = z.object({
  game: z.string(),
  setup: setupSchema,
  moves: z.array(moveSchema),
  seedHash: z.string(),
  secret: z.string(),
  words: z.array(z.string().nullable()),
});

/** Of a stored match. Throws MatchError "not-over" for a running one: it would give hands and seed away. */
export function recordingOf({ record, live }: Snapshot): Recording {
  if (!live.outcome()) throw new MatchError("not-over", "A match can be replayed once it is over");
  const { secret, words } = chanceOf(record);
  const { game, seedHash } = record;
  return { game, setup: live.setup, moves: live.moves, seedHash, secret, words };
}

/** Of a replay that has been judged and holds. */
export function recordingOfReplay(replay: Replay): Recording {
  const { game, setup, moves, seedHash, secret = setup.seed } = replay;
  const words = replay.words ?? setup.players.map(() => null);
  return { game, setup, moves, seedHash, secret, words };
}

/** Tells recordings apart; the same match has the same key wherever it comes from. */
export function keyOf(recording: Recording): string {
  return commitment(canonicalJson(recording)).slice(0, 24);
}
