import type { Choice } from "../engine/kernel/choice.ts";
import type { LiveMatch } from "../engine/kernel/live-match.ts";
import { type Clock, isTimed, startClock, tick } from "../table/clock.ts";
import { sideOf } from "../table/sides.ts";
import { afterMove } from "../table/stance.ts";
import type { MatchRecord, Sitter } from "./contract.ts";

/** The seats with a clock: people's. */
function timed(sitters: readonly Sitter[]): boolean[] {
  return sitters.map((one) => one.kind === "user");
}

/** The clock of a match that begins; none where no time is set, or nobody waits but an AI. */
export function firstClock(
  sitters: readonly Sitter[],
  teams: number,
  pace: string,
  live: LiveMatch,
  now: number,
): Clock | null {
  const sides = new Set(
    sitters.flatMap((one, seat) => (one.kind === "user" ? [sideOf({ teams }, seat)] : [])),
  );
  if (!isTimed(pace) || sides.size < 2) return null;
  return startClock(pace, timed(sitters), live.choices(), now);
}

/** What is kept beside the match, after a move that was made `now`: its clock, nothing that is still being asked, what passes. */
export function besideAfter(
  record: MatchRecord,
  live: LiveMatch,
  before: readonly Choice[],
  now: number,
): Pick<MatchRecord, "clock" | "asking" | "stances"> {
  const open = live.choices();
  const { clock } = record;
  const stances = afterMove(record, open);
  return {
    clock: clock ? tick(clock, timed(record.sitters), before, open, now) : null,
    asking: null,
    ...(stances ? { stances } : {}),
  };
}
