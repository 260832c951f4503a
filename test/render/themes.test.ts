import { describe, expect, it } from "vitest";
import { FACTIONS, TYPES } from "../../src/cards/dark-legacy/vocabulary.ts";
import { PALETTES } from "../../src/engine/kernel/look.ts";
import { emblem, pattern } from "../../src/render/dark-legacy/emblems.ts";
import { frame } from "../../src/render/dark-legacy/frames.ts";
import { renderer } from "../../src/render/dark-legacy/renderer.ts";
import { themes } from "../../src/render/dark-legacy/themes.ts";
import type { Ctx } from "../../src/render/paint/fonts.ts";
import { makeSurface } from "../../src/render/paint/surface.ts";
import * as samples from "./samples/index.ts";
import { apartness, type Lab, labOfHex } from "./vision.ts";

/** About ten times what is just noticeable. */
const FAR = 20;

function pairs<T>(all: readonly T[]): (readonly [T, T])[] {
  return all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const));
}

/** Which of 40 × 40 pixels are light when something white is drawn on black. */
function shape(draw: (ctx: Ctx) => void): boolean[] {
  const { canvas, ctx } = makeSurface(40, 40, true);
  ctx.fillStyle = "#000000";
  ctx.fillRect(0, 0, 40, 40);
  ctx.fillStyle = "#ffffff";
  ctx.strokeStyle = "#ffffff";
  draw(ctx);
  const raw = canvas.toBuffer("raw");
  return Array.from({ length: 1600 }, (_, index) => (raw[index * 4] ?? 0) > 127);
}

function differing(one: readonly boolean[], other: readonly boolean[]): number {
  return one.filter((light, index) => light !== other[index]).length;
}

describe("the factions", () => {
  for (const palette of PALETTES)
    for (const vision of ["full", "protanopia", "deuteranopia", "tritanopia"] as const)
      it(`have colours that ${vision} sight tells apart in the ${palette} palette`, () => {
        for (const [one, other] of pairs(FACTIONS)) {
          const [a, b] = [themes[palette].factions[one], themes[palette].factions[other]];
          const far = apartness(labOfHex(a.frame, vision), labOfHex(b.frame, vision));
          expect(far, `${one} and ${other}`).toBeGreaterThan(FAR);
        }
      });

  it("differ without any colour too: by emblem and by pattern", () => {
    for (const draw of [
      (faction: string) => shape((ctx) => emblem(ctx, faction, 20, 20, 18, "#000000")),
      (faction: string) => shape((ctx) => pattern(ctx, faction, 0, 0, 40, 40)),
    ])
      for (const [one, other] of pairs(FACTIONS))
        expect(differing(draw(one), draw(other)), `${one} and ${other}`).toBeGreaterThan(200);
  });

  it("have signs that stand out from their frames in every palette", () => {
    for (const palette of PALETTES)
      for (const faction of FACTIONS) {
        const { frame: ground, sign } = themes[palette].factions[faction];
        const light = (of: Lab): number => of[0];
        const far = Math.abs(light(labOfHex(ground)) - light(labOfHex(sign)));
        expect(far, `${faction}, ${palette}`).toBeGreaterThan(30);
      }
  });
});

describe("the types of cards", () => {
  it("have outlines of their own", () => {
    const outlines = TYPES.map((type) =>
      shape((ctx) => {
        frame(ctx, type, { x: 1, y: 1, w: 38, h: 38 }, 10);
        ctx.fill();
      }),
    );
    for (const [one, other] of pairs(outlines)) expect(differing(one, other)).toBeGreaterThan(15);
  });
});

describe("a palette", () => {
  it("changes the picture and leaves nothing of itself in the next one", () => {
    const view = samples.attackWithRolls();
    const look = (palette: (typeof PALETTES)[number]) => ({ language: "en", palette }) as const;
    const usual = renderer.playmat(view).bytes;
    for (const palette of PALETTES.slice(1)) {
      const { bytes } = renderer.playmat(view, look(palette));
      expect(bytes.equals(usual)).toBe(false);
      expect(bytes.length).toBeLessThanOrEqual(150_000);
      expect(renderer.playmat(view).bytes.equals(usual)).toBe(true);
    }
  });
});
