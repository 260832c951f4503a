import type { DarkLegacyView, StackView } from "../../engine/dark-legacy/view-types.ts";
import { type Ctx, sans } from "../paint/fonts.ts";
import { box, type Rect } from "../paint/shapes.ts";
import { textAt, textIn } from "../paint/text.ts";
import { type Curve, drawCurve, upright } from "./arrow.ts";
import { emblem, pattern } from "./emblems.ts";
import { nameOf } from "./hero.ts";
import type { Layout } from "./layout.ts";
import { ink, styleOf } from "./theme.ts";
import { say, word } from "./words.ts";

const MOST = 4;

/** A spell or ability that waits, with its place in the order of resolving (1 = next). */
export interface StackPlate {
  readonly item: StackView;
  readonly order: number;
  readonly rect: Rect;
}
export interface StackArrow {
  readonly order: number;
  readonly curve: Curve;
}
export interface StackPicture {
  readonly plates: readonly StackPlate[];
  readonly arrows: readonly StackArrow[];
  /** Items further down for which there is no plate. */
  readonly hidden: number;
}

/** The last one played is the next to resolve: it stands on the left. Arrows lead to what each one aims at. */
export function stackPicture(view: DarkLegacyView, layout: Layout): StackPicture {
  const { lane } = layout;
  const items = [...view.stack].reverse();
  const shown = items.slice(0, items.length > MOST ? MOST - 1 : MOST);
  const hidden = items.length - shown.length;
  const tail = hidden > 0 ? 96 : 0;
  const gap = 26;
  const w = Math.min(284, (lane.w - tail - gap * (shown.length - 1)) / Math.max(1, shown.length));
  const total = w * shown.length + gap * (shown.length - 1);
  const from = lane.x + Math.max(0, (lane.w - tail - total) / 2);
  const plates = shown.map((item, index) => ({
    item,
    order: index + 1,
    rect: { x: from + index * (w + gap), y: lane.y, w, h: lane.h },
  }));
  const arrows: StackArrow[] = [];
  for (const plate of plates)
    for (const [index, target] of plate.item.targets.entries()) {
      const curve = aim(plate, index, target, plates, layout);
      if (curve) arrows.push({ order: plate.order, curve });
    }
  return { plates, arrows, hidden };
}

function aim(
  plate: StackPlate,
  index: number,
  target: string,
  plates: readonly StackPlate[],
  layout: Layout,
): Curve | null {
  const { rect } = plate;
  const other = plates.find((one) => one.item.id === target || one.item.card.id === target);
  if (other && other !== plate) {
    const right = other.rect.x > rect.x;
    const from = { x: right ? rect.x + rect.w - 2 : rect.x + 2, y: rect.y + rect.h / 2 };
    const to = { x: right ? other.rect.x + 1 : other.rect.x + other.rect.w - 1, y: from.y };
    if (Math.abs(to.x - from.x) < 60) return { from, bend1: from, bend2: to, to };
    const y = rect.y - 40;
    const a = { x: rect.x + rect.w / 2, y: rect.y + 2 };
    const b = { x: other.rect.x + other.rect.w / 2, y: other.rect.y + 2 };
    return { from: a, bend1: { x: a.x, y }, bend2: { x: b.x, y }, to: b };
  }
  const found = layout.at.get(target);
  if (!found) return null;
  const x = rect.x + rect.w * (0.5 + (index - 0.5) * 0.2);
  const inset = found.rect.h > 120 ? 2 : 8;
  if (target.startsWith("hero-")) {
    // Past the name and beside the heart, so that both stay readable.
    const right = found.rect.x + found.rect.w - 22;
    const deep = { x: right, y: found.top ? found.rect.y + found.rect.h - 116 : found.rect.y + 116 };
    return upright({ x, y: found.top ? rect.y + 2 : rect.y + rect.h - 2 }, deep, 0.4);
  }
  const to = {
    x: found.rect.x + found.rect.w / 2,
    y: found.top ? found.rect.y + found.rect.h - inset : found.rect.y + inset,
  };
  return upright({ x, y: found.top ? rect.y + 2 : rect.y + rect.h - 2 }, to);
}

