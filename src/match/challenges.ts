import { randomBytes } from "node:crypto";
import { z } from "zod";
import { optionValues } from "../engine/kernel/match-options.ts";
import { createKeeper } from "../store/keeper.ts";
import type { StateStore } from "../store/port.ts";
import type { Challenge } from "./contract.ts";
import { createLedger } from "./ledger.ts";
import { seriesSchema } from "./series.ts";
import { keptPace, levelsSchema, OPEN_MS, stakesSchema, USUAL_PACE } from "./terms.ts";

/** Somebody who takes a challenge up, with the id of the deck brought along. */
export interface Accepter {
  readonly userId: string;
  readonly name: string;
  readonly deck: string;
}

/** A challenge as stored: who took it and, once it exists, in which thread the match runs. */
export interface KeptChallenge extends Challenge {
  readonly acceptedBy: Accepter | null;
  readonly matchId: string | null;
}

type AcceptBar = "already-taken" | "not-for-you" | "own-challenge" | "expired" | "withdrawn" | "declined";
export type AcceptResult =
  | { readonly kind: "accepted" | AcceptBar; readonly challenge: KeptChallenge }
  | { readonly kind: "unknown" };

/** Not open any more, or not this person's to close. */
type CloseBar = "closed" | "not-yours";
export type CloseResult =
  | { readonly kind: "done" | CloseBar; readonly challenge: KeptChallenge }
  | { readonly kind: "unknown" };

/** What a challenge is made of; what is left out is nothing out of the ordinary. */
type NewChallenge = Pick<Challenge, "game" | "guildId" | "channelId" | "challenger" | "opponent"> &
  Partial<
    Pick<
      Challenge,
      | "id"
      | "options"
      | "stakes"
      | "pace"
      | "levels"
      | "series"
      | "first"
      | "rematch"
      | "ais"
      | "teams"
      | "tutorial"
    >
  > & {
    /** Nobody has to be asked, because the AI has the other seats or because they agreed to it before. */
    readonly agreed?: { readonly by: Accepter | null };
  };

export interface Challenges {
  /** `id` makes sure that what is asked for twice is made once: the second time the first one comes back. */
  create(input: NewChallenge): Promise<KeptChallenge>;
  get(id: string): Promise<KeptChallenge | null>;
  /** Open ones made by a person or for them, oldest first. */
  openOf(userId: string): Promise<readonly KeptChallenge[]>;
  /** Notes the message whose thread the match gets, which mostly carries the Accept button too. */
  setMessage(id: string, messageId: string): Promise<void>;
  /** Notes the message in the old thread that offers a rematch. */
  setCard(id: string, cardId: string): Promise<void>;
  /** Takes the challenge; of any number of people at once, exactly one is told `accepted`. */
  accept(id: string, by: Accepter): Promise<AcceptResult>;
  /** By the person challenged. */
  decline(id: string, userId: string): Promise<CloseResult>;
  /** By the challenger. */
  withdraw(id: string, userId: string): Promise<CloseResult>;
  /** Opens an accepted challenge again, when its match could not be started; closes one that nobody had to be asked about. */
  reopen(id: string): Promise<KeptChallenge | null>;
  /** Notes that the match runs. */
  started(id: string, matchId: string): Promise<void>;
  /** Open as far as is noted; the time of some may have run out. For the start of the bot. */
  open(): Promise<readonly KeptChallenge[]>;
  /** Notes that one has run out; nothing when it has been taken up or closed, or still runs. */
  expire(id: string): Promise<void>;
  /** Accepted, yet without a match: what a crash in between leaves behind. For the start of the bot. */
  unfinished(): Promise<readonly KeptChallenge[]>;
}

export interface ChallengesOptions {
  readonly store: StateStore;
  readonly now?: () => number;
  /** How long a challenge can be taken up, in ms; by its pace when absent. */
  readonly openMs?: number | undefined;
  /** Told of a challenge that cannot be read, when those without a match are looked for. */
  readonly unread?: (id: string) => void;
}

const CHALLENGES = "challenge";
/** A closed challenge is kept this long, so that a late click is told what became of it. */
const KEPT_MS = 86_400_000;

const person = z.object({ userId: z.string(), name: z.string() });
const brought = person.extend({ deck: z.string() });
const kept: z.ZodType<KeptChallenge> = z.object({
  id: z.string(),
  game: z.string(),
  guildId: z.string(),
  channelId: z.string(),
  messageId: z.string().nullable(),
  challenger: brought,
  opponent: person.nullable(),
  options: optionValues.default({}),
  stakes: stakesSchema.default("casual"),
  pace: keptPace,
  levels: levelsSchema.nullable().default(null),
  series: seriesSchema.nullable().default(null),
  first: z.enum(["challenger", "accepter"]).nullable().default(null),
  rematch: z
    .object({ of: z.string(), cardId: z.string().nullable(), deck: z.string() })
    .nullable()
    .default(null),
  ais: z.array(z.object({ level: z.string(), name: z.string(), deck: z.string() })).default([]),
  tutorial: z.boolean().exactOptional(),
  teams: z.number().int().min(1).default(2),
  createdAt: z.number(),
  expiresAt: z.number(),
  status: z.enum(["open", "accepted", "declined", "withdrawn", "expired"]),
  acceptedBy: brought.nullable(),
  matchId: z.string().nullable(),
});

