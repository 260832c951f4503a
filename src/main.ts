import { AI_PLAYERS } from "./ai/index.ts";
import { createThinker } from "./ai/thinker.ts";
import { createApp } from "./app.ts";
import { type Config, ConfigError, helpText, loadConfig } from "./config.ts";
import { GAMES } from "./engine/index.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { createLogger } from "./log.ts";
import { createPainter } from "./render/painter.ts";
import { openStore } from "./store/open.ts";

/** Ms that a graceful stop may take before the process ends all the same. */
const STOP_MS = 10_000;

async function run(config: Config, token: string): Promise<void> {
  const log = createLogger(config.logLevel);
  process.on("unhandledRejection", (reason) => log.error({ err: reason }, "A promise was left alone"));
  const store = await openStore({
    redisUrl: config.redisUrl,
    dataDir: config.dataDir,
    warn: (message) => log.warn({}, message),
  });
  const painter = createPainter({ processes: config.renderProcesses, log });
  const thinker = createThinker();
  const app = createApp({
    token,
    apiBase: config.apiBase,
    games: GAMES,
    players: AI_PLAYERS,
    heroScope: config.heroes,
    painter,
    thinker,
    store,
    log,
  });
  let stopBeat = (): void => undefined;
  let stopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, "Stopping");
    stopBeat();
    setTimeout(() => process.exit(1), STOP_MS).unref();
    app.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "Stopping failed");
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  await app.start();
  stopBeat = startHeartbeat({
    dataDir: config.dataDir,
    isWell: () => app.client.isReady() && app.client.ws.ping < 60_000,
    warn: (error) => log.warn({ err: error }, "The heartbeat could not be written"),
  });
  log.info({ games: [...GAMES.keys()], store: store.kind }, "Ready");
}

if (process.argv.includes("--help")) {
  console.log(helpText());
} else {
  try {
    const config = loadConfig();
    if (!config.token) throw new ConfigError("DISCORD_TOKEN is not set; npm start plays without one");
    await run(config, config.token);
  } catch (error) {
    // Discord's errors carry the request, and a request the token: the message alone is safe to show.
    console.error(error instanceof Error ? `${error.name}: ${error.message}` : "The bot could not start");
    process.exit(1);
  }
}
