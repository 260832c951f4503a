import { z } from "zod";
import { type OptionValues, optionValues } from "../engine/kernel/match-options.ts";
import type { StateStore } from "../store/port.ts";
import { newId } from "./challenges.ts";
import type { Stakes } from "./contract.ts";
import { MatchError } from "./errors.ts";

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
const TRIES = 20;

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
  stakes: z.enum(["casual", "ranked"]),
  options: optionValues,
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
  async function load(id: string): Promise<{ proposal: Proposal; revision: number } | null> {
    const stored = await store.load(PROPOSALS, id);
    if (!stored) return null;
    const parsed = kept.safeParse(stored.value);
    if (!parsed.success) throw new MatchError("broken-record", `Proposal ${id} cannot be read`, parsed.error);
    return { proposal: parsed.data, revision: stored.revision };
  }

  async function save(proposal: Proposal, expected: number | null): Promise<boolean> {
    return (await store.cas(PROPOSALS, proposal.id, proposal, expected, { expiresAt: now() + KEPT_MS })).ok;
  }

  return {
    async create(input) {
      const proposal: Proposal = { ...input, id: newId(), closed: false };
      if (!(await save(proposal, null))) throw new MatchError("too-busy", "Two proposals drew one id");
      return proposal;
    },
    get: async (id) => (await load(id))?.proposal ?? null,
    async change(id, to) {
      for (let attempt = 1; attempt <= TRIES; attempt += 1) {
        const found = await load(id);
        if (!found) return null;
        if (found.proposal.closed) return found.proposal;
        const next = to(found.proposal);
        if (await save(next, found.revision)) return next;
      }
      throw new MatchError("too-busy", `Proposal ${id} changes faster than it can be saved`);
    },
  };
}
