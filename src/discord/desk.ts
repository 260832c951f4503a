import type { Earned } from "../heroes/settle.ts";
import type { Snapshot } from "../match/contract.ts";
import { MatchError } from "../match/errors.ts";
import { exportReplay } from "../match/replay.ts";
import { isDecided, scoreOf, seriesAfter, sideAt } from "../match/series.ts";
import { chanceOf } from "../match/words.ts";
import { type BoardInput, buildBoard, oldBoard } from "../present/board.ts";
import { speakerFor, toldLines, turnKeyOf } from "../present/match-words.ts";
import { optionLinesOf, setsLine } from "../present/option-lines.ts";
import type { Stage } from "../present/ports.ts";
import { buildResult, type SeriesStand } from "../present/result.ts";
import type { Speaker } from "../present/say.ts";
import { StoreError } from "../store/port.ts";
import { letAiGoOn } from "./ai-turns.ts";
import { CODES, codeOf, isOutOfReach } from "./api-errors.ts";
import { Calls } from "./calls.ts";
import type { Messenger } from "./messenger.ts";
import type { Panels } from "./panels.ts";
import { lookOf } from "./reader.ts";

export interface DeskOptions {
  readonly stage: Stage;
  readonly messenger: Messenger;
  readonly panels: Panels;
  /** Matches whose end is still to be announced, by key prefix. */
  readonly pending: { list(prefix: string): Promise<readonly string[]> };
  /** Counts a match that is over for its heroes and says what it brought them; null when it does not count. */
  settle?(match: Snapshot): Promise<readonly Earned[] | null>;
  /** Shortest time between two changes of a board, ms. */
  readonly beatMs?: number;
}

/** What is known in memory of a match's table; all of it can be lost. */
interface Table {
  running: boolean;
  again: boolean;
  timer: NodeJS.Timeout | null;
  failures: number;
  /** Out of reach or unreadable: left alone until somebody clicks. */
  aside: boolean;
  boardAt: number;
  /** How far the match is that the board shows; null when that is not known. */
  progress: string | null;
  /** Last move told on a board. */
  told: number | null;
  /** How often in a row the board's picture could not be drawn. */
  undrawn: number;
  shown: { readonly messageId: string; readonly input: BoardInput } | null;
}

const BEAT_MS = 1_000;
/** Edits of messages over an hour old are rationed, so a board is renewed before. */
const BOARD_LIFE_MS = 50 * 60_000;
/** Pause after a failure, ms: doubled with each further one, up to the longest. It never gives up, since outages end. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A board whose picture could not be drawn is looked at again after this many ms, doubled each time, so many times. */
const REDRAW_MS = 2_000;
const REDRAWS = 7;
const LIVE_TTL_MS = 120 * 86_400_000;
const DISCORD_EPOCH = 1_420_070_400_000;

/**
 * Keeps the table of every match: one board a turn, brought up to date at most once a beat with the last state, calls to those who
 * must decide, and the result. Works from the stored match alone, so it can start anywhere.
 */
export class Desk {
  readonly #stage: Stage;
  readonly #messenger: Messenger;
  readonly #panels: Panels;
  readonly #pending: DeskOptions["pending"];
  readonly #settle: NonNullable<DeskOptions["settle"]>;
  readonly #beatMs: number;
  readonly #calls: Calls;
  readonly #tables = new Map<string, Table>();
  readonly #underWay = new Set<Promise<void>>();
  #closed = false;

  constructor({ stage, messenger, panels, pending, settle, beatMs = BEAT_MS }: DeskOptions) {
    this.#stage = stage;
    this.#messenger = messenger;
    this.#panels = panels;
    this.#pending = pending;
    this.#settle = settle ?? (async () => null);
    this.#beatMs = beatMs;
    this.#calls = new Calls(stage, messenger, panels);
  }

