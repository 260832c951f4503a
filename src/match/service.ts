import { randomInt } from "node:crypto";
import { setImmediate as breathe, setTimeout as sleep } from "node:timers/promises";
import { passiveAnswer } from "../ai/passive.ts";
import type { AiPlayer } from "../ai/player.ts";
import type { Thinker } from "../ai/thinker.ts";
import type { Answer, Choice, Seat } from "../engine/kernel/choice.ts";
import { withoutChanges } from "../engine/kernel/event.ts";
import type { Game, Move } from "../engine/kernel/live-match.ts";
import { packMoves } from "../engine/kernel/saved.ts";
import type { Stops } from "../settings/records.ts";
import { type StateStore, type Stored, StoreError } from "../store/port.ts";
import { passedFor } from "../table/stance.ts";
import { AiSeats, owedByAi } from "./ai-seat.ts";
import { besideAfter, firstClock } from "./beside.ts";
import type { ActResult, Change, LogEntry, MatchRecord, MatchService, Snapshot } from "./contract.ts";
import { MatchError } from "./errors.ts";
import { createLedger } from "./ledger.ts";
import { isTaught, lessonBy, lessonOf, lessonStances, withLesson } from "./lessons.ts";
import type { Log } from "./log.ts";
import { KeyedQueue } from "./queue.ts";
import { openSchema, recordSchema, unsettledSchema } from "./record.ts";
import { commitment, newSeed } from "./seed.ts";
import { createTableTalk } from "./table-talk.ts";
import { setupOf, USUAL_PACE } from "./terms.ts";
import { addWords, wordsOpen } from "./words.ts";

export interface MatchServiceOptions {
  readonly store: StateStore;
  readonly games: ReadonlyMap<string, Game>;
  /** AI players by level. */
  readonly players: ReadonlyMap<string, AiPlayer>;
  readonly log: Log;
  /** ms since the epoch; the clock when absent. */
  readonly now?: () => number;
  /** How long a finished match keeps its record, in days. Default KEEP_DAYS. */
  readonly keepDays?: number;
  /** Where AI seats think that take their time; in this thread when absent. */
  readonly thinker?: Thinker;
  /** When a player wants to be asked; always when absent. */
  readonly stopsOf?: (userId: string) => Promise<Stops>;
  /** How long an AI seat takes at least in a window, ms: as long as its longest thought, so that no answer is told by its haste. */
  readonly aiWindowMs?: number;
  /** Chance of the AI seats: 0…n-1. */
  readonly pick?: (n: number) => number;
}

/** The namespace of matches, keyed by thread id; a Keyv over it reads `MatchRecord`s. */
export const MATCHES = "match";
/** How long a finished match keeps its record, in days, where nothing else is said. */
export const KEEP_DAYS = 30;
const DAY_MS = 86_400_000;
/** Longer than any move takes; a process that died holding the lock stops nobody for longer. */
const LOCK_MS = 2000;
/** Conflicts can only come from processes whose lock ran out, so a few tries are plenty. */
const TRIES = 8;
/** Moves whose events stay in the record; the whole log is had by replay. */
const LOG_KEPT = 48;

type Author = { readonly userId: string } | { readonly seat: Seat };

/** Makes the move from the match as it stands, or says why there is none. */
type Mover = (snapshot: Snapshot) => Move | ActResult;

