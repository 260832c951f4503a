import type { CardView, DarkLegacyView } from "../../engine/dark-legacy/view-types.ts";
import { type Ctx, sans, title } from "../paint/fonts.ts";
import { box } from "../paint/shapes.ts";
import { reusedSurface, type Surface } from "../paint/surface.ts";
import { textAt } from "../paint/text.ts";
import { CARD, CORNER, cardFace } from "./face.ts";
import { frame } from "./frames.ts";
import { ink } from "./theme.ts";
import { say } from "./words.ts";

const GAP = 14;
const TAG_H = 44;

interface Held {
  readonly card: CardView;
  readonly tag: string;
  readonly charging: boolean;
}

/** The viewer's hand in order, numbered from 1, and the charging card after it; null when both are empty or unseen. */
export function drawHand(view: DarkLegacyView): Surface | null {
  const player = view.players.find((one) => one.seat === view.viewer);
  if (!player) return null;
  const held: Held[] = (player.hand ?? []).map((card, index) => ({
    card,
    tag: `${index + 1}`,
    charging: false,
  }));
  const charging = player.charging;
  if (charging?.card) {
    const need = Math.max(0, charging.card.level - player.level);
    const tag =
      charging.charges >= need
        ? say("CHARGED")
        : say("CHARGING {charges}", { charges: `${charging.charges}/${need}` });
    held.push({ card: charging.card, tag, charging: true });
  }
  if (held.length === 0) return null;
  const { cols, scale } = gridOf(held.length);
  const cell = { w: CARD.w * scale + GAP, h: CARD.h * scale + TAG_H + GAP };
  const rows = Math.ceil(held.length / cols);
  const width = Math.ceil(cols * cell.w + GAP);
  const height = Math.ceil(rows * cell.h + GAP);
  const surface = reusedSurface(width, height);
  const { ctx } = surface;
  cloth(ctx, width, height);
  for (const [index, one] of held.entries()) {
    const row = Math.floor(index / cols);
    const inRow = row === rows - 1 ? held.length - row * cols : cols;
    const x = GAP + (index % cols) * cell.w + ((cols - inRow) * cell.w) / 2;
    drawHeld(ctx, one, Math.round(x), Math.round(GAP + row * cell.h), scale);
  }
  return surface;
}

/**
 * Few cards are drawn large, but never so few that a chat blows one up to its whole height; many take more columns, so that
 * a phone still shows the names.
 */
export function gridOf(count: number): { readonly cols: number; readonly scale: number } {
  if (count <= 3) return { cols: 3, scale: 1 };
  if (count === 4) return { cols: 4, scale: 0.95 };
  if (count <= 6) return { cols: 3, scale: 1 };
  if (count <= 16) return { cols: 4, scale: 0.95 };
  return { cols: 6, scale: 0.66 };
}

function cloth(ctx: Ctx, width: number, height: number): void {
  ctx.fillStyle = ink.ownFelt;
  ctx.fillRect(0, 0, width, height);
  ctx.fillStyle = ink.ownFeltLight;
  for (let y = 6; y < height; y += 8) for (let x = 6; x < width; x += 8) ctx.fillRect(x, y, 2, 1);
  box(ctx, { x: 2, y: 2, w: width - 4, h: height - 4 }, 10, null, ink.goldDark, 3);
}

function drawHeld(ctx: Ctx, held: Held, x: number, y: number, scale: number): void {
  const w = CARD.w * scale;
  const h = CARD.h * scale;
  const tagW = held.charging ? w - 24 : 84;
  const fill = held.charging ? ink.cpDark : ink.turn;
  box(ctx, { x: x + (w - tagW) / 2, y, w: tagW, h: TAG_H + 12 }, 12, fill, ink.night, 2);
  const color = held.charging ? ink.white : ink.text;
  const size = held.charging ? 25 : 38;
  const font = held.charging ? title(size, 900) : sans(size, 800);
  textAt(ctx, held.tag, x + w / 2, y + TAG_H / 2, font, size, color);
  ctx.fillStyle = "rgba(0,0,0,0.45)";
  frame(ctx, held.card.type, { x: x + 4, y: y + TAG_H + 6, w, h }, CORNER * scale);
  ctx.fill();
  ctx.drawImage(cardFace(held.card, scale), x, y + TAG_H);
  if (!held.charging) return;
  frame(ctx, held.card.type, { x, y: y + TAG_H, w, h }, CORNER * scale);
  ctx.strokeStyle = "#8fbcff";
  ctx.lineWidth = 5;
  ctx.stroke();
}

/** One card by itself, large enough to read its text on a phone. */
export function drawCard(card: CardView): Surface {
  const scale = 1.6;
  const width = CARD.w * scale + 24;
  const height = CARD.h * scale + 24;
  const surface = reusedSurface(width, height);
  cloth(surface.ctx, width, height);
  surface.ctx.drawImage(cardFace(card, scale), 12, 12);
  return surface;
}
