import { z } from "zod";
import type { MatchRecord, Snapshot } from "./contract.ts";

/** How many matches the two play; whoever is ahead when nothing can change that any more has won. */
export type BestOf = 1 | 3;
export const bestOfSchema = z.union([z.literal(1), z.literal(3)]);

/** Several matches of the same two on the same terms. */
export interface Series {
  readonly bestOf: BestOf;
  /** The ones that are over, in their order; `winner` as `sideAt` names it, null for a draw. */
  readonly games: readonly { readonly match: string; readonly winner: string | null }[];
}

export const seriesSchema: z.ZodType<Series> = z.object({
  bestOf: bestOfSchema,
  games: z.array(z.object({ match: z.string(), winner: z.string().nullable() })),
});

/** Names a side for as long as a series lasts: a user's id, whatever their seat. The AI is "ai". */
export function sideAt({ sitters }: Pick<MatchRecord, "sitters">, seat: number): string {
  const sitter = sitters[seat];
  return sitter?.kind === "user" ? sitter.userId : "ai";
}

/** Matches won by each of these sides. */
export function scoreOf({ games }: Series, sides: readonly string[]): number[] {
  return sides.map((side) => games.filter((one) => one.winner === side).length);
}

/** The series with the end of one more match; null while it runs, or when it is no part of a series. */
export function seriesAfter({ record, live }: Snapshot): Series | null {
  const outcome = live.outcome();
  if (!record.series || !outcome) return null;
  const [seat] = outcome.winners;
  const winner = seat === undefined ? null : sideAt(record, seat);
  return { ...record.series, games: [...record.series.games, { match: record.id, winner }] };
}

/** Whether no further match can change who is ahead. */
export function isDecided(series: Series, sides: readonly string[]): boolean {
  const [most = 0, next = 0] = scoreOf(series, sides).sort((a, b) => b - a);
  return most - next > series.bestOf - series.games.length;
}
