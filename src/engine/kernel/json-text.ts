/** The path of a value in a document, as zod writes it. */
export type Path = readonly (string | number)[];

/** "cards[3].abilities[0].do[1].amount" */
export function pathText(path: Path): string {
  return path
    .map((part, at) => (typeof part === "number" ? `[${part}]` : at === 0 ? part : `.${part}`))
    .join("");
}

/** What is wrong with a file that somebody wrote, and where. */
export interface TextFault {
  /** From 1. */
  readonly line: number;
  /** "" for the whole file. */
  readonly path: string;
  readonly message: string;
}

/** "line 12, cards[3].cost: expected number" */
export function faultText({ line, path, message }: TextFault): string {
  return `line ${line}, ${path || "the file"}: ${message}`;
}

/** A value with what it takes to say on which line a part of it stands. */
export interface ReadJson {
  readonly value: unknown;
  /** The line (from 1) on which the value at `path` begins; of a value that is missing, that of the nearest one around it. */
  lineAt(path: Path): number;
}

const DEEPEST = 64;

class JsonFault extends Error {}

/**
 * Reads JSON as JSON.parse does, but stricter and more helpful: a fault names its line and what was expected there; a key that is
 * written twice is a fault, since one of both would be lost unseen, and so is a number too large to be kept.
 */
export function readJson(text: string): ReadJson | TextFault {
  const lines = new Map<string, number>();
  const path: (string | number)[] = [];
  let at = 0;
  let line = 1;

  const fail = (message: string): never => {
    throw new JsonFault(message);
  };
  const found = (): string => {
    const sign = text[at];
    if (sign === undefined) return "the end of the file";
    return /[\p{L}\p{N}]/u.test(sign)
      ? `"${/^[\p{L}\p{N}_.+-]{1,20}/u.exec(text.slice(at, at + 20))?.[0] ?? sign}"`
      : JSON.stringify(sign);
  };
  const space = (): void => {
    for (; ; at += 1) {
      const sign = text[at];
      if (sign === "\n") line += 1;
      else if (sign !== " " && sign !== "\t" && sign !== "\r") return;
    }
  };
  const word = (): string => {
    const start = at;
    at += 1;
    while (text[at] !== '"') {
      const sign = text[at];
      if (sign === undefined || sign === "\n" || sign === "\r") fail('expected " at the end of the text');
      at += sign === "\\" ? 2 : 1;
    }
    at += 1;
    try {
      return String(JSON.parse(text.slice(start, at)));
    } catch {
      return fail("this text holds a sign that must be written with \\, or a \\ too many");
    }
  };
  const number = (): number => {
    const written = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?/.exec(text.slice(at, at + 400))?.[0];
    if (written === undefined) return fail(`expected a value, got ${found()}`);
    at += written.length;
    const value = Number(written);
    return Number.isFinite(value) ? value : fail("this number is too large");
  };
  const object = (): Record<string, unknown> => {
    const made: [string, unknown][] = [];
    const seen = new Set<string>();
    at += 1;
    space();
    while (text[at] !== "}") {
      if (text[at] !== '"')
        fail(`expected a key in quotation marks${made.length === 0 ? " or }" : ""}, got ${found()}`);
      const key = word();
      if (seen.has(key)) fail(`the key ${JSON.stringify(key)} is written twice`);
      seen.add(key);
      space();
      if (text[at] !== ":") fail(`expected : after the key ${JSON.stringify(key)}, got ${found()}`);
      at += 1;
      path.push(key);
      made.push([key, value()]);
      path.pop();
      space();
      if (text[at] !== ",") {
        if (text[at] !== "}") fail(`expected , or }, got ${found()}`);
        continue;
      }
      at += 1;
      space();
      if (text[at] === "}") fail("expected another key after the comma, got }");
    }
    at += 1;
    // Unlike an assignment this also makes a key of its own of "__proto__".
    return Object.fromEntries(made);
  };
  const list = (): unknown[] => {
    const made: unknown[] = [];
    at += 1;
    space();
    while (text[at] !== "]") {
      path.push(made.length);
      made.push(value());
      path.pop();
      space();
      if (text[at] !== ",") {
        if (text[at] !== "]") fail(`expected , or ], got ${found()}`);
        continue;
      }
      at += 1;
      space();
      if (text[at] === "]") fail("expected another value after the comma, got ]");
    }
    at += 1;
    return made;
  };
  const value = (): unknown => {
    space();
    if (path.length > DEEPEST) fail("this is nested too deeply");
    lines.set(JSON.stringify(path), line);
    switch (text[at]) {
      case "{":
        return object();
      case "[":
        return list();
      case '"':
        return word();
    }
    for (const [name, meaning] of [
      ["true", true] as const,
      ["false", false] as const,
      ["null", null] as const,
    ])
      if (text.startsWith(name, at) && !/\w/.test(text[at + name.length] ?? "")) {
        at += name.length;
        return meaning;
      }
    return number();
  };

  try {
    const whole = value();
    space();
    if (at < text.length) fail(`expected the end of the file, got ${found()}`);
    return {
      value: whole,
      lineAt(to) {
        for (let length = to.length; length >= 0; length -= 1) {
          const there = lines.get(JSON.stringify(to.slice(0, length)));
          if (there !== undefined) return there;
        }
        return 1;
      },
    };
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return { line, path: pathText(path), message: error.message };
  }
}
