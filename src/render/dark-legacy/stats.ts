import type { CardView } from "../../engine/dark-legacy/view-types.ts";
import { type Ctx, sans } from "../paint/fonts.ts";
import { box, type Rect } from "../paint/shapes.ts";
import { ink, theme } from "./theme.ts";

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

/** Dark boxes side by side, each with a word above a big figure. */
export function drawStats(ctx: Ctx, stats: readonly Stat[], rect: Rect, big: number): void {
  const gap = 4;
  const w = (rect.w - gap * (stats.length - 1)) / stats.length;
  for (const [index, stat] of stats.entries()) {
    const x = rect.x + index * (w + gap);
    box(ctx, { x, y: rect.y, w, h: rect.h }, 6, stat.fill, stat.line, 2);
    let small = Math.min(16, rect.h * 0.26);
    ctx.textAlign = "center";
    ctx.fillStyle = "#fff4df";
    for (; small > 7; small -= 0.5) {
      ctx.font = sans(small, 800);
      if (ctx.measureText(stat.label).width <= w - 3) break;
    }
    ctx.fillText(stat.label, x + w / 2, rect.y + small + 1);
    let size = Math.min(big, Math.floor((rect.h - small) * 0.98));
    const value = String(stat.value);
    const rest = stat.of === undefined ? "" : `/${stat.of}`;
    let wide = 0;
    let restWide = 0;
    for (; size > 14; size -= 2) {
      ctx.font = sans(size, 800);
      wide = ctx.measureText(value).width;
      ctx.font = sans(size * 0.52, 700);
      restWide = rest === "" ? 0 : ctx.measureText(rest).width;
      if (wide + restWide <= w - 5) break;
    }
    const from = x + w / 2 - (wide + restWide) / 2;
    const baseline = rect.y + small + (rect.h - small) / 2 + size * 0.36;
    ctx.textAlign = "left";
    ctx.font = sans(size, 800);
    ctx.fillStyle = ink.white;
    ctx.fillText(value, from, baseline);
    if (rest !== "") {
      ctx.font = sans(size * 0.52, 700);
      ctx.fillStyle = "#ffd9b0";
      ctx.fillText(rest, from + wide, baseline);
    }
  }
}
