import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Backend, type Release, type StateStore, StoreError, type Written } from "./port.ts";

const SAFE = /^[A-Za-z0-9._:-]{1,128}$/;

/** Tries of a write, the first included; all carry one token, so that they count once. */
const WRITE_TRIES = 2;

export interface StateStoreOptions {
  /** Longest time for one round trip in ms. Default 4000. */
  readonly timeoutMs?: number;
}

/** A backend made into a store with time limits, idempotent writes and errors that say what is known. */
export function stateStore(backend: Backend, { timeoutMs = 4000 }: StateStoreOptions = {}): StateStore {
  const place = (ns: string, key: string): string => {
    if (!SAFE.test(ns) || !SAFE.test(key)) throw new StoreError(`Not a key: ${ns}/${key}`, "no");
    return `${ns}/${key}`;
  };

  /** A round trip that fails by itself when it takes too long. */
  async function trip<T>(run: () => Promise<T>): Promise<T> {
    const limit = new AbortController();
    const late = sleep(timeoutMs, undefined, { signal: limit.signal }).then(() => {
      throw new Error(`no answer within ${timeoutMs} ms`);
    });
    late.catch(() => undefined);
    try {
      return await Promise.race([run(), late]);
    } finally {
      limit.abort();
    }
  }

  async function read<T>(what: string, run: () => Promise<T>): Promise<T> {
    try {
      return await trip(run);
    } catch (cause) {
      throw failure(`cannot ${what}`, "no", cause);
    }
  }

  function failure(what: string, applied: "no" | "unknown", cause: unknown): StoreError {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new StoreError(`The ${backend.kind} store ${what}: ${reason}`, applied, cause);
  }

  return {
    kind: backend.kind,
    load: async (ns, key) => {
      const name = place(ns, key);
      return read(`read ${name}`, () => backend.load(ns, key));
    },

    async cas(ns, key, value, expected, options = {}): Promise<Written> {
      const name = place(ns, key);
      const expiresAt = options.expiresAt === undefined ? null : Math.ceil(options.expiresAt);
      const text = JSON.stringify({ value, expires: expiresAt });
      const write = { text, expected, token: randomUUID(), expiresAt };
      let last: unknown;
      for (let attempt = 1; attempt <= WRITE_TRIES; attempt += 1) {
        try {
          return await trip(() => backend.write(ns, key, write));
        } catch (cause) {
          last = cause;
        }
      }
      throw failure(`may not have saved ${name}`, "unknown", last);
    },

    async del(ns, key) {
      const name = place(ns, key);
      try {
        await trip(() => backend.del(ns, key));
      } catch (cause) {
        throw failure(`may not have deleted ${name}`, "unknown", cause);
      }
    },

    async lock(ns, key, ttlMs, waitMs = 5000): Promise<Release> {
      const name = place(ns, key);
      const token = randomUUID();
      const deadline = performance.now() + waitMs;
      const release: Release = () => trip(() => backend.unlock(ns, key, token)).catch(() => undefined);
      const attempt = async (): Promise<boolean> => {
        try {
          return await read(`lock ${name}`, () => backend.tryLock(ns, key, token, ttlMs));
        } catch (error) {
          // It may have been taken without our hearing of it; nobody should wait for that.
          void release();
          throw error;
        }
      };
      for (let pause = 2; ; pause = Math.min(pause * 2, 50)) {
        if (await attempt()) break;
        if (performance.now() >= deadline)
          throw new StoreError(`${name} stays locked by another process`, "no");
        await sleep(pause + Math.random() * pause);
      }
      return release;
    },

    async list(ns) {
      place(ns, "all");
      return [...(await read(`list ${ns}`, () => backend.list(ns)))].sort();
    },
    keyv: (ns) => {
      place(ns, "all");
      return backend.keyv(ns);
    },
    close: () => backend.close(),
  };
}
