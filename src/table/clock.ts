import { z } from "zod";
import type { Choice, Seat } from "../engine/kernel/choice.ts";

/** The paces that have a clock. */
const TIMED = ["live", "relaxed", "slow"] as const;
type Timed = (typeof TIMED)[number];

/** What a pace gives, ms. */
export interface Allowance {
  /** For each decision, before the bank is touched. */
  readonly decision: number;
  /** For each answer in a window; when it is over, the answer is a pass. */
  readonly response: number;
  /** What each seat has for the whole match, for decisions that take longer. */
  readonly bank: number;
  /** So long before the bank is empty its owner is warned. */
  readonly warning: number;
  /** So long the others may claim the win of somebody whose time is up; after that both are away. */
  readonly claim: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const ALLOWANCES: Readonly<Record<Timed, Allowance>> = {
  live: {
    decision: 90 * SECOND,
    response: 45 * SECOND,
    bank: 8 * MINUTE,
    warning: MINUTE,
    claim: 3 * MINUTE,
  },
  relaxed: { decision: 8 * HOUR, response: 4 * HOUR, bank: DAY, warning: 2 * HOUR, claim: DAY },
  slow: { decision: 2 * DAY, response: DAY, bank: 5 * DAY, warning: 12 * HOUR, claim: 3 * DAY },
};

const moment = z.number().int().min(0);

/** The clock of a match as it is stored; lists are by seat, moments in ms since the epoch. */
export const clockSchema = z.object({
  pace: z.enum(TIMED),
  /** What is left of each bank, ms. */
  banks: z.array(z.number().int().min(0)),
  /** The decision that a seat owes and when it was asked; null when it owes none or has no clock (AI). */
  owes: z.array(z.object({ choice: z.string(), since: moment }).nullable()),
  /** Seats that were warned of what they owe now. */
  warned: z.array(z.number().int()),
  /** Stands still: by consent, or because nobody was there. */
  paused: z.object({ at: moment, why: z.enum(["agreed", "away"]) }).nullable(),
  /** Whose time is up, and since when the others may claim the win. */
  up: z.object({ seats: z.array(z.number().int()), at: moment }).nullable(),
});
export type Clock = Readonly<z.infer<typeof clockSchema>>;

/** What happens next by time alone. */
export type Stroke =
  | {
      readonly at: number;
      readonly what: "pass" | "warn" | "up";
      readonly seat: Seat;
      readonly choice: string;
    }
  /** Nobody claims: the match rests until somebody comes back. */
  | { readonly at: number; readonly what: "rest" };

export function isTimed(pace: string): pace is Timed {
  return TIMED.some((one) => one === pace);
}

/** A clock for a match that has just begun; `timed` says which seats have one. */
export function startClock(
  pace: Timed,
  timed: readonly boolean[],
  open: readonly Choice[],
  now: number,
): Clock {
  const bare: Clock = {
    pace,
    banks: timed.map(() => ALLOWANCES[pace].bank),
    owes: timed.map(() => null),
    warned: [],
    paused: null,
    up: null,
  };
  return { ...bare, owes: asked(bare, timed, open, now) };
}

function asked(clock: Clock, timed: readonly boolean[], open: readonly Choice[], now: number): Clock["owes"] {
  return timed.map((has, seat) => {
    const choice = open.find((one) => one.seat === seat);
    if (!has || !choice) return null;
    const before = clock.owes[seat];
    return before?.choice === choice.id ? before : { choice: choice.id, since: now };
  });
}

/** What a seat's decision has cost of its bank by now, ms. Answers in a window cost nothing: they end in a pass. */
function cost(clock: Clock, choice: Choice, since: number, now: number): number {
  if (choice.deadline === "response") return 0;
  return Math.max(0, now - since - ALLOWANCES[clock.pace].decision);
}

/** The clock after a move: who has answered pays, who is asked anew begins. `before` and `after` are the open choices. */
export function tick(
  clock: Clock,
  timed: readonly boolean[],
  before: readonly Choice[],
  after: readonly Choice[],
  now: number,
): Clock {
  const going = clock.paused ? resume(clock, now) : clock;
  const owes = asked(going, timed, after, now);
  const answered = (seat: Seat): boolean => owes[seat]?.choice !== going.owes[seat]?.choice;
  const banks = going.banks.map((bank, seat) => {
    const owed = going.owes[seat];
    const choice = before.find((one) => one.id === owed?.choice);
    if (!owed || !choice || !answered(seat)) return bank;
    return Math.max(0, bank - cost(going, choice, owed.since, now));
  });
  const up = going.up?.seats.every((seat) => !answered(seat)) ? going.up : null;
  return { ...going, banks, owes, up, warned: going.warned.filter((seat) => !answered(seat)) };
}

/** When a seat's present time ends, ms since the epoch; null when it owes nothing or the clock stands still. */
export function deadlineOf(clock: Clock, open: readonly Choice[], seat: Seat): number | null {
  const owed = clock.owes[seat];
  const choice = open.find((one) => one.id === owed?.choice);
  if (!owed || !choice || clock.paused) return null;
  const { decision, response } = ALLOWANCES[clock.pace];
  return choice.deadline === "response"
    ? owed.since + response
    : owed.since + decision + (clock.banks[seat] ?? 0);
}

/** What time alone brings next, the earliest first; null when nothing does. */
export function nextStroke(clock: Clock, open: readonly Choice[]): Stroke | null {
  if (clock.paused) return null;
  const { claim, warning } = ALLOWANCES[clock.pace];
  const strokes: Stroke[] = clock.up ? [{ at: clock.up.at + claim, what: "rest" }] : [];
  for (const [seat, owed] of clock.owes.entries()) {
    const choice = open.find((one) => one.id === owed?.choice);
    const at = deadlineOf(clock, open, seat);
    if (!choice || at === null || clock.up?.seats.includes(seat)) continue;
    const about = { seat, choice: choice.id };
    if (choice.deadline === "response") strokes.push({ at, what: "pass", ...about });
    else {
      strokes.push({ at, what: "up", ...about });
      if (!clock.warned.includes(seat)) strokes.push({ at: at - warning, what: "warn", ...about });
    }
  }
  return strokes.sort((a, b) => a.at - b.at || order(a) - order(b))[0] ?? null;
}
const order = ({ what }: Stroke): number => ["warn", "pass", "up", "rest"].indexOf(what);

/** The clock after a stroke that is no move. When everybody's time is up nobody has won: the match rests. */
export function struck(clock: Clock, stroke: Stroke, sides: readonly number[], now: number): Clock {
  switch (stroke.what) {
    case "pass":
      return clock;
    case "warn":
      return { ...clock, warned: [...clock.warned, stroke.seat] };
    case "rest":
      return pause({ ...clock, up: null }, "away", now);
    case "up": {
      const seats = [...(clock.up?.seats ?? []), stroke.seat].sort();
      const late = new Set(seats.map((seat) => sides[seat]));
      const spent: Clock = {
        ...clock,
        banks: clock.banks.map((bank, seat) => (seat === stroke.seat ? 0 : bank)),
        owes: clock.owes.map((owed, seat) =>
          owed && seat === stroke.seat
            ? { ...owed, since: Math.max(0, stroke.at - ALLOWANCES[clock.pace].decision) }
            : owed,
        ),
      };
      const everybody = new Set(sides).size === late.size;
      if (everybody) return pause({ ...spent, up: null }, "away", now);
      return { ...spent, up: { seats, at: clock.up?.at ?? now } };
    }
  }
}

export function pause(clock: Clock, why: "agreed" | "away", now: number): Clock {
  return clock.paused ? clock : { ...clock, paused: { at: now, why } };
}

/** Goes on; the time that it stood still counts for nobody, and whoever was away has a little to come back to. */
export function resume(clock: Clock, now: number): Clock {
  if (!clock.paused) return clock;
  const { at, why } = clock.paused;
  const { decision, warning } = ALLOWANCES[clock.pace];
  return {
    ...clock,
    paused: null,
    warned: why === "away" ? [] : clock.warned,
    banks: clock.banks.map((bank) => (why === "away" ? Math.max(bank, warning) : bank)),
    owes: clock.owes.map((owed) => {
      if (!owed) return null;
      return {
        ...owed,
        since: why === "away" ? Math.max(owed.since, now - decision) : owed.since + (now - at),
      };
    }),
  };
}

/** More time for those whose time is up, given by the others: half a bank. */
export function moreTime(clock: Clock, now: number): Clock {
  const { bank, decision } = ALLOWANCES[clock.pace];
  const late = clock.up?.seats ?? [];
  return {
    ...clock,
    up: null,
    warned: clock.warned.filter((seat) => !late.includes(seat)),
    banks: clock.banks.map((left, seat) => (late.includes(seat) ? Math.ceil(bank / 2) : left)),
    owes: clock.owes.map((owed, seat) =>
      owed && late.includes(seat) ? { ...owed, since: Math.max(owed.since, now - decision) } : owed,
    ),
  };
}
