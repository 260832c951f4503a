import { expect, it } from "vitest";
import { createLobbies, type LobbySeat } from "../../src/match/lobbies.ts";
import { memoryBackend } from "../../src/store/memory.ts";
import { stateStore } from "../../src/store/state-store.ts";

const MINUTE = 60_000;
const who = (name: string) => ({ userId: name, name, deck: "hot" });
const robot = (seat: number): LobbySeat => ({ kind: "ai", level: "random", name: `R${seat}`, deck: "calm" });

async function setUp() {
  const store = stateStore(memoryBackend());
  const clock = { now: Date.now() };
  const lobbies = createLobbies({ store, now: () => clock.now });
  const { id } = await lobbies.create({
    ...{ id: "t", game: "toy", mode: "2v2", teams: 2, guildId: "1", channelId: "2" },
    ...{
      host: { userId: "Ann", name: "Ann" },
      options: {},
      stakes: "casual",
      pace: "relaxed",
      seats: 4,
      deck: "calm",
    },
  });
  const names = async (): Promise<(string | undefined)[]> =>
    ((await lobbies.get(id))?.seats ?? []).map((seat) => seat?.name);
  return { store, clock, lobbies, id, names };
}

it("seats go to the teams in turn, and who changes sides keeps the deck", async () => {
  const { lobbies, id, names } = await setUp();
  expect(await names()).toEqual(["Ann", undefined, undefined, undefined]);
  expect(await lobbies.join(id, 1, who("Bob"))).toMatchObject({ kind: "done" });
  expect(await lobbies.join(id, 1, who("Cid"))).toMatchObject({ kind: "done" });
  expect(await names()).toEqual(["Ann", "Bob", undefined, "Cid"]);
  expect(await lobbies.join(id, 1, who("Dan"))).toMatchObject({ kind: "full" });
  expect(await lobbies.setDeck(id, "Cid", "calm")).toMatchObject({ kind: "done" });
  expect(await lobbies.join(id, 0, who("Cid"))).toMatchObject({ kind: "done" });
  expect((await lobbies.get(id))?.seats[2]).toEqual({
    kind: "user",
    userId: "Cid",
    name: "Cid",
    deck: "calm",
  });
  expect(await names()).toEqual(["Ann", "Bob", "Cid", undefined]);
  expect(await lobbies.join(id, 0, who("Cid"))).toMatchObject({ kind: "done" });
  expect(await lobbies.leave(id, "Cid")).toMatchObject({ kind: "done" });
  expect(await lobbies.leave(id, "Cid")).toMatchObject({ kind: "not-in" });
  expect(await lobbies.setDeck(id, "Cid", "hot")).toMatchObject({ kind: "not-in" });
  expect(await names()).toEqual(["Ann", "Bob", undefined, undefined]);
});

it("the host fills and starts it, people take the AI's seats, and it starts once", async () => {
  const { lobbies, id, names } = await setUp();
  expect(await lobbies.fill(id, "Bob", robot)).toMatchObject({ kind: "not-host" });
  expect(await lobbies.start(id, "Ann")).toMatchObject({ kind: "not-full" });
  await lobbies.fill(id, "Ann", robot);
  expect(await names()).toEqual(["Ann", "R1", "R2", "R3"]);
  await lobbies.join(id, 1, who("Bob"));
  expect(await names()).toEqual(["Ann", "Bob", "R2", "R3"]);
  expect(await lobbies.start(id, "Bob")).toMatchObject({ kind: "not-host" });
  const results = await Promise.all([lobbies.start(id, "Ann"), lobbies.start(id, "Ann")]);
  expect(results.map((one) => one.kind).sort()).toEqual(["closed", "done"]);
  expect(await lobbies.join(id, 1, who("Cid"))).toMatchObject({ kind: "closed" });
  expect((await lobbies.unfinished()).map((one) => one.id)).toEqual([id]);
  await lobbies.reopen(id);
  expect(await lobbies.start(id, "Ann")).toMatchObject({ kind: "done" });
  await lobbies.started(id, "77");
  expect(await lobbies.unfinished()).toEqual([]);
  await lobbies.reopen(id);
  expect(await lobbies.get(id)).toMatchObject({ status: "starting", matchId: "77" });
});

it("does not start without a person", async () => {
  const { lobbies, id } = await setUp();
  await lobbies.leave(id, "Ann");
  await lobbies.fill(id, "Ann", robot);
  expect(await lobbies.start(id, "Ann")).toMatchObject({ kind: "nobody" });
});

it("many at once get one seat each, and nobody is lost", async () => {
  const { lobbies, id } = await setUp();
  const crowd = Array.from({ length: 12 }, (_, n) => who(`P${n}`));
  const results = await Promise.all(crowd.map((one, n) => lobbies.join(id, n % 2, one)));
  expect(results.filter((one) => one.kind === "done")).toHaveLength(3);
  const seats = (await lobbies.get(id))?.seats ?? [];
  expect(new Set(seats.map((seat) => seat?.name)).size).toBe(4);
});

it("closes a quarter of an hour after the last one joined", async () => {
  const { lobbies, id, clock } = await setUp();
  clock.now += 14 * MINUTE;
  await lobbies.join(id, 1, who("Bob"));
  clock.now += 14 * MINUTE;
  expect(await lobbies.join(id, 0, who("Cid"))).toMatchObject({ kind: "done" });
  clock.now += 15 * MINUTE;
  expect(await lobbies.join(id, 1, who("Dan"))).toMatchObject({ kind: "closed" });
  expect(await lobbies.cancel("nowhere", "Ann")).toEqual({ kind: "unknown" });
});

it("is made once, and cancelled by its host alone", async () => {
  const { lobbies, id } = await setUp();
  await lobbies.setMessage(id, "55");
  const again = await lobbies.create({
    ...{ id, game: "toy", mode: "2v2", teams: 2, guildId: "1", channelId: "2" },
    ...{
      host: { userId: "Ann", name: "Ann" },
      options: {},
      stakes: "casual",
      pace: "relaxed",
      seats: 4,
      deck: "calm",
    },
  });
  expect(again.messageId).toBe("55");
  expect(await lobbies.cancel(id, "Bob")).toMatchObject({ kind: "not-host" });
  expect(await lobbies.cancel(id, "Ann")).toMatchObject({ kind: "done", lobby: { status: "closed" } });
});

it("one that ran out can be found until that is noted, and nobody sits down at it then", async () => {
  const { lobbies, id, clock } = await setUp();
  clock.now += 15 * MINUTE - 1;
  await lobbies.expire(id);
  expect(await lobbies.get(id)).toMatchObject({ status: "open" });
  clock.now += 1;
  expect(await lobbies.open()).toMatchObject([{ id }]);
  await lobbies.expire(id);
  expect(await lobbies.open()).toEqual([]);
  expect(await lobbies.join(id, 1, who("Bob"))).toMatchObject({
    kind: "closed",
    lobby: { status: "expired" },
  });
});
