import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const FOLDER = "src";

/** Files under src/ that cite a rule, by rule; "D-7.14 to D-7.19" cites all of them. Paths from the root, sorted. */
export function citations(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const files = readdirSync(join(root, FOLDER), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => `${FOLDER}/${path.replaceAll("\\", "/")}`)
    .sort();
  for (const file of files)
    for (const id of rulesIn(readFileSync(join(root, file), "utf8")))
      found.set(id, [...(found.get(id) ?? []), file]);
  return found;
}

/** The rule ids that a text names. */
export function rulesIn(text: string): Set<string> {
  const ids = new Set<string>();
  for (const [, chapter, from, to] of text.matchAll(/\bD-(\d+)\.(\d+)(?:\s+to\s+D-\1\.(\d+))?/g))
    for (let n = Number(from); n <= Number(to ?? from); n += 1) ids.add(`D-${chapter}.${n}`);
  return ids;
}
