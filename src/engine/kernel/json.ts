/** What a saved match may consist of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** JSON text with sorted keys: equal values give equal text. Throws on anything that is not plain JSON. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === "string" || typeof value === "boolean") return JSON.stringify(value);
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new Error("A number that JSON cannot hold");
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype) {
    let text = "";
    for (const [key, part] of sortedEntries(value)) {
      if (part === undefined) continue;
      text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${canonicalJson(part)}`;
    }
    return `{${text}}`;
  }
  throw new Error(`Not plain data: ${typeof value}`);
}

function sortedEntries(value: object): [string, unknown][] {
  const entries = Object.entries(value);
  for (let i = 1; i < entries.length; i += 1)
    if ((entries[i - 1]?.[0] ?? "") > (entries[i]?.[0] ?? ""))
      return entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return entries;
}

/** 106-bit hash of a value's canonical JSON, as 28 hex digits: tells states apart, is no signature. */
export function hashOf(value: unknown): string {
  const text = canonicalJson(value);
  return mix(text, 0x9e3779b9) + mix(text, 0x85ebca6b);
}

/** cyrb53-style mixing of UTF-16 units into 14 hex digits. */
function mix(text: string, seed: number): string {
  let a = 0xdeadbeef ^ seed;
  let b = 0x41c6ce57 ^ seed;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(16).padStart(14, "0");
}

/** A deep copy of plain data; faster than `structuredClone`, and just as blind to anything that is not plain. */
export function copyPlain<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyPlain) as T;
  if (value === null || typeof value !== "object") return value;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyPlain(value[key]);
  return copy as T;
}
