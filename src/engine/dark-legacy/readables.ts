import type { Keyword } from "../../cards/dark-legacy/vocabulary.ts";
import type { Readable } from "../kernel/game.ts";
import { literal, type Msg, msg } from "../kernel/text.ts";
import { cardText, figuresOf } from "./card-words.ts";
import { listed } from "./lists.ts";
import { announced, openCards } from "./pending.ts";
import type { CardView, DarkLegacyView } from "./view-types.ts";

/** Everything on the table that a viewer may read, from the view alone, so that nothing hidden is among it. */

const KEYWORD_RULES: Readonly<Record<Keyword, string>> = {
  annihilate: "D-12.1",
  distance: "D-12.2",
  epic: "D-12.3",
  flying: "D-12.4",
  poison: "D-12.5",
  instinct: "D-12.6",
};
const TERMS = [
  "goal",
  "turn",
  "cp",
  "ap",
  "life",
  "aura",
  "armor",
  "level",
  "charging",
  "spent",
  "roll",
  "modifier",
  "stack",
  "boneyard",
] as const;

export function readables(view: DarkLegacyView): Readable[] {
  const found: Readable[] = [...view.stack].reverse().map((item, at) => ({
    id: `s.${item.id}`,
    label: literal(item.name),
    place: msg("read.waits", { number: at + 1 }),
    lines: [msg("read.announced", announced(view, item)), ...cardLines(item.card)],
  }));
  found.push({
    id: "words",
    label: msg("read.words"),
    place: msg("read.words.note"),
    lines: TERMS.map((term) => msg(`term.${term}`)),
  });
  const known = new Set<string>();
  const add = (card: CardView, place: Msg): void => {
    if (known.has(card.id)) return;
    known.add(card.id);
    found.push({ id: `c.${card.id}`, label: literal(card.name), place, lines: cardLines(card) });
  };
  const own = view.players.filter((player) => player.seat === view.viewer);
  const others = view.players.filter((player) => player.seat !== view.viewer);
  for (const player of own) {
    for (const [at, card] of (player.hand ?? []).entries()) add(card, msg("read.hand", { number: at + 1 }));
    if (player.charging?.card) add(player.charging.card, msg("read.charging"));
  }
  for (const player of [...others, ...own])
    for (const { slot, card } of openCards(player)) add(card, msg("read.place", { who: player.name, slot }));
  for (const player of view.players) {
    const pile = (name: string): Msg => msg("read.place", { who: player.name, slot: msg(`pile.${name}`) });
    for (const card of [...(player.boneyard ?? [])].reverse()) add(card, pile("boneyard"));
    for (const card of [...player.removed].reverse()) add(card, pile("removed"));
  }
  return found;
}

function cardLines(card: CardView): Msg[] {
  const lines = [
    msg("read.printed", {
      faction: card.faction,
      type: msg(`type.${card.type}`),
      cost: card.cost,
      level: card.level,
    }),
  ];
  const figures = figureList(card);
  if (figures.length > 0) lines.push(listed(figures));
  if (card.text !== "") lines.push(cardText(card));
  if (card.attached.length > 0)
    lines.push(msg("read.carries", { cards: listed(card.attached.map((one) => literal(one.name))) }));
  for (const keyword of card.keywords)
    lines.push(msg("read.note", { text: msg(`rule.${KEYWORD_RULES[keyword]}.text`) }));
  lines.push(msg("read.note", { text: msg(`type.${card.type}.note`) }));
  return lines;
}

function figureList(card: CardView): Msg[] {
  const parts = figuresOf(card);
  if (card.spent) parts.push(msg("read.spent"));
  if (card.summonedThisTurn) parts.push(msg("read.summoned"));
  return parts;
}
