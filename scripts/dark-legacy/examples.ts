import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

/** Writes which scenarios show which rule, for those who look it up; with --check it only compares, and exits with 1 when it is out of date. */
const folder = new URL("../../test/scenarios/", import.meta.url);
const target = new URL("../../src/rulings/dark-legacy/examples.json", import.meta.url);
/** More would not be read. */
const MOST = 6;

const file = z.object({
  scenarios: z.array(z.object({ id: z.string(), title: z.string(), rules: z.array(z.string()) })),
});

/** Scenarios by rule, those first that name the fewest rules: they show it by itself. */
export function examplesText(): string {
  const all = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) => file.parse(JSON.parse(readFileSync(new URL(name, folder), "utf8"))).scenarios);
  const byRule = new Map<string, typeof all>();
  for (const scenario of all)
    for (const rule of scenario.rules) byRule.set(rule, [...(byRule.get(rule) ?? []), scenario]);
  const listed = [...byRule].sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }));
  const short = listed.map(([rule, list]) => [
    rule,
    [...list]
      .sort((a, b) => a.rules.length - b.rules.length)
      .slice(0, MOST)
      .map(({ id, title }) => ({ id, title })),
  ]);
  return `${JSON.stringify(Object.fromEntries(short), null, 2)}\n`;
}

if (process.argv[1]?.endsWith("examples.ts")) {
  if (!process.argv.includes("--check")) writeFileSync(target, examplesText());
  else if (
    JSON.stringify(JSON.parse(readFileSync(target, "utf8"))) !== JSON.stringify(JSON.parse(examplesText()))
  ) {
    console.error("src/rulings/dark-legacy/examples.json is out of date: npm run docs:examples");
    process.exitCode = 1;
  }
}
