import { foldName, parseSet } from "./set.ts";
import beyondStarters from "./sets/beyond-starters.json" with { type: "json" };
import chaos from "./sets/chaos.json" with { type: "json" };
import darkness from "./sets/darkness.json" with { type: "json" };
import divine from "./sets/divine.json" with { type: "json" };
import earth from "./sets/earth.json" with { type: "json" };
import general from "./sets/general.json" with { type: "json" };
import decks from "./sets/starter-decks.json" with { type: "json" };
import tech from "./sets/tech.json" with { type: "json" };
import wind from "./sets/wind.json" with { type: "json" };
import { type CardDef, FACTIONS, type Faction } from "./vocabulary.ts";

export { printKeywords, printLine, printText } from "./print/index.ts";
export { CardSetError, foldName, readSet } from "./set.ts";

const sets: readonly (readonly [file: string, value: unknown])[] = [
  ["chaos.json", chaos],
  ["tech.json", tech],
  ["darkness.json", darkness],
  ["divine.json", divine],
  ["earth.json", earth],
  ["wind.json", wind],
  ["general.json", general],
  ["beyond-starters.json", beyondStarters],
];

/** Every card of this project, by id. */
export const BUILT_IN: ReadonlyMap<string, CardDef> = collect();
/** By the name as printed, which needs no folding, and by the folded one. */
const named: ReadonlyMap<string, CardDef> = new Map(
  [...BUILT_IN.values()].flatMap((card) => [
    [card.name, card],
    [foldName(card.name), card],
  ]),
);

function collect(): Map<string, CardDef> {
  const all = new Map<string, CardDef>();
  for (const [file, value] of sets)
    for (const card of parseSet(value, file)) {
      if (all.has(card.id)) throw new Error(`${file}: card id "${card.id}" is in another set already`);
      all.set(card.id, card);
    }
  return all;
}

/** Finds a card by its name, whatever its case and accents. */
export function byName(name: string): CardDef | undefined {
  return named.get(name) ?? named.get(foldName(name));
}

/** A ready-made deck; `list` has the shape that the engine's deck lists have. */
export interface StarterDeck {
  readonly id: string;
  readonly faction: Faction;
  readonly list: {
    readonly name: string;
    readonly cards: readonly { readonly name: string; readonly count: number }[];
  };
}

/** The decks of the boxes, 60 cards each; all their names are in BUILT_IN. */
export const STARTER_DECKS: readonly StarterDeck[] = decks.map(({ id, faction, name, cards }) => {
  const missing = cards.find((line) => !byName(line.name));
  if (missing) throw new Error(`${name}: there is no card "${missing.name}"`);
  return { id, faction: factionNamed(faction), list: { name, cards } };
});

function factionNamed(name: string): Faction {
  const found = FACTIONS.find((faction) => faction === name);
  if (!found) throw new Error(`There is no faction "${name}"`);
  return found;
}
