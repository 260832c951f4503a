/**
 * Discord's flavour of markdown as a tree. Pure: no DOM, no names of people. `markdown-view.tsx` draws the tree.
 */

export type Inline =
  | { k: "text"; text: string }
  | { k: "bold" | "italic" | "underline" | "strike" | "spoiler"; children: Inline[] }
  | { k: "code"; text: string }
  | { k: "link"; href: string; children: Inline[] }
  | { k: "user" | "channel" | "role"; id: string }
  | { k: "time"; unix: number; style: string }
  | { k: "emoji"; name: string }
  | { k: "command"; name: string }
  | { k: "everyone"; text: string }
  | { k: "break" };

export interface ListItem {
  children: Inline[];
  nested: Block[];
}

export type Block =
  | { k: "paragraph"; children: Inline[] }
  | { k: "heading"; level: 1 | 2 | 3; children: Inline[] }
  | { k: "subtext"; children: Inline[] }
  | { k: "quote"; blocks: Block[] }
  | { k: "list"; ordered: boolean; start: number; items: ListItem[] }
  | { k: "pre"; language: string; text: string };

interface Rule {
  pattern: RegExp;
  make: (match: RegExpExecArray, before: string) => Inline | undefined;
}

const group = (match: RegExpExecArray, index: number): string => match[index] ?? "";
const wrap = (k: "bold" | "italic" | "underline" | "strike" | "spoiler") => (match: RegExpExecArray) => ({
  k,
  children: parseInline(group(match, 1)),
});

