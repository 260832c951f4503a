import type { Answer, Choice } from "../../kernel/choice.ts";
import type { GameEvent } from "../../kernel/event.ts";
import type { GameRules } from "../../kernel/game.ts";
import { copyPlain, samePlain } from "../../kernel/json.ts";
import type { AnyView } from "../../kernel/live-match.ts";
import { resolve } from "../answers.ts";
import { choices } from "../choices.ts";
import { copyState } from "../copy.ts";
import type { State } from "../state.ts";
import { difference } from "./difference.ts";

/**
 * A seat's number gives nobody an advantage: players in each other's seats, with the same cards, answers and dice, fare the
 * same. Every seat changes places with its neighbour (0 with 1, 2 with 3, 4 with 5), so that teams stay together and
 * play still passes to the left in the same order (D-14.1).
 */
export function mirrorSeat(seat: number): number {
  return seat % 2 === 0 ? seat + 1 : seat - 1;
}

const SEATS = new Set([
  ...["seat", "owner", "controller", "hero", "of", "opponent", "priority", "active", "first", "attacker"],
  ...["defender", "startOf"],
]);
/** Lists of seats. */
const SEAT_LISTS = new Set(["winners", "only"]);
/** Words of cards, in which numbers are no seats. */
const WORDS = new Set(["todo", "defs", "grant", "params"]);

/** Plain data of a match with all seats changed. Twice gives the first again. */
export function mirror<T>(value: T): T;
export function mirror(value: unknown): unknown {
  return mirrored(value, "");
}

function mirrored(value: unknown, key: string): unknown {
  if (typeof value === "number") return SEATS.has(key) ? mirrorSeat(value) : value;
  if (typeof value === "string") return mirrorId(value);
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) {
    if (SEAT_LISTS.has(key)) return value.map((seat) => mirrorSeat(Number(seat)));
    const list = value.map((one) => mirrored(one, ""));
    // Both are lists by seat.
    return key === "players" || key === "awards" ? list.map((_, seat) => list[mirrorSeat(seat)]) : list;
  }
  if (WORDS.has(key)) return copyPlain(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [mirrorId(name), mirrored(part, name)]),
  );
}

/** "hero-0", "charging-0", a teammate's slot "field-0-3", and the id of a choice "17.0". */
function mirrorId(id: string): string {
  const found = /^(hero-|charging-|field-(?=\d-)|\d+\.(?=\d$))(\d)(.*)$/.exec(id);
  return found ? `${found[1]}${mirrorSeat(Number(found[2]))}${found[3]}` : id;
}

/** How it is asked and gone on: the rules, or broken ones in a test. */
type Rules = Pick<GameRules<State, AnyView>, "choices" | "resolve">;

interface Course {
  readonly state: State;
  readonly events: GameEvent[];
}
function played(rules: Rules, state: State, choice: Choice, answer: Answer): Course {
  const events: GameEvent[] = [];
  rules.resolve(state, choice, answer, (event) => events.push(event));
  return { state, events };
}

/** What becomes of an answer depends on the number of a seat: how, in words. */
export function faultInMirror(
  state: State,
  choice: Choice,
  answer: Answer,
  rules: Rules = { choices, resolve },
): string | null {
  // Before the first turn chance is drawn seat by seat (D-3.5, D-3.6).
  if (state.turn === 0) return null;
  const twin = mirror(copyState(state));
  const asked = rules.choices(twin);
  const owed = mirror(rules.choices(state));
  if (!samePlain(byId(asked), byId(owed)))
    return `other seats are asked other things: ${difference(byId(owed), byId(asked))}`;
  const twinChoice = asked.find((one) => one.id === mirror(choice.id));
  if (!twinChoice) return `nobody is asked ${choice.id}`;
  const one = played(rules, copyState(state), choice, answer);
  if (one.state.restarts !== state.restarts) return null;
  const other = played(rules, twin, twinChoice, mirror(answer));
  const expected = bySeat(mirror(one.events));
  const found = bySeat(other.events);
  if (!samePlain(found, expected))
    return `after ${JSON.stringify(answer)} other seats see other events: ${difference(expected, found)}`;
  const place = mirror(one.state);
  return samePlain(other.state, place)
    ? null
    : `after ${JSON.stringify(answer)} other seats stand otherwise: ${difference(place, other.state)}`;
}

/** Skill Points are told seat by seat, like any list of results. */
function bySeat(events: readonly GameEvent[]): GameEvent[] {
  const points = events.filter((event) => event.type === "skill-points");
  points.sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
  return [...events.filter((event) => event.type !== "skill-points"), ...points];
}

function byId(list: readonly Choice[]): Choice[] {
  return [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
}
