import type { DarkLegacyView, PlayerView } from "../../engine/dark-legacy/view-types.ts";
import { type Ctx, drawable, sans } from "../paint/fonts.ts";
import { box, type Rect } from "../paint/shapes.ts";
import { textAt, textIn } from "../paint/text.ts";
import { emblem, pattern } from "./emblems.ts";
import { crystal, drop, heart } from "./icons.ts";
import { ink, styleOf } from "./theme.ts";

/** Hero with life, CP, poison, level, faction and the counts of the piles. `top` turns the order round. */
export function drawHero(ctx: Ctx, view: DarkLegacyView, player: PlayerView, rect: Rect, top: boolean): void {
  const style = styleOf(player.faction);
  const active = view.active === player.seat;
  box(ctx, { x: rect.x + 3, y: rect.y + 4, w: rect.w, h: rect.h }, 12, "rgba(0,0,0,0.5)");
  box(ctx, rect, 12, "#1d1611", active ? ink.turn : ink.goldDark, active ? 5 : 2);
  ctx.strokeStyle = style.frame;
  ctx.globalAlpha = 0.28;
  pattern(ctx, player.faction, rect.x + 5, rect.y + 5, rect.w - 10, rect.h - 10);
  ctx.globalAlpha = 1;
  const rows: readonly [h: number, draw: (at: Rect) => void][] = [
    [46, (at) => nameRow(ctx, player, at, style.frame)],
    [18, (at) => levelRow(ctx, player, at)],
    [26, (at) => turnRow(ctx, view, player, at)],
    [124, (at) => lifeRow(ctx, player, at)],
    [66, (at) => poolRow(ctx, player, at)],
    [72, (at) => pileRow(ctx, player, at)],
    [15, (at) => removedRow(ctx, player, at)],
  ];
  let y = rect.y + 6;
  const gap = (rect.h - 12 - rows.reduce((sum, [h]) => sum + h, 0)) / (rows.length - 1);
  for (const [h, draw] of top ? [...rows].reverse() : rows) {
    draw({ x: rect.x + 6, y, w: rect.w - 12, h });
    y += h + gap;
  }
}

function nameRow(ctx: Ctx, player: PlayerView, at: Rect, frame: string): void {
  box(ctx, at, 7, frame, ink.night, 1.5);
  ctx.fillStyle = ink.white;
  emblem(ctx, player.faction, at.x + 19, at.y + at.h / 2, 14, frame);
  box(ctx, { x: at.x + 37, y: at.y + 3, w: at.w - 40, h: at.h - 6 }, 5, ink.parchment);
  textIn(ctx, drawable(player.name, `Seat ${player.seat + 1}`), at.x + 41, at.y + 3, {
    width: at.w - 48,
    height: at.h - 6,
    lines: 2,
    max: 25,
    min: 9,
    lead: 1,
    font: (size) => sans(size, 800),
    color: ink.text,
    align: "center",
    valign: "middle",
  });
}

function levelRow(ctx: Ctx, player: PlayerView, at: Rect): void {
  const faction = player.faction === "" ? "" : ` · ${player.faction.toUpperCase()}`;
  const words = `LEVEL ${player.level}${faction}`;
  textAt(ctx, words, at.x + at.w / 2, at.y + at.h / 2, sans(15, 800), 15, ink.parchment);
}

function turnRow(ctx: Ctx, view: DarkLegacyView, player: PlayerView, at: Rect): void {
  const active = view.active === player.seat;
  const waits = view.waiting.includes(player.seat) && view.over === null;
  const words = active ? (waits ? "▶ TURN · DECIDES" : "▶ TURN") : waits ? "DECIDES" : "";
  if (words === "") return;
  box(ctx, at, 6, active ? ink.turn : "#bfe6ff", ink.night, 1.5);
  textIn(ctx, words, at.x + 3, at.y, {
    width: at.w - 6,
    height: at.h,
    lines: 1,
    max: 20,
    min: 10,
    font: (size) => sans(size, 800),
    color: ink.text,
    align: "center",
    valign: "middle",
  });
}

