import { afterEach, describe, expect, it } from "vitest";
import { GAMES } from "../../src/engine/index.ts";
import type { LobbyVerb } from "../../src/interactions/clicks.ts";
import { picker } from "../toy/setup.ts";
import { House } from "./bot.ts";
import { controls, Player, wordsOf } from "./player.ts";
import { expectPeace, playOn } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

/** Somebody in front of the table in the lobby. */
function guest(at: House, name: string) {
  const { sandbox } = at;
  const person = sandbox.user(name);
  const lobby = sandbox.channel("lobby");
  const find = (verb: LobbyVerb, arg?: string) =>
    person
      .screen(lobby)
      .flatMap(controls)
      .findLast(
        ({ click }) => click?.route === "lobby" && click.verb === verb && (!arg || click.arg === arg),
      );
  return {
    person,
    lobby,
    find,
    said: () => person.screen(lobby).map(wordsOf).join("\n---\n"),
    table: () =>
      person
        .screen(lobby)
        .filter((one) => !one.ephemeral)
        .map(wordsOf)
        .join("\n"),
    async press(verb: LobbyVerb, arg?: string, values?: string[]) {
      const control = await sandbox.until(() => find(verb, arg));
      if (control.kind === "select") await person.select(control.message, control.id, values ?? []);
      else await person.click(control.message, control.id);
    },
    thread: () => person.screen(lobby).find((one) => one.thread)?.thread?.id,
  };
}

describe("a table for four", { timeout: 120_000 }, () => {
  it("fills by people and the AI, outlives a restart, and its match is played to the end", async () => {
    house = await House.open();
    const { sandbox } = house;
    const [ada, ben, cleo] = [guest(house, "Ada"), guest(house, "Ben"), guest(house, "Cleo")];
    await ada.person.slash(ada.lobby, "play", { mode: "2v2", deck: "calm" });
    await sandbox.until(() => ben.find("join", "1"));
    expect(ada.table()).toMatch(/\*\*Team A\*\*\n• \*\*Ada\*\*\n• free\n\*\*Team B\*\*\n• free\n• free/);
    expect(ada.find("start")).toBeUndefined();
    await ben.press("join", "1");
    await sandbox.until(() => ben.said().includes("You are in team B."));
    await ben.press("deck", "", ["calm"]);
    await cleo.press("join", "1");
    await sandbox.until(() => ada.table().includes("• **Cleo**"));
    await house.stopBot();
    await house.startBot();
    await cleo.press("join", "0");
    await sandbox.until(() => /Team A\*\*\n• \*\*Ada\*\*\n• \*\*Cleo\*\*/.test(ada.table()));
    // Only the host may fill and start.
    await ben.press("fill");
    await sandbox.until(() => ben.said().includes("Only Ada can do that"));
    await ada.press("fill");
    await sandbox.until(() => ada.find("start"));
    await ada.press("start");
    const thread = await sandbox.until(() => ada.thread());
    await sandbox.until(() => ada.table().includes("The match begins in"));
    const match = (await house.app.service.load(thread)) ?? expect.fail();
    expect(match.record.sitters.map((one) => one.name)).toEqual([
      "Ada",
      "Ben",
      "Cleo",
      "Playmat (beginner) 4",
    ]);
    const { players, options } = match.record.saved.setup;
    expect(players.map((one) => one.deck.name)).toEqual(["calm", "calm", "hot", "calm"]);
    expect(options).toEqual({ life: 4 });
    expect(sandbox.world.channel(thread).name).toBe("Ada & Cleo vs Ben & Playmat (beginner) 4");
    const people = [ada, ben, cleo].map((one, n) => new Player(one.person, thread, picker(n + 5)));
    expect(await playOn(people)).toMatch(/win|draw/);
    expectPeace(house);
  });

  it("is set up with options first, and taken away by its host", async () => {
    house = await House.open();
    const ada = guest(house, "Ada");
    await ada.person.slash(ada.lobby, "play", { mode: "2v2", options: true });
    const panel = await house.sandbox.until(() =>
      ada.person.screen(ada.lobby).findLast((one) => one.ephemeral && !one.thinking),
    );
    const post = controls(panel).find(({ click }) => click?.route === "setup" && click.verb === "post");
    await ada.person.click(panel.id, post?.id ?? "");
    await ada.press("leave");
    await house.sandbox.until(() => !ada.table().includes("• **Ada**"));
    await ada.press("cancel");
    await house.sandbox.until(() => ada.table().includes("**Ada** closed the table."));
    expect(ada.find("join")).toBeUndefined();
    await ada.person.slash(ada.lobby, "play", { mode: "2v2", opponent: house.sandbox.user("Ben").id });
    await house.sandbox.until(() => ada.said().includes("More than two play that way"));
    expectPeace(house);
  });

  it("begins at once against three of the AI, by the real rules of a team battle", async () => {
    house = await House.open({ games: GAMES });
    const ada = guest(house, "Ada");
    await ada.person.slash(ada.lobby, "play", { mode: "2v2", vs: "bot" });
    const thread = await house.sandbox.until(() => ada.thread(), 15_000);
    const player = new Player(ada.person, thread, picker(2));
    await house.sandbox.until(() => player.with("panel").length > 0, 10_000);
    const match = (await house.app.service.load(thread)) ?? expect.fail();
    expect(match.record.sitters.map((one) => one.kind)).toEqual(["user", "ai", "ai", "ai"]);
    expect(match.record.saved.setup.options).toEqual({ teams: "2v2" });
    await player.open();
    for (let step = 0; step < 6; step += 1) if (!(await player.step())) await player.open();
    expectPeace(house);
  });
});
