import { printText } from "../../cards/dark-legacy/index.ts";
import type { CardDef } from "../../cards/dark-legacy/vocabulary.ts";
import type { Viewer } from "../kernel/choice.ts";
import { fighterName } from "./attack.ts";
import { attachedTo, isInPlay } from "./board.ts";
import { waiting } from "./choices.ts";
import { fights, keywordsOf } from "./continuous.ts";
import { targetId } from "./damage.ts";
import { cardDef, cardOf, infoOf, nameOf } from "./defs.ts";
import { apOfCard, armorOf, auraOf, lifeOf } from "./figures.ts";
import type { AttackLine, Card, CardId, Fighter, InPlay, Player, StackItem, State } from "./state.ts";
import { inTeams } from "./teams.ts";
import type {
  AttackView,
  CardView,
  ChargingView,
  DarkLegacyView,
  PlayerView,
  StackView,
} from "./view-types.ts";

/** What one viewer may see: hidden zones are counts (T-85). */
export function view(state: State, viewer: Viewer): DarkLegacyView {
  const top = state.agenda.at(-1);
  return {
    game: "dark-legacy",
    viewer,
    turn: state.turn,
    active: top?.do === "starting-picks" ? null : state.active,
    phase: state.phase,
    action: state.action,
    castRoll: state.castRoll === null ? null : { ...state.castRoll },
    window: top?.do === "window" ? { kind: top.kind, priority: top.priority } : null,
    players: state.players.map((player) => playerView(state, player, viewer)),
    stack: state.stack.map((item) => stackView(state, item)),
    attack: attackView(state),
    waiting: waiting(state),
    over: state.over,
  };
}

function playerView(state: State, player: Player, viewer: Viewer): PlayerView {
  const own = player.seat === viewer;
  const show = (id: CardId): CardView => cardView(state, id);
  const maybe = (id: CardId | null): CardView | null => (id === null ? null : show(id));
  return {
    seat: player.seat,
    name: player.name,
    ...(inTeams(state) ? { team: player.seat % 2 } : {}),
    ...(player.fallen === undefined ? {} : { fallen: true }),
    level: player.level,
    faction: player.faction,
    life: player.life,
    startingLife: player.startingLife,
    cp: player.cp,
    poison: player.tokens.poison ?? 0,
    deck: player.deck.length,
    handCount: player.hand.length,
    boneyardCount: player.boneyard.length,
    removed: player.removed.map(show),
    hand: own ? player.hand.map(show) : null,
    boneyard: own || state.options.boneyardPublic ? player.boneyard.map(show) : null,
    weapons: {
      primary: maybe(player.weapons.primary),
      "primary-2": maybe(player.weapons["primary-2"]),
      secondary: maybe(player.weapons.secondary),
      "secondary-2": maybe(player.weapons["secondary-2"]),
    },
    armor: { primary: maybe(player.armor.primary), secondary: maybe(player.armor.secondary) },
    equip: player.equip.map(show),
    charging: chargingView(state, player, own),
    field: player.field.map((slot) => slot.map(show)),
    armorPlayed: player.armorPlayed,
  };
}

function chargingView(state: State, player: Player, own: boolean): ChargingView | null {
  if (player.charging === null) return null;
  const charges = cardOf(state, player.charging).play?.charges ?? 0;
  return { charges, card: own ? cardView(state, player.charging) : null };
}

/** printText is pure, so each definition is put into words once. */
const texts = new WeakMap<CardDef, Pick<CardView, "text" | "textIn">>();
function textOf(def: CardDef): Pick<CardView, "text" | "textIn"> {
  const kept = texts.get(def);
  if (kept !== undefined) return kept;
  const text = printText(def);
  const made = text === "" ? { text } : { text, textIn: { de: printText(def, "de") } };
  texts.set(def, made);
  return made;
}

/** What does not change while a card lies in no play: made once for each card of a match. */
const resting = new WeakMap<Card, CardView>();

export function cardView(state: State, id: CardId): CardView {
  const card = cardOf(state, id);
  if (card.play && isInPlay(state, id)) return playView(state, id, card, card.play);
  if (card.play) return printedView(state, id, card);
  const kept = resting.get(card);
  if (kept) return kept;
  const made = printedView(state, id, card);
  resting.set(card, made);
  return made;
}

