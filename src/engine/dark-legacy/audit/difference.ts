import { samePlain } from "../../kernel/json.ts";

/** Where two pieces of plain data differ first, and how; empty when they do not. For the words of a fault. */
export function difference(expected: unknown, found: unknown, at = ""): string {
  if (samePlain(expected, found)) return "";
  if (!isObject(expected) || !isObject(found))
    return `${at} should be ${shown(expected)} and is ${shown(found)}`;
  for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
    const inner = difference(expected[key], found[key], at === "" ? key : `${at}.${key}`);
    if (inner !== "") return inner;
  }
  return `${at} differs`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === "object";
}

const LONG = 300;
function shown(value: unknown): string {
  return (JSON.stringify(value) ?? "nothing").slice(0, LONG);
}
