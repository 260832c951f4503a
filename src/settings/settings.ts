import type { z } from "zod";
import type { StateStore } from "../store/port.ts";
import { type PlayerSettings, playerSettings, type ServerSettings, serverSettings } from "./records.ts";

/**
 * What players and servers have settled. Reading is cheap and never fails: what was read lately is kept for some seconds, and when the
 * store does not answer in time, what was known last counts, or the defaults. Changing rejects with a `StoreError`.
 */
export interface Settings {
  player(userId: string): Promise<PlayerSettings>;
  server(guildId: string): Promise<ServerSettings>;
  /** What is known of a server at this moment, for where nothing can be waited for; it is looked up again meanwhile. */
  serverNow(guildId: string): ServerSettings;
  /** Changes a player's settings from what is stored; gives them as they then stand. */
  changePlayer(userId: string, edit: (now: PlayerSettings) => PlayerSettings): Promise<PlayerSettings>;
  changeServer(guildId: string, edit: (now: ServerSettings) => ServerSettings): Promise<ServerSettings>;
  /** On boot: reads what all servers have settled, so that `serverNow` knows it. */
  warm(): Promise<void>;
}

export interface SettingsOptions {
  readonly store: StateStore;
  /** How long something read is believed, ms. Another process may have changed it. */
  readonly freshMs?: number;
  /** How long a reader waits for the store, ms. */
  readonly patienceMs?: number;
  readonly now?: () => number;
  readonly log?: { warn(fields: object, message: string): void };
}

const FRESH_MS = 5_000;
/** A click must be acknowledged within three seconds, and its words depend on this. */
const PATIENCE_MS = 500;
const KEPT = 5_000;
const TRIES = 10;

export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

export function createSettings(options: SettingsOptions): Settings {
  const players = shelf("player-settings", playerSettings, options);
  const servers = shelf("server-settings", serverSettings, options);
  return {
    player: players.read,
    server: servers.read,
    serverNow: servers.known,
    changePlayer: players.change,
    changeServer: servers.change,
    warm: servers.warm,
  };
}

interface Kept<T> {
  readonly value: T;
  readonly at: number;
}

/** Records of one kind, with those read lately in memory. */
function shelf<T>(ns: string, schema: z.ZodType<T>, options: SettingsOptions) {
  const { store, freshMs = FRESH_MS, patienceMs = PATIENCE_MS, now = Date.now, log } = options;
  const defaults = schema.parse({});
  const kept = new Map<string, Kept<T>>();
  const underWay = new Map<string, Promise<T>>();
  /** Goes up with each change, so that a look-up begun before it does not bring the old record back. */
  let changes = 0;

  function keep(key: string, value: T): T {
    kept.delete(key);
    kept.set(key, { value, at: now() });
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
    return value;
  }

  async function load(key: string): Promise<{ value: T; revision: number | null }> {
    const stored = await store.load(ns, key);
    const parsed = schema.safeParse(stored?.value ?? {});
    // What is no record at all counts as none; writing then begins a new one.
    return { value: parsed.success ? parsed.data : defaults, revision: stored?.revision ?? null };
  }

  /** Looks a record up, once for all who ask meanwhile. Never rejects. */
  function lookUp(key: string): Promise<T> {
    const running = underWay.get(key);
    if (running) return running;
    const before = changes;
    const work = load(key)
      .then(({ value }) => (before === changes ? keep(key, value) : (kept.get(key)?.value ?? value)))
      .catch((error: unknown) => {
        log?.warn({ err: error }, "Settings could not be read");
        return kept.get(key)?.value ?? defaults;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  }

  function fresh(key: string): Kept<T> | null {
    const found = kept.get(key);
    return found && now() - found.at < freshMs ? found : null;
  }

  async function read(key: string): Promise<T> {
    const found = fresh(key);
    if (found) return found.value;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<T>((resolve) => {
      timer = setTimeout(() => resolve(kept.get(key)?.value ?? defaults), patienceMs);
    });
    try {
      return await Promise.race([lookUp(key), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    read,
    known(key: string): T {
      if (!fresh(key)) void lookUp(key);
      return kept.get(key)?.value ?? defaults;
    },
    async change(key: string, edit: (now: T) => T): Promise<T> {
      for (let attempt = 1; attempt <= TRIES; attempt += 1) {
        const { value, revision } = await load(key);
        const next = schema.parse(edit(value));
        if (!(await store.cas(ns, key, next, revision)).ok) continue;
        changes += 1;
        return keep(key, next);
      }
      throw new SettingsError(`The ${ns} of ${key} change faster than they can be saved`);
    },
    async warm(): Promise<void> {
      for (const key of await store.list(ns)) await lookUp(key);
    },
  };
}
