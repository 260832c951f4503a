import type { HeroSheetView } from "../../engine/dark-legacy/hero-sheet.ts";
import { type Ctx, drawable, sans, title } from "../paint/fonts.ts";
import { box, disc, dots, type Rect } from "../paint/shapes.ts";
import { reusedSurface, type Surface } from "../paint/surface.ts";
import { textAt, textIn } from "../paint/text.ts";
import { emblem, pattern, shield } from "./emblems.ts";
import { type Step, signed, stepsOf } from "./sheet-words.ts";
import { wood } from "./table.ts";
import { type FactionStyle, ink, styleOf } from "./theme.ts";
import { say, word } from "./words.ts";

type Sheet = HeroSheetView["sheet"];

const SIZE = { w: 960, h: 880 } as const;
const PAGE: Rect = { x: 18, y: 18, w: SIZE.w - 36, h: SIZE.h - 36 };
const HEAD: Rect = { x: PAGE.x + 14, y: PAGE.y + 14, w: PAGE.w - 28, h: 168 };
const BAR: Rect = { x: HEAD.x + 4, y: HEAD.y + HEAD.h + 18, w: HEAD.w - 8, h: 58 };
const LEFT: Rect = { x: HEAD.x + 4, y: BAR.y + BAR.h + 22, w: 286, h: PAGE.y + PAGE.h - BAR.y - BAR.h - 40 };
const RIGHT: Rect = { x: LEFT.x + LEFT.w + 22, y: LEFT.y, w: HEAD.w - LEFT.w - 30, h: LEFT.h };

/** A hero's character sheet: a page of parchment under the faction's arms. Wide enough to be read on a screen of 360 px. */
export function drawSheet(sheet: Sheet): Surface {
  const surface = reusedSurface(SIZE.w, SIZE.h);
  const { ctx } = surface;
  const style = styleOf(sheet.faction ?? "General");
  wood(ctx, SIZE.w, SIZE.h);
  parchment(ctx);
  head(ctx, sheet, style);
  bar(ctx, sheet, style);
  watermark(ctx, sheet);
  record(ctx, sheet);
  matches(ctx, sheet);
  ladder(ctx, stepsOf(sheet), style);
  return surface;
}

/** Old paper with darker edges and a double line of gold. */
function parchment(ctx: Ctx): void {
  box(ctx, { x: PAGE.x + 4, y: PAGE.y + 6, w: PAGE.w, h: PAGE.h }, 16, "rgba(0,0,0,0.55)");
  box(ctx, PAGE, 16, ink.parchment, ink.goldDark, 4);
  const rnd = dots("parchment");
  ctx.fillStyle = ink.parchmentDark;
  for (let i = 0; i < 150; i += 1) {
    // Stains gather at the edges, where hands hold the page.
    const edge = rnd() < 0.7;
    const x = edge ? (rnd() < 0.5 ? rnd() * 46 : PAGE.w - rnd() * 46) : rnd() * PAGE.w;
    ctx.globalAlpha = 0.1 + rnd() * 0.25;
    ctx.fillRect(PAGE.x + x - 3, PAGE.y + 8 + rnd() * (PAGE.h - 18), 4 + rnd() * 16, 1 + rnd() * 2);
  }
  ctx.globalAlpha = 1;
  box(ctx, { x: PAGE.x + 8, y: PAGE.y + 8, w: PAGE.w - 16, h: PAGE.h - 16 }, 11, null, ink.gold, 2);
}

