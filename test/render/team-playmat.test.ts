import { describe, expect, it } from "vitest";
import { darkLegacy } from "../../src/engine/dark-legacy/index.ts";
import { attackArrows } from "../../src/render/dark-legacy/attack.ts";
import { isDarkLegacy } from "../../src/render/dark-legacy/is.ts";
import { layOut } from "../../src/render/dark-legacy/layout.ts";
import { slotsOf, TABLE } from "../../src/render/dark-legacy/places.ts";
import { renderer } from "../../src/render/dark-legacy/renderer.ts";

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
    "%s: the viewer's team below, the viewer left, the others above",
    (teams, viewer, below, above) => {
      const view = viewOf(teams, viewer);
      const layout = layOut(view);
      const seats = (top: boolean) =>
        layout.sides
          .filter((side) => side.places.top === top)
          .sort((a, b) => a.places.mat.x - b.places.mat.x)
          .map((side) => side.player.seat);
      expect(seats(false)).toEqual(below);
      expect(seats(true)).toEqual(above);
      const width = TABLE.w * below.length;
      for (const side of layout.sides)
        for (const { box } of slotsOf(side.places)) {
          expect(box.x).toBeGreaterThanOrEqual(side.places.mat.x);
          expect(box.x + box.w).toBeLessThanOrEqual(width);
        }
      expect(layout.lane.x + layout.lane.w).toBeLessThanOrEqual(width);
      const picture = renderer.playmat(view);
      expect([picture.width, picture.height]).toEqual([width, TABLE.h]);
      expect(picture.bytes.length).toBeLessThan(400_000);
    },
  );

  it("an attack reaches across to another column", () => {
    const view = viewOf("2v2", 0);
    const line = {
      from: "hero-0",
      fromName: "P0",
      defendedBy: null,
      defenderName: null,
      natural: null,
      total: null,
      result: null,
    };
    const attacking = { ...view, attack: { attacker: 0, defender: 3, lines: [line] } };
    const layout = layOut(attacking);
    const [arrow] = attackArrows(attacking, layout);
    expect(arrow?.atHero).toBe(true);
    expect(arrow?.end.to.x).toBeGreaterThan(TABLE.w);
    expect(arrow?.start.from.x).toBeLessThan(TABLE.w);
  });
});
