import { describe, expect, it } from "vitest";
import type { MatchService, Snapshot } from "../../src/match/contract.ts";
import type { Pace } from "../../src/settings/records.ts";
import { memoryBackend } from "../../src/store/memory.ts";
import { stateStore } from "../../src/store/state-store.ts";
import { ALLOWANCES } from "../../src/table/clock.ts";
import { ann, bob, provenMoves, robot, seating, serviceOver } from "./table.ts";

const START = Date.now();
const { decision, bank, claim, response } = ALLOWANCES.live;

/** A match with a clock of our own; ANN stands stone, BOB flame, so ANN is first. */
async function table(pace: Pace = "live") {
  let now = START;
  const store = stateStore(memoryBackend());
  const made = serviceOver(store, { now: () => now });
  await made.start({ ...seating("t"), seed: "talk-2", pace });
  const answer = async (service: MatchService, user: string, seat: number, answer: unknown) => {
    const match = await service.load("t");
    const choice = match?.live.choicesOf(seat)[0] ?? expect.fail();
    return service.act("t", user, choice.id, answer as never);
  };
  return {
    service: made,
    /** The same store after a restart. */
    again: () => serviceOver(store, { now: () => now }),
    pass: (ms: number) => {
      now += ms;
    },
    at: () => now,
    stance: async (who: typeof ann | typeof bob, word: string) =>
      answer(made, who.kind === "user" ? who.userId : "", who === ann ? 0 : 1, word),
    load: async (): Promise<Snapshot> => (await made.load("t")) ?? expect.fail(),
  };
}

describe("taking back", () => {
  it("needs nobody's leave as long as nothing was rolled or seen, and is a move of the log", async () => {
    const { service, stance, load } = await table();
    expect(await service.takeBack("t", "100")).toEqual({ kind: "nothing" });
    await stance(ann, "stone");
    expect(await service.takeBack("t", "100")).toMatchObject({ kind: "done" });
    const match = await load();
    expect(match.live.moves).toHaveLength(2);
    expect(match.live.choices().map((choice) => choice.seat)).toEqual([0, 1]);
    provenMoves(match);
    expect(match.record.log.at(-1)?.events[0]?.type).toBe("taken-back");
  });

  it("of what has shown something needs the other's yes, which lapses with the next move", async () => {
    const { service, stance, load, again } = await table();
    await stance(ann, "stone");
    await stance(bob, "flame");
    const before = (await load()).live.moves.length;
    expect(await service.takeBack("t", "200")).toMatchObject({ kind: "asked", asked: [0] });
    expect(await service.agree("t", "200", true)).toEqual({ kind: "stranger" });
    expect(await service.agree("t", "999", true)).toEqual({ kind: "stranger" });
    expect(await again().agree("t", "100", false)).toMatchObject({ kind: "declined" });
    expect(await service.agree("t", "100", true)).toEqual({ kind: "gone" });
    expect((await load()).live.moves).toHaveLength(before);
    expect(await service.takeBack("t", "200")).toMatchObject({ kind: "asked" });
    // After a restart, and twice at once: it is undone once.
    const both = await Promise.all([again().agree("t", "100", true), service.agree("t", "100", true)]);
    expect(both.map((one) => one.kind).sort()).toEqual(["done", "gone"]);
    const match = await load();
    expect(match.live.choices().map((choice) => choice.seat)).toEqual([1]);
    provenMoves(match);
    await stance(bob, "leaf");
    expect(await service.takeBack("t", "200")).toMatchObject({ kind: "asked" });
    const choice = (await load()).live.choices()[0] ?? expect.fail();
    await service.act("t", choice.seat === 0 ? "100" : "200", choice.id, { item: "end", fields: {} });
    expect((await load()).record.asking).toBeNull();
  });

  it("is never refused by an AI", async () => {
    const store = stateStore(memoryBackend());
    const service = serviceOver(store, { pick: () => 0 });
    await service.start({ ...seating("t", [ann, robot]), seed: "alone", pace: "live" });
    const match = (await service.load("t")) ?? expect.fail();
    expect(match.record.clock).toBeNull();
    await service.act("t", "100", match.live.choicesOf(0)[0]?.id ?? "", "stone");
    await service.runAi("t");
    expect(await service.takeBack("t", "100")).toMatchObject({ kind: "done" });
    expect((await service.load("t"))?.live.choicesOf(0)).toHaveLength(1);
  });
});

