import { expect, it } from "vitest";
import { createGuildSets } from "../../src/decks/guild-sets.ts";
import { GAMES } from "../../src/engine/index.ts";
import { memoryBackend } from "../../src/store/memory.ts";
import { stateStore } from "../../src/store/state-store.ts";
import { toyGame } from "../toy/game.ts";

const [game] = GAMES.values();
if (!game) throw new Error("No game");
const starter = game.decks[0] ?? expect.fail();

function file(set: string, ap: number, decks = 0, name = `Card of ${set}`): string {
  const card = { id: "c", name, faction: "Chaos", type: "creature", cost: 1, level: 1, ap, life: 1 };
  const list = Array.from({ length: decks }, (_, n) => ({ name: `Deck ${n}`, cards: starter.list.cards }));
  return JSON.stringify({ set, cards: [card], decks: list });
}

function setUp() {
  const store = stateStore(memoryBackend());
  const sets = createGuildSets({ store });
  const load = (text: string, guild = "1") => sets.import(guild, game ?? expect.fail(), text, "9", false);
  return { store, sets, load };
}

it("sets of one server are no other server's", async () => {
  const { sets, load } = setUp();
  expect(await load(file("a", 1, 1))).toMatchObject({ kind: "done", set: { version: 1 } });
  expect(await sets.list("2", game)).toEqual([]);
  expect((await sets.offers("2", game)).decks).toHaveLength(game.decks.length);
  expect((await sets.offers("1", game)).decks).toHaveLength(game.decks.length + 1);
});

it("imports at the same time become versions one after the other, each with its own cards", async () => {
  const { sets, load, store } = setUp();
  const results = await Promise.all([1, 2, 3, 4].map((ap) => load(file("a", ap))));
  const versions = results.flatMap((one) => (one.kind === "done" ? [one.set.version] : []));
  expect(versions.sort()).toEqual([1, 2, 3, 4]);
  const last = results.findIndex((one) => one.kind === "done" && one.set.version === 4);
  const there = await sets.content("1", game, "a");
  expect(there?.set.version).toBe(4);
  expect(JSON.stringify(there?.content)).toContain(`"ap":${last + 1}`);
  expect((await store.list("sets")).length).toBe(1);
});

it("a match takes the cards that its decks name, from the version of that moment", async () => {
  const { sets, load } = setUp();
  const name = starter.list.cards[1]?.name ?? "";
  await load(file("a", 7, 0, name));
  await load(file("b", 1));
  const first = await sets.forMatch("1", game, [starter.id, "nothing"]);
  expect(first.sets).toEqual([{ name: "a", version: 1 }]);
  expect(first.options).toMatchObject({ defs: [{ id: "a--c", name, ap: 7 }] });
  expect([...first.lists.keys()]).toEqual([starter.id]);
  await load(file("a", 8, 0, name));
  expect((await sets.forMatch("1", game, [starter.id])).sets).toEqual([{ name: "a", version: 2 }]);
  expect(await sets.remove("1", game, "a")).toBe(true);
  expect(await sets.remove("1", game, "a")).toBe(false);
  expect((await sets.forMatch("1", game, [starter.id])).options).toEqual({});
});

it("a server's room ends, and names of prototypes are just names", async () => {
  const { sets, load } = setUp();
  for (let n = 0; n < 10; n += 1) expect((await load(file(`set-${n}`, 1))).kind).toBe("done");
  expect(await load(file("one-more", 1))).toEqual({ kind: "too-many", what: "sets", max: 10 });
  expect(await load(file("set-0", 1, 16))).toMatchObject({ kind: "done" });
  expect(await load(file("set-1", 1, 1))).toEqual({ kind: "too-many", what: "decks", max: 16 });
  for (const name of ["constructor", "__proto__", "tostring"]) {
    expect(await sets.content("1", game, name)).toBeNull();
    expect(await sets.remove("1", game, name)).toBe(false);
  }
  expect(await sets.list("1", game)).toHaveLength(10);
});

it("a game without custom sets has its own decks and no more", async () => {
  const { sets } = setUp();
  expect(await sets.offers("1", toyGame)).toEqual({ decks: toyGame.decks, sets: [] });
  expect(await sets.import("1", toyGame, "{}", "9", false)).toEqual({ kind: "faults", faults: [] });
  expect((await sets.forMatch("1", toyGame, ["hot"])).lists.get("hot")).toEqual(toyGame.decks[0]?.list);
});
