import { describe, expect, it } from "vitest";
import { PLAYER_DEFAULTS, SERVER_DEFAULTS } from "../../src/settings/records.ts";
import { createSettings } from "../../src/settings/settings.ts";
import { memoryBackend } from "../../src/store/memory.ts";
import { type StateStore, StoreError } from "../../src/store/port.ts";
import { stateStore } from "../../src/store/state-store.ts";

function counted(store: StateStore) {
  const seen = { loads: 0 };
  const load: StateStore["load"] = (ns, key) => {
    seen.loads += 1;
    return store.load(ns, key);
  };
  return { seen, store: { ...store, load } };
}

describe("settings", () => {
  it("are the defaults as long as nobody has settled anything", async () => {
    const settings = createSettings({ store: stateStore(memoryBackend()) });
    expect(await settings.player("1")).toEqual(PLAYER_DEFAULTS);
    expect(await settings.server("1")).toEqual(SERVER_DEFAULTS);
    expect(settings.serverNow("1")).toEqual(SERVER_DEFAULTS);
  });

  it("keep what was changed, for another process too, and change one thing at a time", async () => {
    const store = stateStore(memoryBackend());
    const one = createSettings({ store });
    await one.changePlayer("1", (now) => ({ ...now, language: "de" }));
    await one.changePlayer("1", (now) => ({ ...now, textOnly: true }));
    const kept = { ...PLAYER_DEFAULTS, language: "de", textOnly: true };
    expect(await one.player("1")).toEqual(kept);
    expect(await createSettings({ store }).player("1")).toEqual(kept);
    expect(await one.player("2")).toEqual(PLAYER_DEFAULTS);
  });

  it("lose nothing when two processes change them at once", async () => {
    const store = stateStore(memoryBackend());
    const [one, two] = [createSettings({ store }), createSettings({ store })];
    await Promise.all([
      one.changeServer("1", (now) => ({ ...now, textOnly: true })),
      two.changeServer("1", (now) => ({ ...now, channels: ["7"] })),
      one.changeServer("1", (now) => ({ ...now, organiserRole: "8" })),
    ]);
    expect(await createSettings({ store }).server("1")).toMatchObject({
      textOnly: true,
      channels: ["7"],
      organiserRole: "8",
    });
  });

  it("are looked up once for some seconds, then again", async () => {
    const { seen, store } = counted(stateStore(memoryBackend()));
    let clock = 0;
    const settings = createSettings({ store, now: () => clock, freshMs: 1_000 });
    await Promise.all([settings.player("1"), settings.player("1")]);
    clock = 999;
    await settings.player("1");
    expect(seen.loads).toBe(1);
    clock = 1_000;
    await settings.player("1");
    expect(seen.loads).toBe(2);
  });

  it("of a server are known at once after a start, and what another process changes soon after", async () => {
    const store = stateStore(memoryBackend());
    let clock = 0;
    const [one, two] = [createSettings({ store }), createSettings({ store, now: () => clock })];
    await one.changeServer("1", (now) => ({ ...now, language: "de" }));
    expect(two.serverNow("1").language).toBe("auto");
    await two.warm();
    expect(two.serverNow("1").language).toBe("de");
    await one.changeServer("1", (now) => ({ ...now, language: "en" }));
    clock = 60_000;
    expect(two.serverNow("1").language).toBe("de");
    await expect.poll(() => two.serverNow("1").language).toBe("en");
  });

  it("read as known last when the store fails or hangs, but a change that fails says so", async () => {
    const real = stateStore(memoryBackend());
    let broken: "no" | "fails" | "hangs" = "no";
    const store: StateStore = {
      ...real,
      load: (ns, key) =>
        broken === "fails"
          ? Promise.reject(new StoreError("gone", "no"))
          : broken === "hangs"
            ? new Promise(() => undefined)
            : real.load(ns, key),
    };
    let clock = 0;
    const settings = createSettings({ store, now: () => clock, patienceMs: 20 });
    await settings.changePlayer("1", (now) => ({ ...now, language: "de" }));
    clock = 60_000;
    broken = "fails";
    expect((await settings.player("1")).language).toBe("de");
    expect(await settings.player("2")).toEqual(PLAYER_DEFAULTS);
    await expect(settings.changePlayer("1", (now) => now)).rejects.toThrow(StoreError);
    broken = "hangs";
    expect((await settings.player("1")).language).toBe("de");
  });

  it("read what another version wrote as far as it is understood", async () => {
    const store = stateStore(memoryBackend());
    await store.cas("player-settings", "1", { language: "xx", pings: false, more: 1 }, null);
    await store.cas("server-settings", "1", "nonsense", null);
    const settings = createSettings({ store });
    expect(await settings.player("1")).toEqual({ ...PLAYER_DEFAULTS, pings: false });
    expect(await settings.server("1")).toEqual(SERVER_DEFAULTS);
  });
});
