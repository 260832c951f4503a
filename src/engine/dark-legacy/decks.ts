import { byName } from "../../cards/dark-legacy/index.ts";
import type { CardDef } from "../../cards/dark-legacy/vocabulary.ts";
import type { DeckList } from "../kernel/game.ts";
import { type Refusal, refuse } from "../kernel/refusal.ts";

/** D-1: deck construction. Neither level (D-1.6) nor faction lock (D-1.5) bars a card from a deck; both are met at the table, and `deckNotes` tells of them beforehand. */
export const DECK_MIN = 50;
export const COPIES_MAX = 3;

/** Every fault of a deck, in the order of its lines, the size last; empty for a legal deck. `line` counts from 1. */
export function checkDeck(deck: DeckList, find: (name: string) => CardDef | undefined = byName): Refusal[] {
  const faults: Refusal[] = [];
  const copies = new Map<string, number>();
  let total = 0;
  for (const [index, { name, count }] of deck.cards.entries()) {
    const line = index + 1;
    const def = find(name);
    if (!def) faults.push(refuse("deck-unknown", "D-1.3", { line, card: name }));
    if (!Number.isInteger(count) || count < 1) {
      faults.push(refuse("deck-count", "D-1.2", { line, card: name, count }));
      continue;
    }
    total += count;
    const key = def?.name ?? name;
    const sum = (copies.get(key) ?? 0) + count;
    copies.set(key, sum);
    if (sum > COPIES_MAX && sum - count <= COPIES_MAX)
      faults.push(refuse("deck-copies", "D-1.2", { line, card: key, count: sum, max: COPIES_MAX }));
  }
  if (total < DECK_MIN) faults.push(refuse("deck-small", "D-1.1", { count: total, min: DECK_MIN }));
  return faults;
}
