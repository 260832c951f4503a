import type { Outcome } from "../engine/kernel/game.ts";
import type { Game, LiveMatch } from "../engine/kernel/live-match.ts";
import type { Msg } from "../engine/kernel/text.ts";
import { HeroError, type Heroes } from "./heroes.ts";

/** A match as far as it matters whether and for whom it counts. */
export interface RankedMatch {
  readonly record: {
    readonly id: string;
    readonly game: string;
    readonly guildId: string;
    readonly sitters: readonly {
      readonly kind: "user" | "ai";
      readonly name: string;
      readonly userId?: string;
    }[];
    readonly endedAt: number | null;
    readonly ranked: { readonly heroes: readonly string[]; readonly settled: boolean } | null;
  };
  readonly live: Pick<LiveMatch, "outcome">;
}

/** Where matches are kept and told of. */
export interface MatchBook {
  load(id: string): Promise<RankedMatch | null>;
  unsettled(): Promise<readonly string[]>;
  settled(id: string): Promise<void>;
  onChange(listener: (change: { readonly match: RankedMatch }) => void): void;
}

/** What a match brought the hero at a seat. */
export interface Earned {
  readonly seat: number;
  readonly news: readonly Msg[];
  /** The player has a choice to make before the next match that counts. */
  readonly due: boolean;
}

export interface Settler {
  /** Counts a match for its heroes, once each, however often and by however many processes it is asked for; null when it does not count. */
  settle(match: RankedMatch): Promise<readonly Earned[] | null>;
  /** On boot: counts what ended without being counted. */
  sweep(): Promise<void>;
  /** Counts every match as it ends, and tries again when that fails. */
  watch(): void;
  close(): void;
}

export interface SettlerOptions {
  readonly heroes: Heroes;
  readonly book: MatchBook;
  readonly games: ReadonlyMap<string, Game>;
  readonly log: { error(fields: object, message: string): void };
  /** Pause after a failure, ms; doubled with each further one. */
  readonly pauseMs?: number;
}

const LONGEST_PAUSE_MS = 60_000;

/**
 * Brings ended matches into the heroes' records. Two heroes and the match are three writes: each hero's own write holds the match's
 * id, and the match is noted as counted last, so what a crash leaves behind is done again and nothing twice.
 */
export function createSettler({ heroes, book, games, log, pauseMs = 1_000 }: SettlerOptions): Settler {
  const timers = new Set<NodeJS.Timeout>();
  let closed = false;

  async function settle({ record, live }: RankedMatch): Promise<readonly Earned[] | null> {
    const { id, game, guildId, ranked, sitters, endedAt } = record;
    const outcome = live.outcome();
    const campaign = games.get(game)?.campaign;
    if (!ranked || !outcome || endedAt === null || !campaign) return null;
    const earned: Earned[] = [];
    const failed: unknown[] = [];
    for (const [seat, sitter] of sitters.entries()) {
      const key = ranked.heroes[seat];
      if (key === undefined || sitter.userId === undefined) continue;
      const owner = { game, guildId, userId: sitter.userId, name: sitter.name };
      const end = { match: id, at: endedAt, seat, outcome, opponents: opponentsOf(seat, outcome, sitters) };
      try {
        const { hero, counted } = await heroes.count(key, owner, end);
        const due = heroes.choicesOf(hero).some((choice) => choice.due);
        earned.push({ seat, news: campaign.news(counted.award), due });
      } catch (error) {
        // One hero that cannot be read or saved does not take from the others what is theirs.
        failed.push(error);
      }
    }
    if (failed.length > 0) throw failed[0];
    if (!ranked.settled) await book.settled(id);
    return earned;
  }

  /** Names of those who ended on the other side, so that a teammate is none; in a draw everybody else. */
  function opponentsOf(
    seat: number,
    { winners }: Outcome,
    sitters: RankedMatch["record"]["sitters"],
  ): string[] {
    const won = winners.includes(seat);
    return sitters
      .filter((_, at) => at !== seat && (winners.length === 0 || winners.includes(at) !== won))
      .map((one) => one.name);
  }

  async function attempt(id: string, failures: number): Promise<void> {
    try {
      const match = await book.load(id);
      if (match && match.record.ranked?.settled === false) await settle(match);
    } catch (error) {
      // In a long outage the log gets fewer lines, not one a try.
      if (failures === 0 || Number.isInteger(Math.log2(failures)))
        log.error({ match: id, err: error, failures }, "A match could not be counted for its heroes");
      // A hero that cannot be read stays so; the next start looks again.
      if (closed || error instanceof HeroError) return;
      const timer = setTimeout(
        () => {
          timers.delete(timer);
          void attempt(id, failures + 1);
        },
        Math.min(pauseMs * 2 ** failures, LONGEST_PAUSE_MS),
      );
      timer.unref();
      timers.add(timer);
    }
  }

  return {
    settle,
    async sweep() {
      for (const id of await book.unsettled()) await attempt(id, 0);
    },
    watch() {
      book.onChange(({ match }) => {
        const { record, live } = match;
        if (record.ranked && live.outcome() && !closed) void attempt(record.id, 0);
      });
    },
    close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
