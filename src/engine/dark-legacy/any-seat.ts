import { BUILT_IN } from "../../cards/dark-legacy/index.ts";
import type { CardDef } from "../../cards/dark-legacy/vocabulary.ts";
import type { DeckList } from "../kernel/game.ts";
import type { Json } from "../kernel/json.ts";
import { COPIES_MAX, DECK_MIN } from "./decks.ts";

const SPARE = 11;
const LEVELS = 6;

/**
 * A legal deck of 50 to 60 cards drawn from all there are, and a hero of level 1 to 6. `must` are names the deck holds three
 * copies of, 16 at most. `pick(n)` gives 0…n-1.
 */
export function anySeat(
  pick: (n: number) => number,
  must: readonly string[],
): { deck: DeckList; profile: Json } {
  return {
    deck: anyDeck(pick, must),
    profile: {
      level: 1 + pick(LEVELS),
      reroll: pick(2) === 0 ? "cast" : "attack",
      creatureBonus: pick(2) === 0 ? "roll" : "ap",
    },
  };
}

function anyDeck(pick: (n: number) => number, must: readonly string[]): DeckList {
  const size = DECK_MIN + pick(SPARE);
  const pool: CardDef[] = [...BUILT_IN.values()].filter((card) => !must.includes(card.name));
  const cards = must.map((name) => ({ name, count: COPIES_MAX }));
  let left = size - must.length * COPIES_MAX;
  while (left > 0 && pool.length > 0) {
    const [card] = pool.splice(pick(pool.length), 1);
    if (!card) break;
    const count = Math.min(left, 1 + pick(COPIES_MAX));
    cards.push({ name: card.name, count });
    left -= count;
  }
  return { name: "Drawn from all cards", cards };
}
