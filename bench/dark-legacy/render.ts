import { monitorEventLoopDelay } from "node:perf_hooks";
import { createCanvas as createOther, ImageData as OtherImage } from "@napi-rs/canvas";
import type { DarkLegacyView } from "../../src/engine/dark-legacy/view-types.ts";
import { planOfView } from "../../src/render/dark-legacy/layout.ts";
import { themePalette } from "../../src/render/dark-legacy/palette.ts";
import { drawPlaymat } from "../../src/render/dark-legacy/playmat.ts";
import { renderer } from "../../src/render/dark-legacy/renderer.ts";
import { encodeIndexed } from "../../src/render/paint/indexed.ts";
import { reusedSurface, type Surface } from "../../src/render/paint/surface.ts";
import { createPainter } from "../../src/render/painter.ts";
import * as samples from "../../test/render/samples/index.ts";
import type { Figures } from "../figures.ts";

const ROUNDS = 30;
/** The other library takes long. */
const OTHER_ROUNDS = 6;

function median(values: number[]): number {
  const sorted = values.sort((a, b) => a - b);
  return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 100) / 100;
}

/** Native memory is only given back between turns of the event loop. */
async function turn(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

/**
 * Medians over a full board, an attack and a stack, with every layer drawn before: the whole picture, its drawing, its
 * encoding, and as the floor the encoding alone of the picture without any drawing of ours.
 */
export async function benchRender(): Promise<Figures> {
  const views = [samples.fullBoard(), samples.attackWithRolls(), samples.stackOfThree()];
  const { w, h } = planOfView(samples.fullBoard());
  const surface = reusedSurface(w, h);
  const palette = themePalette("default");
  const times = { draw: [] as number[], encode: [] as number[], total: [] as number[] };
  for (let round = -2; round < ROUNDS; round += 1)
    for (const view of views) {
      const start = performance.now();
      drawPlaymat(surface.ctx, view);
      const drawn = performance.now();
      encodeIndexed(surface.canvas, palette);
      const end = performance.now();
      if (round < 0) continue;
      times.draw.push(drawn - start);
      times.encode.push(end - drawn);
      times.total.push(end - start);
      await turn();
    }
  return {
    "render.playmat.ms": { value: median(times.total), unit: "ms" },
    "render.playmat.draw_ms": { value: median(times.draw), unit: "ms" },
    "render.playmat.floor_ms": { value: median(times.encode), unit: "ms" },
    ...bytes(),
    ...(await others(surface, views)),
    ...(await loop()),
  };
}

/** Of the fullest scenes, in every way of playing. */
function bytes(): Figures {
  const size = (view: DarkLegacyView): number => renderer.playmat(view).bytes.length;
  const duels = [samples.fullBoard(), samples.stackOfThree(), samples.crowded(), samples.fullest(1)].map(
    size,
  );
  return {
    "render.playmat.bytes": { value: Math.max(...duels), unit: "bytes" },
    "render.playmat.bytes_2v2": { value: size(samples.fullest(2)), unit: "bytes" },
    "render.playmat.bytes_3v3": { value: size(samples.fullest(3)), unit: "bytes" },
  };
}

/** @napi-rs/canvas with the same pictures: its encoding alone, so that its drawing is free. */
async function others(surface: Surface, views: readonly DarkLegacyView[]): Promise<Figures> {
  const { width, height } = surface.canvas;
  const canvas = createOther(width, height);
  const ctx = canvas.getContext("2d");
  const found = { png: { ms: [] as number[], bytes: 0 }, webp: { ms: [] as number[], bytes: 0 } };
  for (const view of views) {
    const own = reusedSurface(width, height);
    drawPlaymat(own.ctx, view);
    const { data } = own.ctx.getImageData(0, 0, width, height);
    ctx.putImageData(new OtherImage(new Uint8ClampedArray(data), width, height), 0, 0);
    for (let round = 0; round < OTHER_ROUNDS; round += 1)
      for (const kind of ["png", "webp"] as const) {
        const start = performance.now();
        const out = kind === "png" ? canvas.toBuffer("image/png") : canvas.toBuffer("image/webp", 80);
        found[kind].ms.push(performance.now() - start);
        found[kind].bytes = Math.max(found[kind].bytes, out.length);
        await turn();
      }
  }
  return {
    "render.napi_png.encode_ms": { value: median(found.png.ms), unit: "ms" },
    "render.napi_png.bytes": { value: found.png.bytes, unit: "bytes" },
    "render.napi_webp.encode_ms": { value: median(found.webp.ms), unit: "ms" },
    "render.napi_webp.bytes": { value: found.webp.bytes, unit: "bytes" },
  };
}

/** How long the bot's own event loop is held while render processes draw, and how long a kept picture takes. */
async function loop(): Promise<Figures> {
  const painter = createPainter();
  await painter.playmat(samples.opening());
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let life = 30; life > 0; life -= 1) {
    const view = samples.fullBoard();
    const hurt: DarkLegacyView = { ...view, players: view.players.map((one) => ({ ...one, life })) };
    await painter.playmat(hurt);
  }
  delay.disable();
  const view = samples.fullest(3);
  await painter.playmat(view);
  const start = performance.now();
  await painter.playmat(structuredClone(view));
  const kept = performance.now() - start;
  await painter.close();
  const ms = (nanoseconds: number): number => Math.round(nanoseconds / 1e4) / 100;
  return {
    "render.loop.p99_ms": { value: ms(delay.percentile(99)), unit: "ms" },
    "render.loop.max_ms": { value: ms(delay.max), unit: "ms" },
    "render.kept_ms": { value: Math.round(kept * 100) / 100, unit: "ms" },
  };
}
