import type { Condition, Modifier, Who } from "../../cards/dark-legacy/vocabulary.ts";
import type { Seat } from "../kernel/choice.ts";
import { samePlain } from "../kernel/json.ts";
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

/**
 * A memo of what lies in play, outside the state and never saved. Rule for keeping it true: whoever puts a permanent into
 * play or takes one out says `entered` or `left` (zones.ts does), and whoever changes timed effects or a controller says
 * `touch`; `forget` is for what changes everything. `faultInBoard` compares it with one made afresh.
 */
interface Board {
  /** Permanents in play, oldest first. */
  permanents: readonly CardId[];
  /** Static effects by timestamp, then timed ones; made when it is asked for. */
  actives: readonly Active[] | null;
  /** Permanents by what their definitions hold; made when they are asked for. */
  holding: Partial<Record<Part, readonly CardId[]>>;
}
/** What most definitions have nothing of. */
const PARTS = ["triggers", "activates", "storesCp"] as const;
type Part = (typeof PARTS)[number];

const boards = new WeakMap<State, Board>();
/** The state last asked about, nearly always the one asked about next. */
let lately: { readonly state: State; readonly board: Board } | null = null;

/** Continuous changes are no longer what they were. */
export function touch(state: State): void {
  const kept = boards.get(state);
  if (kept) kept.actives = null;
}

/** Everything is looked at anew: cards have changed places or what they are without `entered` and `left`. */
export function forget(state: State): void {
  boards.delete(state);
  if (lately?.state === state) lately = null;
}

/** A permanent has come into play, with the highest stamp so far. */
export function entered(state: State, id: CardId): void {
  const kept = boards.get(state);
  if (!kept) return;
  kept.permanents = [...kept.permanents, id];
  kept.actives = null;
  kept.holding = {};
}

/** A permanent is no longer in play, and timed effects on it are gone. */
export function left(state: State, id: CardId): void {
  const kept = boards.get(state);
  if (!kept) return;
  kept.permanents = kept.permanents.filter((other) => other !== id);
  kept.actives = null;
  kept.holding = {};
}

/** Permanents in play, oldest first. The list does not change under whoever walks it. */
export function permanents(state: State): readonly CardId[] {
  return board(state).permanents;
}

/** Permanents with triggers, with abilities to activate or that store CP, oldest first. */
export function holding(state: State, part: Part): readonly CardId[] {
  const kept = board(state);
  const found = kept.holding[part] ?? findHolding(state, kept.permanents, part);
  kept.holding[part] = found;
  return found;
}

function findHolding(state: State, cards: readonly CardId[], part: Part): readonly CardId[] {
  return cards.filter((id) => {
    const held = infoOfCard(state, id)[part];
    return typeof held === "number" ? held > 0 : held.length > 0;
  });
}

/** Continuous changes that hold now, in their order of application. */
export function actives(state: State): readonly Active[] {
  const kept = board(state);
  kept.actives ??= findActives(state, kept.permanents);
  return kept.actives;
}

/** What the memo has wrong, or null; for the fuzzer. */
export function faultInBoard(state: State): string | null {
  const fresh = findPermanents(state);
  if (!samePlain(permanents(state), fresh)) return "the memo of permanents in play is stale";
  if (!samePlain(actives(state), findActives(state, fresh))) return "the memo of continuous effects is stale";
  const stale = PARTS.find((part) => !samePlain(holding(state, part), findHolding(state, fresh, part)));
  return stale === undefined ? null : `the memo of permanents with ${stale} is stale`;
}

function board(state: State): Board {
  if (lately?.state === state) return lately.board;
  let kept = boards.get(state);
  if (!kept) {
    kept = { permanents: findPermanents(state), actives: null, holding: {} };
    boards.set(state, kept);
  }
  lately = { state, board: kept };
  return kept;
}

function findPermanents(state: State): CardId[] {
  const found: { id: CardId; stamp: number }[] = [];
  for (const id in state.cards) {
    const play = state.cards[id]?.play;
    if (play && onTable(play.place.zone)) found.push({ id, stamp: play.stamp });
  }
  return found.sort((a, b) => a.stamp - b.stamp).map((one) => one.id);
}

const NONE: readonly Active[] = [];

function findActives(state: State, cards: readonly CardId[]): readonly Active[] {
  const found: Active[] = [];
  for (const id of cards)
    for (const ability of infoOfCard(state, id).statics)
      found.push({
        index: found.length,
        source: id,
        controller: playOf(state, id).controller,
        grant: ability.grant,
        who: ability.affects,
        on: null,
        condition: ability.if ?? null,
      });
  if (state.timed.length > 0)
    for (const one of [...state.timed].sort((a, b) => a.stamp - b.stamp))
      found.push({
        index: found.length,
        source: one.source,
        controller: cardOf(state, one.source).owner,
        grant: one.grant,
        who: null,
        on: one.on,
        condition: null,
      });
  return found.length > 0 ? found : NONE;
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
/** Gives a card the part it has only in play, or takes that away; its record is a new one, see `copyState`. */
export function setPlay(state: State, id: CardId, play: InPlay | null): void {
  const { play: _before, ...resting } = cardOf(state, id);
  state.cards[id] = play ? { ...resting, play } : resting;
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
  const found: CardId[] = [];
  for (const slot of WEAPON_SLOTS) {
    const id = weapons[slot];
    if (id) found.push(id);
  }
  return found;
}
