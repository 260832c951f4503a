import type { DarkLegacyView, PlayerView } from "../../engine/dark-legacy/view-types.ts";
import { type Ctx, drawable, sans } from "../paint/fonts.ts";
import { box, type Rect } from "../paint/shapes.ts";
import { textIn } from "../paint/text.ts";
import { emblem, pattern } from "./emblems.ts";
import { drawLife, lifeBar } from "./life.ts";
import type { SidePlaces } from "./places.ts";
import { drawPiles, drawPools } from "./pools.ts";
import { ink, styleOf } from "./theme.ts";
import { say, word } from "./words.ts";

/** Parts of a hero's panel. */
interface Parts {
  readonly name: Rect;
  readonly level: Rect;
  readonly turn: Rect;
  readonly heart: Rect;
  readonly bar: Rect;
  readonly pools: Rect;
  readonly piles: Rect;
  readonly removed: Rect;
}

/** Where the parts of a panel lie: one above the other, turned round for the upper half; in a row's panel heart beside pools. */
export function partsOf({ panel, top, row }: Pick<SidePlaces, "panel" | "top" | "row">): Parts {
  const x = panel.x + 6;
  const w = panel.w - 12;
  if (row) {
    const y = panel.y + 6;
    const piles = { x, y: panel.y + panel.h - 51, w: w * 0.74, h: 47 };
    const left = { x, w: w * 0.5 };
    const right = { x: x + w * 0.52, w: w * 0.48 };
    const mid = y + 44;
    const foot = piles.y - 3;
    return {
      name: { x, y, w, h: 42 },
      level: { ...left, y: mid, h: 19 },
      turn: { ...left, y: mid + 19, h: 21 },
      pools: { ...left, y: mid + 43, h: foot - mid - 44 },
      heart: { ...right, y: mid, h: foot - mid - 19 },
      bar: { ...right, y: foot - 20, h: 19 },
      piles,
      removed: { x: x + w * 0.74, y: piles.y + 4, w: w * 0.26, h: 40 },
    };
  }
  const rows = { name: 52, level: 20, turn: 28, heart: 118, bar: 26, pools: 66, piles: 60, removed: 14 };
  const names = ["name", "level", "turn", "heart", "bar", "pools", "piles", "removed"] as const;
  const heights = names.reduce((sum, one) => sum + rows[one], 0);
  const gap = (panel.h - 12 - heights) / (names.length - 1);
  const at = { ...rows };
  let y = panel.y + 6;
  // The bar stays under the heart also where the order is turned round.
  const order = top
    ? (["removed", "piles", "pools", "heart", "bar", "turn", "level", "name"] as const)
    : names;
  for (const one of order) {
    at[one] = y;
    y += rows[one] + gap;
  }
  const rect = (one: (typeof names)[number]): Rect => ({ x, y: at[one], w, h: rows[one] });
  return {
    name: rect("name"),
    level: rect("level"),
    turn: rect("turn"),
    heart: rect("heart"),
    bar: rect("bar"),
    pools: rect("pools"),
    piles: rect("piles"),
    removed: rect("removed"),
  };
}

/** Hero with life, CP, poison, level, faction and the counts of the piles. */
export function drawHero(ctx: Ctx, view: DarkLegacyView, player: PlayerView, places: SidePlaces): void {
  const { panel: rect, row } = places;
  const style = styleOf(player.faction);
  const active = view.active === player.seat;
  const parts = partsOf(places);
  box(ctx, { x: rect.x + 3, y: rect.y + 4, w: rect.w, h: rect.h }, 12, "rgba(0,0,0,0.5)");
  box(ctx, rect, 12, style.dark, active ? ink.turn : ink.goldDark, active ? 6 : 2);
  // In the small panels of rows the pattern would only cost bytes and room.
  if (!row) {
    ctx.strokeStyle = style.frame;
    ctx.globalAlpha = 0.4;
    pattern(ctx, player.faction, rect.x + 5, rect.y + 5, rect.w - 10, rect.h - 10);
    ctx.globalAlpha = 1;
  }
  nameRow(ctx, player, parts.name);
  const faction = player.faction === "" ? "" : ` · ${word(player.faction.toUpperCase())}`;
  const level = `${say("LEVEL")} ${player.level}`;
  small(ctx, row ? level : `${level}${faction}`, parts.level, 16);
  turnRow(ctx, view, player, parts.turn);
  drawLife(ctx, player, parts.heart);
  lifeBar(ctx, player, parts.bar);
  drawPools(ctx, player, parts.pools, parts.pools.h > 90);
  drawPiles(ctx, player, parts.piles);
  // The removed-from-game pile (D-4.1) has a line, since it is seldom looked at.
  small(ctx, say("REMOVED {count}", { count: player.removed.length }), parts.removed, 14);
}

function small(ctx: Ctx, words: string, at: Rect, size: number): void {
  textIn(ctx, words, at.x, at.y, {
    width: at.w,
    height: at.h,
    lines: at.h > 2 * size ? 2 : 1,
    max: size,
    min: 8,
    lead: 1.1,
    font: (px) => sans(px, 800),
    color: ink.parchment,
    align: "center",
    valign: "middle",
  });
}

function nameRow(ctx: Ctx, player: PlayerView, at: Rect): void {
  const style = styleOf(player.faction);
  box(ctx, at, 7, style.frame, ink.night, 1.5);
  ctx.fillStyle = style.sign;
  emblem(ctx, player.faction, at.x + 21, at.y + at.h / 2, 16, style.frame);
  box(ctx, { x: at.x + 41, y: at.y + 3, w: at.w - 44, h: at.h - 6 }, 5, ink.parchment);
  textIn(ctx, drawable(player.name, say("Seat {seat}", { seat: player.seat + 1 })), at.x + 44, at.y + 3, {
    width: at.w - 50,
    height: at.h - 6,
    lines: 2,
    max: 30,
    min: 9,
    lead: 1,
    font: (size) => sans(size, 800),
    color: ink.text,
    align: "center",
    valign: "middle",
  });
}

function turnRow(ctx: Ctx, view: DarkLegacyView, player: PlayerView, at: Rect): void {
  const active = view.active === player.seat;
  const waits = view.waiting.includes(player.seat) && view.over === null;
  const words = active ? say(waits ? "▶ TURN · DECIDES" : "▶ TURN") : waits ? say("DECIDES") : "";
  if (words === "") return;
  box(ctx, at, 6, active ? ink.turn : "#bfe6ff", ink.night, 1.5);
  textIn(ctx, words, at.x + 3, at.y, {
    width: at.w - 6,
    height: at.h,
    lines: 1,
    max: 22,
    min: 10,
    font: (size) => sans(size, 800),
    color: ink.text,
    align: "center",
    valign: "middle",
  });
}

/** Name of a seat as the pictures write it. */
export function nameOf(view: DarkLegacyView, seat: number): string {
  const player = view.players.find((one) => one.seat === seat);
  return drawable(player?.name ?? "", `Seat ${seat + 1}`);
}