/** A card in hand or pile, on the stack or charging: as printed. */
function printedView(state: State, id: CardId, card: Card): CardView {
  const def = cardDef(state, id);
  const { armorLike } = infoOf(def);
  const armor = def.armor ?? armorLike ?? 0;
  const { play } = card;
  return {
    id,
    ...printed(def),
    keywords: [...def.keywords],
    owner: card.owner,
    controller: play?.controller ?? card.owner,
    spent: play?.spent ?? false,
    locked: play?.locked ?? 0,
    summonedThisTurn: false,
    ap: hasAp(def) ? (def.ap ?? 0) : null,
    armor: def.type === "armor" || armorLike !== null || armor > 0 ? left(armor, play?.armor) : null,
    aura: (def.aura ?? 0) > 0 ? left(def.aura ?? 0, play?.aura) : null,
    life: def.type === "creature" ? left(def.life ?? 0, play?.life) : null,
    tokens: { ...play?.tokens },
    attached: [],
    attacking: false,
    defending: false,
  };
}

/** A permanent in play, with all continuous effects. */
function playView(state: State, id: CardId, card: Card, play: InPlay): CardView {
  const def = cardDef(state, id);
  const on = { card: id };
  const creature = def.type === "creature";
  const armor = armorOf(state, id);
  const aura = auraOf(state, id);
  return {
    id,
    ...printed(def),
    keywords: keywordsOf(state, on),
    owner: card.owner,
    controller: play.controller,
    spent: play.spent,
    locked: play.locked,
    summonedThisTurn: creature && play.since === state.turn,
    ap: hasAp(def) ? apOfCard(state, id) : null,
    armor:
      def.type === "armor" || infoOf(def).armorLike !== null || armor > 0 ? left(armor, play.armor) : null,
    aura: aura > 0 ? left(aura, play.aura) : null,
    life: creature ? left(lifeOf(state, id), play.life) : null,
    tokens: { ...play.tokens },
    attached: attachedTo(state, id).map((other) => cardView(state, other)),
    attacking: fights(state, on, "attacking"),
    defending: fights(state, on, "defending"),
  };
}

function printed(def: CardDef) {
  return {
    def: def.id,
    name: def.name,
    faction: def.faction,
    type: def.type,
    cost: def.cost,
    level: def.level,
    ...textOf(def),
  };
}
function hasAp(def: CardDef): boolean {
  return def.type === "creature" || def.type === "weapon";
}

function left(of: number, damage: number | undefined): { left: number; of: number } {
  return { left: Math.max(0, of - (damage ?? 0)), of };
}

function stackView(state: State, item: StackItem): StackView {
  const def = cardDef(state, item.card);
  return {
    id: item.id,
    name: def.name,
    text: textOf(def).text,
    kind: item.kind,
    controller: item.controller,
    targets: item.targets.flatMap((on) => (on ? [targetId(on)] : [])),
    x: item.x,
    countered: false,
    card: cardView(state, item.card),
  };
}

function attackView(state: State): AttackView | null {
  if (!state.attack) return null;
  return {
    attacker: state.attack.attacker,
    defender: state.attack.defender,
    lines: state.attack.lines.map((line) => lineView(state, line)),
  };
}

/** The card or hero that a picture shows as fighting. */
function pictureId(by: Fighter): string {
  return "card" in by ? by.card : (by.weapons[0] ?? `hero-${by.hero}`);
}

function lineView(state: State, line: AttackLine): AttackView["lines"][number] {
  const first = line.defenders[0];
  return {
    from: pictureId(line.by),
    fromName: fighterName(state, line.by),
    defendedBy: first ? pictureId(first.by) : null,
    defenderName: first ? fighterName(state, first.by) : null,
    ...(line.aim === undefined ? {} : { aim: line.aim, aimName: nameOf(state, line.aim) }),
    natural: line.roll?.natural ?? null,
    total: line.roll?.total ?? null,
    result: line.roll?.result ?? null,
  };
}
