import type { CardType } from "../../cards/dark-legacy/vocabulary.ts";
import type { Ctx } from "../paint/fonts.ts";
import type { Rect } from "../paint/shapes.ts";

type Corner = "round" | "cut" | "scoop" | "wide";

/** Corners of each type's frame, clockwise from the upper left: the outline alone tells the types apart. */
const CORNERS: Readonly<Record<CardType, readonly [Corner, Corner, Corner, Corner]>> = {
  creature: ["round", "round", "round", "round"],
  weapon: ["cut", "cut", "cut", "cut"],
  armor: ["round", "round", "wide", "wide"],
  relic: ["scoop", "scoop", "scoop", "scoop"],
  enhancement: ["round", "wide", "round", "wide"],
  magic: ["wide", "wide", "round", "round"],
  instant: ["cut", "round", "cut", "round"],
};

/** Path of a card's outline: rounded for creatures, cut for weapons, a shield for armor, scooped for relics and so on. */
export function frame(ctx: Ctx, type: CardType, { x, y, w, h }: Rect, r: number): void {
  const [a, b, c, d] = CORNERS[type];
  ctx.beginPath();
  ctx.moveTo(x, y + sizeOf(a, r));
  corner(ctx, a, r, x, y, 0, 1, 1, 0);
  ctx.lineTo(x + w - sizeOf(b, r), y);
  corner(ctx, b, r, x + w, y, -1, 0, 0, 1);
  ctx.lineTo(x + w, y + h - sizeOf(c, r));
  corner(ctx, c, r, x + w, y + h, 0, -1, -1, 0);
  ctx.lineTo(x + sizeOf(d, r), y + h);
  corner(ctx, d, r, x, y + h, 1, 0, 0, -1);
  ctx.closePath();
}

function sizeOf(kind: Corner, r: number): number {
  return kind === "wide" ? r * 2.2 : kind === "cut" ? r * 1.35 : r;
}

/** From the corner point the path comes along (ix, iy) and leaves along (ox, oy). */
function corner(
  ctx: Ctx,
  kind: Corner,
  r: number,
  x: number,
  y: number,
  ix: number,
  iy: number,
  ox: number,
  oy: number,
): void {
  const size = sizeOf(kind, r);
  const to = { x: x + ox * size, y: y + oy * size };
  if (kind === "cut") ctx.lineTo(to.x, to.y);
  else if (kind === "scoop")
    ctx.quadraticCurveTo(x + (ix + ox) * size * 0.8, y + (iy + oy) * size * 0.8, to.x, to.y);
  else ctx.quadraticCurveTo(x, y, to.x, to.y);
}
