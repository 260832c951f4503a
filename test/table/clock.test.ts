import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Choice } from "../../src/engine/kernel/choice.ts";
import { msg } from "../../src/engine/kernel/text.ts";
import {
  ALLOWANCES,
  type Clock,
  deadlineOf,
  moreTime,
  nextStroke,
  pause,
  resume,
  startClock,
  struck,
  tick,
} from "../../src/table/clock.ts";

const { decision, response, bank, warning, claim } = ALLOWANCES.live;
const START = 1_000_000;
const BOTH = [true, true];
const owed = (id: string, seat: number, deadline: Choice["deadline"] = "decision"): Choice => ({
  id,
  seat,
  kind: "turn",
  prompt: msg("x"),
  rule: "X-1",
  spec: { type: "number", min: 0, max: 1 },
  deadline,
});
const begin = (...open: Choice[]): Clock => startClock("live", BOTH, open, START);

describe("the clock of a match", () => {
  it("takes nothing from the bank of who answers in time, and the rest of who does not", () => {
    const first = begin(owed("1.0", 0));
    const next = [owed("2.1", 1)];
    expect(tick(first, BOTH, [owed("1.0", 0)], next, START + decision).banks).toEqual([bank, bank]);
    const late = tick(first, BOTH, [owed("1.0", 0)], next, START + decision + 5_000);
    expect(late.banks).toEqual([bank - 5_000, bank]);
    expect(late.owes).toEqual([null, { choice: "2.1", since: START + decision + 5_000 }]);
  });

  it("goes on for a decision that stays open while others move", () => {
    const both = [owed("1.0", 0, "setup"), owed("1.1", 1, "setup")];
    const first = begin(...both);
    const after = tick(first, BOTH, both, [owed("1.1", 1, "setup")], START + 500);
    expect(after.owes).toEqual([null, { choice: "1.1", since: START }]);
  });

  it("warns, then says that time is up, then rests when nobody claims", () => {
    const open = [owed("1.0", 0)];
    const first = begin(...open);
    const end = START + decision + bank;
    expect(deadlineOf(first, open, 0)).toBe(end);
    expect(nextStroke(first, open)).toMatchObject({ what: "warn", at: end - warning, seat: 0 });
    const warned = struck(first, nextStroke(first, open) ?? expect.fail(), [0, 1], end - warning);
    expect(nextStroke(warned, open)).toMatchObject({ what: "up", at: end, seat: 0 });
    const up = struck(warned, nextStroke(warned, open) ?? expect.fail(), [0, 1], end);
    expect(up.up).toEqual({ seats: [0], at: end });
    expect(nextStroke(up, open)).toEqual({ what: "rest", at: end + claim });
    const rests = struck(up, nextStroke(up, open) ?? expect.fail(), [0, 1], end + claim);
    expect(rests).toMatchObject({ paused: { why: "away" }, up: null });
    expect(nextStroke(rests, open)).toBeNull();
    const back = resume(rests, end + claim + 9_000_000);
    const leftNow = (deadlineOf(back, open, 0) ?? 0) - (end + claim + 9_000_000);
    expect(leftNow).toBe(warning);
  });

  it("lets a missed answer in a window be a pass that costs no bank", () => {
    const open = [owed("1.1", 1, "response")];
    const first = begin(...open);
    expect(nextStroke(first, open)).toEqual({ what: "pass", at: START + response, seat: 1, choice: "1.1" });
    expect(tick(first, BOTH, open, [owed("2.0", 0)], START + response + 60_000).banks).toEqual([bank, bank]);
  });

  it("lets both lose nothing when both are away", () => {
    const open = [owed("1.0", 0, "setup"), owed("1.1", 1, "setup")];
    let clock = begin(...open);
    const end = START + decision + bank;
    for (let n = 0; n < 4; n += 1)
      clock = struck(clock, nextStroke(clock, open) ?? expect.fail(), [0, 1], end);
    expect(clock).toMatchObject({ paused: { why: "away" }, up: null });
  });

  it("lets somebody whose time is up move as long as nobody has claimed", () => {
    const open = [owed("1.0", 0)];
    const up = struck(
      { ...begin(...open), warned: [0] },
      { what: "up", at: 0, seat: 0, choice: "1.0" },
      [0, 1],
      START + decision + bank,
    );
    const moved = tick(up, BOTH, open, [owed("2.0", 0)], START + decision + bank + 1_000);
    expect(moved).toMatchObject({ up: null, banks: [0, bank], warned: [] });
    expect(moreTime(up, START + decision + bank)).toMatchObject({ up: null, banks: [bank / 2, bank] });
  });

  it("stands still for as long as it is paused", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(100_000_000), (before, pausedFor) => {
        const open = [owed("1.0", 0)];
        const paused = pause(begin(...open), "agreed", START + before);
        expect(deadlineOf(paused, open, 0)).toBeNull();
        const on = resume(paused, START + before + pausedFor);
        expect(deadlineOf(on, open, 0)).toBe(START + decision + bank + pausedFor);
      }),
    );
  });

  it("has no hurry with an AI", () => {
    const open = [owed("1.1", 1)];
    const clock = startClock("live", [true, false], open, START);
    expect(nextStroke(clock, open)).toBeNull();
  });
});
