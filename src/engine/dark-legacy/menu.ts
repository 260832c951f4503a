import type { Field, MenuItem, Seat } from "../kernel/choice.ts";
import { type Refusal, refuse } from "../kernel/refusal.ts";
import { type Msg, msg } from "../kernel/text.ts";
import { usable } from "./abilities.ts";
import { attackField, opponentField, whyNoAttack } from "./attack.ts";
import { holding, playerOf, playOf } from "./board.ts";
import { type Castable, castable, placeLabel, whyNotCharge } from "./casting.ts";
import { granted } from "./continuous.ts";
import { handNumber, nameAmongCopies } from "./copies.ts";
import { cardDef, infoOfCard, isSpell } from "./defs.ts";
import { ruleOf } from "./ending.ts";
import { attackHelp } from "./help.ts";
import { mayBuyModifiers, modifierField } from "./modifiers.ts";
import { whyNotPlay } from "./playing.ts";
import { castingOddsUpTo } from "./roll-table.ts";
import { isSketch, UNWRITTEN } from "./sketch.ts";
import { GIVEN_AT } from "./skill-points.ts";
import type { CardId, State } from "./state.ts";
import { cardNote } from "./targets.ts";
import { hasGivenUp, isFallen } from "./teams.ts";

/** The menus of the two open decisions: the own action, and the answer in a window. */

/** Everything the active player may do, and what not and why (D-5 to D-10). */
export function actionMenu(state: State, seat: Seat): MenuItem[] {
  const player = playerOf(state, seat);
  const items: MenuItem[] = [endItem(state, seat)];
  offer(items, attackItem(state, seat));
  offer(items, castItem(state, seat));
  if (!hasGivenUp(state, seat)) for (const id of player.hand) handItems(state, seat, id, items);
  if (player.charging !== null) castingItem(state, seat, player.charging, items);
  abilityItems(state, seat, items);
  if (
    player.level >= GIVEN_AT.look &&
    !player.used.includes("look") &&
    player.deck.length > 0 &&
    !hasGivenUp(state, seat)
  )
    items.push({ id: "look", group: "level", label: msg("action.look"), fields: [] });
  return items;
}

/** Instants, abilities and, in the own turn, weapons and armor; yielding comes first. */
export function responseMenu(state: State, seat: Seat): MenuItem[] {
  const player = playerOf(state, seat);
  const items: MenuItem[] = [YIELD];
  for (const id of hasGivenUp(state, seat) ? [] : player.hand) {
    const { type } = cardDef(state, id);
    if (type === "instant") castingItem(state, seat, id, items);
    else if (!isSpell(type) && state.active === seat) equipItem(state, seat, id, items);
  }
  if (player.charging !== null && cardDef(state, player.charging).type === "instant")
    castingItem(state, seat, player.charging, items);
  abilityItems(state, seat, items);
  return items;
}

/** What is refused is shown with its reason; a sketch leaves it out. */
function offer(items: MenuItem[], item: MenuItem): void {
  if (!item.refused || !isSketch()) items.push(item);
}

/** An item while it is put together: assigning what is there is far quicker than spreading, and menus are the hot path. */
type Draft = { -readonly [K in keyof MenuItem]: MenuItem[K] };

const NO_FIELDS: MenuItem["fields"] = [];
const END: MenuItem = {
  id: "end",
  group: "pass",
  label: msg("action.end"),
  fields: NO_FIELDS,
  primary: true,
};
/** Asks once more where a turn would end in which the player could still have done something. */
const END_UNUSED: MenuItem = { ...END, confirm: msg("confirm.end") };
function endItem(state: State, seat: Seat): MenuItem {
  if (isSketch() || state.action !== null || isFallen(state, seat)) return END;
  const { hand, charging } = playerOf(state, seat);
  return hand.length > 0 || charging !== null || whyNoAttack(state, seat) === null ? END_UNUSED : END;
}
const YIELD: MenuItem = {
  id: "yield",
  group: "pass",
  label: msg("action.yield"),
  fields: NO_FIELDS,
  primary: true,
};
const ATTACK = msg("action.attack");
const CAST = msg("action.cast");
const CAST_USED: MenuItem = {
  id: "cast",
  group: "cast",
  label: CAST,
  refused: refuse("action-used", "D-6.7", { card: CAST }),
  fields: NO_FIELDS,
};

function attackItem(state: State, seat: Seat): MenuItem {
  const refused = whyNoAttack(state, seat);
  return refused
    ? { id: "attack", group: "attack", label: ATTACK, refused, fields: NO_FIELDS }
    : {
        id: "attack",
        group: "attack",
        label: ATTACK,
        fields: [...opponentField(state, seat), { ...attackField(state, seat), ...attackHelp(state, seat) }],
      };
}

