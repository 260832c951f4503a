import { z } from "zod";
import { type OptionValues, optionValues } from "../engine/kernel/match-options.ts";
import type { Pace } from "../settings/records.ts";
import { createKeeper } from "../store/keeper.ts";
import type { StateStore } from "../store/port.ts";
import type { Accepter } from "./challenges.ts";
import type { Stakes } from "./contract.ts";
import { keptPace, OPEN_MS, stakesSchema } from "./terms.ts";

/** Who sits at a seat of a table that is not full yet. */
export type LobbySeat =
  | ({ readonly kind: "user" } & Accepter)
  | { readonly kind: "ai"; readonly level: string; readonly name: string; readonly deck: string };

/** A table for more than two: everybody joins a team, the host starts. Seat s belongs to team s mod `teams`. */
export interface Lobby {
  readonly id: string;
  readonly game: string;
  readonly mode: string;
  readonly teams: number;
  readonly guildId: string;
  readonly channelId: string;
  /** Message that carries the buttons, once it is sent. */
  readonly messageId: string | null;
  readonly host: { readonly userId: string; readonly name: string };
  readonly stakes: Stakes;
  readonly options: OptionValues;
  readonly pace: Pace;
  readonly seats: readonly (LobbySeat | null)[];
  /** ms since the epoch; later whenever somebody joins. */
  readonly expiresAt: number;
  /** "expired" once its message says so; until then it is "open", yet nobody can join. */
  readonly status: "open" | "starting" | "closed" | "expired";
  readonly matchId: string | null;
}

type Bar = "closed" | "full" | "not-in" | "not-host" | "not-full" | "ranked" | "nobody";
export type LobbyResult =
  | { readonly kind: "done" | Bar; readonly lobby: Lobby }
  | { readonly kind: "unknown" };

export interface Lobbies {
  /** Asked for twice with one id, it is made once. */
  create(
    input: Pick<
      Lobby,
      "id" | "game" | "mode" | "teams" | "guildId" | "channelId" | "host" | "options" | "stakes" | "pace"
    > & {
      readonly seats: number;
      readonly deck: string;
    },
  ): Promise<Lobby>;
  get(id: string): Promise<Lobby | null>;
  setMessage(id: string, messageId: string): Promise<void>;
  /** Takes a free seat of the team, else one of the AI's; who sits elsewhere moves and keeps the deck. */
  join(id: string, team: number, who: Accepter): Promise<LobbyResult>;
  setDeck(id: string, userId: string, deck: string): Promise<LobbyResult>;
  leave(id: string, userId: string): Promise<LobbyResult>;
  /** By the host: gives every free seat to the AI; `at` says who sits down at a seat. */
  fill(id: string, userId: string, at: (seat: number) => LobbySeat): Promise<LobbyResult>;
  /** By the host, once every seat is taken; of two clicks one is told `done`. */
  start(id: string, userId: string): Promise<LobbyResult>;
  /** By the host. */
  cancel(id: string, userId: string): Promise<LobbyResult>;
  /** Opens it again, when its match could not be started. */
  reopen(id: string): Promise<void>;
  started(id: string, matchId: string): Promise<void>;
  /** Open as far as is noted; the time of some may have run out. For the start of the bot. */
  open(): Promise<readonly Lobby[]>;
  /** Notes that one has run out; nothing when it was closed or started, or still gathers. */
  expire(id: string): Promise<void>;
  /** Starting, yet without a match: what a crash in between leaves behind. */
  unfinished(): Promise<readonly Lobby[]>;
}

const LOBBIES = "lobby";
/** A closed table is kept this long, so that a late click is told what became of it. */
const KEPT_MS = 86_400_000;

const person = z.object({ userId: z.string(), name: z.string() });
const seat = z.discriminatedUnion("kind", [
  person.extend({ kind: z.literal("user"), deck: z.string() }),
  z.object({ kind: z.literal("ai"), level: z.string(), name: z.string(), deck: z.string() }),
]);
const kept: z.ZodType<Lobby> = z.object({
  id: z.string(),
  game: z.string(),
  mode: z.string(),
  teams: z.number().int().min(1),
  guildId: z.string(),
  channelId: z.string(),
  messageId: z.string().nullable(),
  host: person,
  stakes: stakesSchema,
  options: optionValues,
  pace: keptPace,
  seats: z.array(seat.nullable()),
  expiresAt: z.number(),
  status: z.enum(["open", "starting", "closed", "expired"]),
  matchId: z.string().nullable(),
});

/** Whether seats can still be taken at a moment. */
export function isGathering(lobby: Lobby, now: number): boolean {
  return lobby.status === "open" && now < lobby.expiresAt;
}

