import { readdirSync, readFileSync } from "node:fs";
import { byName, foldName } from "../../../src/cards/dark-legacy/index.ts";
import type { CardDef } from "../../../src/cards/dark-legacy/vocabulary.ts";
import { readScenarios } from "../../../src/engine/dark-legacy/scenario/file.ts";
import type { Scenario } from "../../../src/engine/dark-legacy/scenario/format.ts";
import { runScenario } from "../../../src/engine/dark-legacy/scenario/run.ts";
import { refusalsOfSetup } from "../../../src/engine/dark-legacy/scenario/setup.ts";
import type { Carriers } from "./carriers.ts";
import { wordsOf } from "./words-used.ts";

const folder = new URL("../../../test/scenarios/", import.meta.url);

export interface ScenarioCoverage {
  readonly count: number;
  /** Ids of the scenarios that name a rule. */
  readonly byRule: ReadonlyMap<string, readonly string[]>;
  /** Ids of the scenarios in which a card that uses a word of the vocabulary takes part. */
  readonly byWord: ReadonlyMap<string, readonly string[]>;
  /** Scenarios that do not come out as written; those show nothing. */
  readonly broken: readonly string[];
}

/**
 * Notes what each scenario of the tests shows. With `carriers` every one is run, and what carries a rule in it is collected; without,
 * they are only read and taken to come out as written.
 */
export function coverScenarios(carriers: Carriers | null): ScenarioCoverage {
  const byRule = new Map<string, string[]>();
  const byWord = new Map<string, string[]>();
  const broken: string[] = [];
  let count = 0;
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort();
  for (const file of files) {
    const { cards, scenarios } = readScenarios(readFileSync(new URL(file, folder), "utf8"), file);
    for (const scenario of scenarios) {
      count += 1;
      if (carriers && !runs(scenario, cards, carriers)) {
        broken.push(`${file} ${scenario.id}`);
        continue;
      }
      for (const rule of scenario.rules) note(byRule, rule, scenario.id);
      const words = new Set(cardsIn(scenario, cards).flatMap((card) => [...wordsOf(card)]));
      for (const word of words) note(byWord, word, scenario.id);
    }
  }
  return { count, byRule, byWord, broken };
}

function runs(scenario: Scenario, cards: readonly CardDef[], carriers: Carriers): boolean {
  const { difference, events } = runScenario(scenario, cards, ({ match, refusal }) => {
    if (refusal) carriers.refusal(refusal);
    carriers.choices(match.choices());
  });
  carriers.events(events);
  if (scenario.setup?.refused)
    for (const refusal of refusalsOfSetup(scenario.setup, scenario.dice, cards)) carriers.refusal(refusal);
  return difference === null;
}

function note(map: Map<string, string[]>, key: string, id: string): void {
  const ids = map.get(key) ?? [];
  if (!ids.includes(id)) map.set(key, [...ids, id]);
}

/** The cards a scenario names, the file's own before the built-in ones. */
function cardsIn(scenario: Scenario, shared: readonly CardDef[]): CardDef[] {
  const own = new Map([...shared, ...scenario.cards].map((card) => [foldName(card.name), card]));
  const { position, setup, script } = scenario;
  const found = new Set<CardDef>(scenario.cards);
  const walk = (value: unknown): void => {
    if (typeof value === "string") {
      const name = value.replace(/^.*[/:]/, "").replace(/#\d+$/, "");
      const card = own.get(foldName(name)) ?? byName(name);
      if (card) found.add(card);
    } else if (Array.isArray(value)) for (const part of value) walk(part);
    else if (value !== null && typeof value === "object")
      for (const [key, part] of Object.entries(value)) {
        walk(key);
        walk(part);
      }
  };
  walk([position, setup, script]);
  return [...found];
}