function castItem(state: State, seat: Seat): MenuItem {
  if (isFallen(state, seat))
    return { ...CAST_USED, refused: refuse("fallen", ruleOf(state), { card: CAST }) };
  if (state.action !== null) return CAST_USED;
  const fields = mayBuyModifiers(state, seat) ? [castField(state, seat)] : NO_FIELDS;
  return { id: "cast", group: "cast", label: CAST, fields };
}

/** D-9.1: the roll that gives the CP. */
function castField(state: State, seat: Seat): Field {
  return modifierField(state, seat, castingOddsUpTo, granted(state, { hero: seat }, "castRoll"));
}

function handItems(state: State, seat: Seat, id: CardId, items: MenuItem[]): void {
  const { type, level } = cardDef(state, id);
  if (!isSpell(type)) {
    equipItem(state, seat, id, items);
    return;
  }
  castingItem(state, seat, id, items);
  if (level > playerOf(state, seat).level)
    settledItem(state, "charge", "charge", id, whyNotCharge(state, seat, id), items);
}

/** "Cast Goblin (3)": cards in hand by the number that they have in its picture. */
function itemLabel(state: State, verb: keyof typeof ITEM_KEYS, id: CardId): Msg {
  const number = handNumber(state, id);
  if (number === 0) return msg(ITEM_KEYS[verb], { card: nameAmongCopies(state, id) });
  return msg(HAND_KEYS[verb], { card: cardDef(state, id).name, number });
}

const HAND_KEYS = { cast: "item.cast-hand", play: "item.play-hand", charge: "item.charge-hand" } as const;
const ITEM_KEYS = { cast: "item.cast", play: "item.play", charge: "item.charge" } as const;

function cardItem(state: State, verb: keyof typeof ITEM_KEYS, group: string, id: CardId): Draft {
  const item: Draft = {
    id: `${verb}.${id}`,
    group,
    label: isSketch() ? UNWRITTEN : itemLabel(state, verb, id),
    fields: NO_FIELDS,
    card: id,
  };
  if (isSketch()) return item;
  const note = cardNote(state, id);
  if (note) item.note = note;
  return item;
}

/** An item without sub-choices. */
function settledItem(
  state: State,
  verb: keyof typeof ITEM_KEYS,
  group: string,
  id: CardId,
  refused: Refusal | null,
  items: MenuItem[],
): void {
  if (refused && isSketch()) return;
  const item = cardItem(state, verb, group, id);
  if (refused) item.refused = refused;
  items.push(item);
}
function found(item: Draft, use: Castable): MenuItem {
  if ("refused" in use) item.refused = use.refused;
  else item.fields = use.fields;
  return item;
}

function equipItem(state: State, seat: Seat, id: CardId, items: MenuItem[]): void {
  settledItem(state, "play", "equip", id, whyNotPlay(state, seat, id), items);
}

function castingItem(state: State, seat: Seat, id: CardId, items: MenuItem[]): void {
  const use = castable(state, seat, id);
  if ("refused" in use && isSketch()) return;
  const { type, cost } = cardDef(state, id);
  const item = cardItem(state, "cast", type === "instant" ? "instant" : "cast", id);
  if (!isSketch()) {
    item.cost = costText(cost, infoOfCard(state, id).spell?.xMax !== undefined);
    // A copy in hand may be too high a level while this one waits for its charges: two reasons, told apart.
    if (playerOf(state, seat).charging === id)
      item.label = msg("item.cast-charged", { card: nameAmongCopies(state, id) });
  }
  items.push(found(item, use));
}

function costText(cost: number, x: boolean): Msg {
  return msg(x ? "cost.cp-x" : "cost.cp", { cost });
}

/** Where it lies, for finding it on the table. */
function placeNote(state: State, id: CardId): Msg | null {
  const { place } = playOf(state, id);
  return place.zone === "field" || place.zone === "armor" || place.zone === "weapon"
    ? placeLabel(state, place)
    : null;
}

function abilityItems(state: State, seat: Seat, items: MenuItem[]): void {
  for (const id of holding(state, "activates")) {
    if (playOf(state, id).controller !== seat) continue;
    for (const { index, ability } of infoOfCard(state, id).activates) {
      const use = usable(state, seat, id, ability);
      if ("refused" in use && isSketch()) continue;
      items.push(found(abilityItem(state, id, index, ability.cost.cp), use));
    }
  }
}

function abilityItem(state: State, id: CardId, index: number, cp: number): Draft {
  const item: Draft = {
    id: `use.${id}.${index}`,
    group: "ability",
    label: isSketch() ? UNWRITTEN : msg("item.use", { card: nameAmongCopies(state, id) }),
    fields: NO_FIELDS,
    card: id,
  };
  if (isSketch()) return item;
  const note = placeNote(state, id);
  if (note) item.note = note;
  if (cp > 0) item.cost = costText(cp, false);
  return item;
}
