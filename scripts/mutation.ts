import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { readArguments } from "./arguments.ts";
import { writeReport } from "./mutation/report.ts";

/**
 * Changes the rules of the game in small ways, one at a time, and looks whether a test notices.
 * npm run mutation -- [--mutate src/engine/dark-legacy/damage.ts[,FILE…]] [--patience MS] [--anew] [--report]
 * What did not change since the last run keeps its result; --anew tries all of it again. Files are taken a few at a time, so
 * that a run that is broken off loses little. A mutant that has outlived 20 tests is given up after so many ms (0: never).
 * --report only writes the pages anew.
 */
const ENGINE = "src/engine/dark-legacy";
const AT_A_TIME = 6;
const RESULTS = ".stryker-tmp/results.json";
const { values } = readArguments(
  "npm run mutation -- [--mutate FILE[,FILE…]] [--patience MS] [--anew] [--report]",
  () =>
    parseArgs({
      options: {
        mutate: { type: "string" },
        patience: { type: "string", default: "250" },
        anew: { type: "boolean", default: false },
        report: { type: "boolean", default: false },
      },
    }),
);
const patience = Number(values.patience) || Number.POSITIVE_INFINITY;
process.env.PLAYMAT_MUTATION_PATIENCE = String(patience);

const files = values.report ? [] : (values.mutate?.split(",") ?? engineFiles());
for (let at = 0; at < files.length; at += AT_A_TIME) {
  const chosen = files.slice(at, at + AT_A_TIME);
  console.log(`${at + 1} to ${at + chosen.length} of ${files.length} files`);
  await tryMutants(chosen);
}
const { score, mutants } = writeReport(RESULTS, patience);
console.log(`${score.toFixed(1)} % of ${mutants} mutants were noticed`);

/** All but the scenario runner, which is a tool of the tests. */
function engineFiles(): string[] {
  return readdirSync(ENGINE, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.startsWith("scenario"))
    .map((name) => `${ENGINE}/${name}`)
    .sort();
}

async function tryMutants(mutate: string[]): Promise<void> {
  await new Stryker({
    mutate,
    testRunner: "engine",
    plugins: [fileURLToPath(new URL("./mutation/runner.ts", import.meta.url))],
    testRunnerNodeArgs: ["--import", "tsx"],
    coverageAnalysis: "perTest",
    concurrency: 1,
    incremental: true,
    incrementalFile: RESULTS,
    force: values.anew,
    reporters: ["json", "progress-append-only"],
    jsonReporter: { fileName: ".stryker-tmp/last.json" },
    allowConsoleColors: false,
    // TypeScript 7 has not the interface by which Stryker would rewrite it, and nothing in the copy needs it.
    tsconfigFile: "none",
    tempDirName: ".stryker-tmp/copy",
    // Loops without end are seen by how often the mutant is executed; few wait for the clock.
    timeoutFactor: 0.2,
    timeoutMS: 4000,
    ignorePatterns: ["docs/balance", "bench", "sandbox", "data", ".stryker-*"],
  }).runMutationTest();
}
