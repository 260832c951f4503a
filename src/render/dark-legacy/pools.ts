import type { PlayerView } from "../../engine/dark-legacy/view-types.ts";
import { type Ctx, sans } from "../paint/fonts.ts";
import { box, type Rect } from "../paint/shapes.ts";
import { textAt, textIn } from "../paint/text.ts";
import { crystal, drop } from "./icons.ts";
import { ink } from "./theme.ts";
import { say } from "./words.ts";

/** CP and poison, beside or (`stacked`) above each other. */
export function drawPools(ctx: Ctx, player: PlayerView, at: Rect, stacked: boolean): void {
  const w = stacked ? at.w : (at.w - 6) / 2;
  const h = stacked ? (at.h - 5) / 2 : at.h;
  for (const [index, pool] of [
    { label: "CP", value: player.cp, fill: ink.cpDark, line: "#8fbcff", sign: crystal, color: ink.cp },
    {
      label: say("POISON"),
      value: player.poison,
      fill: ink.poisonDark,
      line: "#b6e08a",
      sign: drop,
      color: ink.poison,
    },
  ].entries()) {
    const x = at.x + (stacked ? 0 : index * (w + 6));
    const y = at.y + (stacked ? index * (h + 5) : 0);
    box(ctx, { x, y, w, h }, 8, pool.fill, pool.line, 2);
    const foot = Math.min(20, h * 0.36);
    const mid = y + (h - foot) / 2 + 1;
    const r = Math.min(12, h * 0.22);
    pool.sign(ctx, x + (w < 60 ? 12 : 18), mid, w < 60 ? 7 : r);
    ctx.fillStyle = pool.color;
    ctx.fill();
    ctx.strokeStyle = pool.line;
    ctx.lineWidth = 1.5;
    ctx.stroke();
    const size = Math.min(pool.value > 99 ? 26 : 42, (h - foot) * 0.96);
    textAt(ctx, String(pool.value), x + w / 2 + (w < 60 ? 8 : 13), mid, sans(size, 800), size, ink.white);
    const small = Math.min(16, foot * 0.9);
    textIn(ctx, pool.label, x + 2, y + h - foot - 2, {
      width: w - 4,
      height: foot,
      lines: 1,
      max: Math.round(small),
      min: 8,
      lead: 1,
      font: (px) => sans(px, 800),
      color: ink.white,
      align: "center",
      valign: "middle",
    });
  }
}

/** Deck, hand and boneyard as stacks of cards with their counts. */
export function drawPiles(ctx: Ctx, player: PlayerView, at: Rect): void {
  const unit = at.w / 3;
  for (const [index, pile] of [
    { label: say("DECK"), count: player.deck },
    { label: say("HAND"), count: player.handCount },
    { label: say("BONEYARD"), count: player.boneyardCount },
  ].entries()) {
    const x = at.x + unit * index + (index === 2 ? -4 : 0);
    const w = index === 2 ? unit + 4 : unit - 2;
    const h = at.h - 18;
    const depth = Math.min(3, Math.ceil(pile.count / 6));
    for (let i = depth; i >= 0; i -= 1)
      box(
        ctx,
        { x: x + 1 + i * 1.5, y: at.y + 4 - i * 1.5, w: w - 6, h: h - 4 },
        5,
        i === 0 ? "#5a2c18" : "#3a1d12",
        ink.gold,
        1.2,
      );
    const size = Math.min(pile.count > 99 ? 24 : 34, h * 0.86);
    textAt(ctx, String(pile.count), x + w / 2 - 2, at.y + 2 + h / 2, sans(size, 800), size, ink.white);
    textIn(ctx, pile.label, x - 1, at.y + at.h - 17, {
      width: w,
      height: 17,
      lines: 1,
      max: 14,
      min: 8,
      lead: 1,
      font: (px) => sans(px, 800),
      color: ink.parchment,
      align: "center",
      valign: "middle",
    });
  }
}
