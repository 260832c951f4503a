import { z } from "zod";
import type { GameEvent } from "../engine/kernel/event.ts";
import type { Outcome, Setup } from "../engine/kernel/game.ts";
import type { Game, LiveMatch, Move } from "../engine/kernel/live-match.ts";
import { moveSchema, setupSchema } from "../engine/kernel/saved.ts";
import type { Snapshot } from "./contract.ts";
import { MatchError } from "./errors.ts";
import { commitment } from "./seed.ts";

/** A finished match as a file: enough for anybody to play it again and to check every draw and roll. */
export interface Replay {
  readonly version: 1;
  readonly game: string;
  /** With the seed, which is why only finished matches have a replay. */
  readonly setup: Setup;
  readonly moves: readonly Move[];
  /** What was shown at the start: SHA-256 of the seed in hex. */
  readonly seedHash: string;
  /** Hash of the state after the set-up and after each move, to tell where two replays part. */
  readonly steps: readonly string[];
  readonly finalHash: string;
}

const replaySchema: z.ZodType<Replay> = z.object({
  version: z.literal(1),
  game: z.string(),
  setup: setupSchema,
  moves: z.array(moveSchema),
  seedHash: z.string(),
  steps: z.array(z.string()),
  finalHash: z.string(),
});

export type Verdict =
  | { readonly ok: true; readonly moves: number; readonly outcome: Outcome | null }
  /** `step` is the number of the first move that goes another way; 0 is the set-up; null when no one step is to blame. */
  | { readonly ok: false; readonly step: number | null; readonly what: string };

/** The replay of a finished match. Throws MatchError "not-over" for a running one: it would give hands and seed away. */
export function exportReplay(game: Game, { record, live }: Snapshot): Replay {
  if (!live.outcome()) throw new MatchError("not-over", "A match can be replayed once it is over");
  const { match } = game.start(live.setup);
  const steps = [match.hash()];
  for (const move of live.moves) {
    match.apply(move);
    steps.push(match.hash());
  }
  return {
    version: 1,
    game: record.game,
    setup: live.setup,
    moves: live.moves,
    seedHash: record.seedHash,
    steps,
    finalHash: live.hash(),
  };
}

/** A replay from JSON text; throws MatchError "not-a-replay" with what is wrong. */
export function parseReplay(text: string): Replay {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new MatchError("not-a-replay", "This is not JSON", cause);
  }
  const parsed = replaySchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new MatchError("not-a-replay", `${issue?.path.join(".") || "replay"}: ${issue?.message ?? "wrong"}`);
}

/** Plays the match again: the seed must be the promised one, and every step must end where the replay says. */
export function verifyReplay(game: Game, replay: Replay): Verdict {
  if (commitment(replay.setup.seed) !== replay.seedHash)
    return { ok: false, step: null, what: "the seed is not the one promised at the start" };
  let match: LiveMatch;
  try {
    match = game.start(replay.setup).match;
  } catch (error) {
    return {
      ok: false,
      step: 0,
      what: `the set-up fails: ${error instanceof Error ? error.message : error}`,
    };
  }
  if (replay.steps.length !== replay.moves.length + 1)
    return { ok: false, step: null, what: `${replay.moves.length} moves, but ${replay.steps.length} steps` };
  for (let step = 0; ; step += 1) {
    if (match.hash() !== replay.steps[step]) return { ok: false, step, what: "the state differs" };
    const move = replay.moves[step];
    if (!move) break;
    const applied = match.apply(move);
    if (!applied.ok)
      return {
        ok: false,
        step: step + 1,
        what: `refused: ${applied.refusal.code} (${applied.refusal.rule})`,
      };
  }
  if (match.hash() !== replay.finalHash)
    return { ok: false, step: replay.moves.length, what: "the stored end differs" };
  return { ok: true, moves: replay.moves.length, outcome: match.outcome() };
}

/** The events of the whole match, set-up first, then one list a move: the log that the record keeps the end of. */
export function history(game: Game, live: LiveMatch): readonly (readonly GameEvent[])[] {
  const { match, events } = game.start(live.setup);
  const all = [events];
  for (const move of live.moves) {
    const applied = match.apply(move);
    all.push(applied.ok ? applied.events : []);
  }
  return all;
}
