/** Tables at rest: the opening, and how full one can get. */
import type { Keyword } from "../../../src/cards/dark-legacy/vocabulary.ts";
import type { CardView, DarkLegacyView } from "../../../src/engine/dark-legacy/view-types.ts";
import { card, creature, player, view } from "./parts.ts";

export function opening(): DarkLegacyView {
  return view([
    player(0, "Frank", {
      weapons: { primary: card("Hammer", "General", "weapon", { ap: 4 }), secondary: null },
    }),
    player(1, "Harlan", { armor: { primary: card("Shield", "General", "armor"), secondary: null } }),
  ]);
}

const winged: readonly Keyword[] = ["flying", "poison"];

/** Both sides full: stacks of the same name, enhancements, tokens, damage, spent and new cards. */
export function fullBoard(): DarkLegacyView {
  const boosted = creature("Flame Imp", "Chaos", [5, 1, 3], {
    life: { left: 2, of: 3 },
    spent: true,
    attached: [
      card("Power Boost", "General", "enhancement"),
      card("Fighting Spirit", "General", "enhancement"),
    ],
  });
  return view(
    [
      player(0, "Alexandria", {
        life: 37,
        cp: 9,
        poison: 3,
        deck: 38,
        handCount: 4,
        boneyardCount: 7,
        level: 3,
        weapons: {
          primary: card("Handgun", "General", "weapon", {
            ap: 5,
            keywords: ["distance"],
            tokens: { ammo: 2 },
          }),
          secondary: card("Short Sword", "General", "weapon", {
            ap: 3,
            attached: [card("Fire", "General", "enhancement")],
          }),
        },
        armor: {
          primary: card("Spiked Armor", "Chaos", "armor", { armor: { left: 2, of: 6 } }),
          secondary: card("Music Box", "General", "relic", { tokens: { cp: 3 }, spent: true }),
        },
        equip: [
          card("Bionic Legs", "General", "enhancement"),
          card("Levitation", "General", "enhancement"),
          card("Stone Skin", "Earth", "enhancement", { armor: { left: 3, of: 4 } }),
        ],
        charging: { charges: 1, card: null },
        field: [
          [
            boosted,
            creature("Flame Imp", "Chaos", [3, 1, 3]),
            creature("Flame Imp", "Chaos", [3, 1, 3], { tokens: { poison: 1 } }),
          ],
          [
            creature("Chaos Warrior", "Chaos", [4, 2, 5], {
              aura: { left: 0, of: 2 },
              life: { left: 3, of: 5 },
            }),
          ],
          [
            creature("Lesser Dragon", "Chaos", [7, 0, 9], {
              keywords: ["flying", "annihilate"],
              summonedThisTurn: true,
            }),
          ],
          [],
        ],
      }),
      player(1, "Bartholomew", {
        life: 24,
        cp: 4,
        deck: 41,
        handCount: 6,
        boneyardCount: 5,
        level: 2,
        weapons: {
          primary: card("Laser Rifle", "Tech", "weapon", {
            ap: 6,
            keywords: ["distance", "epic"],
            tokens: { ammo: 0 },
            spent: true,
            locked: 2,
          }),
          secondary: null,
        },
        armor: {
          primary: card("Power Suit", "Tech", "armor", { armor: { left: 4, of: 4 } }),
          secondary: card("Helmet of Knowledge", "General", "armor", { armor: { left: 2, of: 2 } }),
        },
        equip: [card("Cyber Wings", "General", "enhancement")],
        charging: { charges: 2, card: null },
        field: [
          [
            creature("Security Droid", "Tech", [2, 2, 3]),
            creature("Security Droid", "Tech", [2, 2, 3], { spent: true }),
          ],
          [
            creature("Repair Drone", "Tech", [1, 0, 2], {
              keywords: winged,
              tokens: { poison: 1, time: 2 },
              life: { left: 1, of: 2 },
            }),
          ],
          [card("Generator", "Tech", "relic", { tokens: { cp: 5 } })],
          [
            creature("Giant Robot", "Tech", [6, 4, 10], {
              spent: true,
              attached: [card("Thermal Vision", "General", "enhancement")],
            }),
          ],
        ],
      }),
    ],
    { turn: 11, castRoll: { natural: 12, modifier: 2, total: 14 }, action: "cast", viewer: 0 },
  );
}

/** Eight enhancements on one hero, seven on one creature, long names everywhere. */
export function crowded(): DarkLegacyView {
  const names = [
    "Magic Nullifier Gauntlets",
    "Four Arm Mutation",
    "Mask of Terror",
    "Thermal Vision",
    "Ticking Time Bomb",
    "Power Boost",
    "Bionic Legs",
    "Levitation",
  ];
  const many = names.map((name, index) =>
    card(
      name,
      "General",
      "enhancement",
      index === 1 ? { armor: { left: 1, of: 4 } } : index === 2 ? { spent: true } : {},
    ),
  );
  const on = (count: number): CardView[] =>
    names.slice(0, count).map((name) => card(name, "General", "enhancement"));
  const long = "Extraordinarily Long Creature Name of It";
  return view(
    [
      player(0, "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", {
        life: 160,
        startingLife: 160,
        cp: 28,
        poison: 19,
        deck: 120,
        handCount: 15,
        boneyardCount: 33,
        level: 10,
        faction: "Darkness",
        equip: many,
        weapons: {
          primary: card("Magic Nullifier Gauntlets of Doom", "Divine", "weapon", {
            ap: 12,
            keywords: ["distance", "epic", "poison"],
            tokens: { ammo: 12 },
            attached: on(3),
          }),
          secondary: card("Twin Rope Knife", "Wind", "weapon", { ap: 3, attached: on(2), spent: true }),
        },
        armor: {
          primary: card("Impenetrable Fortress Plate", "Earth", "armor", {
            armor: { left: 12, of: 14 },
            attached: on(1),
          }),
          secondary: null,
        },
        field: [
          [
            creature(long, "Darkness", [10, 3, 12], {
              attached: on(7),
              tokens: { poison: 2, cp: 3, time: 4, ammo: 1 },
              life: { left: 9, of: 12 },
              keywords: ["flying", "annihilate", "epic", "poison", "instinct"],
            }),
          ],
          [
            creature(long, "Darkness", [10, 3, 12], { attached: on(2) }),
            creature(long, "Darkness", [10, 3, 12], {
              attached: on(2),
              armor: { left: 2, of: 4 },
              spent: true,
              tokens: { poison: 2, time: 1 },
            }),
          ],
          [1, 2, 3].map((n) =>
            creature("Wind Spirit of the Peaks", "Wind", [n, n, n], { attached: on(n), spent: n !== 2 }),
          ),
          [card("Book of Torment", "General", "relic", { spent: true })],
        ],
      }),
      player(1, "日本語", {
        faction: "",
        life: -3,
        field: [
          [],
          [creature("Guardian Angel", "Divine", [3, 0, 4], { locked: 1, spent: true, attached: on(5) })],
          [creature("Stone Golem", "Earth", [4, 0, 9])],
          [creature("Zephyr", "Wind", [2, 2, 2])],
        ],
      }),
    ],
    { turn: 131, over: { winners: [0], reason: "life", rule: "D-11.1" }, waiting: [] },
  );
}
