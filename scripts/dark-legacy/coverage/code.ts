import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const FOLDER = "src";

interface Citations {
  /** Files that cite a rule, by rule; "D-7.14 to D-7.19" cites all of them. Paths from the root, sorted. */
  readonly files: ReadonlyMap<string, readonly string[]>;
  /** Rules that the code can hand on: those written as a text of their own, not only in a comment. */
  readonly handedOn: ReadonlySet<string>;
}

/** Where src/ cites which rule. */
export function citations(): Citations {
  const found = new Map<string, string[]>();
  const handedOn = new Set<string>();
  const files = readdirSync(join(root, FOLDER), { recursive: true, encoding: "utf8" })
    // What tells of rules does not carry them out.
    .filter((path) => path.endsWith(".ts") && !path.startsWith("rulings"))
    .map((path) => `${FOLDER}/${path.replaceAll("\\", "/")}`)
    .sort();
  for (const file of files) {
    const text = readFileSync(join(root, file), "utf8");
    for (const id of rulesIn(text)) found.set(id, [...(found.get(id) ?? []), file]);
    for (const [, id = ""] of text.matchAll(/"(D-\d+\.\d+)"/g)) handedOn.add(id);
  }
  return { files: found, handedOn };
}

/** The rule ids that a text names. */
function rulesIn(text: string): Set<string> {
  const ids = new Set<string>();
  for (const [, chapter, from, to] of text.matchAll(/\bD-(\d+)\.(\d+)(?:\s+to\s+D-\1\.(\d+))?/g))
    for (let n = Number(from); n <= Number(to ?? from); n += 1) ids.add(`D-${chapter}.${n}`);
  return ids;
}
