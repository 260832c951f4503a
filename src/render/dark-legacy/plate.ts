import type { CardView } from "../../engine/dark-legacy/view-types.ts";
import { type Ctx, sans } from "../paint/fonts.ts";
import { box, disc, type Rect } from "../paint/shapes.ts";
import { textAt, textIn } from "../paint/text.ts";
import { emblem, pattern } from "./emblems.ts";
import { frame } from "./frames.ts";
import { typeIcon } from "./icons.ts";
import { bandOf, drawKeywords, drawPill, pillsOf } from "./marks.ts";
import { drawStats, statsOf } from "./stats.ts";
import { ink, styleOf } from "./theme.ts";
import { say } from "./words.ts";

const FIGURE_W = 68;
/** px below which a plate is one of two in its slot. */
const LOW = 62;

interface Parts {
  readonly name: Rect;
  readonly figure: Rect;
  /** Left of the figure: signs, a token, what is the matter. */
  readonly left: Rect;
}

/** The name over everything; in a low plate beside the figure. */
function partsOf(w: number, h: number): Parts {
  if (h < LOW) {
    const figure = { x: w - 50, y: 4, w: 46, h: h - 8 };
    const nameH = h - 27;
    return {
      name: { x: 4, y: 4, w: w - 57, h: nameH },
      figure,
      left: { x: 4, y: 4 + nameH + 2, w: w - 57, h: h - nameH - 10 },
    };
  }
  const nameH = Math.round((h - 10) * 0.47);
  const y = 4 + nameH + 2;
  const figureW = Math.min(FIGURE_W, w * 0.5);
  return {
    name: { x: 4, y: 4, w: w - 8, h: nameH },
    figure: { x: w - figureW - 4, y, w: figureW, h: h - y - 4 },
    left: { x: 4, y, w: w - figureW - 11, h: h - y - 4 },
  };
}

/** What the match does not change of a card in a hero slot. */
function face(ctx: Ctx, card: CardView, w: number, h: number): void {
  const style = styleOf(card.faction);
  const { name, left } = partsOf(w, h);
  frame(ctx, card.type, { x: 1, y: 1, w: w - 2, h: h - 2 }, 8);
  ctx.fillStyle = style.frame;
  ctx.fill();
  ctx.strokeStyle = ink.night;
  ctx.lineWidth = 2;
  ctx.stroke();
  ctx.strokeStyle = style.dark;
  ctx.globalAlpha = 0.5;
  pattern(ctx, card.faction, left.x, left.y, w - 8, left.h);
  ctx.globalAlpha = 1;
  box(ctx, name, 5, card.spent ? ink.parchmentDark : ink.parchment);
  textIn(ctx, card.name, name.x + 3, name.y, {
    width: name.w - 6,
    height: name.h,
    lines: 2,
    max: 24,
    min: 8,
    lead: 1,
    font: (size) => sans(size, 800),
    color: ink.text,
    align: h < LOW ? "left" : "center",
    valign: "middle",
  });
  const r = Math.min(11, left.h * 0.24);
  const ranged = card.keywords.includes("distance");
  const y = left.y + r + 3;
  disc(ctx, left.x + r + 4, y, r + 3, style.dark);
  ctx.fillStyle = "#f7ecd2";
  emblem(ctx, card.faction, left.x + r + 4, y, r, style.dark);
  if (left.w < r * 4 + 16) return;
  disc(ctx, left.x + r * 3 + 12, y, r + 3, style.dark);
  typeIcon(ctx, card.type, ranged, left.x + r * 3 + 12, y, r * 0.9, "#f7ecd2", style.dark);
}

