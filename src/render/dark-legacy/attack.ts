import type { AttackView, DarkLegacyView } from "../../engine/dark-legacy/view-types.ts";
import { type Ctx, sans } from "../paint/fonts.ts";
import { box, die, type Point, type Rect } from "../paint/shapes.ts";
import { textAt, textIn } from "../paint/text.ts";
import { type Curve, drawCurve, drawElbow, upright } from "./arrow.ts";
import { partsOf } from "./hero.ts";
import type { Layout } from "./layout.ts";
import type { SidePlaces } from "./places.ts";
import { ink, resultOf } from "./theme.ts";
import { say } from "./words.ts";

type Line = AttackView["lines"][number];

/** One attack as it is drawn: from the attacker through its roll to the defender or the hero. */
export interface AttackArrow {
  readonly line: Line;
  readonly start: Curve;
  readonly end: Curve;
  readonly badge: Rect;
  /** The hero's life is what is aimed at. */
  readonly atHero: boolean;
  /** The gutters it runs in where attacker or defender lie in a row further away; else null. */
  readonly fromFar: number | null;
  readonly toFar: number | null;
}

/** Arrows and roll badges; badges share the lane between the mats without covering each other. */
export function attackArrows(view: DarkLegacyView, layout: Layout): AttackArrow[] {
  const attack = view.attack;
  if (!attack) return [];
  const { lane } = layout;
  const heroOf = (id: string): Rect | null => layout.at.get(id)?.rect ?? null;
  const ends: { line: Line; from: Stop; to: Stop; atHero: boolean }[] = [];
  for (const line of attack.lines) {
    const from = stopAt(layout, line.from);
    const target = line.defendedBy ?? line.aim ?? `hero-${attack.defender}`;
    const to = stopAt(layout, target);
    if (!from || !to || !heroOf(`hero-${attack.defender}`)) continue;
    ends.push({ line, from, to, atHero: target === `hero-${attack.defender}` && line.defendedBy === null });
  }
  const width = Math.min(176, (lane.w - 8 * (ends.length - 1)) / Math.max(1, ends.length));
  const order = ends
    .map((end, index) => ({ index, x: end.from.x * 0.6 + end.to.x * 0.4 }))
    .sort((a, b) => a.x - b.x || a.index - b.index);
  const xs = spread(
    order.map((one) => one.x),
    width + 8,
    lane.x + width / 2,
    lane.x + lane.w - width / 2,
  );
  const place = new Map(order.map((one, at) => [one.index, xs[at] ?? one.x]));
  return ends.map((end, index) => {
    const x = place.get(index) ?? end.from.x;
    const up = end.from.y > end.to.y;
    const h = 84;
    const badge = { x: x - width / 2, y: lane.y + (lane.h - h) / 2, w: width, h };
    const enter = { x, y: up ? badge.y + h - 4 : badge.y + 4 };
    const leave = { x, y: up ? badge.y + 4 : badge.y + h - 4 };
    return {
      line: end.line,
      start: upright(touch(end.from, x), enter),
      end: upright(leave, touch(end.to, x)),
      badge,
      atHero: end.atHero,
      fromFar: end.from.far,
      toFar: end.to.far,
    };
  });
}

/** Where an arrow may touch a card or hero. */
interface Stop extends Point {
  /** Half the way to either side, for a card with others over and under it; else 0. */
  readonly side: number;
  /** The gutter left of it, where it lies in a row that is not next to the strip; else null. */
  readonly far: number | null;
}

/** A card among others is touched at the side that looks to where the arrow goes. */
function touch(stop: Stop, x: number): Point {
  return { x: stop.x + (x < stop.x ? -stop.side : stop.side), y: stop.y };
}

/** The edge of a card or hero towards the other half; of a covered card the middle of what can be seen. */
function stopAt(layout: Layout, id: string): Stop | null {
  const found = layout.at.get(id);
  if (!found) return null;
  // A weapon strikes by the hand of its hero: the arrow begins and ends at the hero.
  const armed = layout.sides.find(({ player }) =>
    Object.values(player.weapons).some((weapon) => weapon?.id === id),
  );
  const rect = armed?.places.panel ?? found.rect;
  const piece = layout.sides
    .flatMap((side) => side.pieces)
    .find((one) => one.kind === "tile" && one.card.id === id);
  const next = [layout.plan.above[0], layout.plan.below[0]];
  const near = next.some((one) => one && rect.y >= one.mat.y && rect.y < one.mat.y + one.mat.h);
  const far = near ? null : Math.round(rect.x - 5);
  const ordinal = piece?.kind === "tile" ? piece.look.ordinal : null;
  const x = rect.x + rect.w / 2;
  if (far !== null) return { x, y: rect.y + rect.h * 0.5, side: 0, far };
  if (ordinal !== null) return { x, y: rect.y + rect.h * 0.8, side: rect.w / 2, far };
  return { x, y: found.top ? rect.y + rect.h - 2 : rect.y + 2, side: 0, far };
}

