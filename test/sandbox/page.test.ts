import { ButtonStyle, ComponentType, type Interaction, MessageFlags, TextInputStyle } from "discord.js";
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { z } from "zod";
import { ServerMessage } from "../../sandbox/page/protocol.ts";
import type { Sandbox } from "../../sandbox/server.ts";
import { start } from "./harness.ts";

const frame = z.looseObject({ t: z.string() });
type Frame = z.infer<typeof frame>;

/** The page's end of the socket: keeps what came, waits for what fits. */
async function open(sandbox: Sandbox) {
  const socket = new WebSocket(`${sandbox.pageUrl.replace("http", "ws")}page`);
  const frames: Frame[] = [];
  socket.on("message", (raw) => {
    const given: unknown = JSON.parse(raw.toString());
    // What the server says must be what the page understands.
    ServerMessage.parse(given);
    frames.push(frame.parse(given));
  });
  await new Promise((resolve) => socket.once("open", resolve));
  return {
    frames,
    say: (message: object) => socket.send(JSON.stringify(message)),
    want: (t: string, fits: (given: Frame) => boolean = () => true) =>
      sandbox.until(() => frames.findLast((given) => given.t === t && fits(given))),
    close: () => socket.close(),
  };
}

const answer = async (interaction: Interaction): Promise<unknown> => {
  if (interaction.isAutocomplete()) return interaction.respond([{ name: "Chaos", value: "chaos" }]);
  if (interaction.isChatInputCommand() && interaction.commandName === "hello") {
    const button = {
      type: ComponentType.Button as const,
      style: ButtonStyle.Primary as const,
      customId: "go",
      label: "Go",
    };
    const components = [{ type: ComponentType.ActionRow as const, components: [button] }];
    return interaction.reply({ content: "private", components, flags: MessageFlags.Ephemeral });
  }
  if (interaction.isButton()) {
    const field = {
      type: ComponentType.TextInput as const,
      customId: "n",
      label: "N",
      style: TextInputStyle.Short,
    };
    const components = [{ type: ComponentType.ActionRow as const, components: [field] }];
    return interaction.showModal({ customId: "m", title: "How many", components });
  }
  if (interaction.isModalSubmit() && interaction.isFromMessage()) {
    return interaction.update({
      content: `${interaction.fields.getTextInputValue("n")} it is`,
      components: [],
    });
  }
  return undefined;
};

const messages = z.array(z.looseObject({ id: z.string(), content: z.string(), ephemeral: z.boolean() }));
const contents = (given: Frame) => messages.parse(given.messages).map((message) => message.content);

