import type { CardView, DarkLegacyView, PlayerView } from "../../engine/dark-legacy/view-types.ts";
import { dangers } from "./danger.ts";
import { kind, rulesOf, say, word } from "./words.ts";

/** Longest alternative text that chat accepts. */
export const LONGEST = 1024;

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
    // What was left out for want of room stands in the board's own words, under the picture.
    const more = detail > 1 ? "" : say("More in the text below.");
    const text = [...head, ...fights, ...boards, more].filter((part) => part !== "").join(" ");
    if (text.length <= LONGEST) return text;
  }
  const short = [...head, ...fights].join(" ");
  return short.length <= LONGEST ? short : `${short.slice(0, LONGEST - 1)}…`;
}

function nameOf(view: DarkLegacyView, seat: number): string {
  const name = view.players.find((player) => player.seat === seat)?.name.slice(0, 32);
  return name === undefined || name === "" ? say("Seat {seat}", { seat: seat + 1 }) : name;
}

function state(view: DarkLegacyView): string {
  if (view.over) {
    const winners = view.over.winners.map((seat) => nameOf(view, seat));
    if (winners.length === 0) return say("The match is a draw.");
    return say(winners.length > 1 ? "{who} have won." : "{who} has won.", {
      who: winners.join(say(" and ")),
    });
  }
  const action =
    view.action === "attack" ? say(", attacking") : view.action === "cast" ? say(", casting") : "";
  const roll = view.castRoll ? say(", casting roll {total}", { total: view.castRoll.total }) : "";
  const waits = view.waiting.map((seat) => nameOf(view, seat)).join(say(" and "));
  const decides = waits === "" ? "" : say(" {who} to decide.", { who: waits });
  if (view.active === null) return `${say("Set-up.")}${decides}`;
  const turn = say("Turn {turn} of {who}, {phase} phase", {
    turn: view.turn,
    who: nameOf(view, view.active),
    phase: word(view.phase),
  });
  return `${turn}${action}${roll}.${decides}`;
}

function hero(player: PlayerView): string {
  const name = player.name === "" ? say("Seat {seat}", { seat: player.seat + 1 }) : player.name.slice(0, 32);
  const poison = player.poison > 0 ? say(", poison {count}", { count: player.poison }) : "";
  const side = player.team === undefined ? "" : say(", team {team}", { team: player.team + 1 });
  const faction = player.faction === "" ? "" : ` ${word(player.faction)}`;
  const removed = player.removed.length;
  return say(
    "{who} (level {level}{side}): {fallen}life {life} of {all}, {cp} CP{poison}, deck {deck}, hand {hand}, boneyard {boneyard}{removed}.",
    {
      who: name,
      level: player.level,
      side: `${faction}${side}`,
      fallen: player.fallen ? say("defeated, ") : "",
      life: player.life,
      all: player.startingLife,
      cp: player.cp,
      poison,
      deck: player.deck,
      hand: player.handCount,
      boneyard: player.boneyardCount,
      removed: removed > 0 ? say(", removed {count}", { count: removed }) : "",
    },
  );
}

/** 4 = everything, 3 = without kind, level and cost, 2 = without keywords, 1 = without enhancements, 0 = names and figures only. */
type Detail = 0 | 1 | 2 | 3 | 4;

function board(view: DarkLegacyView, player: PlayerView, detail: Detail): string {
  const parts: string[] = [];
  // D-14.4: a teammate's card in this hero's slot.
  const guest = (card: CardView): string =>
    card.controller === player.seat ? "" : say(" of {who}", { who: nameOf(view, card.controller) });
  for (const [index, cards] of player.field.entries()) {
    if (cards.length === 0) continue;
    const slot =
      detail > 0
        ? `${index === player.field.length - 1 ? say("instant slot ") : say("slot {slot} ", { slot: index + 1 })}`
        : "";
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
        ? say("on the hero {cards}", {
            cards: player.equip.map((card) => cardWords(card, detail)).join(", "),
          })
        : say("{count} on the hero", { count: player.equip.length }),
    );
  if (player.charging) parts.push(say("a card charging ({charges})", { charges: player.charging.charges }));
  return parts.length === 0
    ? ""
    : say("{who}'s side: {cards}.", { who: player.name.slice(0, 20), cards: parts.join("; ") });
}

