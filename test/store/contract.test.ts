import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { type StateStore, StoreError } from "../../src/store/port.ts";
import { stateStore } from "../../src/store/state-store.ts";
import { overStores } from "../support/stores.ts";

describe("the contract of every store", () => {
  overStores(["memory", "sqlite", "redis"], (door) => {
    let store: StateStore;
    let other: StateStore;
    let fresh = 0;
    const key = (): string => {
      fresh += 1;
      return `k${fresh}`;
    };
    beforeAll(async () => {
      store = stateStore(await door().open());
      other = stateStore(await door().open());
    });

    it("keeps a value with its revision, for everybody", async () => {
      const k = key();
      expect(await store.load("a", k)).toBeNull();
      const value = { text: 'ä\n"ö" 🃏', list: [1, null, true], deep: { n: -0.5 } };
      expect(await store.cas("a", k, value, null)).toEqual({ ok: true, revision: 1 });
      expect(await other.load("a", k)).toEqual({ value, revision: 1 });
      expect(await store.load("b", k)).toBeNull();
    });

    it("writes only over the revision that was read", async () => {
      const k = key();
      expect(await store.cas("a", k, 1, 3)).toEqual({ ok: false, conflict: true });
      expect(await store.cas("a", k, 1, null)).toMatchObject({ ok: true });
      expect(await other.cas("a", k, 2, null)).toEqual({ ok: false, conflict: true });
      expect(await other.cas("a", k, 2, 1)).toEqual({ ok: true, revision: 2 });
      expect(await store.cas("a", k, 3, 1)).toEqual({ ok: false, conflict: true });
      expect(await store.load("a", k)).toEqual({ value: 2, revision: 2 });
    });

    it("loses no increment of two writers", async () => {
      const k = key();
      const add = async (mine: StateStore): Promise<void> => {
        for (let done = 0; done < 60; ) {
          const there = await mine.load("a", k);
          const count = typeof there?.value === "number" ? there.value : 0;
          if ((await mine.cas("a", k, count + 1, there?.revision ?? null)).ok) done += 1;
        }
      };
      await Promise.all([add(store), add(other), add(store)]);
      expect((await store.load("a", k))?.value).toBe(180);
    });

    it("answers a write with the same token again instead of writing twice", async () => {
      const backend = await door().open();
      const k = key();
      const write = { text: '{"value":1,"expires":null}', expected: null, token: "t-1", expiresAt: null };
      expect(await backend.write("a", k, write)).toEqual({ ok: true, revision: 1 });
      expect(await backend.write("a", k, write)).toEqual({ ok: true, revision: 1 });
      for (let rev = 1; rev <= 7; rev += 1)
        await backend.write("a", k, { ...write, token: `u-${rev}`, expected: rev });
      expect(await backend.write("a", k, write)).toEqual({ ok: true, revision: 1 });
      expect((await backend.load("a", k))?.revision).toBe(8);
      await backend.write("a", k, { ...write, token: "u-8", expected: 8 });
      expect(await backend.write("a", k, write)).toEqual({ ok: false, conflict: true });
    });

    it("is read through Keyv, and Keyv's own values are read back", async () => {
      const k = key();
      await store.cas("a", k, { session: [1, 2] }, null);
      expect(await store.keyv("a").get(k)).toEqual({ session: [1, 2] });
      expect(await other.keyv("a").has(k)).toBe(true);
      const plain = store.keyv("settings");
      await plain.set("lang", { locale: "de" });
      expect(await other.load("settings", "lang")).toMatchObject({ value: { locale: "de" } });
      expect(await other.keyv("settings").get("lang")).toEqual({ locale: "de" });
      expect(await plain.get("none")).toBeUndefined();
      const seen: unknown[] = [];
      for await (const [name, value] of plain.iterator?.(undefined) ?? []) seen.push([name, value]);
      expect(seen).toEqual([["lang", { locale: "de" }]]);
      await plain.delete("lang");
      expect(await other.load("settings", "lang")).toBeNull();
      await plain.set("x", 1);
      await plain.clear();
      expect(await store.list("settings")).toEqual([]);
      expect(await store.keyv("a").get(k)).toEqual({ session: [1, 2] });
    });

    it("a value that Keyv wrote can be taken over by compare-and-set", async () => {
      const k = key();
      await store.keyv("mixed").set(k, "old");
      const there = await store.load("mixed", k);
      expect(there?.value).toBe("old");
      expect(await store.cas("mixed", k, "new", null)).toMatchObject({ ok: false });
      expect(await store.cas("mixed", k, "new", there?.revision ?? null)).toMatchObject({ ok: true });
      expect(await store.keyv("mixed").get(k)).toBe("new");
    });

    it("lets values go when their time is up", async () => {
      const k = key();
      const long = key();
      await store.cas("exp", k, "short", null, { expiresAt: Date.now() + 150 });
      await store.cas("exp", long, "long", null, { expiresAt: Date.now() + 60_000.5 });
      await store.keyv("exp").set("via-keyv", 1, 150);
      expect(await store.list("exp")).toEqual([k, long, "via-keyv"].sort());
      await sleep(250);
      expect(await store.load("exp", k)).toBeNull();
      expect(await store.keyv("exp").get(k)).toBeUndefined();
      expect(await store.keyv("exp").get("via-keyv")).toBeUndefined();
      expect(await other.list("exp")).toEqual([long]);
      expect(await store.cas("exp", k, "again", null)).toMatchObject({ ok: true });
    });

    it("a later write without a time limit lifts the limit", async () => {
      const k = key();
      await store.cas("a", k, 1, null, { expiresAt: Date.now() + 150 });
      expect(await store.cas("a", k, 2, 1)).toMatchObject({ ok: true, revision: 2 });
      await sleep(250);
      expect(await store.load("a", k)).toEqual({ value: 2, revision: 2 });
    });

    it("deletes, and lists what is there", async () => {
      await store.cas("list", "b", 1, null);
      await store.cas("list", "a", 1, null);
      await store.cas("list2", "c", 1, null);
      expect(await store.list("list")).toEqual(["a", "b"]);
      await store.del("list", "a");
      await store.del("list", "never-there");
      expect(await other.list("list")).toEqual(["b"]);
      expect(await store.cas("list", "a", 2, 1)).toMatchObject({ ok: false });
      expect(await store.cas("list", "a", 2, null)).toMatchObject({ ok: true });
    });

    it("gives a lock to one at a time, and takes it back from the dead", async () => {
      const k = key();
      const release = await store.lock("a", k, 5000);
      await expect(other.lock("a", k, 5000, 60)).rejects.toThrow(StoreError);
      await release();
      const again = await other.lock("a", k, 100);
      const start = performance.now();
      const late = await store.lock("a", k, 5000);
      expect(performance.now() - start).toBeGreaterThan(50);
      // The one that came too late gives back nothing that is not its own.
      await again();
      await expect(other.lock("a", k, 5000, 60)).rejects.toThrow(/locked/);
      await late();
    });

    it("refuses keys that could mean something else in some store", async () => {
      await expect(store.load("a", "with space")).rejects.toThrow(StoreError);
      await expect(store.cas("a*", "k", 1, null)).rejects.toThrow(StoreError);
      await expect(store.load("a", "")).rejects.toThrow(StoreError);
      await expect(store.list("{x}")).rejects.toThrow(StoreError);
    });
  });
});
