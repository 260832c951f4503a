import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { MutantResult, PartialStrykerOptions } from "@stryker-mutator/api/core";
import { Stryker } from "@stryker-mutator/core";
import { readArguments } from "../arguments.ts";
import { writeReport } from "./mutation/report.ts";

/**
 * Changes the rules of the game in small ways, one at a time, and looks whether a test notices.
 * npm run mutation -- [--mutate src/engine/dark-legacy/damage.ts[,FILE…]] [--patience MS] [--sample N] [--anew] [--report]
 * What did not change since the last run keeps its result; --anew tries all of it again. Files are taken a few at a time, so
 * that a run that is broken off loses little. A mutant that has outlived 40 tests is given up after so many ms (0: never).
 * --sample takes one part in N of the code, spread over all files, and says the score; it keeps and writes nothing.
 * --report only writes the pages anew.
 */
const ENGINE = "src/engine/dark-legacy";
const AT_A_TIME = 6;
const PIECE = 10;
const RESULTS = ".stryker-tmp/results.json";
const { values } = readArguments(
  "npm run mutation -- [--mutate FILE[,FILE…]] [--patience MS] [--sample N] [--anew] [--report]",
  () =>
    parseArgs({
      options: {
        mutate: { type: "string" },
        patience: { type: "string", default: "250" },
        sample: { type: "string" },
        anew: { type: "boolean", default: false },
        report: { type: "boolean", default: false },
      },
    }),
);
const patience = Number(values.patience) || Number.POSITIVE_INFINITY;
process.env.PLAYMAT_MUTATION_PATIENCE = String(patience);

if (values.sample !== undefined) await trySample(Number(values.sample));
else {
  const files = values.report ? [] : (values.mutate?.split(",") ?? engineFiles());
  for (let at = 0; at < files.length; at += AT_A_TIME) {
    const chosen = files.slice(at, at + AT_A_TIME);
    console.log(`${at + 1} to ${at + chosen.length} of ${files.length} files`);
    await tryMutants(chosen, { incremental: true, incrementalFile: RESULTS, force: values.anew });
  }
  const { score, mutants } = writeReport(RESULTS, patience, engineFiles().length);
  console.log(`${score.toFixed(1)} % of ${mutants} mutants were noticed`);
}

/** Every n-th piece of ten lines. */
async function trySample(n: number): Promise<void> {
  const pieces: string[] = [];
  let seen = 0;
  for (const file of engineFiles()) {
    const lines = readFileSync(file, "utf8").split("\n").length;
    for (let from = 1; from <= lines; from += PIECE) {
      if (seen % n === 0) pieces.push(`${file}:${from}-${from + PIECE - 1}`);
      seen += 1;
    }
  }
  const results = await tryMutants(pieces, {});
  const counts = new Map<string, number>();
  for (const { status } of results) counts.set(status, (counts.get(status) ?? 0) + 1);
  const of = (...which: string[]): number => which.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0);
  const noticed = of("Killed", "Timeout");
  const all = noticed + of("Survived", "NoCoverage");
  console.log(`${noticed} of ${all} mutants were noticed: ${((100 * noticed) / all).toFixed(1)} %`);
}

/** All but the scenario runner and the fuzzer's audit, which are tools of the tests. */
function engineFiles(): string[] {
  return readdirSync(ENGINE, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && name !== "view-types.ts" && !/^(?:scenario|audit)\b/.test(name))
    .map((name) => `${ENGINE}/${name}`)
    .sort();
}

function tryMutants(mutate: string[], more: PartialStrykerOptions): Promise<MutantResult[]> {
  return new Stryker({
    ...more,
    mutate,
    testRunner: "engine",
    plugins: [fileURLToPath(new URL("./mutation/runner.ts", import.meta.url))],
    testRunnerNodeArgs: ["--import", "tsx"],
    coverageAnalysis: "perTest",
    concurrency: 1,
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