  /** Follows the match service. */
  watch(): void {
    this.#stage.service.onChange(({ match }) => {
      // An AI seat goes on where nobody can see it; that is no reason to ask Discord again with each of its moves.
      if (!this.#tables.get(match.record.id)?.aside) this.touch(match.record.id);
    });
  }

  /** Before anybody can click: notes that the ends of open matches are to be announced, whatever becomes of this process. */
  async expect(): Promise<void> {
    const known = new Set(await this.live());
    for (const id of await this.#stage.service.openMatches())
      if (!known.has(id)) await this.#stage.notes.set(`${LIVE}${id}`, "1", LIVE_TTL_MS);
  }

  /** On boot: renews the boards of open matches, lets AI seats go on and announces ends that were not. */
  async resume(): Promise<void> {
    for (const id of await this.live()) {
      this.touch(id);
      letAiGoOn(this.#stage, id);
    }
  }

  /** Matches whose end is still to be announced: the open ones, and those that are just over. */
  live(): Promise<readonly string[]> {
    return this.#pending.list(LIVE);
  }

  /** Something about the match may have changed. Returns at once. */
  touch(id: string): void {
    if (this.#closed) return;
    const table = this.#table(id);
    table.aside = false;
    if (table.running) {
      table.again = true;
      return;
    }
    if (table.timer) clearTimeout(table.timer);
    table.timer = null;
    const run = this.#run(id, table).finally(() => this.#underWay.delete(run));
    this.#underWay.add(run);
  }

  /** Somebody clicked at the match: a table set aside is shown again, others are as they are. */
  wake(id: string): void {
    if (this.#tables.get(id)?.aside) this.touch(id);
  }

  /** Stops all timers and waits for what is under way. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const table of this.#tables.values()) if (table.timer) clearTimeout(table.timer);
    await Promise.allSettled([...this.#underWay]);
  }

  #table(id: string): Table {
    const known = this.#tables.get(id);
    if (known) return known;
    const made: Table = {
      running: false,
      again: false,
      timer: null,
      failures: 0,
      aside: false,
      boardAt: 0,
      progress: null,
      told: null,
      undrawn: 0,
      shown: null,
    };
    this.#tables.set(id, made);
    return made;
  }

  async #run(id: string, table: Table): Promise<void> {
    table.running = true;
    let wait: number | null = null;
    try {
      do {
        table.again = false;
        wait = await this.#beat(id, table);
      } while (table.again && !this.#closed);
      table.failures = 0;
    } catch (error) {
      wait = this.#failed(id, table, error);
    } finally {
      table.running = false;
    }
    if (this.#closed) return;
    if (wait !== null) {
      table.timer = setTimeout(() => {
        table.timer = null;
        this.touch(id);
      }, wait);
      table.timer.unref();
    }
  }

  /** Gives the ms after which to try again, or null when only somebody's click can help. */
  #failed(id: string, table: Table, error: unknown): number | null {
    if (isOutOfReach(error)) {
      table.aside = true;
      this.#stage.log.warn(
        { match: id, code: codeOf(error) },
        "The thread of a match is out of reach; it is set aside until somebody clicks",
      );
      return null;
    }
    table.failures += 1;
    const { failures } = table;
    if (error instanceof MatchError && error.fault !== "too-busy") table.aside = true;
    // In a long outage the log gets fewer lines, not one a try.
    if (Number.isInteger(Math.log2(failures)))
      this.#stage.log.error({ match: id, err: error, failures }, "A table could not be shown");
    return table.aside ? null : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  }

  /** One look at the stored match. Gives the ms after which to look again, or null. */
  async #beat(id: string, table: Table): Promise<number | null> {
    const match = await this.#stage.service.load(id);
    if (!match) {
      this.#tables.delete(id);
      return null;
    }
    const over = match.live.outcome() !== null;
    const key = turnKeyOf(match);
    const stored = parseKey(match.record.board.turnKey);
    const { messageId } = match.record.board;
    const stale = messageId !== null && this.#stage.now() - sentAt(messageId) > BOARD_LIFE_MS;
    const fresh = messageId === null || (!over && (stored?.key !== key || stale));
    if (messageId === null) await this.#stage.notes.set(`${LIVE}${id}`, "1", LIVE_TTL_MS);
    const wait = table.boardAt + this.#beatMs - this.#stage.now();
    const due = wait <= 0;
    const redraw = table.undrawn > 0 && table.undrawn <= REDRAWS;
    const changed = fresh || redraw || table.progress !== progressOf(match);
    if (fresh && !due) return wait;
    if (fresh) await this.#post(match, table, key);
    if (!over) await this.#calls.make(match, key);
    if (!fresh && changed) {
      if (!due) return wait;
      await this.#edit(match, table, key);
    }
    if (over) {
      await this.#calls.end(match);
      await this.#announce(match);
      this.#tables.delete(id);
      return null;
    }
    return table.undrawn > 0 && table.undrawn <= REDRAWS ? REDRAW_MS * 2 ** (table.undrawn - 1) : null;
  }

  #words(match: Snapshot): Speaker {
    return speakerFor(this.#stage.games, match.record.game, this.#stage.publicLocale(match.record.guildId));
  }

  async #input(match: Snapshot, since: number): Promise<BoardInput> {
    const speaker = this.#words(match);
    const game = this.#stage.games.get(match.record.game);
    const server = await this.#stage.settings.server(match.record.guildId);
    const entries = match.record.log.filter((entry) => entry.move > since);
    const options = game ? optionLinesOf(game, match.record.saved.setup.options, speaker) : [];
    return {
      match,
      speaker,
      options,
      sets: setsLine(match.record.sets ?? [], speaker),
      picture: server.textOnly
        ? null
        : await this.#stage.painter.playmat(match, lookOf(server, speaker.locale)),
      textOnly: server.textOnly,
      log: game
        ? toldLines(
            game,
            entries.flatMap((entry) => entry.events),
            "spectator",
            speaker,
          )
        : [],
      first: since < 0,
      wordsOpen: since < 0 && this.#stage.service.wordsOpen(match),
      live: true,
      idOf: this.#stage.idOf,
    };
  }

  /** A new board at the bottom; the one before loses its buttons in the same beat. */
  async #post(match: Snapshot, table: Table, key: string): Promise<void> {
    const { id, board } = match.record;
    const stored = parseKey(board.turnKey);
    const sameTurn = stored?.key === key;
    const since = sameTurn ? stored.since : (table.told ?? stored?.since ?? -1);
    const input = await this.#input(match, since);
    table.boardAt = this.#stage.now();
    const messageId = await this.#messenger.send(
      id,
      buildBoard(input),
      `${id}/board/${match.live.moves.length}`,
    );
    this.#panels.bury(id);
    await this.#stage.service.setBoard(id, { messageId, turnKey: writeKey(key, since) });
    const before = table.shown;
    this.#noteBoard(match, table, messageId, input);
    if (board.messageId === null || board.messageId === messageId) return;
    const old =
      before?.messageId === board.messageId
        ? buildBoard({ ...before.input, live: false })
        : oldBoard(input.speaker);
    await this.#messenger.edit(id, board.messageId, old).catch((error: unknown) => {
      this.#stage.log.warn({ match: id, code: codeOf(error) }, "An old board kept its buttons");
    });
  }

  async #edit(match: Snapshot, table: Table, key: string): Promise<void> {
    const { id, board } = match.record;
    if (board.messageId === null) return;
    const drawn = await this.#input(match, parseKey(board.turnKey)?.since ?? -1);
    const missing = drawn.picture === null && drawn.textOnly !== true;
    if (missing && table.undrawn > 0 && table.progress === progressOf(match)) {
      table.undrawn += 1;
      return;
    }
    const input = missing ? { ...drawn, kept: await this.#pictureOf(id, board.messageId) } : drawn;
    table.boardAt = this.#stage.now();
    try {
      await this.#messenger.edit(id, board.messageId, buildBoard(input));
      this.#noteBoard(match, table, board.messageId, input);
    } catch (error) {
      if (isOutOfReach(error)) throw error;
      // Deleted by a moderator, archived, or too old: a new one does what an edit cannot.
      this.#stage.log.warn(
        { match: id, code: codeOf(error) },
        "A board could not be edited; posting a new one",
      );
      if (codeOf(error) === CODES.unknownMessage) table.shown = null;
      await this.#post(match, table, key);
    }
  }

  /** The picture that a board still has, so that it does not lose it for one that could not be drawn. */
  async #pictureOf(id: string, messageId: string): Promise<string | null> {
    try {
      return (await this.#messenger.filesOf(id, messageId))[0] ?? null;
    } catch (error) {
      this.#stage.log.warn({ match: id, code: codeOf(error) }, "It is not known which picture a board has");
      return null;
    }
  }

  #noteBoard(match: Snapshot, table: Table, messageId: string, input: BoardInput): void {
    table.undrawn = input.picture === null && input.textOnly !== true ? table.undrawn + 1 : 0;
    table.progress = progressOf(match);
    table.told = match.record.log.at(-1)?.move ?? table.told;
    table.shown = { messageId, input };
  }

  /** Says once how the match ended. The note that asks for it is gone only when it was said. */
  async #announce(match: Snapshot): Promise<void> {
    const { id, game } = match.record;
    if ((await this.#stage.notes.get(`${LIVE}${id}`)) === null) return;
    const rules = this.#stage.games.get(game);
    let replay: string | null = null;
    try {
      replay = rules ? `${JSON.stringify(exportReplay(rules, match))}\n` : null;
    } catch (error) {
      this.#stage.log.error({ match: id, err: error }, "The replay could not be made");
    }
    const earned = await this.#settle(match).catch((error: unknown) => {
      // An outage ends; a hero that cannot be read must not keep the table from its result.
      if (error instanceof StoreError) throw error;
      this.#stage.log.error({ match: id, err: error }, "A result is told without what it brought the heroes");
      return null;
    });
    const result = buildResult(match, replay, this.#words(match), {
      earned,
      series: standOf(match),
      idOf: this.#stage.idOf,
    });
    await this.#messenger.send(id, result, `${id}/result`);
    await this.#stage.notes.delete(`${LIVE}${id}`);
  }
}

