import { join } from "node:path";
import type { StateStore } from "./port.ts";
import { redisBackend } from "./redis.ts";
import { sqliteBackend } from "./sqlite.ts";
import { stateStore } from "./state-store.ts";

export interface StoreConfig {
  /** A Redis address; one process per data folder when absent. */
  readonly redisUrl?: string | undefined;
  readonly dataDir: string;
  warn(message: string): void;
}

/** Opens the store that the configuration names: Redis by address, else SQLite in the data folder. Throws StoreError. */
export async function openStore(config: StoreConfig): Promise<StateStore> {
  if (config.redisUrl) return stateStore(await redisBackend(config.redisUrl, { warn: config.warn }));
  return stateStore(sqliteBackend(join(config.dataDir, "playmat.sqlite")));
}
