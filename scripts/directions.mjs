/** Checks that imports run only downwards and that no game's words have strayed: see scripts/directions/layers.mjs and words.mjs. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { checkTree } from "./directions/check.mjs";

const root = resolve(process.argv[2] ?? join(fileURLToPath(import.meta.url), "../.."));
const places = ["src", "sandbox", "test", "bench", "scripts", "deploy-commands.ts", "vitest.config.ts"];

/** @param {string} place @returns {string[]} paths from the root */
function sourcesIn(place) {
  const entries = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.name === place);
  return entries.flatMap((entry) => {
    if (entry.isFile()) return [place];
    return readdirSync(join(root, place), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) =>
        join(file.parentPath, file.name)
          .slice(root.length + 1)
          .replaceAll("\\", "/"),
      );
  });
}

const paths = places.flatMap(sourcesIn).filter((path) => /\.(tsx?|mts|mjs)$/.test(path));
const files = new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
const problems = checkTree(files);
for (const problem of problems) console.log(problem);
console.log(
  `${files.size} files, ${problems.length} ${problems.length === 1 ? "problem" : "problems"} of direction or words`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
