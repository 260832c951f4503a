import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { KINDS, kindOf } from "./kinds.ts";

const place = z.object({ line: z.number(), column: z.number() });
const mutant = z.object({
  mutatorName: z.string(),
  replacement: z.string().optional(),
  status: z.string(),
  static: z.boolean().optional(),
  location: z.object({ start: place, end: place }),
});
const results = z.object({
  files: z.record(z.string(), z.object({ source: z.string(), mutants: z.array(mutant) })),
});
type Mutant = z.infer<typeof mutant>;

const LIVES = ["Survived", "NoCoverage"];

/** Counts of one file or of all. */
class Tally {
  all = 0;
  killed = 0;
  timeout = 0;
  survived = 0;
  unseen = 0;
  onLoading = 0;

  add({ status, static: still }: Mutant): void {
    this.all += 1;
    if (still) this.onLoading += 1;
    if (status === "Killed") this.killed += 1;
    else if (status === "Timeout") this.timeout += 1;
    else if (status === "Survived") this.survived += 1;
    else if (status === "NoCoverage") this.unseen += 1;
  }
  /** What was noticed of all that could be; runtime errors count for nothing. */
  get score(): number {
    const noticed = this.killed + this.timeout;
    const all = noticed + this.survived + this.unseen;
    return all === 0 ? 100 : (100 * noticed) / all;
  }
  row(name: string): string {
    const cells = [
      this.all,
      this.killed,
      this.timeout,
      this.survived,
      this.unseen,
      `${this.score.toFixed(1)} %`,
    ];
    return `| ${[name, ...cells].join(" | ")} |`;
  }
}

export interface Written {
  readonly score: number;
  readonly mutants: number;
}

/** Writes docs/mutation.md and docs/mutation-survivors.md from Stryker's results; gives the score, in percent. */
export function writeReport(file: string, patience: number, engineFiles: number): Written {
  const { files } = results.parse(JSON.parse(readFileSync(file, "utf8")));
  const total = new Tally();
  const rows: string[] = [];
  const lists: string[] = [];
  const kinds = new Map<string, number>();
  for (const [name, { source, mutants }] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const tally = new Tally();
    const lines = source.split("\n");
    const lived: string[] = [];
    for (const one of [...mutants].sort(byPlace)) {
      tally.add(one);
      total.add(one);
      if (!LIVES.includes(one.status)) continue;
      const { start, end } = one.location;
      const line = lines[start.line - 1] ?? "";
      const original =
        start.line === end.line
          ? line.slice(start.column - 1, end.column - 1)
          : `${line.slice(start.column - 1)} …`;
      const replacement = one.replacement ?? "";
      const survivor = {
        mutator: one.mutatorName,
        original,
        replacement,
        line: line.trim(),
        next: lines[start.line]?.trim() ?? "",
      };
      const kind = kindOf(name, survivor).name;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      lived.push(
        `- ${start.line}: ${code(original)} → ${code(replacement)} (${kind}${one.status === "NoCoverage" ? ", not executed" : ""})`,
      );
    }
    rows.push(tally.row(`\`${name.replace("src/engine/dark-legacy/", "")}\``));
    if (lived.length > 0) lists.push(`## ${name}\n\n${lived.join("\n")}\n`);
  }
  writeFileSync("docs/mutation.md", page(total, rows, kinds, patience, engineFiles));
  writeFileSync("docs/mutation-survivors.md", `${HEAD_OF_LIST}\n${lists.join("\n")}`);
  return { score: total.score, mutants: total.all };
}

function byPlace(a: Mutant, b: Mutant): number {
  const [one, two] = [a.location.start, b.location.start];
  return one.line - two.line || one.column - two.column;
}

function code(text: string): string {
  const flat = text.replaceAll(/\s+/g, " ").replaceAll("`", "'");
  return `\`${flat.length > 90 ? `${flat.slice(0, 89)}…` : flat || " "}\``;
}

const HEAD_OF_LIST = `# Mutants that lived

Made by \`npm run mutation\`; what the words in brackets mean says [mutation.md](mutation.md).
`;

function page(
  total: Tally,
  rows: readonly string[],
  kinds: ReadonlyMap<string, number>,
  patience: number,
  engineFiles: number,
): string {
  const missing = engineFiles - rows.length;
  const part = missing > 0 ? `\n**So far ${rows.length} of ${engineFiles} files were tried.**\n` : "";
  const lived = total.survived + total.unseen;
  const why = KINDS.filter(({ name }) => kinds.has(name)).map(
    ({ name, why }) => `| ${name} | ${kinds.get(name)} | ${why} |`,
  );
  return `# Mutation run

Made by \`npm run mutation\`. [Stryker](https://stryker-mutator.io) changes the rules of the game in one place at a time (another
comparison, an empty text, a line left out), and the tests of \`test/dark-legacy\` must notice. No kind of change is left out; the
scenario runner and the fuzzer's audit (\`scenario/\`, \`audit/\`), which are tools of the tests, are not changed.
${part}
**Score: ${total.score.toFixed(1)} %** of ${total.all} mutants: ${total.killed} killed by a failing test, ${total.timeout} by a loop without end, ${lived} lived
(${total.unseen} of them in code that no test executes). ${total.onLoading} take effect when the code is loaded; for these all of it is loaded again.

The tests are files of \`npm test\`, bundled and run in Stryker's process by \`scripts/dark-legacy/mutation/runner.ts\`: the scenarios, golden games and
the unit tests; \`scripts/dark-legacy/mutation/tests.ts\` has the list. The long fuzz, tests of pictures and of Discord are not asked. A mutant
counts as alive when ${
    Number.isFinite(patience)
      ? `40 tests that execute it, and as many more as ${patience} ms of processor time allow, let it live (tests that are about its file come
first), so that the score is a lower bound`
      : "all tests that execute it let it live"
  }.

| File | Mutants | Killed | Timeout | Survived | Not executed | Score |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join("\n")}
${total.row("**all**")}

## Why mutants live

Each is listed in [mutation-survivors.md](mutation-survivors.md). The kinds are told apart by what the line looks like, so that a few are
in the wrong one.

| Kind | Mutants | |
| --- | --- | --- |
${why.join("\n")}
`;
}
