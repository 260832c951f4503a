import type { Ctx } from "../paint/fonts.ts";
import { disc, outline } from "../paint/shapes.ts";

/** Draws a figure in a circle of radius `r`; fill and stroke colours are set, `dark` is for details. */
type Figure = (ctx: Ctx, x: number, y: number, r: number, dark: string) => void;

const words: readonly (readonly [RegExp, Figure])[] = [
  [/\b(bats?|eagle|falcon|hawk|dove|owl|vulture|griffin|harp(y|ies)|pegasus|angel|dragon|wings?)\b/i, wings],
  [/bots?\b|\b(droid|drone|robot|colossus|stechnoid|golem)\b/i, robot],
  [
    /\b(warrior|fighter|knight|soldier|guard|gladiator|faithful|ninja|assassin|hacker|helmet|mask)\b/i,
    helmet,
  ],
  [/\b(skeleton|zombie|ghoul|virus|poison|grave|decay|sacrifice|darkness)\b/i, skull],
  [/\b(spirit|ghost|wraith)\b/i, ghost],
  [/\bhammer\b/i, hammer],
  [/\baxe\b/i, axe],
  [/\b(spear|staff|spike)\b/i, spear],
  [/\b(dagger|knife)\b/i, dagger],
  [/\bshuriken\b/i, shuriken],
  [/\b(gloves|gauntlets|brute)\b/i, fist],
  [/\bbomb\b/i, bomb],
  [/\b(book|scholar)\b/i, book],
  [/\b(eyes|vision)\b/i, eye],
];

/** A figure that a word of the card's name calls for: ornament only, no rule knows of it. null for most names. */
export function figureFor(name: string): Figure | null {
  return words.find(([word]) => word.test(name))?.[1] ?? null;
}

function both(ctx: Ctx): void {
  ctx.stroke();
  ctx.fill();
}

function wings(ctx: Ctx, x: number, y: number, r: number, dark: string): void {
  for (const side of [-1, 1]) {
    const half = [
      0.1, -0.1, 0.45, -0.8, 1.25, -0.9, 1.1, -0.45, 1.2, 0.05, 0.8, -0.02, 0.78, 0.42, 0.46, 0.24, 0.12, 0.5,
    ];
    outline(
      ctx,
      x,
      y,
      r,
      half.map((value, index) => (index % 2 === 0 ? value * side : value)),
    );
    both(ctx);
  }
  outline(ctx, x, y, r, [0, -0.95, 0.24, -0.62, 0.2, 0.45, 0, 1, -0.2, 0.45, -0.24, -0.62]);
  both(ctx);
  for (const side of [-0.09, 0.09]) disc(ctx, x + side * r, y - r * 0.6, r * 0.05, dark);
}

function robot(ctx: Ctx, x: number, y: number, r: number, dark: string): void {
  outline(ctx, x, y, r, [-0.06, -1.05, 0.06, -1.05, 0.06, -0.6, -0.06, -0.6]);
  both(ctx);
  ctx.beginPath();
  ctx.arc(x, y - r, r * 0.13, 0, Math.PI * 2);
  both(ctx);
  ctx.beginPath();
  ctx.roundRect(x - r * 0.98, y - r * 0.2, r * 1.96, r * 0.5, r * 0.1);
  both(ctx);
  ctx.beginPath();
  ctx.roundRect(x - r * 0.78, y - r * 0.64, r * 1.56, r * 1.5, r * 0.22);
  both(ctx);
  ctx.fillStyle = dark;
  ctx.beginPath();
  ctx.roundRect(x - r * 0.56, y - r * 0.32, r * 1.12, r * 0.36, r * 0.12);
  ctx.fill();
  for (let i = -2; i <= 2; i += 1) ctx.fillRect(x + i * r * 0.22 - r * 0.05, y + r * 0.36, r * 0.1, r * 0.3);
}

