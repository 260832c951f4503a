import { decodeFrames } from "modern-gif";
import { afterAll, expect, it } from "vitest";
import type { AnyView } from "../../src/engine/kernel/live-match.ts";
import { PLAIN_LOOK } from "../../src/engine/kernel/look.ts";
import { encodeFilm } from "../../src/render/film-encoder.ts";
import { createFilmer } from "../../src/render/filmer.ts";
import * as samples from "./samples/index.ts";

const filmer = createFilmer();
afterAll(() => filmer.close());

const colors = Uint8ClampedArray.from([0, 0, 0, 255, 200, 30, 30, 255, 30, 30, 200, 255, 240, 240, 240, 255]);

/** A picture of noise in the colours, which packs badly; the last one is white. */
function noise(at: number, ms: number, white = false) {
  const pixels = new Uint8ClampedArray(64 * 48 * 4);
  let seed = at * 7919 + 1;
  for (let i = 0; i < pixels.length; i += 4) {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const color = white ? 3 : (seed >> 16) % 3;
    pixels.set(colors.subarray(color * 4, color * 4 + 4), i);
  }
  return { pixels, ms };
}

function framesOf(bytes: Uint8Array) {
  return decodeFrames(Uint8Array.from(bytes).buffer);
}

it("a film keeps colours and times, and stops where there is no more room, with the end held", async () => {
  const frames = Array.from({ length: 12 }, (_, at) => noise(at, 100 * (at + 1), at === 11));
  const size = { width: 64, height: 48, colors };
  const whole = await encodeFilm(frames, size, 1_000_000);
  expect(whole.frames).toBe(12);
  const shown = framesOf(whole.bytes);
  expect(shown.map((frame) => frame.delay)).toEqual(frames.map((frame) => frame.ms));
  const used = new Set<number>();
  for (let i = 0; i < (shown[3]?.data.length ?? 0); i += 4) used.add(shown[3]?.data[i] ?? 0);
  for (const red of used) expect([0, 200, 30].some((one) => Math.abs(one - red) <= 3)).toBe(true);
  const limit = Math.floor(whole.bytes.length / 2);
  const cut = await encodeFilm(frames, size, limit);
  expect(cut.bytes.length).toBeLessThanOrEqual(limit);
  expect(cut.frames).toBeLessThan(12);
  expect(cut.frames).toBeGreaterThan(2);
  const last = framesOf(cut.bytes).at(-1);
  expect(last?.delay).toBe(1200);
  expect(last?.data[0]).toBeGreaterThan(230);
});

it("is drawn outside this process, once for all who ask, and may be of a game without pictures of its own", async () => {
  const views: AnyView[] = [samples.opening(), samples.crowded(), samples.attackWithRolls()];
  let asked = 0;
  const shots = {
    key: "three",
    look: PLAIN_LOOK,
    count: views.length,
    shot: (at: number) => {
      asked += 1;
      return { view: views[at] ?? samples.opening(), ms: 500 };
    },
  };
  const heard: number[] = [];
  const [film, same] = await Promise.all([filmer.film(shots, (n) => heard.push(n)), filmer.film(shots)]);
  expect(film).toMatchObject({ width: 640, height: 480, frames: 3 });
  expect(film?.bytes.subarray(0, 6).toString("latin1")).toBe("GIF89a");
  expect(same).toBe(film);
  expect(asked).toBe(3);
  expect(heard).toEqual([1, 2, 3]);
  expect(await filmer.film(shots)).toBe(film);
  // Texts of different lengths give pictures of different heights: the film is as large as the largest.
  const texts: AnyView[] = [
    { game: "plain" },
    Object.assign({ game: "plain" }, { a: 1, b: [1, 2], c: "words" }),
  ];
  const plain = await filmer.film({
    key: "plain",
    look: PLAIN_LOOK,
    count: 2,
    shot: (at) => ({ view: texts[at] ?? { game: "plain" }, ms: 300 }),
  });
  expect(plain?.frames).toBe(2);
  expect(plain?.width).toBe(640);
}, 60_000);

it("fails without harm when a picture cannot be drawn, and may be asked for again", async () => {
  const shots = {
    key: "broken",
    look: PLAIN_LOOK,
    count: 1,
    shot: () => ({ view: { game: "dark-legacy" }, ms: 300 }),
  };
  await expect(filmer.film(shots)).rejects.toThrow(/Drawing failed/);
  const again = await filmer.film({ ...shots, shot: () => ({ view: samples.opening(), ms: 300 }) });
  expect(again?.frames).toBe(1);
}, 60_000);
