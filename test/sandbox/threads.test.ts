import { ChannelType, ThreadAutoArchiveDuration } from "discord.js";
import { describe, expect, it } from "vitest";
import { type Setup, start } from "./harness.ts";

async function textChannel({ client, lobby }: Setup) {
  const channel = await client.channels.fetch(lobby);
  if (channel?.type !== ChannelType.GuildText) throw new Error("no channel");
  return channel;
}

describe("threads", () => {
  it("hangs a thread on a message and shares its id", async () => {
    const setup = await start();
    const { sandbox, lobby } = setup;
    const channel = await textChannel(setup);
    const message = await channel.send("match");
    const thread = await message.startThread({ name: "Ada against Ben" });
    expect(thread.id).toBe(message.id);
    expect(sandbox.user("Ada").screen(lobby)[0]?.thread).toEqual({ id: thread.id, name: "Ada against Ben" });
    await thread.members.add(sandbox.user("Ada").id);
    await thread.send("hello");
    expect(sandbox.user("Ben").screen(thread.id)).toMatchObject([{ content: "hello" }]);
    await expect(message.startThread({ name: "again" })).rejects.toThrow();
    expect(sandbox.faultLines()).toEqual([]);
  });

  it("keeps a private thread to its members", async () => {
    const setup = await start();
    const { sandbox } = setup;
    const channel = await textChannel(setup);
    const thread = await channel.threads.create({
      name: "hand",
      type: ChannelType.PrivateThread,
      invitable: false,
    });
    await thread.send("secret");
    await thread.members.add(sandbox.user("Ada").id);
    expect(sandbox.user("Ada").screen(thread.id)).toHaveLength(1);
    expect(sandbox.user("Ben").screen(thread.id)).toEqual([]);
    await thread.members.remove(sandbox.user("Ada").id);
    expect(sandbox.user("Ada").screen(thread.id)).toEqual([]);
    expect((await thread.members.fetch()).size).toBe(1);
    expect(sandbox.faultLines()).toEqual([]);
  });

  it("announces a public thread without message, and re-opens an archived one on a send", async () => {
    const setup = await start();
    const { sandbox, lobby } = setup;
    const channel = await textChannel(setup);
    const thread = await channel.threads.create({
      name: "table",
      autoArchiveDuration: ThreadAutoArchiveDuration.OneHour,
    });
    expect(sandbox.user("Ada").screen(lobby)[0]?.thread?.id).toBe(thread.id);
    const message = await thread.send("one");
    await thread.setArchived(true);
    await expect(message.edit("two")).rejects.toMatchObject({ code: 50083 });
    await thread.send("three");
    await message.edit("two");
    sandbox.advance(61 * 60_000);
    await expect(message.edit("four")).rejects.toMatchObject({ code: 50083 });
    await sandbox.until(() => thread.archived);
    await thread.setLocked(true);
    expect(() => sandbox.user("Ada").say(thread.id, "x")).toThrow("locked");
    await thread.edit({ archived: false, locked: false, name: "table 2" });
    expect(sandbox.user("Ada").say(thread.id, "x")).toBeTruthy();
    expect((await channel.threads.fetchActive()).threads.has(thread.id)).toBe(true);
    expect(sandbox.faultLines()).toEqual([]);
  });

  it("fetches what else a bot asks for", async () => {
    const { client, sandbox, lobby } = await start();
    const guild = await client.guilds.fetch(sandbox.guildId);
    expect(guild.name).toBe("Card Table");
    const fresh = await guild.fetch();
    expect((await fresh.members.fetch(sandbox.user("Ben").id)).displayName).toBe("Ben");
    expect((await client.users.fetch(sandbox.user("Cleo").id, { force: true })).globalName).toBe("Cleo");
    expect((await client.application.fetch()).id).toBe(sandbox.applicationId);
    expect((await client.application.commands.fetch()).size).toBe(3);
    expect((await guild.channels.fetch()).size).toBe(2);
    const channel = await client.channels.fetch(lobby, { force: true });
    expect(channel?.id).toBe(lobby);
    if (channel?.isTextBased()) expect((await channel.messages.fetch({ limit: 5 })).size).toBe(0);
    await guild.commands.set([{ name: "local", description: "x" }]);
    expect(sandbox.faultLines()).toEqual([]);
  });
});
