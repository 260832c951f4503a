import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { type CardPainter, createPainter } from "../../src/render/painter.ts";
import * as samples from "./samples/index.ts";

const warned: string[] = [];
/** For all tests that leave it in order; its process is started once, and again whenever it was killed. */
const shared = createPainter({ log: { warn: (_details, message) => warned.push(message) } });
afterAll(() => shared.close());

let painter: CardPainter | null = null;
afterEach(async () => {
  await painter?.close();
  painter = null;
});

function pidOf(one: CardPainter): number {
  const [pid] = one.processIds();
  if (pid === undefined) throw new Error("no render process");
  return pid;
}

/** Starting processes takes long on a busy machine. */
const patience = { timeout: 120_000 };

describe("a painter with a render process", patience, () => {
  it("draws a picture and its text outside this process, and keeps them", async () => {
    const view = samples.opening();
    const [first, second] = await Promise.all([shared.playmat(view), shared.playmat(samples.fullBoard())]);
    expect(first.filename).toBe("playmat.png");
    expect(first.description).toContain("Turn 1 of Frank");
    expect(first.bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
    expect(second.bytes.equals(first.bytes)).toBe(false);
    expect(await shared.playmat(structuredClone(view))).toBe(first);
    expect(shared.processIds()).toHaveLength(1);
    expect(shared.processIds()).not.toContain(process.pid);
    const hand = await shared.hand(samples.handOf(3));
    expect(hand?.filename).toBe("hand.png");
    expect(await shared.hand(view)).toBeNull();
  });

  it("holds the event loop of this process for less than 15 ms at a time", async () => {
    await shared.playmat(samples.opening());
    // Processor time between two turns of the loop: unlike the clock's, it does not count what other processes take.
    let longest = 0;
    let watching = true;
    const watch = (before: NodeJS.CpuUsage): void => {
      const { user, system } = process.cpuUsage(before);
      longest = Math.max(longest, (user + system) / 1000);
      if (watching) setImmediate(watch, process.cpuUsage());
    };
    const views = [samples.crowded(), samples.attackWithRolls(), samples.stackOfThree()];
    setImmediate(watch, process.cpuUsage());
    const pictures = await Promise.all(views.map((view) => shared.playmat(view)));
    watching = false;
    expect(pictures.every((picture) => (picture?.bytes.length ?? 0) > 1000)).toBe(true);
    expect(longest).toBeLessThan(15);
  });

  it("draws the next picture after its process was killed", async () => {
    await shared.playmat(samples.opening());
    const pid = pidOf(shared);
    warned.length = 0;
    process.kill(pid, "SIGKILL");
    const next = await shared.playmat(samples.bigAttack());
    expect(next.bytes.length).toBeGreaterThan(1000);
    expect(pidOf(shared)).not.toBe(pid);
    expect(warned.length).toBeGreaterThan(0);
  });

  it("draws a picture again whose process was killed meanwhile", async () => {
    await shared.hand(samples.handOf(4));
    const pid = pidOf(shared);
    process.kill(pid, "SIGSTOP");
    const picture = shared.playmat(samples.stackInAttack());
    await wait(50);
    process.kill(pid, "SIGKILL");
    expect((await picture).bytes.length).toBeGreaterThan(1000);
  });

  it("refuses a picture that takes too long, and goes on with a new process", async () => {
    painter = createPainter({ timeoutMs: 5000 });
    await painter.playmat(samples.opening());
    process.kill(pidOf(painter), "SIGSTOP");
    await expect(painter.playmat(samples.fullBoard())).rejects.toThrow("longer than 5000 ms");
    expect((await painter.playmat(samples.fullBoard())).bytes.length).toBeGreaterThan(1000);
  });

  it("refuses what cannot be drawn without losing the process", async () => {
    await shared.hand(samples.handOf(2));
    const pid = pidOf(shared);
    const broken = { ...samples.opening(), players: [] };
    await expect(shared.playmat(broken)).rejects.toThrow("Drawing failed");
    expect(pidOf(shared)).toBe(pid);
  });

  it("refuses everything once it is closed, and leaves no process", async () => {
    const one = createPainter();
    await one.playmat(samples.opening());
    const pid = pidOf(one);
    const late = one.playmat(samples.fullBoard());
    const refused = expect(late).rejects.toThrow("closed");
    await one.close();
    await refused;
    await expect(one.playmat(samples.bigAttack())).rejects.toThrow("closed");
    expect(() => process.kill(pid, 0)).toThrow();
  });
});

describe("a painter without processes", patience, () => {
  it("gives the bytes that a render process gives", async () => {
    const near = createPainter({ processes: 0 });
    const view = samples.bigAttack();
    expect((await near.playmat(view)).bytes.equals((await shared.playmat(view)).bytes)).toBe(true);
  });

  it("writes a game without a renderer out as text", async () => {
    const near = createPainter({ processes: 0 });
    const view = { game: "guessing", scores: [1, 2], players: [{ name: "Ann" }] };
    const picture = await near.playmat(view);
    expect(picture.description).toBe("guessing: scores: 1, 2; players 1 · name: Ann");
    expect(picture.bytes.length).toBeGreaterThan(500);
    expect(await near.hand(view)).toBeNull();
    expect(await near.card(view)).toBeNull();
  });
});
