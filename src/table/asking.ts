import { z } from "zod";
import type { Seat } from "../engine/kernel/choice.ts";
import { canonicalJson } from "../engine/kernel/json.ts";
import type { Game, LiveMatch, Move } from "../engine/kernel/live-match.ts";
import { watchChance } from "../engine/kernel/rng.ts";
import type { MatchRecord, Snapshot } from "../match/contract.ts";

/** What somebody asks the others to agree to. */
export const askingSchema = z.object({
  kind: z.enum(["take-back", "pause"]),
  by: z.number().int().min(0),
  /** How far the match was: what was asked at another moment is not asked any more. */
  moves: z.number().int().min(0),
  /** Seats of people that have agreed. */
  agreed: z.array(z.number().int().min(0)),
});
export type Asking = Readonly<z.infer<typeof askingSchema>>;

/** The seats of the other people at the table: they are the ones to agree. */
export function othersOf(record: MatchRecord, seat: Seat): Seat[] {
  const mine = record.sitters[seat];
  return record.sitters.flatMap((one, at) =>
    one.kind === "user" && !(mine?.kind === "user" && one.userId === mine.userId) ? [at] : [],
  );
}

/** The moves in force, as their places in the log: those that nobody has taken back. */
export function inForce(moves: readonly Move[]): number[] {
  const kept: number[] = [];
  for (const [at, move] of moves.entries()) {
    if ("takeBack" in move) kept.length = Math.max(0, kept.length - move.takeBack);
    else kept.push(at);
  }
  return kept;
}

/** How many moves have to be taken back so that the seat's last one is undone; null when it has made none. */
export function countBack(live: LiveMatch, seat: Seat): number | null {
  const kept = inForce(live.moves);
  for (let back = 1; back <= kept.length; back += 1) {
    const move = live.moves[kept[kept.length - back] ?? -1];
    if (move?.seat === seat && "choice" in move) return back;
  }
  return null;
}

/** Worlds tried to find out whether a move has shown its player something. */
const WORLDS = 16;

/**
 * May the seat take its last move back without asking? Nobody else has moved since, no die was rolled and nothing shuffled, and
 * the move has shown the seat nothing it did not know: made with other hidden cards it would look the same.
 */
export function isFree(game: Game, { live }: Snapshot, seat: Seat, pick: (n: number) => number): boolean {
  const last = live.moves.at(-1);
  if (!last || !("choice" in last) || last.seat !== seat) return false;
  const { match } = game.replay(live.setup, live.moves.slice(0, -1));
  let drawn = 0;
  const real = match.clone();
  watchChance(
    () => {
      drawn += 1;
    },
    () => real.apply(last),
  );
  if (drawn > 0) return false;
  const seen = canonicalJson(real.view(seat));
  for (let n = 0; n < WORLDS; n += 1) {
    const world = match.redeal(seat, pick, `free/${n}`);
    if (!world.apply(last).ok || canonicalJson(world.view(seat)) !== seen) return false;
  }
  return true;
}
