import { themePalette } from "../../src/render/dark-legacy/palette.ts";
import { TABLE } from "../../src/render/dark-legacy/places.ts";
import { drawPlaymat } from "../../src/render/dark-legacy/playmat.ts";
import { encodeIndexed } from "../../src/render/paint/indexed.ts";
import { reusedSurface } from "../../src/render/paint/surface.ts";
import { attackWithRolls, fullBoard, stackOfThree } from "../../test/render/samples/index.ts";

const ROUNDS = 30;

function median(values: number[]): number {
  const sorted = values.sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 100) / 100;
}

/**
 * Medians over a full board, an attack and a stack, with every layer drawn before: the whole picture, its drawing, its
 * encoding, and as the floor the encoding alone of the picture without any drawing of ours.
 */
export async function benchRender(): Promise<Record<string, { value: number; unit: string }>> {
  const palette = themePalette("default");
  const views = [fullBoard(), attackWithRolls(), stackOfThree()];
  const surface = reusedSurface(TABLE.w, TABLE.h);
  const draws: number[] = [];
  const encodes: number[] = [];
  const totals: number[] = [];
  let bytes = 0;
  for (let round = -2; round < ROUNDS; round += 1)
    for (const view of views) {
      const start = performance.now();
      drawPlaymat(surface.ctx, view);
      const drawn = performance.now();
      const png = encodeIndexed(surface.canvas, palette);
      const end = performance.now();
      bytes = Math.max(bytes, png.length);
      if (round < 0) continue;
      draws.push(drawn - start);
      encodes.push(end - drawn);
      totals.push(end - start);
      // Native memory is only given back between turns of the event loop.
      await new Promise((resolve) => setImmediate(resolve));
    }
  return {
    "render.playmat.ms": { value: median(totals), unit: "ms" },
    "render.playmat.draw_ms": { value: median(draws), unit: "ms" },
    "render.playmat.floor_ms": { value: median(encodes), unit: "ms" },
    "render.playmat.bytes": { value: bytes, unit: "bytes" },
  };
}
