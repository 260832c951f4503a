/**
 * Finds a file's imports without a compiler (TypeScript 7 has no JavaScript interface any more).
 *
 * Text is first reduced: comments go, and every string becomes a numbered mark, so that an import that is only spoken of, in a
 * comment or inside a string, is not taken for one.
 */

/** @typedef {{ from: string, typeOnly: boolean, line: number, lazy: boolean }} Import `lazy`: loaded later, by import(), require() or as a URL. */

/**
 * @param {string} text source of a .ts, .tsx, .mts or .mjs file
 * @returns {{ code: string, strings: string[] }} same line numbers as the text
 */
export function reduce(text) {
  /** @type {string[]} */
  const strings = [];
  let code = "";
  let at = 0;
  /** One entry for each `${` that is open: how many braces are open inside it. @type {number[]} */
  const depths = [];
  const lines = (/** @type {string} */ part) => part.replace(/[^\n]+/g, "");
  const mark = (/** @type {string} */ content) => `"${strings.push(content) - 1}"`;

  /** Takes template text from `at` to the closing backtick or the next `${`. */
  const template = () => {
    const start = at;
    while (at < text.length && text[at] !== "`" && !text.startsWith("${", at))
      at += text[at] === "\\" ? 2 : 1;
    const content = text.slice(start, at);
    if (text.startsWith("${", at)) {
      depths.push(0);
      at += 2;
    } else at += 1;
    code += mark(content) + lines(content);
  };

  while (at < text.length) {
    const char = text[at] ?? "";
    const next = text[at + 1];
    if (char === "/" && next === "/") {
      const end = text.indexOf("\n", at);
      at = end < 0 ? text.length : end;
    } else if (char === "/" && next === "*") {
      const end = text.indexOf("*/", at + 2);
      const stop = end < 0 ? text.length : end + 2;
      code += ` ${lines(text.slice(at, stop))}`;
      at = stop;
    } else if (char === '"' || char === "'") {
      // A string ends at its line's end at the latest, so an apostrophe in JSX text spoils one line, not the file.
      const match = /^(["'])((?:\\[\s\S]|(?!\1)[^\\\n])*)\1/.exec(text.slice(at, at + 20_000));
      code += match ? mark(match[2] ?? "") + lines(match[0]) : char;
      at += match ? match[0].length : 1;
    } else if (char === "`") {
      at += 1;
      template();
    } else if (char === "/" && regexMayStart(code)) {
      const match = /^\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/.exec(text.slice(at, at + 5_000));
      code += match ? " /re/ " : char;
      at += match ? match[0].length : 1;
    } else {
      const depth = depths.length - 1;
      at += 1;
      if (depth >= 0 && char === "{") depths[depth] = (depths[depth] ?? 0) + 1;
      if (depth >= 0 && char === "}") {
        if (depths[depth] === 0) {
          depths.pop();
          template();
          continue;
        }
        depths[depth] = (depths[depth] ?? 0) - 1;
      }
      code += char;
    }
  }
  return { code, strings };
}

/** A slash after an operator, an opening bracket or a word like `return` begins a pattern; after a value it divides. @param {string} code */
function regexMayStart(code) {
  const before = code.slice(-200).trimEnd();
  // `</div>` of JSX is no pattern.
  return (
    before === "" ||
    /[([{,;:=!&|?+\-*%~^>}]$/.test(before) ||
    /\b(return|typeof|case|in|of|do|else|void|yield|await)$/.test(before)
  );
}

/** @param {string} text @returns {Import[]} in the order in which they stand */
export function importsOf(text) {
  return importsOfReduced(reduce(text));
}

/** @param {{ code: string, strings: string[] }} reduced @returns {Import[]} */
export function importsOfReduced({ code, strings }) {
  /** @type {{ at: number, one: Import }[]} */
  const found = [];
  const patterns = [
    // import "x"; import a, { type B } from "x"; import type C from "x"; export * from "x"; export type { D } from "x"
    /(?<![.\w$])(?:import|export)\s+(?:(?<clause>type\s+)?[\w$\s,{}*"]+?\s*\bfrom\s*)?"(?<at>\d+)"/g,
    // import("x"), require("x"), and typeof import("x") of types
    /(?<type>typeof\s+)?(?<![.\w$])(?<lazy>import|require|createRequire\([^)]*\))\s*\(\s*"(?<at>\d+)"/g,
    // new URL("./worker.ts", import.meta.url): how a process to fork is named
    /(?<lazy>new\s+URL)\s*\(\s*"(?<at>\d+)"\s*,\s*import\s*\.\s*meta\s*\.\s*url/g,
  ];
  for (const pattern of patterns) {
    for (const match of code.matchAll(pattern)) {
      const { clause, type, lazy, at } = match.groups ?? {};
      const from = strings[Number(at)];
      if (from === undefined) continue;
      // `import { type A }` still loads the file under verbatimModuleSyntax, so only the form with `type` in front counts.
      const typeOnly = clause !== undefined || type !== undefined;
      const line = code.slice(0, match.index).split("\n").length;
      found.push({ at: match.index, one: { from, typeOnly, lazy: lazy !== undefined, line } });
    }
  }
  return found.sort((a, b) => a.at - b.at).map(({ one }) => one);
}
