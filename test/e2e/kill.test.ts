import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { REST } from "discord.js";
import { afterEach, describe, expect, it } from "vitest";
import { startSandbox } from "../../sandbox/server.ts";
import { deployCommands } from "../../src/commands/deploy.ts";
import { GAMES } from "../../src/engine/index.ts";
import { picker } from "../toy/setup.ts";
import { KilledBot } from "./killed-bot.ts";
import { Player, wordsOf } from "./player.ts";

let clean: (() => Promise<void>) | null = null;
afterEach(async () => {
  await clean?.();
  clean = null;
});

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("the bot killed without warning", () => {
  it("goes on with the next click after every restart, and brings the match to its end", {
    timeout: 480_000,
  }, async () => {
    const sandbox = await startSandbox({ rateLimits: false });
    const dataDir = mkdtempSync(join(tmpdir(), "playmat-kill-"));
    const bot = new KilledBot(sandbox, dataDir);
    clean = async () => {
      await bot.kill();
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    };
    const rest = new REST({ api: sandbox.apiBase }).setToken(sandbox.botToken);
    await deployCommands(rest, GAMES, { applicationId: sandbox.applicationId, guildId: sandbox.guildId });
    await bot.start();
    const lobby = sandbox.channel("lobby");
    const person = sandbox.user("Ada");
    await person.slash(lobby, "play", { vs: "bot" });
    const thread = await sandbox.until(
      () => person.screen(lobby).find((message) => message.thread)?.thread?.id,
      20_000,
    );
    const ada = new Player(person, thread, picker(7));
    const over = (): boolean =>
      ada.screen().some((message) => wordsOf(message).includes("shown at the start"));
    const pick = picker(11);
    let kills = 0;
    let stepsLeft = 30;
    for (let step = 0; step < 1500 && !over(); step += 1) {
      // A whole match by clicks is another test's; here it ends a while after the last kill.
      if (kills === 3 && stepsLeft <= 0) {
        await person.slash(thread, "concede");
        await ada.press(await sandbox.until(() => ada.with("concede-yes")[0], 30_000));
        await sandbox.until(over, 30_000);
        break;
      }
      const outcome = await ada.step().catch(() => false);
      if (!outcome) {
        await sleep(150);
        if (ada.choices().length === 0 && !over()) await ada.open().catch(() => undefined);
      }
      stepsLeft -= 1;
      if (stepsLeft > 0 || kills >= 3) continue;
      stepsLeft = 5 + pick(15);
      kills += 1;
      await bot.kill();
      await bot.start();
    }
    expect(over(), bot.output.join("").slice(-4_000)).toBe(true);
    expect(kills).toBe(3);
    expect(sandbox.faults.filter((fault) => fault.side === "request")).toEqual([]);
    const results = ada.screen().filter((message) => wordsOf(message).includes("shown at the start"));
    expect(results).toHaveLength(1);
  });
});
