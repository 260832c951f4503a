import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { DeckList } from "../engine/kernel/game.ts";
import type { StateStore } from "../store/port.ts";
import { foldName } from "./names.ts";

/** A deck of a player's own, which nobody else sees. Its cards may be against the rules until it is played with. */
export interface OwnDeck {
  /** Begins with "u.", so that it is never another deck's. */
  readonly id: string;
  readonly game: string;
  readonly list: DeckList;
  /** ms since the epoch */
  readonly changedAt: number;
}

export type Saved =
  | { readonly kind: "done"; readonly deck: OwnDeck }
  | { readonly kind: "too-many"; readonly max: number };

/** Decks by player, on all servers the same. Failures of the store are `StoreError`s. */
export interface OwnDecks {
  /** Those of a game, the newest first. */
  list(userId: string, game: string): Promise<readonly OwnDeck[]>;
  get(userId: string, id: string): Promise<OwnDeck | null>;
  /**
   * Keeps a new one. `id` makes sure that what is asked for twice is kept once. A name that another deck has gets a number.
   */
  add(userId: string, game: string, list: DeckList, id?: string): Promise<Saved>;
  /** Changes one; null when it is gone. One that was changed since `asOf` stays as it is, so that a click counts once. */
  change(
    userId: string,
    id: string,
    to: (list: DeckList) => DeckList,
    asOf?: number,
  ): Promise<OwnDeck | null>;
  /** False when it was not there. */
  remove(userId: string, id: string): Promise<boolean>;
}

const DECKS = "decks";
/** They must fit one select. */
const DECKS_MAX = 25;
const NAME_MAX = 60;
const TRIES = 30;

const deckList = z.object({
  name: z.string(),
  cards: z.array(z.object({ name: z.string(), count: z.number().int() })),
});
const kept: z.ZodType<readonly OwnDeck[]> = z.array(
  z.object({ id: z.string(), game: z.string(), list: deckList, changedAt: z.number() }),
);

/** An id of a deck of somebody's own. */
export function newDeckId(): string {
  return `u.${randomBytes(9).toString("base64url").replaceAll("_", ".")}`;
}

/** Whether an id is of a deck of somebody's own. */
export function isOwnDeck(id: string): boolean {
  return id.startsWith("u.");
}

/** A name that can be shown: one line, of a length that fits everywhere. */
export function tidyName(name: string): string {
  const seen = name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return [...seen].slice(0, NAME_MAX).join("").trim();
}

export function createOwnDecks({
  store,
  now = Date.now,
}: {
  readonly store: StateStore;
  readonly now?: () => number;
}): OwnDecks {
  async function load(userId: string): Promise<{ decks: readonly OwnDeck[]; revision: number | null }> {
    const stored = await store.load(DECKS, userId);
    return stored
      ? { decks: kept.parse(stored.value), revision: stored.revision }
      : { decks: [], revision: null };
  }

  /** Changes all decks of a player as `judge` says, or leaves them when it gives none. */
  async function edit<T>(
    userId: string,
    judge: (decks: readonly OwnDeck[]) => { readonly decks?: readonly OwnDeck[]; readonly result: T },
  ): Promise<T> {
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      const { decks, revision } = await load(userId);
      const next = judge(decks);
      if (!next.decks || (await store.cas(DECKS, userId, next.decks, revision)).ok) return next.result;
    }
    throw new Error("The decks of a player change faster than they can be read and saved");
  }

  return {
    list: async (userId, game) =>
      (await load(userId)).decks
        .filter((deck) => deck.game === game)
        .sort((a, b) => b.changedAt - a.changedAt),

    get: async (userId, id) => (await load(userId)).decks.find((deck) => deck.id === id) ?? null,

    add: (userId, game, list, id = newDeckId()) =>
      edit<Saved>(userId, (decks) => {
        const there = decks.find((deck) => deck.id === id);
        if (there) return { result: { kind: "done", deck: there } };
        const others = decks.filter((deck) => deck.game === game);
        if (others.length >= DECKS_MAX) return { result: { kind: "too-many", max: DECKS_MAX } };
        const name = freeName(tidyName(list.name), others);
        const deck: OwnDeck = { id, game, list: { ...list, name }, changedAt: now() };
        return { decks: [...decks, deck], result: { kind: "done", deck } };
      }),

    change: (userId, id, to, asOf) =>
      edit<OwnDeck | null>(userId, (decks) => {
        const before = decks.find((deck) => deck.id === id);
        if (!before) return { result: null };
        if (asOf !== undefined && asOf !== before.changedAt) return { result: before };
        const others = decks.filter((deck) => deck !== before && deck.game === before.game);
        const list = to(before.list);
        const name =
          list.name === before.list.name
            ? list.name
            : freeName(tidyName(list.name) || before.list.name, others);
        const deck: OwnDeck = {
          ...before,
          list: { ...list, name },
          changedAt: Math.max(now(), before.changedAt + 1),
        };
        return { decks: decks.map((one) => (one === before ? deck : one)), result: deck };
      }),

    remove: (userId, id) =>
      edit<boolean>(userId, (decks) =>
        decks.some((deck) => deck.id === id)
          ? { decks: decks.filter((deck) => deck.id !== id), result: true }
          : { result: false },
      ),
  };
}

/** The name, with a number when another deck has it. */
function freeName(name: string, others: readonly OwnDeck[]): string {
  const taken = new Set(others.map((deck) => foldName(deck.list.name)));
  const base = name === "" ? "Deck" : name;
  if (!taken.has(foldName(base))) return base;
  for (let n = 2; ; n += 1) if (!taken.has(foldName(`${base} ${n}`))) return `${base} ${n}`;
}
