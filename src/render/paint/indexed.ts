import { Canvas, createCanvas, createImageData } from "canvas";

/**
 * Up to 255 colours as RGBA bytes, and for each colour of 18 bits which of them is nearest, found when first asked for.
 * Colour 0 is never used: 0 in the table means "not asked for yet".
 */
export interface Palette {
  readonly colors: Uint8ClampedArray;
  readonly nearest: Uint8Array;
}

interface Bin {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly weight: number;
}

/** Fewer than 255: the softer edges of letters then need fewer shades, which saves a tenth of the bytes. */
const COLORS = 152;

/** The colours that stand best for what the given pictures (BGRA bytes) show, by median cut. Deterministic. */
export function choosePalette(pictures: readonly Buffer[]): Palette {
  const counts = new Uint32Array(1 << 18);
  for (const bytes of pictures)
    for (let i = 0; i + 3 < bytes.length; i += 4) {
      const slot = key(bytes[i + 2] ?? 0, bytes[i + 1] ?? 0, bytes[i] ?? 0);
      counts[slot] = (counts[slot] ?? 0) + 1;
    }
  const bins: Bin[] = [];
  for (let slot = 0; slot < counts.length; slot += 1) {
    const count = counts[slot] ?? 0;
    if (count === 0) continue;
    const [r, g, b] = [wide(slot >> 12), wide((slot >> 6) & 63), wide(slot & 63)];
    // The root keeps the wide table top from taking every colour for itself.
    bins.push({ r, g, b, weight: Math.sqrt(count) });
  }
  const means = medianCut(bins, COLORS);
  const colors = new Uint8ClampedArray((means.length + 1) * 4);
  colors[3] = 255;
  for (const [index, mean] of means.entries()) colors.set([mean.r, mean.g, mean.b, 255], (index + 1) * 4);
  return { colors, nearest: new Uint8Array(1 << 18) };
}

function medianCut(bins: Bin[], wanted: number): Bin[] {
  const boxes: { bins: Bin[]; worth: number; axis: "r" | "g" | "b" }[] = [measure(bins)];
  while (boxes.length < wanted) {
    let best = 0;
    for (let i = 1; i < boxes.length; i += 1)
      if ((boxes[i]?.worth ?? 0) > (boxes[best]?.worth ?? 0)) best = i;
    const chosen = boxes[best];
    if (!chosen || chosen.worth === 0) break;
    const axis = chosen.axis;
    const sorted = chosen.bins.sort((a, b) => a[axis] - b[axis]);
    let half = sorted.reduce((sum, bin) => sum + bin.weight, 0) / 2;
    let at = 0;
    while (at < sorted.length - 2 && half > (sorted[at]?.weight ?? 0)) {
      half -= sorted[at]?.weight ?? 0;
      at += 1;
    }
    boxes[best] = measure(sorted.slice(0, at + 1));
    boxes.push(measure(sorted.slice(at + 1)));
  }
  return boxes.map((one) => mean(one.bins));
}

function mean(bins: readonly Bin[]): Bin {
  let [r, g, b, weight] = [0, 0, 0, 0];
  for (const bin of bins) {
    r += bin.r * bin.weight;
    g += bin.g * bin.weight;
    b += bin.b * bin.weight;
    weight += bin.weight;
  }
  return { r: r / weight, g: g / weight, b: b / weight, weight };
}

/** Worth of splitting = spread along the widest axis × weight. */
function measure(bins: Bin[]): { bins: Bin[]; worth: number; axis: "r" | "g" | "b" } {
  const centre = mean(bins);
  let [r, g, b] = [0, 0, 0];
  for (const bin of bins) {
    r += bin.weight * (bin.r - centre.r) ** 2;
    g += bin.weight * (bin.g - centre.g) ** 2;
    b += bin.weight * (bin.b - centre.b) ** 2;
  }
  const worth = bins.length < 2 ? 0 : Math.max(r, g, b);
  return { bins, worth, axis: worth === g ? "g" : worth === r ? "r" : "b" };
}

function key(r: number, g: number, b: number): number {
  return ((r >> 2) << 12) | ((g >> 2) << 6) | (b >> 2);
}
function wide(six: number): number {
  return (six << 2) | (six >> 4);
}

function lookUp(palette: Palette, slot: number): number {
  const [r, g, b] = [wide(slot >> 12), wide((slot >> 6) & 63), wide(slot & 63)];
  const colors = palette.colors;
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i * 4 < colors.length; i += 1) {
    const dr = (colors[i * 4] ?? 0) - r;
    const dg = (colors[i * 4 + 1] ?? 0) - g;
    const db = (colors[i * 4 + 2] ?? 0) - b;
    const far = dr * dr * 3 + dg * dg * 6 + db * db * 2;
    if (far < least) {
      least = far;
      best = i;
    }
  }
  palette.nearest[slot] = best;
  return best;
}

/** Over this a picture is worth twice the time. */
const MOST_BYTES = 150_000;

const indexCanvases = new Map<string, { canvas: Canvas; data: ReturnType<typeof createImageData> }>();

/** The canvas as a PNG of one byte a pixel. About four times as fast and a third of the size of a full-colour one. */
export function encodeIndexed(source: Canvas, palette: Palette): Buffer {
  const { width, height } = source;
  const size = `${width}x${height}`;
  let target = indexCanvases.get(size);
  if (!target) {
    if (indexCanvases.size >= 6) indexCanvases.clear();
    target = {
      canvas: createCanvas(width, height),
      data: createImageData(new Uint8ClampedArray(width * height), width, height),
    };
    indexCanvases.set(size, target);
  }
  const raw = source.toBuffer("raw");
  const pixels = new Int32Array(raw.buffer, raw.byteOffset, width * height);
  const { data } = target.data;
  mapPixels(pixels, new Uint8Array(data.buffer, data.byteOffset, data.length), palette);
  const ctx = target.canvas.getContext("2d", { pixelFormat: "A8" });
  ctx.putImageData(target.data, 0, 0);
  const png = (compressionLevel: 3 | 6): Buffer =>
    target.canvas.toBuffer("image/png", {
      palette: palette.colors,
      compressionLevel,
      filters: Canvas.PNG_FILTER_NONE,
    });
  const fast = png(3);
  return fast.length > MOST_BYTES ? png(6) : fast;
}

/** The hot loop: a million pixels. Neighbours are often equal, and clamped or mixed arrays cost a third more. */
function mapPixels(pixels: Int32Array, indices: Uint8Array, palette: Palette): void {
  const nearest = palette.nearest;
  const count = pixels.length;
  let last = ~(pixels[0] ?? 0);
  let index = 0;
  for (let i = 0; i < count; i += 1) {
    const pixel = pixels[i] ?? 0;
    if (pixel !== last) {
      last = pixel;
      const slot = ((pixel >> 6) & 0x3f000) | ((pixel >> 4) & 0xfc0) | ((pixel >> 2) & 0x3f);
      index = nearest[slot] ?? 0;
      if (index === 0) index = lookUp(palette, slot);
    }
    indices[i] = index;
  }
}
