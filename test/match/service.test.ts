import { describe, expect, it } from "vitest";
import type { AiPlayer } from "../../src/ai/player.ts";
import type { Change } from "../../src/match/contract.ts";
import { commitment } from "../../src/match/seed.ts";
import { MATCHES } from "../../src/match/service.ts";
import { memoryBackend } from "../../src/store/memory.ts";
import { stateStore } from "../../src/store/state-store.ts";
import { picker } from "../toy/setup.ts";
import { ann, anyMove, bob, provenMoves, robot, seating, serviceOver } from "./table.ts";

const fresh = () => stateStore(memoryBackend());

describe("a match", () => {
  it("begins with a promise of its seed, and is there for everybody", async () => {
    const store = fresh();
    const service = serviceOver(store);
    const match = await service.start(seating("t1"));
    expect(match.record.saved.setup.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(match.record.seedHash).toBe(commitment(match.record.saved.setup.seed));
    expect(match.live.choices().map((choice) => choice.kind)).toEqual(["stance", "stance"]);
    const loaded = await serviceOver(store).load("t1");
    expect(loaded?.record).toEqual(match.record);
    expect(loaded?.live.hash()).toBe(match.live.hash());
    expect(await store.keyv(MATCHES).get("t1")).toEqual(match.record);
    expect(await service.openMatches()).toEqual(["t1"]);
    const again = await service.start(seating("t2"));
    expect(again.record.saved.setup.seed).not.toBe(match.record.saved.setup.seed);
  });

  it("refuses what cannot begin, and begins once in a thread", async () => {
    const service = serviceOver(fresh());
    await expect(service.start({ ...seating("t"), game: "none" })).rejects.toMatchObject({
      fault: "unknown-game",
    });
    await expect(service.start({ ...seating("t"), decks: ["hot", "none"] })).rejects.toMatchObject({
      fault: "unknown-deck",
    });
    await expect(service.start({ ...seating("t"), decks: ["hot"] })).rejects.toMatchObject({
      fault: "seats",
    });
    await expect(service.start(seating("t", [ann]))).rejects.toMatchObject({ fault: "seats" });
    await expect(
      service.start(seating("t", [ann, { kind: "ai", level: "none", name: "?" }])),
    ).rejects.toMatchObject({ fault: "unknown-level" });
    expect(await service.openMatches()).toEqual([]);
    await service.start({ ...seating("t"), seed: "first" });
    await expect(service.start({ ...seating("t"), seed: "second" })).rejects.toMatchObject({
      fault: "thread-taken",
    });
    expect((await service.load("t"))?.record.saved.setup.seed).toBe("first");
  });

  it("takes moves from those who owe them only, and tells what came of it", async () => {
    const service = serviceOver(fresh());
    const changes: Change[] = [];
    service.onChange(() => {
      throw new Error("a listener that fails");
    });
    service.onChange((change) => changes.push(change));
    await service.start(seating("t"));
    const act = (user: string, choice: string) => service.act("t", user, choice, "leaf");
    expect(await service.act("none", "100", "1.0", "leaf")).toEqual({ kind: "no-match" });
    expect(await act("999", "1.0")).toEqual({ kind: "stranger" });
    expect(await act("200", "1.0")).toMatchObject({ kind: "refused", refusal: { code: "not-yours" } });
    expect(await service.act("t", "100", "1.0", "water")).toMatchObject({
      kind: "refused",
      refusal: { code: "pick-one" },
    });
    expect(changes).toHaveLength(1);
    expect(await act("100", "1.0")).toMatchObject({ kind: "done" });
    expect(await act("100", "1.0")).toMatchObject({ kind: "gone" });
    expect(await act("200", "2.1")).toMatchObject({ kind: "done" });
    expect(changes.map((change) => [change.match.revision, change.match.live.moves.length])).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
    expect(changes[2]?.before.map((choice) => choice.id)).toEqual(["2.1"]);
    expect(changes[2]?.events.map((event) => event.type)).toContain("stances");
    const match = await service.load("t");
    expect(match?.record.log.map((entry) => entry.move)).toEqual([0, 1, 2]);
    expect(service.lines).toEqual(["A listener failed", "A listener failed", "A listener failed"]);
    expect(service.seatOf(seatingRecord(match), "200")).toBe(1);
    expect(service.seatOf(seatingRecord(match), "999")).toBeNull();
  });

  it("is played to its end, and its record goes away in time", async () => {
    let clock = Date.now() - 5 * 86_400_000;
    const store = fresh();
    const service = serviceOver(store, { now: () => clock, keepDays: 2 });
    await service.start(seating("old"));
    const pick = picker(7);
    while (await anyMove(service, "old", pick));
    // Its end lies five days back and it is kept for two.
    expect(await service.load("old")).toBeNull();
    clock = Date.now();
    await service.start(seating("new"));
    while (await anyMove(service, "new", pick));
    const match = await service.load("new");
    expect(match?.record.endedAt).toBe(clock);
    expect(match?.live.outcome()).not.toBeNull();
    expect(match && provenMoves(match)).toBeGreaterThan(2);
    await service.setBoard("new", { messageId: "5", turnKey: "end" });
    expect(await service.openMatches()).toEqual([]);
    expect(await service.concede("new", "100")).toMatchObject({ kind: "gone" });
    expect((await service.load("new"))?.record.board).toEqual({ messageId: "5", turnKey: "end" });
  });

  it("ends when one gives up", async () => {
    const service = serviceOver(fresh());
    await service.start(seating("t"));
    expect(await service.concede("t", "999")).toEqual({ kind: "stranger" });
    const done = await service.concede("t", "200");
    expect(done).toMatchObject({ kind: "done" });
    const match = await service.load("t");
    expect(match?.live.outcome()).toMatchObject({ winners: [0], reason: "concession" });
    expect(match && provenMoves(match)).toBe(1);
    expect(await service.concede("t", "100")).toMatchObject({ kind: "gone" });
    expect(await service.concede("none", "100")).toEqual({ kind: "no-match" });
  });

  it("keeps its size: the log is the end of it, whole logs come by replay", async () => {
    const store = fresh();
    const service = serviceOver(store);
    await service.start(seating("t"));
    const pick = picker(3);
    while (await anyMove(service, "t", pick));
    const record = await store.load(MATCHES, "t");
    expect(JSON.stringify(record?.value).length).toBeLessThan(64_000);
  });

  it("says so when a record is broken, and leaves the others alone", async () => {
    const store = fresh();
    const service = serviceOver(store);
    await service.start(seating("good"));
    const good = await store.load(MATCHES, "good");
    await store.cas(MATCHES, "bad", { id: "bad" }, null);
    const broken = {
      ...Object(good?.value),
      id: "worse",
      saved: { ...Object(Object(good?.value).saved), state: 1 },
    };
    await store.cas(MATCHES, "worse", broken, null);
    await expect(service.load("bad")).rejects.toMatchObject({ fault: "broken-record" });
    await expect(service.act("worse", "100", "1.0", "leaf")).rejects.toMatchObject({
      fault: "broken-record",
    });
    expect(await service.openMatches()).toEqual(["good", "worse"]);
    expect(service.lines).toEqual(["The record of a match cannot be read"]);
  });
});

function seatingRecord<T>(match: { record: T } | null): T {
  if (!match) throw new Error("No match");
  return match.record;
}

describe("an AI seat", () => {
  it("plays both sides to the end, one stored move each", async () => {
    const service = serviceOver(fresh());
    const revisions: number[] = [];
    service.onChange((change) => revisions.push(change.match.revision));
    await service.start(seating("t", [robot, { kind: "ai", level: "greedy", name: "Greedy" }]));
    await Promise.all([service.runAi("t"), service.runAi("t")]);
    const match = await service.load("t");
    expect(match?.live.outcome()).not.toBeNull();
    expect(revisions).toEqual(revisions.map((_, i) => i + 1));
    expect(match && provenMoves(match)).toBe(revisions.length - 1);
    expect(service.lines).toEqual([]);
  });

  it("stops where a person is asked", async () => {
    const service = serviceOver(fresh());
    await service.start(seating("t", [ann, robot]));
    await service.runAi("t");
    const match = await service.load("t");
    expect(match?.live.choices().map((choice) => choice.seat)).toEqual([0]);
    await service.runAi("none");
  });

  it("sees what a person at its seat would, and rolls dice of its own", async () => {
    const seen: string[] = [];
    const worlds: string[] = [];
    const spy: AiPlayer = {
      level: "spy",
      name: "Spy",
      choose({ seat, view, choice, pick, imagine }) {
        seen.push(`${seat} ${choice.seat} ${JSON.stringify(view)}`);
        const world = imagine();
        worlds.push(JSON.stringify(world.save()));
        world.apply({ seat, choice: choice.id, answer: "leaf" });
        return pick(1) === 0 ? "leaf" : "stone";
      },
    };
    const service = serviceOver(fresh(), { players: new Map([["spy", spy]]) });
    const start = await service.start(seating("t", [ann, { kind: "ai", level: "spy", name: "Spy" }]));
    const secret = start.live.choicesOf(0)[0]?.id ?? "";
    await service.act("t", "100", secret, "flame");
    const before = await service.load("t");
    await service.runAi("t");
    expect(seen).toEqual([`1 1 ${JSON.stringify(before?.live.view(1))}`]);
    // Neither the real dice nor what the other side chose in secret can be had from an imagined match.
    expect(worlds).toHaveLength(1);
    expect(worlds[0]).not.toContain(start.record.saved.setup.seed);
    expect(JSON.parse(worlds[0] ?? "")).toMatchObject({ moves: [] });
    const match = await service.load("t");
    expect(match && provenMoves(match)).toBe(2);
  });

  it("goes on when its player fails or answers amiss", async () => {
    const bad: AiPlayer = { level: "bad", name: "Bad", choose: () => "nonsense" };
    const worse: AiPlayer = {
      level: "worse",
      name: "Worse",
      choose() {
        throw new Error("no idea");
      },
    };
    const players = new Map([bad, worse].map((player) => [player.level, player]));
    const service = serviceOver(fresh(), { players });
    const sit = (level: string) => ({ kind: "ai", level, name: level }) as const;
    await service.start(seating("t", [sit("bad"), sit("worse")]));
    await service.runAi("t");
    expect((await service.load("t"))?.live.outcome()).not.toBeNull();
    expect(new Set(service.lines)).toEqual(new Set(["AI has no fitting answer", "AI failed"]));
  });

  it("does not keep a person waiting who gives up meanwhile", async () => {
    const service = serviceOver(fresh());
    await service.start(seating("t", [bob, robot]));
    const [, conceded] = await Promise.all([service.runAi("t"), service.concede("t", "200")]);
    expect(conceded).toMatchObject({ kind: "done" });
    expect((await service.load("t"))?.live.outcome()).toMatchObject({ winners: [1] });
  });
});
