import { createRequire } from "node:module";
import { join } from "node:path";
import type { InstrumenterContext } from "@stryker-mutator/api/core";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import {
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type MutantRunResult,
  MutantRunStatus,
  type TestResult,
  type TestRunner,
  type TestRunnerCapabilities,
  TestStatus,
} from "@stryker-mutator/api/test-runner";
import { type Bundle, bundle } from "./bundle.ts";
import { type Memory, memory } from "./forgetful.ts";
import { type Case, Suite } from "./suite.ts";
import { TEST_FILES } from "./tests.ts";

/** What the instrumented code reads and writes. */
const mutants: InstrumenterContext = {};
Reflect.set(globalThis, "__stryker__", mutants);

/** The tests as loaded once, and what they keep in memory. */
interface Environment {
  readonly cases: ReadonlyMap<string, Case>;
  readonly memory: Memory;
}

/** One hit limit holds for all tests together; a runaway shows in a single one. */
const HITS_OF_ONE_TEST = 0.05;
const HITS_AT_LEAST = 20_000;

/**
 * Runs the tests of the game in Stryker's worker process, without a test framework around them: a mutant costs as much as
 * the tests that execute it, until one fails. The working directory is the copy with the mutants in it.
 */
class EngineTestRunner implements TestRunner {
  private bundle: Bundle | undefined;
  private environment: Environment | undefined;
  /** Tests in the order in which they are worth trying: what killed a mutant lately comes first, then the quick ones. */
  private order: string[] = [];

  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    this.bundle = await bundle(process.cwd(), TEST_FILES, false);
  }

  async dryRun({ coverageAnalysis }: DryRunOptions): Promise<DryRunResult> {
    const counting = await bundle(process.cwd(), TEST_FILES, coverageAnalysis !== "off");
    mutants.mutantCoverage = { static: {}, perTest: {} };
    const { cases, memory } = load(counting);
    const tests: TestResult[] = [];
    for (const one of cases.values()) {
      memory.forget();
      mutants.currentTestId = one.id;
      const start = performance.now();
      const failureMessage = await failureOf(one);
      const timeSpentMs = performance.now() - start;
      const said = { id: one.id, name: one.id, timeSpentMs, fileName: join(process.cwd(), one.file) };
      tests.push(
        failureMessage === null
          ? { ...said, status: TestStatus.Success }
          : { ...said, status: TestStatus.Failed, failureMessage },
      );
    }
    delete mutants.currentTestId;
    createRequire(import.meta.url)("fs").writeFileSync("/tmp/times.json", JSON.stringify(tests.map(t=>[t.timeSpentMs,t.id])));
    const mutantCoverage = mutants.mutantCoverage;
    delete mutants.mutantCoverage;
    this.order = [...tests].sort((a, b) => a.timeSpentMs - b.timeSpentMs).map((test) => test.id);
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, testFilter, hitLimit, mutantActivation, reloadEnvironment } = options;
    if (!this.bundle) throw new Error("The tests are not bundled");
    const still = mutantActivation === "static";
    mutants.activeMutant = activeMutant.id;
    if (!still) delete mutants.activeMutant;
    limitHits(hitLimit);
    let environment: Environment;
    try {
      environment = still || reloadEnvironment || !this.environment ? load(this.bundle) : this.environment;
    } catch (error) {
      return { status: MutantRunStatus.Killed, killedBy: [], failureMessage: String(error), nrOfTests: 0 };
    }
    this.environment = still ? undefined : environment;
    mutants.activeMutant = activeMutant.id;
    try {
      return await this.judge(environment, testFilter ?? [...environment.cases.keys()], hitLimit);
    } finally {
      delete mutants.activeMutant;
    }
  }

  private async judge(
    { cases, memory }: Environment,
    ids: readonly string[],
    hitLimit: number | undefined,
  ): Promise<MutantRunResult> {
    if (this.order.length === 0) this.order = [...cases.keys()];
    const chosen = new Set(ids);
    const tried = this.order.filter((id) => chosen.has(id));
    let nrOfTests = 0;
    for (const id of tried) {
      nrOfTests += 1;
      const one = cases.get(id);
      memory.forget();
      limitHits(hitLimit);
      const failureMessage = one ? await failureOf(one) : "The test is not there with this mutant";
      if (limitReached()) return { status: MutantRunStatus.Timeout, reason: `Hit limit in ${id}` };
      if (failureMessage === null) continue;
      this.order = [id, ...this.order.filter((other) => other !== id)];
      return { status: MutantRunStatus.Killed, killedBy: one ? [id] : [], failureMessage, nrOfTests };
    }
    return { status: MutantRunStatus.Survived, nrOfTests };
  }
}

function load(code: Bundle): Environment {
  const suite = new Suite();
  const kept = memory();
  const require = createRequire(join(process.cwd(), "package.json"));
  const module: { exports: unknown } = { exports: {} };
  code((name: string) => (name === "vitest" ? suite.vitest : require(name)), module, kept.WeakMap);
  for (const [file, open] of Object.entries(Object(module.exports)))
    if (typeof open === "function") suite.collect(file, () => open());
  return { cases: new Map(suite.cases.map((one) => [one.id, one])), memory: kept };
}

async function failureOf({ run }: Case): Promise<string | null> {
  try {
    await run();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 500) : String(error);
  }
}

function limitHits(limit: number | undefined): void {
  delete mutants.hitLimit;
  delete mutants.hitCount;
  if (limit === undefined) return;
  mutants.hitCount = 0;
  mutants.hitLimit = Math.max(limit * HITS_OF_ONE_TEST, Math.min(limit, HITS_AT_LEAST));
}
function limitReached(): boolean {
  return (mutants.hitCount ?? 0) > (mutants.hitLimit ?? Number.POSITIVE_INFINITY);
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "engine", EngineTestRunner)];
