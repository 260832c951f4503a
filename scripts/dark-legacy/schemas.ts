import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { cardSet } from "../../src/cards/dark-legacy/set.ts";
import { scenarioFile } from "../../src/engine/dark-legacy/scenario/format.ts";

/** Writes the JSON schemas of the files people write by hand; with --check it only compares (exit code 1 when old). */
const SCHEMAS = [
  ["docs/scenario.schema.json", "A file of rules scenarios", scenarioFile],
  ["docs/card-set.schema.json", "A file of cards", cardSet],
] as const;

for (const [path, title, schema] of SCHEMAS) {
  const text = `${JSON.stringify({ title, ...z.toJSONSchema(schema, { io: "input", reused: "ref" }) }, null, 1)}\n`;
  const file = new URL(`../../${path}`, import.meta.url);
  if (!process.argv.includes("--check")) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    console.error(`${path} is out of date: run \`npm run docs:schemas\``);
    process.exitCode = 1;
  }
}
