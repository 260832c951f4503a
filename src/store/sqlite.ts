import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import { remember, revisionBy, unwrap } from "./entry.ts";
import { strictKeyv, TextAdapter, type TextTable } from "./keyv-face.ts";
import { type Backend, StoreError } from "./port.ts";

interface Row {
  v: string;
  rev: number;
  writes: string;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS entries (
    ns TEXT NOT NULL, k TEXT NOT NULL, v TEXT NOT NULL, exp INTEGER, rev INTEGER NOT NULL, writes TEXT NOT NULL,
    PRIMARY KEY (ns, k)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS locks (name TEXT PRIMARY KEY, token TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
`;

/** How long one call waits for another process that writes; each call blocks this process so long at most. */
const BUSY_MS = 1500;

/**
 * A store in one SQLite file. WAL with synchronous NORMAL: nothing acknowledged is lost when the process dies, and the file
 * stays whole when the power fails. Throws StoreError when the file cannot be opened.
 */
export function sqliteBackend(file: string): Backend {
  const db = open(file);
  const alive = "(exp IS NULL OR exp > @now)";
  const get = db.prepare<{ ns: string; k: string; now: number }, Row>(
    `SELECT v, rev, writes FROM entries WHERE ns = @ns AND k = @k AND ${alive}`,
  );
  const put = db.prepare<{
    ns: string;
    k: string;
    v: string;
    exp: number | null;
    rev: number;
    writes: string;
  }>(
    `INSERT INTO entries (ns, k, v, exp, rev, writes) VALUES (@ns, @k, @v, @exp, @rev, @writes)
     ON CONFLICT DO UPDATE SET v = @v, exp = @exp, rev = @rev, writes = @writes`,
  );
  const drop = db.prepare<{ ns: string; k: string }>("DELETE FROM entries WHERE ns = @ns AND k = @k");
  const dropAll = db.prepare<{ ns: string }>("DELETE FROM entries WHERE ns = @ns");
  const all = db.prepare<{ ns: string; now: number }, { k: string; v: string }>(
    `SELECT k, v FROM entries WHERE ns = @ns AND ${alive} ORDER BY k`,
  );
  const keys = db.prepare<{ ns: string; now: number }, { k: string }>(
    `SELECT k FROM entries WHERE ns = @ns AND ${alive} ORDER BY k`,
  );
  const takeLock = db.prepare<{ name: string; token: string; until: number; now: number }>(
    `INSERT INTO locks (name, token, until) VALUES (@name, @token, @until)
     ON CONFLICT DO UPDATE SET token = @token, until = @until WHERE until <= @now OR token = @token`,
  );
  const dropLock = db.prepare<{ name: string; token: string }>(
    "DELETE FROM locks WHERE name = @name AND token = @token",
  );
  db.prepare("DELETE FROM entries WHERE exp <= ?").run(Date.now());
  db.prepare("DELETE FROM locks WHERE until <= ?").run(Date.now());

  const row = (ns: string, k: string): Row | undefined => get.get({ ns, k, now: Date.now() });

  const write = db.transaction((ns: string, k: string, w: Parameters<Backend["write"]>[2]) => {
    const there = row(ns, k);
    const before = there ? revisionBy(there.writes, w.token) : null;
    if (before !== null) return { ok: true, revision: before } as const;
    if ((there?.rev ?? null) !== w.expected) return { ok: false, conflict: true } as const;
    const rev = (w.expected ?? 0) + 1;
    put.run({ ns, k, v: w.text, exp: w.expiresAt, rev, writes: remember(there?.writes ?? "", rev, w.token) });
    return { ok: true, revision: rev } as const;
  });
  const overwrite = db.transaction((ns: string, k: string, v: string, exp: number | null) => {
    put.run({ ns, k, v, exp, rev: (row(ns, k)?.rev ?? 0) + 1, writes: "" });
  });

  const table = (ns: string): TextTable => ({
    get: (k) => row(ns, k)?.v,
    set: (k, text, expiresAt) => overwrite.immediate(ns, k, text, expiresAt),
    delete: (k) => drop.run({ ns, k }).changes > 0,
    clear: () => dropAll.run({ ns }),
    entries: () => all.all({ ns, now: Date.now() }).map(({ k, v }) => [k, v] as const),
  });

  return {
    kind: "sqlite",
    async load(ns, key) {
      const there = row(ns, key);
      return there ? { value: unwrap(there.v), revision: there.rev } : null;
    },
    write: async (ns, key, w) => write.immediate(ns, key, w),
    async del(ns, k) {
      drop.run({ ns, k });
    },
    async tryLock(ns, key, token, ttlMs) {
      const now = Date.now();
      return takeLock.run({ name: `${ns}/${key}`, token, until: now + ttlMs, now }).changes > 0;
    },
    async unlock(ns, key, token) {
      dropLock.run({ name: `${ns}/${key}`, token });
    },
    list: async (ns) => keys.all({ ns, now: Date.now() }).map(({ k }) => k),
    keyv: (ns) => strictKeyv(ns, new TextAdapter(table(ns))),
    async close() {
      db.close();
    },
  };
}

function open(file: string): Database.Database {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const db = new Database(file, { timeout: BUSY_MS });
    db.pragma("journal_mode = WAL");
    db.pragma("synchronous = NORMAL");
    db.exec(SCHEMA);
    return db;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StoreError(`The SQLite file ${file} cannot be opened: ${reason}`, "no", cause);
  }
}
