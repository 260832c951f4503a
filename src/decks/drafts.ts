import { z } from "zod";
import type { StateStore } from "../store/port.ts";
import { newDeckId } from "./own-decks.ts";

/** A line of an import: a card, or a question what was meant. */
export interface DraftLine {
  /** In the text, counted from 1. */
  readonly line: number;
  readonly text: string;
  /** The name as written. */
  readonly name: string;
  readonly count: number;
  /** The card; null as long as nobody has said which one is meant. */
  readonly card: string | null;
  /** Left out, because no card was meant. */
  readonly out: boolean;
}

/** A deck that is being imported while some of its lines are in question. */
export interface DeckDraft {
  /** Also the id of the deck that it becomes, so that it becomes one. */
  readonly id: string;
  readonly userId: string;
  readonly game: string;
  readonly name: string;
  readonly lines: readonly DraftLine[];
  /** What was read and left aside, in the text's own words. */
  readonly headings: readonly string[];
  readonly aside: readonly string[];
  readonly closed: boolean;
}

export interface DeckDrafts {
  create(input: Omit<DeckDraft, "id" | "closed">): Promise<DeckDraft>;
  get(id: string): Promise<DeckDraft | null>;
  /** Gives it as it stands then; null when there is none. One that is closed stays as it is. */
  change(id: string, to: (draft: DeckDraft) => DeckDraft): Promise<DeckDraft | null>;
}

const DRAFTS = "deck-draft";
const KEPT_MS = 86_400_000;
const TRIES = 30;

const kept: z.ZodType<DeckDraft> = z.object({
  id: z.string(),
  userId: z.string(),
  game: z.string(),
  name: z.string(),
  lines: z.array(
    z.object({
      line: z.number(),
      text: z.string(),
      name: z.string(),
      count: z.number(),
      card: z.string().nullable(),
      out: z.boolean(),
    }),
  ),
  headings: z.array(z.string()),
  aside: z.array(z.string()),
  closed: z.boolean(),
});

export function createDeckDrafts({
  store,
  now = Date.now,
}: {
  readonly store: StateStore;
  readonly now?: () => number;
}): DeckDrafts {
  const write = async (draft: DeckDraft, revision: number | null): Promise<boolean> =>
    (await store.cas(DRAFTS, draft.id, draft, revision, { expiresAt: now() + KEPT_MS })).ok;
  return {
    async create(input) {
      const draft: DeckDraft = { ...input, id: newDeckId(), closed: false };
      if (!(await write(draft, null))) throw new Error("Two imports drew one id");
      return draft;
    },
    async get(id) {
      const stored = await store.load(DRAFTS, id);
      return stored ? kept.parse(stored.value) : null;
    },
    async change(id, to) {
      for (let attempt = 1; attempt <= TRIES; attempt += 1) {
        const stored = await store.load(DRAFTS, id);
        if (!stored) return null;
        const draft = kept.parse(stored.value);
        if (draft.closed) return draft;
        const next = to(draft);
        if (await write(next, stored.revision)) return next;
      }
      throw new Error("An import changes faster than it can be saved");
    },
  };
}
