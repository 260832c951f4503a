import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * `npm start`. With DISCORD_TOKEN: the bot, on the Discord it names. Without: a small Discord of its own on this machine, the bot
 * connected to it, and the address to open. The bot is a process of its own, started again whenever it ends, so that it may be killed
 * at any moment; the local Discord goes on.
 */
const FIRST_PORT = 4747;
const PORTS = 20;
const DEPLOY = fileURLToPath(new URL("../deploy-commands.ts", import.meta.url));
const BOT = fileURLToPath(new URL("../src/main.ts", import.meta.url));
/** Ms to wait before the bot is started again: doubled with every quick end, at most this much. */
const LONGEST_PAUSE = 10_000;
/** A bot that ran this long, ms, ended for a reason of its own and is started again at once. */
const LONG_RUN = 10_000;

let bot: ChildProcess | undefined;
let stopping = false;

function keepRunning(env: NodeJS.ProcessEnv, pause = 250): void {
  const startedAt = Date.now();
  const child = spawn(process.execPath, ["--import", "tsx", BOT], { env, stdio: "inherit" });
  bot = child;
  child.once("exit", (code, signal) => {
    if (stopping) return;
    const next = Date.now() - startedAt > LONG_RUN ? 250 : Math.min(pause * 2, LONGEST_PAUSE);
    console.error(`The bot ended (${signal ?? `code ${code}`}); starting it again in ${next} ms.`);
    setTimeout(() => {
      if (!stopping) keepRunning(env, next);
    }, next);
  });
}

function onSignal(work: () => Promise<void>): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      stopping = true;
      const ended = new Promise<void>((resolve) => {
        if (!bot || bot.exitCode !== null || bot.signalCode !== null) resolve();
        else bot.once("exit", () => resolve());
      });
      bot?.kill("SIGTERM");
      ended.then(work).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
}

/** Tells the local Discord the commands, in a process of its own like `npm run deploy`. */
function deploy(env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, ["--import", "tsx", DEPLOY], {
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error("The commands could not be deployed")),
    );
  });
}

/** The wanted port or the next free one. */
async function startLocalDiscord() {
  const { startSandbox } = await import("../sandbox/server.ts");
  const wanted = Number(process.env.PORT ?? FIRST_PORT);
  for (let port = wanted; ; port += 1) {
    try {
      return await startSandbox({ port });
    } catch (error) {
      const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      if (!taken || port >= wanted + PORTS) throw error;
    }
  }
}

if (process.env.DISCORD_TOKEN) {
  onSignal(async () => undefined);
  keepRunning(process.env);
} else {
  const sandbox = await startLocalDiscord();
  // The threads of a local Discord end with it, so its matches do as well, unless they are to be kept somewhere.
  const dataDir = process.env.PLAYMAT_DATA ? null : mkdtempSync(join(tmpdir(), "playmat-"));
  onSignal(async () => {
    await sandbox.close();
    if (dataDir !== null) rmSync(dataDir, { recursive: true, force: true });
  });
  const env = {
    LOG_LEVEL: "warn",
    ...process.env,
    DISCORD_TOKEN: sandbox.botToken,
    DISCORD_API_BASE: sandbox.apiBase,
    DISCORD_APPLICATION_ID: sandbox.applicationId,
    PLAYMAT_GUILD_ID: sandbox.guildId,
    ...(dataDir === null ? {} : { PLAYMAT_DATA: dataDir }),
  };
  await deploy(env);
  keepRunning(env);
  console.log(
    `\nPlaymat is ready. Open ${sandbox.pageUrl}\nThen type /play vs:bot in a pane. Ctrl+C ends it.\n`,
  );
}
