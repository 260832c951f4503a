import { format } from "node:util";
import { expect } from "vitest";

export interface Case {
  /** Path of the test file and names of the blocks around, as vitest would say it. */
  readonly id: string;
  readonly file: string;
  run(): unknown;
}

type Body = (...row: unknown[]) => unknown;

/**
 * As much of vitest as the tests that judge mutants use: blocks, tests, tables, and the whole of its `expect`. Vitest itself
 * cannot run many mutants in one process.
 */
export class Suite {
  private readonly known = new Map<string, Case>();
  private blocks: string[] = [];
  private readonly loaded = new Set<string>();

  get cases(): readonly Case[] {
    return [...this.known.values()];
  }
  caseOf(id: string): Case | undefined {
    return this.known.get(id);
  }

  /** Runs what a test file does on loading, and keeps its tests; once a file. */
  collect(file: string, load: () => unknown): void {
    if (this.loaded.has(file)) return;
    this.loaded.add(file);
    this.blocks = [file];
    load();
  }

  /** What an `import … from "vitest"` gets. */
  readonly vitest = {
    expect,
    // What a file does at its end tidies up or writes files.
    afterAll: () => undefined,
    describe: withTable((name, body) => {
      this.blocks.push(name);
      body();
      this.blocks.pop();
    }),
    test: withTable((name, run) => this.add(name, run)),
    it: withTable((name, run) => this.add(name, run)),
  };

  private add(name: string, run: () => unknown): void {
    const [file = ""] = this.blocks;
    const id = [...this.blocks, name].join(" > ");
    if (this.known.has(id)) throw new Error(`Two tests are named ${id}`);
    this.known.set(id, { id, file, run });
  }
}

/** A function that takes name and body, with or without options before the body, and `each` for a table of rows. */
function withTable(add: (name: string, body: () => unknown) => void) {
  const one = (name: string, ...rest: readonly unknown[]): void => add(name, bodyOf(rest));
  const each =
    (rows: readonly unknown[]) =>
    (name: string, ...rest: readonly unknown[]): void => {
      const body = bodyOf(rest);
      for (const row of rows) {
        const cells: readonly unknown[] = Array.isArray(row) ? row : [row];
        add(titleOf(name, cells), () => body(...cells));
      }
    };
  return Object.assign(one, { each });
}

/** Each place of the title takes the next cell; cells left over are not named. */
function titleOf(name: string, cells: readonly unknown[]): string {
  const places = name.match(/%[sidjo%]/g)?.length ?? 0;
  return format(name.replaceAll("%i", "%d"), ...cells.slice(0, places));
}

function isBody(value: unknown): value is Body {
  return typeof value === "function";
}
function bodyOf(rest: readonly unknown[]): Body {
  const body = rest.find(isBody);
  if (!body) throw new Error("A test has no body");
  return body;
}