function helmet(ctx: Ctx, x: number, y: number, r: number, dark: string): void {
  ctx.beginPath();
  ctx.moveTo(x - r * 0.78, y + r * 0.75);
  ctx.bezierCurveTo(x - r * 0.9, y - r * 1.25, x + r * 0.9, y - r * 1.25, x + r * 0.78, y + r * 0.75);
  ctx.lineTo(x + r * 0.34, y + r);
  ctx.lineTo(x + r * 0.26, y + r * 0.3);
  ctx.lineTo(x - r * 0.26, y + r * 0.3);
  ctx.lineTo(x - r * 0.34, y + r);
  ctx.closePath();
  both(ctx);
  ctx.fillStyle = dark;
  outline(ctx, x, y, r, [-0.62, -0.16, -0.1, 0.02, -0.1, 0.2, -0.56, 0.14]);
  ctx.fill();
  outline(ctx, x, y, r, [0.62, -0.16, 0.1, 0.02, 0.1, 0.2, 0.56, 0.14]);
  ctx.fill();
  outline(ctx, x, y, r, [0, -1.12, 0.16, -0.7, 0.08, -0.16, -0.08, -0.16, -0.16, -0.7]);
  ctx.fill();
}

function skull(ctx: Ctx, x: number, y: number, r: number, dark: string): void {
  ctx.beginPath();
  ctx.arc(x, y - r * 0.2, r * 0.8, Math.PI * 0.84, Math.PI * 2.16);
  ctx.lineTo(x + r * 0.46, y + r * 0.9);
  ctx.lineTo(x - r * 0.46, y + r * 0.9);
  ctx.closePath();
  both(ctx);
  for (const side of [-1, 1]) disc(ctx, x + side * r * 0.34, y - r * 0.12, r * 0.22, dark);
  ctx.fillStyle = dark;
  outline(ctx, x, y, r, [0, 0.14, 0.12, 0.38, -0.12, 0.38]);
  ctx.fill();
  for (const at of [-0.2, 0, 0.2]) ctx.fillRect(x + at * r - r * 0.03, y + r * 0.56, r * 0.06, r * 0.34);
}

function ghost(ctx: Ctx, x: number, y: number, r: number, dark: string): void {
  ctx.beginPath();
  ctx.arc(x, y - r * 0.25, r * 0.72, Math.PI, 0);
  ctx.lineTo(x + r * 0.72, y + r * 0.95);
  for (let i = 1; i <= 3; i += 1) {
    const to = x + r * (0.72 - i * 0.48);
    ctx.quadraticCurveTo(to + r * 0.24, y + r * 0.5, to, y + r * 0.95);
  }
  ctx.closePath();
  both(ctx);
  for (const side of [-1, 1]) disc(ctx, x + side * r * 0.26, y - r * 0.2, r * 0.13, dark);
}

function handle(ctx: Ctx, x: number, y: number, r: number, top: number): void {
  outline(ctx, x, y, r, [-0.09, top, 0.09, top, 0.09, 1.05, -0.09, 1.05]);
  both(ctx);
}

function tilted(draw: Figure): Figure {
  return (ctx, x, y, r, dark) => {
    ctx.translate(x, y);
    ctx.rotate(Math.PI / 6);
    draw(ctx, 0, 0, r, dark);
  };
}

function hammer(ctx: Ctx, x: number, y: number, r: number, dark: string): void {
  tilted((own, px, py, size) => {
    handle(own, px, py, size, -0.6);
    outline(own, px, py, size, [-0.72, -1, 0.72, -1, 0.72, -0.36, -0.72, -0.36]);
    both(own);
  })(ctx, x, y, r, dark);
}

function axe(ctx: Ctx, x: number, y: number, r: number, dark: string): void {
  tilted((own, px, py, size) => {
    handle(own, px, py, size, -1);
    own.beginPath();
    own.moveTo(px + size * 0.08, py - size * 0.86);
    own.quadraticCurveTo(px + size * 0.5, py - size * 0.8, px + size * 0.85, py - size * 1.05);
    own.quadraticCurveTo(px + size * 1.05, py - size * 0.45, px + size * 0.8, py + size * 0.12);
    own.quadraticCurveTo(px + size * 0.5, py - size * 0.2, px + size * 0.08, py - size * 0.24);
    own.closePath();
    both(own);
  })(ctx, x, y, r, dark);
}

function spear(ctx: Ctx, x: number, y: number, r: number, dark: string): void {
  tilted((own, px, py, size) => {
    handle(own, px, py, size, -0.5);
    outline(own, px, py, size, [0, -1.15, 0.26, -0.72, 0.12, -0.4, -0.12, -0.4, -0.26, -0.72]);
    both(own);
  })(ctx, x, y, r, dark);
}

