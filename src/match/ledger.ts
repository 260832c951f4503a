import { z } from "zod";
import { createKeeper } from "../store/keeper.ts";
import type { StateStore } from "../store/port.ts";

type Kind = "matches" | "challenges";

/** What each person has going, by id, so that nobody has to look through everything to find it. */
export interface Ledger {
  /** Notes one for these people; before it is kept itself, so that a crash in between leaves a note on nothing, never nothing of a note. */
  note(kind: Kind, id: string, userIds: readonly string[]): Promise<void>;
  /** Those of a person that `load` still finds worth keeping, newest last; the others are forgotten. */
  of<T>(kind: Kind, userId: string, load: (id: string) => Promise<T | null>): Promise<readonly T[]>;
}

const LEDGER = "ledger";
/** Newer ones push older ones out. */
const KEPT_MAX = 200;

const ids = z.array(z.string());
const page = z.object({ id: z.string(), matches: ids, challenges: ids });

export function createLedger(store: StateStore): Ledger {
  const pages = createKeeper({ store, namespace: LEDGER, schema: page });
  return {
    async note(kind, id, userIds) {
      for (const userId of new Set(userIds)) {
        await pages.make({ id: userId, matches: [], challenges: [] });
        await pages.change<"there">(userId, (value) =>
          value[kind].includes(id) ? "there" : { ...value, [kind]: [...value[kind], id].slice(-KEPT_MAX) },
        );
      }
    },
    async of(kind, userId, load) {
      const known = (await pages.load(userId))?.[kind] ?? [];
      const found = await Promise.all(known.map(async (id) => ({ id, value: await load(id) })));
      const gone = new Set(found.flatMap(({ id, value }) => (value === null ? [id] : [])));
      if (gone.size > 0)
        await pages.change(userId, (value) => ({
          ...value,
          [kind]: value[kind].filter((id) => !gone.has(id)),
        }));
      return found.flatMap(({ value }) => (value === null ? [] : [value]));
    },
  };
}
