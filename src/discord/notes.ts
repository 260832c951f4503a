import { z } from "zod";
import type { Notes } from "../present/ports.ts";
import { type StateStore, StoreError } from "../store/port.ts";

const NAMESPACE = "present";

/** Notes kept in the store through Keyv; what is written last stands. A failure is a StoreError. */
export function storedNotes(store: StateStore): Notes & {
  /** Keys that begin with `prefix`, without it. */
  list(prefix: string): Promise<readonly string[]>;
} {
  const keyv = store.keyv(NAMESPACE);
  async function told<T>(what: string, applied: "no" | "unknown", run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new StoreError(`A note could not be ${what}: ${reason}`, applied, cause);
    }
  }
  return {
    async get(key) {
      const kept: unknown = await told("read", "no", () => keyv.get(key));
      return kept === undefined ? null : z.string().parse(kept);
    },
    async set(key, text, ttlMs) {
      const kept = await told("kept", "unknown", () => keyv.set(key, text, ttlMs));
      if (!kept) throw new StoreError(`The note ${key} was not kept`, "no");
    },
    async delete(key) {
      await told("deleted", "unknown", () => keyv.delete(key));
    },
    async list(prefix) {
      const keys = await store.list(NAMESPACE);
      return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
    },
  };
}
