import type { Canvas } from "canvas";
import { sans, title } from "../../src/render/paint/fonts.ts";
import { box } from "../../src/render/paint/shapes.ts";
import { makeSurface } from "../../src/render/paint/surface.ts";
import { textAt, textIn } from "../../src/render/paint/text.ts";
import { deckShare, pairShare, type Results } from "./tally.ts";

/** The colours of the house: night, gold, parchment; low shares towards red, high ones towards blue, and the figure in every cell. */
const ink = {
  night: "#0d0b0a",
  wood: "#2c1b11",
  gold: "#d8b263",
  parchment: "#f3e8cc",
  soft: "#d9d2c3",
  text: "#1c140c",
};
const LOW = [0xb5, 0x3a, 0x2f] as const;
const EVEN = [0xf3, 0xe8, 0xcc] as const;
const HIGH = [0x2f, 0x6f, 0xb0] as const;
/** Shares this far from a half have the full colour. */
const REACH = 0.25;

const CELL = { w: 150, h: 84 };
const LEFT = 240;
const TOP = 190;
const MARGIN = 36;
const LEGEND = 90;
const plain = (size: number): string => sans(size, 500);

/** A picture of who beats whom: a row's deck against a column's, and its share over all at the right. Numbers stand in the cells. */
export function heatMap(found: Results): Canvas {
  const { decks } = found;
  const width = LEFT + CELL.w * (decks.length + 1) + MARGIN;
  const height = TOP + CELL.h * decks.length + LEGEND + MARGIN;
  const { canvas, ctx } = makeSurface(width, height, true);
  ctx.fillStyle = ink.night;
  ctx.fillRect(0, 0, width, height);
  box(ctx, { x: 12, y: 12, w: width - 24, h: height - 24 }, 18, ink.wood, ink.gold, 2);
  const heading = {
    width: width - 2 * MARGIN,
    lines: 1,
    font: (size: number) => title(size),
    color: ink.gold,
  } as const;
  textIn(ctx, "Who beats whom", MARGIN, 34, { ...heading, max: 34, min: 20 });
  const games = found.pairings[0]?.games ?? 0;
  const about = `Row against column, level ${found.level}, ${games} games a pairing; draws count half`;
  textIn(ctx, about, MARGIN, 82, { ...heading, max: 20, min: 12, font: plain, color: ink.soft });
  const head = {
    width: CELL.w - 12,
    height: 64,
    lines: 2,
    max: 19,
    min: 11,
    font: plain,
    valign: "bottom",
  } as const;
  for (const [at, deck] of [...decks, { id: "", name: "All" }].entries())
    textIn(ctx, shortName(deck.name), LEFT + CELL.w * at + 6, TOP - 72, {
      ...head,
      align: "center",
      color: ink.parchment,
    });
  for (const [row, deck] of decks.entries()) {
    const y = TOP + CELL.h * row;
    textIn(ctx, shortName(deck.name), MARGIN, y, {
      ...{ width: LEFT - MARGIN - 14, height: CELL.h, lines: 2, max: 22, min: 12, font: plain },
      ...{ valign: "middle", align: "right", color: ink.parchment },
    });
    for (const [column, other] of decks.entries())
      cell(ctx, LEFT + CELL.w * column, y, pairShare(found, deck.id, other.id));
    cell(ctx, LEFT + CELL.w * decks.length, y, deckShare(found, deck.id), ink.gold);
  }
  legend(ctx, LEFT, TOP + CELL.h * decks.length + 26, CELL.w * decks.length);
  return canvas;
}

type Ctx = ReturnType<typeof makeSurface>["ctx"];

function cell(
  ctx: Ctx,
  x: number,
  y: number,
  share: { hits: number; games: number } | null,
  line?: string,
): void {
  const rect = { x: x + 3, y: y + 3, w: CELL.w - 6, h: CELL.h - 6 };
  if (!share || share.games === 0) {
    box(ctx, rect, 8, "#241710");
    return;
  }
  const value = share.hits / share.games;
  box(ctx, rect, 8, colourOf(value), line, 3);
  textAt(ctx, `${(value * 100).toFixed(1)} %`, x + CELL.w / 2, y + CELL.h / 2, title(25), 25, inkOn(value));
}

function legend(ctx: Ctx, x: number, y: number, width: number): void {
  const steps = 60;
  for (let step = 0; step < steps; step += 1) {
    const value = 0.5 - REACH + (2 * REACH * step) / (steps - 1);
    ctx.fillStyle = colourOf(value);
    ctx.fillRect(x + (width * step) / steps, y, width / steps + 1, 18);
  }
  for (const value of [0.25, 0.35, 0.5, 0.65, 0.75]) {
    const at = x + (width * (value - 0.5 + REACH)) / (2 * REACH);
    textAt(ctx, `${Math.round(value * 100)} %`, at, y + 38, plain(18), 18, ink.soft);
  }
}

function colourOf(value: number): string {
  const far = Math.min(1, Math.abs(value - 0.5) / REACH);
  const end = value < 0.5 ? LOW : HIGH;
  const mixed = EVEN.map((even, at) => Math.round(even + ((end[at] ?? 0) - even) * far));
  return `rgb(${mixed.join(",")})`;
}

/** Dark on the pale middle, white on the strong ends. */
function inkOn(value: number): string {
  return Math.abs(value - 0.5) / REACH > 0.55 ? "#ffffff" : ink.text;
}

function shortName(name: string): string {
  return name.replace(/ (starter )?deck$/i, "");
}
