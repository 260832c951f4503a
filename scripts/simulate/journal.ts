import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { type Batch, batch, gameResult, type Orders, orders } from "./messages.ts";
import type { GameResult } from "./play.ts";

const entry = z.object({ batch, results: z.array(gameResult) });
const keyOf = ({ pairing, from, to }: Batch): string => `${pairing}/${from}-${to}`;

/**
 * Results of a long run in a file of JSON lines, batch by batch, so that a run which was stopped goes on where it was. The
 * first line says what was ordered: `open` throws when the file belongs to other orders. A last line that was cut short by
 * the stop is left out, and its batch is played again.
 */
export class Journal {
  readonly #file: string;
  readonly #done = new Map<string, readonly GameResult[]>();

  private constructor(file: string) {
    this.#file = file;
  }

  static open(file: string, given: Orders): Journal {
    const journal = new Journal(file);
    const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
    const [head, ...rest] = lines;
    if (head === undefined) writeFileSync(file, `${JSON.stringify(given)}\n`);
    else if (JSON.stringify(orders.parse(JSON.parse(head))) !== JSON.stringify(given))
      throw new Error(`${file} belongs to a run with other orders: ${head}`);
    for (const [at, line] of rest.entries()) {
      const read = parsed(line);
      if (read) journal.#done.set(keyOf(read.batch), read.results);
      else if (at < rest.length - 1) throw new Error(`Line ${at + 2} of ${file} cannot be read.`);
      else writeFileSync(file, `${lines.slice(0, -1).join("\n")}\n`);
    }
    return journal;
  }

  has(one: Batch): boolean {
    return this.#done.has(keyOf(one));
  }

  /** What was played in these batches before. */
  resultsOf(batches: readonly Batch[]): GameResult[] {
    return batches.flatMap((one) => this.#done.get(keyOf(one)) ?? []);
  }

  add(one: Batch, results: readonly GameResult[]): void {
    appendFileSync(this.#file, `${JSON.stringify({ batch: one, results })}\n`);
  }
}

function parsed(line: string): z.infer<typeof entry> | null {
  try {
    return entry.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
