import type { CardView, DarkLegacyView, PlayerView } from "../../engine/dark-legacy/view-types.ts";
import { dangers } from "./danger.ts";

/** Longest alternative text that chat accepts. */
export const LONGEST = 1024;

/** What was left out for want of room stands in the board's own words, under the picture. */
const MORE = "More in the text below.";

/** The public facts of the playmat as text, most important first; shortened at whole parts, never over 1024 characters. */
export function describePlaymat(view: DarkLegacyView): string {
  const low = view.viewer === "spectator" ? 0 : view.viewer;
  const team = view.players.find((player) => player.seat === low)?.team ?? low;
  const mine = (player: PlayerView): number => Number(player.seat === low) * 2 + Number(player.team === team);
  const players = [...view.players].sort((a, b) => mine(b) - mine(a) || a.seat - b.seat);
  const head = [state(view), ...players.map(hero)];
  const fights = [...attack(view), ...danger(view), ...stack(view)];
  for (const detail of [4, 3, 2, 1, 0] as const) {
    const boards = players.map((player) => board(view, player, detail));
    const more = detail > 1 ? "" : MORE;
    const text = [...head, ...fights, ...boards, more].filter((part) => part !== "").join(" ");
    if (text.length <= LONGEST) return text;
  }
  const short = [...head, ...fights].join(" ");
  return short.length <= LONGEST ? short : `${short.slice(0, LONGEST - 1)}…`;
}

function nameOf(view: DarkLegacyView, seat: number): string {
  const name = view.players.find((player) => player.seat === seat)?.name.slice(0, 32);
  return name === undefined || name === "" ? `Seat ${seat + 1}` : name;
}

function state(view: DarkLegacyView): string {
  if (view.over) {
    const winners = view.over.winners.map((seat) => nameOf(view, seat));
    if (winners.length === 0) return "The match is a draw.";
    return winners.length > 1 ? `${winners.join(" and ")} have won.` : `${winners.join("")} has won.`;
  }
  const action = view.action === "attack" ? ", attacking" : view.action === "cast" ? ", casting" : "";
  const roll = view.castRoll ? `, casting roll ${view.castRoll.total}` : "";
  const waits = view.waiting.map((seat) => nameOf(view, seat)).join(" and ");
  const decides = waits === "" ? "" : ` ${waits} to decide.`;
  if (view.active === null) return `Set-up.${decides}`;
  return `Turn ${view.turn} of ${nameOf(view, view.active)}, ${view.phase} phase${action}${roll}.${decides}`;
}

function hero(player: PlayerView): string {
  const name = player.name === "" ? `Seat ${player.seat + 1}` : player.name.slice(0, 32);
  const poison = player.poison > 0 ? `, poison ${player.poison}` : "";
  const side = player.team === undefined ? "" : `, team ${player.team + 1}`;
  const kind = player.faction === "" ? "" : ` ${player.faction}`;
  return (
    `${name} (level ${player.level}${kind}${side}): ${player.fallen ? "defeated, " : ""}life ${player.life} of ${player.startingLife}, ${player.cp} CP${poison}, ` +
    `deck ${player.deck}, hand ${player.handCount}, boneyard ${player.boneyardCount}${player.removed.length > 0 ? `, removed ${player.removed.length}` : ""}.`
  );
}

/** 4 = everything, 3 = without kind, level and cost, 2 = without keywords, 1 = without enhancements, 0 = names and figures only. */
type Detail = 0 | 1 | 2 | 3 | 4;

function board(view: DarkLegacyView, player: PlayerView, detail: Detail): string {
  const parts: string[] = [];
  // D-14.4: a teammate's card in this hero's slot.
  const guest = (card: CardView): string =>
    card.controller === player.seat ? "" : ` of ${nameOf(view, card.controller)}`;
  for (const [index, cards] of player.field.entries()) {
    if (cards.length === 0) continue;
    const slot =
      detail > 0 ? `${index === player.field.length - 1 ? "instant slot" : `slot ${index + 1}`} ` : "";
    parts.push(`${slot}${cards.map((card) => `${cardWords(card, detail)}${guest(card)}`).join(" + ")}`);
  }
  for (const card of [
    player.weapons.primary,
    player.weapons["primary-2"],
    player.weapons.secondary,
    player.weapons["secondary-2"],
    player.armor.primary,
    player.armor.secondary,
  ])
    if (card) parts.push(cardWords(card, detail));
  if (player.equip.length > 0)
    parts.push(
      detail > 1
        ? `on the hero ${player.equip.map((card) => cardWords(card, detail)).join(", ")}`
        : `${player.equip.length} on the hero`,
    );
  if (player.charging) parts.push(`a card charging (${player.charging.charges})`);
  return parts.length === 0 ? "" : `${player.name.slice(0, 20)}'s side: ${parts.join("; ")}.`;
}

