import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { REST } from "discord.js";
import { afterEach, describe, expect, it } from "vitest";
import { startSandbox } from "../../sandbox/server.ts";
import { deployCommands } from "../../src/commands/deploy.ts";
import { GAMES } from "../../src/engine/index.ts";
import { KilledBot } from "./killed-bot.ts";
import { type Control, controls, wordsOf } from "./player.ts";

const cleaners: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const clean of cleaners.splice(0).reverse()) await clean();
});

describe("the bot killed by kill -9 while matches begin", () => {
  it("begins what was asked for once, by /play and by Rematch", { timeout: 90_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "playmat-begin-"));
    cleaners.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const sandbox = await startSandbox({ rateLimits: false });
    cleaners.push(() => sandbox.close());
    const rest = new REST({ api: sandbox.apiBase }).setToken(sandbox.botToken);
    await deployCommands(rest, GAMES, { applicationId: sandbox.applicationId, guildId: sandbox.guildId });
    const bot = new KilledBot(sandbox, dataDir);
    cleaners.push(() => bot.kill());
    const ada = sandbox.user("Ada");
    const lobby = sandbox.channel("lobby");
    const posted = () => ada.screen(lobby).filter((one) => !one.ephemeral);
    const threads = () => posted().flatMap((one) => one.thread?.id ?? []);
    const find = (thread: string, route: string): Control | undefined =>
      ada
        .screen(thread)
        .flatMap(controls)
        .findLast(({ click }) => click?.route === route);

    await bot.start();
    // Gone as soon as its line stands in the channel, most likely before there is a thread.
    const asked = ada.slash(lobby, "play", { vs: "bot" }).catch(() => undefined);
    await sandbox.until(() => posted().length > 0, 20_000);
    await bot.kill();
    await bot.start();
    await asked;
    const first = await sandbox.until(() => threads()[0], 20_000);
    await sandbox.until(() => find(first, "panel"), 20_000);
    expect(posted()).toHaveLength(1);

    await ada.slash(first, "concede");
    const yes = await sandbox.until(() => find(first, "concede-yes"), 20_000);
    await ada.click(yes.message, yes.id);
    const again = await sandbox.until(() => find(first, "rematch"), 20_000);
    const clicked = ada.click(again.message, again.id).catch(() => undefined);
    await sandbox.until(() => posted().length > 1, 20_000);
    await bot.kill();
    await bot.start();
    await clicked;
    const second = await sandbox.until(() => threads()[1], 20_000);
    await sandbox.until(() => find(second, "panel"), 20_000);
    // The same button once more leads there.
    await ada.click(again.message, again.id);
    await sandbox.until(() => ada.screen(first).some((one) => wordsOf(one).includes(`<#${second}>`)), 20_000);
    expect(threads()).toEqual([first, second]);
    expect(posted()).toHaveLength(2);
    expect(sandbox.faults.filter((fault) => fault.side === "request")).toEqual([]);
  });
});
