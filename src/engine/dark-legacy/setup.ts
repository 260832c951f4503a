import { z } from "zod";
import { byName, foldName } from "../../cards/dark-legacy/index.ts";
import { type CardDef, cardDef as cardDefSchema, FACTIONS } from "../../cards/dark-legacy/vocabulary.ts";
import type { Seat } from "../kernel/choice.ts";
import type { Emit } from "../kernel/event.ts";
import type { DeckList, Setup } from "../kernel/game.ts";
import { refuse, SetupError } from "../kernel/refusal.ts";
import { below, newRng, shuffle } from "../kernel/rng.ts";
import { msg } from "../kernel/text.ts";
import { playerOf } from "./board.ts";
import { inPlay } from "./changes.ts";
import { checkDeck } from "./decks.ts";
import { cardDef, nameOf } from "./defs.ts";
import { mayStartWith } from "./faction-lock.ts";
import { GIVEN_AT, startingLife } from "./skill-points.ts";
import { type CardId, matchOptions, type Player, SCHEMA, type State, type StepOf } from "./state.ts";
import { around, inTeams, isFallen, seatsNeeded, teamSeats } from "./teams.ts";
import { draw, enterPlay, moveTo } from "./zones.ts";

/** D-3: set-up. */
export const OPENING_HAND = 5;

/** What a hero brings along (D-2). Faction: the declared one, else that of most cards of the deck. */
export const profile = z.strictObject({
  level: z.int().min(1).max(99).default(1),
  faction: z.enum(FACTIONS).optional(),
  reroll: z.enum(["cast", "attack"]).default("cast"),
  creatureBonus: z.enum(["roll", "ap"]).default("roll"),
});
/** Match options, and card definitions that belong to this match only. */
const setupOptions = matchOptions.extend({ defs: z.array(cardDefSchema).default([]) });

/**
 * Chance is drawn in this order: a shuffle of each deck by seat; after the picks one number for who goes first, unless the
 * set-up fixes it, and a shuffle of what is left of each deck by seat (D-3.1, D-3.5, D-3.6).
 */
export function setup(input: Setup, emit: Emit): State {
  const parsed = setupOptions.safeParse(input.options ?? {});
  if (!parsed.success)
    throw new SetupError([refuse("options", "D-3.1", { why: z.prettifyError(parsed.error) })]);
  const { defs, ...options } = parsed.data;
  if (input.players.length !== seatsNeeded(options.teams))
    throw new SetupError([
      refuse("players", "D-14.1", { needed: seatsNeeded(options.teams), count: input.players.length }),
    ]);
  const own = new Map(defs.map((def) => [foldName(def.name), def]));
  const find = (name: string): CardDef | undefined =>
    (own.size > 0 ? own.get(foldName(name)) : undefined) ?? byName(name);
  const faults = input.players.flatMap((one, seat) =>
    checkDeck(one.deck, find).map((fault) => ({ ...fault, seat })),
  );
  if (faults.length > 0) throw new SetupError(faults);
  const state = emptyState(input.seed, options, input.script);
  for (const def of defs) state.defs[def.id] = def;
  let cards = 0;
  for (const [seat, one] of input.players.entries()) {
    const hero = profile.safeParse(one.profile ?? {});
    if (!hero.success)
      throw new SetupError([{ ...refuse("profile", "D-2.1", { why: z.prettifyError(hero.error) }), seat }]);
    const level = Math.min(hero.data.level, options.maxLevel);
    const player = newPlayer(seat, one.name, state, {
      level,
      faction: hero.data.faction ?? mainFaction(one.deck, find),
      reroll: hero.data.reroll,
      creatureBonus: hero.data.creatureBonus,
    });
    state.players.push(player);
    for (const { name, count } of one.deck.cards) {
      const def = find(name);
      if (!def) continue;
      for (let n = 0; n < count; n += 1) {
        cards += 1;
        player.deck.push(newCard(state, def.id, seat, cards));
      }
    }
    shuffle(state.rng, player.deck);
    emit({
      type: "joins",
      rule: "D-3.1",
      seat,
      params: { who: one.name, life: player.life, level, faction: player.faction },
    });
  }
  if (inTeams(state)) {
    const [one = "", other = ""] = [0, 1].map((seat) =>
      teamSeats(state, seat)
        .map((mate) => playerOf(state, mate).name)
        .join(", "),
    );
    emit({ type: "teams", rule: "D-14.1", params: { one, other } });
  }
  state.agenda.push(
    { do: "opening-hands" },
    { do: "starting-picks", ask: 0, picks: [], first: input.first ?? null },
  );
  return state;
}

export function emptyState(seed: string, options: State["options"], script?: readonly number[]): State {
  return {
    schema: SCHEMA,
    rng: newRng(seed, script),
    asks: 0,
    over: null,
    options,
    players: [],
    cards: {},
    defs: {},
    active: 0,
    first: 0,
    turn: 0,
    phase: "setup",
    action: null,
    castRoll: null,
    agenda: [],
    stack: [],
    attack: null,
    timed: [],
    triggers: [],
    restarts: 0,
    next: { stack: 1, stamp: 1 },
  };
}

