import { afterEach, describe, expect, it } from "vitest";
import { GAMES } from "../../src/engine/index.ts";
import { ENGLISH } from "../languages/english.ts";
import { picker } from "../toy/setup.ts";
import { House } from "./bot.ts";
import { controls, Player, wordsOf } from "./player.ts";
import { Reader } from "./reader.ts";
import { expectPeace } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

/** Everything that stands on a message: words, labels, options, alternative texts; without names of cards and people. */
function read(message: { components: readonly unknown[] }): string {
  const said: string[] = [];
  const walk = (value: unknown, key: string): void => {
    if (typeof value === "string" && ["content", "label", "description", "placeholder"].includes(key))
      said.push(value);
    else if (Array.isArray(value)) for (const one of value) walk(one, key);
    else if (value !== null && typeof value === "object")
      for (const [name, one] of Object.entries(value)) walk(one, name);
  };
  walk(message.components, "");
  const cards = [...GAMES.values()].flatMap((game) =>
    game.decks.flatMap(({ list }) => [list.name, ...list.cards.map((card) => card.name)]),
  );
  const names = [...cards, "Dark Legacy: The Rising", "Playmat (beginner)", "A picture"].sort(
    (a, b) => b.length - a.length,
  );
  return names
    .reduce((text, name) => text.replaceAll(name, "…"), said.join("\n"))
    .replaceAll(/A picture: \S+|`[^`]*`/g, "…");
}

describe("a match in German", () => {
  it("speaks German throughout: in public by the server, in private by the reader's Discord", async () => {
    house = await House.open({ games: GAMES }, { guildLocale: "de" });
    const { sandbox } = house;
    const lobby = sandbox.channel("lobby");
    const ada = sandbox.user("Ada");
    ada.speaks("de");
    await ada.slash(lobby, "play", { vs: "bot", level: "random" });
    const thread = await sandbox.until(() => ada.screen(lobby).find((one) => one.thread)?.thread?.id);
    const player = new Player(ada, thread, picker(7));
    await sandbox.until(() => player.with("panel").length > 0);
    await player.open();
    const faults = new Set<string>();
    for (let step = 0; step < 12; step += 1) {
      for (const message of [...ada.screen(lobby), ...player.screen()])
        for (const line of read(message).split("\n")) if (ENGLISH.test(line)) faults.add(line);
      if (!(await player.step())) await player.open();
    }
    expect([...faults]).toEqual([]);
    expect(player.screen().map(read).join("\n")).toMatch(/Zug \d+/);
    expectPeace(house);
  });

  it("shows each of two people their own language, and follows /settings at once", async () => {
    house = await House.open();
    const { sandbox } = house;
    const [ada, ben] = [new Reader(house, "Ada"), new Reader(house, "Ben")];
    ada.person.speaks("de");
    expect(await ada.ask("help")).toContain("Hilfe: Anfangen");
    expect(await ben.ask("help")).toContain("Help: Start");
    await ben.ask("settings");
    expect(await ben.setting("language", ["de"])).toContain("Deine Einstellungen");
    expect(await ben.ask("help", { topic: "dice" })).toContain("Hilfe: Ehrliche Würfel");
    await ada.ask("settings");
    expect(await ada.setting("language", ["en"])).toContain("Your settings");
    expect(await ada.ask("concede")).toContain("There is no match here");
    // The server stays English until it says otherwise.
    await ada.ask("play");
    const posted = () =>
      ben.person
        .screen(ben.lobby)
        .filter((one) => !one.ephemeral)
        .map(wordsOf);
    await sandbox.until(() => posted().some((one) => one.includes("looks for an opponent")));
    await ada.ask("config");
    await ada.open("language");
    await ada.set("language", ["de"]);
    await ada.ask("play");
    await sandbox.until(() => posted().some((one) => one.includes("sucht jemanden")));
    expectPeace(house);
  });

  it("shows commands by the names that the reader's Discord is told", async () => {
    house = await House.open();
    const play = [...house.sandbox.world.commands.values()].find((one) => one.name === "play");
    expect(play?.raw).toMatchObject({
      name: "play",
      name_localizations: { de: "spielen" },
      description_localizations: { de: expect.stringContaining("Partie") },
    });
    const ada = new Reader(house, "Ada");
    ada.person.speaks("de");
    expect(await ada.ask("help", { topic: "commands" })).toContain("`/aufzeichnung prüfen`: Jeden Wurf");
    const panel = ada.panel() ?? expect.fail();
    expect(controls(panel).some(({ click }) => click?.route === "help")).toBe(true);
    expectPeace(house);
  });
});
