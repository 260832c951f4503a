import type { AnyView } from "../../engine/kernel/live-match.ts";
import { type Look, PLAIN_LOOK } from "../../engine/kernel/look.ts";
import { encodeIndexed, inPalette } from "../paint/indexed.ts";
import { reusedSurface, type Surface } from "../paint/surface.ts";
import type { Drawn, Renderer } from "../renderer.ts";
import { drawCard, drawHand } from "./hand.ts";
import { isDarkLegacy, isHeroSheet, isLoneCard } from "./is.ts";
import { planOfView } from "./layout.ts";
import { themePalette } from "./palette.ts";
import { planOf } from "./places.ts";
import { drawPlaymat } from "./playmat.ts";
import { drawSheet } from "./sheet.ts";
import { tableTop } from "./table.ts";
import { useTheme } from "./theme.ts";
import { speak } from "./words.ts";

function finish(surface: Surface, look: Look, shades: "many" | "few" = "many"): Drawn {
  const { width, height } = surface.canvas;
  return { bytes: encodeIndexed(surface.canvas, themePalette(look.palette, shades)), width, height };
}

/** Chooses language and colours of the picture that is drawn now. */
function use(look: Look): void {
  speak(look.language);
  useTheme(look.palette);
}

/** Pictures of Dark Legacy as PNGs with one palette a theme. */
export const renderer: Renderer = {
  warm() {
    use(PLAIN_LOOK);
    tableTop(planOf(1, 1, 4));
  },
  playmat(view: AnyView, look = PLAIN_LOOK) {
    if (!isDarkLegacy(view)) throw new Error(`Not a view of this game: ${view.game}`);
    use(look);
    const { w, h, pixels } = planOfView(view);
    const surface = reusedSurface(w, h, pixels);
    drawPlaymat(surface.ctx, view);
    return finish(surface, look, view.players.length > 2 ? "few" : "many");
  },
  frame(view: AnyView, width: number, look = PLAIN_LOOK) {
    if (!isDarkLegacy(view)) throw new Error(`Not a view of this game: ${view.game}`);
    use(look);
    const plan = planOfView(view);
    const { canvas, ctx } = reusedSurface(plan.w, plan.h, width / plan.w);
    drawPlaymat(ctx, view);
    const palette = themePalette(look.palette, "many");
    const pixels = inPalette(canvas, palette);
    return { pixels, width: canvas.width, height: canvas.height, colors: palette.colors };
  },
  hand(view: AnyView, look = PLAIN_LOOK) {
    if (!isDarkLegacy(view)) throw new Error(`Not a view of this game: ${view.game}`);
    use(look);
    const surface = drawHand(view);
    return surface ? finish(surface, look) : null;
  },
  card(view: AnyView, look = PLAIN_LOOK) {
    if (!isLoneCard(view)) throw new Error(`Not a card of this game: ${view.game}`);
    use(look);
    return finish(drawCard(view.card), look);
  },
  sheet(view: AnyView, look = PLAIN_LOOK) {
    if (!isHeroSheet(view)) throw new Error(`Not a hero of this game: ${view.game}`);
    use(look);
    return finish(drawSheet(view.sheet), look);
  },
};
