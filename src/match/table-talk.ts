import { passiveAnswer } from "../ai/passive.ts";
import type { Answer, Choice, Seat } from "../engine/kernel/choice.ts";
import type { Game, Move } from "../engine/kernel/live-match.ts";
import { type Asking, countBack, isFree, othersOf } from "../table/asking.ts";
import { type Clock, moreTime, nextStroke, pause, resume, type Stroke, struck } from "../table/clock.ts";
import { sideOf } from "../table/sides.ts";
import { type Stance, stanceOf, withStance } from "../table/stance.ts";
import type { ActResult, MatchRecord, Snapshot } from "./contract.ts";

/** What came of a word at the table. Only `done` and `asked` changed anything. */
export type TalkResult =
  | { readonly kind: "done"; readonly match: Snapshot }
  /** The others have to agree; `asked` are their seats. */
  | { readonly kind: "asked"; readonly match: Snapshot; readonly asked: readonly Seat[] }
  /** Somebody has agreed, and others are still to. */
  | { readonly kind: "waiting"; readonly match: Snapshot }
  /** Somebody has said no. */
  | { readonly kind: "declined"; readonly match: Snapshot; readonly asking: Asking }
  | { readonly kind: "nothing" | "gone" | "no-clock" | "stranger" | "no-match" | "over" };

/** What is said and done beside the moves: by players, and by time. Fails like the match service. */
export interface TableTalk {
  /** Takes the user's last move back, or asks the others to agree when more than that would be undone. */
  takeBack(id: string, userId: string): Promise<TalkResult>;
  /** Asks the others to let the clock stand still. */
  pause(id: string, userId: string): Promise<TalkResult>;
  /** Lets the clock go on: anybody at the table may. */
  resume(id: string, userId: string): Promise<TalkResult>;
  /** Says yes or no to what is being asked. */
  agree(id: string, userId: string, yes: boolean): Promise<TalkResult>;
  /** Claims the win over those whose time is up, or gives them more. */
  claim(id: string, userId: string): Promise<TalkResult>;
  giveTime(id: string, userId: string): Promise<TalkResult>;
  setStance(id: string, userId: string, edit: (now: Stance) => Stance): Promise<TalkResult>;
  /** Does what time has brought by now; gives the moment of what it brings next, ms since the epoch, or null. */
  strike(id: string): Promise<number | null>;
}

/** What the match service lends. */
export interface TableDesk {
  gameOf(id: string): Game;
  load(id: string): Promise<Snapshot | null>;
  change(id: string, mover: (match: Snapshot) => Move | ActResult): Promise<ActResult>;
  act(id: string, seat: Seat, choice: string, answer: Answer): Promise<ActResult>;
  /** Changes what is kept beside the match and tells of it; null when there is none, or `edit` changes nothing. */
  revise(id: string, edit: (match: Snapshot) => MatchRecord | null): Promise<Snapshot | null>;
  seatsOf(record: MatchRecord, userId: string): readonly Seat[];
  now(): number;
  pick(n: number): number;
}

type Judge = (match: Snapshot, seat: Seat) => Promise<TalkResult>;

