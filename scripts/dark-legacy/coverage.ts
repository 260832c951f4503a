import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readArguments } from "../arguments.ts";
import { cover, gaps, unplayed } from "./coverage/cover.ts";
import { coveragePage } from "./coverage/page.ts";

/** Writes docs/coverage.md and lists the empty cells; exit code 1 when there are any. */
const { values } = readArguments("npm run coverage:rules -- [--games 150]", () =>
  parseArgs({ options: { games: { type: "string", default: "150" } } }),
);
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1) {
  console.error("--games takes a whole number from 1.");
  process.exit(2);
}
const coverage = cover(games);
writeFileSync(new URL("../../docs/coverage.md", import.meta.url), coveragePage(coverage));
const empty = [...gaps(coverage), ...unplayed(coverage)];
for (const line of empty) console.log(line);
console.log(`${coverage.scenarios.count} scenarios, ${games} games, ${empty.length} empty cells`);
if (empty.length > 0) process.exitCode = 1;
