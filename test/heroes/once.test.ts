import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GAMES } from "../../src/engine/index.ts";
import type { Game } from "../../src/engine/kernel/live-match.ts";
import { MATCHES } from "../../src/match/service.ts";
import { memoryBackend } from "../../src/store/memory.ts";
import type { Backend, StateStore } from "../../src/store/port.ts";
import { stateStore } from "../../src/store/state-store.ts";
import { hallOver, putHero, startRanked, tableOf, USERS } from "./hall.ts";

/** A process that dies at its n-th write: before it, or when it is stored and nobody has heard of it. */
function dying(backend: Backend, at: number, stored: boolean): StateStore {
  let writes = 0;
  let dead = false;
  const gone = (): never => {
    dead = true;
    throw new Error("This process is dead");
  };
  return stateStore({
    ...backend,
    load: async (ns, key) => (dead ? gone() : backend.load(ns, key)),
    list: async (ns) => (dead ? gone() : backend.list(ns)),
    async write(ns, key, write) {
      if (dead) return gone();
      writes += 1;
      if (writes < at) return backend.write(ns, key, write);
      if (stored) await backend.write(ns, key, write);
      return gone();
    },
  });
}

/** Both heroes as they stand in the store. */
async function standing(store: StateStore, game?: Game) {
  const { heroes, owner } = hallOver(store, game ? { game } : {});
  const found = await Promise.all([0, 1].map((seat) => heroes.of(owner(seat))));
  return found.map(({ hero, record, matches }) => ({
    hero,
    record,
    matches: matches.map((one) => one.match),
  }));
}

