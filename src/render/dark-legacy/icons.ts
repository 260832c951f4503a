import type { CardType } from "../../cards/dark-legacy/vocabulary.ts";
import type { Ctx } from "../paint/fonts.ts";
import { disc, outline } from "../paint/shapes.ts";
import { shield } from "./emblems.ts";

/** Draws what a card is, in a circle of radius `r`: body in `fill`, details in `dark`. */
export function typeIcon(
  ctx: Ctx,
  type: CardType,
  ranged: boolean,
  x: number,
  y: number,
  r: number,
  fill: string,
  dark: string,
): void {
  ctx.save();
  ctx.lineJoin = "round";
  ctx.fillStyle = fill;
  ctx.strokeStyle = dark;
  ctx.lineWidth = Math.max(2, r * 0.1);
  if (type === "weapon") ranged ? gun(ctx, x, y, r) : sword(ctx, x, y, r);
  else if (type === "armor") breastplate(ctx, x, y, r, dark);
  else if (type === "creature") beast(ctx, x, y, r, dark);
  else if (type === "relic") amulet(ctx, x, y, r, dark);
  else if (type === "enhancement") rise(ctx, x, y, r);
  else if (type === "magic") flame(ctx, x, y, r, dark);
  else bolt(ctx, x, y, r);
  ctx.restore();
}

function both(ctx: Ctx): void {
  ctx.stroke();
  ctx.fill();
}

function sword(ctx: Ctx, x: number, y: number, r: number): void {
  ctx.translate(x, y);
  ctx.rotate(Math.PI / 4);
  outline(ctx, 0, 0, r, [0, -1.12, 0.15, -0.86, 0.15, 0.36, -0.15, 0.36, -0.15, -0.86]);
  both(ctx);
  outline(ctx, 0, 0, r, [-0.46, 0.34, 0.46, 0.34, 0.46, 0.52, -0.46, 0.52]);
  both(ctx);
  outline(ctx, 0, 0, r, [-0.1, 0.52, 0.1, 0.52, 0.1, 0.92, -0.1, 0.92]);
  both(ctx);
  ctx.beginPath();
  ctx.arc(0, r * 0.98, r * 0.16, 0, Math.PI * 2);
  both(ctx);
}

function gun(ctx: Ctx, x: number, y: number, r: number): void {
  const body = [
    -0.95, -0.5, 0.95, -0.5, 0.95, -0.16, 0.28, -0.16, 0.12, 0.14, -0.28, 0.14, -0.5, 0.86, -0.95, 0.86,
  ];
  outline(ctx, x, y, r, [...body, -0.72, -0.06, -0.95, -0.16]);
  both(ctx);
  ctx.beginPath();
  ctx.arc(x - r * 0.02, y + r * 0.1, r * 0.22, 0, Math.PI);
  ctx.stroke();
  outline(ctx, x, y, r, [0.66, -0.62, 0.86, -0.62, 0.86, -0.5, 0.66, -0.5]);
  both(ctx);
}

function breastplate(ctx: Ctx, x: number, y: number, r: number, dark: string): void {
  shield(ctx, x, y, r);
  both(ctx);
  ctx.strokeStyle = dark;
  ctx.lineWidth = Math.max(1.5, r * 0.07);
  shield(ctx, x, y, r * 0.74);
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(x, y - r * 0.62);
  ctx.lineTo(x, y + r * 0.62);
  ctx.moveTo(x - r * 0.56, y - r * 0.14);
  ctx.lineTo(x + r * 0.56, y - r * 0.14);
  ctx.stroke();
}

/** Horned head. */
function beast(ctx: Ctx, x: number, y: number, r: number, dark: string): void {
  outline(
    ctx,
    x,
    y,
    r,
    [
      -0.98, -0.95, -0.5, -0.52, 0, -0.66, 0.5, -0.52, 0.98, -0.95, 0.86, -0.12, 0.62, 0.14, 0.42, 0.72, 0.2,
      1, -0.2, 1, -0.42, 0.72, -0.62, 0.14, -0.86, -0.12,
    ],
  );
  both(ctx);
  ctx.fillStyle = dark;
  outline(ctx, x, y, r, [-0.56, -0.2, -0.14, 0.06, -0.48, 0.16]);
  ctx.fill();
  outline(ctx, x, y, r, [0.56, -0.2, 0.14, 0.06, 0.48, 0.16]);
  ctx.fill();
  outline(ctx, x, y, r, [-0.22, 0.56, -0.12, 0.78, 0, 0.6, 0.12, 0.78, 0.22, 0.56]);
  ctx.fill();
}

