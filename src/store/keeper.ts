import type { z } from "zod";
import type { StateStore } from "./port.ts";

/** Why a record cannot be had, apart from failures of the store. */
export class RecordError extends Error {
  override readonly name = "RecordError";
  readonly fault: "broken-record" | "too-busy";
  constructor(fault: RecordError["fault"], message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}

/** Not changed, for a reason in one word; or there is none. */
export type Changed<T, Word extends string> =
  | { readonly kind: "done" | Word; readonly value: T }
  | { readonly kind: "unknown" };

/** Records of one kind, kept in the store by id and changed by compare-and-set only. Failures of the store are `StoreError`s. */
export interface Keeper<T> {
  load(id: string): Promise<T | null>;
  /** Keeps a new one. Where its id is taken, the one that is there comes back and stays as it is. */
  make(value: T): Promise<T>;
  /** Changes one as `judge` says; a word from `judge` instead of a value leaves it alone. */
  change<Word extends string = never>(id: string, judge: (value: T) => T | Word): Promise<Changed<T, Word>>;
  /** Reads every one that is kept: for the start of the bot. One that cannot be read stands in nobody's way: `unread` is told of it. */
  search(fits: (value: T) => boolean, unread?: (id: string) => void): Promise<T[]>;
}

/** Tries before a record counts as fought over; each needs somebody else's change in between. */
const TRIES = 30;

export function createKeeper<T extends { readonly id: string }>({
  store,
  namespace,
  schema,
  expiresAt,
}: {
  readonly store: StateStore;
  readonly namespace: string;
  readonly schema: z.ZodType<T>;
  /** When a record may go, ms since the epoch; never when absent. */
  readonly expiresAt?: (value: T) => number;
}): Keeper<T> {
  async function read(id: string): Promise<{ value: T; revision: number } | null> {
    const stored = await store.load(namespace, id);
    if (!stored) return null;
    const parsed = schema.safeParse(stored.value);
    if (!parsed.success)
      throw new RecordError("broken-record", `The ${namespace} ${id} cannot be read`, parsed.error);
    return { value: parsed.data, revision: stored.revision };
  }

  const write = async (value: T, expected: number | null): Promise<boolean> =>
    (await store.cas(namespace, value.id, value, expected, expiresAt && { expiresAt: expiresAt(value) })).ok;

  return {
    load: async (id) => (await read(id))?.value ?? null,
    async make(value) {
      if (await write(value, null)) return value;
      const there = await read(value.id);
      if (!there) throw new RecordError("too-busy", `The ${namespace} ${value.id} came and went`);
      return there.value;
    },
    async change(id, judge) {
      for (let attempt = 1; attempt <= TRIES; attempt += 1) {
        const found = await read(id);
        if (!found) return { kind: "unknown" };
        const next = judge(found.value);
        if (typeof next === "string") return { kind: next, value: found.value };
        if (await write(next, found.revision)) return { kind: "done", value: next };
      }
      throw new RecordError("too-busy", `The ${namespace} ${id} changes faster than it can be saved`);
    },
    async search(fits, unread) {
      const found: T[] = [];
      for (const id of await store.list(namespace)) {
        const value = await read(id)
          .then((there) => there?.value)
          .catch((error: unknown) => {
            if (!(error instanceof RecordError)) throw error;
            unread?.(id);
          });
        if (value && fits(value)) found.push(value);
      }
      return found;
    },
  };
}
