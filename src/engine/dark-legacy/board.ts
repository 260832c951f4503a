import type { Seat } from "../kernel/choice.ts";
import { samePlain } from "../kernel/json.ts";
import { cardDef, cardOf, definitionNow, infoOfCard } from "./defs.ts";
import { type Active, findPermanents, keptMemo, memoOf, onTable, PARTS, type Part } from "./memo.ts";
import type { CardId, InPlay, Place, Player, State, Target } from "./state.ts";
import { inTeams, teamSeats } from "./teams.ts";

/** Continuous changes are no longer what they were. */
export function touch(state: State): void {
  const kept = keptMemo(state);
  if (kept) kept.actives = null;
}

/** A permanent has come into play, with the highest stamp so far. */
export function entered(state: State, id: CardId): void {
  const kept = keptMemo(state);
  if (!kept) return;
  kept.permanents = [...kept.permanents, id];
  kept.actives = null;
  kept.holding = {};
}

/** A permanent is no longer in play, and timed effects on it are gone. */
export function left(state: State, id: CardId): void {
  const kept = keptMemo(state);
  if (!kept) return;
  kept.permanents = kept.permanents.filter((other) => other !== id);
  kept.actives = null;
  kept.holding = {};
}

/** Permanents in play, oldest first. The list does not change under whoever walks it. */
export function permanents(state: State): readonly CardId[] {
  return memoOf(state).permanents;
}

/** Permanents with triggers, with abilities to activate or that store CP, oldest first. */
export function holding(state: State, part: Part): readonly CardId[] {
  const kept = memoOf(state);
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
  const kept = memoOf(state);
  kept.actives ??= findActives(state, kept.permanents);
  return kept.actives;
}

/** What the memo has wrong, or null; for the fuzzer. */
export function faultInBoard(state: State): string | null {
  const fresh = findPermanents(state);
  const strange = Object.keys(state.cards).find((id) => cardDef(state, id) !== definitionNow(state, id));
  if (strange !== undefined) return `the memo of what is printed on ${strange} is stale`;
  if (!samePlain(permanents(state), fresh)) return "the memo of permanents in play is stale";
  if (!samePlain(actives(state), findActives(state, fresh))) return "the memo of continuous effects is stale";
  const stale = PARTS.find((part) => !samePlain(holding(state, part), findHolding(state, fresh, part)));
  return stale === undefined ? null : `the memo of permanents with ${stale} is stale`;
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
/** Gives a card the part it has only in play, or takes that away; its record is a new one, see `copyState`. */
export function setPlay(state: State, id: CardId, play: InPlay | null): void {
  const { def, owner } = cardOf(state, id);
  state.cards[id] = play ? { def, owner, play } : { def, owner };
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
  if (inTeams(state)) {
    for (const one of teamSeats(state, seat))
      for (const slot of playerOf(state, one).field)
        for (const id of slot)
          if (isCreature(state, id) && playOf(state, id).controller === seat) found.push(id);
  } else
    for (const slot of playerOf(state, seat).field)
      for (const id of slot) if (isCreature(state, id)) found.push(id);
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
