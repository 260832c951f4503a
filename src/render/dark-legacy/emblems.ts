import type { Ctx } from "../paint/fonts.ts";
import { outline } from "../paint/shapes.ts";

/** Fills the sign of a faction in a circle of radius `r`, in the current fill colour; `hole` is the ground colour. */
export function emblem(ctx: Ctx, faction: string, x: number, y: number, r: number, hole: string): void {
  const fill = ctx.fillStyle;
  if (faction === "Chaos") chaos(ctx, x, y, r);
  else if (faction === "Darkness") darkness(ctx, x, y, r, hole);
  else if (faction === "Earth") earth(ctx, x, y, r, hole);
  else if (faction === "Divine") divine(ctx, x, y, r);
  else if (faction === "Tech") tech(ctx, x, y, r, hole);
  else if (faction === "Wind") wind(ctx, x, y, r);
  else general(ctx, x, y, r, hole);
  ctx.fillStyle = fill;
}

/** Four arrows that fly apart. */
function chaos(ctx: Ctx, x: number, y: number, r: number): void {
  const arm = [0, 0.12, -0.13, 0, -0.13, -0.5, -0.42, -0.4, 0, -1.05, 0.42, -0.4, 0.13, -0.5, 0.13, 0];
  for (let i = 0; i < 4; i += 1) {
    const angle = (i / 4) * Math.PI * 2 + Math.PI / 4;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const turned: number[] = [];
    for (let at = 0; at + 1 < arm.length; at += 2) {
      const [px, py] = [arm[at] ?? 0, arm[at + 1] ?? 0];
      turned.push(px * c - py * s, px * s + py * c);
    }
    outline(ctx, x, y, r, turned);
    ctx.fill();
  }
}