/** Arms, name and level on the faction's colours. */
function head(ctx: Ctx, sheet: Sheet, style: FactionStyle): void {
  const faction = sheet.faction ?? "General";
  box(ctx, HEAD, 10, style.dark, ink.night, 2);
  ctx.strokeStyle = style.frame;
  ctx.globalAlpha = 0.75;
  pattern(ctx, faction, HEAD.x + 3, HEAD.y + 3, HEAD.w - 6, HEAD.h - 6);
  ctx.globalAlpha = 1;
  const y = HEAD.y + HEAD.h / 2;
  const arms = HEAD.x + 92;
  shield(ctx, arms, y + 2, 76);
  ctx.fillStyle = style.frame;
  ctx.fill();
  ctx.strokeStyle = ink.gold;
  ctx.lineWidth = 6;
  ctx.stroke();
  ctx.fillStyle = style.sign;
  emblem(ctx, faction, arms, y - 6, 46, style.frame);

  const level = HEAD.x + HEAD.w - 92;
  disc(ctx, level, y, 72, ink.night, ink.gold, 6);
  disc(ctx, level, y, 62, style.dark, ink.goldDark, 2);
  textAt(ctx, say("LEVEL"), level, y - 36, sans(22, 800), 22, ink.turn);
  const size = sheet.level > 9 ? 70 : 82;
  textAt(ctx, String(sheet.level), level, y + 14, sans(size, 800), size, ink.white);

  const plate = { x: arms + 90, y: HEAD.y + 20, w: HEAD.w - 92 * 2 - 176, h: HEAD.h - 40 };
  box(ctx, plate, 10, "#1d1611", ink.goldDark, 2);
  const row = { width: plate.w - 28, align: "center", valign: "middle" } as const;
  const own = sheet.name === sheet.player;
  textIn(ctx, drawable(sheet.name, say("Hero")), plate.x + 14, plate.y + 8, {
    ...{ ...row, lines: 2, height: 62, max: 50, min: 20, lead: 1, color: ink.turn },
    font: (px) => title(px, 900),
  });
  const kind =
    sheet.faction === null
      ? say("No faction declared")
      : sheet.locked
        ? say("{faction}, for good", { faction: word(sheet.faction) })
        : word(sheet.faction);
  const words = own
    ? kind
    : say("{kind} · hero of {player}", { kind, player: drawable(sheet.player, say("somebody")) });
  textIn(ctx, words, plate.x + 14, plate.y + 74, {
    ...{ ...row, lines: 1, height: 42, max: 30, min: 16, color: ink.parchment },
    font: (px) => sans(px, 700),
  });
}

/** The faction's sign, pale on the paper where no match stands. */
function watermark(ctx: Ctx, sheet: Sheet): void {
  const top = LEFT.y + 180 + Math.max(1, sheet.matches.length) * MATCH_H;
  const room = LEFT.y + LEFT.h - top;
  const r = Math.min(LEFT.w, room) / 2 - 8;
  if (r < 40) return;
  ctx.fillStyle = "#e3d3a9";
  emblem(ctx, sheet.faction ?? "General", LEFT.x + LEFT.w / 2, top + room / 2, r, ink.parchment);
}

/** SP from the level's threshold to the next one. */
function bar(ctx: Ctx, { sp, since, next, level }: Sheet, style: FactionStyle): void {
  box(ctx, BAR, 14, "#1d1611", ink.night, 3);
  const part = next === null ? 1 : Math.max(0, Math.min(1, (sp - since) / (next - since)));
  const inner = { x: BAR.x + 6, y: BAR.y + 6, w: BAR.w - 12, h: BAR.h - 12 };
  if (part > 0) {
    box(ctx, { ...inner, w: Math.max(20, inner.w * part) }, 9, style.frame);
    ctx.fillStyle = "rgba(255,255,255,0.16)";
    ctx.fillRect(inner.x + 6, inner.y + 4, Math.max(8, inner.w * part - 12), 9);
  }
  box(ctx, inner, 9, null, ink.gold, 2);
  const y = BAR.y + BAR.h / 2;
  const said =
    next === null
      ? say("highest level")
      : say("level {level} at {points} SP", { level: level + 1, points: next });
  outlined(ctx, `${sp} SP`, BAR.x + 26, y, 34, "left");
  outlined(ctx, said, BAR.x + BAR.w - 26, y, 30, "right");
}

/** Letters with a dark edge, legible on any ground. */
function outlined(ctx: Ctx, text: string, x: number, y: number, size: number, align: "left" | "right"): void {
  ctx.font = sans(size, 800);
  ctx.textAlign = align;
  ctx.lineJoin = "round";
  ctx.lineWidth = 7;
  ctx.strokeStyle = ink.night;
  ctx.strokeText(text, x, y + size * 0.36);
  ctx.fillStyle = ink.white;
  ctx.fillText(text, x, y + size * 0.36);
  ctx.textAlign = "left";
}

const RESULTS = {
  won: { word: "WON", short: "W", fill: "#1f6a2c" },
  lost: { word: "LOST", short: "L", fill: "#8c1d1d" },
  drawn: { word: "DRAWN", short: "D", fill: "#57534b" },
} as const;

function record(ctx: Ctx, sheet: Sheet): void {
  const width = (LEFT.w - 20) / 3;
  for (const [index, key] of (["won", "lost", "drawn"] as const).entries()) {
    const { word, fill } = RESULTS[key];
    const at = { x: LEFT.x + index * (width + 10), y: LEFT.y, w: width, h: 106 };
    box(ctx, at, 10, fill, ink.night, 2);
    const count = String(sheet.record[key]);
    const size = count.length > 2 ? 40 : 54;
    textAt(ctx, count, at.x + width / 2, at.y + 42, sans(size, 800), size, ink.white);
    textAt(ctx, say(word), at.x + width / 2, at.y + 87, sans(21, 800), 21, ink.white);
  }
}

