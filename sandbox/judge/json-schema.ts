import { isObject, type Problem } from "./problem.ts";

/**
 * A reader of the JSON schema words that a schema made from TypeScript types holds. A compiler of schemas would need
 * seconds to build what this reads at once, and dispatches are few.
 */
export class JsonSchema {
  private static readonly words = new Set([
    "$ref",
    "$schema",
    "additionalProperties",
    "anyOf",
    "const",
    "definitions",
    "enum",
    "items",
    "maxItems",
    "minItems",
    "not",
    "properties",
    "required",
    "title",
    "type",
  ]);

  private readonly definitions: Record<string, unknown>;

  /** @throws Error when the schema holds a word this reader does not know */
  constructor(schema: Record<string, unknown>) {
    this.definitions = isObject(schema.definitions) ? schema.definitions : {};
    for (const definition of Object.values(this.definitions)) mustBeKnown(definition);
  }

  /** Judges a value by one property of a definition. */
  judge(definition: string, property: string, value: unknown): Problem[] {
    const whole = this.definitions[definition];
    const part = isObject(whole) && isObject(whole.properties) ? whole.properties[property] : undefined;
    if (part === undefined) return [bad([], "schema", `there is no schema for ${property}`)];
    return this.check(part, value, []);
  }

  static knows(word: string): boolean {
    return JsonSchema.words.has(word);
  }

  private check(schema: unknown, value: unknown, path: (string | number)[]): Problem[] {
    if (!isObject(schema)) return schema === false ? [bad(path, "false", "is not allowed")] : [];
    if (typeof schema.$ref === "string") {
      const name = decodeURIComponent(schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1));
      return this.check(this.definitions[name] ?? false, value, path);
    }
    if (schema.not !== undefined && this.check(schema.not, value, path).length === 0) {
      return [bad(path, "not", "no value fits here")];
    }
    if ("const" in schema && schema.const !== value) {
      return [bad(path, "const", `must be ${JSON.stringify(schema.const)}`)];
    }
    if (Array.isArray(schema.enum) && !schema.enum.includes(value)) {
      return [bad(path, "enum", `${JSON.stringify(value)} is not one of the values`)];
    }
    if (schema.type !== undefined && ![schema.type].flat().some((type) => hasType(value, type))) {
      return [bad(path, "type", `must be ${[schema.type].flat().join(" or ")}`)];
    }
    const anyOf = Array.isArray(schema.anyOf) ? this.checkAny(schema.anyOf, value, path) : [];
    if (isObject(value)) return [...anyOf, ...this.checkObject(schema, value, path)];
    return Array.isArray(value) ? [...anyOf, ...this.checkArray(schema, value, path)] : anyOf;
  }

  private checkAny(branches: readonly unknown[], value: unknown, path: (string | number)[]): Problem[] {
    let best: Problem[] | undefined;
    let bestScore = Number.POSITIVE_INFINITY;
    for (const branch of branches) {
      const found = this.check(branch, value, path);
      if (found.length === 0) return [];
      // The branch meant is one whose `type` fits; among those, the one with the fewest complaints.
      const wrongKind = found.some(
        (problem) => problem.path.length <= path.length || problem.path.at(-1) === "type",
      );
      const score = found.length + (wrongKind ? 1000 : 0);
      if (score < bestScore) [best, bestScore] = [found, score];
    }
    return best ?? [bad(path, "anyOf", "fits none of the forms")];
  }

  private checkObject(
    schema: Record<string, unknown>,
    value: Record<string, unknown>,
    path: (string | number)[],
  ): Problem[] {
    const found: Problem[] = [];
    const properties = isObject(schema.properties) ? schema.properties : {};
    for (const key of Array.isArray(schema.required) ? schema.required : []) {
      if (value[key] === undefined) found.push(bad([...path, key], "required", "is missing"));
    }
    for (const [key, item] of Object.entries(value)) {
      if (item === undefined) continue;
      const rule = properties[key] ?? schema.additionalProperties;
      if (rule === undefined) continue;
      if (rule === false) found.push(bad([...path, key], "additionalProperties", "is not a known key"));
      else found.push(...this.check(rule, item, [...path, key]));
    }
    return found;
  }

  private checkArray(
    schema: Record<string, unknown>,
    value: readonly unknown[],
    path: (string | number)[],
  ): Problem[] {
    const { items, minItems, maxItems } = schema;
    const found: Problem[] = [];
    if (typeof minItems === "number" && value.length < minItems)
      found.push(bad(path, "minItems", "is too short"));
    if (typeof maxItems === "number" && value.length > maxItems)
      found.push(bad(path, "maxItems", "is too long"));
    for (const [index, item] of value.entries()) {
      const rule = Array.isArray(items) ? items[index] : items;
      if (rule !== undefined) found.push(...this.check(rule, item, [...path, index]));
    }
    return found;
  }
}

function mustBeKnown(schema: unknown): void {
  if (!isObject(schema)) return;
  for (const [word, value] of Object.entries(schema)) {
    if (!JsonSchema.knows(word)) throw new Error(`The schema of the dispatches uses "${word}"`);
    if (word === "properties" && isObject(value)) Object.values(value).forEach(mustBeKnown);
    else if (word === "anyOf" && Array.isArray(value)) value.forEach(mustBeKnown);
    else if (word === "items" && Array.isArray(value)) value.forEach(mustBeKnown);
    else if (word !== "const") mustBeKnown(value);
  }
}

function hasType(value: unknown, type: unknown): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return isObject(value);
    case "integer":
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}

function bad(path: (string | number)[], code: string, message: string): Problem {
  return { path, code: code.toUpperCase(), message };
}