/** How the series of a match stands now that it is over. */
function standOf(match: Snapshot): SeriesStand | null {
  const series = seriesAfter(match);
  if (!series) return null;
  const sides = match.record.sitters.map((_, seat) => sideAt(match.record, seat));
  return { score: scoreOf(series, sides), games: series.games.length, decided: isDecided(series, sides) };
}

/** Changes with everything a board shows: moves, words added to the chance, what is asked, and the clock. */
function progressOf({ record, live }: Snapshot): string {
  const { clock, asking } = record;
  const words = chanceOf(record).words.filter((one) => one !== null).length;
  return JSON.stringify([
    live.moves.length,
    words,
    asking ?? null,
    clock?.paused ?? null,
    clock?.up ?? null,
    clock?.banks,
  ]);
}

/** Prefix of the notes of matches whose end is still to be announced. */
const LIVE = "live:";

/** The board's turn with the last move told before it: `<since>#<turn>`. */
function writeKey(key: string, since: number): string {
  return `${since}#${key}`;
}

function parseKey(text: string | null): { key: string; since: number } | null {
  const found = /^(-?\d+)#(.*)$/s.exec(text ?? "");
  return found ? { since: Number(found[1]), key: found[2] ?? "" } : null;
}

/** When a message was sent, ms since the epoch, from its id. */
function sentAt(messageId: string): number {
  return /^\d{1,20}$/.test(messageId) ? Number(BigInt(messageId) >> 22n) + DISCORD_EPOCH : 0;
}
