import type { Seat } from "../kernel/choice.ts";
import type { Context, State } from "./state.ts";

/**
 * D-14: who stands with whom. Without teams everybody is a team of one, so everything here also serves two players.
 * Seats are dealt to the teams in turn: even seats are one team, odd seats the other. At the table teammates sit next to each
 * other (D-14.1) and play passes to the left (D-6.1), so the turns go 0, 2, 1, 3 with four players and 0, 2, 4, 1, 3, 5 with six.
 */
const SEATS = { off: 2, "2v2": 4, "3v3": 6 } as const;

/** Players a match of this kind has. */
export function seatsNeeded(teams: State["options"]["teams"]): number {
  return SEATS[teams];
}

export function sameTeam(state: State, a: Seat, b: Seat): boolean {
  return a === b || (inTeams(state) && a % 2 === b % 2);
}
export function inTeams(state: State): boolean {
  return state.options.teams !== "off";
}

/** The next player to the left (D-6.1): the next of the team, then the first of the other one. */
export function leftOf(state: State, seat: Seat): Seat {
  const count = state.players.length;
  if (!inTeams(state)) return (seat + 1) % count;
  return seat + 2 < count ? seat + 2 : 1 - (seat % 2);
}
/** All seats from this one on, to the left. */
export function around(state: State, seat: Seat): Seat[] {
  const seats = [seat];
  for (let next = leftOf(state, seat); next !== seat; next = leftOf(state, next)) seats.push(next);
  return seats;
}
/** The team of a seat: itself first, then its teammates to the left. */
export function teamSeats(state: State, seat: Seat): Seat[] {
  return inTeams(state) ? around(state, seat).filter((one) => sameTeam(state, one, seat)) : [seat];
}
/** The other team, from the left on. */
export function opponentsOf(state: State, seat: Seat): Seat[] {
  if (!inTeams(state)) return [leftOf(state, seat)];
  return around(state, seat).filter((one) => !sameTeam(state, one, seat));
}

/** D-14.3, D-15.2: the hero of this seat is defeated. */
export function isFallen(state: State, seat: Seat): boolean {
  return state.players[seat]?.fallen !== undefined;
}
/** This player has left a match that goes on: what is hidden of it stays hidden and unused, also from whoever decides for it. */
export function hasGivenUp(state: State, seat: Seat): boolean {
  return state.players[seat]?.fallen === "concession";
}
/** Opponents whose heroes stand. */
export function standingOpponents(state: State, seat: Seat): Seat[] {
  return opponentsOf(state, seat).filter((one) => !isFallen(state, one));
}

/**
 * Whom a card's "your opponent" means for its controller. In a team battle: the one chosen when it was announced; else the
 * opponent in the attack going on, the attacked one for the attackers and the attacking one for the defenders; else the
 * first to the left whose hero stands.
 */
export function opponentFor(state: State, seat: Seat, context?: Pick<Context, "opponent">): Seat {
  if (!inTeams(state)) return leftOf(state, seat);
  if (context?.opponent !== undefined) return context.opponent;
  return (
    opponentInFight(state, seat) ?? standingOpponents(state, seat)[0] ?? opponentsOf(state, seat)[0] ?? seat
  );
}

/** The opponent in the attack going on, if there is one. */
export function opponentInFight(state: State, seat: Seat): Seat | null {
  if (!state.attack) return null;
  const { attacker, defender } = state.attack;
  return sameTeam(state, attacker, seat) ? defender : attacker;
}

/**
 * Whom a condition about "your opponent" looks at: in an attack the opponent in it, otherwise every opponent whose hero
 * stands, so that one of them is enough.
 */
export function opponentsInSight(state: State, seat: Seat): Seat[] {
  if (!inTeams(state)) return [leftOf(state, seat)];
  const fighting = opponentInFight(state, seat);
  return fighting === null ? standingOpponents(state, seat) : [fighting];
}

/** Who decides for a seat: itself, or for one that has given up the next teammate who has not. */
export function deciderOf(state: State, seat: Seat): Seat {
  if (state.players[seat]?.fallen !== "concession") return seat;
  return teamSeats(state, seat).find((one) => state.players[one]?.fallen !== "concession") ?? seat;
}