export function createMatchService(options: MatchServiceOptions): MatchService {
  const {
    store,
    games,
    players,
    log,
    now = Date.now,
    keepDays = KEEP_DAYS,
    stopsOf = async () => "always",
  } = options;
  const aiSeats = new AiSeats(options);
  const ledger = createLedger(store);
  const queue = new KeyedQueue();
  const listeners: ((change: Change) => void)[] = [];
  /** AI runs under way; true when somebody asked again meanwhile. */
  let resting = false;
  const running = new Map<string, { again: boolean; done: Promise<void> }>();

  function tell(change: Change): void {
    for (const listener of listeners) {
      try {
        listener(change);
      } catch (error) {
        log.error({ match: change.match.record.id, error }, "A listener failed");
      }
    }
  }

  /** One at a time for a match: in this process by the queue, between processes by the store's lock. */
  function alone<T>(id: string, task: () => Promise<T>): Promise<T> {
    return queue.run(id, async () => {
      const release = await store.lock(MATCHES, id, LOCK_MS);
      try {
        return await task();
      } finally {
        await release();
      }
    });
  }

  function gameOf(id: string): Game {
    const game = games.get(id);
    if (!game) throw new MatchError("unknown-game", `There is no game "${id}" here`);
    return game;
  }

  function open(id: string, stored: Stored): Snapshot {
    const parsed = recordSchema.safeParse(stored.value);
    if (!parsed.success)
      throw new MatchError("broken-record", `The record of match ${id} cannot be read`, parsed.error);
    const record = parsed.data;
    const game = gameOf(record.game);
    if (record.sitters.length !== record.saved.setup.players.length)
      throw new MatchError("broken-record", `The record of match ${id} seats others than play in it`);
    try {
      return { record, revision: stored.revision, live: game.load(record.saved) };
    } catch (cause) {
      throw new MatchError("broken-record", `The state of match ${id} cannot be read`, cause);
    }
  }

  async function load(id: string): Promise<Snapshot | null> {
    const stored = await store.load(MATCHES, id);
    return stored ? open(id, stored) : null;
  }

  async function save(record: MatchRecord, expected: number | null): Promise<number | null> {
    const expires = record.endedAt === null ? {} : { expiresAt: record.endedAt + keepDays * DAY_MS };
    const kept = { ...record, saved: { ...record.saved, moves: packMoves(record.saved.moves) } };
    const written = await store.cas(MATCHES, record.id, kept, expected, expires);
    return written.ok ? written.revision : null;
  }

  function seatsOf(record: MatchRecord, author: Author): Seat[] {
    if ("seat" in author) return [author.seat];
    return record.sitters.flatMap((one, seat) =>
      one.kind === "user" && one.userId === author.userId ? [seat] : [],
    );
  }

  /** Load, let `mover` judge, apply, save, tell. A conflict starts over from what is stored then. */
  function change(id: string, mover: Mover): Promise<ActResult> {
    return alone(id, async () => {
      for (let attempt = 1; attempt <= TRIES; attempt += 1) {
        const match = await load(id);
        if (!match) return { kind: "no-match" };
        const { record, live } = match;
        const before = live.choices();
        const move = mover(match);
        if ("kind" in move) return move;
        const lesson =
          isTaught(record) && "choice" in move ? lessonBy(match, move.seat, move.choice, move.answer) : null;
        const applied = live.apply(move);
        if (!applied.ok) return { kind: "refused", match, refusal: applied.refusal };
        const at = now();
        const entry: LogEntry = { move: live.moves.length, at, events: withoutChanges(applied.events) };
        const learned =
          lesson === null ? record : withLesson(record, lesson, gameOf(record.game).tutorial?.lessons ?? []);
        const next: MatchRecord = {
          ...learned,
          saved: live.save(),
          log: [...record.log, entry].slice(-LOG_KEPT),
          ...besideAfter(record, live, before, at),
          endedAt: live.outcome() ? at : null,
        };
        const revision = await save(next, match.revision);
        if (revision === null) continue;
        const changed: Snapshot = { record: next, revision, live };
        tell({ match: changed, before, events: applied.events });
        return { kind: "done", match: changed, events: applied.events };
      }
      throw new MatchError("too-busy", `Match ${id} changes faster than this move can be saved`);
    });
  }

  function act(id: string, author: Author, choiceId: string, answer: Answer): Promise<ActResult> {
    return change(id, (match) => {
      const seats = seatsOf(match.record, author);
      const [first] = seats;
      if (first === undefined) return { kind: "stranger" };
      const choice: Choice | undefined = match.live.choices().find((one) => one.id === choiceId);
      if (!choice) return { kind: "gone", match };
      // With another's choice the match itself refuses.
      return { seat: seats.includes(choice.seat) ? choice.seat : first, choice: choiceId, answer };
    });
  }

  /** Changes what is kept beside the match itself; null when there is none, or `edit` gives none. */
  function edited(
    id: string,
    edit: (match: Snapshot) => MatchRecord | null,
    then: (match: Snapshot) => void,
  ): Promise<Snapshot | null> {
    return alone(id, async () => {
      for (let attempt = 1; attempt <= TRIES; attempt += 1) {
        const match = await load(id);
        const record = match && edit(match);
        if (!record) return null;
        const revision = await save(record, match.revision);
        if (revision === null) continue;
        const changed: Snapshot = { record, revision, live: match.live };
        then(changed);
        return changed;
      }
      throw new MatchError("too-busy", `Match ${id} changes faster than a note on it can be saved`);
    });
  }

  /** The same where nobody need be told. */
  async function note(id: string, edit: (record: MatchRecord) => MatchRecord): Promise<void> {
    await edited(
      id,
      (match) => edit(match.record),
      () => undefined,
    );
  }

  /** The first open choice that nobody at the table has to think about in person, with its answer. */
  async function answered(match: Snapshot): Promise<{ choice: Choice; answer: Answer | undefined } | null> {
    const passed = await passedFor(match, stopsOf);
    if (passed) return { choice: passed, answer: passiveAnswer(passed.spec) };
    const choice = owedByAi(match);
    if (!choice) return null;
    // Thinking happens outside the lock; should the choice be gone by then, the next round sees what is. In a window it takes
    // the same time whether there is something to think about or not, which would tell what the seat holds.
    const [answer] = await Promise.all([
      aiSeats.answer(match, choice, () => resting),
      choice.window === undefined ? null : sleep(options.aiWindowMs ?? 0),
    ]);
    return { choice, answer };
  }

  async function answerForAi(id: string): Promise<void> {
    while (!resting) {
      const match = await load(id);
      if (resting) return;
      const next = match && (await answered(match));
      if (!next) {
        if (match?.record.endedAt) aiSeats.forget(id, match.record.sitters.length);
        return;
      }
      const { choice, answer } = next;
      // Nobody knows what becomes of a thought while everything is being closed: the next start asks again.
      if (answer === undefined || resting) return;
      const result = await act(id, { seat: choice.seat }, choice.id, answer);
      if (result.kind !== "done" && result.kind !== "gone")
        throw new MatchError("too-busy", `The AI's move in match ${id} came back as ${result.kind}`);
      await breathe();
    }
  }

  const talk = createTableTalk({
    gameOf,
    load,
    change,
    act: (id, seat, choice, answer) => act(id, { seat }, choice, answer),
    revise: (id, edit) =>
      edited(id, edit, (match) => tell({ match, before: match.live.choices(), events: [] })),
    seatsOf: (record, userId) => seatsOf(record, { userId }),
    now,
    pick: (n) => randomInt(Math.max(1, n)),
  });

  return {
    ...talk,

    check(input) {
      const game = gameOf(input.game);
      game.start(setupOf(game, players, input, "check"));
    },

    async start(input) {
      const game = gameOf(input.game);
      const { sitters, ranked } = input;
      const setup = setupOf(game, players, input, input.seed ?? newSeed());
      const { match: live, events } = game.start(setup);
      const at = now();
      const record: MatchRecord = {
        id: input.id,
        game: input.game,
        guildId: input.guildId,
        parentChannelId: input.parentChannelId,
        sitters,
        saved: live.save(),
        log: [{ move: 0, at, events: withoutChanges(events) }],
        seedHash: commitment(setup.seed),
        pace: input.pace ?? USUAL_PACE,
        agreed: { decks: input.decks, options: input.options ?? {} },
        ...(input.series ? { series: input.series } : {}),
        ...(input.tutorial ? { tutorial: { done: [], over: false }, stances: lessonStances(sitters) } : {}),
        createdAt: at,
        endedAt: live.outcome() ? at : null,
        ...(input.cards && input.cards.sets.length > 0 ? { sets: input.cards.sets } : {}),
        ranked: ranked ? { heroes: ranked.heroes, settled: false } : null,
        ...(input.teams === undefined ? {} : { teams: input.teams }),
        clock: firstClock(sitters, input.teams ?? 2, input.pace ?? USUAL_PACE, live, at),
        board: { messageId: null, turnKey: null },
      };
      const people = sitters.flatMap((one) => (one.kind === "user" ? one.userId : []));
      await ledger.note("matches", input.id, people);
      return alone(input.id, async () => {
        const revision = await save(record, null);
        if (revision === null) throw new MatchError("thread-taken", `Thread ${input.id} has a match already`);
        const match: Snapshot = { record, revision, live };
        tell({ match, before: [], events });
        return match;
      });
    },

    load,
    matchesOf: (userId) =>
      ledger.of("matches", userId, async (id) => {
        const match = await load(id);
        return match?.record.endedAt === null ? match : null;
      }),
    act: (id, userId, choiceId, answer) => act(id, { userId }, choiceId, answer),

    concede: (id, userId) =>
      change(id, (match) => {
        const [seat] = seatsOf(match.record, { userId });
        if (seat === undefined) return { kind: "stranger" };
        return match.live.outcome() ? { kind: "gone", match } : { seat, concede: true };
      }),

    lessonOf,
    learn: (id, userId, lesson) =>
      edited(
        id,
        ({ record }) => {
          if (!isTaught(record) || seatsOf(record, { userId }).length === 0) return null;
          return withLesson(record, lesson, gameOf(record.game).tutorial?.lessons ?? []);
        },
        () => undefined,
      ),

    addWords: (id, userId, typed) =>
      alone(id, () =>
        addWords(
          { gameOf, load, save, tell, seats: (record) => seatsOf(record, { userId }) },
          id,
          typed,
          TRIES,
        ),
      ),
    wordsOpen: (match) => wordsOpen(gameOf(match.record.game), match),

    runAi(id) {
      const under = running.get(id);
      if (under) {
        under.again = true;
        return under.done;
      }
      const run = { again: false, done: Promise.resolve() };
      run.done = (async () => {
        try {
          do {
            run.again = false;
            await answerForAi(id);
          } while (run.again && !resting);
        } catch (error) {
          // The store may be closed by now; the next start lets this seat go on.
          if (!(resting && error instanceof StoreError)) throw error;
        } finally {
          running.delete(id);
        }
      })();
      running.set(id, run);
      return run.done;
    },

    setBoard: (id, board) => note(id, (record) => ({ ...record, board: { ...record.board, ...board } })),

    seatOf: (record, userId) => seatsOf(record, { userId })[0] ?? null,

    async openMatches() {
      const going: string[] = [];
      for (const id of await store.list(MATCHES)) {
        const stored = await store.load(MATCHES, id);
        const record = openSchema.safeParse(stored?.value);
        if (!record.success && stored) log.error({ match: id }, "The record of a match cannot be read");
        if (record.success && record.data.endedAt === null) going.push(id);
      }
      return going;
    },

    async unsettled() {
      const found: string[] = [];
      for (const id of await store.list(MATCHES))
        if (unsettledSchema.safeParse((await store.load(MATCHES, id))?.value).success) found.push(id);
      return found;
    },

    settled: (id) =>
      note(id, (record) => ({ ...record, ranked: record.ranked && { ...record.ranked, settled: true } })),

    restAi() {
      resting = true;
    },

    onChange(listener) {
      listeners.push(listener);
    },
  };
}
