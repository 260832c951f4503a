import { describe, expect, it } from "vitest";
import { drawPlaymat } from "../../src/render/dark-legacy/playmat.ts";
import { drawable, sans, title } from "../../src/render/paint/fonts.ts";
import { makeSurface } from "../../src/render/paint/surface.ts";
import { cuts, fits, fitText } from "../../src/render/paint/text.ts";
import * as samples from "./samples/index.ts";

const { ctx } = makeSurface(1280, 920, true);

describe("the fonts", () => {
  it("are there: letters have widths of their own, in every face", () => {
    for (const font of [sans(40, 500), sans(40, 700), sans(40, 800), title(40, 700), title(40, 900)]) {
      ctx.font = font;
      expect(ctx.measureText("i").width).toBeLessThan(ctx.measureText("M").width * 0.8);
    }
  });

  it("have heavier letters in the heavier weights", () => {
    ctx.font = sans(40, 500);
    const light = ctx.measureText("Minimum").width;
    ctx.font = sans(40, 800);
    expect(ctx.measureText("Minimum").width).toBeGreaterThan(light);
  });

  it("leave out of a name what they cannot draw", () => {
    expect(drawable("Zoë  Łuk – Ж", "?")).toBe("Zoë Łuk – Ж");
    expect(drawable("🦊 Fox 日本", "?")).toBe("Fox");
    expect(drawable("日本語", "Seat 2")).toBe("Seat 2");
  });
});

describe("text", () => {
  it("is made smaller until it fits, and cut only when even the smallest does not", () => {
    const box = { width: 100, lines: 1, max: 30, min: 10, font: (size: number) => sans(size, 700) };
    expect(fitText(ctx, "Axe", box).size).toBe(30);
    expect(fitText(ctx, "Goblin Bomber", box).size).toBeLessThan(20);
    expect(fits(ctx, "A name that is far too long for this", box)).toBe(false);
    expect(fitText(ctx, "A name that is far too long for this", box).lines[0]).toMatch(/…$/);
  });

  it("is whole on every sample table with names of usual length", () => {
    cuts.length = 0;
    const { opening, fullBoard, attackWithRolls, bigAttack, stackOfThree, stackInAttack } = samples;
    for (const view of [opening, fullBoard, attackWithRolls, bigAttack, stackOfThree, stackInAttack])
      drawPlaymat(ctx, view());
    for (const heroes of [2, 3] as const) drawPlaymat(ctx, samples.teamAttack(heroes));
    expect(cuts).toEqual([]);
  });
});