function dagger(ctx: Ctx, x: number, y: number, r: number, dark: string): void {
  tilted((own, px, py, size) => {
    outline(own, px, py, size, [-0.02, -1.05, 0.24, -0.6, 0.2, 0.2, -0.16, 0.2]);
    both(own);
    outline(own, px, py, size, [-0.36, 0.18, 0.4, 0.18, 0.4, 0.34, -0.36, 0.34]);
    both(own);
    outline(own, px, py, size, [-0.12, 0.34, 0.16, 0.34, 0.16, 0.95, -0.12, 0.95]);
    both(own);
  })(ctx, x, y, r, dark);
}

function shuriken(ctx: Ctx, x: number, y: number, r: number, dark: string): void {
  outline(
    ctx,
    x,
    y,
    r,
    [0, -1.05, 0.24, -0.24, 1.05, 0, 0.24, 0.24, 0, 1.05, -0.24, 0.24, -1.05, 0, -0.24, -0.24],
  );
  both(ctx);
  disc(ctx, x, y, r * 0.14, dark);
}

function fist(ctx: Ctx, x: number, y: number, r: number, dark: string): void {
  for (let i = 0; i < 4; i += 1) {
    ctx.beginPath();
    ctx.roundRect(x - r * 0.8 + i * r * 0.4, y - r * 0.75, r * 0.38, r * 0.8, r * 0.15);
    both(ctx);
  }
  outline(ctx, x, y, r, [-0.8, -0.06, 0.8, -0.06, 0.7, 0.5, 0.46, 1, -0.46, 1, -0.7, 0.5]);
  both(ctx);
  ctx.strokeStyle = dark;
  ctx.beginPath();
  ctx.moveTo(x - r * 0.7, y + r * 0.14);
  ctx.lineTo(x + r * 0.3, y + r * 0.14);
  ctx.stroke();
}

function bomb(ctx: Ctx, x: number, y: number, r: number, dark: string): void {
  ctx.beginPath();
  ctx.moveTo(x + r * 0.3, y - r * 0.5);
  ctx.quadraticCurveTo(x + r * 0.5, y - r * 1.1, x + r * 0.9, y - r * 0.85);
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(x - r * 0.08, y + r * 0.2, r * 0.76, 0, Math.PI * 2);
  both(ctx);
  outline(ctx, x, y, r, [0.1, -0.7, 0.5, -0.5, 0.4, -0.28, 0, -0.48]);
  both(ctx);
  outline(
    ctx,
    x + r * 0.92,
    y - r * 0.85,
    r * 0.26,
    [0, -1, 0.3, -0.3, 1, 0, 0.3, 0.3, 0, 1, -0.3, 0.3, -1, 0, -0.3, -0.3],
  );
  both(ctx);
  ctx.fillStyle = dark;
  ctx.beginPath();
  ctx.arc(x - r * 0.34, y - r * 0.04, r * 0.15, 0, Math.PI * 2);
  ctx.fill();
}

function book(ctx: Ctx, x: number, y: number, r: number, dark: string): void {
  outline(ctx, x, y, r, [0, -0.62, 0.95, -0.85, 0.95, 0.6, 0, 0.86, -0.95, 0.6, -0.95, -0.85]);
  both(ctx);
  ctx.strokeStyle = dark;
  ctx.beginPath();
  ctx.moveTo(x, y - r * 0.6);
  ctx.lineTo(x, y + r * 0.84);
  for (const side of [-1, 1])
    for (const row of [-0.4, -0.05, 0.3]) {
      ctx.moveTo(x + side * r * 0.2, y + (row + 0.1) * r);
      ctx.lineTo(x + side * r * 0.75, y + (row - 0.04) * r);
    }
  ctx.stroke();
}

function eye(ctx: Ctx, x: number, y: number, r: number, dark: string): void {
  ctx.beginPath();
  ctx.moveTo(x - r * 1.1, y);
  ctx.quadraticCurveTo(x, y - r * 1.1, x + r * 1.1, y);
  ctx.quadraticCurveTo(x, y + r * 1.1, x - r * 1.1, y);
  ctx.closePath();
  both(ctx);
  disc(ctx, x, y, r * 0.4, dark);
  disc(ctx, x + r * 0.12, y - r * 0.12, r * 0.12, "#fbf3df");
}
