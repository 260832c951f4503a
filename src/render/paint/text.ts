import type { Ctx } from "./fonts.ts";

export interface FitOptions {
  readonly width: number;
  /** px; without it only the number of lines counts. */
  readonly height?: number;
  readonly lines: number;
  readonly max: number;
  readonly min: number;
  readonly font: (size: number) => string;
  /** Line height as a part of the size. */
  readonly lead?: number;
}
export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
  readonly lead: number;
}

/** Size at which widths are measured, px. */
const UNIT = 64;
const widths = new Map<string, number>();

/**
 * Width of a text at a size, px. Measuring takes a third of a millisecond and widths grow evenly with the size, so each text
 * is measured once.
 */
export function widthOf(ctx: Ctx, text: string, font: (size: number) => string, size: number): number {
  const face = font(UNIT);
  const key = `${face}|${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    const before = ctx.font;
    ctx.font = face;
    width = ctx.measureText(text).width / UNIT;
    ctx.font = before;
    if (widths.size > 20_000) widths.clear();
    widths.set(key, width);
  }
  return width * size;
}

/** Texts that did not fit even at their smallest size and lost their end. Tests want this to stay empty. */
export const cuts: string[] = [];
const fitMemo = new Map<string, boolean>();
const memo = new Map<string, Fitted>();

/** The largest size at which `text` fits its box, broken at blanks; at the smallest size it is cut with "…". */
export function fitText(ctx: Ctx, text: string, box: FitOptions): Fitted {
  const key = `${text}|${box.width}|${box.height ?? 0}|${box.lines}|${box.max}|${box.min}|${box.font(1)}`;
  const known = memo.get(key);
  if (known) return known;
  const lead = box.lead ?? 1.14;
  let fitted: Fitted | null = null;
  for (let size = box.max; size >= box.min && !fitted; size -= size > 20 ? 2 : 1) {
    const lines = wrap(ctx, text, box, size);
    const room = Math.min(box.lines, box.height ? Math.floor(box.height / (size * lead)) : box.lines);
    if (lines && lines.length <= room) fitted = { lines, size, lead };
  }
  fitted ??= cut(ctx, text, box, lead);
  if (memo.size > 4000) memo.clear();
  memo.set(key, fitted);
  return fitted;
}

/** Whether the whole text has room at some allowed size. */
export function fits(ctx: Ctx, text: string, box: FitOptions): boolean {
  const before = cuts.length;
  const key = `${text}|fits|${box.width}|${box.height ?? 0}|${box.lines}|${box.max}|${box.min}`;
  const known = fitMemo.get(key);
  if (known !== undefined) return known;
  fitText(ctx, text, box);
  const whole = cuts.length === before;
  cuts.length = before;
  if (fitMemo.size > 4000) fitMemo.clear();
  fitMemo.set(key, whole);
  return whole;
}

/** Lines no wider than the box; null when one word alone is wider. "\n" starts a new line. */
function wrap(ctx: Ctx, text: string, { width, font }: FitOptions, size: number): string[] | null {
  const space = widthOf(ctx, " ", font, size);
  const lines: string[] = [];
  for (const part of text.split("\n")) {
    let line = "";
    let wide = 0;
    for (const word of part.split(" ")) {
      const own = widthOf(ctx, word, font, size);
      if (own > width) return null;
      const longer = line === "" ? own : wide + space + own;
      if (longer <= width) {
        line = line === "" ? word : `${line} ${word}`;
        wide = longer;
        continue;
      }
      lines.push(line);
      line = word;
      wide = own;
    }
    lines.push(line);
  }
  return lines;
}

function cut(ctx: Ctx, text: string, box: FitOptions, lead: number): Fitted {
  cuts.push(text);
  if (cuts.length > 1000) cuts.splice(0, 500);
  ctx.font = box.font(box.min);
  const lines: string[] = [];
  let rest = text.replaceAll("\n", " ");
  while (lines.length < box.lines && rest !== "") {
    let length = rest.length;
    while (length > 1 && ctx.measureText(rest.slice(0, length)).width > box.width) length -= 1;
    const blank = rest.slice(0, length + 1).lastIndexOf(" ");
    const last = lines.length === box.lines - 1;
    if (!last && length < rest.length && blank > 0) length = blank;
    let line = rest.slice(0, length).trim();
    rest = rest.slice(length).trim();
    if (last && rest !== "") {
      while (line.length > 1 && ctx.measureText(`${line}…`).width > box.width) line = line.slice(0, -1);
      line = `${line.trim()}…`;
    }
    lines.push(line);
  }
  return { lines, size: box.min, lead };
}

/** Draws fitted text in a box; `valign` places the block of lines. Returns the block's height. */
export function textIn(
  ctx: Ctx,
  text: string,
  x: number,
  y: number,
  box: FitOptions & {
    readonly color: string;
    readonly align?: "left" | "center" | "right";
    readonly valign?: "top" | "middle" | "bottom";
  },
): number {
  const fitted = fitText(ctx, text, box);
  ctx.font = box.font(fitted.size);
  ctx.fillStyle = box.color;
  const step = fitted.size * fitted.lead;
  const height = fitted.lines.length * step;
  const room = box.height ?? height;
  const top =
    box.valign === "middle" ? y + (room - height) / 2 : box.valign === "bottom" ? y + room - height : y;
  const align = box.align ?? "left";
  ctx.textAlign = align;
  const at = align === "center" ? x + box.width / 2 : align === "right" ? x + box.width : x;
  for (const [index, line] of fitted.lines.entries())
    ctx.fillText(line, at, top + step * index + fitted.size * (0.86 + (fitted.lead - 1) / 2));
  ctx.textAlign = "left";
  return height;
}

/** One line of text with its middle at (x, y). */
export function textAt(
  ctx: Ctx,
  text: string,
  x: number,
  y: number,
  font: string,
  size: number,
  color: string,
): void {
  ctx.font = font;
  ctx.fillStyle = color;
  ctx.textAlign = "center";
  ctx.fillText(text, x, y + size * 0.36);
  ctx.textAlign = "left";
}
