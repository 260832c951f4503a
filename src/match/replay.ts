import { z } from "zod";
import { type GameEvent, withoutChanges } from "../engine/kernel/event.ts";
import type { Setup } from "../engine/kernel/game.ts";
import type { Game, LiveMatch, Move } from "../engine/kernel/live-match.ts";
import { type Draw, watchChance } from "../engine/kernel/rng.ts";
import { drawSchema, eventSchema, moveSchema, setupSchema } from "../engine/kernel/saved.ts";
import type { Snapshot } from "./contract.ts";
import { MatchError } from "./errors.ts";
import type { Words } from "./seed.ts";
import { chanceOf } from "./words.ts";

/** A finished match as a file: enough for anybody to play it again and to check every draw and roll. */
export interface Replay {
  /** 1: without `secret`, `words`, `chance` and `log`; the seed of the set-up is the secret. */
  readonly version: 1 | 2;
  readonly game: string;
  /** With the seed, which is why only finished matches have a replay. */
  readonly setup: Setup;
  /** What the house drew at the start; with `words` it makes the seed. */
  readonly secret?: string;
  readonly words?: Words;
  readonly moves: readonly Move[];
  /** What was shown at the start: SHA-256 of the secret in hex. */
  readonly seedHash: string;
  /** Every use of chance: a list for the set-up, then one for each move. */
  readonly chance?: readonly (readonly Draw[])[];
  /** What happened, likewise. */
  readonly log?: readonly (readonly GameEvent[])[];
  /** Hash of the state after the set-up and after each move, to tell where two replays part. */
  readonly steps: readonly string[];
  readonly finalHash: string;
}

const replaySchema: z.ZodType<Replay> = z.object({
  version: z.union([z.literal(1), z.literal(2)]),
  game: z.string(),
  setup: setupSchema,
  secret: z.string().exactOptional(),
  words: z.array(z.string().nullable()).exactOptional(),
  moves: z.array(moveSchema),
  seedHash: z.string(),
  chance: z.array(z.array(drawSchema)).exactOptional(),
  log: z.array(z.array(eventSchema)).exactOptional(),
  steps: z.array(z.string()),
  finalHash: z.string(),
});

/** What one step of a match used and brought: its chance and its events. */
export interface Step {
  readonly draws: readonly Draw[];
  readonly events: readonly GameEvent[];
}

/** Begins a match and tells of the chance of its set-up. */
export function beginWatched(game: Game, setup: Setup): { readonly match: LiveMatch; readonly step: Step } {
  const draws: Draw[] = [];
  const { match, events } = watchChance(
    (draw) => draws.push(draw),
    () => game.start(setup),
  );
  return { match, step: { draws, events: withoutChanges(events) } };
}

/** Makes a move and tells of its chance. */
export function moveWatched(match: LiveMatch, move: Move): Step | { readonly refused: string } {
  const draws: Draw[] = [];
  const applied = watchChance(
    (draw) => draws.push(draw),
    () => match.apply(move),
  );
  return applied.ok
    ? { draws, events: withoutChanges(applied.events) }
    : { refused: `${applied.refusal.code} (${applied.refusal.rule})` };
}

/** The replay of a finished match. Throws MatchError "not-over" for a running one: it would give hands and seed away. */
export function exportReplay(game: Game, { record, live }: Snapshot): Replay {
  if (!live.outcome()) throw new MatchError("not-over", "A match can be replayed once it is over");
  const { match, step } = beginWatched(game, live.setup);
  const steps = [match.hash()];
  const chance = [step.draws];
  const log = [step.events];
  for (const move of live.moves) {
    const done = moveWatched(match, move);
    steps.push(match.hash());
    chance.push("refused" in done ? [] : done.draws);
    log.push("refused" in done ? [] : done.events);
  }
  return {
    version: 2,
    game: record.game,
    ...chanceOf(record),
    seedHash: record.seedHash,
    setup: live.setup,
    moves: live.moves,
    chance,
    log,
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
