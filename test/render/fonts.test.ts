import { describe, expect, it } from "vitest";
import { BUILT_IN, printText } from "../../src/cards/dark-legacy/index.ts";
import type { CardView } from "../../src/engine/dark-legacy/view-types.ts";
import { cardFace } from "../../src/render/dark-legacy/face.ts";
import { gridOf } from "../../src/render/dark-legacy/hand.ts";
import { loneCard } from "../../src/render/dark-legacy/is.ts";
import { drawPlate } from "../../src/render/dark-legacy/plate.ts";
import { drawPlaymat } from "../../src/render/dark-legacy/playmat.ts";
import { drawTab, drawTile } from "../../src/render/dark-legacy/tile.ts";
import { drawable, sans, title } from "../../src/render/paint/fonts.ts";
import { makeSurface } from "../../src/render/paint/surface.ts";
import { cuts, fits, fitText } from "../../src/render/paint/text.ts";
import * as samples from "./samples/index.ts";

const { ctx } = makeSurface(1280, 920, true);

function builtIn(): CardView[] {
  return [...BUILT_IN.values()].map((def) => loneCard(def, printText(def)).card);
}

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

  it("of every built-in card fits its face, its tile, its plate and its tab", () => {
    const cards = builtIn();
    expect(cards.length).toBeGreaterThanOrEqual(47);
    cuts.length = 0;
    const scales = new Set(Array.from({ length: 24 }, (_, index) => gridOf(index + 1).scale));
    for (const card of cards) {
      for (const scale of [...scales, 1.6]) cardFace(card, scale);
      drawTile(ctx, card, { x: 200, y: 200, scale: 1, angle: 0, ordinal: null, covered: false, artH: 120 });
      drawPlate(ctx, card, { x: 20, y: 20, w: 154, h: 101 }, 0, 1);
      drawPlate(ctx, { ...card, attached: cards.slice(0, 1) }, { x: 20, y: 20, w: 154, h: 80 }, 0, 1);
      drawTab(ctx, card, { x: 20, y: 20, w: 160, h: 25 }, "#3 ");
    }
    expect(cuts).toEqual([]);
  });

  it("is whole on every sample table with names of usual length", () => {
    cuts.length = 0;
    const { opening, fullBoard, attackWithRolls, bigAttack, stackOfThree, stackInAttack } = samples;
    for (const view of [opening, fullBoard, attackWithRolls, bigAttack, stackOfThree, stackInAttack])
      drawPlaymat(ctx, view());
    expect(cuts).toEqual([]);
  });
});
