import type { Ctx } from "./fonts.ts";

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

export function middle(rect: Rect): Point {
  return { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
}

export function box(
  ctx: Ctx,
  rect: Rect,
  radius: number,
  fill: string | null,
  line?: string,
  width = 1,
): void {
  ctx.beginPath();
  ctx.roundRect(rect.x, rect.y, rect.w, rect.h, radius);
  if (fill) {
    ctx.fillStyle = fill;
    ctx.fill();
  }
  if (line) {
    ctx.strokeStyle = line;
    ctx.lineWidth = width;
    ctx.stroke();
  }
}

export function disc(
  ctx: Ctx,
  x: number,
  y: number,
  r: number,
  fill: string,
  line?: string,
  width = 2,
): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fillStyle = fill;
  ctx.fill();
  if (line) {
    ctx.strokeStyle = line;
    ctx.lineWidth = width;
    ctx.stroke();
  }
}

/** Closed path through points given as x, y, x, y … in units of `scale` round (x, y). */
export function outline(ctx: Ctx, x: number, y: number, scale: number, points: readonly number[]): void {
  ctx.beginPath();
  for (let i = 0; i + 1 < points.length; i += 2) {
    const px = x + (points[i] ?? 0) * scale;
    const py = y + (points[i + 1] ?? 0) * scale;
    if (i === 0) ctx.moveTo(px, py);
    else ctx.lineTo(px, py);
  }
  ctx.closePath();
}

/** A twenty-sided die seen from above. */
export function die(ctx: Ctx, x: number, y: number, r: number, fill: string, line: string): void {
  const six: number[] = [];
  for (let i = 0; i < 6; i += 1)
    six.push(Math.cos((i / 6) * Math.PI * 2 + Math.PI / 2), Math.sin((i / 6) * Math.PI * 2 + Math.PI / 2));
  outline(ctx, x, y, r, six);
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.strokeStyle = line;
  ctx.lineWidth = 2.5;
  ctx.stroke();
  ctx.lineWidth = 1;
  ctx.globalAlpha = 0.45;
  outline(ctx, x, y, r * 0.78, [0, -0.98, 0.87, 0.5, -0.87, 0.5]);
  ctx.stroke();
  ctx.globalAlpha = 1;
}

/** Repeatable numbers from 0 to 1, from a text. */
export function dots(text: string): () => number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822519);
    h = Math.imul(h ^ (h >>> 13), 3266489917);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}