function heading(
  ctx: Ctx,
  text: string,
  at: { readonly x: number; readonly y: number; readonly w: number },
): void {
  ctx.font = title(25, 900);
  ctx.fillStyle = "#6b3d12";
  ctx.fillText(text, at.x, at.y + 24);
  ctx.fillRect(at.x, at.y + 33, at.w, 2);
}

const MATCH_H = 57;

function matches(ctx: Ctx, sheet: Sheet): void {
  const top = LEFT.y + 124;
  heading(ctx, say("Last matches"), { x: LEFT.x, y: top, w: LEFT.w });
  if (sheet.matches.length === 0)
    textIn(ctx, say("No ranked match yet"), LEFT.x, top + 48, {
      ...{ width: LEFT.w, height: 70, lines: 2, max: 26, min: 20, color: "#5b4a30" },
      font: (px) => sans(px, 700),
    });
  for (const [index, { result, opponents, gained }] of sheet.matches.entries()) {
    const y = top + 46 + index * MATCH_H;
    const { short, fill } = RESULTS[result];
    disc(ctx, LEFT.x + 22, y + 25, 21, fill, ink.night, 2);
    textAt(ctx, say(short), LEFT.x + 22, y + 25, sans(26, 800), 26, ink.white);
    textIn(ctx, drawable(opponents, say("somebody")), LEFT.x + 52, y, {
      ...{ width: LEFT.w - 132, height: 52, lines: 2, max: 26, min: 15, lead: 1, color: ink.text },
      font: (px) => sans(px, 700),
      valign: "middle",
    });
    textIn(ctx, signed(gained), LEFT.x + LEFT.w - 78, y, {
      ...{ width: 78, height: 52, lines: 1, max: 28, min: 16, color: gained < 0 ? "#8c1d1d" : "#1f5a28" },
      font: (px) => sans(px, 800),
      align: "right",
      valign: "middle",
    });
  }
}

/** Levels from the first up, each with what it gives: full when gained, pale when to come. */
function ladder(ctx: Ctx, steps: readonly Step[], style: FactionStyle): void {
  heading(ctx, say("Bonuses by level"), RIGHT);
  const top = RIGHT.y + 46;
  const h = Math.min(78, (RIGHT.h - 46) / Math.max(1, steps.length));
  const mid = RIGHT.x + 36;
  ctx.fillStyle = ink.goldDark;
  ctx.fillRect(mid - 3, top + h / 2, 6, h * (steps.length - 1));
  for (const [index, step] of steps.entries()) rung(ctx, step, { ...RIGHT, y: top + index * h, h }, style);
}

function rung(ctx: Ctx, step: Step, at: Rect, style: FactionStyle): void {
  const { gained, open, from, to } = step;
  const y = at.y + at.h / 2;
  const plate = { x: at.x + 16, y: at.y + 4, w: at.w - 16, h: at.h - 8 };
  box(ctx, plate, 9, gained ? "#fff8e4" : ink.parchmentDark, open ? "#a2520f" : ink.goldDark, open ? 4 : 1.5);
  const r = Math.min(34, at.h / 2 - 2);
  disc(ctx, at.x + 36, y, r, gained ? style.frame : ink.parchment, gained ? ink.night : ink.goldDark, 3);
  const label = from === to ? String(from) : `${from}–${to}`;
  const size = label.length > 2 ? 24 : 36;
  textAt(ctx, label, at.x + 36, y, sans(size, 800), size, gained ? ink.white : "#5b4a30");
  const side = open ? 122 : gained ? 0 : 104;
  textIn(ctx, step.words, at.x + 84, plate.y, {
    ...{ width: at.w - 84 - side - 14, height: plate.h, lines: 2, max: 27, min: 17, lead: 1.06 },
    font: (px) => sans(px, 700),
    color: gained ? ink.text : "#54452e",
    valign: "middle",
  });
  if (open) {
    const tag = { x: at.x + at.w - 122, y: y - 21, w: 110, h: 42 };
    box(ctx, tag, 8, "#a2520f", ink.night, 2);
    textAt(ctx, say("CHOOSE"), tag.x + tag.w / 2, y, sans(23, 800), 23, ink.white);
  } else if (!gained)
    textIn(ctx, `${step.points} SP`, at.x + at.w - 112, plate.y, {
      ...{ width: 100, height: plate.h, lines: 1, max: 26, min: 16, color: "#6b3d12" },
      font: (px) => sans(px, 800),
      align: "right",
      valign: "middle",
    });
}
