import type { CardType, Faction } from "../../../src/cards/dark-legacy/vocabulary.ts";
import type {
  CardView,
  DarkLegacyView,
  PlayerView,
  StackView,
} from "../../../src/engine/dark-legacy/view-types.ts";

export type Part = Partial<Omit<CardView, "name" | "faction" | "type">>;

let made = 0;

/** A card as a viewer sees it; figures not given are what such a card usually has. */
export function card(name: string, faction: Faction, type: CardType, part: Part = {}): CardView {
  made += 1;
  const creature = type === "creature";
  return {
    id: `c${made}`,
    def: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
    name,
    faction,
    type,
    cost: 3,
    level: 1,
    text: "",
    keywords: [],
    owner: 0,
    controller: 0,
    spent: false,
    locked: 0,
    summonedThisTurn: false,
    ap: creature || type === "weapon" ? 3 : null,
    armor: type === "armor" ? { left: 5, of: 5 } : null,
    aura: creature ? { left: 0, of: 0 } : null,
    life: creature ? { left: 4, of: 4 } : null,
    tokens: {},
    attached: [],
    attacking: false,
    defending: false,
    ...part,
  };
}

export function creature(
  name: string,
  faction: Faction,
  [ap, aura, life]: readonly [number, number, number],
  part: Part = {},
): CardView {
  return card(name, faction, "creature", {
    ap,
    aura: { left: aura, of: aura },
    life: { left: life, of: life },
    ...part,
  });
}

/** A card and what is on it, as this seat's own where nobody else's is said. */
function owned(of: CardView, seat: number): CardView {
  const own = of.controller === 0 ? { owner: seat, controller: seat } : {};
  return { ...of, ...own, attached: of.attached.map((one) => owned(one, seat)) };
}

function ownedOrNone(of: CardView | null, seat: number): CardView | null {
  return of && owned(of, seat);
}

export function player(seat: number, name: string, part: Partial<PlayerView> = {}): PlayerView {
  const { weapons, armor, equip, field } = part;
  const own: Partial<PlayerView> = {
    ...(weapons && {
      weapons: {
        ...weapons,
        primary: ownedOrNone(weapons.primary, seat),
        secondary: ownedOrNone(weapons.secondary, seat),
      },
    }),
    ...(armor && {
      armor: { primary: ownedOrNone(armor.primary, seat), secondary: ownedOrNone(armor.secondary, seat) },
    }),
    ...(equip && { equip: equip.map((one) => owned(one, seat)) }),
    ...(field && { field: field.map((cards) => cards.map((one) => owned(one, seat))) }),
  };
  return {
    seat,
    name,
    level: 1,
    faction: seat === 0 ? "Chaos" : "Tech",
    life: 50,
    startingLife: 50,
    cp: 0,
    poison: 0,
    deck: 54,
    handCount: 5,
    boneyardCount: 0,
    removed: [],
    hand: null,
    boneyard: null,
    weapons: { primary: null, secondary: null },
    armor: { primary: null, secondary: null },
    equip: [],
    charging: null,
    field: [[], [], [], []],
    armorPlayed: 0,
    ...part,
    ...own,
  };
}

export function view(players: readonly PlayerView[], part: Partial<DarkLegacyView> = {}): DarkLegacyView {
  return {
    game: "dark-legacy",
    viewer: "spectator",
    turn: 1,
    active: 0,
    phase: "action",
    action: null,
    castRoll: null,
    window: null,
    players,
    stack: [],
    attack: null,
    waiting: [0],
    over: null,
    ...part,
  };
}

export function spell(
  id: string,
  of: CardView,
  controller: number,
  targets: string[],
  part: Partial<StackView> = {},
): StackView {
  return {
    id,
    name: of.name,
    text: of.text,
    kind: "spell",
    controller,
    targets,
    x: 0,
    countered: false,
    card: of,
    ...part,
  };
}
