import type { GuildCards } from "../decks/guild-sets.ts";
import type { Answer, Choice, Seat } from "../engine/kernel/choice.ts";
import type { GameEvent } from "../engine/kernel/event.ts";
import type { Json } from "../engine/kernel/json.ts";
import type { LiveMatch, SavedMatch } from "../engine/kernel/live-match.ts";
import type { OptionValues } from "../engine/kernel/match-options.ts";
import type { Refusal } from "../engine/kernel/refusal.ts";
import type { Asking } from "../table/asking.ts";
import type { Clock } from "../table/clock.ts";
import type { Stance } from "../table/stance.ts";
import type { Words } from "./seed.ts";
import type { TableTalk } from "./table-talk.ts";

/** Who sits at a seat: a Discord user, or the AI with the name of its way to play. */
export type Sitter =
  | { readonly kind: "user"; readonly userId: string; readonly name: string }
  | { readonly kind: "ai"; readonly level: string; readonly name: string };

/** An open or directed challenge, kept until it is taken, declined, withdrawn or runs out. */
export interface Challenge {
  readonly id: string;
  readonly game: string;
  readonly guildId: string;
  readonly channelId: string;
  /** Message that carries the Accept button, once it is sent. */
  readonly messageId: string | null;
  readonly challenger: { readonly userId: string; readonly name: string; readonly deck: string };
  /** null = anybody may accept. */
  readonly opponent: { readonly userId: string; readonly name: string } | null;
  /** What differs from the game's standard options. */
  readonly options: OptionValues;
  readonly stakes: Stakes;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** What has run out is noted as "expired" once its message says so; until then it is "open", yet cannot be taken up. */
  readonly status: "open" | "accepted" | "declined" | "withdrawn" | "expired";
}

/** Whether a match counts for the heroes who play it. */
export type Stakes = "casual" | "ranked";

/** What happened by one move, for the turn log. `at` in ms since the epoch. */
export interface LogEntry {
  readonly move: number;
  readonly at: number;
  readonly events: readonly GameEvent[];
}

/** A match as stored, keyed by its thread's id. Plain JSON. */
export interface MatchRecord {
  readonly id: string;
  readonly game: string;
  readonly guildId: string;
  readonly parentChannelId: string;
  readonly sitters: readonly Sitter[];
  readonly saved: SavedMatch;
  readonly log: readonly LogEntry[];
  /** SHA-256 of the secret in hex, shown from the start; the secret itself is shown when the match is over. */
  readonly seedHash: string;
  /** The secret, and the words players have added to it; absent = the seed of `saved` is the secret. */
  readonly chance?: { readonly secret: string; readonly words: Words };
  readonly createdAt: number;
  readonly endedAt: number | null;
  /** Seat s plays for team s mod `teams`; two when absent. */
  readonly teams?: number;
  /** null or absent: nobody is in a hurry. */
  readonly clock?: Clock | null;
  /** What somebody asks the others to agree to. */
  readonly asking?: Asking | null;
  /** What players let pass, by seat. */
  readonly stances?: readonly Stance[];
  /** The server's sets whose cards are played with. */
  readonly sets?: GuildCards["sets"];
  /** The heroes it counts for, by seat, and whether it has been counted; null for a casual match. */
  readonly ranked: { readonly heroes: readonly string[]; readonly settled: boolean } | null;
  /** Where the presenter put things, so that any process can edit them. */
  readonly board: { readonly messageId: string | null; readonly turnKey: string | null };
}

/** Answer to a click. Only `done` changed anything. */
export type ActResult =
  | { readonly kind: "done"; readonly match: Snapshot; readonly events: readonly GameEvent[] }
  /** The choice is no longer open: a double click, or an old button. */
  | { readonly kind: "gone"; readonly match: Snapshot }
  | { readonly kind: "refused"; readonly match: Snapshot; readonly refusal: Refusal }
  /** The user has no seat here. */
  | { readonly kind: "stranger" }
  | { readonly kind: "no-match" };

/** Answer to words for the chance. Only `done` changed anything. */
export type WordsResult =
  | { readonly kind: "done"; readonly match: Snapshot; readonly words: string }
  /** `closed`: chance has shown already; `given`: these players have added words before; `empty`: nothing was left of them. */
  | { readonly kind: "closed" | "given" | "empty" }
  | { readonly kind: "stranger" }
  | { readonly kind: "no-match" };

/** A loaded match: the stored record with its revision, and the engine's live match for reading views and choices. */
export interface Snapshot {
  readonly record: MatchRecord;
  readonly revision: number;
  readonly live: LiveMatch;
}

/** Who plays what, with which cards and for what stakes. */
export interface MatchTerms {
  readonly game: string;
  readonly sitters: readonly Sitter[];
  readonly decks: readonly string[];
  /** What differs from the game's standard options. */
  readonly options?: OptionValues;
  /** How quick it is meant to be; without a clock when absent. */
  readonly pace?: string;
  /** Seat s plays for team s mod `teams`; two when absent. */
  readonly teams?: number;
  /** Decks and cards of the server; the game's own decks alone when absent. */
  readonly cards?: GuildCards;
  /** A match that counts: its heroes by seat and what they bring along. Throws where an AI has a seat. */
  readonly ranked?: { readonly heroes: readonly string[]; readonly profiles: readonly Json[] };
}

/** Where a match is started. */
interface StartAt {
  /** The thread's id. */
  readonly id: string;
  readonly guildId: string;
  readonly parentChannelId: string;
  readonly seed?: string;
}

/** Fails with `StoreError` when the store does, with `MatchError` otherwise. The match service: lock, load, authorise, apply, save by compare-and-set, then tell the presenter. */
export interface MatchService extends TableTalk {
  /** Throws what `start` would throw for it: `SetupError` when the game refuses decks, options or heroes. Stores nothing. */
  check(input: MatchTerms): void;
  /** Starts a match in a thread; seats in order; deck ids from the game's offers. Throws for an unknown game or deck. */
  start(input: MatchTerms & StartAt): Promise<Snapshot>;
  load(id: string): Promise<Snapshot | null>;
  act(id: string, userId: string, choiceId: string, answer: Answer): Promise<ActResult>;
  concede(id: string, userId: string): Promise<ActResult>;
  /** Adds a player's words to the chance, once, while nobody can have seen anything of it; an `onChange` follows. */
  addWords(id: string, userId: string, typed: string): Promise<WordsResult>;
  /** Whether somebody may still add words. */
  wordsOpen(match: Snapshot): boolean;
  /** Lets AI seats answer, and passes for those who let windows pass, until a person is asked or the match is over. Called after start, act and on boot. */
  runAi(id: string): Promise<void>;
  /** AI seats make no further move: the bot is about to stop. */
  restAi(): void;
  /** Where the presenter keeps message ids; merges into `record.board`. No `onChange` follows. */
  setBoard(id: string, board: MatchRecord["board"]): Promise<void>;
  seatOf(record: MatchRecord, userId: string): Seat | null;
  openMatches(): Promise<readonly string[]>;
  /** Matches that are over, count for heroes and are not noted as counted. */
  unsettled(): Promise<readonly string[]>;
  /** Notes that a match has been counted. No `onChange` follows. */
  settled(id: string): Promise<void>;
  /** Called in this process after every change it stored, the start included, in order, with what happened. Listener errors are logged, never thrown. */
  onChange(listener: (change: Change) => void): void;
}
export interface Change {
  readonly match: Snapshot;
  readonly before: readonly Choice[];
  readonly events: readonly GameEvent[];
}
