import { BUILT_IN } from "../../../src/cards/dark-legacy/index.ts";
import { Carriers } from "./carriers.ts";
import { citations } from "./code.ts";
import { coverGames, type GameCoverage } from "./games.ts";
import { RULES } from "./rule-list.ts";
import { coverScenarios, type ScenarioCoverage } from "./scenarios.ts";
import { allWords, OWN_CARDS_ONLY, REFUSED_WORDS, wordsOf } from "./words-used.ts";

/** What can be seen without playing. */
export interface Reading {
  readonly scenarios: ScenarioCoverage;
  readonly code: ReadonlyMap<string, readonly string[]>;
  /** Names of the built-in cards that use a word, by word; every word of the vocabulary has an entry. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** Whether an event, refusal or question can carry a rule. */
  carried(rule: string): boolean;
}

export interface Coverage extends Reading {
  readonly carriers: Carriers;
  readonly games: GameCoverage;
}

/** Reads scenarios, cards and code. */
export function read(): Reading {
  const { files, handedOn } = citations();
  return {
    scenarios: coverScenarios(null),
    code: files,
    words: cardsByWord(),
    carried: (rule) => handedOn.has(rule),
  };
}

/** Runs every scenario and so many games, and reads the rest. */
export function cover(games: number): Coverage {
  const carriers = new Carriers();
  return {
    scenarios: coverScenarios(carriers),
    code: citations().files,
    words: cardsByWord(),
    games: coverGames(games, carriers),
    carriers,
    carried: (rule) => carriers.of(rule).length > 0,
  };
}

function cardsByWord(): Map<string, string[]> {
  const words = new Map(
    [...allWords()]
      .filter((word) => !(word in REFUSED_WORDS))
      .sort()
      .map((word): [string, string[]] => [word, []]),
  );
  for (const card of BUILT_IN.values()) for (const word of wordsOf(card)) words.get(word)?.push(card.name);
  return words;
}

/** Every empty cell and every rule id that the list does not know, a line each; empty when all is covered. */
export function gaps({ scenarios, code, words, carried }: Reading): string[] {
  const known = new Set(RULES.map((rule) => rule.id));
  const empty: string[] = scenarios.broken.map((name) => `scenario ${name} does not come out as written`);
  for (const { id, noEvent } of RULES) {
    if (!scenarios.byRule.has(id)) empty.push(`${id}: no scenario`);
    if (!code.has(id)) empty.push(`${id}: not cited in the code`);
    if (noEvent === undefined && !carried(id)) empty.push(`${id}: no event, refusal or question carries it`);
  }
  for (const id of [...scenarios.byRule.keys(), ...code.keys()])
    if (id.startsWith("D-") && !known.has(id)) empty.push(`${id}: is named, but is no rule of the list`);
  for (const [word, cards] of words) {
    const excused = word in OWN_CARDS_ONLY;
    if (cards.length === 0 && !excused) empty.push(`word ${word}: no card`);
    if (cards.length > 0 && excused) empty.push(`word ${word}: is excused, but ${cards[0]} uses it`);
    if (!scenarios.byWord.has(word)) empty.push(`word ${word}: no scenario`);
  }
  return [...new Set(empty)];
}

/** Cards that were played in no game, a line each. */
export function unplayed({ games }: Coverage): string[] {
  return [...games.played].flatMap(([card, count]) =>
    count === 0 ? [`card ${card}: played in no game`] : [],
  );
}