describe("letting windows pass", () => {
  it("goes on until there is something of one's own to decide, and is the player's own word", async () => {
    const { service, stance, load } = await table();
    await stance(ann, "stone");
    await stance(bob, "flame");
    const play = async (): Promise<void> => {
      const own = (await load()).live.choices()[0] ?? expect.fail();
      const menu = own.spec.type === "menu" ? own.spec.items : expect.fail();
      const item = menu.find((one) => one.label.params?.text === "Spark") ?? expect.fail();
      await service.act("t", own.seat === 0 ? "100" : "200", own.id, { item: item.id, fields: {} });
    };
    expect(await service.setStance("t", "999", (now) => now)).toEqual({ kind: "stranger" });
    await service.setStance("t", "200", (now) => ({ ...now, standing: true }));
    await play();
    await service.runAi("t");
    const match = await load();
    expect(match.live.choices()[0]).toMatchObject({ seat: 0, deadline: "decision" });
    expect(match.live.moves.at(-1)).toMatchObject({ seat: 1, answer: { item: "let" } });
    await service.act("t", "100", match.live.choices()[0]?.id ?? "", { item: "end", fields: {} });
    expect((await load()).record.stances?.[1]).toEqual({ stops: null, standing: false });
  });
});

describe("time at the table", () => {
  it("is durable: a new process goes on where the old one was, and the others may claim the win", async () => {
    const { service, again, pass, at, stance, load } = await table();
    await stance(bob, "flame");
    expect(await service.strike("t")).toBe(START + decision + bank - ALLOWANCES.live.warning);
    pass(decision + bank);
    const later = again();
    expect(await later.strike("t")).toBe(at() + claim);
    const match = await load();
    expect(match.record.clock).toMatchObject({ up: { seats: [0] }, warned: [0] });
    expect(await service.claim("t", "100")).toEqual({ kind: "gone" });
    const both = await Promise.all([later.claim("t", "200"), service.claim("t", "200")]);
    expect(both.filter((one) => one.kind === "done")).toHaveLength(1);
    expect((await load()).live.outcome()).toMatchObject({ winners: [1] });
    expect((await load()).live.moves.at(-1)).toEqual({ seat: 0, concede: "time" });
    expect(await service.strike("t")).toBeNull();
  });

  it("may be given, and rests when nobody is there", async () => {
    const { service, pass, at, stance, load } = await table();
    await stance(bob, "flame");
    pass(decision + bank);
    await service.strike("t");
    expect(await service.giveTime("t", "100")).toEqual({ kind: "gone" });
    expect(await service.giveTime("t", "200")).toMatchObject({ kind: "done" });
    expect((await load()).record.clock).toMatchObject({ up: null, banks: [bank / 2, bank] });
    pass(bank / 2);
    expect(await service.strike("t")).toBe(at() + claim);
    pass(claim);
    expect(await service.strike("t")).toBeNull();
    expect((await load()).record.clock?.paused).toMatchObject({ why: "away" });
    pass(90 * 86_400_000);
    expect(await service.strike("t")).toBeNull();
    expect(await service.resume("t", "100")).toMatchObject({ kind: "done" });
    expect(await service.strike("t")).toBe(at() + ALLOWANCES.live.warning);
  });

  it("stands still when both agree", async () => {
    const { service, pass, load } = await table();
    expect(await service.pause("t", "100")).toMatchObject({ kind: "asked", asked: [1] });
    expect(await service.agree("t", "200", true)).toMatchObject({ kind: "done" });
    expect((await load()).record.clock?.paused).toMatchObject({ why: "agreed" });
    expect(await service.pause("t", "100")).toEqual({ kind: "gone" });
    pass(30 * 86_400_000);
    expect(await service.strike("t")).toBeNull();
    expect(await service.resume("t", "200")).toMatchObject({ kind: "done" });
    expect((await load()).record.clock).toMatchObject({ paused: null, banks: [bank, bank] });
  });

  it("does not exist where none was agreed on", async () => {
    const { service } = await table("untimed");
    expect(await service.pause("t", "100")).toEqual({ kind: "no-clock" });
    expect(await service.strike("t")).toBeNull();
  });

  it("lets a missed answer be a pass", async () => {
    const { service, pass, stance, load } = await table();
    await stance(ann, "stone");
    await stance(bob, "flame");
    const own = (await load()).live.choices()[0] ?? expect.fail();
    const menu = own.spec.type === "menu" ? own.spec.items : expect.fail();
    const item =
      menu.find((one) => !one.primary && !one.refused && one.label.params?.text !== "Insight") ??
      expect.fail();
    await service.act("t", own.seat === 0 ? "100" : "200", own.id, {
      item: item.id,
      fields: Object.fromEntries(
        item.fields.map(({ name, spec }) => [name, spec.type === "number" ? spec.min : null]),
      ),
    });
    const asked = (await load()).live.choices()[0] ?? expect.fail();
    expect(asked.deadline).toBe("response");
    pass(response);
    await service.strike("t");
    expect((await load()).live.choices()[0]?.deadline).toBe("decision");
    expect((await load()).record.clock?.banks).toEqual([bank, bank]);
  });
});
