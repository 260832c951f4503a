import type Keyv from "keyv";

/** A value as it stands, with the revision that the next write must name. */
export interface Stored {
  readonly value: unknown;
  readonly revision: number;
}

/** A write either made a new revision or found another one than it expected. */
export type Written =
  | { readonly ok: true; readonly revision: number }
  | { readonly ok: false; readonly conflict: true };

/** Gives a lock back; never fails, since a lock that is not given back runs out. */
export type Release = () => Promise<void>;

/**
 * Where everything durable lives. Values are plain JSON. Namespaces and keys are 1 to 128 of `[A-Za-z0-9._:-]`.
 * Every operation ends within a bounded time, and a failure is a `StoreError`.
 */
export interface StateStore {
  readonly kind: "sqlite" | "redis" | "memory";
  load(ns: string, key: string): Promise<Stored | null>;
  /**
   * Writes when the stored revision is `expected` (null: when there is none yet). `expiresAt` in ms since the epoch lets the
   * value go away by itself. A write whose outcome got lost on the way is asked for again under the same token, so it counts
   * once; only when that fails too is it an error with `applied: "unknown"`.
   */
  cas(
    ns: string,
    key: string,
    value: unknown,
    expected: number | null,
    options?: { readonly expiresAt?: number },
  ): Promise<Written>;
  del(ns: string, key: string): Promise<void>;
  /** Waits for the lock, at most `waitMs` (default 5 s); it runs out by itself after `ttlMs`. Between processes too. */
  lock(ns: string, key: string, ttlMs: number, waitMs?: number): Promise<Release>;
  /** Keys that are there now, sorted. */
  list(ns: string): Promise<readonly string[]>;
  /**
   * The namespace as a strict Keyv, for plain values such as settings; failures reject. What `cas` wrote can be read
   * through it. Do not write through it what others write by `cas`.
   */
  keyv(ns: string): Keyv;
  close(): Promise<void>;
}

/** What a store must bring; `stateStore` adds time limits, retries and errors, so that they are the same everywhere. */
export interface Backend {
  readonly kind: StateStore["kind"];
  load(ns: string, key: string): Promise<Stored | null>;
  /** Must be one atomic step, and give the same answer again to a `token` among the last eight that wrote the key. */
  write(ns: string, key: string, write: Write): Promise<Written>;
  del(ns: string, key: string): Promise<void>;
  tryLock(ns: string, key: string, token: string, ttlMs: number): Promise<boolean>;
  unlock(ns: string, key: string, token: string): Promise<void>;
  list(ns: string): Promise<readonly string[]>;
  keyv(ns: string): Keyv;
  close(): Promise<void>;
}
export interface Write {
  /** In the form that Keyv reads: `{"value":…,"expires":…}`. */
  readonly text: string;
  readonly expected: number | null;
  readonly token: string;
  readonly expiresAt: number | null;
}

/** A store operation that failed. `applied` says whether a write may have come through all the same. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly applied: "no" | "unknown";
  constructor(message: string, applied: "no" | "unknown", cause?: unknown) {
    super(message, { cause });
    this.applied = applied;
  }
}
