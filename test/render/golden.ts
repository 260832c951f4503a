import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { type Canvas, createCanvas, loadImage } from "canvas";
import pixelmatch from "pixelmatch";
import type { Palette } from "../../src/engine/kernel/look.ts";
import { themePalette } from "../../src/render/dark-legacy/palette.ts";
import { encodeIndexed } from "../../src/render/paint/indexed.ts";

/** px; pictures are compared small, as a phone shows them: letters may have other edges on another machine. */
const WIDTH = 480;
/** px of a block. */
const BLOCK = 16;
/** Part of a block's pixels that may differ. */
const MOST = 0.14;
const FOLDER = new URL("./golden/", import.meta.url);

async function small(bytes: Buffer): Promise<Canvas> {
  const image = await loadImage(bytes);
  const canvas = createCanvas(WIDTH, Math.round((image.height * WIDTH) / image.width));
  const ctx = canvas.getContext("2d", { alpha: false });
  ctx.quality = "best";
  ctx.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Parts of blocks that differ, the worst first. */
function compare(one: Canvas, other: Canvas): { x: number; y: number; part: number }[] {
  const { width, height } = one;
  const pixels = (of: Canvas): Uint8ClampedArray =>
    of.getContext("2d").getImageData(0, 0, width, height).data;
  const mask = new Uint8ClampedArray(width * height * 4);
  pixelmatch(pixels(one), pixels(other), mask, width, height, { threshold: 0.12, diffMask: true });
  const blocks: { x: number; y: number; part: number }[] = [];
  for (let y = 0; y < height; y += BLOCK)
    for (let x = 0; x < width; x += BLOCK) {
      let count = 0;
      for (let row = y; row < Math.min(height, y + BLOCK); row += 1)
        for (let col = x; col < Math.min(width, x + BLOCK); col += 1)
          if ((mask[(row * width + col) * 4 + 3] ?? 0) > 0) count += 1;
      blocks.push({ x, y, part: count / (BLOCK * BLOCK) });
    }
  return blocks.sort((a, b) => b.part - a.part);
}

/**
 * What is seen differently between a picture and the one kept under its name: empty when it looks the same. With
 * UPDATE_GOLDEN=1 the picture is kept instead.
 */
export async function differences(
  name: string,
  bytes: Buffer,
  palette: Palette = "default",
): Promise<string[]> {
  const file = new URL(`${name}.png`, FOLDER);
  const now = await small(bytes);
  if (process.env.UPDATE_GOLDEN === "1") {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, encodeIndexed(now, themePalette(palette)));
    return [];
  }
  if (!existsSync(file)) return [`There is no golden picture ${name}: make it with UPDATE_GOLDEN=1`];
  return unlike(now, await small(readFileSync(file)));
}

function unlike(one: Canvas, other: Canvas): string[] {
  if (one.height !== other.height) return [`${one.height} px high instead of ${other.height}`];
  return compare(one, other)
    .filter(({ part }) => part > MOST)
    .map(({ x, y, part }) => `at ${x}, ${y}: ${Math.round(part * 100)} %`);
}

/** The same between two pictures. */
export async function differencesOf(one: Buffer, other: Buffer): Promise<string[]> {
  return unlike(await small(one), await small(other));
}
