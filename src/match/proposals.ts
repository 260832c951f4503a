import { z } from "zod";
import { type OptionValues, optionValues } from "../engine/kernel/match-options.ts";
import type { Pace } from "../settings/records.ts";
import { createKeeper } from "../store/keeper.ts";
import type { StateStore } from "../store/port.ts";
import { newId } from "./challenges.ts";
import type { Levels, Stakes } from "./contract.ts";
import { type BestOf, bestOfSchema } from "./series.ts";
import { keptPace, levelsSchema, stakesSchema } from "./terms.ts";

/** A match that somebody is still setting up, privately: nobody else knows of it yet. */
export interface Proposal {
  /** Also the id of what is posted from it, so that it is posted once. */
  readonly id: string;
  readonly game: string;
  readonly mode: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly owner: { readonly userId: string; readonly name: string };
  readonly deck: string;
  /** The AI, a person, or null for anybody. */
  readonly opponent: "ai" | { readonly userId: string; readonly name: string } | null;
  /** Of the AI; null for the usual one. */
  readonly level: string | null;
  readonly stakes: Stakes;
  readonly options: OptionValues;
  readonly pace: Pace;
  readonly bestOf: BestOf;
  readonly levels: Levels | null;
  /** No longer to be changed: posted, or thrown away. */
  readonly closed: boolean;
}

export interface Proposals {
  create(input: Omit<Proposal, "id" | "closed">): Promise<Proposal>;
  get(id: string): Promise<Proposal | null>;
  /** Changes one that is not closed; gives it as it stands then, null when there is none. */
  change(id: string, to: (proposal: Proposal) => Proposal): Promise<Proposal | null>;
}

const PROPOSALS = "proposal";
/** Longer than a private message can be clicked on with any hope of an answer. */
const KEPT_MS = 86_400_000;

const person = z.object({ userId: z.string(), name: z.string() });
const kept: z.ZodType<Proposal> = z.object({
  id: z.string(),
  game: z.string(),
  mode: z.string(),
  guildId: z.string(),
  channelId: z.string(),
  owner: person,
  deck: z.string(),
  opponent: z.union([z.literal("ai"), person, z.null()]),
  level: z.string().nullable().default(null),
  stakes: stakesSchema,
  options: optionValues,
  pace: keptPace,
  bestOf: bestOfSchema.default(1),
  levels: levelsSchema.nullable().default(null),
  closed: z.boolean(),
});

/** Proposals kept in the store, changed by compare-and-set only. Failures of the store are `StoreError`s. */
export function createProposals({
  store,
  now = Date.now,
}: {
  readonly store: StateStore;
  readonly now?: () => number;
}): Proposals {
  const proposals = createKeeper({
    store,
    namespace: PROPOSALS,
    schema: kept,
    expiresAt: () => now() + KEPT_MS,
  });
  return {
    create: (input) => proposals.make({ ...input, id: newId(), closed: false }),
    get: proposals.load,
    async change(id, to) {
      const result = await proposals.change<"closed">(id, (proposal) =>
        proposal.closed ? "closed" : to(proposal),
      );
      return result.kind === "unknown" ? null : result.value;
    },
  };
}
