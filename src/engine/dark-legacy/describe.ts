import type { Description } from "../kernel/game.ts";
import { literal, type Msg, msg } from "../kernel/text.ts";
import { cardText, figuresOf } from "./card-words.ts";
import { listed } from "./lists.ts";
import { fieldSlot, pendingLines } from "./pending.ts";
import type { AttackView, CardView, DarkLegacyView, PlayerView } from "./view-types.ts";

/** A view in words: everything that the picture shows. */
export function describe(view: DarkLegacyView): Description {
  const lines: Msg[] = [];
  const teams = [...new Set(view.players.flatMap((player) => player.team ?? []))];
  if (teams.length === 0) for (const player of view.players) lines.push(...playerLines(view, player));
  for (const team of teams) {
    const side = view.players.filter((player) => player.team === team);
    const who = side.map((player) => player.name).join(", ");
    // Letters, as at the table where the teams were joined.
    lines.push(msg("board.team", { team: String.fromCharCode("A".charCodeAt(0) + team), who }));
    for (const player of side) lines.push(...playerLines(view, player));
  }
  const pending = pendingLines(view);
  if (pending.length > 0) lines.push(msg("board.stack"), ...pending);
  for (const line of view.attack?.lines ?? []) lines.push(attackLine(line));
  const me = view.players.find((player) => player.seat === view.viewer);
  return { title: title(view), lines, own: me ? ownLines(me) : [], pending };
}

function attackLine(line: AttackView["lines"][number]): Msg {
  const { from, fromName: attacker, defenderName: defender, aimName: target } = line;
  if (defender === null && target !== undefined) return msg("board.attack-aimed", { attacker, target });
  const unarmed = from.startsWith("hero-") ? "-unarmed" : "";
  return defender === null
    ? msg(`board.attack${unarmed}`, { attacker })
    : msg(`board.attack${unarmed}-defended`, { attacker, defender });
}

function title(view: DarkLegacyView): Msg {
  if (view.over) {
    const { winners } = view.over;
    const who = view.players.filter((player) => winners.includes(player.seat)).map((player) => player.name);
    const reason = msg(`end.${view.over.reason}`);
    if (who.length === 0) return msg("board.drawn");
    return msg(who.length > 1 ? "board.team-over" : "board.over", { who: who.join(", "), reason });
  }
  const active = view.active === null ? undefined : view.players[view.active];
  if (view.phase === "setup" || !active) return msg("board.setup");
  return msg("board.turn", { who: active.name, turn: view.turn, phase: msg(`phase.${view.phase}`) });
}

function playerLines(view: DarkLegacyView, player: PlayerView): Msg[] {
  const lines = [
    msg("board.player", {
      who: player.name,
      level: player.level,
      life: player.life,
      cp: player.cp,
      hand: player.handCount,
      deck: player.deck,
      boneyard: player.boneyardCount,
    }),
  ];
  if (player.fallen) lines.push(msg("board.fallen"));
  if (player.poison > 0) lines.push(msg("board.poison", { count: player.poison }));
  const put = (slot: string, card: CardView | null): void => {
    if (card) lines.push(msg("board.slot", { slot: msg(slot), cards: cardLine(card) }));
  };
  put("slot.weapon-primary", player.weapons.primary);
  put("slot.weapon-primary-2", player.weapons["primary-2"] ?? null);
  put("slot.weapon-secondary", player.weapons.secondary);
  put("slot.weapon-secondary-2", player.weapons["secondary-2"] ?? null);
  put("slot.armor-primary", player.armor.primary);
  put("slot.armor-secondary", player.armor.secondary);
  for (const card of player.equip) put("slot.equip", card);
  for (const [index, cards] of player.field.entries()) {
    if (cards.length === 0) continue;
    const said = cards.map((card) => {
      if (card.controller === player.seat) return cardLine(card);
      return msg("board.controlled", {
        card: cardLine(card),
        who: view.players[card.controller]?.name ?? "",
      });
    });
    lines.push(msg("board.slot", { slot: fieldSlot(player, index), cards: listed(said) }));
  }
  if (player.charging) lines.push(msg("board.charging", { charges: player.charging.charges }));
  return lines;
}

/** A card in play: name, figures left, state, enhancements. */
function cardLine(card: CardView): Msg {
  const parts = figuresOf(card);
  if (card.attached.length > 0)
    parts.push(msg("figure.attached", { cards: card.attached.map((one) => one.name).join(", ") }));
  const figures =
    parts.length > 0
      ? msg("board.figures", { list: parts.reduce((before, part) => msg("figure.next", { before, part })) })
      : literal("");
  return msg(card.spent ? "board.card-spent" : "board.card", { card: card.name, figures });
}

/** ", AP 3, life 4": what is printed on a card besides its text. */
function printedFigures(card: CardView): Msg {
  const parts = card.ap === null ? [] : [msg("figure.ap", { ap: card.ap })];
  for (const name of ["armor", "aura", "life"] as const) {
    const figure = card[name];
    if (figure) parts.push(msg(`figure.${name}`, { of: figure.of }));
  }
  for (const keyword of card.keywords) parts.push(msg(`keyword.${keyword}`));
  return parts.reduce((before, part) => msg("figure.next", { before, part }), literal(""));
}

function ownLines(player: PlayerView): Msg[] {
  const lines = (player.hand ?? []).map((card, index) =>
    msg("board.hand", {
      number: index + 1,
      card: card.name,
      type: msg(`type.${card.type}`),
      cost: card.cost,
      level: card.level,
      figures: printedFigures(card),
      text: cardText(card),
    }),
  );
  const charging = player.charging?.card;
  if (charging)
    lines.push(msg("board.own-charging", { card: charging.name, charges: player.charging?.charges ?? 0 }));
  return lines;
}
