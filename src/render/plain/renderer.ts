import type { AnyView } from "../../engine/kernel/live-match.ts";
import { drawable, sans, title } from "../paint/fonts.ts";
import { inPalette, paletteOf } from "../paint/indexed.ts";
import { box } from "../paint/shapes.ts";
import { reusedSurface, type Surface } from "../paint/surface.ts";
import { textIn } from "../paint/text.ts";
import type { Drawn, Frame, Renderer } from "../renderer.ts";
import { plainLines } from "./lines.ts";

const SIZE = { w: 900, row: 30, most: 28 } as const;
/** Ground, frame and letters with the shades at their edges, for films. */
const SHADES =
  "1d2a2e 24363b 4d5d61 7c878a a9b1b3 d4d8d9 ffffff d8b263 5a6144 8e8f53 c3b055 ffd257 99895a 5f6049";

/**
 * Writes a view out line by line, for a game that has no renderer of its own. It shows all that the view holds, so a
 * public picture needs a spectator's view. There is no picture of hands or single cards.
 */
export const renderer: Renderer = {
  warm() {},
  playmat: drawLines,
  frame: drawFrame,
  hand: () => null,
  card: () => null,
  sheet: drawLines,
};

function drawLines(view: AnyView): Drawn {
  const { canvas, height } = drawn(view, 1);
  const bytes = canvas.toBuffer("image/png", { compressionLevel: 3 });
  return { bytes, width: SIZE.w, height };
}

function drawFrame(view: AnyView, width: number): Frame {
  const { canvas } = drawn(view, width / SIZE.w);
  const palette = paletteOf(SHADES.split(" "));
  const pixels = inPalette(canvas, palette);
  return { pixels, width: canvas.width, height: canvas.height, colors: palette.colors };
}

function drawn(view: AnyView, pixels: number): Surface & { readonly height: number } {
  const lines = plainLines(view, SIZE.most);
  const height = 92 + Math.max(1, lines.length) * SIZE.row;
  const { canvas, ctx } = reusedSurface(SIZE.w, height, pixels);
  ctx.fillStyle = "#1d2a2e";
  ctx.fillRect(0, 0, SIZE.w, height);
  box(ctx, { x: 6, y: 6, w: SIZE.w - 12, h: height - 12 }, 12, "#24363b", "#d8b263", 2);
  const row = { width: SIZE.w - 60, lines: 1, min: 9 };
  textIn(ctx, drawable(view.game, "Match"), 30, 24, {
    ...row,
    max: 34,
    font: (size) => title(size, 900),
    color: "#ffd257",
  });
  for (const [index, line] of lines.entries())
    textIn(ctx, drawable(line, ""), 30, 78 + index * SIZE.row, {
      ...row,
      max: 22,
      font: (size) => sans(size, 500),
      color: "#ffffff",
    });
  return { canvas, ctx, height };
}
