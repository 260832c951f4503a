import { z } from "zod";

const shape = z.object({
  ids: z.array(z.string()),
  /** For each file the places in `ids` of the tests, best first. */
  byFile: z.record(z.string(), z.array(z.number())),
});

interface Timed {
  readonly id: string;
  readonly timeSpentMs: number;
}
type Hits = Readonly<Record<string, number>>;

/** So many tests that are about the mutant's file go first: they are quick. */
const FIRST = 15;
/** So many tests that killed something lately come next. */
const KILLERS = 30;

/**
 * The order in which tests are tried on a mutant: a few that are about the mutant's file, that is, which spend most of their
 * time in it; then the quickest of each test file, because what happens on loading is counted for no test; then those that
 * killed others lately; then the rest of the first kind.
 */
export class Order {
  private killers: string[] = [];
  private readonly known: z.infer<typeof shape>;

  private constructor(known: z.infer<typeof shape>) {
    this.known = known;
  }

  static from(
    tests: readonly Timed[],
    mutantsIn: ReadonlyMap<string, readonly string[]>,
    perTest: Readonly<Record<string, Hits>>,
  ): Order {
    const sorted = [...tests].sort((a, b) => a.timeSpentMs - b.timeSpentMs);
    const byFile: Record<string, number[]> = {};
    for (const [file, mutants] of mutantsIn) {
      const share = sorted.map(({ id, timeSpentMs }) => {
        const hits = perTest[id] ?? {};
        const here = mutants.reduce((sum, mutant) => sum + (hits[mutant] ?? 0), 0);
        return here / (1 + timeSpentMs);
      });
      byFile[file] = [...sorted.keys()].sort((a, b) => (share[b] ?? 0) - (share[a] ?? 0));
    }
    return new Order({ ids: sorted.map((test) => test.id), byFile });
  }
  static read(text: string): Order {
    return new Order(shape.parse(JSON.parse(text)));
  }
  write(): string {
    return JSON.stringify(this.known);
  }

  of(file: string): readonly string[] {
    const { ids, byFile } = this.known;
    const rest = byFile[file]?.map((at) => ids[at] ?? "") ?? ids;
    const quickest = new Map<string, string>();
    for (const id of ids) {
      const [testFile = ""] = id.split(" > ", 1);
      if (!quickest.has(testFile)) quickest.set(testFile, id);
    }
    return [...new Set([...rest.slice(0, FIRST), ...quickest.values(), ...this.killers, ...rest])];
  }
  killed(id: string): void {
    this.killers = [id, ...this.killers.filter((other) => other !== id)].slice(0, KILLERS);
  }
}
