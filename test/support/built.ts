import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const made: string[] = [];
afterAll(() => {
  for (const outdir of made.splice(0)) rmSync(outdir, { recursive: true, force: true });
});

/**
 * Builds programs, by name and path from the project's root, as JavaScript that starts in a fraction of the time that reading
 * all of their TypeScript takes: for tests that start them often. They lie in a folder of their own within the project,
 * where packages are found, and are gone after the last test of the file. Gives the folder, with `<name>.js` in it.
 */
export async function built(programs: Readonly<Record<string, string>>): Promise<string> {
  const dist = join(root, "dist");
  mkdirSync(dist, { recursive: true });
  const outdir = mkdtempSync(join(dist, "test-"));
  made.push(outdir);
  await build({
    entryPoints: { ...programs },
    absWorkingDir: root,
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    // What is native, what looks for files of its own, and what discord.js does without.
    external: ["canvas", "better-sqlite3", "pino", "piscina", "zlib-sync", "bufferutil", "utf-8-validate"],
    banner: {
      js: 'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);',
    },
    logLevel: "error",
  });
  return outdir;
}
