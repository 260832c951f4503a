import type { CardView } from "../../engine/dark-legacy/view-types.ts";
import { type Ctx, sans } from "../paint/fonts.ts";
import { box, type Rect } from "../paint/shapes.ts";
import { fits, textAt, textIn } from "../paint/text.ts";
import { art } from "./art.ts";
import { emblem } from "./emblems.ts";
import { frame } from "./frames.ts";
import { typeIcon } from "./icons.ts";
import { bandOf, drawKeywords, drawNew, drawPill, type Pill, pillsOf } from "./marks.ts";
import { drawStats, statsOf } from "./stats.ts";
import { ink, keywordMark, styleOf, typeWord } from "./theme.ts";
import { rulesOf, say, word } from "./words.ts";

/** px of a card on the Battle Field before it is scaled: its picture is as high as the slot has room for. */
export const TILE = { w: 172, leastArt: 50, mostArt: 150 } as const;
/** px of the name's part. */
export const TILE_HEAD = 70;
/** px of what stays visible of a card that lies under another: its band and its figures. */
export const TILE_FOOT = 114;

const NAME_H = 61;
const BAND_H = 26;
const WIDE = TILE.w - 12;

interface Parts {
  readonly h: number;
  readonly art: Rect;
  readonly bandY: number;
  readonly stats: Rect;
}

function partsOf(artH: number): Parts {
  const foot = TILE_HEAD + artH;
  return {
    h: foot + TILE_FOOT,
    art: { x: 6, y: TILE_HEAD, w: WIDE, h: artH },
    bandY: foot + 3,
    stats: { x: 6, y: foot + 3 + BAND_H + 3, w: WIDE, h: TILE_FOOT - BAND_H - 13 },
  };
}

/** Everything on the card that the match does not change. */
function face(ctx: Ctx, card: CardView, artH: number, spent: boolean): void {
  const { h, art: at, bandY } = partsOf(artH);
  const style = styleOf(card.faction);
  frame(ctx, card.type, { x: 1, y: 1, w: TILE.w - 2, h: h - 2 }, 11);
  ctx.fillStyle = style.frame;
  ctx.fill();
  ctx.strokeStyle = ink.night;
  ctx.lineWidth = 2;
  ctx.stroke();
  box(ctx, { x: 6, y: 6, w: WIDE, h: NAME_H }, 6, spent ? ink.parchmentDark : ink.parchment);
  textIn(ctx, card.name, 9, 6, {
    width: WIDE - 6,
    height: NAME_H,
    lines: 2,
    max: 30,
    min: 13,
    lead: 1,
    font: (size) => sans(size, 800),
    color: ink.text,
    align: "center",
    valign: "middle",
  });
  if (artH > 0) {
    const { name, faction, type } = card;
    art(ctx, { name, faction, type, ranged: card.keywords.includes("distance") }, at);
    if (spent) {
      ctx.fillStyle = "rgba(8,6,5,0.5)";
      ctx.fillRect(at.x, at.y, at.w, at.h);
    }
    ctx.strokeStyle = ink.night;
    ctx.lineWidth = 1.5;
    ctx.strokeRect(at.x, at.y, at.w, at.h);
    drawKeywords(ctx, card.keywords, at.x + 3, at.y + 3, at.w - 6, Math.min(26, artH * 0.4));
  }
  box(ctx, { x: 6, y: bandY, w: WIDE, h: BAND_H }, 5, style.dark);
  ctx.fillStyle = "#f7ecd2";
  emblem(ctx, card.faction, 20, bandY + BAND_H / 2, 10.5, style.dark);
  const ranged = card.keywords.includes("distance");
  typeIcon(ctx, card.type, ranged, TILE.w - 20, bandY + BAND_H / 2, 9, "#f7ecd2", style.dark);
  textIn(ctx, artH > 0 ? say("L{level} · C{cost}", { level: card.level, cost: card.cost }) : "", 34, bandY, {
    width: TILE.w - 68,
    height: BAND_H,
    lines: 1,
    max: 18,
    min: 11,
    font: (size) => sans(size, 700),
    color: "#f7ecd2",
    align: "center",
    valign: "middle",
  });
  if (artH === 0) drawKeywords(ctx, card.keywords, 34, bandY + 2, TILE.w - 68, BAND_H - 4);
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
  /** Height of its picture before scaling, px; 0 for none. */
  readonly artH: number;
}

/** No picture is to be seen that figures might be written over. */
export function isTight(look: TileLook): boolean {
  return look.covered || look.artH < 60;
}

