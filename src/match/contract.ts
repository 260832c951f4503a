import type { GuildCards } from "../decks/guild-sets.ts";
import type { Answer, Choice, Seat } from "../engine/kernel/choice.ts";
import type { GameEvent } from "../engine/kernel/event.ts";
import type { Json } from "../engine/kernel/json.ts";
import type { LiveMatch, SavedMatch } from "../engine/kernel/live-match.ts";
import type { OptionValues } from "../engine/kernel/match-options.ts";
import type { Refusal } from "../engine/kernel/refusal.ts";
import type { Lesson } from "../engine/kernel/tutorial.ts";
import type { Pace } from "../settings/records.ts";
import type { Asking } from "../table/asking.ts";
import type { Clock } from "../table/clock.ts";
import type { Stance } from "../table/stance.ts";
import type { Words } from "./seed.ts";
import type { Series } from "./series.ts";
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
  readonly pace: Pace;
  /** Levels that the hero of whoever accepts may have; null = any, also where heroes do not exist. */
  readonly levels: Levels | null;
  /** The series that this is a match of, with what came before; null = one match. */
  readonly series: Series | null;
  /** Who has the first turn; null = as the game decides it. */
  readonly first: "challenger" | "accepter" | null;
  /** Of a rematch: the match before, and the message in its thread that offers it. */
  readonly rematch: Rematch | null;
  /** AI seats; instead of a person who accepts. */
  readonly ais: readonly AiSeat[];
  /** The match teaches the game. */
  readonly tutorial?: boolean;
  /** Seat s plays for team s mod `teams`. */
  readonly teams: number;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** What has run out is noted as "expired" once its message says so; until then it is "open", yet cannot be taken up. */
  readonly status: "open" | "accepted" | "declined" | "withdrawn" | "expired";
}

/** From the lowest to the highest, both included. */
export interface Levels {
  readonly min: number;
  readonly max: number;
}

export interface AiSeat {
  readonly level: string;
  readonly name: string;
  readonly deck: string;
}

export interface Rematch {
  readonly of: string;
  /** Where it is offered, once that is sent; null also where nobody has to be asked. */
  readonly cardId: string | null;
  /** The deck that the other one played before. */
  readonly deck: string;
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
  readonly pace: Pace;
  /** Ids of the decks by seat, and the options as they were agreed on: what a rematch is played by. */
  readonly agreed?: { readonly decks: readonly string[]; readonly options: OptionValues };
  /** The series it is a match of, with the matches before this one. */
  readonly series?: Series;
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
  /** A match that teaches: ids of the lessons done; over when the learner wants no more. */
  readonly tutorial?: { readonly done: readonly string[]; readonly over: boolean };
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
  readonly pace?: Pace;
  /** Seat s plays for team s mod `teams`; two when absent. */
  readonly teams?: number;
  /** Who has the first turn; as the game decides it when absent. */
  readonly first?: Seat;
  /** A match that teaches the game: decks, options and who begins are the game's, and there are lessons. */
  readonly tutorial?: boolean;
  readonly series?: Series;
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
  /** The matches that somebody has a seat in and that are not over, oldest first. */
  matchesOf(userId: string): Promise<readonly Snapshot[]>;
  act(id: string, userId: string, choiceId: string, answer: Answer): Promise<ActResult>;
  concede(id: string, userId: string): Promise<ActResult>;
  /** What the person at a seat is to be told now; null outside of tutorials. */
  lessonOf(match: Snapshot, seat: Seat): Lesson | null;
  /** Notes that a lesson has been read or skipped, or that the learner wants no more; null when there is nothing to note. No `onChange` follows. */
  learn(id: string, userId: string, lesson: string | null): Promise<Snapshot | null>;
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
