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

let ratio = 1;

/**
 * The reused surface of this size, in its initial drawing state. With `pixels` below 1 it has fewer pixels than units to draw
 * in, and so have all layers until the next surface is asked for.
 */
export function reusedSurface(width: number, height: number, pixels = 1): Surface {
  ratio = pixels;
  const [w, h] = [Math.round(width * pixels), Math.round(height * pixels)];
  const key = `${w}x${h}`;
  let surface = kept.get(key);
  if (!surface) {
    if (kept.size >= 6) kept.clear();
    surface = makeSurface(w, h, true);
    kept.set(key, surface);
  } else surface.ctx.restore();
  // What the last picture left set must not show in the next one.
  surface.ctx.save();
  surface.ctx.scale(pixels, pixels);
  return surface;
}

let scope = "";
/** Layers drawn from now on are those of this name: the same key may look different in another one. */
export function setLayerScope(name: string): void {
  scope = name;
}

const layers = new Map<string, Canvas>();
/** Bytes of all kept layers together. */
const MOST_BYTES = 64 * 1024 * 1024;
let layerBytes = 0;

/** A picture of its own that is drawn once and then only copied; oldest use is dropped first. */
export function layer(
  name: string,
  width: number,
  height: number,
  opaque: boolean,
  draw: (ctx: Ctx) => void,
): Canvas {
  const key = `${scope}|${ratio}|${name}`;
  const found = layers.get(key);
  if (found) {
    layers.delete(key);
    layers.set(key, found);
    return found;
  }
  const { canvas, ctx } = makeSurface(Math.ceil(width * ratio), Math.ceil(height * ratio), opaque);
  ctx.scale(ratio, ratio);
  draw(ctx);
  layers.set(key, canvas);
  layerBytes += canvas.width * canvas.height * 4;
  for (const [oldest, one] of layers) {
    if (layerBytes <= MOST_BYTES || oldest === key) break;
    layers.delete(oldest);
    layerBytes -= one.width * one.height * 4;
  }
  return canvas;
}

/** Draws something through a layer of its own: `draw` sees `rect` at its real place, with `margin` px round it. */
export function stamp(
  ctx: Ctx,
  key: string,
  rect: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
  margin: number,
  draw: (ctx: Ctx) => void,
): void {
  // Whole pixels, so that copying blurs nothing; the fraction is part of what is drawn.
  const x = Math.floor((rect.x - margin) * ratio);
  const y = Math.floor((rect.y - margin) * ratio);
  const w = Math.ceil((rect.x + rect.w + margin) * ratio) - x;
  const h = Math.ceil((rect.y + rect.h + margin) * ratio) - y;
  const part = `${(rect.x * ratio - x).toFixed(2)},${(rect.y * ratio - y).toFixed(2)},${w},${h}`;
  const canvas = layer(`${key}|${part}`, w / ratio, h / ratio, false, (own) => {
    own.translate(-x / ratio, -y / ratio);
    draw(own);
  });
  copyAt(ctx, canvas, x, y);
}

/** Copies a layer pixel by pixel, its upper left corner at pixel (x, y). */
function copyAt(ctx: Ctx, canvas: Canvas, x: number, y: number): void {
  ctx.save();
  ctx.resetTransform();
  ctx.drawImage(canvas, x, y);
  ctx.restore();
}

/** Covers the whole surface with a layer. */
export function cover(ctx: Ctx, canvas: Canvas): void {
  copyAt(ctx, canvas, 0, 0);
}
