import { describe, expect, it } from "vitest";
import { BUILT_IN, byName, STARTER_DECKS } from "../../src/cards/dark-legacy/index.ts";
import { type CardDef, cardDef, FACTIONS } from "../../src/cards/dark-legacy/vocabulary.ts";
import { whyNotLevelOrFaction } from "../../src/engine/dark-legacy/casting.ts";
import { deckNotes } from "../../src/engine/dark-legacy/deck-notes.ts";
import { buildPosition, positionInput } from "../../src/engine/dark-legacy/position.ts";
import { en } from "../../src/engine/dark-legacy/texts/en.ts";
import type { DeckList } from "../../src/engine/kernel/game.ts";
import { deckNoteText } from "../../src/present/deck-notes.ts";
import { speaker } from "../../src/present/say.ts";

const words = speaker("en", { en });
const all = [...BUILT_IN.values()].map((card) => card.name);
const deck = (...names: string[]): DeckList => ({
  name: "test",
  cards: names.map((name) => ({ name, count: 1 })),
});
const noted = (list: DeckList, hero: object): unknown[] =>
  deckNotes(list, { ...hero }).map((note) => note.params?.card);

function made(name: string, more: object): CardDef {
  return cardDef.parse({
    id: name.toLowerCase().replace(" ", "-"),
    name,
    faction: "General",
    cost: 1,
    level: 1,
    ...more,
  });
}

describe("what a deck holds that its hero cannot play (D-1.5)", () => {
  it.each(FACTIONS)("is what the engine refuses a %s hero, from level 5 on (D-1.4)", (faction) => {
    for (const level of [4, 5, 6]) {
      const position = positionInput.parse({
        players: [{ name: "Ada", level, faction, hand: all }, { name: "Ben" }],
      });
      const state = buildPosition(position, () => undefined);
      const hand = state.players[0]?.hand ?? [];
      const refused = hand.filter((id) => whyNotLevelOrFaction(state, 0, id)?.code === "faction");
      const names = refused.map((id) => BUILT_IN.get(state.cards[id]?.def ?? "")?.name);
      expect(noted(deck(...all), { level, faction })).toEqual(names);
      if (level === 4) expect(names).toEqual([]);
      else expect(names.length).toBeGreaterThan(50);
    }
  });

  it("is nothing in a deck of the own faction and General cards", () => {
    for (const { list, faction } of STARTER_DECKS) {
      expect(noted(list, { level: 5, faction }), list.name).toEqual([]);
      // Nothing declared: the deck decides, as it does when a match begins.
      expect(noted(list, { level: 5 }), list.name).toEqual([]);
    }
  });

  it("says that starting equipment needs no playing (D-3.2), and which rule bars the rest", () => {
    const notes = deckNotes(deck("Shield of Chaos", "Goblin", "Axe"), { level: 5, faction: "Wind" });
    expect(notes.map((note) => words.say(note))).toEqual([
      "Shield of Chaos: Chaos, your hero is Wind; as starting equipment at most (D-1.4, D-3.2)",
      "Goblin: Chaos, your hero is Wind; only another card may let it be played (D-1.4)",
    ]);
  });

  it("is Weapons and Armor above the level, which cannot charge (D-9.12), but no spell above it (D-1.6)", () => {
    const cards = [
      made("Great Axe", { type: "weapon", level: 3, ap: 2 }),
      made("Great Ogre", { type: "creature", level: 3, ap: 2, life: 2 }),
    ];
    const find = (name: string): CardDef | undefined =>
      cards.find((card) => card.name === name) ?? byName(name);
    const at = (level: number): string[] =>
      deckNotes(deck("Great Axe", "Great Ogre"), { level }, find).map((note) => words.say(note));
    expect(at(2)).toEqual(["Great Axe: level 3, your hero is level 2, and it cannot be charged (D-9.12)"]);
    expect(at(3)).toEqual([]);
  });

  it("is told as far as there is room, with a count of the rest", () => {
    const notes = deckNotes(deck(...all), { level: 5, faction: "Wind" });
    const said = deckNoteText(notes, words) ?? "";
    expect(said).toContain(`your hero cannot play ${notes.length} cards of it`);
    expect(said).toMatch(/and \d+ more$/);
    expect(said.length).toBeLessThan(900);
    expect(deckNoteText([], words)).toBeNull();
  });
});
