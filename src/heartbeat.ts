import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** ms between two beats; scripts/healthcheck.mjs takes the bot for ill after some of them are missed. */
const pace = 10_000;

/**
 * Writes the time into `heartbeat` in the data folder as long as the bot is well, for a container's health check. Returns how to stop.
 * A full or unwritable disk is for `warn`, not a reason to fall over: the missing beat tells the same.
 */
export function startHeartbeat(options: {
  readonly dataDir: string;
  isWell(): boolean;
  warn(error: unknown): void;
  readonly pace?: number;
}): () => void {
  const file = join(options.dataDir, "heartbeat");
  const beat = () => {
    if (!options.isWell()) return;
    try {
      mkdirSync(options.dataDir, { recursive: true });
      writeFileSync(file, `${Date.now()}\n`);
    } catch (error) {
      options.warn(error);
    }
  };
  beat();
  const timer = setInterval(beat, options.pace ?? pace);
  timer.unref();
  return () => {
    clearInterval(timer);
    try {
      rmSync(file, { force: true });
    } catch (error) {
      options.warn(error);
    }
  };
}
