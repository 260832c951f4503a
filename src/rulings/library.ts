import type { Book, Entry, Kind } from "./book.ts";
import { darkLegacyBook } from "./dark-legacy/index.ts";
import { createSearch, type Search } from "./search.ts";
import { warlordBook } from "./warlord/index.ts";

/** The books there are. Those without a game of that name are there for reference. */
const BOOKS: readonly (() => Book)[] = [darkLegacyBook, warlordBook];

/** Every entry of every book, found by key and by search. */
export interface Library {
  readonly books: readonly Book[];
  readonly entries: readonly Entry[];
  readonly search: Search;
  get(key: string): Entry | null;
  /** The entries of a kind before and after this one in its book. */
  neighbours(entry: Entry): { readonly before: Entry | null; readonly after: Entry | null };
  of(kind: Kind): readonly Entry[];
}

export function createLibrary(books: readonly Book[]): Library {
  const entries = books.flatMap((book) => book.entries);
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  return {
    books,
    entries,
    search: createSearch(entries),
    get: (key) => byKey.get(key) ?? null,
    neighbours(entry) {
      const row = entries.filter((one) => one.book === entry.book && one.kind === entry.kind);
      const at = row.indexOf(entry);
      return { before: row[at - 1] ?? null, after: row[at + 1] ?? null };
    },
    of: (kind) => entries.filter((entry) => entry.kind === kind),
  };
}

let library: Library | null = null;

/** All that can be looked up; made when it is first asked for. */
export function theLibrary(): Library {
  library ??= createLibrary(BOOKS.map((make) => make()));
  return library;
}
