/**
 * All of `npm test`: types, lint, unused code, directions, then every test. Arguments go to vitest and leave the first four out:
 * `npm test -- test/engine` runs the tests of the engine.
 *
 * The last line is always `N passed, N failed`.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { findServices, leftOut, serviceVariables } from "./test/services.mjs";
import { tallyOf } from "./test/tally.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const bin = (/** @type {string} */ path) => join(root, "node_modules", path);
const chosen = process.argv.slice(2);
const requireAll = process.env.PLAYMAT_REQUIRE_ALL === "1";

/** @type {[name: string, args: string[]][]} Each counts as one test. */
const stages = [
  ["types", [bin("typescript/bin/tsc"), "--noEmit"]],
  ["lint", [bin("@biomejs/biome/bin/biome"), "check", "."]],
  ["unused code", [bin("knip/bin/knip.js")]],
  ["directions", [join(root, "scripts/directions.mjs")]],
];

let passed = 0;
let failed = 0;

/** @param {boolean} good @param {string} line */
function count(good, line) {
  if (good) passed += 1;
  else failed += 1;
  console.log(`${good ? "✓" : "✗"} ${line}`);
}

const services = await findServices();
const missing = leftOut(services);
for (const sentence of missing) {
  if (requireAll) count(false, sentence);
  else console.log(`- left out: ${sentence}`);
}

for (const [name, args] of chosen.length > 0 ? [] : stages) {
  const start = performance.now();
  const run = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8", maxBuffer: 64e6 });
  count(run.status === 0, `${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  if (run.status !== 0) console.log(`${run.stdout ?? ""}${run.stderr ?? ""}${run.error?.message ?? ""}`);
}

const tally = await runVitest();
passed += tally.passed;
failed += tally.failed;
if (tally.skipped > 0) {
  const line = `${tally.skipped} ${tally.skipped === 1 ? "test was" : "tests were"} left out`;
  if (requireAll) count(false, line);
  else console.log(`- ${line}`);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function runVitest() {
  const folder = mkdtempSync(join(tmpdir(), "playmat-test-"));
  const file = join(folder, "report.json");
  try {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const args = [bin("vitest/vitest.mjs"), "run", ...reporters, ...chosen];
    const env = { ...process.env, ...serviceVariables(services) };
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
    // The terminal's Ctrl+C reaches vitest itself, which ends its workers; a signal from elsewhere is handed on.
    for (const signal of /** @type {NodeJS.Signals[]} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
      process.on(signal, () => signal !== "SIGINT" && child.kill(signal));
    }
    const code = await new Promise((done) => {
      child.once("error", () => done(1));
      child.once("exit", (exit) => done(exit ?? 1));
    });
    return tallyOf(readReport(file), code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
