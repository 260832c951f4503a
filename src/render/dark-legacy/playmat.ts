import type { CardView, DarkLegacyView } from "../../engine/dark-legacy/view-types.ts";
import { type Ctx, sans, title } from "../paint/fonts.ts";
import { box, type Rect } from "../paint/shapes.ts";
import { cover, stamp } from "../paint/surface.ts";
import { textAt, textIn } from "../paint/text.ts";
import { attackArrows, drawAttack } from "./attack.ts";
import { drawBanner } from "./banner.ts";
import { drawHero, nameOf } from "./hero.ts";
import { type Layout, layOut, type Piece, type Side } from "./layout.ts";
import { drawCharging, drawPlate } from "./plate.ts";
import { drawStack, stackPicture } from "./stack.ts";
import { tableTop } from "./table.ts";
import { ink } from "./theme.ts";
import { drawThreats } from "./threats.ts";
import { drawMoreTab, drawTab, drawTile } from "./tile.ts";

/** Draws the public side of a match. Hands and the charging card are never on it, whoever the view is for. */
export function drawPlaymat(ctx: Ctx, view: DarkLegacyView): Layout {
  const layout = layOut(view);
  cover(ctx, tableTop(layout.plan));
  for (const side of layout.sides) drawSide(ctx, view, side);
  drawBanner(ctx, view, layout.plan.banner);
  const arrows = attackArrows(view, layout);
  const struck = layout.sides.find(({ player }) => player.seat === view.attack?.defender);
  drawAttack(ctx, arrows, struck?.places ?? null, layout.lane, view.stack.length === 0);
  if (view.stack.length > 0) drawStack(ctx, view, stackPicture(view, layout));
  else if (arrows.length === 0) drawTitle(ctx, layout.lane);
  drawThreats(ctx, view, layout);
  return layout;
}

function drawTitle(ctx: Ctx, lane: Rect): void {
  const x = lane.x + lane.w / 2;
  const y = lane.y + lane.h / 2;
  textAt(ctx, "Dark Legacy", x, y - 12, title(44, 900), 44, "#a5803f");
  textAt(ctx, "THE RISING", x, y + 27, title(20, 700), 20, "#a5803f");
}

function drawSide(ctx: Ctx, view: DarkLegacyView, side: Side): void {
  const { player, places } = side;
  const { seat, name, level, faction, life, startingLife, cp, poison } = player;
  const turn = [view.active === seat, view.waiting.includes(seat), view.over === null, places.top];
  const piles = [player.deck, player.handCount, player.boneyardCount, player.removed.length];
  const facts = [
    seat,
    name,
    level,
    faction,
    life,
    startingLife,
    cp,
    poison,
    ...piles,
    player.fallen ?? false,
  ];
  stamp(ctx, `hero|${JSON.stringify([facts, turn])}`, places.panel, 8, (own) =>
    drawHero(own, view, player, places),
  );
  // Tabs look out from under their cards, spent cards lie over their neighbours.
  for (const piece of side.pieces) if (piece.kind === "tab" || piece.kind === "more") drawPiece(ctx, piece);
  for (const piece of side.pieces) if (piece.kind !== "tab" && piece.kind !== "more") drawPiece(ctx, piece);
  for (const piece of side.pieces)
    if (piece.kind === "tile" && piece.guest !== undefined)
      drawGuest(ctx, nameOf(view, piece.guest), piece.rect, piece.look.covered, places.top);
}

/** Whose card it is that lies in a teammate's slot (D-14.4): in the gap before the card, or over the foot of a covered one. */
function drawGuest(ctx: Ctx, name: string, tile: Rect, covered: boolean, top: boolean): void {
  const y = covered ? tile.y + tile.h - 20 : top ? tile.y + tile.h : tile.y - 19;
  const at = { x: tile.x + 6, y, w: tile.w - 12, h: 19 };
  box(ctx, at, 6, ink.stackDark, "#cfe2ff", 1.5);
  textIn(ctx, name, at.x + 4, at.y, {
    width: at.w - 8,
    height: at.h,
    lines: 1,
    max: 17,
    min: 9,
    font: (size) => sans(size, 800),
    color: ink.white,
    align: "center",
    valign: "middle",
  });
}

/** All of a card that its picture in play shows, as a key. */
function stateOf(card: CardView): string {
  const { name, faction, type, cost, level, text, keywords, spent, locked, summonedThisTurn } = card;
  const { ap, armor, aura, life, tokens, attacking, defending } = card;
  const print = [name, faction, type, cost, level, text, keywords, spent, locked, summonedThisTurn];
  return JSON.stringify([print, ap, armor, aura, life, tokens, attacking, defending]);
}

function drawPiece(ctx: Ctx, piece: Piece): void {
  if (piece.kind === "tile") {
    const { scale, angle, ordinal, covered, artH } = piece.look;
    const key = `tile|${scale}|${angle}|${ordinal}|${covered}|${artH}|${stateOf(piece.card)}`;
    // A turned card is wider than it was.
    stamp(ctx, key, piece.rect, angle === 0 ? 10 : 26, (own) => drawTile(own, piece.card, piece.look));
  } else if (piece.kind === "plate") {
    const key = `plate|${piece.scale}|${piece.angle}|${stateOf(piece.card)}`;
    stamp(ctx, key, piece.rect, piece.angle === 0 ? 10 : 18, (own) =>
      drawPlate(own, piece.card, piece.rect, piece.angle, piece.scale),
    );
  } else if (piece.kind === "tab") {
    const key = `tab|${piece.prefix}|${stateOf(piece.card)}`;
    stamp(ctx, key, piece.rect, 4, (own) => drawTab(own, piece.card, piece.rect, piece.prefix));
  } else if (piece.kind === "more") drawMoreTab(ctx, piece.rect, piece.names, piece.count);
  else drawCharging(ctx, piece.charges, piece.rect);
}
