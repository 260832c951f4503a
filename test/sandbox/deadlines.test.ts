import type { ChatInputCommandInteraction } from "discord.js";
import { MessageFlags } from "discord.js";
import { describe, expect, it } from "vitest";
import { start } from "./harness.ts";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts with a bot that leaves slash commands to the test. */
async function byHand(options: Parameters<typeof start>[1] = {}) {
  const waiting: ChatInputCommandInteraction[] = [];
  const setup = await start(async (interaction) => {
    if (interaction.isChatInputCommand()) waiting.push(interaction);
  }, options);
  const next = () => setup.sandbox.until(() => waiting.shift());
  return { ...setup, next };
}

describe("deadlines", () => {
  it("refuses a first answer after three seconds and tells the user", async () => {
    const { sandbox, lobby, next } = await byHand();
    const outcome = sandbox.user("Ada").slash(lobby, "hello");
    const interaction = await next();
    sandbox.advance(3001);
    await expect(interaction.reply("late")).rejects.toMatchObject({ code: 10062, status: 404 });
    expect(await outcome).toEqual({ ok: false, reason: "The application did not respond" });
    expect(sandbox.user("Ada").screen(lobby)).toEqual([]);
  });

  it("keeps a scaled-down deadline in real time", async () => {
    const { sandbox, lobby, next } = await byHand({ ackMs: 100 });
    const outcome = sandbox.user("Ada").slash(lobby, "hello");
    const interaction = await next();
    await pause(150);
    expect((await outcome).ok).toBe(false);
    await expect(interaction.deferReply()).rejects.toMatchObject({ code: 10062 });
  });

  it("lets a token end after fifteen minutes", async () => {
    const { sandbox, lobby, next } = await byHand();
    void sandbox.user("Ada").slash(lobby, "hello");
    const interaction = await next();
    await interaction.reply({ content: "one", flags: MessageFlags.Ephemeral });
    sandbox.advance(899_000);
    await interaction.editReply("two");
    sandbox.advance(2_000);
    await expect(interaction.editReply("three")).rejects.toMatchObject({ code: 50027, status: 401 });
    await expect(interaction.followUp("four")).rejects.toMatchObject({ code: 50027 });
    expect(sandbox.user("Ada").screen(lobby)[0]?.content).toBe("two");
  });

  it("refuses a second first answer", async () => {
    const { sandbox, lobby, next } = await byHand();
    void sandbox.user("Ada").slash(lobby, "hello");
    const interaction = await next();
    const results = await Promise.allSettled([interaction.reply("a"), interaction.reply("b")]);
    const codes = results.map((result) => (result.status === "rejected" ? result.reason.code : "ok"));
    expect(codes.sort()).toEqual([40060, "ok"]);
    expect(sandbox.user("Ada").screen(lobby)).toHaveLength(1);
  });

  it("knows no token before the first answer, and none it never gave", async () => {
    const { sandbox, lobby, next, client } = await byHand();
    void sandbox.user("Ada").slash(lobby, "hello");
    const { token } = await next();
    for (const used of [token, "another"]) {
      const url = `${sandbox.apiBase}/v10/webhooks/${client.application.id}/${used}`;
      const answer = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ content: "x" }),
      });
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 10015 });
    }
  });

  it("lets the first follow-up fill a deferred private answer", async () => {
    const { sandbox, lobby, next } = await byHand();
    void sandbox.user("Ada").slash(lobby, "hello");
    const interaction = await next();
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await interaction.followUp("filled");
    expect(sandbox.user("Ada").screen(lobby)).toMatchObject([{ content: "filled", ephemeral: true }]);
    expect(sandbox.user("Ben").screen(lobby)).toEqual([]);
    await interaction.deleteReply();
    expect(sandbox.user("Ada").screen(lobby)).toEqual([]);
    await expect(interaction.fetchReply()).rejects.toMatchObject({ code: 10008 });
    expect(sandbox.faultLines()).toEqual([]);
  });
});
