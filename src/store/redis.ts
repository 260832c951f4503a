import KeyvRedis from "@keyv/redis";
import { createClient } from "@redis/client";
import type Keyv from "keyv";
import { z } from "zod";
import { unwrap } from "./entry.ts";
import { strictKeyv } from "./keyv-face.ts";
import { type Backend, StoreError } from "./port.ts";
import { LOAD, LOCK, UNLOCK, WRITE } from "./redis-scripts.ts";

export interface RedisOptions {
  /** Time to the first connection in ms. Default 3000. */
  readonly connectMs?: number;
  /** Silence after which a connection counts as dead, in ms. Default 3000. */
  readonly silenceMs?: number;
  /** Told of connection troubles and of settings that lose data. */
  warn(message: string): void;
}

const loaded = z.tuple([z.string(), z.number()]).nullable();

/** Connects to Redis and checks that it keeps what it acknowledges. Throws StoreError when it cannot be reached. */
export async function redisBackend(url: string, options: RedisOptions): Promise<Backend> {
  const { connectMs = 3000, silenceMs = 3000, warn } = options;
  const client = createClient({
    url,
    // A write that waits in a queue would be applied after its player was told that it failed.
    disableOfflineQueue: true,
    // Pings must come more often than the socket's time limit, or idle connections would be cut.
    pingInterval: Math.max(200, Math.floor(silenceMs / 3)),
    socket: {
      connectTimeout: connectMs,
      socketTimeout: silenceMs,
      reconnectStrategy: (tries: number) => Math.min(50 * 2 ** tries, 1000) + Math.random() * 50,
    },
  });
  let troubled = false;
  client.on("error", (error: Error) => {
    if (!troubled) warn(`Redis: ${error.message}`);
    troubled = true;
  });
  client.on("ready", () => {
    troubled = false;
  });
  await connect(client, connectMs);
  await warnIfForgetful(client, warn);

  const valueKey = (ns: string, key: string): string => `${ns}::${key}`;
  // The braces keep both keys in one slot of a cluster.
  const keys = (ns: string, key: string): string[] => [valueKey(ns, key), `rev:{${valueKey(ns, key)}}`];
  const lockKey = (ns: string, key: string): string => `lock:{${valueKey(ns, key)}}`;
  const faces = new Map<string, Keyv>();

  return {
    kind: "redis",
    async load(ns, key) {
      const found = loaded.parse(await client.eval(LOAD, { keys: keys(ns, key) }));
      return found ? { value: unwrap(found[0]), revision: found[1] } : null;
    },
    async write(ns, key, { text, expected, token, expiresAt }) {
      const revision = z.number().parse(
        await client.eval(WRITE, {
          keys: keys(ns, key),
          arguments: [
            text,
            expected === null ? "" : String(expected),
            token,
            expiresAt === null ? "" : String(expiresAt),
          ],
        }),
      );
      return revision < 0 ? { ok: false, conflict: true } : { ok: true, revision };
    },
    async del(ns, key) {
      await client.del(keys(ns, key));
    },
    async tryLock(ns, key, token, ttlMs) {
      const taken = await client.eval(LOCK, { keys: [lockKey(ns, key)], arguments: [token, String(ttlMs)] });
      return taken === 1;
    },
    async unlock(ns, key, token) {
      await client.eval(UNLOCK, { keys: [lockKey(ns, key)], arguments: [token] });
    },
    async list(ns) {
      const found = new Set<string>();
      const prefix = valueKey(ns, "");
      for await (const batch of client.scanIterator({ MATCH: `${prefix}*`, COUNT: 500 }))
        for (const key of batch) found.add(key.slice(prefix.length));
      return [...found];
    },
    keyv(ns) {
      const there = faces.get(ns);
      if (there) return there;
      const adapter = new KeyvRedis(client, { namespace: ns, throwOnErrors: true });
      const face = strictKeyv(ns, adapter);
      faces.set(ns, face);
      return face;
    },
    async close() {
      // close() would wait for commands that a frozen server never answers.
      client.destroy();
    },
  };
}

interface Client {
  connect(): Promise<unknown>;
  configGet(name: string): Promise<Readonly<Record<string, string>>>;
  destroy(): void;
}

async function connect(client: Client, limitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no connection within ${limitMs} ms`)), limitMs);
  });
  try {
    const connected = client.connect();
    connected.catch(() => undefined);
    await Promise.race([connected, late]);
  } catch (cause) {
    client.destroy();
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StoreError(`Redis (REDIS_URL) cannot be reached: ${reason}`, "no", cause);
  } finally {
    clearTimeout(timer);
  }
}

async function warnIfForgetful(client: Client, warn: RedisOptions["warn"]): Promise<void> {
  try {
    const { appendonly } = await client.configGet("appendonly");
    if (appendonly === "no")
      warn(
        "Redis runs with appendonly no: moves made since its last snapshot are lost when it dies. Set appendonly yes.",
      );
  } catch {
    // Hosted servers often forbid CONFIG; they keep their own promises.
    warn("Redis does not tell whether appendonly is on; make sure that it keeps what it acknowledges.");
  }
}
