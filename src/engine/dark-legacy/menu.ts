import type { MenuItem, Seat } from "../kernel/choice.ts";
import { type Refusal, refuse } from "../kernel/refusal.ts";
import { type Msg, msg } from "../kernel/text.ts";
import { usable } from "./abilities.ts";
import { attackField, opponentField, whyNoAttack } from "./attack.ts";
import { holding, playerOf, playOf } from "./board.ts";
import { type Castable, castable, placeLabel, whyNotCharge } from "./casting.ts";
import { nameAmongCopies } from "./copies.ts";
import { cardDef, infoOfCard, isSpell } from "./defs.ts";
import { ruleOf } from "./ending.ts";
import { mayBuyModifiers, modifierField } from "./modifiers.ts";
import { whyNotPlay } from "./playing.ts";
import { GIVEN_AT } from "./skill-points.ts";
import type { CardId, State } from "./state.ts";
import { cardNote } from "./targets.ts";
import { isFallen } from "./teams.ts";

/** The menus of the two open decisions: the own action, and the answer in a window. */

/** Everything the active player may do, and what not and why (D-5 to D-10). */
export function actionMenu(state: State, seat: Seat): MenuItem[] {
  const player = playerOf(state, seat);
  const items: MenuItem[] = [END, attackItem(state, seat), castItem(state, seat)];
  for (const id of player.hand) handItems(state, seat, id, items);
  if (player.charging !== null) items.push(castingItem(state, seat, player.charging));
  abilityItems(state, seat, items);
  if (player.level >= GIVEN_AT.look && !player.used.includes("look") && player.deck.length > 0)
    items.push({ id: "look", group: "level", label: msg("action.look"), fields: [] });
  return items;
}

/** Instants, abilities and, in the own turn, weapons and armor; yielding comes first. */
export function responseMenu(state: State, seat: Seat): MenuItem[] {
  const player = playerOf(state, seat);
  const items: MenuItem[] = [YIELD];
  for (const id of player.hand) {
    const { type } = cardDef(state, id);
    if (type === "instant") items.push(castingItem(state, seat, id));
    else if (!isSpell(type) && state.active === seat) items.push(equipItem(state, seat, id));
  }
  if (player.charging !== null && cardDef(state, player.charging).type === "instant")
    items.push(castingItem(state, seat, player.charging));
  abilityItems(state, seat, items);
  return items;
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
        fields: [...opponentField(state, seat), attackField(state, seat)],
      };
}

function castItem(state: State, seat: Seat): MenuItem {
  if (isFallen(state, seat))
    return { ...CAST_USED, refused: refuse("fallen", ruleOf(state), { card: CAST }) };
  if (state.action !== null) return CAST_USED;
  const fields = mayBuyModifiers(state, seat) ? [modifierField(state, seat)] : NO_FIELDS;
  return { id: "cast", group: "cast", label: CAST, fields };
}

function handItems(state: State, seat: Seat, id: CardId, items: MenuItem[]): void {
  const { type, level } = cardDef(state, id);
  if (!isSpell(type)) {
    items.push(equipItem(state, seat, id));
    return;
  }
  items.push(castingItem(state, seat, id));
  if (level > playerOf(state, seat).level)
    items.push(settled(cardItem(state, "charge", "charge", id), whyNotCharge(state, seat, id)));
}

const ITEM_KEYS = { cast: "item.cast", play: "item.play", charge: "item.charge" } as const;

function cardItem(state: State, verb: keyof typeof ITEM_KEYS, group: string, id: CardId): Draft {
  const item: Draft = {
    id: `${verb}.${id}`,
    group,
    label: msg(ITEM_KEYS[verb], { card: nameAmongCopies(state, id) }),
    fields: NO_FIELDS,
    card: id,
  };
  const note = cardNote(state, id);
  if (note) item.note = note;
  return item;
}

function settled(item: Draft, refused: Refusal | null): MenuItem {
  if (refused) item.refused = refused;
  return item;
}
function found(item: Draft, use: Castable): MenuItem {
  if ("refused" in use) item.refused = use.refused;
  else item.fields = use.fields;
  return item;
}

function equipItem(state: State, seat: Seat, id: CardId): MenuItem {
  return settled(cardItem(state, "play", "equip", id), whyNotPlay(state, seat, id));
}

function castingItem(state: State, seat: Seat, id: CardId): MenuItem {
  const { type, cost } = cardDef(state, id);
  const item = cardItem(state, "cast", type === "instant" ? "instant" : "cast", id);
  item.cost = costText(cost, infoOfCard(state, id).spell?.xMax !== undefined);
  return found(item, castable(state, seat, id));
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
      const item: Draft = {
        id: `use.${id}.${index}`,
        group: "ability",
        label: msg("item.use", { card: nameAmongCopies(state, id) }),
        fields: NO_FIELDS,
        card: id,
      };
      const note = placeNote(state, id);
      if (note) item.note = note;
      if (ability.cost.cp > 0) item.cost = costText(ability.cost.cp, false);
      items.push(found(item, usable(state, seat, id, ability)));
    }
  }
}
