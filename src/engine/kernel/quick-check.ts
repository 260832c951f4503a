import { z } from "zod";
import { samePlain } from "./json.ts";

type Check = (value: unknown) => boolean;
type Schema = z.core.$ZodType;

/**
 * A fast test made from a schema: true means that parsing would hand the value back as it is. False means only "ask the
 * schema", which fills in defaults and says what is wrong. Kinds of schema it does not know are parsed, so it is never
 * laxer than the schema.
 */
export function quickCheck<T>(schema: z.ZodType<T>): (value: unknown) => value is T {
  const check = checkFor(schema);
  return (value): value is T => check(value);
}

const made = new WeakMap<Schema, Check>();

function checkFor(schema: Schema): Check {
  const kept = made.get(schema);
  if (kept) return kept;
  // A schema that contains itself meets this one on the way down.
  let whole: Check | null = null;
  made.set(schema, (value) => whole?.(value) ?? false);
  whole = compile(schema);
  made.set(schema, whole);
  return whole;
}

function compile(schema: Schema): Check {
  if (schema instanceof z.ZodString) return stringCheck(schema);
  if (schema instanceof z.ZodNumber) return numberCheck(schema);
  if ((schema._zod.def.checks?.length ?? 0) > 0) return parsed(schema);
  if (schema instanceof z.ZodBoolean) return (value) => typeof value === "boolean";
  if (schema instanceof z.ZodUnknown) return () => true;
  if (schema instanceof z.ZodLiteral) return oneOf(schema._zod.def.values);
  if (schema instanceof z.ZodEnum) return oneOf(schema.options);
  if (schema instanceof z.ZodNullable) {
    const inner = checkFor(schema._zod.def.innerType);
    return (value) => value === null || inner(value);
  }
  if (
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodReadonly
  )
    return checkFor(schema._zod.def.innerType);
  if (schema instanceof z.ZodArray) {
    const inner = checkFor(schema._zod.def.element);
    return (value) => Array.isArray(value) && value.every((part) => inner(part));
  }
  if (schema instanceof z.ZodDiscriminatedUnion) return byWord(schema);
  if (schema instanceof z.ZodUnion) {
    const inner = schema._zod.def.options.map(checkFor);
    return (value) => inner.some((check) => check(value));
  }
  if (schema instanceof z.ZodRecord) return recordCheck(schema);
  if (schema instanceof z.ZodObject) return objectCheck(schema);
  return parsed(schema);
}

function parsed(schema: Schema): Check {
  return (value) => {
    const result = z.safeParse(schema, value);
    return result.success && samePlain(result.data, value);
  };
}

function oneOf(values: readonly unknown[]): Check {
  const known = new Set(values);
  return (value) => known.has(value);
}

function stringCheck(schema: z.ZodString): Check {
  const { checks = [] } = schema._zod.def;
  const patterns: RegExp[] = [];
  for (const check of checks) {
    if (!(check instanceof z.core.$ZodCheckRegex)) return parsed(schema);
    patterns.push(check._zod.def.pattern);
  }
  const [only] = patterns;
  if (!only) return (value) => typeof value === "string";
  return (value) => typeof value === "string" && patterns.every((pattern) => value.search(pattern) >= 0);
}

function numberCheck(schema: z.ZodNumber): Check {
  let min = Number.NEGATIVE_INFINITY;
  let max = Number.POSITIVE_INFINITY;
  let whole = false;
  if (schema instanceof z.ZodNumberFormat) {
    if (schema._zod.def.format !== "safeint") return parsed(schema);
    whole = true;
  }
  for (const check of schema._zod.def.checks ?? []) {
    if (check instanceof z.core.$ZodCheckGreaterThan && check._zod.def.inclusive)
      min = Math.max(min, Number(check._zod.def.value));
    else if (check instanceof z.core.$ZodCheckLessThan && check._zod.def.inclusive)
      max = Math.min(max, Number(check._zod.def.value));
    else if (check instanceof z.core.$ZodCheckNumberFormat && check._zod.def.format === "safeint")
      whole = true;
    else return parsed(schema);
  }
  return (value) =>
    typeof value === "number" &&
    (whole ? Number.isSafeInteger(value) : Number.isFinite(value)) &&
    value >= min &&
    value <= max;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return false;
  return Object.getPrototypeOf(value) === Object.prototype;
}

function recordCheck(schema: z.ZodRecord): Check {
  const { keyType, valueType } = schema._zod.def;
  // A record over an enum owes every key, unless it is a partial one.
  if (!(keyType instanceof z.ZodString) && keyType._zod.values !== undefined) return parsed(schema);
  const keys = checkFor(keyType);
  const values = checkFor(valueType);
  return (value) => {
    if (!isRecord(value)) return false;
    for (const key in value) if (key === "__proto__" || !keys(key) || !values(value[key])) return false;
    return true;
  };
}

/** Unknown keys are never passed: a strict object refuses them and another one drops them. */
function objectCheck(schema: z.ZodObject): Check {
  const { shape, catchall } = schema._zod.def;
  if (catchall && !(catchall instanceof z.ZodNever)) return parsed(schema);
  const names = Object.keys(shape);
  const parts = new Map(names.map((name) => [name, partFor(shape, name)]));
  const needed = [...parts.values()].filter((part) => part.needed).length;
  return (value) => {
    if (!isRecord(value)) return false;
    let met = 0;
    for (const key in value) {
      const part = parts.get(key);
      if (!part?.check(value[key])) return false;
      if (part.needed) met += 1;
    }
    return met === needed;
  };
}

interface Part {
  readonly check: Check;
  readonly needed: boolean;
}
function partFor(shape: z.core.$ZodShape, name: string): Part {
  const schema = shape[name];
  if (!schema) return { check: () => false, needed: true };
  return { check: checkFor(schema), needed: !(schema instanceof z.ZodExactOptional) };
}

/** Goes straight to the option that the discriminating word names. */
function byWord(schema: z.ZodDiscriminatedUnion): Check {
  const { discriminator, options } = schema._zod.def;
  const checks = new Map<unknown, Check>();
  for (const option of options) {
    const words = option._zod.propValues?.[discriminator];
    if (!words) return parsed(schema);
    for (const word of words) checks.set(word, checkFor(option));
  }
  return (value) => isRecord(value) && (checks.get(value[discriminator])?.(value) ?? false);
}
