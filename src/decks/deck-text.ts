import type { DeckList } from "../engine/kernel/game.ts";

/** A line of a list that names a card, as it was written. */
export interface ReadLine {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  /** As written; the catalogue's spelling where the name is known. */
  readonly name: string;
  readonly known: boolean;
  readonly count: number;
}

export interface ReadList {
  /** What the list calls itself; null when it does not. */
  readonly name: string | null;
  readonly lines: readonly ReadLine[];
  /** Lines taken for headings of parts. */
  readonly headings: readonly string[];
  /** Lines of a sideboard, which no deck here has. */
  readonly aside: readonly string[];
}

/** The card that a name means exactly; null when there is none. */
type Know = (name: string) => string | null;

/** More lines are no list. */
export const LINES_MAX = 500;

interface Entry {
  readonly name: string;
  readonly count: number;
  /** How the count was written: "3 Name", "Name (3)", or not at all. */
  readonly form: "before" | "after" | "none";
}

/**
 * Reads a list as people and other programs write them: "3 Name", "3x Name", "Name x3", "Name (3)", "3,Name", a bare name for one;
 * with bullets, headings, comments, blank lines, marks of sets and collector's numbers. What it cannot read as a known card stays as
 * written with `known: false`; it guesses nothing.
 */
export function readDeckText(text: string, know: Know): ReadList {
  const rows = text
    .replace(/^\ufeff/, "")
    .split(/\r\n|\r|\n/)
    .slice(0, LINES_MAX)
    .map((raw, at) => ({ line: at + 1, text: plain(raw) }));
  const lines: ReadLine[] = [];
  const headings: string[] = [];
  const aside: string[] = [];
  let name: string | null = null;
  let side = false;
  let begun = false;
  for (const [at, row] of rows.entries()) {
    if (row.text === "") continue;
    const title = /^(?:name|deck name|title)\s*[:=]?\s+(.+)$/i.exec(row.text)?.[1];
    if (title && !begun && !know(row.text)) {
      name = title.trim();
      continue;
    }
    const section = /^(deck|main ?(?:deck|board)?|side ?board|about|cards?)\s*(?:\(\d+\)|:\s*\d*)?$/i.exec(
      row.text,
    )?.[1];
    if (section && !know(row.text)) {
      side = /^side/i.test(section);
      begun = begun || !/^about$/i.test(section);
      continue;
    }
    if (/^(?:total\b.*|\d{1,3}\s+cards?(?:\s+total)?)$/i.test(row.text) && !know(row.text)) continue;
    const sideLine = /^SB:\s*(.+)$/i.exec(row.text)?.[1];
    if (side || sideLine) {
      aside.push(row.text);
      continue;
    }
    const entry = readEntry(row.text, know);
    if (!entry) continue;
    const card = know(entry.name);
    if (card === null && entry.form !== "before") {
      const sum = sumBelow(
        rows.slice(at + 1).map((one) => one.text),
        know,
      );
      const heads =
        entry.form === "after" ? sum.untilBlank === entry.count || sum.toEnd === entry.count : sum.next;
      const alone = sum.next || rows[at + 1]?.text === "";
      if (alone && entry.form === "none" && !begun && name === null && !isMarked(row.text)) {
        name = entry.name;
        continue;
      }
      if (heads || isMarked(row.text)) {
        headings.push(entry.name);
        begun = true;
        continue;
      }
    }
    begun = true;
    lines.push({
      line: row.line,
      text: row.text,
      name: card ?? entry.name,
      known: card !== null,
      count: entry.count,
    });
  }
  return { name, lines, headings, aside };
}

