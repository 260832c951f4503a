import { expect, it } from "vitest";
import { createChallenges, isOpen } from "../../src/match/challenges.ts";
import { memoryBackend } from "../../src/store/memory.ts";
import { stateStore } from "../../src/store/state-store.ts";

const ann = { userId: "100", name: "Ann", deck: "hot" };
const bob = { userId: "200", name: "Bob", deck: "calm" };
const cid = { userId: "300", name: "Cid", deck: "calm" };
const MINUTE = 60_000;

function setUp() {
  const store = stateStore(memoryBackend());
  const clock = { now: Date.now() };
  const challenges = createChallenges({ store, now: () => clock.now });
  const create = (opponent: { userId: string; name: string } | null = null) =>
    challenges.create({ game: "toy", guildId: "1", channelId: "2", challenger: ann, opponent });
  return { store, clock, challenges, create };
}

it("an open challenge goes to the first who comes", async () => {
  const { challenges, create, clock } = setUp();
  const { id } = await create();
  await challenges.setMessage(id, "77");
  expect(await challenges.get(id)).toMatchObject({ messageId: "77", status: "open", acceptedBy: null });
  expect(await challenges.accept(id, { ...ann, deck: "calm" })).toMatchObject({ kind: "own-challenge" });
  clock.now += 15 * MINUTE - 1;
  expect(await challenges.accept(id, bob)).toMatchObject({
    kind: "accepted",
    challenge: { acceptedBy: bob },
  });
  expect(await challenges.accept(id, cid)).toMatchObject({ kind: "already-taken" });
  expect(await challenges.accept(id, bob)).toMatchObject({ kind: "already-taken" });
  expect(await challenges.withdraw(id, "100")).toMatchObject({ kind: "closed" });
  expect(await challenges.accept("never-there", bob)).toEqual({ kind: "unknown" });
});

it("a directed challenge is for one person, who may decline it", async () => {
  const { challenges, create } = setUp();
  const { id } = await create({ userId: "200", name: "Bob" });
  expect(await challenges.accept(id, cid)).toMatchObject({ kind: "not-for-you" });
  expect(await challenges.decline(id, "300")).toMatchObject({ kind: "not-yours" });
  expect(await challenges.decline(id, "200")).toMatchObject({
    kind: "done",
    challenge: { status: "declined" },
  });
  expect(await challenges.accept(id, bob)).toMatchObject({ kind: "declined" });
  expect(await challenges.decline(id, "200")).toMatchObject({ kind: "closed" });
});

it("the challenger may take it back, until it is taken up", async () => {
  const { challenges, create } = setUp();
  const { id } = await create();
  expect(await challenges.withdraw(id, "200")).toMatchObject({ kind: "not-yours" });
  expect(await challenges.decline(id, "200")).toMatchObject({ kind: "not-yours" });
  expect(await challenges.withdraw(id, "100")).toMatchObject({ kind: "done" });
  expect(await challenges.accept(id, bob)).toMatchObject({ kind: "withdrawn" });
});

it("runs out after a quarter of an hour, says so for a day, then goes", async () => {
  const { challenges, create, clock } = setUp();
  const challenge = await create();
  expect(isOpen(challenge, clock.now)).toBe(true);
  clock.now += 15 * MINUTE;
  expect(isOpen(challenge, clock.now)).toBe(false);
  expect(await challenges.accept(challenge.id, bob)).toMatchObject({ kind: "expired" });
  expect(await challenges.withdraw(challenge.id, "100")).toMatchObject({ kind: "closed" });
  const { challenges: past, create: createPast, clock: pastClock } = setUp();
  pastClock.now -= 25 * 60 * MINUTE;
  expect(await past.get((await createPast()).id)).toBeNull();
});

it("those that ran out are noted once, and only those", async () => {
  const { challenges, create, clock } = setUp();
  const [first, taken, closed] = [await create(), await create(), await create()];
  await challenges.accept(taken.id, bob);
  await challenges.withdraw(closed.id, "100");
  clock.now += 15 * MINUTE - 1;
  const late = await create();
  await challenges.expire(first.id);
  expect(await challenges.get(first.id)).toMatchObject({ status: "open" });
  clock.now += 1;
  expect((await challenges.open()).map((one) => one.id).sort()).toEqual([first.id, late.id].sort());
  for (const { id } of [first, taken, closed, late]) await challenges.expire(id);
  expect((await challenges.open()).map((one) => one.id)).toEqual([late.id]);
  const now = await Promise.all([first, taken, closed, late].map(({ id }) => challenges.get(id)));
  expect(now.map((one) => one?.status)).toEqual(["expired", "accepted", "withdrawn", "open"]);
  expect(await challenges.accept(first.id, bob)).toMatchObject({ kind: "expired" });
});

it("one that was taken up without its match being started can be found, opened again or finished", async () => {
  const { challenges, create } = setUp();
  const first = await create();
  const second = await create();
  await create();
  await challenges.accept(first.id, bob);
  await challenges.accept(second.id, bob);
  expect((await challenges.unfinished()).map((one) => one.id).sort()).toEqual([first.id, second.id].sort());
  await challenges.started(first.id, "555");
  await challenges.reopen(first.id);
  await challenges.reopen(second.id);
  expect(await challenges.unfinished()).toEqual([]);
  expect(await challenges.get(first.id)).toMatchObject({ status: "accepted", matchId: "555" });
  expect(await challenges.accept(second.id, cid)).toMatchObject({ kind: "accepted" });
});
