import { describe, expect, it } from "vitest";
import { GAMES } from "../../src/engine/index.ts";
import { createHeroes, type HeroesOptions } from "../../src/heroes/heroes.ts";
import { memoryBackend } from "../../src/store/memory.ts";
import { stateStore } from "../../src/store/state-store.ts";

const owner = { game: "dark-legacy", guildId: "1", userId: "100", name: "Ada" };
const elsewhere = { ...owner, guildId: "2" };

function heroesOf(scope: HeroesOptions["scope"], store = stateStore(memoryBackend())) {
  return createHeroes({ store, games: GAMES, scope });
}
const ending = (match: string, winners: readonly number[]) => ({
  ...{ match, at: Date.now(), seat: 0, opponents: ["Ben"] },
  outcome: { winners, reason: "draw", rule: "D-11.2", awards: [{ seat: 0, points: 10 }] },
});

describe("a hero", () => {
  it("is another one on each server, or one and the same on all", async () => {
    const server = heroesOf("server");
    await server.rename(owner, "Grim");
    expect(await server.of(owner)).toMatchObject({ name: "Grim" });
    expect(await server.of(elsewhere)).toMatchObject({ name: null });
    const global = heroesOf("global");
    await global.rename(owner, "Grim");
    expect(await global.of(elsewhere)).toMatchObject({ name: "Grim" });
  });

  it("has a name of at most 32 letters, or its player's", async () => {
    const heroes = heroesOf("server");
    expect((await heroes.rename(owner, `  a \n b ${"😀".repeat(40)}`)).name).toBe(`a b ${"😀".repeat(28)}`);
    expect((await heroes.rename(owner, "  ")).name).toBeNull();
  });

  it("counts a draw as a draw (D-2.13)", async () => {
    const heroes = heroesOf("server");
    const { hero, counted } = await heroes.count(heroes.keyOf(owner), owner, ending("m1", []));
    expect(hero.record).toEqual({ won: 0, lost: 0, drawn: 1 });
    expect(counted).toMatchObject({ result: "drawn", award: { gained: 10, from: 1, to: 1 } });
  });

  it("loses neither a choice nor a match when both come at once", async () => {
    const store = stateStore(memoryBackend());
    const [one, two] = [heroesOf("server", store), heroesOf("server", store)];
    const key = one.keyOf(owner);
    await Promise.all([
      one.choose(owner, "faction", "Chaos"),
      ...["m1", "m2", "m3"].flatMap((match) =>
        [one, two].map((heroes) => heroes.count(key, owner, ending(match, [0]))),
      ),
      two.rename(owner, "Grim"),
    ]);
    expect(await one.of(owner)).toMatchObject({
      name: "Grim",
      hero: { sp: 30, level: 2, factions: ["Chaos"] },
      record: { won: 3, lost: 0, drawn: 0 },
    });
  });

  it("is refused what is not to be chosen, and stays as it is", async () => {
    const heroes = heroesOf("server");
    expect(await heroes.choose(owner, "reroll", "cast")).toMatchObject({
      kind: "refused",
      refusal: { code: "hero-choice" },
    });
    expect(await heroes.of(owner)).toMatchObject({ hero: { reroll: null } });
    await expect(heroes.of({ ...owner, game: "none" })).rejects.toThrow('The game "none" has no heroes');
  });
});
