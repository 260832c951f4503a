/** What a saved match may consist of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** JSON text with sorted keys: equal values give equal text. Throws on anything that is not plain JSON. */
export function canonicalJson(value: unknown): string {
  if (typeof value === "string") return quoted(value);
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new Error("A number that JSON cannot hold");
    return JSON.stringify(value);
  }
  if (typeof value !== "object") throw new Error(`Not plain data: ${typeof value}`);
  if (Array.isArray(value)) {
    let list = "";
    for (let i = 0; i < value.length; i += 1) list += `${i > 0 ? "," : ""}${canonicalJson(value[i])}`;
    return `[${list}]`;
  }
  if (!isPlainObject(value)) throw new Error("Not plain data: object");
  let text = "";
  for (const key of sortedKeys(value)) {
    const part = value[key];
    if (part === undefined) continue;
    text += `${text === "" ? "" : ","}${quoted(key)}:${canonicalJson(part)}`;
  }
  return `{${text}}`;
}

function isPlainObject(value: object): value is Readonly<Record<string, unknown>> {
  return Object.getPrototypeOf(value) === Object.prototype;
}

/** Nearly every string is plain words or an id, and needs no escaping. */
const PLAIN = /^[\w .,'#-]*$/;
function quoted(text: string): string {
  return PLAIN.test(text) ? `"${text}"` : JSON.stringify(text);
}

function sortedKeys(value: object): string[] {
  const keys = Object.keys(value);
  for (let i = 1; i < keys.length; i += 1) if ((keys[i - 1] ?? "") > (keys[i] ?? "")) return keys.sort();
  return keys;
}

/**
 * Equal as JSON: the order of keys does not count, and a key with `undefined` counts as absent. Throws on a number that JSON
 * cannot hold.
 */
export function samePlain(a: unknown, b: unknown): boolean {
  if (typeof a === "number" && !Number.isFinite(a)) throw new Error("A number that JSON cannot hold");
  if (a === b) return true;
  if (a === null || b === null || typeof a !== "object" || typeof b !== "object") return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i += 1) if (!samePlain(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  return isPlainObject(a) && isPlainObject(b) && sameFields(a, b);
}

function sameFields(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  let open = 0;
  for (const key in a) {
    const part = a[key];
    if (part === undefined) continue;
    open += 1;
    if (!samePlain(part, b[key])) return false;
  }
  for (const key in b) if (b[key] !== undefined) open -= 1;
  return open === 0;
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

/**
 * A deep copy of plain data; faster than `structuredClone`, and just as blind to anything that is not plain. Spreading
 * first keeps the object's shape, so that only what lies deeper is set again.
 */
export function copyPlain<T>(value: T): T {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) {
    const list = value.slice();
    for (let i = 0; i < list.length; i += 1) {
      const part: unknown = list[i];
      if (typeof part === "object" && part !== null) list[i] = copyPlain(part);
    }
    return list as T;
  }
  const keys = Object.keys(value) as (keyof T)[];
  if (keys.length > TABLE) return copyTable(value, keys);
  const copy: T = { ...value };
  for (let i = 0; i < keys.length; i += 1) {
    const key = keys[i];
    if (key === undefined) continue;
    const part = copy[key];
    if (typeof part === "object" && part !== null) copy[key] = copyPlain(part);
  }
  return copy;
}

/** From so many keys on the engine keeps an object as a hash table, which takes long to spread. */
const TABLE = 40;
function copyTable<T>(value: T & object, keys: readonly (keyof T)[]): T {
  const copy: Partial<T> = {};
  for (const key of keys) copy[key] = copyPlain(value[key]);
  return copy as T;
}
