import { afterEach, expect, it } from "vitest";
import { GAMES } from "../../src/engine/index.ts";
import { picker } from "../toy/setup.ts";
import { House } from "./bot.ts";
import { Player, wordsOf } from "./player.ts";
import { faultsOf } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

/** A match against the AI in a thread of its own. */
async function begun(at: House, name: string): Promise<Player> {
  const person = at.sandbox.user(name);
  const lobby = at.sandbox.channel("lobby");
  await person.slash(lobby, "play", { vs: "bot", level: "random" });
  const thread = await at.sandbox.until(() => {
    const said = person
      .screen(lobby)
      .filter((message) => message.ephemeral)
      .map(wordsOf)
      .join();
    return /begins in <#(\d+)>/.exec(said)?.[1];
  }, 15_000);
  const player = new Player(person, thread, picker(1));
  await at.sandbox.until(() => player.with("panel").length > 0, 10_000);
  return player;
}

it("one match, one challenge and one table that cannot be read stop nobody else, over a restart too", async () => {
  house = await House.open({ games: GAMES }, { ackMs: 20_000 });
  const { sandbox, store } = house;
  const [ada, ben] = [await begun(house, "Ada"), await begun(house, "Ben")];
  const match = (await house.app.service.load(ada.thread)) ?? expect.fail();
  // A card in two places: the shape is right.
  const state = JSON.parse(JSON.stringify(match.record.saved.state));
  state.players[0].boneyard.push(state.players[0].deck[0]);
  const record = { ...match.record, saved: { ...match.record.saved, state } };
  expect(await store.cas("match", ada.thread, record, match.revision)).toMatchObject({ ok: true });
  for (const kind of ["challenge", "lobby"]) await store.cas(kind, "broken", { status: "odd" }, null);
  const broken = async (): Promise<void> => {
    const before = ada.screen().length;
    await ada.person.slash(ada.thread, "hand");
    await sandbox.until(() => {
      const last = ada.screen().at(-1);
      return ada.screen().length > before && last && wordsOf(last).includes("cannot be read, so it cannot");
    }, 10_000);
  };
  await broken();
  await house.stopBot();
  await house.startBot({ games: GAMES });
  await broken();
  await ben.person.slash(ben.thread, "hand");
  await sandbox.until(() => ben.choices().length > 0, 10_000);
  expect(await ben.step()).toBe(true);
  const told = house.reports.errors.map(({ message }) => message);
  expect(told).toContain("A challenge cannot be read");
  expect(told).toContain("A table cannot be read");
  expect(faultsOf(house)).toEqual([]);
  expect(house.sandboxErrors).toEqual([]);
}, 60_000);
