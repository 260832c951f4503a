import type { Field, FieldAnswer, Option, Seat } from "../kernel/choice.ts";
import type { Change, Emit } from "../kernel/event.ts";
import { type Refusal, refuse } from "../kernel/refusal.ts";
import { die } from "../kernel/rng.ts";
import { type Msg, msg } from "../kernel/text.ts";
import { castBecause } from "./because.ts";
import { holding, hostOf, playerOf, playOf } from "./board.ts";
import { ofCard, ofHero } from "./changes.ts";
import { cant, type Eye, granted } from "./continuous.ts";
import { targetId, targetName } from "./damage.ts";
import { cardDef, infoOfCard, isPermanent, nameOf, triggersOn } from "./defs.ts";
import { ruleOf } from "./ending.ts";
import { isLocked, mayCharge } from "./faction-lock.ts";
import { removeForRoll } from "./modifiers.ts";
import { opponentWord } from "./opponent-word.ts";
import { openAnswer } from "./priority.ts";
import { bareOption, isSketch } from "./sketch.ts";
import { GIVEN_AT } from "./skill-points.ts";
import { hasOpenSlot, openSlots, placeId, type Slot, whyNoInstant } from "./slots.ts";
import type { CardId, Place, State, StepOf, Target } from "./state.ts";
import { legalTargets, opponentIn, parseTarget, readTargets, targetFields, targetOption } from "./targets.ts";
import { inTeams, isFallen, sameTeam, teamSeats } from "./teams.ts";
import { noteTriggers, putAside } from "./zones.ts";

/** D-9: the casting action, with as many spells as CP last (D-9.2). */

/** CP of the pool and CP stored on cards that may pay for spells (D-9.4); those of teammates too (D-14.4). */
export function availableCp(state: State, seat: Seat): number {
  let sum = 0;
  if (inTeams(state)) for (const one of teamSeats(state, seat)) sum += playerOf(state, one).cp;
  else sum = playerOf(state, seat).cp;
  for (const id of holding(state, "storesCp")) {
    const play = playOf(state, id);
    if (sameTeam(state, play.controller, seat)) sum += play.tokens.cp ?? 0;
  }
  return sum;
}

/**
 * Pays with the own CP first, then with those of the teammates to the left (D-14.4), which is told at once. Returns what the
 * own side of it changes.
 */
export function payCp(state: State, seat: Seat, amount: number, emit: Emit): Change[] {
  let left = amount;
  const own: Change[] = [];
  for (const one of teamSeats(state, seat)) {
    const before = left;
    const changes = one === seat ? own : [];
    left = payFrom(state, one, left, changes);
    if (one !== seat && left < before)
      emit({
        type: "lends-cp",
        rule: "D-14.4",
        seat: one,
        params: { who: playerOf(state, one).name, to: playerOf(state, seat).name, amount: before - left },
        changes,
      });
  }
  return own;
}

/** Pays from the pool first, because it fades, then from stored CP, oldest card first. Returns what is left to pay. */
function payFrom(state: State, seat: Seat, amount: number, changes: Change[]): number {
  const player = playerOf(state, seat);
  const pool = Math.min(player.cp, amount);
  player.cp -= pool;
  changes.push(...ofHero(seat, "cp", -pool));
  let left = amount - pool;
  for (const id of holding(state, "storesCp")) {
    if (left === 0) break;
    const play = playOf(state, id);
    if (play.controller !== seat) continue;
    const stored = Math.min(left, play.tokens.cp ?? 0);
    if (stored === 0) continue;
    play.tokens.cp = (play.tokens.cp ?? 0) - stored;
    left -= stored;
    changes.push(...ofCard(id, "token.cp", -stored));
  }
  return left;
}

/** D-9.1: the casting action begins with a roll, to which removed hand cards may add. */
export function declareCasting(state: State, seat: Seat, removed: readonly CardId[], emit: Emit): void {
  const player = playerOf(state, seat);
  state.action = "cast";
  emit({ type: "declares-casting", rule: "D-9.1", seat, params: { who: player.name } });
  const bought = removeForRoll(state, seat, removed, emit);
  rollCasting(state, seat, bought + granted(state, { hero: seat }, "castRoll"), emit);
  if (player.level >= GIVEN_AT.reroll && player.reroll === "cast" && !player.used.includes("reroll"))
    state.agenda.push({ do: "reroll", ask: 0, seat, line: null });
}

export function rollCasting(state: State, seat: Seat, modifier: number, emit: Emit): void {
  const player = playerOf(state, seat);
  const natural = die(state.rng, 20);
  const total = Math.max(0, natural + modifier);
  const changes = ofHero(seat, "cp", total - player.cp);
  state.castRoll = { natural, modifier, total };
  player.cp = total;
  emit({
    type: "cast-roll",
    rule: "D-9.1",
    seat,
    params: {
      ...{ who: player.name, natural, modifier, total },
      ...(modifier === 0 ? {} : { because: castBecause(state, seat, modifier) }),
    },
    changes,
  });
}

