import type { TOKENS } from "../../cards/dark-legacy/vocabulary.ts";
import type { Seat } from "../kernel/choice.ts";
import type { Change } from "../kernel/event.ts";
import type { CardId, InPlay, Target } from "./state.ts";

/** What events tell of figures going up and down, so that nothing is lost or won unseen (D-8, D-9, D-10.5). */

/** `life` is a hero's Life; `damage.…` lies on a card, or on armor and aura granted to a hero. */
type Figure =
  | "life"
  | "cp"
  | "damage.armor"
  | "damage.aura"
  | "damage.life"
  | "charges"
  | `token.${(typeof TOKENS)[number]}`;

/** One figure of one thing; nothing when it stays what it was. */
export function change(on: Target, what: Figure, by: number): Change[] {
  return by === 0 ? [] : [{ of: changedId(on), what, by }];
}
export function ofCard(card: CardId, what: Figure, by: number): Change[] {
  return by === 0 ? [] : [{ of: card, what, by }];
}
export function ofHero(hero: Seat, what: Figure, by: number): Change[] {
  return by === 0 ? [] : [{ of: `hero-${hero}`, what, by }];
}
/** A card loses all damage it has. */
export function damageGone(card: CardId, { armor, aura, life }: InPlay): Change[] {
  return [
    ...ofCard(card, "damage.armor", -armor),
    ...ofCard(card, "damage.aura", -aura),
    ...ofCard(card, "damage.life", -life),
  ];
}
/** Charges on a face-down card, which goes by its slot. */
export function ofCharging(seat: Seat, by: number): Change[] {
  return by === 0 ? [] : [{ of: `charging-${seat}`, what: "charges", by }];
}

/** A card has come into play: what it had before counts no longer, and it has its starting ammo (C-5). */
export const IN_PLAY = "in-play";
export function inPlay(card: CardId): Change[] {
  return [{ of: card, what: IN_PLAY, by: 1 }];
}

function changedId(on: Target): string {
  if ("hero" in on) return `hero-${on.hero}`;
  return "card" in on ? on.card : on.stack;
}
