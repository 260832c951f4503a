import type { Seat } from "../kernel/choice.ts";
import type { Emit } from "../kernel/event.ts";
import { type Refusal, refuse } from "../kernel/refusal.ts";
import { playerOf } from "./board.ts";
import { whyNotEpic, whyNotLevelOrFaction } from "./casting.ts";
import { inPlay } from "./changes.ts";
import { cardDef } from "./defs.ts";
import { ruleOf } from "./ending.ts";
import { armorPlace, weaponPlace } from "./slots.ts";
import type { CardId, State } from "./state.ts";
import { isFallen, leftOf } from "./teams.ts";
import { enterPlay } from "./zones.ts";

/** D-5.1: weapons and armor are played at any time of the own turn, without stack and without CP. */
export const ARMOR_LIMIT = 2;

export function whyNotPlay(state: State, seat: Seat, id: CardId): Refusal | null {
  const def = cardDef(state, id);
  const card = def.name;
  if (state.active !== seat) return refuse("own-turn", "D-5.1", { card });
  if (isFallen(state, seat)) return refuse("fallen", ruleOf(state), { card });
  const basic = whyNotLevelOrFaction(state, seat, id) ?? whyNotEpic(state, seat, id);
  if (basic) return basic;
  if (def.type === "weapon")
    return weaponPlace(state, seat) ? null : refuse("weapons-full", "D-4.4", { card });
  if (playerOf(state, seat).armorPlayed >= ARMOR_LIMIT) return refuse("armor-limit", "D-4.5", { card });
  return armorPlace(state, seat) ? null : refuse("armor-full", "D-4.6", { card });
}

export function play(state: State, seat: Seat, id: CardId, emit: Emit): void {
  const def = cardDef(state, id);
  const place = def.type === "weapon" ? weaponPlace(state, seat) : armorPlace(state, seat);
  if (!place) throw new Error(`No slot for ${id}`);
  enterPlay(state, id, seat, place);
  emit({
    type: "equips",
    rule: "D-5.1",
    seat,
    params: { who: playerOf(state, seat).name, card: def.name, slot: slotName(place) },
    changes: inPlay(id),
  });
  const top = state.agenda.at(-1);
  if (top?.do === "window") {
    top.yields = 0;
    top.priority = leftOf(state, seat);
    top.ask = 0;
  } else if (top?.do === "action") top.ask = 0;
  if (state.triggers.length > 0) state.agenda.push({ do: "triggers", window: true, ordered: false });
}

function slotName(place: { zone: string; slot?: unknown }) {
  return { key: `slot.${place.zone}-${String(place.slot)}` };
}
