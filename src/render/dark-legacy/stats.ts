import type { CardView } from "../../engine/dark-legacy/view-types.ts";
import { type Ctx, sans } from "../paint/fonts.ts";
import { box, type Rect } from "../paint/shapes.ts";
import { widthOf } from "../paint/text.ts";
import { ink, theme } from "./theme.ts";
import { word } from "./words.ts";

/** One figure of a card: "LIFE 3/5". `of` is left out while nothing is missing. */
export interface Stat {
  readonly label: string;
  readonly value: number;
  readonly of?: number;
  readonly fill: string;
  readonly line: string;
}

type Figures = Pick<CardView, "ap" | "armor" | "aura" | "life" | "tokens">;

/** The figures a card in play is looked at for: AP, armor, aura, life, else stored CP, else none. */
export function statsOf(card: Figures): Stat[] {
  const stats: Stat[] = [];
  if (card.ap !== null)
    stats.push({ label: "AP", value: card.ap, fill: theme().stats.ap[0], line: theme().stats.ap[1] });
  for (const [label, pool, [fill, line]] of [
    ["ARMOR", card.armor, theme().stats.armor],
    ["AURA", card.aura, theme().stats.aura],
    ["LIFE", card.life, theme().stats.life],
  ] as const)
    if (pool && (pool.of > 0 || label === "LIFE"))
      stats.push({ label, value: pool.left, ...(pool.left === pool.of ? {} : { of: pool.of }), fill, line });
  if (stats.length === 0) {
    const cp = card.tokens.cp;
    if (cp !== undefined)
      stats.push({ label: "CP", value: cp, fill: theme().stats.cp[0], line: theme().stats.cp[1] });
  }
  return stats;
}

/** Size of what there was at first beside what is left. */
const REST = 0.52;

/** Dark boxes side by side, each with a word above a big figure. */
export function drawStats(ctx: Ctx, stats: readonly Stat[], rect: Rect, big: number): void {
  const gap = 4;
  const w = (rect.w - gap * (stats.length - 1)) / stats.length;
  for (const [index, stat] of stats.entries()) {
    const x = rect.x + index * (w + gap);
    box(ctx, { x, y: rect.y, w, h: rect.h }, 6, stat.fill, stat.line, 2);
    const bold = (size: number): string => sans(size, 800);
    const small = Math.min(16, rect.h * 0.26, (w - 3) / widthOf(ctx, word(stat.label), bold, 1));
    ctx.textAlign = "center";
    ctx.fillStyle = "#fff4df";
    ctx.font = bold(small);
    ctx.fillText(word(stat.label), x + w / 2, rect.y + small + 1);
    const value = String(stat.value);
    const rest = stat.of === undefined ? "" : `/${stat.of}`;
    const thin = (size: number): string => sans(size, 700);
    const unit = widthOf(ctx, value, bold, 1) + (rest === "" ? 0 : widthOf(ctx, rest, thin, REST));
    const size = Math.floor(Math.min(big, (rect.h - small) * 0.98, (w - 5) / unit));
    const wide = widthOf(ctx, value, bold, size);
    const restWide = rest === "" ? 0 : widthOf(ctx, rest, thin, size * REST);
    const from = x + w / 2 - (wide + restWide) / 2;
    const baseline = rect.y + small + (rect.h - small) / 2 + size * 0.36;
    ctx.textAlign = "left";
    ctx.font = sans(size, 800);
    ctx.fillStyle = ink.white;
    ctx.fillText(value, from, baseline);
    if (rest !== "") {
      ctx.font = sans(size * REST, 700);
      ctx.fillStyle = "#ffd9b0";
      ctx.fillText(rest, from + wide, baseline);
    }
  }
}
