import { readFileSync } from "node:fs";
import { readScenarios } from "../../src/engine/dark-legacy/scenario/file.ts";
import { runScenario } from "../../src/engine/dark-legacy/scenario/run.ts";

/** `npm run scenario -- FILE…`: a line a scenario, with the first difference. Exit code 1 when something differs. */
const args = process.argv.slice(2);
const files = args.filter((arg) => !arg.startsWith("--"));
const showEvents = args.includes("--events");
let failed = 0;
let passed = 0;

if (files.length === 0) {
  console.error("Usage: npm run scenario -- FILE… [--events]");
  process.exitCode = 1;
}
for (const file of files) {
  try {
    const { cards, scenarios } = readScenarios(readFileSync(file, "utf8"), file);
    for (const scenario of scenarios) {
      const { id, title, difference, events } = runScenario(scenario, cards);
      if (difference) {
        failed += 1;
        console.log(`FAIL ${id} ${title}: step ${difference.step}: ${difference.what}`);
      } else {
        passed += 1;
        console.log(`ok   ${id} ${title}`);
      }
      if (showEvents)
        for (const event of events)
          console.log(`       ${event.rule} ${event.type} ${JSON.stringify(event.params ?? {})}`);
    }
  } catch (error) {
    failed += 1;
    console.log(`FAIL ${error instanceof Error ? error.message : String(error)}`);
  }
}
console.log(`${passed} passed, ${failed} failed`);
if (failed > 0) process.exitCode = 1;
