import type { CardView, DarkLegacyView, PlayerView } from "../../engine/dark-legacy/view-types.ts";
import type { Rect } from "../paint/shapes.ts";
import { laneOf, placesOf, type SidePlaces, type SlotBox } from "./places.ts";
import { TILE, TILE_FOOT, type TileLook } from "./tile.ts";

/** One thing to draw, in drawing order; `rect` is its upright outline. */
export type Piece =
  | {
      readonly kind: "tile";
      readonly card: CardView;
      readonly look: TileLook;
      readonly rect: Rect;
      /** Seat of the teammate who controls it, when it lies on another's Battle Field (D-14.4). */
      readonly guest?: number;
    }
  | {
      readonly kind: "plate";
      readonly card: CardView;
      readonly rect: Rect;
      readonly angle: number;
      readonly scale: number;
    }
  | { readonly kind: "tab"; readonly card: CardView; readonly rect: Rect; readonly prefix: string }
  | { readonly kind: "more"; readonly rect: Rect; readonly names: readonly string[]; readonly count: string }
  | { readonly kind: "charging"; readonly charges: number; readonly rect: Rect };

export interface Side {
  readonly player: PlayerView;
  readonly places: SidePlaces;
  readonly pieces: readonly Piece[];
}
export interface Layout {
  /** The viewer's side and the one across, left in a team battle. */
  readonly bottom: Side;
  readonly top: Side | null;
  /** Every side there is. */
  readonly sides: readonly Side[];
  readonly columns: number;
  /** The strip for attacks and the stack. */
  readonly lane: Rect;
  /** Where a card, "hero-N" or an attached card can be seen; what has no place of its own stands at its host. */
  readonly at: ReadonlyMap<string, { readonly rect: Rect; readonly top: boolean }>;
}

const SPENT_TILE = (13 * Math.PI) / 180;
const SPENT_PLATE = (8 * Math.PI) / 180;
const TAB_H = 25;

/** How many tables of two lie side by side. */
export function columnsOf(view: DarkLegacyView): number {
  return Math.max(1, Math.ceil(view.players.length / 2));
}

/**
 * Both halves of the table: the viewer below, the opponent above; spectators see seat 0 below. In a team battle the viewer's
 * team lies below and the other above, a column for each pair (D-14).
 */
export function layOut(view: DarkLegacyView): Layout {
  const low = view.viewer === "spectator" ? 0 : view.viewer;
  const mine = view.players.find((player) => player.seat === low) ?? view.players[0];
  if (!mine) throw new Error("A view without players cannot be drawn");
  const mates = view.players.filter(
    (one) => one.team !== undefined && one.team === mine.team && one !== mine,
  );
  const below = [mine, ...mates];
  const above = view.players.filter((one) => !below.includes(one));
  const columns = columnsOf(view);
  const slots = Math.max(4, ...view.players.map((one) => one.field.length));
  const at = new Map<string, { rect: Rect; top: boolean }>();
  const lay = (player: PlayerView, top: boolean, column: number): Side =>
    side(player, placesOf(top, slots, column), at);
  const bottom = lay(mine, false, 0);
  const sides = [bottom, ...mates.map((one, n) => lay(one, false, n + 1))];
  const tops = above.map((one, n) => lay(one, true, n));
  return { bottom, top: tops[0] ?? null, sides: [...tops, ...sides], columns, lane: laneOf(columns), at };
}

function side(player: PlayerView, places: SidePlaces, at: Map<string, { rect: Rect; top: boolean }>): Side {
  const pieces: Piece[] = [];
  for (const [index, cards] of player.field.entries()) {
    const slot = places.field[index];
    if (slot && cards.length > 0) fieldSlot(cards, slot, places.top, player.seat, pieces);
  }
  const { weapons } = player;
  weaponSlot([weapons.primary, weapons["primary-2"]], places.weapons.primary.inner, pieces);
  weaponSlot([weapons.secondary, weapons["secondary-2"]], places.weapons.secondary.inner, pieces);
  for (const [card, slot] of [
    [player.armor.primary, places.armor.primary],
    [player.armor.secondary, places.armor.secondary],
  ] as const)
    if (card) plateIn(card, slot.inner, pieces);
  equip(player.equip, places.equip.inner, pieces);
  if (player.charging)
    pieces.push({ kind: "charging", charges: player.charging.charges, rect: places.charging.inner });
  for (const piece of pieces) {
    if (!("card" in piece)) continue;
    const seen = { rect: piece.rect, top: places.top };
    at.set(piece.card.id, seen);
    for (const one of piece.card.attached) if (!at.has(one.id)) at.set(one.id, seen);
  }
  for (const card of player.equip)
    if (!at.has(card.id)) at.set(card.id, { rect: places.equip.inner, top: places.top });
  at.set(`hero-${player.seat}`, { rect: places.panel, top: places.top });
  return { player, places, pieces };
}