export function createTableTalk(desk: TableDesk): TableTalk {
  /** Loads, finds the seat and lets `judge` speak; strangers and matches that are over are answered here. */
  async function seated(id: string, userId: string, judge: Judge): Promise<TalkResult> {
    const match = await desk.load(id);
    if (!match) return { kind: "no-match" };
    const [seat] = desk.seatsOf(match.record, userId);
    if (seat === undefined) return { kind: "stranger" };
    if (match.live.outcome()) return { kind: "over" };
    return judge(match, seat);
  }

  async function revise(id: string, edit: (match: Snapshot) => MatchRecord | null): Promise<TalkResult> {
    const match = await desk.revise(id, edit);
    return match ? { kind: "done", match } : { kind: "gone" };
  }

  function withClock(id: string, edit: (clock: Clock) => Clock | null): Promise<TalkResult> {
    return revise(id, ({ record }) => {
      const clock = record.clock ? edit(record.clock) : null;
      return clock ? { ...record, clock, asking: null } : null;
    });
  }

  async function undo(id: string, seat: Seat, moves: number): Promise<TalkResult> {
    const result = await desk.change(id, (match) => {
      const back = countBack(match.live, seat);
      return back === null || match.live.moves.length !== moves
        ? { kind: "gone", match }
        : { seat, takeBack: back };
    });
    return result.kind === "done" ? { kind: "done", match: result.match } : { kind: "gone" };
  }

  async function ask(
    match: Snapshot,
    kind: Asking["kind"],
    by: Seat,
    asked: readonly Seat[],
  ): Promise<TalkResult> {
    const moves = match.live.moves.length;
    const changed = await desk.revise(match.record.id, ({ record, live }) =>
      live.moves.length === moves ? { ...record, asking: { kind, by, moves, agreed: [] } } : null,
    );
    return changed ? { kind: "asked", match: changed, asked } : { kind: "gone" };
  }

  function carryOut(match: Snapshot, { kind, by, moves }: Asking): Promise<TalkResult> {
    const { id } = match.record;
    return kind === "take-back"
      ? undo(id, by, moves)
      : withClock(id, (clock) => pause(clock, "agreed", desk.now()));
  }

  return {
    takeBack: (id, userId) =>
      seated(id, userId, async (match, seat) => {
        if (countBack(match.live, seat) === null) return { kind: "nothing" };
        const others = othersOf(match.record, seat);
        const free = others.length === 0 || isFree(desk.gameOf(match.record.game), match, seat, desk.pick);
        return free ? undo(id, seat, match.live.moves.length) : ask(match, "take-back", seat, others);
      }),

    pause: (id, userId) =>
      seated(id, userId, async (match, seat) => {
        if (!match.record.clock) return { kind: "no-clock" };
        if (match.record.clock.paused) return { kind: "gone" };
        return ask(match, "pause", seat, othersOf(match.record, seat));
      }),

    resume: (id, userId) =>
      seated(id, userId, () => withClock(id, (clock) => (clock.paused ? resume(clock, desk.now()) : null))),

    agree: (id, userId, yes) =>
      seated(id, userId, async (match) => {
        const { asking } = match.record;
        const seats = desk.seatsOf(match.record, userId);
        if (!asking || asking.moves !== match.live.moves.length) return { kind: "gone" };
        const others = othersOf(match.record, asking.by);
        const mine = seats.filter((seat) => others.includes(seat));
        if (mine.length === 0) return { kind: "stranger" };
        if (!yes) {
          const changed = await desk.revise(id, ({ record }) =>
            sameAsking(record.asking, asking) ? { ...record, asking: null } : null,
          );
          return changed ? { kind: "declined", match: changed, asking } : { kind: "gone" };
        }
        const changed = await desk.revise(id, ({ record }) => {
          const now = record.asking;
          if (!now || !sameAsking(now, asking)) return null;
          return { ...record, asking: { ...now, agreed: [...new Set([...now.agreed, ...mine])].sort() } };
        });
        const agreed = changed?.record.asking;
        if (!changed || !agreed) return { kind: "gone" };
        if (others.every((seat) => agreed.agreed.includes(seat))) return carryOut(changed, agreed);
        return { kind: "waiting", match: changed };
      }),

    claim: (id, userId) =>
      seated(id, userId, async (match, seat) => {
        const late = match.record.clock?.up?.seats ?? [];
        if (late.length === 0 || desk.seatsOf(match.record, userId).some((one) => late.includes(one)))
          return { kind: "gone" };
        if (late.some((one) => sideOf(match.record, one) === sideOf(match.record, seat)))
          return { kind: "gone" };
        let last: TalkResult = { kind: "gone" };
        for (const one of late) {
          const result = await desk.change(id, (now) =>
            now.live.outcome() || !now.record.clock?.up?.seats.includes(one)
              ? { kind: "gone", match: now }
              : { seat: one, concede: "time" },
          );
          if (result.kind === "done") last = { kind: "done", match: result.match };
        }
        return last;
      }),

    giveTime: (id, userId) =>
      seated(id, userId, async (match) => {
        const mine = desk.seatsOf(match.record, userId);
        return withClock(id, (clock) =>
          clock.up && !mine.some((one) => clock.up?.seats.includes(one)) ? moreTime(clock, desk.now()) : null,
        );
      }),

    setStance: (id, userId, edit) =>
      seated(id, userId, (_match, seat) =>
        revise(id, ({ record }) => withStance(record, seat, edit(stanceOf(record, seat)))),
      ),

    async strike(id) {
      for (;;) {
        const match = await desk.load(id);
        const due = match && dueOf(match);
        if (!due || due.at > desk.now()) return due?.at ?? null;
        if (due.what === "pass") {
          const choice = match.live.choices().find((one) => one.id === due.choice);
          if (choice) await passOf(match, choice);
          continue;
        }
        await desk.revise(id, ({ record, live }) => {
          const again = dueOf({ record, live });
          if (!record.clock || !again || again.at > desk.now() || again.what !== due.what) return null;
          const sides = record.sitters.map((_, seat) => sideOf(record, seat));
          return { ...record, clock: struck(record.clock, again, sides, desk.now()) };
        });
      }
    },
  };

  async function passOf(match: Snapshot, choice: Choice): Promise<void> {
    await desk.act(match.record.id, choice.seat, choice.id, passiveAnswer(choice.spec));
  }
}

function dueOf({ record, live }: Pick<Snapshot, "record" | "live">): Stroke | null {
  return record.clock && !live.outcome() ? nextStroke(record.clock, live.choices()) : null;
}

function sameAsking(one: Asking | null | undefined, other: Asking): boolean {
  return one?.kind === other.kind && one.by === other.by && one.moves === other.moves;
}
