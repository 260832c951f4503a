import type { CardType } from "../../cards/dark-legacy/vocabulary.ts";
import type { Ctx } from "../paint/fonts.ts";
import { dots, type Rect } from "../paint/shapes.ts";
import { pattern } from "./emblems.ts";
import { figureFor } from "./figures.ts";
import { typeIcon } from "./icons.ts";
import { type FactionStyle, styleOf } from "./theme.ts";

export interface ArtOf {
  readonly name: string;
  readonly faction: string;
  readonly type: CardType;
  readonly ranged: boolean;
}

/** A small landscape in the faction's manner, the same for the same name, with a figure or the sign of the card's type before it. */
export function art(ctx: Ctx, of: ArtOf, rect: Rect): void {
  const style = styleOf(of.faction);
  const rnd = dots(of.name);
  const { x, y, w, h } = rect;
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  ctx.clip();
  ctx.fillStyle = style.sky;
  ctx.fillRect(x, y, w, h);
  ctx.strokeStyle = style.near;
  ctx.globalAlpha = 0.42;
  pattern(ctx, of.faction, x, y, w, h);
  ctx.globalAlpha = 1;
  ctx.beginPath();
  ctx.arc(
    x + w * (0.16 + rnd() * 0.68),
    y + h * (0.2 + rnd() * 0.2),
    h * (0.13 + rnd() * 0.09),
    0,
    Math.PI * 2,
  );
  ctx.fillStyle = style.sun;
  ctx.fill();
  ridge(ctx, of.faction, rect, style.far, 0.5 + rnd() * 0.12, 0.26, rnd);
  ridge(ctx, of.faction, rect, style.near, 0.74 + rnd() * 0.08, 0.2, rnd);
  icon(ctx, of, rect, style);
  ctx.restore();
}

function icon(ctx: Ctx, of: ArtOf, rect: Rect, style: FactionStyle): void {
  const r = Math.min(rect.w, rect.h) * 0.36;
  const x = rect.x + rect.w / 2;
  const y = rect.y + rect.h / 2;
  const figure = of.type === "magic" || of.type === "instant" ? null : figureFor(of.name);
  if (!figure) {
    typeIcon(ctx, of.type, of.ranged, x, y, r, "#fbf3df", style.dark);
    return;
  }
  ctx.save();
  ctx.lineJoin = "round";
  ctx.fillStyle = "#fbf3df";
  ctx.strokeStyle = style.dark;
  ctx.lineWidth = Math.max(2, r * 0.1);
  figure(ctx, x, y, r, style.dark);
  ctx.restore();
}

/** Far or near outline of the land: towers, peaks, waves, arches or hills, by faction. */
function ridge(
  ctx: Ctx,
  faction: string,
  rect: Rect,
  fill: string,
  level: number,
  swing: number,
  rnd: () => number,
): void {
  const { x, y, w, h } = rect;
  const base = y + h * level;
  const up = h * swing;
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.moveTo(x, y + h);
  if (faction === "Tech" || faction === "Divine") {
    let px = x;
    while (px < x + w) {
      const wide = w * (0.06 + rnd() * 0.1);
      const top = base - up * rnd();
      ctx.lineTo(px, top);
      if (faction === "Divine") ctx.quadraticCurveTo(px + wide / 2, top - wide * 0.8, px + wide, top);
      else ctx.lineTo(px + wide, top);
      ctx.lineTo(px + wide, base + up * 0.4);
      px += wide;
    }
  } else if (faction === "Wind" || faction === "General") {
    const parts = faction === "Wind" ? 4 : 3;
    ctx.lineTo(x, base);
    for (let i = 0; i < parts; i += 1) {
      const from = x + (w / parts) * i;
      const to = x + (w / parts) * (i + 1);
      const high = up * (0.5 + rnd());
      ctx.quadraticCurveTo((from + to) / 2, base - high, to, base + up * 0.2 * rnd());
    }
  } else {
    const parts = faction === "Earth" ? 4 : 8;
    ctx.lineTo(x, base);
    for (let i = 0; i < parts; i += 1) {
      const from = x + (w / parts) * i;
      ctx.lineTo(from + (w / parts) * (0.35 + rnd() * 0.3), base - up * (0.4 + rnd() * 0.9));
      ctx.lineTo(from + w / parts, base + up * 0.3 * rnd());
    }
  }
  ctx.lineTo(x + w, y + h);
  ctx.closePath();
  ctx.fill();
}
