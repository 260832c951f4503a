import type { Viewer } from "../engine/kernel/choice.ts";
import { type GameEvent, visibleTo } from "../engine/kernel/event.ts";
import type { Setup } from "../engine/kernel/game.ts";
import { canonicalJson } from "../engine/kernel/json.ts";
import type { Game, LiveMatch, Move } from "../engine/kernel/live-match.ts";
import type { Change, LogEntry, MatchRecord, Snapshot, WordsResult } from "./contract.ts";
import { MatchError } from "./errors.ts";
import { commitment, seedFrom, tidyWords, type Words } from "./seed.ts";

/** What the match's chance is made of: the secret drawn at the start, and the players' words. */
export interface Chance {
  readonly secret: string;
  readonly words: Words;
}

/** The chance of a stored match; in one stored before there were words the seed is the secret. */
export function chanceOf(record: MatchRecord): Chance {
  return record.chance ?? { secret: record.saved.setup.seed, words: record.sitters.map(() => null) };
}

/** Later than this nobody looks: by then every game has shown something. */
const MOVES_LOOKED_AT = 24;
/** Other seeds tried. Chance that shows nothing but one coin stays unnoticed once in 2^8. */
const OTHERS = 8;
/** What was found out, by match and number of moves: it never changes, and a board asks again and again. */
const found = new Map<string, boolean>();
const FOUND_KEPT = 500;

/**
 * May words still be added? As long as nobody at the table can have seen anything of the chance: with other seeds and the
 * same moves the match looks the same to everybody. Adding words then takes nothing back that somebody knows.
 */
export function wordsOpen(game: Game, { record, live }: Pick<Snapshot, "record" | "live">): boolean {
  if (live.outcome() !== null || live.moves.length > MOVES_LOOKED_AT || live.setup.script !== undefined)
    return false;
  const { words } = chanceOf(record);
  if (!record.sitters.some((sitter, seat) => sitter.kind === "user" && words[seat] === null)) return false;
  const key = `${record.id}/${record.createdAt}/${live.moves.length}`;
  const shown = found.get(key) ?? chanceShown(game, live);
  if (found.size >= FOUND_KEPT) found.clear();
  found.set(key, shown);
  return !shown;
}

function chanceShown(game: Game, live: LiveMatch): boolean {
  const shown = lookOf(game, live.setup, live.moves);
  for (let other = 1; other <= OTHERS; other += 1) {
    const seed = commitment(`${live.setup.seed}/${other}`);
    if (lookOf(game, { ...live.setup, seed }, live.moves) !== shown) return true;
  }
  return false;
}

/** The match as each seat and a spectator have seen it so far, as one text; null when a move does not fit. */
function lookOf(game: Game, setup: Setup, moves: readonly Move[]): string | null {
  const again = playedOn(game, setup, moves);
  if (!again) return null;
  const { match, told } = again;
  const viewers: Viewer[] = [...setup.players.keys(), "spectator"];
  return canonicalJson(
    viewers.map((viewer) => [
      match.view(viewer),
      match.describe(viewer),
      viewer === "spectator" ? [] : match.choicesOf(viewer),
      told.map((events) => events.filter((event) => visibleTo(event, viewer))),
    ]),
  );
}

function playedOn(
  game: Game,
  setup: Setup,
  moves: readonly Move[],
): { match: LiveMatch; told: (readonly GameEvent[])[] } | null {
  const { match, events } = game.start(setup);
  const told = [events];
  for (const move of moves) {
    const applied = match.apply(move);
    if (!applied.ok) return null;
    told.push(applied.events);
  }
  return { match, told };
}

/**
 * The match with one seat's words added, begun anew from the seed they make and with the moves made so far. Null when
 * chance has shown, or that seat has added words before.
 */
function withWords(
  game: Game,
  match: Snapshot,
  seat: number,
  words: string,
): { readonly record: MatchRecord; readonly live: LiveMatch } | null {
  const { record, live } = match;
  const { secret, words: before } = chanceOf(record);
  if (before[seat] !== null || !wordsOpen(game, match)) return null;
  const all = before.map((one, at) => (at === seat ? words : one));
  const again = playedOn(game, { ...live.setup, seed: seedFrom(secret, all) }, live.moves);
  if (!again) return null;
  const log: LogEntry[] = record.log.map((entry) => ({ ...entry, events: again.told[entry.move] ?? [] }));
  return {
    record: { ...record, saved: again.match.save(), log, chance: { secret, words: all } },
    live: again.match,
  };
}

/** What the match service lends for adding words. */
export interface WordsDesk {
  gameOf(id: string): Game;
  load(id: string): Promise<Snapshot | null>;
  save(record: MatchRecord, expected: number): Promise<number | null>;
  tell(change: Change): void;
  /** The seats of the one who adds words. */
  seats(record: MatchRecord): readonly number[];
}

/** Adds words to a stored match, by compare-and-set. To be called while nobody else of this process is at the match. */
export async function addWords(
  desk: WordsDesk,
  id: string,
  typed: string,
  tries: number,
): Promise<WordsResult> {
  const words = tidyWords(typed);
  if (words === null) return { kind: "empty" };
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const match = await desk.load(id);
    if (!match) return { kind: "no-match" };
    const seats = desk.seats(match.record);
    if (seats.length === 0) return { kind: "stranger" };
    const seat = seats.find((one) => chanceOf(match.record).words[one] === null);
    if (seat === undefined) return { kind: "given" };
    const added = withWords(desk.gameOf(match.record.game), match, seat, words);
    if (!added) return { kind: "closed" };
    const revision = await desk.save(added.record, match.revision);
    if (revision === null) continue;
    const changed: Snapshot = { ...added, revision };
    desk.tell({ match: changed, before: match.live.choices(), events: [] });
    return { kind: "done", match: changed, words };
  }
  throw new MatchError("too-busy", `Match ${id} changes faster than words can be added`);
}