function amulet(ctx: Ctx, x: number, y: number, r: number, dark: string): void {
  outline(ctx, x, y, r, [0, -1, 0.72, -0.4, 0.72, 0.4, 0, 1, -0.72, 0.4, -0.72, -0.4]);
  both(ctx);
  ctx.lineWidth = Math.max(1.5, r * 0.06);
  outline(ctx, x, y, r, [0, -0.46, 0.34, 0, 0, 0.46, -0.34, 0]);
  ctx.stroke();
  ctx.beginPath();
  for (const [a, b, c, d] of [
    [0, -1, 0, -0.46],
    [0.72, -0.4, 0.34, 0],
    [0.72, 0.4, 0.34, 0],
    [0, 1, 0, 0.46],
    [-0.72, 0.4, -0.34, 0],
    [-0.72, -0.4, -0.34, 0],
  ] as const) {
    ctx.moveTo(x + a * r, y + b * r);
    ctx.lineTo(x + c * r, y + d * r);
  }
  ctx.stroke();
  disc(ctx, x, y, r * 0.1, dark);
}

/** Two chevrons pointing up. */
function rise(ctx: Ctx, x: number, y: number, r: number): void {
  for (const dy of [-0.46, 0.3]) {
    outline(ctx, x, y + dy * r, r, [0, -0.5, 0.82, 0.3, 0.82, 0.66, 0, -0.1, -0.82, 0.66, -0.82, 0.3]);
    both(ctx);
  }
}

function flame(ctx: Ctx, x: number, y: number, r: number, dark: string): void {
  const tongue = (s: number, dy: number): void => {
    const at = (px: number, py: number): [number, number] => [x + px * r * s, y + dy * r + py * r * s];
    ctx.beginPath();
    ctx.moveTo(...at(0.05, -1.05));
    ctx.bezierCurveTo(...at(0.1, -0.5), ...at(0.8, -0.25), ...at(0.7, 0.36));
    ctx.bezierCurveTo(...at(0.62, 0.85), ...at(0.25, 1), ...at(0, 1));
    ctx.bezierCurveTo(...at(-0.35, 1), ...at(-0.76, 0.74), ...at(-0.68, 0.2));
    ctx.bezierCurveTo(...at(-0.62, -0.1), ...at(-0.4, -0.2), ...at(-0.36, -0.5));
    ctx.bezierCurveTo(...at(-0.15, -0.34), ...at(0.02, -0.6), ...at(0.05, -1.05));
    ctx.closePath();
  };
  tongue(1, 0);
  both(ctx);
  ctx.fillStyle = dark;
  tongue(0.5, 0.42);
  ctx.fill();
}

function bolt(ctx: Ctx, x: number, y: number, r: number): void {
  outline(ctx, x, y, r, [0.28, -1.05, -0.62, 0.16, -0.08, 0.16, -0.3, 1.05, 0.66, -0.28, 0.1, -0.28]);
  both(ctx);
}

/** Heart, drop and crystal: the shapes that go with life, poison and CP. */
export function heart(ctx: Ctx, x: number, y: number, r: number): void {
  ctx.beginPath();
  ctx.moveTo(x, y + r * 0.95);
  ctx.bezierCurveTo(x - r * 1.5, y - r * 0.05, x - r * 0.95, y - r * 1.15, x, y - r * 0.5);
  ctx.bezierCurveTo(x + r * 0.95, y - r * 1.15, x + r * 1.5, y - r * 0.05, x, y + r * 0.95);
  ctx.closePath();
}
export function drop(ctx: Ctx, x: number, y: number, r: number): void {
  ctx.beginPath();
  ctx.moveTo(x, y - r * 1.1);
  ctx.bezierCurveTo(x + r * 0.3, y - r * 0.5, x + r * 0.85, y - r * 0.1, x + r * 0.85, y + r * 0.3);
  ctx.arc(x, y + r * 0.3, r * 0.85, 0, Math.PI);
  ctx.bezierCurveTo(x - r * 0.85, y - r * 0.1, x - r * 0.3, y - r * 0.5, x, y - r * 1.1);
  ctx.closePath();
}
export function crystal(ctx: Ctx, x: number, y: number, r: number): void {
  outline(ctx, x, y, r, [0, -1.1, 0.9, -0.3, 0.56, 0.95, -0.56, 0.95, -0.9, -0.3]);
}
