import type { Condition, Modifier, Who } from "../../cards/dark-legacy/vocabulary.ts";
import type { Seat } from "../kernel/choice.ts";
import { cardDef, cardOf, infoOfCard } from "./defs.ts";
import type { CardId, InPlay, Place, Player, State, Target } from "./state.ts";
import { inTeams, teamSeats } from "./teams.ts";

/** A continuous change that holds now. `index` is its place in the order of application. */
export interface Active {
  readonly index: number;
  readonly source: CardId;
  readonly controller: Seat;
  readonly grant: Modifier;
  /** Static effects say whom they meet, timed ones have one fixed target. */
  readonly who: Who | null;
  readonly on: Target | null;
  readonly condition: Condition | null;
}

interface Board {
  /** Permanents in play, oldest first. */
  readonly permanents: readonly CardId[];
  /** Static effects by timestamp, then timed ones. */
  readonly actives: readonly Active[];
}

/** A memo of what lies in play. It is dropped whenever a card enters or leaves, never saved. */
const boards = new WeakMap<State, Board>();

export function touch(state: State): void {
  boards.delete(state);
}

function board(state: State): Board {
  const kept = boards.get(state);
  if (kept) return kept;
  const permanents: { id: CardId; stamp: number }[] = [];
  for (const id in state.cards) {
    const play = state.cards[id]?.play;
    if (play && onTable(play.place.zone)) permanents.push({ id, stamp: play.stamp });
  }
  permanents.sort((a, b) => a.stamp - b.stamp);
  const actives: Active[] = [];
  for (const { id } of permanents)
    for (const ability of infoOfCard(state, id).statics)
      actives.push({
        index: actives.length,
        source: id,
        controller: playOf(state, id).controller,
        grant: ability.grant,
        who: ability.affects,
        on: null,
        condition: ability.if ?? null,
      });
  for (const one of [...state.timed].sort((a, b) => a.stamp - b.stamp))
    actives.push({
      index: actives.length,
      source: one.source,
      controller: cardOf(state, one.source).owner,
      grant: one.grant,
      who: null,
      on: one.on,
      condition: null,
    });
  const made = { permanents: permanents.map((one) => one.id), actives };
  boards.set(state, made);
  return made;
}

export function permanents(state: State): readonly CardId[] {
  return board(state).permanents;
}
export function actives(state: State): readonly Active[] {
  return board(state).actives;
}

export function playerOf(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (!player) throw new Error(`No seat ${seat}`);
  return player;
}

/** The in-play part of a card; throws when it is not in play, on the stack or charging. */
export function playOf(state: State, id: CardId): InPlay {
  const play = cardOf(state, id).play;
  if (!play) throw new Error(`Card ${id} is not in play`);
  return play;
}
function onTable(zone: InPlay["place"]["zone"]): boolean {
  return zone !== "stack" && zone !== "charging" && zone !== "fused";
}
/** True for a permanent in play. */
export function isInPlay(state: State, id: CardId): boolean {
  const zone = state.cards[id]?.play?.place.zone;
  return zone !== undefined && onTable(zone);
}

/** What a permanent enhances, if anything. */
export function hostOf(state: State, id: CardId): Target | null {
  const place = state.cards[id]?.play?.place;
  if (place?.zone === "attached") return { card: place.to };
  if (place?.zone === "equip") return { hero: place.hero };
  return null;
}

export function attachedTo(state: State, id: CardId): CardId[] {
  return permanents(state).filter((other) => {
    const place = state.cards[other]?.play?.place;
    return place?.zone === "attached" && place.to === id;
  });
}

/** The seat on whose Battle Field a place is: the controller's, unless a teammate lent the slot (D-14.4). */
export function fieldSeat(place: Extract<Place, { zone: "field" }>, controller: Seat): Seat {
  return place.of ?? controller;
}

/** Creatures a seat controls, by slot; in a team battle also those in slots of teammates. */
export function creaturesOf(state: State, seat: Seat): CardId[] {
  const found: CardId[] = [];
  const shared = inTeams(state);
  for (const one of teamSeats(state, seat))
    for (const slot of playerOf(state, one).field)
      for (const id of slot)
        if (isCreature(state, id) && (!shared || playOf(state, id).controller === seat)) found.push(id);
  return found;
}
export function isCreature(state: State, id: CardId): boolean {
  return cardDef(state, id).type === "creature";
}

export const WEAPON_SLOTS = ["primary", "primary-2", "secondary", "secondary-2"] as const;
/** Equipped weapons, Primary first. */
export function weaponsOf(state: State, seat: Seat): CardId[] {
  const { weapons } = playerOf(state, seat);
  return WEAPON_SLOTS.flatMap((slot) => weapons[slot] ?? []);
}