/** A player at the start of a game, with the Life of the level (D-2.9). */
export function newPlayer(
  seat: Seat,
  name: string,
  state: State,
  hero: Pick<Player, "level" | "faction" | "reroll" | "creatureBonus">,
): Player {
  const life = startingLife(hero.level);
  return {
    seat,
    name,
    level: hero.level,
    faction: hero.faction,
    reroll: hero.reroll,
    creatureBonus: hero.creatureBonus,
    life,
    startingLife: life,
    cp: 0,
    tokens: {},
    armorDamage: 0,
    auraDamage: 0,
    deck: [],
    hand: [],
    boneyard: [],
    removed: [],
    weapons: { primary: null, "primary-2": null, secondary: null, "secondary-2": null },
    armor: { primary: null, secondary: null },
    equip: [],
    charging: null,
    field: Array.from({ length: state.options.battlefieldSlots }, () => []),
    armorPlayed: 0,
    epicPlayed: 0,
    turnsTaken: 0,
    used: [],
    known: [],
  };
}

/** `number` is the card's own; counting those there are takes a while for a whole deck. */
export function newCard(
  state: State,
  def: string,
  owner: Seat,
  number = Object.keys(state.cards).length + 1,
): CardId {
  const id = `c${number}`;
  state.cards[id] = { def, owner };
  return id;
}

/** What a hero is that has declared no faction: of that of most cards of the deck. */
export function mainFaction(deck: DeckList, find: (name: string) => CardDef | undefined): string {
  const counts = new Map<string, number>();
  for (const { name, count } of deck.cards) {
    const faction = find(name)?.faction ?? "General";
    if (faction !== "General") counts.set(faction, (counts.get(faction) ?? 0) + count);
  }
  const best = [...counts].sort((a, b) => b[1] - a[1])[0];
  return best?.[0] ?? "General";
}

/** D-3.2: one Weapon, Armor or Relic of cost 0 and fitting level; one of each name is enough to choose from. */
export function startingOptions(state: State, seat: Seat): CardId[] {
  const player = playerOf(state, seat);
  const names = new Map<string, CardId>();
  const fitting = player.deck.filter((id) => mayStartWith(player, cardDef(state, id)));
  for (const id of fitting.sort(byNumber)) {
    const { name } = cardDef(state, id);
    if (!names.has(name)) names.set(name, id);
  }
  return [...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, id]) => id);
}

/** The order of the deck must not show. */
function byNumber(a: CardId, b: CardId): number {
  return Number(a.slice(1)) - Number(b.slice(1));
}

/** Everybody is asked, also with nothing to choose: who is asked tells nothing about a deck. */
export function pickStep(state: State, step: StepOf<"starting-picks">, emit: Emit): boolean {
  if (step.picks.length === state.players.length) {
    state.agenda.pop();
    revealPicks(state, step, emit);
    return false;
  }
  if (step.ask === 0) {
    state.asks += 1;
    step.ask = state.asks;
  }
  return true;
}

/** D-3.2, D-3.4: all are turned up together. D-3.5: only then is it decided who goes first. */
function revealPicks(state: State, step: StepOf<"starting-picks">, emit: Emit): void {
  for (const { seat, card } of [...step.picks].sort((a, b) => a.seat - b.seat)) {
    const who = playerOf(state, seat).name;
    if (card === null) {
      emit({ type: "starts-with", rule: "D-3.3", seat, params: { who, card: msg("equipment.none") } });
      continue;
    }
    const { type } = cardDef(state, card);
    enterPlay(
      state,
      card,
      seat,
      type === "weapon"
        ? { zone: "weapon", slot: "primary" }
        : { zone: "armor", slot: type === "armor" ? "primary" : "secondary" },
    );
    emit({
      type: "starts-with",
      rule: "D-3.2",
      seat,
      params: { who, card: nameOf(state, card) },
      changes: inPlay(card),
    });
  }
  state.first = step.first ?? below(state.rng, state.players.length);
  state.active = state.first;
  for (const player of state.players) shuffle(state.rng, player.deck);
  emit({
    type: "first-player",
    rule: "D-3.5",
    seat: state.first,
    params: { who: playerOf(state, state.first).name },
  });
}

/** D-3.6: five cards each, then the level-3 exchange in turn order, and no other mulligan (D-3.7). */
export function openingHands(state: State, emit: Emit): void {
  state.agenda.pop();
  for (const player of state.players)
    for (let n = 0; n < OPENING_HAND && player.fallen === undefined; n += 1)
      draw(state, player, "D-3.6", emit);
  state.agenda.push({ do: "turn" });
  for (const seat of around(state, state.first).reverse()) {
    if (playerOf(state, seat).level >= GIVEN_AT.exchange && !isFallen(state, seat))
      state.agenda.push({ do: "exchange", ask: 0, seat });
  }
}

/** D-2.7: the discards go to the Boneyard unseen; as many cards are drawn. */
export function exchange(state: State, seat: Seat, cards: readonly CardId[], emit: Emit): void {
  const player = playerOf(state, seat);
  emit({ type: "exchanges", rule: "D-2.7", seat, params: { who: player.name, count: cards.length } });
  for (const id of cards) moveTo(state, id, "boneyard", emit);
  for (const _ of cards) draw(state, player, "D-2.7", emit);
}