function cardWords(card: CardView, detail: Detail): string {
  const words: string[] =
    detail > 3 ? [`${card.faction} ${card.type}, level ${card.level}, cost ${card.cost}`] : [];
  if (card.ap !== null) words.push(`AP ${card.ap}`);
  if (card.armor && card.armor.of > 0) words.push(`armor ${card.armor.left}/${card.armor.of}`);
  if (card.aura && card.aura.of > 0) words.push(`aura ${card.aura.left}/${card.aura.of}`);
  if (card.life) words.push(`life ${card.life.left}/${card.life.of}`);
  if (detail > 0)
    for (const [token, count] of Object.entries(card.tokens))
      if (count > 0 || token === "ammo") words.push(`${token === "cp" ? "CP" : token} ${count}`);
  if (detail > 2) words.push(...card.keywords);
  if (card.locked > 0) words.push("locked");
  else if (card.spent) words.push("spent");
  if (card.attacking) words.push("attacking");
  if (card.defending) words.push("defending");
  if (detail > 0 && card.summonedThisTurn) words.push("new");
  if (card.attached.length > 0)
    words.push(
      detail > 1 ? `with ${card.attached.map((one) => one.name).join(" and ")}` : `+${card.attached.length}`,
    );
  return words.length === 0 ? card.name : `${card.name} (${words.join(", ")})`;
}

function attack(view: DarkLegacyView): string[] {
  if (!view.attack || view.attack.lines.length === 0) return [];
  const lines = view.attack.lines.map((line) => {
    const roll =
      line.total === null
        ? ""
        : ` rolled ${line.total}${line.result ? ` (${line.result.replace("-", " ")})` : ""}`;
    return `${line.fromName} against ${line.defenderName ?? line.aimName ?? "the hero"}${roll}`;
  });
  return [`Attack: ${lines.join("; ")}.`];
}

/** What the attack would do, as the picture marks it. */
function danger(view: DarkLegacyView): string[] {
  const told = [...dangers(view)].map(([id, { damage, deadly, rolled }]) => {
    const sure = rolled ? "takes" : "may take";
    return `${nameOfTarget(view, id)} ${sure} ${damage}${deadly ? " (deadly)" : ""}`;
  });
  return told.length === 0 ? [] : [`By the figures: ${told.join(", ")}.`];
}

/** Name of a hero, a card in play or an item of the stack. */
function nameOfTarget(view: DarkLegacyView, id: string): string {
  const hero = view.players.find((one) => id === `hero-${one.seat}`);
  if (hero) return nameOf(view, hero.seat);
  const item = view.stack.find((one) => one.id === id || one.card.id === id);
  if (item) return item.name;
  const cards = view.players.flatMap((one) => [
    ...one.field.flat(),
    ...one.equip,
    ...[...Object.values(one.weapons), ...Object.values(one.armor)].flatMap((card) => card ?? []),
  ]);
  return cards.flatMap((card) => [card, ...card.attached]).find((card) => card.id === id)?.name ?? "a card";
}

function stack(view: DarkLegacyView): string[] {
  if (view.stack.length === 0) return [];
  const items = [...view.stack].reverse().map((item) => {
    const x = item.x > 0 ? ` X=${item.x}` : "";
    const aims = item.targets.map((id) => nameOfTarget(view, id)).join(" and ");
    const at = aims === "" ? "" : ` at ${aims}`;
    return `${item.name}${x} by ${nameOf(view, item.controller)}${at}${item.countered ? " (countered)" : ""}`;
  });
  return [`Stack, next first: ${items.join(", ")}.`];
}

/** The viewer's hand as text, numbered as in the picture. */
export function describeHand(view: DarkLegacyView): string {
  const cards = view.players.find((player) => player.seat === view.viewer)?.hand ?? [];
  const long = cards.map(
    (card, i) => `${i + 1}. ${card.name} (${card.type}, cost ${card.cost}, level ${card.level})`,
  );
  const short = cards.map((card, i) => `${i + 1}. ${card.name}`);
  const text = [long, short]
    .map((list) => `Your hand: ${list.join(", ")}.`)
    .find((one) => one.length <= LONGEST);
  return text ?? `Your hand: ${cards.length} cards.`;
}

/** One card as text. */
export function describeCard(card: CardView): string {
  const figures = cardWords({ ...card, attached: [], spent: false, locked: 0 }, 3);
  const text = `${figures}: ${card.faction} ${card.type}, cost ${card.cost}, level ${card.level}. ${card.text}`;
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}
