import type { Keyword } from "../../cards/dark-legacy/vocabulary.ts";
import { TOKENS } from "../../cards/dark-legacy/vocabulary.ts";
import type { CardView } from "../../engine/dark-legacy/view-types.ts";
import { type Ctx, sans } from "../paint/fonts.ts";
import { box, outline } from "../paint/shapes.ts";
import { widthOf } from "../paint/text.ts";
import { ink, keywordMark, tokenMark } from "./theme.ts";
import { say, word } from "./words.ts";

/** A counter lying on a card: "DMG 2", "AMMO 3". */
export interface Pill {
  readonly label: string;
  readonly count: number;
  readonly fill: string;
  readonly line: string;
}

/** Damage first, then each kind of token that lies on the card. Ammo is shown at 0 too. */
export function pillsOf(card: CardView): Pill[] {
  const pills: Pill[] = [];
  let damage = 0;
  for (const pool of [card.aura, card.life]) if (pool) damage += Math.max(0, pool.of - pool.left);
  if (damage > 0) pills.push({ label: say("DMG"), count: damage, fill: "#ff6b5e", line: "#4a0606" });
  for (const token of TOKENS) {
    const count = card.tokens[token];
    if (count === undefined || (count === 0 && token !== "ammo")) continue;
    // A relic's store is its main figure already.
    if (token === "cp" && card.ap === null && !card.armor && !card.life) continue;
    const mark = tokenMark[token];
    pills.push({ label: word(mark.short), count, fill: mark.fill, line: mark.line });
  }
  return pills;
}

/** A token: light, round-ended, dark words. */
export function drawPill(ctx: Ctx, pill: Pill, x: number, y: number, w: number, h: number): void {
  box(ctx, { x, y, w, h }, h / 2, pill.fill, pill.line, 2);
  const bold = (size: number): string => sans(size, 800);
  const count = String(pill.count);
  const gap = 3;
  const parts = [widthOf(ctx, count, bold, h * 0.76), widthOf(ctx, pill.label, bold, h * 0.46)] as const;
  const scale = Math.min(1, (w - 10 - gap) / (parts[0] + parts[1]));
  const [big, small] = [h * 0.76 * scale, h * 0.46 * scale];
  const [wide, label] = [parts[0] * scale, parts[1] * scale];
  ctx.fillStyle = ink.text;
  ctx.font = bold(small);
  const from = x + (w - wide - gap - label) / 2;
  ctx.fillText(pill.label, from, y + h / 2 + small * 0.37);
  ctx.font = sans(big, 800);
  ctx.fillText(count, from + label + gap, y + h / 2 + big * 0.36);
}

/** Keywords as small dark plates "▲ FLY", from the left; as many letters as there is room for. */
export function drawKeywords(
  ctx: Ctx,
  keywords: readonly Keyword[],
  x: number,
  y: number,
  room: number,
  h: number,
): void {
  if (keywords.length === 0) return;
  const size = h * 0.66;
  const bold = (px: number): string => sans(px, 800);
  const long = keywords.map((one) => `${keywordMark[one].sign} ${word(keywordMark[one].short)}`);
  const short = keywords.map((word) => keywordMark[word].sign);
  const total = (labels: readonly string[]): number =>
    labels.reduce((sum, label) => sum + widthOf(ctx, label, bold, size) + 13, 0);
  let at = x;
  const shown = total(long) <= room ? long : short;
  ctx.font = bold(size);
  for (const label of shown) {
    const w = widthOf(ctx, label, bold, size) + 10;
    box(ctx, { x: at, y, w, h }, 4, "#120d09", "#f3e8cc", 1);
    ctx.fillStyle = "#fff4d0";
    ctx.fillText(label, at + 5, y + h / 2 + size * 0.36);
    at += w + 3;
  }
}

/** Words on the band of a card that is spent, locked or fights; null for none. */
export function bandOf(
  card: CardView,
): { readonly text: string; readonly fill: string; readonly ink: string } | null {
  if (card.locked > 0)
    return { text: say("LOCKED {turns}", { turns: card.locked }), fill: ink.danger, ink: "#ffffff" };
  if (card.attacking) return { text: say("⚔ ATTACKS"), fill: ink.attack, ink: "#240a00" };
  if (card.defending) return { text: say("◈ DEFENDS"), fill: ink.defend, ink: "#04223a" };
  if (card.spent) return { text: say("↻ SPENT"), fill: ink.spent, ink: "#ffe9a8" };
  return null;
}

/** Corner flag of a creature that came this turn and cannot be spent yet. */
export function drawNew(ctx: Ctx, right: number, top: number, size: number): void {
  outline(ctx, right, top, size, [-1, 0, 0, 0, 0, 1]);
  ctx.fillStyle = "#ffe066";
  ctx.fill();
  ctx.strokeStyle = "#4a3800";
  ctx.lineWidth = 1.5;
  ctx.stroke();
  ctx.save();
  ctx.translate(right - size * 0.35, top + size * 0.35);
  ctx.rotate(Math.PI / 4);
  ctx.font = sans(size * 0.31, 800);
  ctx.fillStyle = "#241a00";
  ctx.textAlign = "center";
  ctx.fillText(say("NEW"), 0, 0);
  ctx.restore();
  ctx.textAlign = "left";
}
