import type { AnyView, Game } from "../engine/kernel/live-match.ts";
import type { Look } from "../engine/kernel/look.ts";
import type { IdOf } from "../interactions/clicks.ts";
import type { MatchService, Snapshot } from "../match/contract.ts";
import type { Picture } from "../render/painter-types.ts";
import type { Settings } from "../settings/settings.ts";

/** Small durable notes of the presenter: long drafts, prompts that are out, results still to be announced. Failures reject. */
export interface Notes {
  get(key: string): Promise<string | null>;
  /** Keeps a text for at least `ttlMs`. */
  set(key: string, text: string, ttlMs: number): Promise<void>;
  delete(key: string): Promise<void>;
}

/** The painter as the presenter uses it: it never rejects, and null means "say it in words". */
export interface SafePainter {
  playmat(match: Snapshot, look?: Look): Promise<Picture | null>;
  hand(match: Snapshot, seat: number, look?: Look): Promise<Picture | null>;
  /** A table and a hand from views of a match that is over, looked at again. */
  tableOf(view: AnyView, look?: Look): Promise<Picture | null>;
  handOf(view: AnyView, look?: Look): Promise<Picture | null>;
  /** A hero's character sheet, from the view that its game made of it. */
  sheet(view: AnyView, look?: Look): Promise<Picture | null>;
  /** One card by itself, from the view that the rule book made of it. */
  card(view: AnyView, look?: Look): Promise<Picture | null>;
}

export type Games = ReadonlyMap<string, Game>;

/** Where faults go that no reader can be told. Pino's loggers fit. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What every part of the presenter works with. */
export interface Stage {
  readonly service: MatchService;
  readonly games: Games;
  readonly painter: SafePainter;
  readonly notes: Notes;
  readonly settings: Settings;
  readonly log: Log;
  readonly idOf: IdOf;
  /** ms since the epoch */
  now(): number;
  /** Language for what everybody of a server reads: as the server has settled it, else as Discord says. */
  publicLocale(guildId: string): string;
}
