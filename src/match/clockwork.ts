import { nextStroke } from "../table/clock.ts";
import type { MatchService, Snapshot } from "./contract.ts";
import type { Log } from "./log.ts";

/** Wakes matches when time alone changes them. */
export interface Clockwork {
  /** Follows the matches that change in this process. */
  watch(): void;
  /** Takes up the clocks of all open matches: on boot, and now and then for those whose process is gone. */
  windAll(): Promise<void>;
  stop(): void;
}

export interface ClockworkOptions {
  readonly service: MatchService;
  readonly log: Log;
  readonly now: () => number;
  /** Called after time has changed a match. */
  onStroke?(id: string): void;
}

/** Longer waits are taken in turns: a timer holds no more than 24 days. */
const LONGEST_MS = 3_600_000;
/** After a failure of the store. */
const RETRY_MS = 5_000;

export function createClockwork({ service, log, now, onStroke }: ClockworkOptions): Clockwork {
  const timers = new Map<string, NodeJS.Timeout>();
  let stopped = false;

  function wind(id: string, at: number | null): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    if (at === null || stopped) return;
    const timer = setTimeout(() => void strike(id), Math.min(LONGEST_MS, Math.max(0, at - now())));
    timer.unref();
    timers.set(id, timer);
  }

  async function strike(id: string): Promise<void> {
    if (stopped) return;
    try {
      wind(id, await service.strike(id));
      onStroke?.(id);
    } catch (error) {
      if (stopped) return;
      log.error({ match: id, err: error }, "The clock of a match could not go on");
      wind(id, now() + RETRY_MS);
    }
  }

  function windFor({ record, live }: Snapshot): void {
    const next = record.clock && !live.outcome() ? nextStroke(record.clock, live.choices()) : null;
    wind(record.id, next?.at ?? null);
  }

  return {
    watch() {
      service.onChange(({ match }) => windFor(match));
    },
    async windAll() {
      for (const id of await service.openMatches()) {
        if (stopped) return;
        if (timers.has(id)) continue;
        const match = await service.load(id).catch(() => null);
        if (match) windFor(match);
      }
    },
    stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
