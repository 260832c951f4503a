import { type Msg, msg } from "../kernel/text.ts";
import { waitingText } from "./card-words.ts";
import { listed } from "./lists.ts";
import type { CardView, DarkLegacyView, PlayerView, StackView } from "./view-types.ts";

/** What waits on the stack, in words: the next to happen first, each with what it does and what it answers (D-9.7, D-9.8). */

/** All cards of a player that lie open to everybody, attached ones behind those that carry them. */
export function openCards(player: PlayerView): { readonly slot: Msg; readonly card: CardView }[] {
  const found: { slot: Msg; card: CardView }[] = [];
  const put = (slot: Msg, card: CardView | null | undefined): void => {
    if (!card) return;
    found.push({ slot, card });
    for (const one of card.attached) put(msg("read.on", { card: card.name }), one);
  };
  put(msg("slot.weapon-primary"), player.weapons.primary);
  put(msg("slot.weapon-primary-2"), player.weapons["primary-2"]);
  put(msg("slot.weapon-secondary"), player.weapons.secondary);
  put(msg("slot.weapon-secondary-2"), player.weapons["secondary-2"]);
  put(msg("slot.armor-primary"), player.armor.primary);
  put(msg("slot.armor-secondary"), player.armor.secondary);
  for (const card of player.equip) put(msg("slot.equip"), card);
  for (const [index, cards] of player.field.entries())
    for (const card of cards) put(fieldSlot(player, index), card);
  return found;
}

export function fieldSlot(player: PlayerView, index: number): Msg {
  return index === player.field.length - 1 ? msg("slot.instant") : msg("slot.field", { number: index + 1 });
}

function targetName(view: DarkLegacyView, id: string): string | null {
  const hero = view.players.find((player) => id === `hero-${player.seat}`);
  if (hero) return hero.name;
  const waiting = view.stack.find((one) => one.id === id);
  if (waiting) return waiting.name;
  for (const player of view.players)
    for (const { card } of openCards(player)) if (card.id === id) return card.name;
  return null;
}

/** Who announced it, and what it is aimed at. */
export function announced(view: DarkLegacyView, item: StackView) {
  const targets = item.targets.flatMap((id) => targetName(view, id) ?? []);
  const answers = item.targets.some((id) => view.stack.some((one) => one.id === id));
  return {
    who: view.players[item.controller]?.name ?? "",
    kind: item.kind === "spell" ? "spell" : "ability",
    aim: targets.length === 0 ? "none" : answers ? "answer" : "at",
    target: listed(targets.map((text) => msg("literal", { text }))),
    x: item.x,
  };
}

/** The stack from the top: what was played last happens first (D-9.8). */
export function pendingLines(view: DarkLegacyView): Msg[] {
  return [...view.stack].reverse().map((item, at) =>
    msg("board.pending", {
      number: at + 1,
      card: item.name,
      ...announced(view, item),
      text: waitingText(item),
    }),
  );
}