function lifeRow(ctx: Ctx, player: PlayerView, at: Rect): void {
  const x = at.x + at.w / 2;
  const y = at.y + at.h / 2 - 4;
  heart(ctx, x, y, 60);
  ctx.fillStyle = ink.life;
  ctx.fill();
  ctx.strokeStyle = "#ffb3b8";
  ctx.lineWidth = 3;
  ctx.stroke();
  const life = String(player.life);
  const size = life.length > 2 ? 50 : 68;
  ctx.font = sans(size, 800);
  ctx.textAlign = "center";
  ctx.lineWidth = 7;
  ctx.lineJoin = "round";
  ctx.strokeStyle = ink.lifeDark;
  ctx.strokeText(life, x, y + 23);
  ctx.fillStyle = ink.white;
  ctx.fillText(life, x, y + 23);
  ctx.textAlign = "left";
  if (player.fallen) {
    box(ctx, { x: at.x, y: y - 18, w: at.w, h: 36 }, 6, "#8c1d1d", ink.white, 2);
    textAt(ctx, "✖ DEFEATED", x, y, sans(22, 800), 22, ink.white);
  }
  box(ctx, { x: x - 62, y: at.y + at.h - 25, w: 124, h: 23 }, 11, ink.night, "#ffb3b8", 1.5);
  textAt(ctx, `LIFE of ${player.startingLife}`, x, at.y + at.h - 13.5, sans(16, 800), 16, ink.white);
}

function poolRow(ctx: Ctx, player: PlayerView, at: Rect): void {
  const w = (at.w - 6) / 2;
  for (const [index, pool] of [
    { label: "CP", value: player.cp, fill: ink.cpDark, line: "#8fbcff", sign: crystal, color: ink.cp },
    {
      label: "POISON",
      value: player.poison,
      fill: ink.poisonDark,
      line: "#b6e08a",
      sign: drop,
      color: ink.poison,
    },
  ].entries()) {
    const x = at.x + index * (w + 6);
    box(ctx, { x, y: at.y, w, h: at.h }, 8, pool.fill, pool.line, 2);
    pool.sign(ctx, x + 17, at.y + 26, 11);
    ctx.fillStyle = pool.color;
    ctx.fill();
    ctx.strokeStyle = pool.line;
    ctx.lineWidth = 1.5;
    ctx.stroke();
    const size = pool.value > 99 ? 26 : 38;
    textAt(ctx, String(pool.value), x + w / 2 + 13, at.y + 25, sans(size, 800), size, ink.white);
    textAt(ctx, pool.label, x + w / 2, at.y + at.h - 12, sans(15, 800), 15, ink.white);
  }
}

function pileRow(ctx: Ctx, player: PlayerView, at: Rect): void {
  for (const pile of [
    { label: "DECK", count: player.deck, x: at.x, w: 46 },
    { label: "HAND", count: player.handCount, x: at.x + 47, w: 46 },
    { label: "BONEYARD", count: player.boneyardCount, x: at.x + 95, w: 64 },
  ]) {
    const { x, w } = pile;
    const depth = Math.min(3, Math.ceil(pile.count / 6));
    for (let i = depth; i >= 0; i -= 1)
      box(
        ctx,
        { x: x + 2 + i * 1.5, y: at.y + 4 - i * 1.5, w: w - 8, h: 52 },
        5,
        i === 0 ? "#5a2c18" : "#3a1d12",
        ink.gold,
        1.2,
      );
    const size = pile.count > 99 ? 22 : 30;
    textAt(ctx, String(pile.count), x + w / 2 - 2, at.y + 30, sans(size, 800), size, ink.white);
    textAt(ctx, pile.label, x + w / 2 - 1, at.y + at.h - 10, sans(12, 800), 12, ink.parchment);
  }
}

/** The removed-from-game pile (D-4.1) has a line, since it is seldom looked at. */
function removedRow(ctx: Ctx, player: PlayerView, at: Rect): void {
  const words = `REMOVED ${player.removed.length}`;
  textAt(ctx, words, at.x + at.w / 2, at.y + at.h / 2, sans(13, 800), 13, ink.parchment);
}

/** Name of a seat as the pictures write it. */
export function nameOf(view: DarkLegacyView, seat: number): string {
  const player = view.players.find((one) => one.seat === seat);
  return drawable(player?.name ?? "", `Seat ${seat + 1}`);
}