/** Crescent. */
function darkness(ctx: Ctx, x: number, y: number, r: number, hole: string): void {
  ctx.beginPath();
  ctx.arc(x, y, r * 0.92, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = hole;
  ctx.beginPath();
  ctx.arc(x + r * 0.38, y - r * 0.14, r * 0.74, 0, Math.PI * 2);
  ctx.fill();
}

/** Two peaks with snow. */
function earth(ctx: Ctx, x: number, y: number, r: number, hole: string): void {
  outline(ctx, x, y, r, [-1, 0.72, -0.3, -0.8, 0.12, -0.06, 0.38, -0.42, 1, 0.72]);
  ctx.fill();
  ctx.fillStyle = hole;
  outline(ctx, x, y, r, [-0.3, -0.5, -0.5, -0.08, -0.32, -0.2, -0.2, 0.02, -0.08, -0.12]);
  ctx.fill();
}

/** Sun with rays. */
function divine(ctx: Ctx, x: number, y: number, r: number): void {
  ctx.beginPath();
  ctx.arc(x, y, r * 0.46, 0, Math.PI * 2);
  ctx.fill();
  for (let i = 0; i < 8; i += 1) {
    const angle = (i / 8) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const long = i % 2 === 0 ? 1 : 0.84;
    outline(ctx, x, y, r, [
      c * 0.56 - s * 0.12,
      s * 0.56 + c * 0.12,
      c * long,
      s * long,
      c * 0.56 + s * 0.12,
      s * 0.56 - c * 0.12,
    ]);
    ctx.fill();
  }
}

/** Gear. */
function tech(ctx: Ctx, x: number, y: number, r: number, hole: string): void {
  ctx.beginPath();
  ctx.arc(x, y, r * 0.7, 0, Math.PI * 2);
  ctx.fill();
  for (let i = 0; i < 8; i += 1) {
    const angle = (i / 8) * Math.PI * 2 + Math.PI / 8;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    outline(ctx, x, y, r, [
      c * 0.6 - s * 0.22,
      s * 0.6 + c * 0.22,
      c * 0.96 - s * 0.15,
      s * 0.96 + c * 0.15,
      c * 0.96 + s * 0.15,
      s * 0.96 - c * 0.15,
      c * 0.6 + s * 0.22,
      s * 0.6 - c * 0.22,
    ]);
    ctx.fill();
  }
  ctx.fillStyle = hole;
  ctx.beginPath();
  ctx.arc(x, y, r * 0.3, 0, Math.PI * 2);
  ctx.fill();
}

/** Three gusts with curled ends. */
function wind(ctx: Ctx, x: number, y: number, r: number): void {
  ctx.strokeStyle = ctx.fillStyle;
  ctx.lineWidth = Math.max(1.5, r * 0.2);
  ctx.lineCap = "round";
  for (const [dy, from, to, curl] of [
    [-0.34, -0.8, 0.3, -0.3],
    [0.06, -0.95, 0.55, -0.34],
    [0.46, -0.6, 0.1, 0.26],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(x + from * r, y + dy * r);
    ctx.lineTo(x + to * r, y + dy * r);
    ctx.arc(
      x + to * r,
      y + (dy + curl) * r,
      Math.abs(curl) * r,
      curl < 0 ? Math.PI / 2 : -Math.PI / 2,
      curl < 0 ? -Math.PI * 0.8 : Math.PI * 0.8,
      curl < 0,
    );
    ctx.stroke();
  }
  ctx.lineCap = "butt";
}

/** Shield with a bar. */
function general(ctx: Ctx, x: number, y: number, r: number, hole: string): void {
  shield(ctx, x, y, r * 0.95);
  ctx.fill();
  ctx.fillStyle = hole;
  outline(ctx, x, y, r, [-0.13, -0.55, 0.13, -0.55, 0.13, 0.55, 0, 0.7, -0.13, 0.55]);
  ctx.fill();
  outline(ctx, x, y, r, [-0.5, -0.22, 0.5, -0.22, 0.5, 0.04, -0.5, 0.04]);
  ctx.fill();
}

/** Path of a heater shield. */
export function shield(ctx: Ctx, x: number, y: number, r: number): void {
  ctx.beginPath();
  ctx.moveTo(x - r * 0.82, y - r * 0.8);
  ctx.quadraticCurveTo(x, y - r * 1.05, x + r * 0.82, y - r * 0.8);
  ctx.bezierCurveTo(x + r * 0.86, y + r * 0.2, x + r * 0.5, y + r * 0.72, x, y + r);
  ctx.bezierCurveTo(x - r * 0.5, y + r * 0.72, x - r * 0.86, y + r * 0.2, x - r * 0.82, y - r * 0.8);
  ctx.closePath();
}

/** Fills a rectangle with the faction's pattern in the current stroke colour, so that factions differ without colour. */
export function pattern(ctx: Ctx, faction: string, x: number, y: number, w: number, h: number): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  ctx.clip();
  ctx.lineWidth = 1.5;
  ctx.beginPath();
  const step = 9;
  if (faction === "Chaos") zigzag(ctx, x, y, w, h, step);
  else if (faction === "Darkness")
    for (let row = 0; row * step < h + step; row += 1)
      for (let col = 0; col * step < w + step; col += 1) {
        const px = x + col * step + (row % 2) * (step / 2);
        ctx.moveTo(px + 1.6, y + row * step);
        ctx.arc(px, y + row * step, 1.6, 0, Math.PI * 2);
      }
  else if (faction === "Earth") hills(ctx, x, y, w, h);
  else if (faction === "Divine")
    for (let i = -12; i <= 12; i += 1) {
      ctx.moveTo(x + w / 2, y + h + 6);
      ctx.lineTo(x + w / 2 + i * w * 0.16, y - 4);
    }
  else if (faction === "Tech") {
    for (let px = x; px < x + w; px += step) line(ctx, px, y, px, y + h);
    for (let py = y; py < y + h; py += step) line(ctx, x, py, x + w, py);
  } else if (faction === "Wind")
    for (let py = y; py < y + h + step; py += step) {
      ctx.moveTo(x, py);
      for (let px = x; px < x + w; px += step * 2)
        ctx.bezierCurveTo(px + step / 2, py - 5, px + step * 1.5, py + 5, px + step * 2, py);
    }
  else for (let px = x - h; px < x + w; px += step) line(ctx, px, y + h, px + h, y);
  ctx.stroke();
  ctx.restore();
}

function line(ctx: Ctx, x1: number, y1: number, x2: number, y2: number): void {
  ctx.moveTo(x1, y1);
  ctx.lineTo(x2, y2);
}
function zigzag(ctx: Ctx, x: number, y: number, w: number, h: number, step: number): void {
  for (let py = y; py < y + h + step; py += step) {
    ctx.moveTo(x, py);
    for (let i = 1; i * 5 <= w + 5; i += 1) ctx.lineTo(x + i * 5, py + (i % 2 === 0 ? 0 : -5));
  }
}
/** Rounded hills, row behind row. */
function hills(ctx: Ctx, x: number, y: number, w: number, h: number): void {
  const r = 9;
  for (let row = 0; row * r < h + 2 * r; row += 1)
    for (let col = 0; col * r * 2 < w + 2 * r; col += 1) {
      const px = x + col * r * 2 + (row % 2) * r;
      const py = y + row * r;
      ctx.moveTo(px - r, py);
      ctx.arc(px, py, r, Math.PI, 0);
    }
}
