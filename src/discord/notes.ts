import { z } from "zod";
import type { Notes } from "../present/ports.ts";
import type { StateStore } from "../store/port.ts";

const NAMESPACE = "present";
const TRIES = 5;

/** Notes kept in the store; what is written last stands. */
export function storedNotes(
  store: StateStore,
  now: () => number,
): Notes & {
  /** Keys that begin with `prefix`, without it. */
  list(prefix: string): Promise<readonly string[]>;
} {
  return {
    async get(key) {
      const stored = await store.load(NAMESPACE, key);
      return stored ? z.string().parse(stored.value) : null;
    },
    async set(key, text, ttlMs) {
      for (let attempt = 1; attempt <= TRIES; attempt += 1) {
        const stored = await store.load(NAMESPACE, key);
        const written = await store.cas(NAMESPACE, key, text, stored?.revision ?? null, {
          expiresAt: now() + ttlMs,
        });
        if (written.ok) return;
      }
      throw new Error(`The note ${key} changes faster than it can be kept`);
    },
    delete: (key) => store.del(NAMESPACE, key),
    async list(prefix) {
      const keys = await store.list(NAMESPACE);
      return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
    },
  };
}
