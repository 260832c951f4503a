import { z } from "zod";
import { createKeeper } from "../store/keeper.ts";
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
  const drafts = createKeeper({
    store,
    namespace: DRAFTS,
    schema: kept,
    expiresAt: () => now() + KEPT_MS,
  });
  return {
    create: (input) => drafts.make({ ...input, id: newDeckId(), closed: false }),
    get: drafts.load,
    async change(id, to) {
      const result = await drafts.change<"closed">(id, (draft) => (draft.closed ? "closed" : to(draft)));
      return result.kind === "unknown" ? null : result.value;
    },
  };
}
