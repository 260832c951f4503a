import { PermissionFlagsBits } from "discord.js";
import { afterEach, describe, expect, it } from "vitest";
import { botDefaults } from "../../sandbox/permissions.ts";
import { House } from "./bot.ts";
import { controls, wordsOf } from "./player.ts";
import { Reader } from "./reader.ts";
import { expectPeace } from "./seats.ts";

let house: House | null = null;
afterEach(async () => {
  const open = house;
  house = null;
  await open?.close();
});

describe("/help", () => {
  it("opens a topic, suggests them, and goes from one to the next in place", async () => {
    house = await House.open();
    const ada = new Reader(house, "Ada");
    expect(await ada.ask("help")).toContain("Help: Start");
    const panel = ada.panel()?.id;
    expect(await ada.use(({ click }) => click?.route === "help", ["dice"])).toContain("Help: Fair dice");
    expect(ada.panel()?.id).toBe(panel);
    expect(await ada.ask("help", { topic: "commands" })).toMatch(
      /`\/play`: Start a match.*`\/replay verify`/s,
    );
    expect(await ada.ask("help", { topic: "your first match" })).toContain("Help: Your first match");
    expect(await ada.ask("help", { topic: "**x**" })).toContain("no help on **\\*\\*x\\*\\***");
    const topics = await ada.person.autocomplete(ada.lobby, "help", { topic: "" }, "topic");
    // This game has no heroes.
    expect(topics.map(({ value }) => value)).not.toContain("heroes");
    expect(topics).toHaveLength(9);
    const found = await ada.person.autocomplete(ada.lobby, "help", { topic: "instant" }, "topic");
    expect(found).toEqual([{ name: "Instant speed", value: "answers" }]);
    expectPeace(house);
  });
});

describe("a bot that comes to a server", () => {
  const welcome = (at: House, channel: string) =>
    at.sandbox
      .user("Ben")
      .screen(at.sandbox.channel(channel))
      .filter((message) => wordsOf(message).includes("I referee card matches"));

  it("says hello once, where it may write, with a button that helps", async () => {
    house = await House.open();
    const { sandbox } = house;
    const lobby = sandbox.channel("lobby");
    sandbox.permit(botDefaults & ~PermissionFlagsBits.SendMessages, lobby);
    sandbox.reinvite();
    const [hello] = await sandbox.until(() => {
      const found = welcome(house ?? expect.fail(), "arena");
      return found.length > 0 && found;
    });
    const button = controls(hello ?? expect.fail()).find(({ click }) => click?.route === "help");
    const ben = sandbox.user("Ben");
    await ben.click(button?.message ?? "", button?.id ?? "");
    const help = await sandbox.until(() =>
      ben.screen(sandbox.channel("arena")).find((message) => message.ephemeral && !message.thinking),
    );
    expect(wordsOf(help)).toContain("Help: Your first match");
    sandbox.permit(botDefaults, lobby);
    sandbox.reinvite();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(welcome(house, "lobby")).toHaveLength(0);
    expect(welcome(house, "arena")).toHaveLength(1);
    expectPeace(house);
  });

  it("says nothing on a server where it has been for long, and nothing where it may not write", async () => {
    house = await House.open();
    const { sandbox } = house;
    expect(welcome(house, "lobby")).toHaveLength(0);
    for (const channel of ["lobby", "arena"])
      sandbox.permit(botDefaults & ~PermissionFlagsBits.SendMessages, sandbox.channel(channel));
    sandbox.reinvite();
    await sandbox.until(() =>
      house?.reports.warnings.some(({ message }) => message.includes("no channel on this server")),
    );
    expect(welcome(house, "lobby")).toHaveLength(0);
    expectPeace(house);
  });

  it("says it in the server's language", async () => {
    house = await House.open({}, { guildLocale: "de" });
    house.sandbox.reinvite();
    await house.sandbox.until(() =>
      house?.sandbox
        .user("Ben")
        .screen(house.sandbox.channel("lobby"))
        .some((message) => wordsOf(message).includes("Ich leite Kartenpartien")),
    );
    expectPeace(house);
  });
});

describe("/setup check", () => {
  it("names what is missing by channel, with what it is needed for", async () => {
    house = await House.open();
    const { sandbox } = house;
    const [lobby, arena] = [sandbox.channel("lobby"), sandbox.channel("arena")];
    const ada = new Reader(house, "Ada");
    expect(await ada.ask("setup check")).toMatch(
      new RegExp(`In these 2 channels everything works: <#${lobby}> <#${arena}>`),
    );
    sandbox.permit(
      botDefaults & ~PermissionFlagsBits.AttachFiles & ~PermissionFlagsBits.CreatePublicThreads,
      arena,
    );
    await expect.poll(async () => ada.ask("setup check")).toContain("In this channel everything works");
    expect(ada.said()).toContain(`In <#${arena}> I lack:`);
    expect(ada.said()).toContain("**Attach Files**: pictures of the table");
    expect(ada.said()).toContain("**Create Public Threads**: every match");
    expect(ada.said()).not.toContain("Send Messages");
    // A channel that is not to be seen is only told of, unless matches shall be held there.
    sandbox.permit(0n, arena);
    await expect
      .poll(async () => ada.ask("setup check"))
      .toContain(`unless matches shall be held there: <#${arena}>`);
    expect(ada.said()).not.toContain("I lack");
    await house.app.settings.changeServer(sandbox.guildId, (now) => ({ ...now, channels: [arena, "12345"] }));
    expect(await ada.ask("setup check")).toContain("**View Channel**: without it");
    expect(ada.said()).toContain("There is no channel in which a match could be held");
    expect(ada.said()).toContain("A channel named in `/config` cannot be found");
    await expect(sandbox.user("Ben").slash(lobby, "setup check")).rejects.toThrow("may not");
    expectPeace(house);
  });
});