/** One to three cards, the first on top, the others looking out below it; enhancements as tabs at the outer end. */
function fieldSlot(
  cards: readonly CardView[],
  slot: SlotBox,
  top: boolean,
  seat: number,
  pieces: Piece[],
): void {
  const n = cards.length;
  const { inner } = slot;
  const fit = Math.min(1, inner.w / (TILE.w + 10));
  const scale = fit * (n === 1 ? 1 : n === 2 ? 0.94 : n === 3 ? 0.8 : Math.max(0.45, 2.6 / n));
  const step = TILE_FOOT * scale;
  const blockH = TILE.h * scale + step * (n - 1);
  const rest = n === 1 && (cards[0]?.attached.length ?? 0) < 4 ? 18 : 4;
  const blockY = top ? inner.y + inner.h - blockH - rest : inner.y + rest;
  const x = inner.x + inner.w / 2;
  const room = Math.floor((inner.h - blockH - rest) / TAB_H);
  const tabs = cards.flatMap((card, index) =>
    card.attached.map((one) => ({ card: one, prefix: n > 1 ? `#${index + 1} ` : "" })),
  );
  tabsIn(
    tabs,
    room,
    (row, rows) => {
      const y = top ? blockY - (rows - row) * TAB_H + 3 : blockY + blockH + row * TAB_H - 2;
      return { x: x - (inner.w - 8) / 2, y, w: inner.w - 8, h: TAB_H };
    },
    pieces,
  );
  for (let index = n - 1; index >= 0; index -= 1) {
    const card = cards[index];
    if (!card) continue;
    const own = card.spent ? scale * 0.93 : scale;
    const y = blockY + step * index + (TILE.h * scale) / 2;
    const w = TILE.w * own;
    const h = TILE.h * own;
    pieces.push({
      kind: "tile",
      card,
      ...(card.controller === seat ? {} : { guest: card.controller }),
      rect: { x: x - w / 2, y: y - h / 2, w, h },
      look: {
        x,
        y,
        scale: own,
        angle: card.spent ? SPENT_TILE : 0,
        ordinal: n > 1 ? index + 1 : null,
        covered: index > 0,
      },
    });
  }
}

/** One weapon in the whole slot, or two of them, one above the other (D-13.5). */
function weaponSlot(cards: readonly (CardView | null | undefined)[], inner: Rect, pieces: Piece[]): void {
  const held = cards.flatMap((card) => card ?? []);
  const h = inner.h / Math.max(1, held.length);
  for (const [row, card] of held.entries())
    plateIn(card, { ...inner, y: inner.y + row * h, h: held.length > 1 ? h - 2 : h }, pieces);
}

function plateIn(card: CardView, inner: Rect, pieces: Piece[]): void {
  const tabs = Math.min(1, card.attached.length);
  const h = inner.h - tabs * 21;
  const rect = { ...inner, h };
  tabsIn(
    card.attached.map((one) => ({ card: one, prefix: "" })),
    1,
    (row) => ({ x: inner.x + 4, y: inner.y + h + row * 21 - 1, w: inner.w - 8, h: 21 }),
    pieces,
  );
  pieces.push({
    kind: "plate",
    card,
    rect,
    angle: card.spent ? SPENT_PLATE : 0,
    scale: card.spent ? 0.93 : 1,
  });
}

function equip(cards: readonly CardView[], inner: Rect, pieces: Piece[]): void {
  const [only] = cards;
  const single = cards.length === 1 && only;
  if (single) {
    plateIn(single, inner, pieces);
    return;
  }
  const rows = Math.min(4, cards.length);
  const h = Math.min(46, inner.h / Math.max(1, rows));
  tabsIn(
    cards.map((card) => ({ card, prefix: "" })),
    4,
    (row) => ({ x: inner.x, y: inner.y + row * h, w: inner.w, h: h - 1 }),
    pieces,
  );
}

function tabsIn(
  tabs: readonly { readonly card: CardView; readonly prefix: string }[],
  room: number,
  rectOf: (row: number, rows: number) => Rect,
  pieces: Piece[],
): void {
  if (tabs.length === 0) return;
  const rows = Math.min(Math.max(1, room), tabs.length);
  const shown = rows < tabs.length ? rows - 1 : rows;
  for (const [row, tab] of tabs.slice(0, shown).entries())
    pieces.push({ kind: "tab", card: tab.card, rect: rectOf(row, rows), prefix: tab.prefix });
  if (shown < tabs.length)
    pieces.push({
      kind: "more",
      rect: rectOf(shown, rows),
      names: tabs.slice(shown).map((tab) => `${tab.prefix}${tab.card.name}`),
      count: shown === 0 ? `${tabs.length} enhancements` : `+${tabs.length - shown} more`,
    });
}
