import type { DarkLegacyView } from "../../engine/dark-legacy/view-types.ts";
import { type Ctx, sans } from "../paint/fonts.ts";
import { box } from "../paint/shapes.ts";
import { textAt } from "../paint/text.ts";
import { type Danger, dangers } from "./danger.ts";
import { partsOf } from "./hero.ts";
import type { Layout } from "./layout.ts";
import { ink } from "./theme.ts";
import { isTight, TILE_FOOT, TILE_HEAD } from "./tile.ts";

/** Beside everything that the attack hurts, how much, and a skull where it is deadly. */
export function drawThreats(ctx: Ctx, view: DarkLegacyView, layout: Layout): void {
  for (const [id, danger] of dangers(view)) {
    const at = placeOf(layout, id);
    if (at) drawThreat(ctx, danger, at.x, at.y, at.size);
  }
}

function placeOf(layout: Layout, id: string): { x: number; y: number; size: number } | null {
  const side = layout.sides.find(({ player }) => id === `hero-${player.seat}`);
  if (side) {
    const { heart, bar } = partsOf(side.places);
    return { x: heart.x + heart.w / 2, y: bar.y + bar.h / 2 - 3, size: side.places.row ? 24 : 34 };
  }
  const piece = layout.sides
    .flatMap((one) => one.pieces)
    .find((one) => one.kind === "tile" && one.card.id === id);
  if (piece?.kind !== "tile") return null;
  const { look, rect } = piece;
  if (isTight(look))
    return {
      x: look.x + rect.w * 0.24,
      y: rect.y + rect.h - bandFromFoot * look.scale,
      size: 25 * look.scale,
    };
  // Over the picture, which tells nothing.
  return { x: look.x, y: rect.y + (TILE_HEAD + look.artH / 2) * look.scale, size: 42 * look.scale };
}

/** px from the foot of a tile to the middle of its line of type. */
const bandFromFoot = TILE_FOOT - 16;

/** "−5" on red, with a skull and a white edge when that is deadly; with "?" while the dice have not fallen. */
function drawThreat(ctx: Ctx, danger: Danger, x: number, y: number, size: number): void {
  const text = `${danger.deadly ? "☠ " : ""}−${danger.damage}${danger.rolled ? "" : "?"}`;
  ctx.font = sans(size, 800);
  const w = ctx.measureText(text).width + size * 0.7;
  const h = size * 1.3;
  const at = { x: x - w / 2, y: y - h / 2, w, h };
  box(ctx, { ...at, x: at.x + 2, y: at.y + 3 }, h * 0.28, "rgba(0,0,0,0.5)");
  const fill = danger.rolled ? ink.danger : ink.night;
  box(ctx, at, h * 0.28, fill, danger.deadly ? ink.white : ink.attack, danger.deadly ? 4 : 3);
  textAt(ctx, text, x, y, sans(size, 800), size, ink.white);
}
