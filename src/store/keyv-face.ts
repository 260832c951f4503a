import Keyv from "keyv";

/** A namespace of texts by key, as memory and SQLite keep them. Expired texts do not show. */
export interface TextTable {
  get(key: string): string | undefined;
  /** A write past compare-and-set; it raises the revision, so that a later `cas` notices. */
  set(key: string, text: string, expiresAt: number | null): void;
  delete(key: string): boolean;
  clear(): void;
  entries(): readonly (readonly [key: string, text: string])[];
}

/** Strict Keyv settings: every failure rejects, plain JSON, no second prefix before the key. */
export function strictKeyv(ns: string, store: unknown): Keyv {
  const keyv = new Keyv({
    store,
    namespace: ns,
    useKeyPrefix: false,
    throwOnErrors: true,
    serialize: JSON.stringify,
    deserialize: (text) => JSON.parse(text),
  });
  // Each failure already rejects the call that met it; without a listener some would surface a second time.
  keyv.on("error", () => undefined);
  return keyv;
}

/** A storage adapter for Keyv over one namespace. One adapter serves one Keyv only. */
export class TextAdapter {
  readonly opts = { dialect: "sqlite", url: "" };
  namespace?: string;
  readonly #table: TextTable;
  constructor(table: TextTable) {
    this.#table = table;
  }
  async get(key: string): Promise<string | undefined> {
    return this.#table.get(key);
  }
  async getMany(keys: readonly string[]): Promise<(string | undefined)[]> {
    return keys.map((key) => this.#table.get(key));
  }
  async set(key: string, text: string, ttl?: number): Promise<void> {
    this.#table.set(key, text, ttl ? Date.now() + ttl : null);
  }
  async delete(key: string): Promise<boolean> {
    return this.#table.delete(key);
  }
  async deleteMany(keys: readonly string[]): Promise<boolean> {
    return keys.map((key) => this.#table.delete(key)).some((gone) => gone);
  }
  async has(key: string): Promise<boolean> {
    return this.#table.get(key) !== undefined;
  }
  async clear(): Promise<void> {
    this.#table.clear();
  }
  async *iterator(): AsyncGenerator<readonly [string, string]> {
    yield* this.#table.entries();
  }
}
