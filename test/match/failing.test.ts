import { describe, expect, it } from "vitest";
import { memoryBackend } from "../../src/store/memory.ts";
import { StoreError } from "../../src/store/port.ts";
import { stateStore } from "../../src/store/state-store.ts";
import { flaky, type Mishap } from "../support/flaky.ts";
import { picker } from "../toy/setup.ts";
import { anyMove, provenMoves, seating, serviceOver } from "./table.ts";

/** A service whose store fails as `plan` says, and one over the same data that never fails. */
async function setUp() {
  const backend = memoryBackend();
  const plan: { next(call: string): Mishap } = { next: () => "none" };
  const sound = serviceOver(stateStore(backend));
  await sound.start(seating("t"));
  const service = serviceOver(
    stateStore(
      flaky(backend, (call) => plan.next(call)),
      { timeoutMs: 150 },
    ),
  );
  const fail = (...mishaps: Mishap[]): void => {
    plan.next = (call) => (call === "write" ? (mishaps.shift() ?? "none") : "none");
  };
  const stored = async (): Promise<number> => {
    const match = await sound.load("t");
    if (!match) throw new Error("The match is gone");
    return provenMoves(match);
  };
  const click = () => service.act("t", "100", "1.0", "leaf");
  return { service, plan, fail, stored, click };
}

describe("a click whose write", () => {
  it.each<Mishap[][]>([[["before"]], [["after"]], [["silence"]]])(
    "fails once (%s) takes effect once",
    async (mishaps) => {
      const { fail, stored, click, service } = await setUp();
      let told = 0;
      service.onChange(() => {
        told += 1;
      });
      fail(...mishaps);
      expect(await click()).toMatchObject({ kind: "done" });
      expect([await stored(), told]).toEqual([1, 1]);
      expect(await click()).toMatchObject({ kind: "gone" });
    },
  );

  it("never gets through is an error, and nothing is changed", async () => {
    const { fail, stored, click } = await setUp();
    fail("before", "before");
    const error = await click().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StoreError);
    expect(error).toMatchObject({
      applied: "unknown",
      message: expect.stringMatching(/may not have saved match\/t/),
    });
    expect(await stored()).toBe(0);
    expect(await click()).toMatchObject({ kind: "done" });
  });

  it("comes through without anybody hearing of it is an error, and the next click finds it done", async () => {
    const { fail, stored, click } = await setUp();
    fail("after", "silence");
    await expect(click()).rejects.toMatchObject({ applied: "unknown" });
    expect(await stored()).toBe(1);
    expect(await click()).toMatchObject({ kind: "gone" });
  });
});

it("a store that cannot be read or locked is an error in bounded time, and nothing is changed", async () => {
  const { plan, stored, click, service } = await setUp();
  for (const broken of ["load", "tryLock"])
    for (const mishap of ["before", "after", "silence"] as const) {
      plan.next = (call) => (call === broken ? mishap : "none");
      const start = performance.now();
      await expect(click()).rejects.toMatchObject({ name: "StoreError", applied: "no" });
      expect(performance.now() - start).toBeLessThan(3000);
      plan.next = () => "none";
      expect(await stored()).toBe(0);
    }
  await expect(service.runAi("t")).resolves.toBeUndefined();
  plan.next = (call) => (call === "load" ? "before" : "none");
  await expect(service.runAi("t")).rejects.toThrow(StoreError);
  plan.next = () => "none";
  await expect(service.runAi("t")).resolves.toBeUndefined();
}, 60_000);

it("whole matches over a store that fails every third time stay whole", async () => {
  const mishaps: Mishap[] = ["none", "none", "before", "none", "after", "none"];
  for (let round = 0; round < 2; round += 1) {
    const { plan, stored, service } = await setUp();
    const pick = picker(round);
    plan.next = () => mishaps[pick(mishaps.length)] ?? "none";
    let sure = 0;
    for (let over = false; !over; ) {
      const before = await stored();
      expect(before).toBeGreaterThanOrEqual(sure);
      const outcome = await anyMove(service, "t", pick).catch((error: unknown) => error);
      const after = await stored();
      over = outcome === null;
      if (outcome instanceof Error) {
        expect(outcome).toBeInstanceOf(StoreError);
        expect(after - before).toBeLessThanOrEqual(1);
      } else if (outcome !== null) {
        expect(outcome).toMatchObject({ kind: "done" });
        expect(after).toBe(before + 1);
        sure = after;
      }
    }
  }
}, 60_000);
