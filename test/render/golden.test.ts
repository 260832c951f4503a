import { describe, expect, it } from "vitest";
import { BUILT_IN, printText } from "../../src/cards/dark-legacy/index.ts";
import type { DarkLegacyView } from "../../src/engine/dark-legacy/view-types.ts";
import { PALETTES } from "../../src/engine/kernel/look.ts";
import { loneCard } from "../../src/render/dark-legacy/is.ts";
import { TABLE } from "../../src/render/dark-legacy/places.ts";
import { drawPlaymat } from "../../src/render/dark-legacy/playmat.ts";
import { renderer } from "../../src/render/dark-legacy/renderer.ts";
import { reusedSurface } from "../../src/render/paint/surface.ts";
import { differences, differencesOf } from "./golden.ts";
import * as samples from "./samples/index.ts";

const scenes: Readonly<Record<string, () => Buffer | undefined>> = {
  opening: () => renderer.playmat(samples.opening()).bytes,
  "full-board": () => renderer.playmat(samples.fullBoard()).bytes,
  crowded: () => renderer.playmat(samples.crowded()).bytes,
  "attack-rolled": () => renderer.playmat(samples.attackWithRolls()).bytes,
  "attack-of-six": () => renderer.playmat(samples.bigAttack()).bytes,
  specials: () => renderer.playmat(samples.specials()).bytes,
  "stack-of-three": () => renderer.playmat(samples.stackOfThree()).bytes,
  "stack-in-attack": () => renderer.playmat(samples.stackInAttack()).bytes,
  "team-2v2": () => renderer.playmat(samples.teamAttack(2)).bytes,
  "team-3v3": () => renderer.playmat(samples.teamAttack(3)).bytes,
  "high-contrast": () =>
    renderer.playmat(samples.bigAttack(), { language: "en", palette: "high-contrast" }).bytes,
  "colour-blind": () =>
    renderer.playmat(samples.bigAttack(), { language: "en", palette: "colour-blind" }).bytes,
  hand: () => renderer.hand(samples.handOf(9))?.bytes,
  card: () => {
    const [def] = BUILT_IN.values();
    return def && renderer.card(loneCard(def, printText(def)))?.bytes;
  },
};

describe("pictures look as they did (UPDATE_GOLDEN=1 keeps the new ones)", () => {
  for (const [name, draw] of Object.entries(scenes))
    it(name, async () => {
      const bytes = draw();
      if (!bytes) throw new Error("no picture");
      const palette = PALETTES.find((one) => one === name) ?? "default";
      expect(await differences(name, bytes, palette)).toEqual([]);
    });

  it("sees one changed figure, and not a different softness of edges", async () => {
    const view = samples.fullBoard();
    const bytes = renderer.playmat(view).bytes;
    const [one, ...rest] = view.players;
    if (!one) throw new Error("a player");
    const withOne = (part: Partial<typeof one>): DarkLegacyView => ({
      ...view,
      players: [{ ...one, ...part }, ...rest],
    });
    expect(await differencesOf(bytes, renderer.playmat(withOne({ life: 12 })).bytes)).not.toEqual([]);
    expect(await differencesOf(bytes, renderer.playmat(withOne({ cp: 14 })).bytes)).not.toEqual([]);
    // The same picture with other edges and shades, as another machine's letters may have.
    const surface = reusedSurface(TABLE.w, TABLE.h);
    drawPlaymat(surface.ctx, view);
    const soft = surface.canvas.toBuffer("image/jpeg", { quality: 0.9 });
    expect(await differencesOf(bytes, soft)).toEqual([]);
  });
});