function cardWords(card: CardView, detail: Detail): string {
  const words: string[] =
    detail > 3
      ? [
          say("{kind}, level {level}, cost {cost}", {
            kind: kind(card, `${card.faction} ${card.type}`),
            level: card.level,
            cost: card.cost,
          }),
        ]
      : [];
  if (card.ap !== null) words.push(`AP ${card.ap}`);
  if (card.armor && card.armor.of > 0) words.push(say("armor {left}/{of}", card.armor));
  if (card.aura && card.aura.of > 0) words.push(say("aura {left}/{of}", card.aura));
  if (card.life) words.push(say("life {left}/{of}", card.life));
  if (detail > 0)
    for (const [token, count] of Object.entries(card.tokens))
      if (count > 0 || token === "ammo") words.push(`${token === "cp" ? "CP" : word(token)} ${count}`);
  if (detail > 2) words.push(...card.keywords.map(word));
  if (card.locked > 0) words.push(say("locked"));
  else if (card.spent) words.push(say("spent"));
  if (card.attacking) words.push(say("attacking"));
  if (card.defending) words.push(say("defending"));
  if (detail > 0 && card.summonedThisTurn) words.push(say("new"));
  if (card.attached.length > 0)
    words.push(
      detail > 1
        ? say("with {cards}", { cards: card.attached.map((one) => one.name).join(say(" and ")) })
        : `+${card.attached.length}`,
    );
  return words.length === 0 ? card.name : `${card.name} (${words.join(", ")})`;
}

function attack(view: DarkLegacyView): string[] {
  if (!view.attack || view.attack.lines.length === 0) return [];
  const lines = view.attack.lines.map((line) => {
    const roll =
      line.total === null
        ? ""
        : `${say(" rolled {total}", { total: line.total })}${line.result ? ` (${word(line.result.replace("-", " "))})` : ""}`;
    const whom = line.defenderName ?? line.aimName ?? say("the hero");
    return say("{who} against {whom}{roll}", { who: line.fromName, whom, roll });
  });
  return [say("Attack: {list}.", { list: lines.join("; ") })];
}

/** What the attack would do, as the picture marks it. */
function danger(view: DarkLegacyView): string[] {
  const told = [...dangers(view)].map(([id, { damage, deadly, rolled }]) => {
    const holes = { who: nameOfTarget(view, id), damage };
    const said = say(rolled ? "{who} takes {damage}" : "{who} may take {damage}", holes);
    return `${said}${deadly ? say(" (deadly)") : ""}`;
  });
  return told.length === 0 ? [] : [say("By the figures: {list}.", { list: told.join(", ") })];
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
  return (
    cards.flatMap((card) => [card, ...card.attached]).find((card) => card.id === id)?.name ?? say("a card")
  );
}

function stack(view: DarkLegacyView): string[] {
  if (view.stack.length === 0) return [];
  const items = [...view.stack].reverse().map((item) => {
    const x = item.x > 0 ? ` X=${item.x}` : "";
    const aims = item.targets.map((id) => nameOfTarget(view, id)).join(say(" and "));
    const at = aims === "" ? "" : say(" at {targets}", { targets: aims });
    const said = say("{card} by {who}", { card: `${item.name}${x}`, who: nameOf(view, item.controller) });
    return `${said}${at}${item.countered ? say(" (countered)") : ""}`;
  });
  return [say("Stack, next first: {list}.", { list: items.join(", ") })];
}

/** The viewer's hand as text, numbered as in the picture. */
export function describeHand(view: DarkLegacyView): string {
  const cards = view.players.find((player) => player.seat === view.viewer)?.hand ?? [];
  const long = cards.map(
    ({ name, type, cost, level }, i) =>
      `${i + 1}. ${say("{card} ({type}, cost {cost}, level {level})", { card: name, type: word(type), cost, level })}`,
  );
  const short = cards.map((card, i) => `${i + 1}. ${card.name}`);
  const text = [long, short]
    .map((list) => say("Your hand: {list}.", { list: list.join(", ") }))
    .find((one) => one.length <= LONGEST);
  return text ?? say("Your hand: {count} cards.", { count: cards.length });
}

/** One card as text. */
export function describeCard(card: CardView): string {
  const figures = cardWords({ ...card, attached: [], spent: false, locked: 0 }, 3);
  const { cost, level } = card;
  const text = say("{figures}: {kind}, cost {cost}, level {level}. {text}", {
    ...{ figures, kind: kind(card, `${card.faction} ${card.type}`), cost, level, text: rulesOf(card) },
  });
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}
