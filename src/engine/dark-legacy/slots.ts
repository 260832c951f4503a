import type { Seat } from "../kernel/choice.ts";
import { type Refusal, refuse } from "../kernel/refusal.ts";
import { fieldSeat, playerOf, WEAPON_SLOTS } from "./board.ts";
import { can } from "./continuous.ts";
import { cardDef, nameOf } from "./defs.ts";
import { hasName } from "./fusion.ts";
import type { CardId, Place, State } from "./state.ts";
import { inTeams, teamSeats } from "./teams.ts";

/** D-4: zones and slots. */

/** A place that has a name on the table. */
export type Slot = Extract<Place, { slot: unknown }>;

/** The Instant/Spell slot is the last of the Battle Field (D-4.1). */
export function instantSlot(state: State): number {
  return state.options.battlefieldSlots - 1;
}

/** An Instant/Spell slot of the own side free of permanents; a teammate's serves too (D-4.12, D-14.4). */
export function hasInstantSlot(state: State, seat: Seat): boolean {
  if (!inTeams(state)) return instantSlotHolder(state, seat) === null;
  return teamSeats(state, seat).some((one) => instantSlotHolder(state, one) === null);
}
function instantSlotHolder(state: State, seat: Seat): CardId | null {
  return playerOf(state, seat).field[instantSlot(state)]?.[0] ?? null;
}

/** D-9.6: a slot promised to a permanent on the stack is not open for another. */
function reserved(state: State, seat: Seat, slot: Place): boolean {
  if (state.stack.length === 0) return false;
  return state.stack.some((item) => item.slot !== null && samePlace(item.slot, item.controller, slot, seat));
}
function samePlace(a: Place, of: Seat, b: Place, seat: Seat): boolean {
  if (a.zone === "field")
    return b.zone === "field" && a.slot === b.slot && fieldSeat(a, of) === fieldSeat(b, seat);
  return a.zone === "armor" && b.zone === "armor" && a.slot === b.slot && of === seat;
}

type FieldSlot = Extract<Slot, { zone: "field" }>;
/** The slots of the fields on which a seat may play that fit, its own first, slot by slot (D-14.4). */
function fieldSlots(
  state: State,
  seat: Seat,
  fits: (cards: readonly CardId[]) => boolean,
  most = Number.POSITIVE_INFINITY,
): FieldSlot[] {
  const found: FieldSlot[] = [];
  for (const one of teamSeats(state, seat))
    for (const [slot, cards] of playerOf(state, one).field.entries()) {
      if (!fits(cards)) continue;
      const place: FieldSlot = one === seat ? { zone: "field", slot } : { zone: "field", slot, of: one };
      if (reserved(state, seat, place)) continue;
      found.push(place);
      if (found.length === most) return found;
    }
  return found;
}
const isEmpty = (cards: readonly CardId[]): boolean => cards.length === 0;

/** D-4.7, D-4.8, D-4.10: where a creature or relic may be put. */
export function openSlots(state: State, seat: Seat, id: CardId): Slot[] {
  const player = playerOf(state, seat);
  const def = cardDef(state, id);
  const places: Slot[] = fieldSlots(state, seat, (cards) =>
    cards.every((one) => {
      const there = cardDef(state, one);
      return there.type === def.type && hasName(there, def.name);
    }),
  );
  if (def.type === "relic") {
    const place: Slot = { zone: "armor", slot: "secondary" };
    const holder = player.armor.secondary;
    if (holder === null && !reserved(state, seat, place)) places.push(place);
  }
  return places;
}

/** The first Battle Field slot that nothing lies in and nothing is promised, an own one first; null when there is none. */
export function freeFieldSlot(state: State, seat: Seat): FieldSlot | null {
  return fieldSlots(state, seat, isEmpty, 1)[0] ?? null;
}

/** D-4.11: Magic needs one open slot, which it does not occupy. */
export function hasOpenSlot(state: State, seat: Seat): boolean {
  return freeFieldSlot(state, seat) !== null;
}

/** D-13.5: a card lets this hero equip two weapons a slot. */
export function holdsTwoASlot(state: State, seat: Seat): boolean {
  return can(state, { hero: seat }, "two-weapons-a-slot");
}

/** D-4.4: Primary first, Secondary only when Primary is occupied; two in each when a card says so (D-13.5). */
export function weaponPlace(state: State, seat: Seat): Place | null {
  const { weapons } = playerOf(state, seat);
  const slots = holdsTwoASlot(state, seat) ? WEAPON_SLOTS : (["primary", "secondary"] as const);
  const slot = slots.find((one) => weapons[one] === null);
  return slot ? { zone: "weapon", slot } : null;
}

/** D-4.5, D-4.6: Primary first, then Secondary when no armor, relic or reservation is there. */
export function armorPlace(state: State, seat: Seat): Place | null {
  const { armor } = playerOf(state, seat);
  if (armor.primary === null) return { zone: "armor", slot: "primary" };
  const secondary: Place = { zone: "armor", slot: "secondary" };
  return armor.secondary === null && !reserved(state, seat, secondary) ? secondary : null;
}

/** D-4.12: an Instant needs the own Instant/Spell slot free of permanents. */
export function whyNoInstant(state: State, seat: Seat, id: CardId): Refusal | null {
  const holder = instantSlotHolder(state, seat);
  return holder === null || hasInstantSlot(state, seat)
    ? null
    : refuse("instant-slot", "D-4.12", { card: nameOf(state, id), holder: nameOf(state, holder) });
}

/** Short safe id of a place, for options. */
export function placeId(place: Place): string {
  if (place.zone === "field")
    return place.of === undefined ? `field-${place.slot + 1}` : `field-${place.of}-${place.slot + 1}`;
  return place.zone === "armor" || place.zone === "weapon" ? `${place.zone}-${place.slot}` : place.zone;
}
