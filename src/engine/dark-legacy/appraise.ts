import type { Seat } from "../kernel/choice.ts";
import { creaturesOf, playerOf, playOf, weaponsOf } from "./board.ts";
import { infoOfCard } from "./defs.ts";
import { apOfCard, armorOf, defenseOf } from "./figures.ts";
import type { State } from "./state.ts";
import { isFallen, opponentsOf, teamSeats } from "./teams.ts";

/** How good things look for a seat, from public facts only: life, armor, creatures, weapons, cards, poison. */
export function appraise(state: State, seat: Seat): number {
  if (state.over) {
    if (state.over.winners.length === 0) return 0;
    return state.over.winners.includes(seat) ? 10_000 : -10_000;
  }
  const sum = (seats: readonly Seat[]): number => seats.reduce((all, one) => all + sideOf(state, one), 0);
  return sum(teamSeats(state, seat)) - sum(opponentsOf(state, seat));
}

function sideOf(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  if (isFallen(state, seat)) return fallenSide(state, seat);
  let sum = player.life * 1.5 + player.hand.length * 1.5 + player.cp * 0.1 - (player.tokens.poison ?? 0) * 2;
  for (const id of [player.armor.primary, player.armor.secondary, ...player.equip]) {
    if (id === null) continue;
    const armor = armorOf(state, id);
    sum += armor > 0 ? (armor - playOf(state, id).armor) * 1.3 : 2;
  }
  const weapons = weaponsOf(state, seat).map((id) =>
    playOf(state, id).locked > 0 ? 1 : apOfCard(state, id),
  );
  sum += Math.max(1, ...weapons) * 2.5 + weapons.length;
  for (const id of creaturesOf(state, seat)) sum += 2 + apOfCard(state, id) * 2 + defenseOf(state, id);
  for (const slot of player.field)
    for (const id of slot) if (infoOfCard(state, id).activates.length > 0) sum += 1.5;
  return sum + (player.charging === null ? 0 : 1);
}

/** A defeated hero is a great loss; what counts are the creatures left (D-14.3). */
function fallenSide(state: State, seat: Seat): number {
  let sum = -20;
  for (const id of creaturesOf(state, seat)) sum += 2 + apOfCard(state, id) * 2 + defenseOf(state, id);
  return sum;
}
