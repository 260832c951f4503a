import { readFileSync } from "node:fs";
import { Ajv, type ValidateFunction } from "ajv";
import { z } from "zod";
import type { DispatchName } from "./dispatch-types.ts";
import type { Problem } from "./problem.ts";

const id = "dispatches";
const schemaFile = new URL("./dispatches.schema.json", import.meta.url);
const names = z.object({ definitions: z.object({ Dispatches: z.object({ required: z.array(z.string()) }) }) });

/** Compiled once a process: it costs about a second. */
let compiled: Map<string, ValidateFunction> | undefined;

/** Builds every validator, so that no deadline pays for it. */
export function warmDispatches(): void {
  validators();
}

/** Judges what the sandbox sends over the gateway by the types of discord-api-types. */
export function judgeDispatch(name: DispatchName, data: unknown): Problem[] {
  const validate = validators().get(name);
  if (!validate) return [{ path: [], code: "UNKNOWN_DISPATCH", message: `no schema for ${name}` }];
  if (validate(data)) return [];
  return (validate.errors ?? []).slice(0, 8).map((error) => ({
    path: error.instancePath.split("/").filter((step) => step !== ""),
    code: error.keyword.toUpperCase(),
    message: `${error.message ?? "does not fit"} ${JSON.stringify(error.params)}`,
  }));
}

function validators(): Map<string, ValidateFunction> {
  if (compiled) return compiled;
  const schema = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(schemaFile, "utf8")));
  const ajv = new Ajv({ strict: false, inlineRefs: false, code: { optimize: false } });
  ajv.addSchema(schema, id);
  compiled = new Map(
    names
      .parse(schema)
      .definitions.Dispatches.required.map((name) => [
        name,
        ajv.compile({ $ref: `${id}#/definitions/Dispatches/properties/${name}` }),
      ]),
  );
  return compiled;
}
