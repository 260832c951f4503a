import { expect, it } from "vitest";
import { createChallenges } from "../../src/match/challenges.ts";
import { stateStore } from "../../src/store/state-store.ts";
import { overStores } from "../support/stores.ts";
import { picker } from "../toy/setup.ts";
import { anyMove, provenMoves, seating, serviceOver } from "./table.ts";

overStores(["memory", "sqlite", "redis"], (door) => {
  const processes = async (count: number) =>
    Promise.all(Array.from({ length: count }, async () => stateStore(await door().open())));

  it("50 times the same click at once is one effect", async () => {
    const [a, b] = (await processes(2)).map((store) => serviceOver(store));
    if (!a || !b) throw new Error("two processes");
    const told: number[] = [];
    for (const service of [a, b]) service.onChange((change) => told.push(change.match.revision));
    await a.start(seating("click"));
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, i) => (i % 2 ? a : b).act("click", "100", "1.0", "leaf")),
    );
    const kinds = results.map((result) => result.kind);
    expect(kinds.filter((kind) => kind === "done")).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "gone")).toHaveLength(49);
    expect(told.sort()).toEqual([1, 2]);
    const match = await b.load("click");
    expect(match && provenMoves(match)).toBe(1);
  });

  it("two processes play one match to its end without losing or doubling a move", async () => {
    const services = (await processes(2)).map((store) => serviceOver(store));
    const [first] = services;
    if (!first) throw new Error("a process");
    await first.start({ ...seating("both"), seed: "both" });
    let done = 0;
    await Promise.all(
      services.map(async (service, i) => {
        const pick = picker(i);
        for (
          let result = await anyMove(service, "both", pick);
          result;
          result = await anyMove(service, "both", pick)
        )
          if (result.kind === "done") done += 1;
      }),
    );
    const match = await first.load("both");
    expect(match?.live.outcome()).not.toBeNull();
    expect(match && provenMoves(match)).toBe(done);
  });

  it("both seats choose in secret at once, and neither is lost", async () => {
    const [a, b] = (await processes(2)).map((store) => serviceOver(store));
    if (!a || !b) throw new Error("two processes");
    for (let round = 0; round < 10; round += 1) {
      await a.start(seating(`secret${round}`));
      const results = await Promise.all([
        a.act(`secret${round}`, "100", "1.0", "leaf"),
        b.act(`secret${round}`, "200", "2.1", "stone"),
      ]);
      expect(results.map((result) => result.kind)).toEqual(["done", "done"]);
      expect((await a.load(`secret${round}`))?.live.moves).toHaveLength(2);
    }
  });

  it("of twenty who take one challenge, one has it", async () => {
    const [a, b] = (await processes(2)).map((store) => createChallenges({ store }));
    if (!a || !b) throw new Error("two processes");
    const challenge = await a.create({
      game: "toy",
      guildId: "1",
      channelId: "2",
      challenger: { userId: "100", name: "Ann", deck: "hot" },
      opponent: null,
    });
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        (i % 2 ? a : b).accept(challenge.id, { userId: `u${i}`, name: `U${i}`, deck: "calm" }),
      ),
    );
    const taken = results.filter((result) => result.kind === "accepted");
    expect(taken).toHaveLength(1);
    expect(results.filter((result) => result.kind === "already-taken")).toHaveLength(19);
    expect(await b.get(challenge.id)).toMatchObject({
      status: "accepted",
      acceptedBy: taken[0] && by(taken[0]),
    });
  });
});

function by(result: { kind: string; challenge?: { acceptedBy: unknown } }): unknown {
  return result.challenge?.acceptedBy;
}
