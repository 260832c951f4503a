import { byName } from "../../cards/dark-legacy/index.ts";
import type { CardDef } from "../../cards/dark-legacy/vocabulary.ts";
import type { DeckList } from "../kernel/game.ts";
import type { Json } from "../kernel/json.ts";
import { type Msg, msg } from "../kernel/text.ts";
import { isLocked, mayCharge, mayStartWith } from "./faction-lock.ts";
import { mainFaction, profile } from "./setup.ts";
import { matchOptions } from "./state.ts";

/**
 * D-1.5, D-1.6: what of a legal deck a hero cannot play by its own right, a line a card: those that its faction lock bars, and
 * Weapons and Armor above its level, which cannot be charged. `brought` is the profile as a set-up takes it; throws when it is none.
 */
export function deckNotes(
  deck: DeckList,
  brought: Json,
  find: (name: string) => CardDef | undefined = byName,
): Msg[] {
  const { level: reached, faction } = profile.parse(brought);
  const level = Math.min(reached, matchOptions.parse({}).maxLevel);
  const hero = { level, faction: faction ?? mainFaction(deck, find) };
  const notes = new Map<string, Msg>();
  for (const { name } of deck.cards) {
    const def = find(name);
    if (!def) continue;
    const facts = { card: def.name, faction: def.faction, own: hero.faction };
    if (isLocked(hero, def))
      notes.set(def.name, msg(`deck-note.${mayStartWith(hero, def) ? "start" : "faction"}`, facts));
    else if (def.level > level && !mayCharge(def))
      notes.set(def.name, msg("deck-note.level", { card: def.name, level: def.level, own: level }));
  }
  return [...notes.values()];
}
