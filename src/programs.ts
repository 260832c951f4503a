import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The path of a program in the folder of a module (its `import.meta.url`), written in what that module is written in. */
export function programBeside(module: string, name: string): string {
  return fileURLToPath(new URL(`./${name}.${module.endsWith(".ts") ? "ts" : "js"}`, module));
}

/** The arguments with which Node reads a program beside that module: none when it is JavaScript. */
export function loaderFor(module: string): string[] {
  if (!module.endsWith(".ts")) return [];
  return ["--import", pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href];
}