/** D-9.3, D-9.11: the card's level, or enough charges. D-1.4: the faction lock from level 5 on. */
export function whyNotLevelOrFaction(state: State, seat: Seat, id: CardId): Refusal | null {
  const player = playerOf(state, seat);
  const def = cardDef(state, id);
  const missing = def.level - player.level;
  if (missing > 0) {
    if (player.charging !== id)
      return refuse("level", def.type === "weapon" ? "D-4.4" : def.type === "armor" ? "D-4.5" : "D-9.3", {
        card: def.name,
        level: def.level,
        own: player.level,
      });
    const { charges } = playOf(state, id);
    if (charges < missing) return refuse("charges", "D-9.11", { card: def.name, charges, needed: missing });
  }
  if (isLocked(player, def))
    return refuse("faction", "D-1.4", { card: def.name, faction: def.faction, own: player.faction });
  return null;
}

/** D-12.3: one Epic item a player and game. */
export function whyNotEpic(state: State, seat: Seat, id: CardId): Refusal | null {
  const def = cardDef(state, id);
  if (!def.keywords.includes("epic")) return null;
  const pending = state.stack.some(
    (item) =>
      item.kind === "spell" &&
      item.controller === seat &&
      cardDef(state, item.card).keywords.includes("epic"),
  );
  return playerOf(state, seat).epicPlayed > 0 || pending
    ? refuse("epic", "D-12.3", { card: def.name })
    : null;
}

/** What a cast needs: its sub-choices, or why it cannot be cast now. */
export type Castable = { readonly fields: readonly Field[] } | { readonly refused: Refusal };

export function castable(state: State, seat: Seat, id: CardId): Castable {
  const refused = whyNotCast(state, seat, id);
  if (refused) return { refused };
  const def = cardDef(state, id);
  const fields: Field[] = [];
  const eye = { controller: seat, source: id };
  if (def.type === "enhancement") {
    const options = hostsFor(state, id, eye).map((on) => targetOption(state, on, seat));
    if (options.length === 0) return { refused: refuse("no-target", "D-4.13", { card: def.name }) };
    fields.push({ name: "target", prompt: msg("prompt.enhance"), spec: { type: "one", options } });
  } else if (def.type === "creature" || def.type === "relic") {
    fields.push({
      name: "slot",
      prompt: msg("prompt.slot"),
      spec: { type: "one", options: slotOptions(state, seat, id) },
    });
  }
  const { spell } = infoOfCard(state, id);
  if (spell) {
    const targets = targetFields(state, spell.targets, eye);
    if (!targets) return { refused: refuse("no-target", "D-9.3", { card: def.name }) };
    fields.push(...targets, ...opponentWord(state, spell, seat));
    if (spell.xMax !== undefined)
      fields.push({
        name: "x",
        prompt: msg("prompt.x"),
        spec: { type: "number", min: 0, max: Math.min(spell.xMax, availableCp(state, seat) - def.cost) },
      });
  }
  return { fields };
}

/** D-4.13: everything an Enhancement may be put on. */
export function hostsFor(state: State, id: CardId, eye: Eye): Target[] {
  const found: Target[] = [];
  const seen = new Set<string>();
  for (const filter of infoOfCard(state, id).enhances)
    for (const on of legalTargets(state, filter, eye)) {
      if (seen.has(targetId(on))) continue;
      seen.add(targetId(on));
      found.push(on);
    }
  return found;
}

export function slotOptions(state: State, seat: Seat, id: CardId): Option[] {
  return openSlots(state, seat, id).map((place) =>
    isSketch()
      ? bareOption(placeId(place))
      : { id: placeId(place), label: placeLabel(state, place), note: slotNote(state, seat, place) },
  );
}

/** Who stands there already: a creature or relic joins its namesakes only (D-4.7, D-4.8). */
function slotNote(state: State, seat: Seat, place: Slot): Msg {
  if (place.zone !== "field") return msg("note.slot-empty");
  const there = playerOf(state, place.of ?? seat).field[place.slot] ?? [];
  if (there.length === 0) return msg("note.slot-empty");
  return msg("note.slot-with", { cards: there.map((one) => nameOf(state, one)).join(", ") });
}

export function placeLabel(state: State, place: Slot): Msg {
  if (place.zone !== "field") return msg(`slot.${place.zone}-${place.slot}`);
  if (place.of !== undefined) {
    const { of, ...own } = place;
    return msg("slot.teammate", { who: playerOf(state, of).name, slot: placeLabel(state, own) });
  }
  return place.slot === state.options.battlefieldSlots - 1
    ? msg("slot.instant")
    : msg("slot.field", { number: place.slot + 1 });
}

function whyNotCast(state: State, seat: Seat, id: CardId): Refusal | null {
  const def = cardDef(state, id);
  const card = def.name;
  if (isFallen(state, seat)) return refuse("fallen", ruleOf(state), { card });
  if (def.type !== "instant") {
    if (state.active !== seat) return refuse("own-turn", "D-5.2", { card });
    if (state.action === "attack") return refuse("action-used", "D-6.7", { card });
    if (state.action === null) return refuse("declare-first", "D-9.1", { card });
  }
  const basic = whyNotLevelOrFaction(state, seat, id);
  if (basic) return basic;
  const hero = { hero: seat };
  if (def.type === "instant" && cant(state, hero, "cast-instants"))
    return refuse("cant-cast", "D-16.2", { card });
  if (def.type === "magic" && cant(state, hero, "cast-magic")) return refuse("cant-cast", "D-16.2", { card });
  const epic = whyNotEpic(state, seat, id);
  if (epic) return epic;
  const slot = whyNoSlot(state, seat, id);
  if (slot) return slot;
  const cp = availableCp(state, seat);
  return def.cost > cp ? refuse("cost", "D-9.3", { card, cost: def.cost, cp }) : null;
}

