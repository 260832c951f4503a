import { existsSync, readFileSync, writeFileSync } from "node:fs";
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
import { Order } from "./order.ts";
import { type Case, Suite } from "./suite.ts";
import { TEST_FILES } from "./tests.ts";

/** What the instrumented code reads and writes. */
const mutants: InstrumenterContext = {};
Reflect.set(globalThis, "__stryker__", mutants);

/** What a mutant is tried with before it counts as survived: so many tests, and then as many as this time allows. */
const TESTS_AT_LEAST = 40;
const patience = Number(process.env.PLAYMAT_MUTATION_PATIENCE ?? Number.POSITIVE_INFINITY);

/** One hit limit holds for all tests together; a runaway shows in a single one. */
const HITS_OF_ONE_TEST = 0.05;
const HITS_AT_LEAST = 20_000;

/** Where a worker that takes the place of another one finds the order of the tests. */
const ORDER = "test-order.json";

/**
 * Runs the tests of the game in Stryker's worker process, without a test framework around them: a mutant costs as much as
 * the tests that execute it, until one fails. The working directory is the copy with the mutants in it.
 */
class EngineTestRunner implements TestRunner {
  private bundle: Bundle | undefined;
  private environment: Environment | undefined;
  private order: Order | undefined;

  capabilities(): TestRunnerCapabilities {
    return { reloadEnvironment: true };
  }

  async init(): Promise<void> {
    this.bundle = (await bundle(process.cwd(), TEST_FILES, false)).code;
    if (existsSync(ORDER)) this.order = Order.read(readFileSync(ORDER, "utf8"));
  }

  async dryRun({ coverageAnalysis }: DryRunOptions): Promise<DryRunResult> {
    const counting = await bundle(process.cwd(), TEST_FILES, coverageAnalysis !== "off");
    mutants.mutantCoverage = { static: {}, perTest: {} };
    const environment = new Environment(counting.code);
    const tests: TestResult[] = [];
    for (const one of environment.cases()) {
      environment.forget();
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
    const { mutantCoverage } = mutants;
    delete mutants.mutantCoverage;
    this.order = Order.from(tests, counting.mutantsIn, mutantCoverage.perTest);
    writeFileSync(ORDER, this.order.write());
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, sandboxFileName, testFilter, hitLimit, mutantActivation, reloadEnvironment } =
      options;
    if (!this.bundle || !this.order) throw new Error("There was no first run of all tests");
    const onLoading = mutantActivation === "static";
    if (onLoading || reloadEnvironment) this.environment = undefined;
    const environment = this.environment ?? new Environment(this.bundle);
    if (!onLoading) {
      environment.cases();
      this.environment = environment;
    }
    environment.forget();
    mutants.activeMutant = activeMutant.id;
    try {
      const order = this.order.of(sandboxFileName);
      const chosen = new Set(testFilter ?? order);
      const ids = order.filter((id) => chosen.has(id));
      const result = await judge(environment, ids, hitLimit);
      if (result.status === MutantRunStatus.Killed) for (const id of result.killedBy) this.order.killed(id);
      return result;
    } finally {
      delete mutants.activeMutant;
    }
  }
}

async function judge(
  environment: Environment,
  ids: readonly string[],
  hitLimit: number | undefined,
): Promise<MutantRunResult> {
  const start = process.cpuUsage();
  let nrOfTests = 0;
  for (const id of ids) {
    nrOfTests += 1;
    limitHits(hitLimit);
    const failureMessage = await environment.failureOf(id);
    if (limitReached()) return { status: MutantRunStatus.Timeout, reason: `Hit limit in ${id}` };
    if (failureMessage !== null)
      return { status: MutantRunStatus.Killed, killedBy: [id], failureMessage, nrOfTests };
    if (nrOfTests >= TESTS_AT_LEAST && process.cpuUsage(start).user / 1000 > patience) break;
  }
  return { status: MutantRunStatus.Survived, nrOfTests };
}

/** The tests, each file loaded when it is first asked for, and what the code keeps in memory. */
class Environment {
  private readonly suite = new Suite();
  private readonly memory: Memory = memory();
  private readonly files: ReadonlyMap<string, () => unknown>;

  constructor(code: Bundle) {
    const require = createRequire(join(process.cwd(), "package.json"));
    const module: { exports: unknown } = { exports: {} };
    code(
      (name: string) => (name === "vitest" ? this.suite.vitest : require(name)),
      module,
      this.memory.WeakMap,
    );
    const files = new Map<string, () => unknown>();
    for (const [file, open] of Object.entries(Object(module.exports)))
      if (typeof open === "function") files.set(file, () => open());
    this.files = files;
  }

  cases(): readonly Case[] {
    for (const [file, open] of this.files) this.suite.collect(file, open);
    return this.suite.cases;
  }
  forget(): void {
    this.memory.forget();
  }
  /** Why a test fails, or null; also when its file does not even load. */
  async failureOf(id: string): Promise<string | null> {
    const file = id.split(" > ", 1)[0] ?? "";
    try {
      this.suite.collect(file, this.files.get(file) ?? (() => undefined));
    } catch (error) {
      return `${file} does not load: ${String(error)}`;
    }
    const one = this.suite.caseOf(id);
    if (!one) return "The test is not there with this mutant";
    return failureOf(one);
  }
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
