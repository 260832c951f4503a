import { describe, expect, it } from "vitest";
import { darkLegacy } from "../../src/engine/dark-legacy/index.ts";
import { attackArrows } from "../../src/render/dark-legacy/attack.ts";
import { isDarkLegacy } from "../../src/render/dark-legacy/is.ts";
import { layOut } from "../../src/render/dark-legacy/layout.ts";
import { slotsOf, TABLE } from "../../src/render/dark-legacy/places.ts";
import { renderer } from "../../src/render/dark-legacy/renderer.ts";
import * as samples from "./samples/index.ts";

function viewOf(teams: "2v2" | "3v3", viewer: number) {
  const [deck] = darkLegacy.decks;
  if (!deck) throw new Error("no decks");
  const players = Array.from({ length: teams === "2v2" ? 4 : 6 }, (_, n) => ({
    name: `P${n}`,
    deck: deck.list,
  }));
  const { match } = darkLegacy.start({ seed: "picture", players, options: { teams } });
  const view = match.view(viewer);
  if (!isDarkLegacy(view)) throw new Error("another game");
  return view;
}

describe("the table of a team battle (D-14)", () => {
  it.each([
    ["2v2", 3, [3, 1], [0, 2]],
    ["3v3", 2, [2, 0, 4], [1, 3, 5]],
  ] as const)(
    "%s: the viewer's team below, the viewer next to the strip, the others above",
    (teams, viewer, below, above) => {
      const view = viewOf(teams, viewer);
      const layout = layOut(view);
      const seats = (top: boolean) =>
        layout.sides
          .filter((side) => side.places.top === top)
          .sort((a, b) => (a.places.mat.y - b.places.mat.y) * (top ? -1 : 1))
          .map((side) => side.player.seat);
      expect(seats(false)).toEqual(below);
      expect(seats(true)).toEqual(above);
      const mats = layout.sides.map((side) => side.places.mat);
      for (const [index, mat] of mats.entries()) {
        expect(mat.y).toBeGreaterThanOrEqual(0);
        expect(mat.y + mat.h).toBeLessThanOrEqual(layout.plan.h);
        for (const other of mats.slice(index + 1))
          expect(mat.y + mat.h <= other.y || other.y + other.h <= mat.y).toBe(true);
      }
      for (const { places } of layout.sides)
        for (const { box } of slotsOf(places)) expect(box.x + box.w).toBeLessThanOrEqual(TABLE.w);
      const picture = renderer.playmat(view);
      const { w, h, pixels } = layout.plan;
      expect([picture.width, picture.height]).toEqual([w * pixels, Math.round(h * pixels)]);
      expect(picture.bytes.length).toBeLessThan(150_000);
    },
  );

  it("an attack at a hero further away runs beside the rows between", () => {
    const view = samples.teamAttack(3);
    const layout = layOut(view);
    const [met, open] = attackArrows(view, layout);
    expect([met?.atHero, open?.atHero]).toEqual([false, true]);
    expect([met?.fromFar, open?.fromFar]).toEqual([null, null]);
    const gutter = met?.toFar ?? 0;
    for (const side of layout.sides)
      for (const piece of side.pieces)
        if (piece.kind === "tile" && !piece.card.spent)
          expect(gutter < piece.rect.x || gutter > piece.rect.x + piece.rect.w, piece.card.name).toBe(true);
  });
});
