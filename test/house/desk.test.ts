import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Desk } from "../../src/discord/desk.ts";
import type { Messenger } from "../../src/discord/messenger.ts";
import { Panels } from "../../src/discord/panels.ts";
import { encodeClick } from "../../src/interactions/custom-id.ts";
import type { Change, MatchService } from "../../src/match/contract.ts";
import { MatchError } from "../../src/match/errors.ts";
import type { Stage } from "../../src/present/ports.ts";
import { createSettings } from "../../src/settings/settings.ts";
import { memoryBackend } from "../../src/store/memory.ts";
import { StoreError } from "../../src/store/port.ts";
import { stateStore } from "../../src/store/state-store.ts";
import { seating, serviceOver } from "../match/table.ts";

const MINUTE = 60_000;

/** A desk over a service whose reading of matches is in the test's hands. */
async function deskWith(load: MatchService["load"]) {
  const lines: string[] = [];
  const listeners: ((change: Change) => void)[] = [];
  const log = {
    info: () => undefined,
    warn: (_: object, message: string) => void lines.push(message),
    error: (_: object, message: string) => void lines.push(message),
  };
  const real = serviceOver(stateStore(memoryBackend()));
  const match = await real.start(seating("m1"));
  const stage: Stage = {
    service: { ...real, load, onChange: (listener) => void listeners.push(listener) },
    games: new Map(),
    painter: {
      playmat: async () => null,
      hand: async () => null,
      tableOf: async () => null,
      handOf: async () => null,
      sheet: async () => null,
      card: async () => null,
    },
    notes: { get: async () => null, set: async () => undefined, delete: async () => undefined },
    settings: createSettings({ store: stateStore(memoryBackend()) }),
    log,
    idOf: encodeClick,
    now: Date.now,
    publicLocale: () => "en-US",
  };
  const messenger: Messenger = {
    send: async () => "1",
    edit: async () => undefined,
    delete: async () => undefined,
    filesOf: async () => [],
  };
  const desk = new Desk({
    stage,
    messenger,
    panels: new Panels(stage),
    pending: { list: async () => [] },
  });
  desk.watch();
  const change = (): void => {
    for (const listener of listeners) listener({ match, before: [], events: [] });
  };
  return { desk, lines, change };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a table that cannot be shown", () => {
  it("is tried for as long as an outage lasts, at most a minute apart, with few lines in the log", async () => {
    let tries = 0;
    let outage = true;
    const { desk, lines } = await deskWith(async () => {
      tries += 1;
      if (outage) throw new StoreError("the disk is full", "no");
      return null;
    });
    desk.touch("m1");
    await vi.advanceTimersByTimeAsync(120 * MINUTE);
    expect(tries).toBeGreaterThan(110);
    expect(tries).toBeLessThan(130);
    expect(lines.length).toBeLessThan(10);
    const before = tries;
    outage = false;
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(tries).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(120 * MINUTE);
    expect(tries).toBe(before + 1);
    await desk.close();
  });

  it.each([
    ["the thread is gone", Object.assign(new Error("Unknown Channel"), { code: 10003 })],
    ["the server is gone", Object.assign(new Error("Unknown Guild"), { code: 10004 })],
    ["the bot may not look", Object.assign(new Error("Missing Access"), { code: 50001 })],
    ["the record cannot be read", new MatchError("broken-record", "The record cannot be read")],
  ])("is set aside with one line until somebody clicks: %s", async (_, error) => {
    let tries = 0;
    const { desk, lines, change } = await deskWith(async () => {
      tries += 1;
      throw error;
    });
    desk.touch("m1");
    await vi.advanceTimersByTimeAsync(120 * MINUTE);
    change();
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(tries).toBe(1);
    expect(lines).toHaveLength(1);
    desk.wake("m1");
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(tries).toBe(2);
    await desk.close();
  });
});
