import type { Canvas } from "canvas";
import type { CardView } from "../../engine/dark-legacy/view-types.ts";
import { type Ctx, sans } from "../paint/fonts.ts";
import { box, type Rect } from "../paint/shapes.ts";
import { layer } from "../paint/surface.ts";
import { textAt, textIn } from "../paint/text.ts";
import { emblem, pattern } from "./emblems.ts";
import { typeIcon } from "./icons.ts";
import { bandOf, drawKeywords, drawPill, pillsOf } from "./marks.ts";
import { drawStats, statsOf } from "./stats.ts";
import { ink, styleOf, typeWord } from "./theme.ts";

const FIGURE_W = 60;
/** px below which a plate is one of two in its slot. */
const LOW = 70;

/** What the match does not change of a card in a hero slot. */
function face(card: CardView, w: number, h: number): Canvas {
  const key = `plate|${card.name}|${card.faction}|${card.type}|${card.level}|${card.keywords.join()}|${w}x${h}`;
  return layer(key, w, h, false, (ctx) => {
    const style = styleOf(card.faction);
    box(ctx, { x: 1, y: 1, w: w - 2, h: h - 2 }, 8, style.frame, ink.night, 2);
    ctx.strokeStyle = style.dark;
    ctx.globalAlpha = 0.5;
    pattern(ctx, card.faction, 4, 4, w - 8, h - 8);
    ctx.globalAlpha = 1;
    const nameH = Math.min(48, h < LOW && !card.keywords.includes("distance") ? h - 26 : h - 33);
    box(ctx, { x: 4, y: 4, w: w - FIGURE_W - 10, h: nameH }, 5, ink.parchment);
    textIn(ctx, card.name, 7, 4, {
      width: w - FIGURE_W - 16,
      height: nameH,
      lines: 3,
      max: 19,
      min: 10,
      lead: 1.02,
      font: (size) => sans(size, 800),
      color: ink.text,
      valign: "middle",
    });
    ctx.fillStyle = "#fff4df";
    emblem(ctx, card.faction, 17, h - 15, 10, style.frame);
    typeIcon(ctx, card.type, card.keywords.includes("distance"), 42, h - 15, 10, "#fff4df", style.dark);
    if (pillsOf(card).length === 0) drawKeywords(ctx, card.keywords, 58, h - 25, w - FIGURE_W - 62, 19);
  });
}

/** A card in a hero slot, in the upright rectangle `rect`, turned by `angle` round its middle. */
export function drawPlate(ctx: Ctx, card: CardView, rect: Rect, angle: number, scale: number): void {
  const { w, h } = rect;
  ctx.save();
  ctx.translate(rect.x + w / 2, rect.y + h / 2);
  ctx.rotate(angle);
  ctx.scale(scale, scale);
  ctx.translate(-w / 2, -h / 2);
  ctx.fillStyle = "rgba(0,0,0,0.45)";
  ctx.beginPath();
  ctx.roundRect(3, 5, w, h, 8);
  ctx.fill();
  ctx.drawImage(face(card, w, h), 0, 0);
  const band = bandOf(card);
  // With two cards in the slot the band lies beside the figure instead of under everything.
  const low = h < LOW;
  const foot = band && !low ? 24 : 0;
  const stats = statsOf(card).slice(0, 1);
  const figure = { x: w - FIGURE_W - 3, y: 4, w: FIGURE_W, h: h - 8 - foot };
  if (stats.length > 0) drawStats(ctx, stats, figure, 44);
  else drawSign(ctx, card, figure);
  for (const [index, pill] of pillsOf(card).slice(0, 1).entries())
    drawPill(ctx, pill, w - FIGURE_W - 6 - 80 * (index + 1), h - 28 - foot, 78, 25);
  if (card.attacking || card.defending)
    box(ctx, { x: 0, y: 0, w, h }, 9, null, card.attacking ? ink.attack : "#8fd0ff", 5);
  if (band) {
    const bar = low
      ? { x: 4, y: h - 22, w: w - FIGURE_W - 10, h: 19, size: 15 }
      : { x: 3, y: h - 26, w: w - 6, h: 23, size: 18 };
    box(ctx, bar, 4, band.fill, ink.night, 1.5);
    textAt(ctx, band.text, bar.x + bar.w / 2, bar.y + bar.h / 2, sans(bar.size, 800), bar.size, band.ink);
  }
  ctx.restore();
}

/** The sign of its type, for a card without a figure. */
function drawSign(ctx: Ctx, card: CardView, rect: Rect): void {
  box(ctx, rect, 6, "#2a2119", "#9c8a6d", 2);
  const word = typeWord[card.type].toUpperCase();
  textIn(ctx, word, rect.x + 2, rect.y + 2, {
    width: rect.w - 4,
    height: 15,
    lines: 1,
    max: 13,
    min: 6,
    font: (size) => sans(size, 800),
    color: "#fff4df",
    align: "center",
    valign: "middle",
  });
  const r = Math.min(18, (rect.h - 18) * 0.42);
  typeIcon(ctx, card.type, false, rect.x + rect.w / 2, rect.y + 8 + rect.h / 2, r, "#fff4df", ink.night);
}

/** The back of a card that charges, with its charges. The card itself is never on the public picture. */
export function drawCharging(ctx: Ctx, charges: number, rect: Rect): void {
  box(ctx, rect, 8, "#3a1d12", ink.night, 2);
  box(ctx, { x: rect.x + 4, y: rect.y + 4, w: rect.w - 8, h: rect.h - 8 }, 6, "#5a2c18", ink.gold, 1.5);
  ctx.strokeStyle = "#7d4424";
  pattern(ctx, "Tech", rect.x + 7, rect.y + 7, rect.w - 14, rect.h - 14);
  const y = rect.y + rect.h / 2;
  const shown = String(charges);
  box(ctx, { x: rect.x + 10, y: y - 27, w: 56, h: 54 }, 8, ink.night, ink.turn, 2);
  textAt(ctx, shown, rect.x + 38, y, sans(42, 800), 42, ink.turn);
  textIn(ctx, charges === 1 ? "CHARGE\nface down" : "CHARGES\nface down", rect.x + 70, y - 24, {
    width: rect.w - 76,
    height: 48,
    lines: 2,
    max: 17,
    min: 9,
    font: (size) => sans(size, 800),
    color: "#ffeecb",
    valign: "middle",
  });
}
