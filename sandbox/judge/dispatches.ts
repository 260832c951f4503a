import { readFileSync } from "node:fs";
import { z } from "zod";
import type { DispatchName } from "./dispatch-types.ts";
import { JsonSchema } from "./json-schema.ts";
import type { Problem } from "./problem.ts";

const schemaFile = new URL("./dispatches.schema.json", import.meta.url);
let schema: JsonSchema | undefined;

/** Reads the schema, so that no deadline pays for it. */
export function warmDispatches(): void {
  schema ??= new JsonSchema(
    z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(schemaFile, "utf8"))),
  );
}

/**
 * Judges what the sandbox sends over the gateway by the types of discord-api-types. They do not know the id of a
 * medium, which Discord's description of messages demands.
 */
export function judgeDispatch(name: DispatchName, data: unknown): Problem[] {
  warmDispatches();
  const found = schema?.judge("Dispatches", name, data) ?? [];
  return found.filter((problem) => !isMediumId(problem)).slice(0, 8);
}

function isMediumId(problem: Problem): boolean {
  const [holder, key] = problem.path.slice(-2);
  return problem.code === "ADDITIONALPROPERTIES" && key === "id" && (holder === "media" || holder === "file");
}
