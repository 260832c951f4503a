import { afterEach, describe, expect, it } from "vitest";
import type { ScreenMessage } from "../../sandbox/screen.ts";
import { House } from "./bot.ts";
import { type Control, controls, wordsOf } from "./player.ts";
import { expectPeace, seat } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

/** Somebody in the lobby with a private panel before them. */
class Reader {
  constructor(
    readonly at: House,
    readonly name: string,
  ) {}

  get person() {
    return this.at.sandbox.user(this.name);
  }
  get lobby(): string {
    return this.at.sandbox.channel("lobby");
  }
  panel(): ScreenMessage | undefined {
    return this.person.screen(this.lobby).findLast((message) => message.ephemeral && !message.thinking);
  }
  said(): string {
    const panel = this.panel();
    return panel ? wordsOf(panel) : "";
  }
  /** What a command answers, once it is there. */
  async ask(command: string, options: Record<string, string> = {}): Promise<string> {
    const before = this.panel()?.id;
    await this.person.slash(this.lobby, command, options);
    await this.at.sandbox.until(() => this.panel() !== undefined && this.panel()?.id !== before);
    return this.said();
  }
  /** Uses the control of the newest panel that fits, and waits for what it does. */
  async use(fits: (control: Control) => boolean, values: readonly string[] = []): Promise<string> {
    const control = await this.at.sandbox.until(() => {
      const panel = this.panel();
      return panel && controls(panel).find(fits);
    });
    const before = JSON.stringify(this.panel());
    if (control.kind === "select") await this.person.select(control.message, control.id, values);
    else await this.person.click(control.message, control.id);
    await this.at.sandbox.until(() => JSON.stringify(this.panel()) !== before);
    return this.said();
  }
  setting(field: string, values: readonly string[] = []): Promise<string> {
    return this.use(({ click }) => click?.route === "settings" && click.field === field, values);
  }
  open(setting: string): Promise<string> {
    return this.use(({ click }) => click?.route === "config" && click.verb === "open", [setting]);
  }
  set(field: string, values: readonly string[] = []): Promise<string> {
    return this.use(
      ({ click }) => click?.route === "config" && click.verb === "set" && click.arg === field,
      values,
    );
  }
}

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
