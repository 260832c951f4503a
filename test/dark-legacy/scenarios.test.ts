import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readScenarios } from "../../src/engine/dark-legacy/scenario/file.ts";
import { runScenario } from "../../src/engine/dark-legacy/scenario/run.ts";

const folder = new URL("../scenarios/", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".json"));

describe.each(files)("%s", (file) => {
  const { cards, scenarios } = readScenarios(readFileSync(new URL(file, folder), "utf8"), file);
  it.each(scenarios.map((one) => [one.id, one.title, one] as const))("%s %s", (_id, _title, scenario) => {
    const { difference } = runScenario(scenario, cards);
    expect(difference === null ? null : `step ${difference.step}: ${difference.what}`).toBeNull();
  });
});
