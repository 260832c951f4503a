import { afterEach, describe, expect, it } from "vitest";
import type { ScreenMessage } from "../../sandbox/screen.ts";
import { House } from "./bot.ts";
import { controls, wordsOf } from "./player.ts";
import { Reader } from "./reader.ts";
import { expectPeace, seat } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

const pictures = (message: ScreenMessage | undefined): number =>
  JSON.stringify(message?.components ?? []).split('"type":12').length - 1;

describe("/settings", () => {
  it("changes what is private for the player alone, and outlives a restart", async () => {
    house = await House.open();
    const ada = new Reader(house, "Ada");
    expect(await ada.ask("settings")).toContain("Your settings");
    await ada.setting("pictures");
    await ada.setting("palette", ["high-contrast"]);
    await ada.setting("stops", ["action"]);
    await ada.setting("pings");
    await house.stopBot();
    await house.startBot();
    await ada.ask("settings");
    expect(JSON.stringify(ada.panel()?.components)).toMatch(/Pictures: off.*Mention me[^"]*: off/s);
    const seats = await seat(house);
    for (const player of [seats.ada, seats.ben]) {
      await house.sandbox.until(() => player.with("panel").length > 0);
      await player.open();
    }
    expect(pictures(seats.ada.panel())).toBe(0);
    expect(pictures(seats.ben.panel())).toBe(1);
    const board = seats.ada.screen().find((message) => wordsOf(message).includes("Chance sealed"));
    expect(pictures(board)).toBe(1);
    // Both are called to choose in secret; she is named without being pinged.
    const called = (player: typeof seats.ada): boolean[] =>
      player
        .screen()
        .filter((message) => wordsOf(message).includes(`<@${player.person.id}>`))
        .map((message) => message.mentionsMe);
    expect(called(seats.ada)).toEqual([false]);
    expect(called(seats.ben)).toEqual([true]);
    expectPeace(house);
  });

  it("changes nothing for anybody else", async () => {
    house = await House.open();
    const { settings } = house.app;
    const ada = new Reader(house, "Ada");
    await ada.ask("settings");
    expect(await settings.player(ada.person.id)).toMatchObject({ textOnly: false });
    const control = controls(ada.panel() ?? raise("no panel")).find(
      ({ click }) => click?.route === "settings" && click.field === "pictures",
    );
    await ada.person.click(control?.message ?? "", control?.id ?? "");
    await house.sandbox.until(async () => (await settings.player(ada.person.id)).textOnly);
    expect(await settings.player(house.sandbox.user("Ben").id)).toMatchObject({ textOnly: false });
    expectPeace(house);
  });
});

describe("/config", () => {
  it("is for those who manage the server, and holds for everybody", async () => {
    house = await House.open();
    const ada = new Reader(house, "Ada");
    await expect(house.sandbox.user("Ben").slash(ada.lobby, "config")).rejects.toThrow("may not");
    expect(await ada.ask("config")).toContain("Settings of this server");
    await ada.open("pictures");
    await ada.set("pictures,off");
    expect(ada.said()).toContain("Public pictures: **off**");
    const { thread, ben } = await seat(house);
    await house.sandbox.until(() => ben.with("panel").length > 0);
    const board = ben.screen().find((message) => wordsOf(message).includes("Chance sealed"));
    expect(pictures(board)).toBe(0);
    expect(board && wordsOf(board)).not.toContain("could not be drawn");
    await ben.open();
    expect(pictures(ben.panel())).toBe(1);
    expect(thread).not.toBe("");
    expectPeace(house);
  });

  it("says where matches may be started, what they begin with, and forgets it again", async () => {
    house = await House.open();
    const { lobby } = new Reader(house, "Ada");
    const elsewhere = house.sandbox.channel("arena");
    const ada = new Reader(house, "Ada");
    await ada.ask("config");
    await ada.open("channels");
    expect(await ada.set("channels", [elsewhere])).toContain(`<#${elsewhere}>`);
    expect(await ada.ask("play")).toContain(`started in: <#${elsewhere}>`);
    await ada.ask("config");
    await ada.open("channels");
    await ada.set("channels", [lobby]);
    await ada.open("options");
    await ada.open("options.life");
    await ada.set("options.life", ["4"]);
    await ada.ask("play");
    const challenge = await house.sandbox.until(() =>
      ada.person.screen(lobby).find((message) => wordsOf(message).includes("looks for an opponent")),
    );
    expect(wordsOf(challenge)).toContain("Life at the start: **4**");
    await ada.ask("config");
    await ada.open("organiser");
    expect(await house.app.settings.server(house.sandbox.guildId)).toMatchObject({
      channels: [lobby],
      organiserRole: null,
    });
    expectPeace(house);
  });
});

function raise(why: string): never {
  throw new Error(why);
}
