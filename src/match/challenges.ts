import { randomBytes } from "node:crypto";
import { z } from "zod";
import { optionValues } from "../engine/kernel/match-options.ts";
import type { StateStore } from "../store/port.ts";
import type { Challenge } from "./contract.ts";
import { MatchError } from "./errors.ts";

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

export interface Challenges {
  /** `id` makes sure that what is asked for twice is made once: the second time the first one comes back. */
  create(
    input: Pick<Challenge, "game" | "guildId" | "channelId" | "challenger" | "opponent"> &
      Partial<Pick<Challenge, "id" | "options" | "stakes">>,
  ): Promise<KeptChallenge>;
  get(id: string): Promise<KeptChallenge | null>;
  /** Notes the message that carries the Accept button. */
  setMessage(id: string, messageId: string): Promise<void>;
  /** Takes the challenge; of any number of people at once, exactly one is told `accepted`. */
  accept(id: string, by: Accepter): Promise<AcceptResult>;
  /** By the person challenged. */
  decline(id: string, userId: string): Promise<CloseResult>;
  /** By the challenger. */
  withdraw(id: string, userId: string): Promise<CloseResult>;
  /** Opens an accepted challenge again, when its match could not be started. */
  reopen(id: string): Promise<void>;
  /** Notes that the match runs. */
  started(id: string, matchId: string): Promise<void>;
  /** Open, but their time has run out. */
  overdue(): Promise<readonly KeptChallenge[]>;
  /** Notes that one has run out; nothing when it has been taken up or closed, or still runs. */
  expire(id: string): Promise<void>;
  /** Accepted, yet without a match: what a crash in between leaves behind. For the start of the bot. */
  unfinished(): Promise<readonly KeptChallenge[]>;
}

export interface ChallengesOptions {
  readonly store: StateStore;
  readonly now?: () => number;
  /** How long a challenge can be taken up, in ms. Default 15 minutes. */
  readonly openMs?: number;
  /** Told of a challenge that cannot be read, when those without a match are looked for. */
  readonly unread?: (id: string) => void;
}

const CHALLENGES = "challenge";
/** A closed challenge is kept this long, so that a late click is told what became of it. */
const KEPT_MS = 86_400_000;
const TRIES = 20;

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
  stakes: z.enum(["casual", "ranked"]).default("casual"),
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

/** Challenges kept in the store, changed by compare-and-set only. Failures of the store are `StoreError`s. */
export function createChallenges(options: ChallengesOptions): Challenges {
  const { store, now = Date.now, openMs = 15 * 60_000 } = options;

  async function load(id: string): Promise<{ challenge: KeptChallenge; revision: number } | null> {
    const stored = await store.load(CHALLENGES, id);
    if (!stored) return null;
    const parsed = kept.safeParse(stored.value);
    if (!parsed.success)
      throw new MatchError("broken-record", `Challenge ${id} cannot be read`, parsed.error);
    return { challenge: parsed.data, revision: stored.revision };
  }

  async function save(challenge: KeptChallenge, expected: number | null): Promise<boolean> {
    const expiresAt = challenge.expiresAt + KEPT_MS;
    return (await store.cas(CHALLENGES, challenge.id, challenge, expected, { expiresAt })).ok;
  }

  /** Changes a challenge as `judge` says; a word from `judge` instead of a challenge leaves it alone. */
  async function change<Word extends string>(
    id: string,
    judge: (challenge: KeptChallenge) => KeptChallenge | Word,
  ): Promise<{ kind: "done" | Word; challenge: KeptChallenge } | { kind: "unknown" }> {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const found = await load(id);
      if (!found) return { kind: "unknown" };
      const next = judge(found.challenge);
      if (typeof next === "string") return { kind: next, challenge: found.challenge };
      if (await save(next, found.revision)) return { kind: "done", challenge: next };
    }
    throw new MatchError("too-busy", `Challenge ${id} changes faster than it can be saved`);
  }

  /** One that cannot be read stands in nobody's way: `tell` is told of it. */
  async function search(
    fits: (challenge: KeptChallenge) => boolean,
    tell?: (id: string) => void,
  ): Promise<KeptChallenge[]> {
    const found: KeptChallenge[] = [];
    for (const id of await store.list(CHALLENGES)) {
      const challenge = (
        await load(id).catch((error: unknown) => {
          if (!(error instanceof MatchError)) throw error;
          tell?.(id);
          return null;
        })
      )?.challenge;
      if (challenge && fits(challenge)) found.push(challenge);
    }
    return found;
  }

  return {
    async create(input) {
      const at = now();
      const challenge: KeptChallenge = {
        options: {},
        stakes: "casual",
        ...input,
        id: input.id ?? newId(),
        messageId: null,
        createdAt: at,
        expiresAt: at + openMs,
        status: "open",
        acceptedBy: null,
        matchId: null,
      };
      if (await save(challenge, null)) return challenge;
      const there = input.id === undefined ? null : await load(input.id);
      if (!there) throw new MatchError("too-busy", "Two challenges drew one id");
      return there.challenge;
    },

    get: async (id) => (await load(id))?.challenge ?? null,

    async setMessage(id, messageId) {
      await change(id, (challenge) => ({ ...challenge, messageId }));
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
      await change(id, (challenge) =>
        challenge.status === "accepted" && challenge.matchId === null
          ? { ...challenge, status: "open", acceptedBy: null }
          : "closed",
      );
    },

    async started(id, matchId) {
      await change(id, (challenge) => ({ ...challenge, matchId }));
    },

    overdue: () => search((challenge) => challenge.status === "open" && !isOpen(challenge, now())),

    async expire(id) {
      await change(id, (challenge) =>
        challenge.status === "open" && !isOpen(challenge, now())
          ? { ...challenge, status: "expired" }
          : "closed",
      );
    },

    unfinished: () =>
      search(({ status, matchId }) => status === "accepted" && matchId === null, options.unread),
  };
}
