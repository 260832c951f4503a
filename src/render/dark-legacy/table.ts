import type { Canvas } from "canvas";
import { type Ctx, title } from "../paint/fonts.ts";
import { box, dots, middle, type Rect } from "../paint/shapes.ts";
import { layer } from "../paint/surface.ts";
import { textIn } from "../paint/text.ts";
import { typeIcon } from "./icons.ts";
import { type Plan, type SidePlaces, type SlotBox, slotsOf } from "./places.ts";
import { ink, theme } from "./theme.ts";
import { TILE, TILE_FOOT, TILE_HEAD } from "./tile.ts";
import { word } from "./words.ts";

/** The bare table: wood, a felt mat for each hero, every slot engraved with its name. Drawn once for each plan. */
export function tableTop(plan: Plan): Canvas {
  const slots = plan.below[0]?.field.length ?? 0;
  return layer(`table|${plan.above.length}|${plan.below.length}|${slots}`, plan.w, plan.h, true, (ctx) => {
    wood(ctx, plan.w, plan.h);
    for (const places of [...plan.above, ...plan.below]) mat(ctx, places);
    inlay(ctx, plan.strip);
  });
}

/** Boards that run along the table; lines repeat along rows so that the picture stays small. */
export function wood(ctx: Ctx, width: number, height: number): void {
  const rnd = dots("boards");
  ctx.fillStyle = ink.wood;
  ctx.fillRect(0, 0, width, height);
  if (theme().plain) return;
  for (let y = 0; y < height; ) {
    const h = 2 + Math.floor(rnd() * 5);
    ctx.fillStyle = rnd() < 0.5 ? ink.woodLight : ink.woodDark;
    ctx.globalAlpha = 0.25 + rnd() * 0.3;
    ctx.fillRect(0, y, width, 1 + Math.floor(rnd() * 2));
    y += h;
  }
  ctx.globalAlpha = 1;
}

function mat(ctx: Ctx, places: SidePlaces): void {
  const felt = places.top ? ink.otherFelt : ink.ownFelt;
  const light = places.top ? ink.otherFeltLight : ink.ownFeltLight;
  const line = places.top ? ink.otherLine : ink.ownLine;
  const { mat: area } = places;
  box(ctx, { x: area.x + 3, y: area.y + 4, w: area.w, h: area.h }, 14, "rgba(0,0,0,0.5)");
  box(ctx, area, 14, felt, ink.goldDark, 3);
  box(ctx, { x: area.x + 3, y: area.y + 3, w: area.w - 6, h: area.h - 6 }, 11, null, "rgba(0,0,0,0.35)", 2);
  if (!places.row) weave(ctx, area, light);
  for (const slot of slotsOf(places)) engrave(ctx, slot, light, line);
}

/** Cloth: a sparse grid of stitches. */
function weave(ctx: Ctx, area: Rect, light: string): void {
  if (theme().plain) return;
  ctx.fillStyle = light;
  for (let y = area.y + 8; y < area.y + area.h - 6; y += 8)
    for (let x = area.x + 8; x < area.x + area.w - 6; x += 8) ctx.fillRect(x, y, 2, 1);
}

function engrave(ctx: Ctx, slot: SlotBox, light: string, line: string): void {
  const { box: area, inner, strip } = slot;
  box(ctx, area, 9, light);
  box(ctx, { x: area.x + 1, y: area.y + 1, w: area.w - 2, h: area.h - 2 }, 8, null, "rgba(0,0,0,0.45)", 2);
  box(ctx, area, 9, null, line, 1.5);
  if (strip.h > 0)
    textIn(ctx, word(slot.label).toUpperCase(), strip.x + 4, strip.y, {
      width: strip.w - 8,
      height: strip.h,
      lines: 1,
      max: 15,
      min: 8,
      font: (size) => title(size, 900),
      color: ink.label,
      align: "center",
      valign: "middle",
    });
  const at = middle(inner);
  const instant = slot.label.startsWith("Instant");
  const field = slot.label.startsWith("Battle Field") || instant;
  const type = instant
    ? "instant"
    : field
      ? "creature"
      : slot.label.includes("Weapon")
        ? "weapon"
        : slot.label.includes("Armor")
          ? "armor"
          : slot.label.includes("Equip")
            ? "enhancement"
            : "magic";
  ctx.globalAlpha = 0.5;
  if (field) {
    // The outline of a card where the first one will lie.
    const h = Math.min(inner.h - 16, TILE_HEAD + TILE.mostArt + TILE_FOOT - 40);
    const w = Math.min(inner.w, TILE.w) - 20;
    const y = strip.y < at.y ? inner.y + inner.h - h - 10 : inner.y + 10;
    box(ctx, { x: at.x - w / 2, y, w, h }, 10, null, line, 1.5);
    typeIcon(ctx, type, false, at.x, y + h / 2, 40, line, "rgba(0,0,0,0.4)");
  } else typeIcon(ctx, type, false, at.x, at.y - 2, 28, line, "rgba(0,0,0,0.4)");
  ctx.globalAlpha = 1;
}

/** Brass line round the strip between the mats. */
function inlay(ctx: Ctx, strip: Rect): void {
  box(
    ctx,
    { x: strip.x - 6, y: strip.y + 1, w: strip.w + 12, h: strip.h - 2 },
    8,
    "rgba(0,0,0,0.28)",
    ink.goldDark,
    1.5,
  );
}
