import type { Seat } from "../kernel/choice.ts";
import { prospects } from "./appraise.ts";
import { attachedTo, creaturesOf, playerOf, playOf, weaponsOf } from "./board.ts";
import { cant } from "./continuous.ts";
import { cardDef } from "./defs.ts";
import { apOfCard, armorOf, defenseOf, heroArmor, heroAura } from "./figures.ts";
import type { CardId, State } from "./state.ts";
import { isFallen, opponentsOf, teamSeats } from "./teams.ts";

/**
 * What things are worth in logits of winning. Fitted to the ends of 1,500 games of the six starter decks (logistic
 * regression on the difference between the sides, with a term for each deck so that a strong deck's habits do not pass for
 * strong moves), then rounded; creatures were evened out by hand, because small ones counted for less than nothing.
 */
const WORTH = {
  life: 0.05,
  /** The last 20 Life count three times. */
  lastLife: 0.1,
  armor: 0.026,
  heroGuard: 0.16,
  poison: -0.025,
  card: 0.09,
  charging: 0.25,
  bestWeapon: 0.15,
  nextWeapon: 0.04,
  creature: 0.02,
  ap: 0.06,
  /** Strength that also lives: the root of AP times Defense. */
  brawn: 0.065,
  cannotDefend: -0.45,
  creaturePoison: -0.4,
  relic: 0.08,
  storedCp: 0.008,
  /** Enhancements on the own hero or creatures, cast by oneself or by an opponent. */
  heroBlessed: 0.33,
  heroCursed: -1,
  creatureBlessed: 0.1,
  creatureCursed: -0.1,
} as const;
const LAST_LIFE = 20;
/** What `appraise` counts as one, in logits. */
const PROSPECT = 0.04;
const FALLEN = -3;

/** The chance that the side of `seat` wins, 0…1, as far as the table and the own hand tell. */
export function odds(state: State, seat: Seat): number {
  let logits = prospects(state, seat) * PROSPECT;
  for (const one of teamSeats(state, seat)) logits += side(state, one);
  for (const one of opponentsOf(state, seat)) logits -= side(state, one);
  return 1 / (1 + Math.exp(-logits));
}

function side(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  let sum = isFallen(state, seat)
    ? FALLEN
    : player.life * WORTH.life +
      Math.min(LAST_LIFE, player.life) * WORTH.lastLife +
      (heroArmor(state, seat) + heroAura(state, seat)) * WORTH.heroGuard +
      (player.tokens.poison ?? 0) * WORTH.poison +
      player.hand.length * WORTH.card +
      (player.charging === null ? 0 : WORTH.charging);
  for (const id of [player.armor.primary, player.armor.secondary, ...player.equip])
    if (id !== null) sum += worn(state, seat, id);
  const weapons = weaponsOf(state, seat)
    .map((id) => (playOf(state, id).locked > 0 ? 0 : apOfCard(state, id)))
    .sort((a, b) => b - a);
  sum += Math.max(1, weapons[0] ?? 0) * WORTH.bestWeapon + (weapons[1] ?? 0) * WORTH.nextWeapon;
  for (const id of creaturesOf(state, seat)) sum += creature(state, seat, id);
  for (const slot of player.field)
    for (const id of slot) {
      if (cardDef(state, id).type === "relic") sum += WORTH.relic;
      sum += (playOf(state, id).tokens.cp ?? 0) * WORTH.storedCp;
    }
  return sum;
}

function worn(state: State, seat: Seat, id: CardId): number {
  const armor = armorOf(state, id);
  const { armor: damage, controller } = playOf(state, id);
  if (armor > 0) return (armor - damage) * WORTH.armor;
  return controller === seat ? WORTH.heroBlessed : WORTH.heroCursed;
}

function creature(state: State, seat: Seat, id: CardId): number {
  const play = playOf(state, id);
  const on = { card: id };
  const ap = play.locked > 0 || cant(state, on, "attack") ? 0 : apOfCard(state, id);
  const defends = play.locked === 0 && !cant(state, on, "defend");
  let sum =
    WORTH.creature + ap * WORTH.ap + Math.sqrt(apOfCard(state, id) * defenseOf(state, id)) * WORTH.brawn;
  if (!defends) sum += WORTH.cannotDefend / 2;
  sum += ((play.tokens.poison ?? 0) / cardDef(state, id).level) * WORTH.creaturePoison;
  for (const other of attachedTo(state, id))
    sum += playOf(state, other).controller === seat ? WORTH.creatureBlessed : WORTH.creatureCursed;
  return sum;
}
