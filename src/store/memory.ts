import { remember, revisionBy, unwrap } from "./entry.ts";
import { strictKeyv, TextAdapter, type TextTable } from "./keyv-face.ts";
import type { Backend } from "./port.ts";

interface Entry {
  readonly text: string;
  readonly revision: number;
  readonly writes: string;
  readonly expiresAt: number | null;
}

/** A store that lasts as long as the process; for tests. */
export function memoryBackend(): Backend {
  const spaces = new Map<string, Map<string, Entry>>();
  const locks = new Map<string, { token: string; until: number }>();

  function space(ns: string): Map<string, Entry> {
    const there = spaces.get(ns);
    if (there) return there;
    const made = new Map<string, Entry>();
    spaces.set(ns, made);
    return made;
  }
  function live(ns: string, key: string): Entry | undefined {
    const entry = space(ns).get(key);
    if (!entry || entry.expiresAt === null || entry.expiresAt > Date.now()) return entry;
    space(ns).delete(key);
    return undefined;
  }
  const keys = (ns: string): string[] => [...space(ns).keys()].filter((key) => live(ns, key));

  const table = (ns: string): TextTable => ({
    get: (key) => live(ns, key)?.text,
    set(key, text, expiresAt) {
      space(ns).set(key, { text, revision: (live(ns, key)?.revision ?? 0) + 1, writes: "", expiresAt });
    },
    delete: (key) => space(ns).delete(key),
    clear: () => space(ns).clear(),
    entries: () => keys(ns).map((key) => [key, live(ns, key)?.text ?? ""] as const),
  });

  return {
    kind: "memory",
    async load(ns, key) {
      const entry = live(ns, key);
      return entry ? { value: unwrap(entry.text), revision: entry.revision } : null;
    },
    async write(ns, key, { text, expected, token, expiresAt }) {
      const entry = live(ns, key);
      const before = entry ? revisionBy(entry.writes, token) : null;
      if (before !== null) return { ok: true, revision: before };
      if ((entry?.revision ?? null) !== expected) return { ok: false, conflict: true };
      const revision = (expected ?? 0) + 1;
      space(ns).set(key, {
        text,
        revision,
        writes: remember(entry?.writes ?? "", revision, token),
        expiresAt,
      });
      return { ok: true, revision };
    },
    async del(ns, key) {
      space(ns).delete(key);
    },
    async tryLock(ns, key, token, ttlMs) {
      const name = `${ns}/${key}`;
      const held = locks.get(name);
      if (held && held.token !== token && held.until > Date.now()) return false;
      locks.set(name, { token, until: Date.now() + ttlMs });
      return true;
    },
    async unlock(ns, key, token) {
      if (locks.get(`${ns}/${key}`)?.token === token) locks.delete(`${ns}/${key}`);
    },
    list: async (ns) => keys(ns),
    keyv: (ns) => strictKeyv(ns, new TextAdapter(table(ns))),
    close: async () => undefined,
  };
}
