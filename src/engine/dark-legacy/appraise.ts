import type { Seat } from "../kernel/choice.ts";
import { creaturesOf, playerOf, playOf, weaponsOf } from "./board.ts";
import { availableCp, whyNotLevelOrFaction } from "./casting.ts";
import { cant } from "./continuous.ts";
import { cardDef, infoOfCard } from "./defs.ts";
import { apOfCard, armorOf, defenseOf } from "./figures.ts";
import type { CardId, State } from "./state.ts";
import { isFallen, opponentsOf, teamSeats } from "./teams.ts";

/**
 * How good things look for a seat, from public facts and its own hand: life, armor, creatures, weapons, cards, poison, and
 * what its casting may still bring.
 */
export function appraise(state: State, seat: Seat): number {
  if (state.over) {
    if (state.over.winners.length === 0) return 0;
    return state.over.winners.includes(seat) ? 10_000 : -10_000;
  }
  let own = 0;
  for (const one of teamSeats(state, seat)) own += sideOf(state, one);
  let theirs = 0;
  for (const one of opponentsOf(state, seat)) theirs += sideOf(state, one);
  return own - theirs + prospects(state, seat);
}

function sideOf(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  if (isFallen(state, seat)) return fallenSide(state, seat);
  let sum = player.life * 1.5 + player.hand.length * 1.5 + player.cp * 0.1 - (player.tokens.poison ?? 0) * 2;
  for (const id of [player.armor.primary, player.armor.secondary, ...player.equip]) {
    if (id === null) continue;
    const armor = armorOf(state, id);
    const ours = playOf(state, id).controller === seat;
    sum += armor > 0 ? (armor - playOf(state, id).armor) * 1.3 : ours ? 2 : -2;
  }
  const weapons = weaponsOf(state, seat).map((id) =>
    playOf(state, id).locked > 0 ? 1 : apOfCard(state, id),
  );
  sum += Math.max(1, ...weapons) * 2.5 + weapons.length;
  for (const id of creaturesOf(state, seat)) sum += creatureWorth(state, id);
  for (const slot of player.field) for (const id of slot) sum += extrasWorth(state, id);
  return sum + (player.charging === null ? 0 : CHARGING);
}

/** A card that charges is a little nearer to the table than one in the hand. */
const CHARGING = 1.8;

/** A creature that is kept from fighting is worth what is left of it, and poison eats it up (D-12.5). */
function creatureWorth(state: State, id: CardId): number {
  const play = playOf(state, id);
  const on = { card: id };
  const kept = play.locked > 0;
  const fights = (kept || cant(state, on, "attack") ? 0 : 1) + (kept || cant(state, on, "defend") ? 0 : 1);
  const poison = Math.min(1, (play.tokens.poison ?? 0) / cardDef(state, id).level);
  return (
    (2 + apOfCard(state, id) * fights + defenseOf(state, id) * (fights > 0 ? 1 : 0.4)) * (1 - poison / 2)
  );
}

/** What a card on the Battle Field can do besides fighting: abilities, CP it holds, and relics that work by themselves. */
function extrasWorth(state: State, id: CardId): number {
  const { activates } = infoOfCard(state, id);
  const relic = cardDef(state, id).type === "relic" ? 1 : 0;
  return (activates.length > 0 ? 1.5 : relic) + relic + (playOf(state, id).tokens.cp ?? 0) * 0.3;
}

/** Less than the cards are worth on the table, so that casting them is better than being able to. */
const IN_HAND = 0.8;
const CARD = 1.5;

/** While a seat casts: what the rest of its CP can buy out of its own hand, the best bargains first. */
export function prospects(state: State, seat: Seat): number {
  if (state.active !== seat || state.action !== "cast") return 0;
  const { hand, charging } = playerOf(state, seat);
  const cards = [...hand, ...(charging === null ? [] : [charging])]
    .filter((id) => whyNotLevelOrFaction(state, seat, id) === null)
    .map((id) => ({ cost: cardDef(state, id).cost, worth: printedWorth(state, id) - CARD }))
    .filter((card) => card.worth > 0)
    .sort((a, b) => b.worth / (b.cost + 1) - a.worth / (a.cost + 1));
  let left = availableCp(state, seat);
  let sum = 0;
  for (const { cost, worth } of cards) {
    if (cost > left) continue;
    left -= cost;
    sum += worth;
  }
  return sum * IN_HAND;
}

/** About what a spell is worth once it has been cast; weapons and armor need no casting, Instants wait for their moment. */
function printedWorth(state: State, id: CardId): number {
  const { type, ap = 0, aura = 0, life = 0 } = cardDef(state, id);
  if (type === "creature") return 2 + ap * 2 + aura + life;
  return type === "relic" || type === "enhancement" || type === "magic" ? 3 : 0;
}

/** A defeated hero is a great loss; what counts are the creatures left (D-14.3). */
function fallenSide(state: State, seat: Seat): number {
  let sum = -20;
  for (const id of creaturesOf(state, seat)) sum += creatureWorth(state, id);
  return sum;
}
