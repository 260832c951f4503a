import { BUILT_IN, STARTER_DECKS } from "../../../src/cards/dark-legacy/index.ts";
import type { CardDef } from "../../../src/cards/dark-legacy/vocabulary.ts";
import { darkLegacy } from "../../../src/engine/dark-legacy/index.ts";
import { sampleAnswer } from "../../../src/engine/kernel/answers.ts";
import type { GameEvent } from "../../../src/engine/kernel/event.ts";
import type { DeckList, Setup } from "../../../src/engine/kernel/game.ts";
import { below, newRng } from "../../../src/engine/kernel/rng.ts";
import type { Carriers } from "./carriers.ts";

const NAMES_IN_DECK = 20;
const COPIES = 3;
const TOO_LONG = 3000;

export interface GameCoverage {
  readonly games: number;
  /** Games in which a card was played, by its name; every built-in card has an entry. */
  readonly played: ReadonlyMap<string, number>;
}

/**
 * Random play with random legal decks, the same each time. Decks are made of the cards played least so far, so that each
 * comes to the table soon.
 */
export function coverGames(games: number, carriers: Carriers): GameCoverage {
  const played = new Map([...BUILT_IN.values()].map((card) => [card.name, 0]));
  for (let n = 0; n < games; n += 1) {
    const rng = newRng(`coverage-${n}`);
    const pick = (sides: number): number => below(rng, sides);
    const setup: Setup = {
      seed: `coverage-game-${n}`,
      players: ["Ann", "Ben"].map((name) => ({ name, ...hero(played, pick) })),
    };
    for (const name of playOne(setup, pick, carriers)) played.set(name, (played.get(name) ?? 0) + 1);
  }
  return { games, played };
}

function hero(played: ReadonlyMap<string, number>, pick: (n: number) => number) {
  const level = 1 + pick(10);
  const factions = STARTER_DECKS.map((deck) => deck.faction);
  const faction = factions[pick(factions.length)] ?? "General";
  const free = level < 5;
  const fits = (card: CardDef): boolean =>
    card.level <= level && (free || card.faction === faction || card.faction === "General");
  const all = [...BUILT_IN.values()];
  const ranked = all
    .map((card) => ({ card, order: (fits(card) ? 0 : 1000) + (played.get(card.name) ?? 0), tie: pick(1000) }))
    .sort((a, b) => a.order - b.order || a.tie - b.tie);
  const deck: DeckList = {
    name: "Coverage",
    cards: ranked.slice(0, NAMES_IN_DECK).map(({ card }) => ({ name: card.name, count: COPIES })),
  };
  return { deck, profile: { level, faction } };
}

function playOne(setup: Setup, pick: (n: number) => number, carriers: Carriers): Set<string> {
  const { match, events } = darkLegacy.start(setup);
  const names = new Set<string>();
  const look = (happened: readonly GameEvent[]): void => {
    carriers.events(happened);
    for (const event of happened) {
      const name = darkLegacy.playedCard(event);
      if (name !== null) names.add(name);
    }
  };
  look(events);
  while (!match.outcome() && match.moves.length < TOO_LONG) {
    const open = match.choices();
    carriers.choices(open);
    const choice = open[pick(open.length)];
    if (!choice) throw new Error("Nobody is asked, yet the match is not over");
    const { seat, id, spec } = choice;
    const applied = match.apply({ seat, choice: id, answer: sampleAnswer(spec, pick) });
    if (!applied.ok) throw new Error(`A fitting answer is refused: ${applied.refusal.code}`);
    look(applied.events);
  }
  return names;
}