/** A card in a hero slot, in the upright rectangle `rect`, turned by `angle` round its middle. */
export function drawPlate(ctx: Ctx, card: CardView, rect: Rect, angle: number, scale: number): void {
  const { w, h } = rect;
  const { figure, left } = partsOf(w, h);
  ctx.save();
  ctx.translate(rect.x + w / 2, rect.y + h / 2);
  ctx.rotate(angle);
  ctx.scale(scale, scale);
  ctx.translate(-w / 2, -h / 2);
  ctx.fillStyle = "rgba(0,0,0,0.45)";
  frame(ctx, card.type, { x: 3, y: 5, w, h }, 8);
  ctx.fill();
  face(ctx, card, w, h);
  const stats = statsOf(card).slice(0, 1);
  if (stats.length > 0) drawStats(ctx, stats, figure, 46);
  else drawSign(ctx, card, figure);
  // Below the signs: what is the matter with the card, else the token on it, else its keywords.
  const band = bandOf(card);
  const pill = pillsOf(card)[0];
  const low = h < LOW;
  const row = Math.min(24, left.h * (low ? 1 : 0.46));
  const foot = { ...left, y: left.y + left.h - row, h: row };
  if (card.attacking || card.defending) {
    frame(ctx, card.type, { x: 0, y: 0, w, h }, 8);
    ctx.strokeStyle = card.attacking ? ink.attack : ink.defend;
    ctx.lineWidth = 6;
    ctx.stroke();
  }
  if (band) {
    box(ctx, foot, 4, band.fill, ink.night, 1.5);
    textIn(ctx, band.text, foot.x + 2, foot.y, {
      width: foot.w - 4,
      height: foot.h,
      lines: 1,
      max: 19,
      min: 7,
      lead: 1,
      font: (size) => sans(size, 800),
      color: band.ink,
      align: "center",
      valign: "middle",
    });
    // Ammo decides what may be done: it stays to be seen, over the signs.
    if (pill) drawPill(ctx, pill, left.x, left.y, left.w, Math.min(24, left.h - row - 1));
  } else if (pill) drawPill(ctx, pill, foot.x, foot.y, foot.w, foot.h);
  else drawKeywords(ctx, card.keywords, foot.x + 1, foot.y, foot.w - 2, foot.h);
  ctx.restore();
}

/** The sign of its type, for a card without a figure. */
function drawSign(ctx: Ctx, card: CardView, rect: Rect): void {
  box(ctx, rect, 6, "#2a2119", "#9c8a6d", 2);
  const r = Math.min(22, rect.h * 0.4, rect.w * 0.4);
  typeIcon(ctx, card.type, false, rect.x + rect.w / 2, rect.y + rect.h / 2, r, "#fff4df", ink.night);
}

/** The back of a card that charges, with its charges. The card itself is never on the public picture. */
export function drawCharging(ctx: Ctx, charges: number, rect: Rect): void {
  box(ctx, rect, 8, "#3a1d12", ink.night, 2);
  box(ctx, { x: rect.x + 4, y: rect.y + 4, w: rect.w - 8, h: rect.h - 8 }, 6, "#5a2c18", ink.gold, 1.5);
  ctx.strokeStyle = "#7d4424";
  pattern(ctx, "Tech", rect.x + 7, rect.y + 7, rect.w - 14, rect.h - 14);
  const y = rect.y + rect.h / 2;
  const w = Math.min(58, rect.w * 0.42);
  const h = Math.min(62, rect.h - 18);
  box(ctx, { x: rect.x + 8, y: y - h / 2, w, h }, 8, ink.night, ink.turn, 2);
  const size = Math.min(50, h * 0.86);
  textAt(ctx, String(charges), rect.x + 8 + w / 2, y, sans(size, 800), size, ink.turn);
  textIn(ctx, say(charges === 1 ? "CHARGE\nface down" : "CHARGES\nface down"), rect.x + w + 11, y - 26, {
    width: rect.w - w - 18,
    height: 52,
    lines: 2,
    max: 20,
    min: 7,
    font: (px) => sans(px, 800),
    color: "#ffeecb",
    valign: "middle",
  });
}
