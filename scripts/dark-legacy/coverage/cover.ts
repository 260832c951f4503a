import { BUILT_IN } from "../../../src/cards/dark-legacy/index.ts";
import { Carriers } from "./carriers.ts";
import { citations } from "./code.ts";
import { coverGames, type GameCoverage } from "./games.ts";
import { RULES } from "./rule-list.ts";
import { coverScenarios, type ScenarioCoverage } from "./scenarios.ts";
import { allWords, REFUSED_WORDS, wordsOf } from "./words-used.ts";

export interface Coverage {
  readonly scenarios: ScenarioCoverage;
  readonly code: ReadonlyMap<string, readonly string[]>;
  readonly carriers: Carriers;
  /** Names of the built-in cards that use a word, by word; every word of the vocabulary has an entry. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  readonly games: GameCoverage;
}

/** Runs scenarios and games and reads the code. `untilAll` ends the games as soon as every card has been played. */
export function cover(games: number, untilAll: boolean): Coverage {
  const carriers = new Carriers();
  const words = new Map(
    [...allWords()]
      .filter((word) => !(word in REFUSED_WORDS))
      .sort()
      .map((word): [string, string[]] => [word, []]),
  );
  for (const card of BUILT_IN.values()) for (const word of wordsOf(card)) words.get(word)?.push(card.name);
  return {
    scenarios: coverScenarios(carriers),
    code: citations(),
    carriers,
    words,
    games: coverGames(games, untilAll, carriers),
  };
}

/** Every empty cell and every rule id that the list does not know, a line each; empty when all is covered. */
export function gaps({ scenarios, code, carriers, words, games }: Coverage): string[] {
  const known = new Set(RULES.map((rule) => rule.id));
  const empty: string[] = scenarios.broken.map((name) => `scenario ${name} does not come out as written`);
  for (const { id, noEvent } of RULES) {
    if (!scenarios.byRule.has(id)) empty.push(`${id}: no scenario`);
    if (!code.has(id)) empty.push(`${id}: not cited in the code`);
    if (noEvent === undefined && carriers.of(id).length === 0)
      empty.push(`${id}: no event, refusal or question carries it`);
  }
  for (const id of [...scenarios.byRule.keys(), ...code.keys(), ...carriers.rules()])
    if (id.startsWith("D-") && !known.has(id)) empty.push(`${id}: is named, but is no rule of the list`);
  for (const [word, cards] of words) {
    if (cards.length === 0) empty.push(`word ${word}: no card`);
    if (!scenarios.byWord.has(word)) empty.push(`word ${word}: no scenario`);
  }
  for (const [card, count] of games.played) if (count === 0) empty.push(`card ${card}: played in no game`);
  return [...new Set(empty)];
}
