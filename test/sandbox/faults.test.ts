import { ButtonStyle, ComponentType, Events, GatewayIntentBits } from "discord.js";
import { describe, expect, it } from "vitest";
import type { Setup } from "./harness.ts";
import { start } from "./harness.ts";

async function lobbyOf({ client, lobby }: Setup) {
  const channel = await client.channels.fetch(lobby);
  if (!channel?.isSendable()) throw new Error("no channel");
  return channel;
}

describe("rate limits and failures", () => {
  it("empties a bucket of five messages and makes the client wait", async () => {
    const setup = await start(undefined, { rateLimits: true });
    const channel = await lobbyOf(setup);
    const begin = Date.now();
    for (let index = 0; index < 5; index += 1) await channel.send(`${index}`);
    expect(Date.now() - begin).toBeLessThan(4000);
    const sixth = channel.send("5");
    expect(await Promise.race([sixth, new Promise((resolve) => setTimeout(resolve, 300, "waits"))])).toBe(
      "waits",
    );
    await sixth;
    expect(Date.now() - begin).toBeGreaterThan(4500);
    expect(setup.sandbox.user("Ada").screen(setup.lobby)).toHaveLength(6);
  });

  it("answers 429 when told, and the client tries again", async () => {
    const setup = await start();
    const channel = await lobbyOf(setup);
    setup.sandbox.inject({ route: "message.create", answer: 429, retryAfter: 0.3 });
    const begin = Date.now();
    await channel.send("x");
    expect(Date.now() - begin).toBeGreaterThan(290);
    const statuses = setup.sandbox.served.filter((entry) => entry.route === "message.create");
    expect(statuses.map((entry) => entry.status)).toEqual([429, 200]);
    expect(setup.sandbox.user("Ada").screen(setup.lobby)).toHaveLength(1);
  });

  it("fails before or after a request took effect", async () => {
    const setup = await start();
    const { sandbox, lobby } = setup;
    const channel = await lobbyOf(setup);
    sandbox.inject({ route: "message.create", answer: 502 });
    await channel.send("once");
    expect(sandbox.user("Ada").screen(lobby)).toHaveLength(1);
    sandbox.inject({ route: "message.create", answer: 502, applied: true });
    await channel.send("twice");
    expect(sandbox.user("Ada").screen(lobby)).toHaveLength(3);
    sandbox.inject({ route: "message.create", answer: "hangup", applied: true });
    await channel.send({ content: "guarded", nonce: "n1", enforceNonce: true });
    expect(sandbox.user("Ada").screen(lobby)).toHaveLength(4);
  });

  it("tells a retried callback that it was applied", async () => {
    const codes: unknown[] = [];
    const { sandbox, lobby } = await start(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.reply("done").catch((error: { code: unknown }) => codes.push(error.code));
    });
    sandbox.inject({ route: "callback", answer: 500, applied: true });
    expect((await sandbox.user("Ada").slash(lobby, "hello")).ok).toBe(true);
    await sandbox.until(() => codes.length > 0);
    expect(codes).toEqual([40060]);
    expect(sandbox.user("Ben").screen(lobby)).toHaveLength(1);
  });

  it("checks the bot's permissions", async () => {
    const setup = await start();
    const channel = await lobbyOf(setup);
    setup.sandbox.permit(1n << 10n, setup.lobby);
    await expect(channel.send("x")).rejects.toMatchObject({ code: 50013 });
    setup.sandbox.permit(0n, setup.lobby);
    await expect(channel.send("x")).rejects.toMatchObject({ code: 50001 });
  });
});

describe("the gateway", () => {
  const clicker = async () => {
    let clicks = 0;
    const setup = await start(async (interaction) => {
      if (!interaction.isButton()) return;
      clicks += 1;
      await interaction.deferUpdate();
    });
    const channel = await lobbyOf(setup);
    const message = await channel.send({
      components: [
        {
          type: ComponentType.ActionRow,
          components: [{ type: ComponentType.Button, style: ButtonStyle.Primary, customId: "a", label: "a" }],
        },
      ],
    });
    return { ...setup, click: () => setup.sandbox.user("Ada").click(message.id, "a"), count: () => clicks };
  };

  it("replays to a resumed session what it missed", async () => {
    const { sandbox, client, click, count } = await clicker();
    const resumed = new Promise((resolve) =>
      client.once(Events.ShardResume, (_id, replayed) => resolve(replayed)),
    );
    sandbox.gateway.dropSockets();
    await sandbox.until(() => sandbox.gateway.online === 0);
    expect((await click()).ok).toBe(true);
    expect(count()).toBe(1);
    expect(await resumed).toBeGreaterThan(0);
  });

  it("has a client reconnect on op 7", async () => {
    const { sandbox, client, click } = await clicker();
    const resumed = new Promise((resolve) => client.once(Events.ShardResume, resolve));
    sandbox.gateway.askReconnect();
    await resumed;
    expect((await click()).ok).toBe(true);
  });

  it("has a client identify anew on op 9", async () => {
    const { sandbox, client, click } = await clicker();
    const ready = new Promise((resolve) => client.once(Events.ShardReady, resolve));
    sandbox.gateway.invalidate(false);
    await ready;
    expect((await click()).ok).toBe(true);
    expect(sandbox.faultLines()).toEqual([]);
  });

  it("sends messages only to those who asked, and their words only with the intent", async () => {
    const heard: string[] = [];
    const setup = await start(undefined, {}, [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages]);
    setup.client.on(Events.MessageCreate, (message) =>
      heard.push(`${message.author.username}:${message.content}`),
    );
    const ada = setup.sandbox.user("Ada");
    ada.say(setup.lobby, "hidden");
    ada.say(setup.lobby, `hey <@${setup.client.user.id}>`);
    await setup.sandbox.until(() => heard.length === 2);
    expect(heard).toEqual(["ada:", `ada:hey <@${setup.client.user.id}>`]);
    expect(setup.sandbox.faultLines()).toEqual([]);
  });

  it("turns a wrong token away", async () => {
    const setup = await start();
    await setup.client.destroy();
    await expect(setup.client.login("wrong")).rejects.toMatchObject({ code: "TokenInvalid" });
  });
});