/** A line without comment, bullet and quotation marks; empty when nothing is left. */
function plain(raw: string): string {
  const line = raw.replace(/[\p{Cc}\p{Cf}]/gu, " ").trim();
  if (/^(?:\/\/|;|--)/.test(line)) return "";
  // "# Heading" and "#comment" say nothing that is needed; "## 3 Name" does not occur.
  if (/^#/.test(line)) return "";
  return line
    .replace(/\s+(?:\/\/|#\s|;).*$/, "")
    .replace(/^(?:[-*•–—]|\d+\.)\s+/, "")
    .replace(/^(?:\*\*|__)(.+?)(?:\*\*|__)$/, "$1")
    .trim();
}

/** Whether a line looks like a heading by itself: "Name:", "[Name]", "== Name ==". */
function isMarked(text: string): boolean {
  return /^[^\d].*:$/.test(text) || /^\[.+\]$/.test(text) || /^=+.+=+$/.test(text);
}

const COUNT = "(\\d{1,3})";
const BEFORE = [
  new RegExp(`^${COUNT}\\s*[x×*]?\\s*[,;\\t]\\s*(.+)$`, "i"),
  new RegExp(`^${COUNT}\\s*[x×*]\\s*(.+)$`, "i"),
  new RegExp(`^[x×]\\s*${COUNT}\\s+(.+)$`, "i"),
  new RegExp(`^[([]${COUNT}[x×]?[)\\]]\\s*(.+)$`, "i"),
  new RegExp(`^${COUNT}\\s+(.+)$`, "i"),
];
const AFTER = [
  new RegExp(`^(.+?)\\s*[,;\\t]\\s*[x×]?\\s*${COUNT}[x×]?$`, "i"),
  new RegExp(`^(.+?)\\s*[([]\\s*[x×]?\\s*${COUNT}\\s*[x×]?\\s*[)\\]]$`, "i"),
  new RegExp(`^(.+?)\\s+[x×*]\\s*${COUNT}$`, "i"),
  new RegExp(`^(.+?)\\s+${COUNT}\\s*[x×]$`, "i"),
  new RegExp(`^(.+?)\\s*[:=]\\s*${COUNT}$`, "i"),
];

function readEntry(text: string, know: Know): Entry | null {
  // A card whose own name holds a number or brackets comes first.
  if (know(text) !== null) return { name: text, count: 1, form: "none" };
  for (const pattern of BEFORE) {
    const found = pattern.exec(text);
    if (found) return { count: Number(found[1]), name: cardIn(found[2] ?? "", know), form: "before" };
  }
  for (const pattern of AFTER) {
    const found = pattern.exec(text);
    if (found) return { count: Number(found[2]), name: cardIn(found[1] ?? "", know), form: "after" };
  }
  const [, bare = "", copies] = /^(.+?)\s+(\d{1,2})$/.exec(text) ?? [];
  if (know(bare) !== null) return { name: bare, count: Number(copies), form: "after" };
  const name = cardIn(text, know)
    .replace(/^[=\s[]+|[=\s\]:]+$/g, "")
    .trim();
  return name === "" ? null : { name, count: 1, form: "none" };
}

/** The name within what follows or precedes the count: without quotation marks, set, collector's number and foil mark. */
function cardIn(text: string, know: Know): string {
  const bare = text.replace(/^["“”']+|["“”',;]+$/g, "").trim();
  if (know(bare) !== null) return bare;
  const less = bare
    .replace(/\s*\*[A-Za-z]+\*$/, "")
    .replace(/\s+#?\d+[a-z]?$/i, "")
    .replace(/\s*[([<{][^()[\]<>{}]{1,24}[)\]>}]$/, "")
    .replace(/\s*\|.*$/, "")
    .replace(/["“”']+$/, "")
    .trim();
  return less !== "" && know(less) !== null ? less : bare;
}

/** What the lines below hold, to tell a heading from a card that nobody knows. */
function sumBelow(
  texts: readonly string[],
  know: Know,
): { readonly untilBlank: number; readonly toEnd: number; readonly next: boolean } {
  let untilBlank: number | null = null;
  let sum = 0;
  let next: boolean | null = null;
  for (const text of texts) {
    if (text === "") {
      if (sum > 0) untilBlank ??= sum;
      continue;
    }
    const entry = readEntry(text, know);
    const counts = entry !== null && (know(entry.name) !== null || entry.form === "before");
    next ??= counts;
    if (!counts) {
      untilBlank ??= sum;
      break;
    }
    sum += entry.count;
  }
  return { untilBlank: untilBlank ?? sum, toEnd: sum, next: next ?? false };
}

/** A list to be kept or sent: one line a card, which `readDeckText` reads back. */
export function writeDeckText({ name, cards }: DeckList): string {
  return [`// ${name}`, ...cards.map((card) => `${card.count} ${card.name}`), ""].join("\n");
}

/** Lines of one card put together, at the place of the first; those without copies left out. */
export function mergeCards(cards: DeckList["cards"]): DeckList["cards"] {
  const counts = new Map<string, number>();
  for (const { name, count } of cards) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts].flatMap(([name, count]) => (count > 0 ? [{ name, count }] : []));
}