/** Moves sorted positions apart to at least `gap`, within [low, high]. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const xs = [...wanted];
  for (let i = 0; i < xs.length; i += 1) xs[i] = Math.max(xs[i] ?? 0, i === 0 ? low : (xs[i - 1] ?? 0) + gap);
  for (let i = xs.length - 1; i >= 0; i -= 1)
    xs[i] = Math.min(xs[i] ?? 0, i === xs.length - 1 ? high : (xs[i + 1] ?? 0) - gap);
  return xs;
}

/** The attack over the cards; rolls only while no stack lies in the lane. */
export function drawAttack(
  ctx: Ctx,
  arrows: readonly AttackArrow[],
  hero: SidePlaces | null,
  lane: Rect,
  badges: boolean,
): void {
  for (const arrow of arrows) {
    const { start, end } = arrow;
    if (arrow.fromFar === null) drawCurve(ctx, start, ink.attack, ink.attackDark, 8, false);
    else drawElbow(ctx, start.to, start.from, arrow.fromFar, ink.attack, ink.attackDark, false);
    if (arrow.atHero) continue;
    if (arrow.toFar === null) drawCurve(ctx, end, ink.attack, ink.attackDark, 8, true);
    else drawElbow(ctx, end.from, end.to, arrow.toFar, ink.attack, ink.attackDark, true);
  }
  if (!badges)
    for (const { start, end } of arrows)
      drawCurve(ctx, upright(start.to, end.from), ink.attack, ink.attackDark, 8, false);
  const atHero = arrows.filter((arrow) => arrow.atHero);
  if (hero && atHero.length > 0) drawAtHero(ctx, atHero, hero, lane);
  if (badges) for (const arrow of arrows) drawBadge(ctx, arrow);
}

/** Undefended attacks run together beside their badges into one arrow at the hero's heart. */
function drawAtHero(ctx: Ctx, arrows: readonly AttackArrow[], hero: SidePlaces, lane: Rect): void {
  const { panel, top } = hero;
  const { heart } = partsOf(hero);
  const y = top ? lane.y + 2 : lane.y + lane.h - 2;
  const xs = arrows.map((arrow) => arrow.end.from.x);
  const turn = hero.row ? panel.x + panel.w + 7 : panel.x + panel.w - 14;
  const right = Math.max(turn + 30, ...xs);
  const tip = { x: heart.x + heart.w * (hero.row ? 0.86 : 0.8), y: heart.y + heart.h * (top ? 0.72 : 0.2) };
  const away = top ? -1 : 1;
  const stop = tip.y - (hero.row ? 8 : 34) * away;
  const path = (end: number): void => {
    ctx.beginPath();
    for (const arrow of arrows) {
      ctx.moveTo(arrow.end.from.x, arrow.end.from.y);
      ctx.lineTo(arrow.end.from.x, y);
    }
    ctx.moveTo(Math.min(turn + 30, ...xs), y);
    ctx.lineTo(right, y);
    ctx.moveTo(turn + 30, y);
    ctx.quadraticCurveTo(turn, y, turn, y + 30 * away);
    ctx.lineTo(turn, end);
    ctx.stroke();
  };
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  ctx.strokeStyle = ink.attackDark;
  ctx.lineWidth = 15;
  path(stop);
  ctx.strokeStyle = ink.attack;
  ctx.lineWidth = 9;
  path(stop);
  ctx.lineCap = "butt";
  const from = { x: turn, y: stop };
  drawCurve(ctx, { from, bend1: from, bend2: tip, to: tip }, ink.attack, ink.attackDark, 9, true);
}

function drawBadge(ctx: Ctx, arrow: AttackArrow): void {
  const { badge, line } = arrow;
  const result = resultOf(line.result);
  const fill = result?.fill ?? "#2b211a";
  box(ctx, badge, 10, fill, "#ffe9d6", 2.5);
  const narrow = badge.w < 130;
  const shown = line.total ?? line.natural;
  const tight = badge.w < 170;
  const r = narrow ? 25 : tight ? 29 : 34;
  const x = narrow ? badge.x + badge.w / 2 : badge.x + r + 5;
  const left = badge.x + 2 * r + 10;
  const room = badge.x + badge.w - 4 - left;
  const y = narrow ? badge.y + 28 : badge.y + badge.h / 2;
  die(ctx, x, y, r, "#1a120d", "#ffe9d6");
  const size = narrow ? 26 : tight ? 31 : 36;
  textAt(ctx, shown === null ? "?" : String(shown), x, y, sans(size, 800), size, ink.white);
  const word = result ? result.word : say("TO ROLL");
  const sum =
    line.natural !== null && line.total !== null && line.natural !== line.total
      ? `d20 ${line.natural} ${line.total < line.natural ? "−" : "+"} ${Math.abs(line.total - line.natural)}`
      : "";
  if (narrow) {
    textIn(ctx, word, badge.x + 3, badge.y + 52, {
      width: badge.w - 6,
      height: 23,
      lines: 2,
      max: 15,
      min: 7,
      lead: 0.95,
      font: (px) => sans(px, 800),
      color: ink.white,
      align: "center",
      valign: "middle",
    });
    return;
  }
  textIn(ctx, result && !tight ? `${result.sign} ${word}` : word, left, badge.y + 4, {
    width: room,
    height: 46,
    lines: 2,
    max: 22,
    min: 10,
    lead: 1.02,
    font: (px) => sans(px, 800),
    color: ink.white,
    valign: "middle",
  });
  const who =
    sum === ""
      ? `${line.fromName} ▸ ${line.defenderName ?? line.aimName ?? say("hero")}`
      : `${line.fromName}\n${sum}`;
  textIn(ctx, who, left, badge.y + 50, {
    width: room,
    height: 31,
    lines: 2,
    max: 14,
    min: 7,
    lead: 1.02,
    font: (px) => sans(px, 700),
    color: "#ffe9d6",
    valign: "middle",
  });
}