/** An id for what people click on: 12 characters that are safe in a custom id. */
export function newId(): string {
  return randomBytes(9).toString("base64url").replaceAll("_", ".");
}

/** Whether a challenge can still be taken up at a moment. */
export function isOpen(challenge: Challenge, now: number): boolean {
  return challenge.status === "open" && now < challenge.expiresAt;
}

/** Whether somebody was asked by a message of its own; else it begins as soon as it is made. */
export function isAsked({ ais, rematch }: Challenge): boolean {
  return ais.length === 0 && (rematch === null || rematch.cardId !== null);
}

/** Challenges kept in the store, changed by compare-and-set only. Failures of the store are `StoreError`s. */
export function createChallenges(options: ChallengesOptions): Challenges {
  const { store, now = Date.now, openMs } = options;
  const ledger = createLedger(store);
  const challenges = createKeeper({
    store,
    namespace: CHALLENGES,
    schema: kept,
    expiresAt: (challenge) => challenge.expiresAt + KEPT_MS,
  });

  async function change<Word extends string>(
    id: string,
    judge: (challenge: KeptChallenge) => KeptChallenge | Word,
  ): Promise<{ kind: "done" | Word; challenge: KeptChallenge } | { kind: "unknown" }> {
    const result = await challenges.change<Word>(id, judge);
    return "value" in result ? { kind: result.kind, challenge: result.value } : { kind: "unknown" };
  }

  return {
    async create({ agreed, ...input }) {
      const at = now();
      const challenge: KeptChallenge = {
        options: {},
        stakes: "casual",
        pace: USUAL_PACE,
        levels: null,
        series: null,
        first: null,
        rematch: null,
        ais: [],
        teams: 2,
        ...input,
        id: input.id ?? newId(),
        messageId: null,
        createdAt: at,
        expiresAt: at + (openMs ?? OPEN_MS[input.pace ?? USUAL_PACE]),
        status: agreed ? "accepted" : "open",
        acceptedBy: agreed?.by ?? null,
        matchId: null,
      };
      if (!agreed) {
        const { challenger, opponent, id } = challenge;
        await ledger.note("challenges", id, [challenger.userId, ...(opponent ? [opponent.userId] : [])]);
      }
      return challenges.make(challenge);
    },

    get: challenges.load,

    openOf: (userId) =>
      ledger.of("challenges", userId, async (id) => {
        const challenge = await challenges.load(id);
        return challenge && isOpen(challenge, now()) ? challenge : null;
      }),

    async setMessage(id, messageId) {
      await change<never>(id, (challenge) => ({ ...challenge, messageId }));
    },

    async setCard(id, cardId) {
      await change<"none">(id, (challenge) =>
        challenge.rematch ? { ...challenge, rematch: { ...challenge.rematch, cardId } } : "none",
      );
    },

    async accept(id, by) {
      const result = await change<AcceptBar>(id, (challenge) => {
        if (challenge.status === "accepted") return "already-taken";
        if (challenge.status !== "open") return challenge.status;
        if (now() >= challenge.expiresAt) return "expired";
        if (challenge.challenger.userId === by.userId) return "own-challenge";
        if (challenge.opponent && challenge.opponent.userId !== by.userId) return "not-for-you";
        return { ...challenge, status: "accepted", acceptedBy: by };
      });
      if (result.kind === "unknown") return result;
      return { kind: result.kind === "done" ? "accepted" : result.kind, challenge: result.challenge };
    },

    decline: (id, userId) =>
      change<CloseBar>(id, (challenge) => {
        if (challenge.opponent?.userId !== userId) return "not-yours";
        return isOpen(challenge, now()) ? { ...challenge, status: "declined" } : "closed";
      }),

    withdraw: (id, userId) =>
      change<CloseBar>(id, (challenge) => {
        if (challenge.challenger.userId !== userId) return "not-yours";
        return isOpen(challenge, now()) ? { ...challenge, status: "withdrawn" } : "closed";
      }),

    async reopen(id) {
      const result = await change<"closed">(id, (challenge) => {
        if (challenge.status !== "accepted" || challenge.matchId !== null) return "closed";
        return isAsked(challenge)
          ? { ...challenge, status: "open", acceptedBy: null }
          : { ...challenge, status: "withdrawn" };
      });
      return result.kind === "unknown" ? null : result.challenge;
    },

    async started(id, matchId) {
      await change<never>(id, (challenge) => ({ ...challenge, matchId }));
    },

    open: () => challenges.search(({ status }) => status === "open"),

    async expire(id) {
      await change<"closed">(id, (challenge) =>
        challenge.status === "open" && !isOpen(challenge, now())
          ? { ...challenge, status: "expired" }
          : "closed",
      );
    },

    unfinished: () =>
      challenges.search(({ status, matchId }) => status === "accepted" && matchId === null, options.unread),
  };
}
