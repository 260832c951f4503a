import type { MenuItem, Seat } from "../kernel/choice.ts";
import { refuse } from "../kernel/refusal.ts";
import { type Msg, msg } from "../kernel/text.ts";
import { usable } from "./abilities.ts";
import { attackField, opponentField, whyNoAttack } from "./attack.ts";
import { permanents, playerOf, playOf } from "./board.ts";
import { castable, placeLabel, whyNotCharge } from "./casting.ts";
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
  const items: MenuItem[] = [endItem(), attackItem(state, seat), castItem(state, seat)];
  for (const id of player.hand) items.push(...handItems(state, seat, id));
  if (player.charging !== null) items.push(castingItem(state, seat, player.charging));
  items.push(...abilityItems(state, seat));
  if (player.level >= GIVEN_AT.look && !player.used.includes("look") && player.deck.length > 0)
    items.push({ id: "look", group: "level", label: msg("action.look"), fields: [] });
  return items;
}

/** Instants, abilities and, in the own turn, weapons and armor; yielding comes first. */
export function responseMenu(state: State, seat: Seat): MenuItem[] {
  const player = playerOf(state, seat);
  const items: MenuItem[] = [
    { id: "yield", group: "pass", label: msg("action.yield"), fields: [], primary: true },
  ];
  for (const id of player.hand) {
    const { type } = cardDef(state, id);
    if (type === "instant") items.push(castingItem(state, seat, id));
    else if (!isSpell(type) && state.active === seat) items.push(equipItem(state, seat, id));
  }
  if (player.charging !== null && cardDef(state, player.charging).type === "instant")
    items.push(castingItem(state, seat, player.charging));
  items.push(...abilityItems(state, seat));
  return items;
}

function endItem(): MenuItem {
  return { id: "end", group: "pass", label: msg("action.end"), fields: [], primary: true };
}

function attackItem(state: State, seat: Seat): MenuItem {
  const base = { id: "attack", group: "attack", label: msg("action.attack") };
  const refused = whyNoAttack(state, seat);
  return refused
    ? { ...base, refused, fields: [] }
    : { ...base, fields: [...opponentField(state, seat), attackField(state, seat)] };
}

function castItem(state: State, seat: Seat): MenuItem {
  const base = { id: "cast", group: "cast", label: msg("action.cast") };
  if (isFallen(state, seat))
    return { ...base, refused: refuse("fallen", ruleOf(state), { card: msg("action.cast") }), fields: [] };
  if (state.action !== null)
    return { ...base, refused: refuse("action-used", "D-6.7", { card: msg("action.cast") }), fields: [] };
  return { ...base, fields: mayBuyModifiers(state, seat) ? [modifierField(state, seat)] : [] };
}

function handItems(state: State, seat: Seat, id: CardId): MenuItem[] {
  const { type, level } = cardDef(state, id);
  if (!isSpell(type)) return [equipItem(state, seat, id)];
  const items = [castingItem(state, seat, id)];
  if (level > playerOf(state, seat).level) {
    const refused = whyNotCharge(state, seat, id);
    items.push({ ...cardItem(state, "charge", "charge", id), ...(refused ? { refused } : {}), fields: [] });
  }
  return items;
}

function cardItem(state: State, verb: string, group: string, id: CardId) {
  const note = cardNote(state, id);
  return {
    id: `${verb}.${id}`,
    group,
    label: msg(`item.${verb}`, { card: nameAmongCopies(state, id) }),
    card: id,
    ...(note ? { note } : {}),
  };
}

function equipItem(state: State, seat: Seat, id: CardId): MenuItem {
  const refused = whyNotPlay(state, seat, id);
  return { ...cardItem(state, "play", "equip", id), ...(refused ? { refused } : {}), fields: [] };
}

function castingItem(state: State, seat: Seat, id: CardId): MenuItem {
  const { type, cost } = cardDef(state, id);
  const base = {
    ...cardItem(state, "cast", type === "instant" ? "instant" : "cast", id),
    cost: costText(cost, infoOfCard(state, id).spell?.xMax !== undefined),
  };
  const found = castable(state, seat, id);
  return "refused" in found
    ? { ...base, refused: found.refused, fields: [] }
    : { ...base, fields: found.fields };
}

function costText(cost: number, x: boolean): Msg {
  return msg(x ? "cost.cp-x" : "cost.cp", { cost });
}

/** Where it lies, for finding it on the table. */
function placeNote(state: State, id: CardId): { note?: Msg } {
  const { place } = playOf(state, id);
  return place.zone === "field" || place.zone === "armor" || place.zone === "weapon"
    ? { note: placeLabel(state, place) }
    : {};
}

function abilityItems(state: State, seat: Seat): MenuItem[] {
  const items: MenuItem[] = [];
  for (const id of permanents(state)) {
    if (playOf(state, id).controller !== seat) continue;
    for (const { index, ability } of infoOfCard(state, id).activates) {
      const found = usable(state, seat, id, ability);
      const base = {
        id: `use.${id}.${index}`,
        group: "ability",
        label: msg("item.use", { card: nameAmongCopies(state, id) }),
        ...placeNote(state, id),
        card: id,
        ...(ability.cost.cp > 0 ? { cost: costText(ability.cost.cp, false) } : {}),
      };
      items.push(
        "refused" in found
          ? { ...base, refused: found.refused, fields: [] }
          : { ...base, fields: found.fields },
      );
    }
  }
  return items;
}
