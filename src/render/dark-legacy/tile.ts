import type { Canvas } from "canvas";
import type { CardView } from "../../engine/dark-legacy/view-types.ts";
import { type Ctx, sans } from "../paint/fonts.ts";
import { box } from "../paint/shapes.ts";
import { layer } from "../paint/surface.ts";
import { fits, textAt, textIn } from "../paint/text.ts";
import { art } from "./art.ts";
import { emblem } from "./emblems.ts";
import { bandOf, drawKeywords, drawNew, drawPill, pillsOf } from "./marks.ts";
import { drawStats, statsOf } from "./stats.ts";
import { ink, styleOf, typeWord } from "./theme.ts";

/** px of a card on the Battle Field before it is scaled. */
export const TILE = { w: 160, h: 224 } as const;
/** What stays visible of a card that lies under another: its band and its figures. */
export const TILE_FOOT = 90;

const NAME_H = 48;
const ART = { x: 6, y: 54, w: 148, h: 86 } as const;
const BAND_Y = 142;
const STATS = { x: 6, y: 165, w: 148, h: 53 } as const;

/** Everything on the card that the match does not change. */
function face(card: CardView): Canvas {
  const key = `tile|${card.name}|${card.faction}|${card.type}|${card.cost}|${card.level}|${card.keywords.join()}`;
  return layer(key, TILE.w, TILE.h, false, (ctx) => {
    const style = styleOf(card.faction);
    box(ctx, { x: 1, y: 1, w: TILE.w - 2, h: TILE.h - 2 }, 10, style.frame, ink.night, 2);
    box(ctx, { x: 5, y: 5, w: TILE.w - 10, h: NAME_H }, 6, ink.parchment);
    textIn(ctx, card.name, 8, 5, {
      width: TILE.w - 16,
      height: NAME_H,
      lines: 2,
      max: 23,
      min: 12,
      lead: 1.02,
      font: (size) => sans(size, 800),
      color: ink.text,
      align: "center",
      valign: "middle",
    });
    art(
      ctx,
      { name: card.name, faction: card.faction, type: card.type, ranged: card.keywords.includes("distance") },
      ART,
    );
    ctx.strokeStyle = ink.night;
    ctx.lineWidth = 1.5;
    ctx.strokeRect(ART.x, ART.y, ART.w, ART.h);
    drawKeywords(ctx, card.keywords, ART.x + 3, ART.y + 3, ART.w - 6, 21);
    box(ctx, { x: 5, y: BAND_Y, w: TILE.w - 10, h: 20 }, 4, style.dark);
    ctx.fillStyle = "#f7ecd2";
    emblem(ctx, card.faction, 16, BAND_Y + 10, 8, style.dark);
    const line = `${typeWord[card.type]} · L${card.level} · C${card.cost}`;
    textIn(ctx, line, 28, BAND_Y, {
      width: TILE.w - 36,
      height: 20,
      lines: 1,
      max: 14,
      min: 9,
      font: (size) => sans(size, 700),
      color: "#f7ecd2",
      align: "center",
      valign: "middle",
    });
  });
}

export interface TileLook {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** radians */
  readonly angle: number;
  /** Number of the card in a slot with several, else null. */
  readonly ordinal: number | null;
  /** Another card lies on its upper part. */
  readonly covered: boolean;
}

/** A card on the Battle Field with its middle at (x, y). */
export function drawTile(ctx: Ctx, card: CardView, look: TileLook): void {
  ctx.save();
  ctx.translate(look.x, look.y);
  ctx.rotate(look.angle);
  ctx.scale(look.scale, look.scale);
  ctx.translate(-TILE.w / 2, -TILE.h / 2);
  ctx.fillStyle = "rgba(0,0,0,0.45)";
  ctx.beginPath();
  ctx.roundRect(4, 6, TILE.w, TILE.h, 11);
  ctx.fill();
  ctx.drawImage(face(card), 0, 0);
  if (card.attacking || card.defending) {
    const line = card.attacking ? ink.attack : "#8fd0ff";
    box(ctx, { x: 0, y: 0, w: TILE.w, h: TILE.h }, 11, null, line, 6);
  }
  const stats = statsOf(card);
  if (stats.length > 0) drawStats(ctx, stats, STATS, 40);
  else drawWords(ctx, card);
  const pills = pillsOf(card);
  if (!look.covered)
    for (const [index, pill] of pills.entries()) {
      const cols = pills.length > 4 ? 3 : 2;
      const w = (ART.w - 3) / cols;
      const h = cols === 3 ? 24 : 27;
      const row = Math.floor(index / cols);
      drawPill(ctx, pill, ART.x + 2 + (index % cols) * w, ART.y + ART.h - (h + 3) * (row + 1), w - 3, h);
    }
  const band = bandOf(card);
  const extra = look.covered ? pills.map((pill) => `${pill.label} ${pill.count}`).join(" · ") : "";
  const number = look.ordinal === null ? "" : `#${look.ordinal}`;
  if (band || extra !== "" || number !== "") {
    const text = [number, band?.text ?? "", extra].filter((part) => part !== "").join("  ");
    box(ctx, { x: 3, y: BAND_Y - 1, w: TILE.w - 6, h: 23 }, 4, band?.fill ?? ink.spent, ink.night, 1.5);
    textIn(ctx, text, 6, BAND_Y - 1, {
      width: TILE.w - 12,
      height: 23,
      lines: 1,
      max: 19,
      min: 9,
      lead: 1,
      font: (size) => sans(size, 800),
      color: band?.ink ?? "#ffe9a8",
      align: "center",
      valign: "middle",
    });
  }
  if (card.summonedThisTurn && !look.covered) drawNew(ctx, TILE.w - 2, 2, 40);
  ctx.restore();
}

