import type { Ctx } from "../paint/fonts.ts";
import type { Point } from "../paint/shapes.ts";

export interface Curve {
  readonly from: Point;
  readonly bend1: Point;
  readonly bend2: Point;
  readonly to: Point;
}

/** A curve that leaves and arrives upright, as arrows between the two halves do. */
export function upright(from: Point, to: Point, pull = 0.5): Curve {
  const dy = (to.y - from.y) * pull;
  return { from, bend1: { x: from.x, y: from.y + dy }, bend2: { x: to.x, y: to.y - dy }, to };
}

/** A point of the curve, `t` from 0 to 1. */
export function along(curve: Curve, t: number): Point {
  const u = 1 - t;
  const mix = (a: number, b: number, c: number, d: number): number =>
    u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  return {
    x: mix(curve.from.x, curve.bend1.x, curve.bend2.x, curve.to.x),
    y: mix(curve.from.y, curve.bend1.y, curve.bend2.y, curve.to.y),
  };
}

/** A thick line with a dark edge and, at its end, a head. `dash` sets stack arrows apart from attack arrows. */
export function drawCurve(
  ctx: Ctx,
  curve: Curve,
  color: string,
  edge: string,
  width: number,
  head: boolean,
  dash: readonly number[] = [],
): void {
  const near = along(curve, 0.94);
  const angle = Math.atan2(curve.to.y - near.y, curve.to.x - near.x);
  const size = width * 2.6;
  const stop = head
    ? { x: curve.to.x - Math.cos(angle) * size * 0.7, y: curve.to.y - Math.sin(angle) * size * 0.7 }
    : curve.to;
  const stroke = (style: string, wide: number): void => {
    ctx.strokeStyle = style;
    ctx.lineWidth = wide;
    ctx.beginPath();
    ctx.moveTo(curve.from.x, curve.from.y);
    ctx.bezierCurveTo(curve.bend1.x, curve.bend1.y, curve.bend2.x, curve.bend2.y, stop.x, stop.y);
    ctx.stroke();
  };
  ctx.lineCap = "round";
  stroke(edge, width + 5);
  ctx.setLineDash([...dash]);
  stroke(color, width);
  ctx.setLineDash([]);
  ctx.lineCap = "butt";
  if (!head) return;
  ctx.save();
  ctx.translate(curve.to.x, curve.to.y);
  ctx.rotate(angle);
  ctx.beginPath();
  ctx.moveTo(2, 0);
  ctx.lineTo(-size, -size * 0.62);
  ctx.lineTo(-size * 0.74, 0);
  ctx.lineTo(-size, size * 0.62);
  ctx.closePath();
  ctx.lineJoin = "round";
  ctx.strokeStyle = edge;
  ctx.lineWidth = 5;
  ctx.stroke();
  ctx.fillStyle = color;
  ctx.fill();
  ctx.restore();
}

/**
 * From the strip to something in a further row: along the strip to the gutter `x`, along that past the other rows, and in from
 * its side, so that no card between is crossed.
 */
export function drawElbow(
  ctx: Ctx,
  from: Point,
  to: Point,
  x: number,
  color: string,
  edge: string,
  head: boolean,
): void {
  const away = Math.sign(to.y - from.y);
  const y = from.y + 12 * away;
  const path = (): void => {
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(from.x, y);
    ctx.lineTo(x, y);
    ctx.lineTo(x, to.y);
    if (!head) ctx.lineTo(x + 12, to.y);
    ctx.stroke();
  };
  ctx.lineJoin = "round";
  ctx.lineCap = "round";
  ctx.strokeStyle = edge;
  ctx.lineWidth = 12;
  path();
  ctx.strokeStyle = color;
  ctx.lineWidth = 7;
  path();
  ctx.lineCap = "butt";
  if (!head) return;
  const start = { x, y: to.y };
  const tip = { x: x + 30, y: to.y };
  drawCurve(ctx, { from: start, bend1: start, bend2: tip, to: tip }, color, edge, 7, true);
}