export function drawStack(ctx: Ctx, view: DarkLegacyView, picture: StackPicture): void {
  const { plates, arrows, hidden } = picture;
  for (const plate of plates) drawPlate(ctx, view, plate);
  const last = plates[plates.length - 1];
  if (hidden > 0 && last) {
    const rect = { x: last.rect.x + last.rect.w + 12, y: last.rect.y + 20, w: 84, h: last.rect.h - 40 };
    box(ctx, rect, 8, "#15100c", ink.stack, 2);
    textAt(ctx, `+${hidden}`, rect.x + 42, rect.y + 20, sans(26, 800), 26, ink.white);
    textAt(ctx, say("below"), rect.x + 42, rect.y + 43, sans(15), 15, ink.white);
  }
  for (const arrow of arrows) drawCurve(ctx, arrow.curve, ink.stack, ink.stackDark, 6, true, [14, 9]);
}

const ORDER = ["", "RESOLVES 1st", "2nd", "3rd", "4th"] as const;

function drawPlate(ctx: Ctx, view: DarkLegacyView, plate: StackPlate): void {
  const { rect, item } = plate;
  const style = styleOf(item.card.faction);
  box(ctx, { x: rect.x + 3, y: rect.y + 4, w: rect.w, h: rect.h }, 10, "rgba(0,0,0,0.5)");
  box(ctx, rect, 10, style.frame, plate.order === 1 ? ink.white : ink.stack, plate.order === 1 ? 4 : 2.5);
  ctx.strokeStyle = style.dark;
  ctx.globalAlpha = 0.5;
  pattern(ctx, item.card.faction, rect.x + 5, rect.y + 5, rect.w - 10, rect.h - 10);
  ctx.globalAlpha = 1;
  const head = 25;
  box(ctx, { x: rect.x + 5, y: rect.y + 5, w: rect.w - 10, h: head }, 5, ink.stackDark);
  ctx.fillStyle = ink.white;
  emblem(ctx, item.card.faction, rect.x + 19, rect.y + 5 + head / 2, 9, ink.stackDark);
  const x = item.x > 0 ? ` · X = ${item.x}` : "";
  textIn(
    ctx,
    `${word(ORDER[plate.order] ?? String(plate.order))} · ${nameOf(view, item.controller)}${x}`,
    rect.x + 32,
    rect.y + 5,
    {
      width: rect.w - 42,
      height: head,
      lines: 1,
      max: 18,
      min: 8,
      font: (size) => sans(size, 800),
      color: ink.white,
      valign: "middle",
    },
  );
  box(ctx, { x: rect.x + 5, y: rect.y + 33, w: rect.w - 10, h: rect.h - 38 }, 5, ink.parchment);
  textIn(ctx, item.name, rect.x + 9, rect.y + 33, {
    width: rect.w - 18,
    height: item.countered ? 30 : rect.h - 38,
    lines: 2,
    max: 26,
    min: 11,
    lead: 1.04,
    font: (size) => sans(size, 800),
    color: ink.text,
    align: "center",
    valign: "middle",
  });
  if (!item.countered) {
    if (item.kind === "spell") return;
    const tag = say(item.kind === "ability" ? "ABILITY" : "TRIGGER");
    textAt(ctx, tag, rect.x + rect.w - 44, rect.y + rect.h - 13, sans(13, 800), 13, "#6b4a0b");
    return;
  }
  box(ctx, { x: rect.x + 5, y: rect.y + rect.h - 32, w: rect.w - 10, h: 27 }, 5, "#8c1d1d", ink.white, 1.5);
  textAt(ctx, say("✖ COUNTERED"), rect.x + rect.w / 2, rect.y + rect.h - 18, sans(19, 800), 19, ink.white);
}
