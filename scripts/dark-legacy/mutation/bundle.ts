import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Script } from "node:vm";
import { build } from "esbuild";

/** A bundle as a function of what it takes from outside; each call is a fresh environment. */
export type Bundle = (require: unknown, module: { exports: unknown }, weakMap: typeof WeakMap) => void;

export interface Bundled {
  readonly code: Bundle;
  /** Ids of mutants by the file they are in. */
  readonly mutantsIn: ReadonlyMap<string, readonly string[]>;
}

/** What the instrumented code calls: one counts what is executed, the other asks whether a mutant is active. */
const COUNT = /function stryCov_\w+\(\) \{/;

/**
 * Bundles test files with all source code they use; packages stay outside. The export is one function a file that loads it.
 * With `counting` false the code does not count which mutants are executed, which makes it faster.
 */
export async function bundle(root: string, files: readonly string[], counting: boolean): Promise<Bundled> {
  const mutantsIn = new Map<string, string[]>();
  const loaders = files.map((file) => `${JSON.stringify(file)}: () => require("./${file}")`);
  const { outputFiles } = await build({
    stdin: { contents: `module.exports = { ${loaders.join(",\n")} };`, resolveDir: root, loader: "js" },
    bundle: true,
    write: false,
    format: "cjs",
    platform: "node",
    target: "node20",
    packages: "external",
    logLevel: "error",
    plugins: [
      {
        name: "source",
        setup({ onLoad }) {
          onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
            const text = readFileSync(path, "utf8");
            const ids = [...text.matchAll(/stryMutAct_\w+\("(\d+)"\)/g)].map(([, id = ""]) => id);
            if (ids.length > 0) mutantsIn.set(path, ids);
            const source = text
              .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href))
              .replace(COUNT, (start) => (counting ? start : `${start} return;`));
            return { contents: source, loader: path.endsWith("x") ? "tsx" : "ts" };
          });
        },
      },
    ],
  });
  const code = outputFiles[0]?.text ?? "";
  const script = new Script(`(function (require, module, WeakMap) {${code}\n})`, {
    filename: join(resolve(root), "bundle.cjs"),
  });
  return { code: script.runInThisContext(), mutantsIn };
}
