import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { readArguments } from "./arguments.ts";

/**
 * Changes the rules of the game in small ways, one at a time, and looks whether a test notices.
 * npm run mutation -- [--mutate src/engine/dark-legacy/damage.ts[,FILE…]] [--anew]
 * What did not change since the last run keeps its result; --anew tries all of it again. Files are taken a few at a time, so
 * that a run that is broken off loses little.
 */
const ENGINE = "src/engine/dark-legacy";
const AT_A_TIME = 8;
const { values } = readArguments("npm run mutation -- [--mutate FILE[,FILE…]] [--anew]", () =>
  parseArgs({ options: { mutate: { type: "string" }, anew: { type: "boolean", default: false } } }),
);

const files = values.mutate?.split(",") ?? engineFiles();
for (let at = 0; at < files.length; at += AT_A_TIME) {
  const chosen = files.slice(at, at + AT_A_TIME);
  console.log(`${at + 1} to ${at + chosen.length} of ${files.length} files`);
  await tryMutants(chosen);
}

/** All but the scenario runner, which is a tool of the tests. */
function engineFiles(): string[] {
  return readdirSync(ENGINE, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.startsWith("scenario"))
    .map((name) => `${ENGINE}/${name}`)
    .sort();
}

async function tryMutants(mutate: string[]): Promise<void> {
  const results = await new Stryker({
    mutate,
    testRunner: "engine",
    plugins: [fileURLToPath(new URL("./mutation/runner.ts", import.meta.url))],
    testRunnerNodeArgs: ["--import", "tsx"],
    coverageAnalysis: "perTest",
    concurrency: 1,
    incremental: true,
    incrementalFile: ".stryker-tmp/results.json",
    force: values.anew,
    reporters: ["json", "progress-append-only"],
    jsonReporter: { fileName: ".stryker-tmp/last.json" },
    allowConsoleColors: false,
    // TypeScript 7 has not the interface by which Stryker would rewrite it, and nothing in the copy needs it.
    tsconfigFile: "none",
    tempDirName: ".stryker-tmp/copy",
    timeoutMS: 4000,
    ignorePatterns: ["docs/balance", "bench", "sandbox", "data", ".stryker-*"],
  }).runMutationTest();
  const counts = new Map<string, number>();
  for (const { status } of results) counts.set(status, (counts.get(status) ?? 0) + 1);
  console.log(Object.fromEntries(counts));
}
