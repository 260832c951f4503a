/** Team battles with every board in use. */
import type { Faction } from "../../../src/cards/dark-legacy/vocabulary.ts";
import type { CardView, DarkLegacyView, PlayerView } from "../../../src/engine/dark-legacy/view-types.ts";
import { card, creature, player, view } from "./parts.ts";

const SIDES: readonly (readonly [name: string, faction: Faction, creatures: readonly string[]])[] = [
  ["Alexandra", "Chaos", ["Flame Imp", "Chaos Warrior", "Lesser Dragon"]],
  ["Bob", "Tech", ["Security Droid", "Repair Drone", "Giant Robot"]],
  ["Christopher", "Darkness", ["Giant Bats", "Skeleton Warrior", "Vampire"]],
  ["Dana", "Divine", ["The Faithful", "Guardian Angel", "Pegasus"]],
  ["Eve", "Earth", ["Stone Golem", "Grizzly", "Treefolk Elder"]],
  ["Fitzgerald", "Wind", ["Zephyr", "Storm Eagle", "Wind Spirit of the Peaks"]],
];

function board(seat: number, life: number): PlayerView {
  const [name, faction, names] = SIDES[seat] ?? ["Somebody", "General", []];
  const one = (index: number, part: Partial<CardView> = {}): CardView =>
    creature(names[index] ?? "Goblin", faction, [index + 2 + (seat % 3), seat % 2, index * 2 + 3], {
      id: `t${seat}-${index}`,
      ...part,
    });
  return player(seat, name, {
    team: seat % 2,
    faction,
    life,
    cp: (seat * 3) % 8,
    poison: seat === 3 ? 4 : 0,
    level: 1 + (seat % 4),
    deck: 38 - seat,
    handCount: 3 + (seat % 3),
    boneyardCount: seat + 4,
    weapons: {
      primary: card(seat % 2 === 0 ? "Short Sword" : "Handgun", "General", "weapon", {
        ap: 3 + (seat % 2) * 2,
        ...(seat % 2 === 0 ? {} : { keywords: ["distance"], tokens: { ammo: 3 } }),
      }),
      secondary: seat % 3 === 0 ? card("Dagger", "General", "weapon", { ap: 2, spent: true }) : null,
    },
    armor: {
      primary: card(seat % 2 === 0 ? "Spiked Armor" : "Shield", "General", "armor", {
        armor: { left: 3, of: 5 },
      }),
      secondary: seat % 2 === 0 ? null : card("Music Box", "General", "relic", { tokens: { cp: 2 } }),
    },
    equip: seat % 2 === 0 ? [card("Bionic Legs", "General", "enhancement")] : [],
    charging: seat === 2 || seat === 5 ? { charges: 2, card: null } : null,
    field: [
      seat === 0 ? [one(0), { ...one(0), id: "t0-0b" }] : [one(0, { spent: seat === 4 })],
      [one(1, seat === 1 ? { attached: [card("Power Boost", "General", "enhancement")] } : {})],
      [one(2, { life: { left: 2, of: 7 }, summonedThisTurn: seat === 5 })],
      seat === 3 ? [card("Generator", "General", "relic", { tokens: { cp: 4 } })] : [],
    ],
  });
}

const LIVES = [37, 24, 8, 50, 41, 19];

/** `heroes` a side, all with a full board. */
export function teamBoard(heroes: 2 | 3): DarkLegacyView {
  return view(
    Array.from({ length: heroes * 2 }, (_, seat) => board(seat, LIVES[seat] ?? 50)),
    { turn: 23, active: 1, waiting: [1] },
  );
}

/** An attack across the table: two creatures, one met by the defender's own, one open; a guest in a teammate's slot (D-14.4). */
export function teamAttack(heroes: 2 | 3): DarkLegacyView {
  const base = teamBoard(heroes);
  const attacker = 1;
  const defender = heroes === 3 ? 4 : 2;
  const [one, two, blocker] = [`t${attacker}-0`, `t${attacker}-2`, `t${defender}-1`];
  const mark = (of: CardView): CardView => {
    if (of.id === one || of.id === two) return { ...of, attacking: true, spent: true };
    return of.id === blocker ? { ...of, defending: true } : of;
  };
  const players = base.players.map((side) => ({
    ...side,
    field: side.field.map((cards, slot) => {
      const marked = cards.map(mark);
      const guest = creature("Flame Imp", "Chaos", [3, 1, 3], { owner: 0, controller: 0 });
      return side.seat === 2 && slot === 3 ? [...marked, guest] : marked;
    }),
  }));
  const line = { natural: null, total: null, result: null, defendedBy: null, defenderName: null };
  return {
    ...base,
    players,
    action: "attack",
    attack: {
      attacker,
      defender,
      lines: [
        {
          ...line,
          from: one,
          fromName: "Security Droid",
          natural: 15,
          total: 15,
          result: "hit",
          defendedBy: blocker,
          defenderName: "Grizzly",
        },
        { ...line, from: two, fromName: "Giant Robot" },
      ],
    },
  };
}

/** As full as boards get: every slot of every hero in use, three figures on each card. */
export function fullest(heroes: 1 | 2 | 3): DarkLegacyView {
  const players = Array.from({ length: heroes * 2 }, (_, seat) => {
    const side = board(seat, LIVES[seat] ?? 50);
    const [, faction = "General", names = []] = SIDES[seat] ?? [];
    const more = [0, 1, 2, 3].map((index) => [
      creature(
        names[index % 3] ?? "Goblin",
        index === 3 ? "General" : faction,
        [index + 9, index + 1, 10 + seat],
        {
          id: `f${seat}-${index}`,
          owner: seat,
          controller: seat,
          keywords: index % 2 === 0 ? ["flying", "poison"] : ["instinct"],
          life: { left: 3 + index, of: 10 + seat },
          tokens: { poison: 1 + index },
          spent: index === 1,
          attached: [
            card("Thermal Vision", "General", "enhancement"),
            card("Power Boost", "Tech", "enhancement"),
          ],
        },
      ),
    ]);
    return {
      ...side,
      weapons: {
        primary: card("Laser Rifle", "Tech", "weapon", {
          ap: 6,
          keywords: ["distance"],
          tokens: { ammo: 2 },
        }),
        secondary: card("Magic Nullifier Gauntlets", "General", "weapon", { ap: 2, spent: true }),
      },
      armor: {
        primary: card("Impenetrable Fortress Plate", "Earth", "armor", { armor: { left: 3, of: 6 } }),
        secondary: card("Helmet of Knowledge", "Divine", "armor", { armor: { left: 1, of: 2 } }),
      },
      equip: ["Bionic Legs", "Levitation", "Stone Skin"].map((name) => card(name, "General", "enhancement")),
      charging: { charges: 1 + seat, card: null },
      field: more,
    };
  });
  return view(
    players.map((one) => {
      if (heroes > 1) return one;
      const { team: _team, ...alone } = one;
      return alone;
    }),
    { turn: 40, castRoll: { natural: 11, modifier: -3, total: 8 }, action: "cast" },
  );
}