/** Tables kept in the store, changed by compare-and-set only. Failures of the store are `StoreError`s. */
export function createLobbies({
  store,
  now = Date.now,
  openMs,
  unread,
}: {
  readonly store: StateStore;
  readonly now?: () => number;
  /** Told of a table that cannot be read, when those without a match are looked for. */
  readonly unread?: (id: string) => void;
  /** How long a table waits for the next to join, in ms; by its pace when absent. */
  readonly openMs?: number | undefined;
}): Lobbies {
  const later = ({ pace }: { readonly pace: Pace }): number => now() + (openMs ?? OPEN_MS[pace]);
  const lobbies = createKeeper({
    store,
    namespace: LOBBIES,
    schema: kept,
    expiresAt: (lobby) => lobby.expiresAt + KEPT_MS,
  });

  async function change(id: string, judge: (lobby: Lobby) => Lobby | Bar): Promise<LobbyResult> {
    const result = await lobbies.change<Bar>(id, judge);
    return result.kind === "unknown" ? result : { kind: result.kind, lobby: result.value };
  }

  /** The same while seats can be taken. */
  const gathering = (id: string, judge: (lobby: Lobby) => Lobby | Bar): Promise<LobbyResult> =>
    change(id, (lobby) => (isGathering(lobby, now()) ? judge(lobby) : "closed"));
  const byHost = (id: string, userId: string, judge: (lobby: Lobby) => Lobby | Bar): Promise<LobbyResult> =>
    gathering(id, (lobby) => (lobby.host.userId === userId ? judge(lobby) : "not-host"));

  return {
    async create({ seats, deck, ...input }) {
      const first: LobbySeat = { kind: "user", ...input.host, deck };
      return lobbies.make({
        ...input,
        messageId: null,
        seats: Array.from({ length: seats }, (_, at) => (at === 0 ? first : null)),
        expiresAt: later(input),
        status: "open",
        matchId: null,
      });
    },

    get: lobbies.load,

    async setMessage(id, messageId) {
      await change(id, (lobby) => ({ ...lobby, messageId }));
    },

    join: (id, team, who) =>
      gathering(id, (lobby) => {
        const mine = lobby.seats.findIndex((one) => isUser(one, who.userId));
        if (mine >= 0 && mine % lobby.teams === team) return lobby;
        const ofTeam = [...lobby.seats.keys()].filter((at) => at % lobby.teams === team);
        const at =
          ofTeam.find((one) => lobby.seats[one] === null) ??
          ofTeam.find((one) => lobby.seats[one]?.kind === "ai");
        if (at === undefined) return "full";
        const before = lobby.seats[mine];
        const deck = before?.deck ?? who.deck;
        const seats = lobby.seats.map((one, index) =>
          index === at ? { kind: "user" as const, ...who, deck } : index === mine ? null : one,
        );
        return { ...lobby, seats, expiresAt: later(lobby) };
      }),

    setDeck: (id, userId, deck) =>
      gathering(id, (lobby) =>
        lobby.seats.some((one) => isUser(one, userId))
          ? {
              ...lobby,
              seats: lobby.seats.map((one) => (one && isUser(one, userId) ? { ...one, deck } : one)),
            }
          : "not-in",
      ),

    leave: (id, userId) =>
      gathering(id, (lobby) =>
        lobby.seats.some((one) => isUser(one, userId))
          ? { ...lobby, seats: lobby.seats.map((one) => (isUser(one, userId) ? null : one)) }
          : "not-in",
      ),

    fill: (id, userId, at) =>
      byHost(id, userId, (lobby) =>
        // Nobody gains by a match against the AI.
        lobby.stakes === "ranked"
          ? "ranked"
          : { ...lobby, seats: lobby.seats.map((one, index) => one ?? at(index)) },
      ),

    start: (id, userId) =>
      byHost(id, userId, (lobby) =>
        lobby.seats.includes(null)
          ? "not-full"
          : lobby.seats.some((one) => one?.kind === "user")
            ? { ...lobby, status: "starting" }
            : "nobody",
      ),

    cancel: (id, userId) => byHost(id, userId, (lobby) => ({ ...lobby, status: "closed" })),

    async reopen(id) {
      await change(id, (lobby) =>
        lobby.status === "starting" && lobby.matchId === null
          ? { ...lobby, status: "open", expiresAt: later(lobby) }
          : "closed",
      );
    },

    async started(id, matchId) {
      await change(id, (lobby) => ({ ...lobby, matchId }));
    },

    open: () => lobbies.search((lobby) => lobby.status === "open"),

    async expire(id) {
      await change(id, (lobby) =>
        lobby.status === "open" && !isGathering(lobby, now()) ? { ...lobby, status: "expired" } : "closed",
      );
    },

    unfinished: () =>
      lobbies.search(({ status, matchId }) => status === "starting" && matchId === null, unread),
  };
}

function isUser(one: LobbySeat | null, userId: string): boolean {
  return one?.kind === "user" && one.userId === userId;
}
