import type { CardView, DarkLegacyView, PlayerView } from "../../engine/dark-legacy/view-types.ts";
import type { Rect } from "../paint/shapes.ts";
import { type Plan, planOf, type SidePlaces, type SlotBox } from "./places.ts";
import { TILE, TILE_FOOT, TILE_HEAD, type TileLook } from "./tile.ts";
import { say } from "./words.ts";

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
  /** The viewer's side and the one across; in a team battle the two nearest to the strip. */
  readonly bottom: Side;
  readonly top: Side | null;
  /** Every side there is. */
  readonly sides: readonly Side[];
  readonly plan: Plan;
  /** The part of the strip for attacks and the stack. */
  readonly lane: Rect;
  /** Where a card, "hero-N" or an attached card can be seen; what has no place of its own stands at its host. */
  readonly at: ReadonlyMap<string, { readonly rect: Rect; readonly top: boolean }>;
}

const SPENT_TILE = (6 * Math.PI) / 180;
const SPENT_PLATE = (5 * Math.PI) / 180;
const TAB_H = 26;
/** Most rows of tabs that a card gives up its picture for. */
const MOST_TABS = 3;

interface Sides {
  readonly below: readonly PlayerView[];
  readonly above: readonly PlayerView[];
}

function sidesOf(view: DarkLegacyView): Sides {
  const low = view.viewer === "spectator" ? 0 : view.viewer;
  const mine = view.players.find((player) => player.seat === low) ?? view.players[0];
  if (!mine) throw new Error("A view without players cannot be drawn");
  const mates = view.players.filter(
    (one) => one.team !== undefined && one.team === mine.team && one !== mine,
  );
  const below = [mine, ...mates];
  return { below, above: view.players.filter((one) => !below.includes(one)) };
}

/** The plan of a view's picture: its size and where everything may lie. */
export function planOfView(view: DarkLegacyView): Plan {
  const { below, above } = sidesOf(view);
  const slots = Math.max(4, ...view.players.map((one) => one.field.length));
  return planOf(above.length, below.length, slots);
}

/**
 * Both halves of the table: the viewer below, the opponent above; spectators see seat 0 below. In a team battle the viewer's
 * team lies below and the other above, a row for each hero, the viewer's own next to the strip (D-14).
 */
export function layOut(view: DarkLegacyView): Layout {
  const { below, above } = sidesOf(view);
  const plan = planOfView(view);
  const at = new Map<string, { rect: Rect; top: boolean }>();
  const lay = (players: readonly PlayerView[], places: readonly SidePlaces[]): Side[] =>
    players.flatMap((player, index) => {
      const place = places[index];
      return place ? [side(player, place, at)] : [];
    });
  const bottoms = lay(below, plan.below);
  const tops = lay(above, plan.above);
  const [bottom] = bottoms;
  if (!bottom) throw new Error("A view without players cannot be drawn");
  return { bottom, top: tops[0] ?? null, sides: [...tops, ...bottoms], plan, lane: plan.lane, at };
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

/**
 * One to three cards, the first on top, the others looking out below it; enhancements as tabs at the outer end. The more lies
 * in the slot, the lower the pictures get; only then the cards shrink.
 */
function fieldSlot(
  cards: readonly CardView[],
  slot: SlotBox,
  top: boolean,
  seat: number,
  pieces: Piece[],
): void {
  const n = cards.length;
  const { inner } = slot;
  const tabs = cards.flatMap((card, index) =>
    card.attached.map((one) => ({ card: one, prefix: n > 1 ? `#${index + 1} ` : "" })),
  );
  const guests = cards.some((card) => card.controller !== seat);
  const rest = guests ? 20 : 8;
  const wanted = Math.min(tabs.length, n === 1 ? MOST_TABS : 1);
  const room = inner.h - rest - 4 - wanted * TAB_H;
  const fit = Math.min(1, inner.w / (TILE.w + 6));
  const bare = TILE_HEAD + TILE_FOOT * n;
  const scale = Math.min(fit, room / bare);
  const spare = room / scale - bare;
  const artH = spare < TILE.leastArt ? 0 : Math.min(TILE.mostArt, Math.floor(spare));
  const high = TILE_HEAD + artH + TILE_FOOT;
  const step = TILE_FOOT * scale;
  const blockH = high * scale + step * (n - 1);
  const blockY = top ? inner.y + inner.h - blockH - rest : inner.y + rest;
  const x = inner.x + inner.w / 2;
  tabsIn(
    tabs,
    Math.floor((inner.h - blockH - rest) / TAB_H),
    (row, rows) => {
      const y = top ? blockY - (rows - row) * TAB_H + 2 : blockY + blockH + row * TAB_H - 2;
      return { x: x - (inner.w - 8) / 2, y, w: inner.w - 8, h: TAB_H };
    },
    pieces,
  );
  for (let index = n - 1; index >= 0; index -= 1) {
    const card = cards[index];
    if (!card) continue;
    const own = card.spent ? scale * 0.95 : scale;
    const y = blockY + step * index + (high * scale) / 2;
    const w = TILE.w * own;
    const h = high * own;
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
        artH,
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
      count:
        shown === 0
          ? say("{count} enhancements", { count: tabs.length })
          : say("+{count} more", { count: tabs.length - shown }),
    });
}
