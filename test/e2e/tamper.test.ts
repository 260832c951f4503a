import { afterEach, describe, expect, it } from "vitest";
import { GAMES } from "../../src/engine/index.ts";
import { picker } from "../toy/setup.ts";
import { House } from "./bot.ts";
import { controls, Player } from "./player.ts";
import { expectPeace, seat } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

interface Node {
  custom_id?: string;
  disabled?: boolean;
  components?: unknown;
}

function* nodes(list: unknown): Generator<Node> {
  if (!Array.isArray(list)) return;
  for (const item of list) {
    if (typeof item !== "object" || item === null) continue;
    const node: Node = item;
    yield node;
    yield* nodes(node.components);
  }
}

/** Clicks a button after its custom id was changed behind the bot's back. */
async function clickAs(at: House, player: Player, to: string) {
  const doors = player
    .screen()
    .flatMap(controls)
    .filter((one) => one.kind === "button");
  for (const { message, id } of doors) {
    const stored = at.sandbox.world.findMessage(message);
    const all = [...nodes(stored?.components)];
    const node = all.find((one) => one.custom_id === id);
    if (!node || all.some((one) => one.custom_id === to)) continue;
    node.custom_id = to;
    const outcome = player.person.click(message, to);
    node.custom_id = id;
    return outcome;
  }
  throw new Error("No button to press");
}

/** Every part of an id replaced by each of these. */
const ODD = [
  "",
  "_",
  "0",
  "-1",
  "1e21",
  "NaN",
  "__proto__",
  "constructor",
  "toString",
  "zzzzzzzzzzzzzz",
  "c0",
  "9999",
  "@nothing",
  "c0/#1",
  "c0/#-5",
  "c1*c1,c1",
  "x=a~b",
  "^9999",
  "ö`*|",
];
const VERBS = ["p", "n", "s", "v", "t", "k", "b", "g", "m", "q"];

/** At most this many ids a test, spread over all. */
const ENOUGH = 150;

function* variants(id: string): Generator<string> {
  const parts = id.split(":");
  for (const at of parts.keys())
    for (const odd of at === 5 ? VERBS : ODD) yield parts.map((part, i) => (i === at ? odd : part)).join(":");
  yield `${id}:more`;
  yield parts.slice(0, -1).join(":");
  for (const verb of VERBS)
    for (const odd of ODD.slice(2)) yield [...parts.slice(0, 5), verb, odd, ""].join(":");
}

describe("custom ids that the bot did not write", () => {
  it.each([
    ["toy", undefined],
    ["real", GAMES],
  ])(
    "are answered, change nothing unlawful and cause no error (%s game)",
    async (_, games) => {
      house = await House.open(games ? { games } : {}, { ackMs: 20_000 });
      const { sandbox } = house;
      const person = sandbox.user("Ada");
      const lobby = sandbox.channel("lobby");
      await person.slash(lobby, "play", { vs: "bot" });
      const thread = await sandbox.until(
        () => person.screen(lobby).find((message) => message.thread)?.thread?.id,
        15_000,
      );
      const ada = new Player(person, thread, picker(3));
      await sandbox.until(() => ada.with("panel").length > 0, 15_000);
      await ada.open();
      const control = await sandbox.until(() => ada.choices()[0], 15_000);
      const refresh = controls(ada.panel() ?? expect.fail()).find((one) => one.click?.route === "refresh");
      const log = ada.with("log")[0];
      const unanswered: string[] = [];
      const ids = [
        ...variants(control.id),
        ...(refresh ? variants(refresh.id) : []),
        ...(log ? variants(log.id) : []),
      ].filter((id) => id.length > 0 && id.length <= 100 && id !== control.id);
      const stride = Math.max(1, Math.floor(ids.length / ENOUGH));
      for (const id of ids.filter((_one, index) => index % stride === 0)) {
        // Some are lawful moves after all, which may end the match.
        if ((await house.app.service.load(thread))?.live.outcome()) break;
        const outcome = await clickAs(house, ada, id);
        if (!outcome.ok) unanswered.push(id);
      }
      expect(unanswered).toEqual([]);
      expectPeace(house);
    },
    60_000,
  );
});

describe("custom ids of set-ups and tables that the bot did not write", () => {
  it("are answered and cause no error", async () => {
    house = await House.open({}, { ackMs: 20_000 });
    const { sandbox } = house;
    const lobby = sandbox.channel("lobby");
    const ada = new Player(sandbox.user("Ada"), lobby, picker(3));
    await ada.person.slash(lobby, "play", { mode: "2v2" });
    await ada.person.slash(lobby, "play", { options: true });
    const [setup, table] = await Promise.all([
      sandbox.until(() => ada.with("setup")[0]),
      sandbox.until(() => ada.with("lobby")[0]),
    ]);
    const unanswered: string[] = [];
    // Letters of verbs that end the whole thing are left for other tests.
    const ids = [...variants(setup.id), ...variants(table.id)].filter(
      (id) => id.length > 0 && id.length <= 100 && !["x", "p", "s"].includes(id.split(":")[3] ?? ""),
    );
    for (const id of ids.filter((_one, index) => index % Math.ceil(ids.length / 80) === 0)) {
      const outcome = await clickAs(house, ada, id);
      if (!outcome.ok) unanswered.push(id);
    }
    expect(unanswered).toEqual([]);
    expectPeace(house);
  }, 60_000);
});

describe("somebody else's choice", () => {
  it("cannot be answered with a copied id, nor seen", async () => {
    house = await House.open({}, { ackMs: 20_000 });
    const { ada, ben, thread } = await seat(house);
    const { sandbox } = house;
    await sandbox.until(() => ada.with("panel").length > 0, 10_000);
    await ada.open();
    const mine = await sandbox.until(() => ada.choices()[0], 10_000);
    const cleo = new Player(sandbox.user("Cleo"), thread, picker(1));
    for (const thief of [ben, cleo]) {
      for (const owner of [
        mine.id,
        mine.id.replace(/^(([^:]*:){4})[^:]*/, `$1${BigInt(thief.person.id).toString(36)}`),
      ])
        expect(await clickAs(house, thief, owner)).toMatchObject({ ok: true });
    }
    await sandbox.until(
      () => cleo.screen().filter((message) => message.ephemeral && !message.thinking).length >= 2,
      10_000,
    );
    expect((await house.app.service.load(thread))?.live.moves).toHaveLength(0);
    expectPeace(house);
  });
});
