import { lineOf, pathText } from "../../../cards/dark-legacy/json-lines.ts";
import { parseSet } from "../../../cards/dark-legacy/set.ts";
import type { CardDef } from "../../../cards/dark-legacy/vocabulary.ts";
import { type Scenario, scenarioFile } from "./format.ts";

export interface ReadScenarios {
  readonly cards: readonly CardDef[];
  readonly scenarios: readonly Scenario[];
}

/**
 * Reads the text of a scenario file. Throws an Error with one line a fault ("line 12, scenarios[0].script[3]: …"); the
 * cards are checked like those of a set.
 */
export function readScenarios(text: string, file: string): ReadScenarios {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const parsed = scenarioFile.safeParse(value);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const path = issue.path.map((part) => (typeof part === "symbol" ? String(part) : part));
      return `  line ${lineOf(text, path)}, ${pathText(path) || "the file"}: ${issue.message}`;
    });
    throw new Error(`${file} is no scenario file:\n${lines.join("\n")}`);
  }
  const { cards, scenarios } = parsed.data;
  for (const list of [cards, ...scenarios.map((one) => one.cards)])
    if (list.length > 0) parseSet({ set: file, cards: list }, file);
  const ids = scenarios.map((one) => one.id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) throw new Error(`${file}: the id ${twice} is there twice`);
  return { cards, scenarios };
}