describe("a match that counts", () => {
  // Writes of the process that ends it: the end itself, the hero of either, the note that it is counted.
  it.each([1, 2, 3, 4, 5].flatMap((at) => [false, true].map((stored) => [at, stored] as const)))(
    "counts once when the process dies at write %i (stored: %s)",
    async (at, stored) => {
      const backend = memoryBackend();
      const store = stateStore(backend);
      await startRanked(hallOver(store), "m1");
      const first = hallOver(dying(backend, at, stored));
      await first.service.concede("m1", "200").catch(() => undefined);
      await first.settler.sweep().catch(() => undefined);

      const second = hallOver(store);
      // Not even its end was stored: it goes on, and ends now.
      await second.service.concede("m1", "200");
      await second.settler.sweep();
      await second.settler.sweep();
      expect(await standing(store)).toEqual([
        { hero: 20, record: { won: 1, lost: 0, drawn: 0 }, matches: ["m1"] },
        { hero: 10, record: { won: 0, lost: 1, drawn: 0 }, matches: ["m1"] },
      ]);
      expect(await second.service.unsettled()).toEqual([]);
      expect(second.lines).toEqual([]);
    },
  );

  it("counts once however many processes settle it at once and however they die", async () => {
    const deaths = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.boolean()), { maxLength: 3 });
    // Two matches that are over: Ben gives up the first, Ada the second.
    const before = stateStore(memoryBackend());
    const ended: Record<string, unknown> = {};
    for (const [id, loser] of [
      ["m0", USERS[1]],
      ["m1", USERS[0]],
    ] as const) {
      const hall = hallOver(before);
      await startRanked(hall, id);
      await hall.service.concede(id, loser);
      ended[id] = (await before.load(MATCHES, id))?.value;
    }
    await fc.assert(
      fc.asyncProperty(
        deaths,
        fc.integer({ min: 1, max: 2 }),
        fc.scheduler(),
        async (dying_, matches, scheduler) => {
          const backend = memoryBackend();
          const slow: Backend = {
            ...backend,
            load: scheduler.scheduleFunction(backend.load),
            write: scheduler.scheduleFunction(backend.write),
          };
          const store = stateStore(backend);
          const plain = hallOver(store);
          const ids = Object.keys(ended).slice(0, matches);
          for (const id of ids) await store.cas(MATCHES, id, ended[id], null);
          const halls = [
            ...dying_.map(([at, stored]) => hallOver(dying(slow, at, stored))),
            hallOver(stateStore(slow)),
            hallOver(stateStore(slow)),
          ];
          const all = Promise.all(halls.map((hall) => hall.settler.sweep().catch(() => undefined)));
          await scheduler.waitFor(all);
          for (const hall of halls) hall.settler.close();
          await plain.settler.sweep();
          const [ada, ben] = await standing(store);
          const lost = matches > 1 ? 1 : 0;
          expect(ada?.record).toEqual({ won: matches - lost, lost, drawn: 0 });
          expect(ben?.record).toEqual({ won: lost, lost: matches - lost, drawn: 0 });
          expect([...(ada?.matches ?? [])].sort()).toEqual(ids);
          expect(ada?.hero).toBe((matches - lost) * 20 + lost * 10);
          expect(await plain.service.unsettled()).toEqual([]);
        },
      ),
      { numRuns: 20 },
    );
  });

  it("uses the levels at its start, whatever has been won meanwhile (D-2.12)", async () => {
    const store = stateStore(memoryBackend());
    const game = GAMES.get("dark-legacy");
    if (!game) throw new Error("The game is gone");
    const hall = hallOver(store, { game });
    await putHero(store, hall.heroes.keyOf(hall.owner(1)), hall.owner(1), { sp: 39, level: 2 });
    await startRanked(hall, "m1");
    await startRanked(hall, "m2");
    await hall.service.concede("m1", "200");
    await hall.service.concede("m2", "200");
    await hall.settler.sweep();
    // Twice against level 2, although Ben is level 3 after the first.
    expect(await standing(store, game)).toMatchObject([
      { hero: { sp: 60, level: 4 } },
      { hero: { sp: 59, level: 3 } },
    ]);
    const match = await hall.service.load("m2");
    expect(match?.record.saved.setup.players.map((one) => one.profile)).toEqual([{ level: 1 }, { level: 2 }]);
  });

  it("is not a casual one, which no hero hears of", async () => {
    const store = stateStore(memoryBackend());
    const hall = hallOver(store);
    const { service, settler } = hall;
    await service.start(tableOf(hall, "m1"));
    settler.watch();
    await service.concede("m1", "200");
    expect(await service.unsettled()).toEqual([]);
    await settler.sweep();
    expect(await store.list("hero")).toEqual([]);
    const match = await service.load("m1");
    expect(match && (await settler.settle(match))).toBeNull();
  });

  it("cannot have an AI at its table", async () => {
    const hall = hallOver(stateStore(memoryBackend()));
    const { sitters, ...table } = tableOf(hall, "m1");
    const ai = { kind: "ai", level: "greedy", name: "AI" } as const;
    const start = hall.service.start({
      ...table,
      sitters: [...sitters.slice(0, 1), ai],
      ranked: { heroes: ["a", "b"], profiles: [0, 0] },
    });
    await expect(start).rejects.toMatchObject({ fault: "seats" });
  });

  it("counts for one hero when the other cannot be read, and for the other once that is mended", async () => {
    const store = stateStore(memoryBackend());
    const hall = hallOver(store);
    await startRanked(hall, "m1");
    const broken = hall.heroes.keyOf(hall.owner(0));
    await store.cas("hero", broken, { nothing: true }, null);
    hall.settler.watch();
    await hall.service.concede("m1", "200");
    await hall.settler.sweep();
    expect((await hall.heroes.of(hall.owner(1))).record.lost).toBe(1);
    expect(await hall.service.unsettled()).toEqual(["m1"]);
    expect(new Set(hall.lines)).toEqual(new Set(["A match could not be counted for its heroes"]));
    await store.del("hero", broken);
    await hall.settler.sweep();
    expect(await standing(store)).toMatchObject([{ hero: 20 }, { hero: 10, record: { lost: 1 } }]);
    expect(await hall.service.unsettled()).toEqual([]);
    hall.settler.close();
  });

  it("is remembered as long as it may still be asked for, and the last ten for ever", async () => {
    const day = 86_400_000;
    let clock = 1_000 * day;
    const store = stateStore(memoryBackend());
    const hall = hallOver(store, { now: () => clock });
    const win = {
      seat: 0,
      outcome: { winners: [0], reason: "life", rule: "D-11.1" },
      setup: { players: [] },
    };
    const count = (match: string) =>
      hall.heroes.count("k", hall.owner(0), { ...win, match, at: clock, opponents: ["Ben"] });
    for (let n = 0; n < 15; n += 1) await count(`old${n}`);
    clock += 59 * day;
    expect((await count("old0")).hero.record.won).toBe(15);
    clock += 2 * day;
    const { hero } = await count("new");
    expect(hero.matches.map((one) => one.match)).toEqual([
      ...["old6", "old7", "old8", "old9", "old10", "old11", "old12", "old13", "old14", "new"],
    ]);
  });
});
