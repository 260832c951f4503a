import { modifier } from "../../cards/dark-legacy/vocabulary.ts";
import type { Seat } from "../kernel/choice.ts";
import { samePlain } from "../kernel/json.ts";
import { cardDef, cardOf, definitionNow, infoOfCard } from "./defs.ts";
import {
  type Active,
  type Actives,
  findPermanents,
  type Granted,
  keptMemo,
  memoOf,
  onTable,
  PARTS,
  type Part,
  unmake,
} from "./memo.ts";
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
  unmake(kept, [...kept.permanents, id]);
}

/** A permanent is no longer in play, and timed effects on it are gone. */
export function left(state: State, id: CardId): void {
  const kept = keptMemo(state);
  if (!kept) return;
  if (kept.permanents.includes(id))
    unmake(
      kept,
      kept.permanents.filter((other) => other !== id),
    );
  else kept.actives = null;
}

/** Permanents in play, oldest first. The list does not change under whoever walks it. */
export function permanents(state: State): readonly CardId[] {
  return memoOf(state).permanents;
}

/** Permanents with triggers, with abilities to activate or that store CP, oldest first. */
export function holding(state: State, part: Part): readonly CardId[] {
  const memo = memoOf(state);
  const kept = memo.holding[part];
  if (kept) return kept;
  const found = findHolding(state, memo.permanents, part);
  memo.holding = { ...memo.holding, [part]: found };
  return found;
}

function findHolding(state: State, cards: readonly CardId[], part: Part): readonly CardId[] {
  return cards.filter((id) => {
    const held = infoOfCard(state, id)[part];
    return typeof held === "number" ? held > 0 : held.length > 0;
  });
}

const MODIFIERS = modifier.keyof().options;
const NONE: readonly Active[] = [];
/** Continuous changes in force that grant such a thing, in their order of application. */
export function activesOf(state: State, granted: Granted): readonly Active[] {
  const memo = memoOf(state);
  memo.actives ??= sorted(findActives(state, memo.permanents));
  return memo.actives[granted] ?? NONE;
}

function sorted(actives: readonly Active[]): Actives {
  const found: { [K in Granted]?: Active[] } = {};
  for (const active of actives)
    for (const key of MODIFIERS) {
      if (active.grant[key] === undefined) continue;
      const granted = key === "apEach" ? "ap" : key;
      const list = found[granted] ?? [];
      if (list.at(-1) !== active) list.push(active);
      found[granted] = list;
    }
  return found;
}

/** What the memo has wrong, or null; for the fuzzer. */
export function faultInBoard(state: State): string | null {
  const fresh = findPermanents(state);
  const strange = Object.keys(state.cards).find((id) => cardDef(state, id) !== definitionNow(state, id));
  if (strange !== undefined) return `the memo of what is printed on ${strange} is stale`;
  const played = Object.keys(state.cards).filter((id) => state.cards[id]?.play !== undefined);
  if (!samePlain(memoOf(state).played.toSorted(), played.sort()))
    return "the memo of cards with parts in play is stale";
  if (!samePlain(permanents(state), fresh)) return "the memo of permanents in play is stale";
  const actives = sorted(findActives(state, fresh));
  if (MODIFIERS.some((key) => key !== "apEach" && !samePlain(activesOf(state, key), actives[key] ?? NONE)))
    return "the memo of continuous effects is stale";
  const idle = state.players.find(
    ({ seat }) => !samePlain(creaturesOf(state, seat), findCreatures(state, seat)),
  );
  if (idle) return `the memo of creatures of seat ${idle.seat} is stale`;
  const stale = PARTS.find((part) => !samePlain(holding(state, part), findHolding(state, fresh, part)));
  return stale === undefined ? null : `the memo of permanents with ${stale} is stale`;
}

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
  return found;
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
  const memo = keptMemo(state);
  if (!memo) return;
  if (!play) memo.played = memo.played.filter((other) => other !== id);
  else if (!memo.played.includes(id)) memo.played = [...memo.played, id];
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
export function creaturesOf(state: State, seat: Seat): readonly CardId[] {
  const memo = memoOf(state);
  const kept = memo.creatures[seat];
  if (kept) return kept;
  const found = findCreatures(state, seat);
  const creatures = memo.creatures.slice();
  creatures[seat] = found;
  memo.creatures = creatures;
  return found;
}
function findCreatures(state: State, seat: Seat): CardId[] {
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
