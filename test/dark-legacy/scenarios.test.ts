import { readdirSync, readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { readScenarios } from "../../src/engine/dark-legacy/scenario/file.ts";
import { runScenario } from "../../src/engine/dark-legacy/scenario/run.ts";
import type { LiveMatch } from "../../src/engine/kernel/live-match.ts";
import { Golden, Told } from "./golden/golden.ts";

const folder = new URL("../scenarios/", import.meta.url);
const golden = new Golden("scenarios");
afterAll(() => golden.write());
const files = readdirSync(folder).filter((name) => name.endsWith(".json"));

describe.each(files)("%s", (file) => {
  const { cards, scenarios } = readScenarios(readFileSync(new URL(file, folder), "utf8"), file);
  it.each(scenarios.map((one) => [one.id, one.title, one] as const))("%s %s", (_id, _title, scenario) => {
    const told = new Told();
    let last: LiveMatch | null = null;
    const { difference, events } = runScenario(scenario, cards, ({ match, refusal }) => {
      told.add(refusal, match.choices());
      last = match;
    });
    expect(difference === null ? null : `step ${difference.step}: ${difference.what}`).toBeNull();
    // What the file does not ask for is compared with what it was before.
    if (last) told.addViews(last);
    expect(golden.difference(scenario.id, told.add(events).digest)).toBeNull();
  });
});
