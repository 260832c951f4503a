import { nextStroke } from "../table/clock.ts";
import { createAlarms } from "./alarms.ts";
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
  /** The matches that may be open. */
  open(): Promise<readonly string[]>;
  /** Called after time has changed a match. */
  onStroke?(id: string): void;
}

/** After a failure of the store. */
const RETRY_MS = 5_000;

export function createClockwork({ service, log, now, open, onStroke }: ClockworkOptions): Clockwork {
  const alarms = createAlarms({ now, log });
  /** Matches known to have no clock; they never get one. */
  const untimed = new Set<string>();
  let stopped = false;

  function wind(id: string, at: number | null): void {
    if (at === null) alarms.clear(id);
    else alarms.set(id, at, () => strike(id));
  }

  async function strike(id: string): Promise<void> {
    try {
      wind(id, await service.strike(id));
      if (!stopped) onStroke?.(id);
    } catch (error) {
      if (stopped) return;
      log.error({ match: id, err: error }, "The clock of a match could not go on");
      wind(id, now() + RETRY_MS);
    }
  }

  function windFor({ record, live }: Snapshot): void {
    const over = live.outcome() !== null;
    if (record.clock || over) untimed.delete(record.id);
    else untimed.add(record.id);
    const next = record.clock && !over ? nextStroke(record.clock, live.choices()) : null;
    wind(record.id, next?.at ?? null);
  }

  return {
    watch() {
      service.onChange(({ match }) => windFor(match));
    },
    async windAll() {
      for (const id of await open()) {
        if (stopped) return;
        if (alarms.has(id) || untimed.has(id)) continue;
        const match = await service.load(id).catch(() => null);
        if (match) windFor(match);
      }
    },
    stop() {
      stopped = true;
      alarms.close();
    },
  };
}