describe("the page's socket", () => {
  it("shows the world, screens by person, and carries every deed", async () => {
    const { sandbox, lobby } = await start(answer);
    const page = await open(sandbox);
    const world = await page.want("world");
    expect(world).toMatchObject({
      users: [{ name: "Ada" }, { name: "Ben" }, { name: "Cleo" }],
      guild: { name: "Card Table" },
      channels: [
        { name: "lobby", kind: "text", archived: false },
        { name: "arena", kind: "text" },
      ],
      bot: { name: "Playmat", online: true },
    });
    const [ada, ben] = [sandbox.user("Ada").id, sandbox.user("Ben").id];
    for (const userId of [ada, ben]) page.say({ t: "subscribe", userId, channelId: lobby });
    await page.want("screen", (given) => given.userId === ben);
    page.say({ t: "slash", userId: ada, channelId: lobby, name: "hello", options: [] });
    const shown = await page.want("screen", (given) => contents(given).includes("private"));
    expect(shown.userId).toBe(ada);
    const [message] = messages.parse(shown.messages);
    page.say({ t: "click", userId: ada, messageId: message?.id, customId: "go" });
    const modal = await page.want("modal");
    expect(modal).toMatchObject({ userId: ada, channelId: lobby, modal: { title: "How many" } });
    page.say({ t: "modalSubmit", userId: ada, modalId: modal.modalId, values: { n: "7" } });
    await page.want("screen", (given) => contents(given).includes("7 it is"));
    page.say({ t: "say", userId: ben, channelId: lobby, text: `hi <@${ada}>` });
    expect(await page.want("ping")).toMatchObject({ userId: ada, channelId: lobby });
    page.say({ t: "dismiss", userId: ada, messageId: message?.id });
    await page.want("screen", (given) => given.userId === ada && contents(given).length === 1);
    const options = [
      { type: 1, name: "start", options: [{ type: 3, name: "deck", value: "c", focused: true }] },
    ];
    page.say({ t: "autocomplete", reqId: "r1", userId: ada, channelId: lobby, name: "match", options });
    expect(await page.want("autocomplete")).toMatchObject({
      reqId: "r1",
      choices: [{ name: "Chaos", value: "chaos" }],
    });
    page.say({ t: "addUser", name: "Dora" });
    await page.want("world", (given) => JSON.stringify(given).includes("Dora"));
    const secrets = page.frames.filter(
      (given) => given.userId === ben && JSON.stringify(given).includes("private"),
    );
    expect(secrets).toEqual([]);
    expect(sandbox.faultLines()).toEqual([]);
    page.close();
  });

  it("tells a person what failed", async () => {
    const { sandbox, lobby } = await start(undefined, { ackMs: 80 });
    const page = await open(sandbox);
    const userId = sandbox.user("Ada").id;
    page.say({ t: "slash", userId, channelId: lobby, name: "hello", options: [] });
    expect(await page.want("toast")).toMatchObject({ userId, text: "The application did not respond" });
    page.say({ t: "slash", userId, channelId: lobby, name: "nothing", options: [] });
    await page.want("toast", (given) => given.text === "There is no command nothing");
    page.say({ t: "click", userId, messageId: "1", customId: "x" });
    await page.want("toast", (given) => given.text === "You do not see that message");
    page.close();
  });

  it("sends a screen at most once in 30 ms", async () => {
    const { sandbox, lobby, client } = await start();
    const page = await open(sandbox);
    const userId = sandbox.user("Ada").id;
    page.say({ t: "subscribe", userId, channelId: lobby });
    await page.want("screen");
    for (let index = 0; index < 20; index += 1) sandbox.user("Ben").say(lobby, `${index}`);
    await page.want("screen", (given) => contents(given).length === 20);
    expect(page.frames.filter((given) => given.t === "screen").length).toBeLessThanOrEqual(3);
    await client.destroy();
    await page.want("world", (given) => JSON.stringify(given.bot).includes('"online":false'));
    page.close();
  });

  it("keeps other web pages out", async () => {
    const { sandbox } = await start();
    const url = `${sandbox.pageUrl.replace("http", "ws")}page`;
    const socket = new WebSocket(url, { headers: { origin: "http://elsewhere.example" } });
    const failure = await new Promise((resolve) => socket.once("error", resolve));
    expect(failure).toBeInstanceOf(Error);
  });

  it("serves the page, bundled", async () => {
    const { sandbox } = await start();
    const html = await (await fetch(sandbox.pageUrl)).text();
    expect(html).toContain("main.js");
    for (const name of ["main.js", "styles.css"]) {
      const file = await fetch(sandbox.pageUrl + name);
      expect(file.status).toBe(200);
      expect((await file.text()).length).toBeGreaterThan(1000);
    }
    expect((await fetch(`${sandbox.pageUrl}nothing`)).status).toBe(404);
  });
});

describe("the judge at work", () => {
  it("refuses a bad payload like Discord and notes it", async () => {
    const { sandbox, client, lobby } = await start();
    const channel = await client.channels.fetch(lobby);
    if (!channel?.isSendable()) throw new Error("no channel");
    const buttons = Array.from({ length: 2 }, () => ({
      type: ComponentType.Button as const,
      style: ButtonStyle.Primary as const,
      customId: "same",
      label: "x",
    }));
    const bad = channel.send({
      content: "x",
      components: [{ type: ComponentType.ActionRow, components: buttons }],
    });
    await expect(bad).rejects.toMatchObject({ status: 400, code: 50035 });
    await expect(channel.send({ content: "x".repeat(2001) })).rejects.toMatchObject({ code: 50035 });
    await expect(channel.send({ content: "" })).rejects.toMatchObject({ code: 50006 });
    expect(sandbox.faultLines()).toEqual([
      'request message.create: components: custom id "same" is used twice',
      "request message.create: content: must be 2000 or fewer in length",
      "request message: (body): the message is empty",
    ]);
    expect(sandbox.user("Ada").screen(lobby)).toEqual([]);
  });

  it("only notes it when told so", async () => {
    const { sandbox, client, lobby } = await start(undefined, { judge: "record" });
    const channel = await client.channels.fetch(lobby);
    if (!channel?.isSendable()) throw new Error("no channel");
    await channel.send({ content: "x".repeat(2001) });
    expect(sandbox.faultLines()).toHaveLength(1);
    expect(sandbox.user("Ada").screen(lobby)).toHaveLength(1);
  });
});
