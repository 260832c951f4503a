import type { PlayerView } from "../../engine/dark-legacy/view-types.ts";
import { type Ctx, sans } from "../paint/fonts.ts";
import { box, outline, type Rect } from "../paint/shapes.ts";
import { textAt, textIn } from "../paint/text.ts";
import { heart } from "./icons.ts";
import { ink } from "./theme.ts";
import { say } from "./words.ts";

/** Up to this part of what it began with a hero's life is low. */
const LOW = 0.25;

/** The heart with the life in it: the largest figure of the picture. Low life cracks the heart. */
export function drawLife(ctx: Ctx, player: PlayerView, at: Rect): void {
  const x = at.x + at.w / 2;
  const y = at.y + at.h / 2;
  const r = Math.min(at.h * 0.56, at.w * 0.5);
  heart(ctx, x, y - r * 0.06, r);
  ctx.fillStyle = ink.life;
  ctx.fill();
  ctx.strokeStyle = ink.lifeLine;
  ctx.lineWidth = 3;
  ctx.stroke();
  if (player.life <= player.startingLife * LOW) {
    outline(
      ctx,
      x,
      y,
      r,
      [0.05, -0.66, -0.16, -0.3, 0.12, -0.02, -0.12, 0.34, 0.02, 0.84, 0.12, 0.36, 0.32, 0, 0.06, -0.3],
    );
    ctx.fillStyle = ink.lifeDark;
    ctx.fill();
  }
  const life = String(player.life);
  const size = r * (life.length > 2 ? 0.92 : 1.24);
  ctx.font = sans(size, 800);
  ctx.textAlign = "center";
  ctx.lineWidth = Math.max(6, r * 0.13);
  ctx.lineJoin = "round";
  ctx.strokeStyle = ink.lifeDark;
  ctx.strokeText(life, x, y + size * 0.34);
  ctx.fillStyle = ink.white;
  ctx.fillText(life, x, y + size * 0.34);
  ctx.textAlign = "left";
  if (!player.fallen) return;
  box(ctx, { x: at.x, y: y - 19, w: at.w, h: 38 }, 6, ink.danger, ink.white, 2);
  const words = at.w > 140 ? 25 : 17;
  textAt(ctx, say("✖ DEFEATED"), x, y, sans(words, 800), words, ink.white);
}

/** How much of the life is left, as a bar. */
export function lifeBar(ctx: Ctx, player: PlayerView, at: Rect): void {
  box(ctx, at, at.h / 2, ink.night, ink.lifeLine, 1.5);
  const part = Math.max(0, Math.min(1, player.life / Math.max(1, player.startingLife)));
  const w = (at.w - 4) * part;
  if (w > at.h - 4) box(ctx, { x: at.x + 2, y: at.y + 2, w, h: at.h - 4 }, at.h / 2 - 2, ink.lifeDark);
  textIn(ctx, say("LIFE of {life}", { life: player.startingLife }), at.x + 4, at.y, {
    width: at.w - 8,
    height: at.h,
    lines: 1,
    max: 19,
    min: 9,
    lead: 1,
    font: (size) => sans(size, 800),
    color: ink.white,
    align: "center",
    valign: "middle",
  });
}
