import { BUILT_IN } from "../../cards/dark-legacy/index.ts";
import { findCards } from "./audit/one-zone.ts";
import type { State } from "./state.ts";
import { seatsNeeded } from "./teams.ts";

/**
 * The first thing that makes no sense in a state whose shape is right, or null: what the engine takes on trust, since the rules
 * never lead anywhere else. Looked at whenever a match is loaded, so it stays far quicker than the check of the shape.
 */
export function faultInSense(state: State): string | null {
  return (
    faultInSeats(state) ??
    faultInCards(state) ??
    findCards(state).fault ??
    faultInNames(state) ??
    faultInAttack(state) ??
    faultInAgenda(state)
  );
}

function faultInSeats({ players, options, active, first }: State): string | null {
  const count = seatsNeeded(options.teams);
  if (players.length !== count) return `${players.length} players where ${count} play`;
  for (const [at, { seat, field }] of players.entries()) {
    if (seat !== at) return `seat ${seat} is in the place of seat ${at}`;
    if (field.length !== options.battlefieldSlots)
      return `the Battle Field of seat ${seat} has ${field.length} slots`;
  }
  return active < count && first < count ? null : "it is the turn of a seat that is not there";
}

/** Definitions that cards have, and seats they belong to. */
function faultInCards({ cards, defs, players }: State): string | null {
  const count = players.length;
  for (const id in cards) {
    const card = cards[id];
    if (!card) continue;
    if (!BUILT_IN.has(card.def) && !Object.hasOwn(defs, card.def))
      return `card ${id} is of the unknown kind "${card.def}"`;
    if (card.owner >= count || (card.play && card.play.controller >= count))
      return `card ${id} belongs to a seat that is not there`;
  }
  return null;
}

const CARD = /^c\d+$/;
/** Keys under which a number is a seat, wherever they stand. */
const SEATS = new Set([
  ...["seat", "controller", "opponent", "priority"],
  ...["hero", "startOf", "attacker", "defender", "first"],
]);

/** What is going on speaks only of cards and seats that there are. */
function faultInNames(state: State): string | null {
  const { agenda, stack, attack, timed, triggers } = state;
  return faultIn(state, [agenda, stack, attack, timed, triggers], "");
}

function faultIn(state: State, value: unknown, key: string): string | null {
  if (typeof value === "string")
    return CARD.test(value) && !Object.hasOwn(state.cards, value) ? `no card is called ${value}` : null;
  if (typeof value === "number")
    return SEATS.has(key) && value >= state.players.length ? `no seat has the number ${value}` : null;
  if (value === null || typeof value !== "object") return null;
  if (Array.isArray(value)) {
    for (const part of value) {
      const fault = faultIn(state, part, key);
      if (fault !== null) return fault;
    }
    return null;
  }
  for (const [name, part] of Object.entries(value)) {
    // What effects are to do stands in the words of the cards, which name neither cards nor seats.
    const fault = name === "todo" || name === "grant" ? null : faultIn(state, part, name);
    if (fault !== null) return fault;
  }
  return null;
}

const FIGHTING = new Set(["aim", "defenders", "roll", "damage", "attack-over"]);

/** Steps of an attack have an attack, with the lines they speak of. Who is still to roll is there (D-7.22). */
function faultInAttack({ agenda, attack, cards }: State): string | null {
  for (const { by, out, roll } of attack?.lines ?? [])
    for (const id of out || roll ? [] : "card" in by ? [by.card] : by.weapons)
      if (!cards[id]?.play) return `card ${id} attacks and is not in play`;
  for (const step of agenda) {
    if (FIGHTING.has(step.do) && !attack) return `the step "${step.do}" without an attack`;
    if ((step.do === "roll" || step.do === "reroll") && step.line !== null && !attack?.lines[step.line])
      return `a roll for an attack that is not there`;
  }
  return null;
}

/** A winner is at the table, and the next decision has a number that no later one gets. */
function faultInAgenda({ over, agenda, players, asks }: State): string | null {
  if (over?.winners.some((seat) => seat >= players.length)) return "a winner who is not there";
  for (const step of agenda)
    if ("ask" in step && step.ask > asks) return `the decision ${step.ask} of ${asks}`;
  return null;
}
