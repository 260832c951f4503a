/** The path of a value in a document, as zod writes it. */
export type Path = readonly (string | number)[];

/** "cards[3].abilities[0].do[1].amount" */
export function pathText(path: Path): string {
  return path
    .map((part, at) => (typeof part === "number" ? `[${part}]` : at === 0 ? part : `.${part}`))
    .join("");
}

/**
 * The line (from 1) on which the value at `path` begins in `text`, which must be valid JSON. Where the path leads
 * nowhere (a key that is missing), the line of the nearest value around it.
 */
export function lineOf(text: string, path: Path): number {
  const at = locate(text, skipSpace(text, 0), path, 0);
  return text.slice(0, at).split("\n").length;
}

function locate(text: string, start: number, path: Path, depth: number): number {
  const wanted = path[depth];
  const open = text[start];
  if (wanted === undefined || (open !== "{" && open !== "[")) return start;
  let at = skipSpace(text, start + 1);
  for (let index = 0; text[at] !== "}" && text[at] !== "]" && at < text.length; index += 1) {
    let key: string | number = index;
    if (open === "{") {
      const end = skipValue(text, at);
      key = String(JSON.parse(text.slice(at, end)));
      at = skipSpace(text, skipSpace(text, end) + 1);
    }
    if (key === wanted) return locate(text, at, path, depth + 1);
    at = skipSpace(text, skipValue(text, at));
    if (text[at] === ",") at = skipSpace(text, at + 1);
  }
  return start;
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (/\s/.test(text[at] ?? "")) at += 1;
  return at;
}

function skipValue(text: string, from: number): number {
  let at = from;
  let depth = 0;
  do {
    const sign = text[at];
    if (sign === '"') {
      at += 1;
      while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
    } else if (sign === "{" || sign === "[") depth += 1;
    else if (sign === "}" || sign === "]") depth -= 1;
    else if (depth === 0) {
      while (at < text.length && !/[\s,\]}]/.test(text[at] ?? "")) at += 1;
      return at;
    }
    at += 1;
  } while (depth > 0 && at < text.length);
  return at;
}
