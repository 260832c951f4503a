import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe } from "vitest";
import { memoryBackend } from "../../src/store/memory.ts";
import type { Backend } from "../../src/store/port.ts";
import { redisBackend } from "../../src/store/redis.ts";
import { sqliteBackend } from "../../src/store/sqlite.ts";
import { redisForTests, startRedis, type TestRedis } from "./redis.ts";

/** A kind of store under test: each call of `open` is another process's door to the same data. */
export interface Door {
  open(): Promise<Backend>;
  /** How a child process opens it. */
  readonly config: { readonly redisUrl?: string; readonly dataDir: string };
}

/** Runs a block of tests over every store of this machine; Redis is left out where there is none. */
export function overStores(kinds: readonly Backend["kind"][], block: (door: () => Door) => void): void {
  for (const kind of kinds) {
    describe.skipIf(kind === "redis" && !redisForTests)(`${kind}`, () => {
      let door: Door | undefined;
      let redis: TestRedis | undefined;
      const opened: Backend[] = [];
      const keep = (backend: Backend): Backend => {
        opened.push(backend);
        return backend;
      };
      const dataDir = mkdtempSync(join(tmpdir(), "playmat-store-"));
      beforeAll(async () => {
        if (kind === "redis") {
          redis = await startRedis();
          const { url } = redis;
          const warn = (): void => undefined;
          door = {
            open: async () => keep(await redisBackend(url, { warn })),
            config: { redisUrl: url, dataDir },
          };
        } else if (kind === "sqlite") {
          const file = join(dataDir, "playmat.sqlite");
          door = { open: async () => keep(sqliteBackend(file)), config: { dataDir } };
        } else {
          const backend = memoryBackend();
          door = { open: async () => backend, config: { dataDir } };
        }
      });
      afterAll(async () => {
        for (const backend of opened) await backend.close();
        await redis?.stop();
        rmSync(dataDir, { recursive: true, force: true });
      });
      block(() => {
        if (!door) throw new Error("The store is not open yet");
        return door;
      });
    });
  }
}
