import type { AnyView } from "../../engine/kernel/live-match.ts";
import { drawable, sans, title } from "../paint/fonts.ts";
import { box } from "../paint/shapes.ts";
import { reusedSurface } from "../paint/surface.ts";
import { textIn } from "../paint/text.ts";
import type { Drawn, Renderer } from "../renderer.ts";
import { plainLines } from "./lines.ts";

const SIZE = { w: 900, row: 30, most: 28 } as const;

/**
 * Writes a view out line by line, for a game that has no renderer of its own. It shows all that the view holds, so a
 * public picture needs a spectator's view. There is no picture of hands or single cards.
 */
export const renderer: Renderer = {
  warm() {},
  playmat: drawLines,
  hand: () => null,
  card: () => null,
  sheet: drawLines,
};

function drawLines(view: AnyView): Drawn {
  const lines = plainLines(view, SIZE.most);
  const height = 92 + Math.max(1, lines.length) * SIZE.row;
  const { canvas, ctx } = reusedSurface(SIZE.w, height);
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
  const bytes = canvas.toBuffer("image/png", { compressionLevel: 3 });
  return { bytes, width: SIZE.w, height };
}