/** What a card without figures does, where it can be read; else what it is. */
function drawWords(ctx: Ctx, card: CardView): void {
  box(ctx, STATS, 6, ink.parchment, ink.night, 1.5);
  const words = {
    width: STATS.w - 10,
    height: STATS.h - 4,
    lines: 5,
    max: 15,
    min: 9,
    lead: 1.08,
    font: (size: number) => sans(size, 500),
  };
  const text = card.text !== "" && fits(ctx, card.text, words) ? card.text : typeWord[card.type];
  textIn(ctx, text, STATS.x + 5, STATS.y + 2, {
    ...words,
    color: ink.text,
    align: "center",
    valign: "middle",
  });
}

/** An enhancement tucked under the card it is on: its name and, where it has one, its armor. */
export function drawTab(
  ctx: Ctx,
  card: CardView,
  rect: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  prefix: string,
): void {
  const style = styleOf(card.faction);
  box(ctx, rect, 5, ink.parchmentDark, ink.night, 1.5);
  box(ctx, { x: rect.x + 2, y: rect.y + 2, w: 21, h: rect.h - 4 }, 4, style.frame);
  ctx.fillStyle = ink.white;
  emblem(ctx, card.faction, rect.x + 12.5, rect.y + rect.h / 2, 8, style.frame);
  const figure = card.armor ? `◆${card.armor.left}/${card.armor.of}` : "";
  const tags = [
    figure,
    ...pillsOf(card).map((pill) => `${pill.label} ${pill.count}`),
    card.spent ? "↻SPENT" : "",
  ];
  // The name comes first: tags take no more than half of the tab.
  ctx.font = sans(13, 800);
  let tail = "";
  for (const tag of tags) {
    const longer = `${tail} ${tag}`.trim();
    if (ctx.measureText(longer).width <= rect.w * 0.46) tail = longer;
  }
  let right = 4;
  if (tail !== "") {
    const w = ctx.measureText(tail).width + 8;
    box(ctx, { x: rect.x + rect.w - w - 2, y: rect.y + 2, w, h: rect.h - 4 }, 4, ink.spent);
    textAt(ctx, tail, rect.x + rect.w - w / 2 - 2, rect.y + rect.h / 2, sans(13, 800), 13, "#ffe9a8");
    right = w + 5;
  }
  textIn(ctx, `${prefix}${card.name}`, rect.x + 27, rect.y, {
    width: rect.w - 28 - right,
    height: rect.h,
    lines: 2,
    max: 17,
    min: 7,
    lead: 1,
    font: (size) => sans(size, 700),
    color: ink.text,
    valign: "middle",
  });
}

/** Stands for tabs there was no room for: their names, or at least how many. */
export function drawMoreTab(
  ctx: Ctx,
  rect: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  names: readonly string[],
  count: string,
): void {
  box(ctx, rect, 5, ink.spent, ink.parchmentDark, 1.5);
  const words = {
    width: rect.w - 10,
    height: rect.h,
    lines: rect.h > 30 ? 2 : 1,
    max: 16,
    min: 10,
    lead: 1,
    font: (size: number) => sans(size, 800),
  };
  const all = names.join(" · ");
  const text = fits(ctx, all, words) ? all : count;
  textIn(ctx, text, rect.x + 5, rect.y, { ...words, color: "#ffe9a8", align: "center", valign: "middle" });
}
