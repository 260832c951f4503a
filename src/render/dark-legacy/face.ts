import type { Canvas } from "canvas";
import type { CardView } from "../../engine/dark-legacy/view-types.ts";
import { type Ctx, sans, title } from "../paint/fonts.ts";
import { box, disc } from "../paint/shapes.ts";
import { layer } from "../paint/surface.ts";
import { type FitOptions, fitText, textAt, textIn } from "../paint/text.ts";
import { art } from "./art.ts";
import { emblem, pattern } from "./emblems.ts";
import { frame as outline } from "./frames.ts";
import { typeIcon } from "./icons.ts";
import { drawKeywords } from "./marks.ts";
import { drawStats, statsOf } from "./stats.ts";
import { ink, keywordMark, styleOf, typeWord } from "./theme.ts";
import { kind, rulesOf, say, word } from "./words.ts";

/** px of a whole card at scale 1. */
export const CARD = { w: 300, h: 420 } as const;

/** px of the round of a card's corner. */
export const CORNER = 16;

const X = 12;
const WIDTH = 276;
const ART_Y = 62;
const LINE_H = 28;
const STATS = { x: 12, y: 352, w: 276, h: 58 } as const;

/** A whole card as it is held in the hand, its rules text included. Kept for each definition, figures and scale. */
export function cardFace(card: CardView, scale: number): Canvas {
  const stats = statsOf(card);
  const ammo = card.tokens.ammo;
  const figures = stats.map((stat) => `${stat.label}${stat.value}/${stat.of ?? ""}`).join();
  const key = `face|${scale}|${card.name}|${card.faction}|${card.type}|${card.cost}|${card.level}|${card.keywords.join()}|${figures}|${ammo ?? ""}|${card.text}`;
  return layer(key, CARD.w * scale, CARD.h * scale, false, (ctx) => {
    ctx.scale(scale, scale);
    const more =
      ammo === undefined ? [] : [{ label: say("AMMO"), value: ammo, fill: "#4b4536", line: "#d8cfae" }];
    const all = [...stats, ...more];
    const foot = all.length > 0 ? STATS.y - 6 : CARD.h - 12;
    // A short text leaves its room to the picture.
    const words = fitText(ctx, rulesText(card), wordsIn(foot - ART_Y - LINE_H - 104));
    const textH = Math.max(72, Math.ceil(words.lines.length * words.size * words.lead) + 22);
    const artH = foot - textH - LINE_H - 6 - ART_Y;
    frame(ctx, card, artH);
    rules(ctx, card, foot - textH, textH);
    if (all.length > 0) drawStats(ctx, all, STATS, 44);
  });
}

function frame(ctx: Ctx, card: CardView, artH: number): void {
  const at = { x: X, y: ART_Y, w: WIDTH, h: artH };
  const lineY = ART_Y + artH + 3;
  const style = styleOf(card.faction);
  outline(ctx, card.type, { x: 1.5, y: 1.5, w: CARD.w - 3, h: CARD.h - 3 }, CORNER);
  ctx.fillStyle = style.frame;
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.strokeStyle = style.dark;
  ctx.globalAlpha = 0.4;
  pattern(ctx, card.faction, 5, 5, CARD.w - 10, CARD.h - 10);
  ctx.globalAlpha = 1;
  ctx.restore();
  outline(ctx, card.type, { x: 1.5, y: 1.5, w: CARD.w - 3, h: CARD.h - 3 }, CORNER);
  ctx.strokeStyle = ink.night;
  ctx.lineWidth = 3;
  ctx.stroke();
  outline(ctx, card.type, { x: 4.5, y: 4.5, w: CARD.w - 9, h: CARD.h - 9 }, CORNER - 2);
  ctx.strokeStyle = style.dark;
  ctx.lineWidth = 2.5;
  ctx.stroke();
  box(ctx, { x: 36, y: 9, w: CARD.w - 80, h: 48 }, 7, ink.parchment, ink.night, 1.5);
  textIn(ctx, card.name, 66, 9, {
    width: CARD.w - 128,
    height: 48,
    lines: 2,
    max: 25,
    min: 12,
    lead: 1.02,
    font: (size) => sans(size, 800),
    color: ink.text,
    align: "center",
    valign: "middle",
  });
  disc(ctx, 33, 33, 27, ink.cpDark, "#cfe2ff", 3);
  textAt(ctx, String(card.cost), 33, 29, sans(31, 800), 31, ink.white);
  textAt(ctx, say("COST"), 33, 48, sans(10, 800), 10, "#cfe2ff");
  box(ctx, { x: CARD.w - 56, y: 9, w: 47, h: 48 }, 7, "#2a2119", ink.gold, 2);
  textAt(ctx, String(card.level), CARD.w - 32.5, 29, sans(28, 800), 28, ink.turn);
  textAt(ctx, say("LEVEL"), CARD.w - 32.5, 48, sans(11, 800), 11, ink.turn);
  const of = {
    name: card.name,
    faction: card.faction,
    type: card.type,
    ranged: card.keywords.includes("distance"),
  };
  art(ctx, of, at);
  box(ctx, at, 3, null, ink.night, 2);
  drawKeywords(ctx, card.keywords, X + 4, ART_Y + 4, WIDTH - 8, 24);
  box(ctx, { x: X, y: lineY, w: WIDTH, h: LINE_H }, 5, style.dark);
  ctx.fillStyle = "#f7ecd2";
  emblem(ctx, card.faction, 28, lineY + LINE_H / 2, 11, style.dark);
  typeIcon(ctx, card.type, of.ranged, CARD.w - 29, lineY + LINE_H / 2, 10, "#f7ecd2", style.dark);
  const words = kind(card, `${card.faction} ${typeWord[card.type]}`);
  textIn(ctx, words, 46, lineY, {
    width: 208,
    height: LINE_H,
    lines: 1,
    max: 19,
    min: 10,
    font: (size) => title(size, 700),
    color: "#f7ecd2",
    valign: "middle",
  });
}

/** A card whose only rule is its keywords says them in full. */
function rulesText(card: CardView): string {
  return card.text === ""
    ? card.keywords.map((one) => word(keywordMark[one].word)).join(", ")
    : rulesOf(card);
}

/** Room for the rules text, and its largest and smallest size. */
function wordsIn(height: number): FitOptions {
  return {
    width: WIDTH - 18,
    height: height - 12,
    lines: 14,
    max: 21,
    min: 10,
    lead: 1.2,
    font: (size) => sans(size, 500),
  };
}

function rules(ctx: Ctx, card: CardView, y: number, height: number): void {
  box(ctx, { x: X, y, w: WIDTH, h: height }, 6, ink.parchment, ink.night, 1.5);
  textIn(ctx, rulesText(card), X + 9, y + 6, { ...wordsIn(height), color: ink.text, valign: "middle" });
}
