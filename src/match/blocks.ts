import { z } from "zod";
import { createKeeper } from "../store/keeper.ts";
import type { StateStore } from "../store/port.ts";

/** Somebody whose challenges a player does not want, with the name they had then. */
export interface Blocked {
  readonly userId: string;
  readonly name: string;
}

/** Whose challenges each player does not want, on all servers. Failures of the store are `StoreError`s. */
export interface Blocks {
  list(userId: string): Promise<readonly Blocked[]>;
  /** False when there is no more room. */
  add(userId: string, who: Blocked): Promise<boolean>;
  /** False when they were not on the list. */
  remove(userId: string, otherId: string): Promise<boolean>;
  /** Whether `userId` does not want to be challenged, or taken up, by the other. */
  bars(userId: string, otherId: string): Promise<boolean>;
}

const BLOCKS = "blocks";
export const BLOCKS_MAX = 100;

const kept = z.object({
  id: z.string(),
  blocked: z.array(z.object({ userId: z.string(), name: z.string() })),
});

export function createBlocks(store: StateStore): Blocks {
  const lists = createKeeper({ store, namespace: BLOCKS, schema: kept });
  const list = async (userId: string): Promise<readonly Blocked[]> =>
    (await lists.load(userId))?.blocked ?? [];
  return {
    list,
    async add(userId, who) {
      await lists.make({ id: userId, blocked: [] });
      const result = await lists.change<"full">(userId, (value) => {
        const others = value.blocked.filter((one) => one.userId !== who.userId);
        return others.length >= BLOCKS_MAX ? "full" : { ...value, blocked: [...others, { ...who }] };
      });
      return result.kind === "done";
    },
    async remove(userId, otherId) {
      const result = await lists.change<"none">(userId, (value) =>
        value.blocked.some((one) => one.userId === otherId)
          ? { ...value, blocked: value.blocked.filter((one) => one.userId !== otherId) }
          : "none",
      );
      return result.kind === "done";
    },
    bars: async (userId, otherId) => (await list(userId)).some((one) => one.userId === otherId),
  };
}