/** A card on the Battle Field with its middle at (x, y). */
export function drawTile(ctx: Ctx, card: CardView, look: TileLook): void {
  const { h, art: at, bandY, stats: statsAt } = partsOf(look.artH);
  ctx.save();
  ctx.translate(look.x, look.y);
  ctx.rotate(look.angle);
  ctx.scale(look.scale, look.scale);
  ctx.translate(-TILE.w / 2, -h / 2);
  ctx.fillStyle = "rgba(0,0,0,0.45)";
  frame(ctx, card.type, { x: 4, y: 6, w: TILE.w, h }, 11);
  ctx.fill();
  face(ctx, card, look.artH, card.spent && !card.attacking);
  if (card.attacking || card.defending) {
    frame(ctx, card.type, { x: 0, y: 0, w: TILE.w, h }, 11);
    ctx.strokeStyle = card.attacking ? ink.attack : ink.defend;
    ctx.lineWidth = 7;
    ctx.stroke();
  }
  const stats = statsOf(card);
  if (stats.length > 0) drawStats(ctx, stats, statsAt, 58);
  else drawWords(ctx, card, statsAt);
  const pills = pillsOf(card);
  const inWords = look.covered || look.artH === 0;
  if (!inWords)
    for (const [index, pill] of pills.entries()) {
      const cols = pills.length > 4 ? 3 : 2;
      const w = (at.w - 3) / cols;
      const ph = Math.min(31, at.h * 0.45);
      const row = Math.floor(index / cols);
      drawPill(ctx, pill, at.x + 2 + (index % cols) * w, at.y + at.h - (ph + 3) * (row + 1), w - 3, ph);
    }
  drawBand(ctx, card, look, bandY, inWords ? extraWords(card, pills) : "");
  if (card.summonedThisTurn && !look.covered) drawNew(ctx, TILE.w - 2, 2, 44);
  ctx.restore();
}

/** What would stand on the picture of the card: signs of its keywords and what lies on it. */
function extraWords(card: CardView, pills: readonly Pill[]): string {
  if (pills.length === 0) return "";
  const signs = card.keywords.map((word) => keywordMark[word].sign).join("");
  return [signs, ...pills.map((pill) => `${pill.label} ${pill.count}`)]
    .filter((part) => part !== "")
    .join(" ");
}

/** What is the matter with the card, over its line of type; for a card without room above also what lies on it. */
function drawBand(ctx: Ctx, card: CardView, look: TileLook, y: number, extra: string): void {
  const band = bandOf(card);
  const number = look.ordinal === null ? "" : `#${look.ordinal}`;
  if (!band && extra === "" && number === "") return;
  // Frame and sign tell a fighter; what the fight does to it is written at the right.
  const fights = card.attacking || card.defending;
  const short = band !== null && isTight(look) && (fights || (extra !== "" && card.locked === 0));
  const words = short ? band.text.slice(0, 1) : (band?.text ?? "");
  const text = [number, words, extra].filter((part) => part !== "").join("  ");
  box(ctx, { x: 4, y: y - 1, w: TILE.w - 8, h: BAND_H + 2 }, 5, band?.fill ?? ink.spent, ink.night, 1.5);
  textIn(ctx, text, 8, y - 1, {
    width: short && fights ? TILE.w * 0.56 : TILE.w - 16,
    height: BAND_H + 2,
    lines: 1,
    max: 24,
    min: 9,
    lead: 1,
    font: (size) => sans(size, 800),
    color: band?.ink ?? "#ffe9a8",
    align: short && fights ? "left" : "center",
    valign: "middle",
  });
}

/** What a card without figures does, where it can be read; else what it is. */
function drawWords(ctx: Ctx, card: CardView, at: Rect): void {
  box(ctx, at, 6, ink.parchment, ink.night, 1.5);
  const words = {
    width: at.w - 10,
    height: at.h - 4,
    lines: 5,
    max: 19,
    min: 10,
    lead: 1.08,
    font: (size: number) => sans(size, 500),
  };
  const text =
    card.text !== "" && fits(ctx, rulesOf(card), words) ? rulesOf(card) : word(typeWord[card.type]);
  textIn(ctx, text, at.x + 5, at.y + 2, {
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
  ctx.fillStyle = style.sign;
  emblem(ctx, card.faction, rect.x + 12.5, rect.y + rect.h / 2, 8, style.frame);
  const figure = card.armor ? `◆${card.armor.left}/${card.armor.of}` : "";
  const tags = [
    figure,
    ...pillsOf(card).map((pill) => `${pill.label} ${pill.count}`),
    card.spent ? say("↻SPENT") : "",
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