function whyNoSlot(state: State, seat: Seat, id: CardId): Refusal | null {
  const def = cardDef(state, id);
  if (def.type === "instant") return whyNoInstant(state, seat, id);
  if (def.type === "magic")
    return hasOpenSlot(state, seat) ? null : refuse("slot-full", "D-4.11", { card: def.name });
  if (def.type === "enhancement") return null;
  if (openSlots(state, seat, id).length > 0) return null;
  return refuse("slot-full", def.type === "relic" ? "D-4.8" : "D-4.7", { card: def.name });
}

/** D-9.5, D-9.6: pays, reserves the slot and puts the spell on the stack. `fields` fit what `castable` gave. */
export function cast(
  state: State,
  seat: Seat,
  id: CardId,
  fields: Readonly<Record<string, FieldAnswer>>,
  emit: Emit,
): void {
  const def = cardDef(state, id);
  const info = infoOfCard(state, id);
  const x = typeof fields.x === "number" ? fields.x : 0;
  const targets =
    def.type === "enhancement"
      ? [parseTarget(state, fields.target)]
      : readTargets(state, info.spell?.targets ?? [], fields);
  const slot = openSlotById(state, seat, id, fields.slot);
  const changes = payCp(state, seat, def.cost + x, emit);
  putAside(state, id, seat, "stack");
  const itemId = `s${state.next.stack}`;
  state.next.stack += 1;
  state.stack.push({
    id: itemId,
    kind: "spell",
    card: id,
    controller: seat,
    ability: info.spell ? info.spellIndex : null,
    targets,
    x,
    slot: isPermanent(def.type) ? slot : null,
    it: null,
    host: null,
    rolled: null,
    ...opponentIn(fields),
  });
  const at = targets.flatMap((on) => (on ? [targetName(state, on)] : []));
  emit({
    type: at.length === 0 ? "casts" : at.length === 1 ? "casts-at" : "casts-at-two",
    rule: "D-9.6",
    seat,
    params: {
      who: playerOf(state, seat).name,
      card: def.name,
      cost: def.cost + x,
      ...(at[0] === undefined ? {} : { target: at[0] }),
      ...(at[1] === undefined ? {} : { other: at[1] }),
    },
    changes,
  });
  noteCastTriggers(state, seat, itemId);
  openAnswer(state, seat);
  if (state.triggers.length > 0) state.agenda.push({ do: "triggers", window: false, ordered: false });
}

function openSlotById(state: State, seat: Seat, id: CardId, slot: FieldAnswer | undefined): Place | null {
  if (typeof slot !== "string") return null;
  return openSlots(state, seat, id).find((place) => placeId(place) === slot) ?? null;
}

function noteCastTriggers(state: State, seat: Seat, itemId: string): void {
  for (const id of holding(state, "triggers")) {
    const { controller } = playOf(state, id);
    if (controller !== seat && sameTeam(state, controller, seat)) continue;
    const on = controller === seat ? "you-cast" : "opponent-casts";
    if (triggersOn(state, id, on).length > 0)
      noteTriggers(state, id, on, { it: { stack: itemId }, host: hostOf(state, id) });
  }
}

/** D-9.11: may this hand card be put to charge? */
export function whyNotCharge(state: State, seat: Seat, id: CardId): Refusal | null {
  const player = playerOf(state, seat);
  const def = cardDef(state, id);
  const card = def.name;
  if (isFallen(state, seat)) return refuse("fallen", ruleOf(state), { card });
  if (state.active !== seat || state.action !== "cast") return refuse("charge-timing", "D-9.11", { card });
  if (!mayCharge(def)) return refuse("charge-type", "D-9.12", { card });
  if (def.level <= player.level) return refuse("charge-needless", "D-9.11", { card });
  return player.charging === null ? null : refuse("charge-full", "D-9.11", { card });
}

export function charge(state: State, seat: Seat, id: CardId, emit: Emit): void {
  putAside(state, id, seat, "charging");
  emit({ type: "charges", rule: "D-9.11", seat, params: { who: playerOf(state, seat).name } });
  const top = state.agenda.at(-1);
  if (top?.do === "action") top.ask = 0;
}

/** The decision whether to keep a roll (D-2.8). */
export function castReroll(state: State, step: StepOf<"reroll">, emit: Emit): void {
  const modifier = state.castRoll?.modifier ?? 0;
  emit({ type: "rerolls", rule: "D-2.8", seat: step.seat, params: { who: playerOf(state, step.seat).name } });
  rollCasting(state, step.seat, modifier, emit);
}
