import type { Log } from "./log.ts";

/** No timer is set for longer: the clock may be put right meanwhile, and a timer of Node's ends at 24 days. */
const LONGEST_MS = 3_600_000;
/** A little late, so that what runs out at that moment has done so. */
const GRACE_MS = 50;

/** Does things at a moment, by timers of this process; at the start of the bot they are set again from what is stored. */
export interface Alarms {
  /** Runs `ring` once `at` (ms since the epoch) has come, in place of an earlier one of that name. Failures go to the log. */
  set(name: string, at: number, ring: () => Promise<void>): void;
  clear(name: string): void;
  has(name: string): boolean;
  /** Nothing rings any more, and nothing more is set. */
  close(): void;
}

export function createAlarms({ now, log }: { readonly now: () => number; readonly log: Log }): Alarms {
  const timers = new Map<string, NodeJS.Timeout>();
  let closed = false;
  function clear(name: string): void {
    clearTimeout(timers.get(name));
    timers.delete(name);
  }
  function set(name: string, at: number, ring: () => Promise<void>): void {
    clear(name);
    if (closed) return;
    const wait = Math.max(0, at - now()) + GRACE_MS;
    const timer = setTimeout(
      () => {
        if (now() < at) return set(name, at, ring);
        timers.delete(name);
        ring().catch((error: unknown) =>
          log.warn({ err: error, name }, "What has run out could not be closed"),
        );
      },
      Math.min(wait, LONGEST_MS),
    );
    timers.set(name, timer.unref());
  }
  return {
    set,
    clear,
    has: (name) => timers.has(name),
    close() {
      closed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
