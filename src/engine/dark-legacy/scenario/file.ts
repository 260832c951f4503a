import { parseSet } from "../../../cards/dark-legacy/set.ts";
import type { CardDef } from "../../../cards/dark-legacy/vocabulary.ts";
import { faultText, pathText, readJson } from "../../kernel/json-text.ts";
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
  const read = readJson(text);
  if ("message" in read) throw new Error(`${file}: ${faultText(read)}`);
  const parsed = scenarioFile.safeParse(read.value);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const path = issue.path.map((part) => (typeof part === "symbol" ? String(part) : part));
      return `  ${faultText({ line: read.lineAt(path), path: pathText(path), message: issue.message })}`;
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
