import { type Canvas, createCanvas } from "canvas";
import { type Ctx, loadFonts } from "./fonts.ts";

/** A canvas that is used again and again: a new one for each picture costs four times as much. */
export interface Surface {
  readonly canvas: Canvas;
  readonly ctx: Ctx;
}

/** @param opaque leaves the alpha channel out, which the PNG recipe needs. */
export function makeSurface(width: number, height: number, opaque: boolean): Surface {
  loadFonts();
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext("2d", { alpha: !opaque });
  ctx.textDrawingMode = "glyph";
  ctx.textBaseline = "alphabetic";
  return { canvas, ctx };
}

const kept = new Map<string, Surface>();

/** The reused surface of this size, in its initial drawing state. */
export function reusedSurface(width: number, height: number): Surface {
  const key = `${width}x${height}`;
  let surface = kept.get(key);
  if (!surface) {
    if (kept.size >= 6) kept.clear();
    surface = makeSurface(width, height, true);
    kept.set(key, surface);
  }
  surface.ctx.setTransform(1, 0, 0, 1, 0, 0);
  surface.ctx.globalAlpha = 1;
  return surface;
}

const layers = new Map<string, Canvas>();
const MOST_LAYERS = 400;

/** A picture of its own that is drawn once and then only copied; oldest use is dropped first. */
export function layer(
  key: string,
  width: number,
  height: number,
  opaque: boolean,
  draw: (ctx: Ctx) => void,
): Canvas {
  const found = layers.get(key);
  if (found) {
    layers.delete(key);
    layers.set(key, found);
    return found;
  }
  const { canvas, ctx } = makeSurface(Math.ceil(width), Math.ceil(height), opaque);
  draw(ctx);
  layers.set(key, canvas);
  if (layers.size > MOST_LAYERS) {
    const [oldest] = layers.keys();
    if (oldest !== undefined) layers.delete(oldest);
  }
  return canvas;
}
