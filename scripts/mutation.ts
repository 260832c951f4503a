import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { readArguments } from "./arguments.ts";

/**
 * Changes the rules of the game in small ways, one at a time, and looks whether a test notices.
 * npm run mutation -- [--mutate src/engine/dark-legacy/damage.ts[,FILE…]]
 */
const ENGINE = "src/engine/dark-legacy";
const { values } = readArguments("npm run mutation -- [--mutate FILE[,FILE…]]", () =>
  parseArgs({ options: { mutate: { type: "string" } } }),
);
const whole = values.mutate === undefined;

const results = await new Stryker({
  mutate: values.mutate?.split(",") ?? [`${ENGINE}/**/*.ts`, `!${ENGINE}/scenario/**`],
  testRunner: "engine",
  plugins: [fileURLToPath(new URL("./mutation/runner.ts", import.meta.url))],
  testRunnerNodeArgs: ["--import", "tsx"],
  coverageAnalysis: "perTest",
  concurrency: 1,
  reporters: ["json", "progress-append-only"],
  jsonReporter: { fileName: `.stryker-tmp/${whole ? "whole" : "part"}.json` },
  cleanTempDir: false,
  allowConsoleColors: false,
  thresholds: { high: 85, low: 80, break: null },
  // TypeScript 7 has not the interface by which Stryker would rewrite it, and nothing in the copy needs it.
  tsconfigFile: "none",
  timeoutMS: 4000,
  ignorePatterns: ["docs/balance", "bench", "sandbox", "data", ".stryker-*"],
}).runMutationTest();
const counts = new Map<string, number>();
for (const { status } of results) counts.set(status, (counts.get(status) ?? 0) + 1);
console.log(Object.fromEntries(counts));