/** Tried in this order at each position; every pattern is sticky. */
const RULES: Rule[] = [
  { pattern: /\\([^\p{L}\p{N}\s])/uy, make: (m) => ({ k: "text", text: group(m, 1) }) },
  { pattern: /``([\s\S]*?[^`])``(?!`)/y, make: (m) => ({ k: "code", text: group(m, 1).trim() }) },
  { pattern: /`([^`\n]+)`/y, make: (m) => ({ k: "code", text: group(m, 1) }) },
  { pattern: /<@!?(\d+)>/y, make: (m) => ({ k: "user", id: group(m, 1) }) },
  { pattern: /<@&(\d+)>/y, make: (m) => ({ k: "role", id: group(m, 1) }) },
  { pattern: /<#(\d+)>/y, make: (m) => ({ k: "channel", id: group(m, 1) }) },
  {
    pattern: /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y,
    make: (m) => ({ k: "time", unix: Number(group(m, 1)), style: group(m, 2) || "f" }),
  },
  { pattern: /<a?:(\w{2,32}):\d+>/y, make: (m) => ({ k: "emoji", name: group(m, 1) }) },
  { pattern: /<\/([\w -]{1,100}):\d+>/y, make: (m) => ({ k: "command", name: group(m, 1) }) },
  { pattern: /<(https?:\/\/[^\s>]+)>/y, make: (m) => plainLink(group(m, 1)) },
  { pattern: /@(?:everyone|here)\b/y, make: (m) => ({ k: "everyone", text: m[0] }) },
  {
    pattern: /\[((?:\\.|[^\]\\\n])+)\]\(<?(https?:\/\/[^\s()>]+)>?(?:\s+"[^"\n]*")?\)/y,
    make: (m) => ({ k: "link", href: group(m, 2), children: parseInline(group(m, 1)) }),
  },
  { pattern: /https?:\/\/[^\s<>]*[^\s<>.,:;"'\])!?*_~|]/y, make: (m) => plainLink(m[0]) },
  { pattern: /\|\|([\s\S]+?)\|\|/y, make: wrap("spoiler") },
  { pattern: /\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, make: wrap("bold") },
  { pattern: /__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, make: wrap("underline") },
  { pattern: /~~((?:\\[\s\S]|[^\\])+?)~~/y, make: wrap("strike") },
  {
    pattern: /\*(?![\s*])((?:\\[\s\S]|\*\*(?:[^*]|\*(?!\*))+\*\*|[^*\\])+?)\*(?!\*)/y,
    make: (m) => (/\s$/.test(group(m, 1)) ? undefined : wrap("italic")(m)),
  },
  {
    pattern: /_(?![\s_])((?:\\[\s\S]|__|[^_\\])+?)_(?![\p{L}\p{N}_])/uy,
    make: (m, before) => (/[\p{L}\p{N}]$/u.test(before) ? undefined : wrap("italic")(m)),
  },
  { pattern: /\n/y, make: () => ({ k: "break" }) },
];

function plainLink(href: string): Inline {
  return { k: "link", href, children: [{ k: "text", text: href }] };
}

/** Characters at which any rule may begin; all others are plain text and are skipped quickly. */
const SPECIAL = /[\\`<@[h|*_~\n]/g;

/** Reads one run of text without block structure. */
export function parseInline(source: string): Inline[] {
  const out: Inline[] = [];
  let plain = "";
  let at = 0;
  const flush = () => {
    if (plain !== "") out.push({ k: "text", text: plain });
    plain = "";
  };
  while (at < source.length) {
    SPECIAL.lastIndex = at;
    const next = SPECIAL.exec(source)?.index ?? source.length;
    plain += source.slice(at, next);
    at = next;
    if (at >= source.length) break;
    const found = firstRule(source, at);
    if (found === undefined) {
      plain += source[at] ?? "";
      at += 1;
      continue;
    }
    at = found.end;
    if (found.node.k === "text") plain += found.node.text;
    else {
      flush();
      out.push(found.node);
    }
  }
  flush();
  return out;
}

function firstRule(source: string, at: number): { node: Inline; end: number } | undefined {
  for (const rule of RULES) {
    rule.pattern.lastIndex = at;
    const match = rule.pattern.exec(source);
    if (match === null) continue;
    const end = at + match[0].length;
    const node = rule.make(match, source.slice(Math.max(0, at - 2), at));
    if (node !== undefined) return { node, end };
  }
  return undefined;
}

const LIST_LINE = /^( *)([-*]|\d{1,9}\.) +(.*)$/;

/** Reads a whole message or text display. */
export function parseMarkdown(source: string): Block[] {
  const out: Block[] = [];
  const fences = source.split(/```(?:([\w+-]*)\n)?([\s\S]*?)```/g);
  // split gives: text, language, code, text, language, code, …, text
  for (let i = 0; i < fences.length; i += 3) {
    const text = fences[i] ?? "";
    const trimmed = i === 0 ? text : text.replace(/^\n/, "");
    if (trimmed.trim() !== "") out.push(...parseLines(trimmed.replace(/\n$/, "").split("\n")));
    const code = fences[i + 2];
    if (code !== undefined)
      out.push({ k: "pre", language: fences[i + 1] ?? "", text: code.replace(/^\n|\n$/g, "") });
  }
  return out;
}

function parseLines(lines: readonly string[]): Block[] {
  const out: Block[] = [];
  let paragraph: string[] = [];
  const flush = () => {
    const text = paragraph.join("\n");
    if (text.trim() !== "")
      out.push({ k: "paragraph", children: parseInline(text.replace(/^\n+|\n+$/g, "")) });
    paragraph = [];
  };
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    const heading = /^(#{1,3}) +(.+)$/.exec(line);
    const subtext = /^-# +(.+)$/.exec(line);
    if (heading !== null) {
      flush();
      const level = (heading[1] ?? "#").length;
      out.push({
        k: "heading",
        level: level === 1 ? 1 : level === 2 ? 2 : 3,
        children: parseInline(heading[2] ?? ""),
      });
      at += 1;
    } else if (subtext !== null) {
      flush();
      out.push({ k: "subtext", children: parseInline(subtext[1] ?? "") });
      at += 1;
    } else if (line.startsWith(">>> ")) {
      flush();
      const rest = [line.slice(4), ...lines.slice(at + 1)];
      out.push({ k: "quote", blocks: parseLines(rest) });
      at = lines.length;
    } else if (line === ">" || line.startsWith("> ")) {
      flush();
      const quoted: string[] = [];
      while (at < lines.length && /^>( |$)/.test(lines[at] ?? "")) {
        quoted.push((lines[at] ?? "").slice(2));
        at += 1;
      }
      out.push({ k: "quote", blocks: parseLines(quoted) });
    } else if (LIST_LINE.test(line)) {
      flush();
      const end = listEnd(lines, at);
      out.push(...parseList(lines.slice(at, end)));
      at = end;
    } else {
      paragraph.push(line);
      at += 1;
    }
  }
  flush();
  return out;
}

/** A list goes on as long as lines are items, or are indented and so belong to the item above. */
function listEnd(lines: readonly string[], from: number): number {
  let at = from + 1;
  while (at < lines.length && (LIST_LINE.test(lines[at] ?? "") || /^ {2,}\S/.test(lines[at] ?? ""))) at += 1;
  return at;
}

function parseList(lines: readonly string[]): Block[] {
  const out: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const match = LIST_LINE.exec(lines[at] ?? "");
    const indent = (match?.[1] ?? "").length;
    const marker = match?.[2] ?? "-";
    let end = at + 1;
    while (end < lines.length && indentOf(lines[end] ?? "") > indent) end += 1;
    const below = lines.slice(at + 1, end);
    const firstItem = below.findIndex((line) => LIST_LINE.test(line));
    const own = firstItem === -1 ? below : below.slice(0, firstItem);
    const text = [match?.[3] ?? (lines[at] ?? "").trim(), ...own.map((line) => line.trim())].join("\n");
    const item: ListItem = {
      children: parseInline(text),
      nested: firstItem === -1 ? [] : parseList(below.slice(firstItem)),
    };
    const ordered = /\d/.test(marker);
    const last = out.at(-1);
    if (last?.k === "list" && last.ordered === ordered) last.items.push(item);
    else out.push({ k: "list", ordered, start: ordered ? Number.parseInt(marker, 10) : 1, items: [item] });
    at = end;
  }
  return out;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
