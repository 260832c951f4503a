/**
 * Writes sandbox/judge/dispatches.schema.json from sandbox/judge/dispatch-types.ts.
 * Run it with `npx tsx scripts/dispatch-schema.ts` after an update of discord-api-types.
 */
import { writeFileSync } from "node:fs";
import { createGenerator } from "ts-json-schema-generator";

const output = "sandbox/judge/dispatches.schema.json";
const schema = createGenerator({
  path: "sandbox/judge/dispatch-types.ts",
  tsconfig: "tsconfig.json",
  type: "Dispatches",
  skipTypeCheck: true,
  jsDoc: "none",
}).createSchema("Dispatches");

repair(schema);
writeFileSync(output, `${JSON.stringify(schema)}\n`);

/**
 * The generator reads three things of the types too literally: an enum without members (nothing fits), and enums of
 * flags, where any sum of members is meant and not only the members.
 */
function repair(node: unknown): void {
  if (Array.isArray(node)) {
    for (const item of node) repair(item);
    return;
  }
  if (!isRecord(node)) return;
  const members = node.enum;
  if (Array.isArray(members)) {
    if (members.length === 0) {
      delete node.enum;
      delete node.type;
      node.not = {};
    } else if (members.length > 3 && members.every((member) => typeof member === "number")) {
      const powers = members.filter((member) => member === 0 || Number.isInteger(Math.log2(member)));
      if (powers.length / members.length > 0.8) {
        delete node.enum;
        node.type = "integer";
      }
    }
  }
  for (const [key, value] of Object.entries(node)) {
    if (/flags/i.test(key) && isRecord(value) && typeof value.const === "number") {
      node[key] = { type: "integer" };
    } else repair(value);
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
