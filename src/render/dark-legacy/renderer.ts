import type { AnyView } from "../../engine/kernel/live-match.ts";
import { encodeIndexed } from "../paint/indexed.ts";
import { reusedSurface, type Surface } from "../paint/surface.ts";
import type { Drawn, Renderer } from "../renderer.ts";
import { drawCard, drawHand } from "./hand.ts";
import { isDarkLegacy, isHeroSheet, isLoneCard } from "./is.ts";
import { columnsOf } from "./layout.ts";
import { themePalette } from "./palette.ts";
import { TABLE } from "./places.ts";
import { drawPlaymat } from "./playmat.ts";
import { drawSheet } from "./sheet.ts";
import { tableTop } from "./table.ts";

function finish(surface: Surface): Drawn {
  const { width, height } = surface.canvas;
  return { bytes: encodeIndexed(surface.canvas, themePalette()), width, height };
}

/** Pictures of Dark Legacy as PNGs with one palette. */
export const renderer: Renderer = {
  warm() {
    tableTop(4);
  },
  playmat(view: AnyView) {
    if (!isDarkLegacy(view)) throw new Error(`Not a view of this game: ${view.game}`);
    const surface = reusedSurface(TABLE.w * columnsOf(view), TABLE.h);
    drawPlaymat(surface.ctx, view);
    return finish(surface);
  },
  hand(view: AnyView) {
    if (!isDarkLegacy(view)) throw new Error(`Not a view of this game: ${view.game}`);
    const surface = drawHand(view);
    return surface ? finish(surface) : null;
  },
  card(view: AnyView) {
    if (!isLoneCard(view)) throw new Error(`Not a card of this game: ${view.game}`);
    return finish(drawCard(view.card));
  },
  sheet(view: AnyView) {
    if (!isHeroSheet(view)) throw new Error(`Not a hero of this game: ${view.game}`);
    return finish(drawSheet(view.sheet));
  },
};
