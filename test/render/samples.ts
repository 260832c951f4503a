import type { CardType, Faction, Keyword } from "../../src/cards/dark-legacy/vocabulary.ts";
import type {
  CardView,
  DarkLegacyView,
  PlayerView,
  StackView,
} from "../../src/engine/dark-legacy/view-types.ts";

type Part = Partial<Omit<CardView, "name" | "faction" | "type">>;
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

export function player(seat: number, name: string, part: Partial<PlayerView> = {}): PlayerView {
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

function spell(
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

/** The rulebook's worked attack, after its rolls. */
export function attackWithRolls(): DarkLegacyView {
  const bats = creature("Giant Bats", "Darkness", [2, 1, 3], {
    keywords: ["flying"],
    attacking: true,
    spent: true,
  });
  const faithful = creature("The Faithful", "Divine", [2, 1, 2], { defending: true });
  const gun = card("Handgun", "General", "weapon", {
    ap: 5,
    keywords: ["distance"],
    tokens: { ammo: 4 },
    defending: true,
  });
  const hammer = card("Hammer", "General", "weapon", { ap: 4, attacking: true });
  return view(
    [
      player(0, "Frank", {
        faction: "Darkness",
        weapons: { primary: hammer, secondary: null },
        field: [[bats], [], [], []],
      }),
      player(1, "Harlan", {
        faction: "Divine",
        life: 48,
        weapons: { primary: gun, secondary: null },
        field: [[], [faithful], [], []],
      }),
    ],
    {
      turn: 5,
      action: "attack",
      attack: {
        attacker: 0,
        defender: 1,
        lines: [
          {
            from: hammer.id,
            fromName: "Hammer",
            defendedBy: faithful.id,
            defenderName: "The Faithful",
            natural: 6,
            total: 6,
            result: "clean-miss",
          },
          {
            from: bats.id,
            fromName: "Giant Bats",
            defendedBy: gun.id,
            defenderName: "Handgun",
            natural: 13,
            total: 13,
            result: "hit",
          },
        ],
      },
    },
  );
}

/** Six attackers of the upper side, two defended, some not rolled yet. */
export function bigAttack(): DarkLegacyView {
  const imps = [0, 1, 2].map(() =>
    creature("Flame Imp", "Chaos", [3, 1, 3], { attacking: true, spent: true, controller: 1 }),
  );
  const dragon = creature("Lesser Dragon", "Chaos", [7, 0, 9], {
    keywords: ["flying"],
    attacking: true,
    spent: true,
  });
  const ogre = creature("Chaos Warrior", "Chaos", [4, 2, 5], { attacking: true, spent: true });
  const axe = card("Axe", "General", "weapon", { ap: 4, attacking: true });
  const guard = creature("Security Droid", "Tech", [2, 2, 3], { defending: true });
  const robot = creature("Giant Robot", "Tech", [6, 4, 10], { defending: true });
  const ids = imps.map((imp) => imp.id);
  const line = (
    from: string,
    fromName: string,
    defendedBy: string | null,
    natural: number | null,
    result: string | null,
    plus = 0,
  ) => ({
    from,
    fromName,
    defendedBy,
    defenderName: defendedBy === null ? null : "Defender",
    natural,
    total: natural === null ? null : natural + plus,
    result,
  });
  return view(
    [
      player(0, "Alice", {
        faction: "Tech",
        life: 21,
        field: [[guard], [], [robot], [creature("Repair Drone", "Tech", [1, 0, 2])]],
      }),
      player(1, "Bob", {
        faction: "Chaos",
        life: 33,
        weapons: { primary: axe, secondary: null },
        field: [imps, [dragon], [ogre], []],
      }),
    ],
    {
      turn: 14,
      active: 1,
      action: "attack",
      waiting: [1],
      attack: {
        attacker: 1,
        defender: 0,
        lines: [
          line(axe.id, "Axe", null, 20, "critical-hit"),
          line(ids[0] ?? "", "Flame Imp", guard.id, 1, "critical-miss"),
          line(ids[1] ?? "", "Flame Imp", null, 5, "hit", 2),
          line(ids[2] ?? "", "Flame Imp", null, 18, "direct-hit"),
          line(dragon.id, "Lesser Dragon", null, null, null),
          line(ogre.id, "Chaos Warrior", robot.id, null, null),
        ],
      },
    },
  );
}

/** A counterspell on a counterspell on a spell. */
export function stackOfThree(): DarkLegacyView {
  const golem = creature("Stone Golem", "Earth", [4, 0, 10]);
  const breath = card("Dragon Breath", "Chaos", "magic");
  const base = fullBoard();
  const [one, two] = base.players;
  if (!one || !two) throw new Error("two players");
  return view([one, { ...two, field: [[golem], ...two.field.slice(1)] }], {
    turn: 9,
    action: "cast",
    castRoll: { natural: 15, modifier: 0, total: 15 },
    window: { kind: "stack", priority: 1 },
    waiting: [1],
    stack: [
      spell("s1", breath, 0, [golem.id], { x: 6 }),
      spell("s2", card("Counter Spell", "General", "instant"), 1, ["s1"]),
      spell("s3", card("Counter Spell", "General", "instant"), 0, ["s2"]),
    ],
  });
}

/** A stack of different kinds, one countered, with a hero and an attacker among the targets. */
export function stackInAttack(): DarkLegacyView {
  const base = attackWithRolls();
  const attack = base.attack;
  const bats = base.players[0]?.field[0]?.[0];
  if (!attack || !bats) throw new Error("an attack");
  return {
    ...base,
    window: { kind: "attack-2", priority: 0 },
    attack: {
      ...attack,
      lines: attack.lines.map((one) => ({ ...one, natural: null, total: null, result: null })),
    },
    stack: [
      spell("s1", card("Sonic Scream", "General", "instant"), 1, [bats.id]),
      spell("s2", card("Book of Torment", "General", "relic"), 0, ["hero-1"], {
        kind: "ability",
        countered: true,
      }),
    ],
  };
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

/** Four weapons in two slots, a creature of two cards, and three attacks of one creature. */
export function specials(): DarkLegacyView {
  const cerberus = creature("Cerberus", "General", [9, 0, 9], { id: "dog", spent: true, attacking: true });
  const golem = creature("Stone Golem", "General", [2, 2, 5], { id: "golem", defending: true });
  const fused = creature("Pestilence Dragon / Guardian Angel", "General", [12, 1, 12], {
    level: 3,
    cost: 14,
    keywords: ["flying", "poison"],
  });
  const weapon = (name: string, ap: number, part: Part = {}): CardView =>
    card(name, "General", "weapon", { ap, ...part });
  const line = { from: "dog", natural: null, total: null, result: null };
  return view(
    [
      player(0, "Frank", {
        weapons: {
          primary: weapon("Axe", 4),
          "primary-2": weapon("Handgun", 5, { keywords: ["distance"], tokens: { ammo: 3 } }),
          secondary: weapon("Short Sword", 3),
          "secondary-2": weapon("Magic Nullifier Gauntlets", 2, { spent: true }),
        },
        equip: [card("Four Arm Mutation", "General", "enhancement")],
        field: [[cerberus], [fused], [], []],
      }),
      player(1, "Harlan", { field: [[golem], [creature("Goblin", "Chaos", [2, 0, 2])], [], []] }),
    ],
    {
      turn: 9,
      action: "attack",
      attack: {
        attacker: 0,
        defender: 1,
        lines: [
          {
            ...line,
            fromName: "Cerberus 1/3",
            defendedBy: "golem",
            defenderName: "Stone Golem",
            natural: 18,
            total: 18,
            result: "direct-hit",
          },
          {
            ...line,
            fromName: "Cerberus 2/3",
            defendedBy: null,
            defenderName: null,
            natural: 4,
            total: 5,
            result: "clean-miss",
          },
          { ...line, fromName: "Cerberus 3/3", defendedBy: null, defenderName: null },
        ],
      },
    },
  );
}

/** The hand of seat 0: `count` cards of every type, some with long texts. */
export function handOf(count: number): DarkLegacyView {
  const texts = [
    "Deal 3 damage to target creature.",
    "Activate: spend this card and pay 2 CP. Draw a card, then discard a card.",
    "Counter target spell.",
    "Enhance a creature. It has +2 AP and Flying. At the start of its controller's turn it takes 1 damage. When this creature is destroyed, its controller discards a card at random.",
    "When this creature enters play, each opposing creature takes 1 damage. Your other Chaos creatures have +1 AP. This creature cannot be targeted by instants, and it may attack in the turn it was summoned if your hero has 20 life or less.",
  ];
  const kinds: readonly (readonly [string, Faction, CardType])[] = [
    ["Flame Imp", "Chaos", "creature"],
    ["Music Box", "General", "relic"],
    ["Counter Spell", "General", "instant"],
    ["Cyber Wings", "Tech", "enhancement"],
    ["Chaos Warrior", "Chaos", "creature"],
    ["Handgun", "General", "weapon"],
    ["Magic Nullifier Gauntlets", "General", "armor"],
    ["Dragon Breath", "Chaos", "magic"],
    ["The Faithful", "Divine", "creature"],
    ["Giant Bats", "Darkness", "creature"],
    ["Stone Golem", "Earth", "creature"],
    ["Zephyr", "Wind", "creature"],
  ];
  const hand = Array.from({ length: count }, (_, index) => {
    const [name, faction, type] = kinds[index % kinds.length] ?? ["Card", "General", "magic"];
    return card(name, faction, type, {
      text: texts[index % texts.length] ?? "",
      cost: type === "weapon" || type === "armor" ? 0 : (index % 9) + 1,
      level: (index % 4) + 1,
      keywords: type === "weapon" ? ["distance"] : type === "creature" ? ["flying", "poison"] : [],
      ...(type === "weapon" ? { tokens: { ammo: 3 } } : {}),
    });
  });
  const charging = {
    charges: 1,
    card: card("Hellfire Storm", "Chaos", "magic", {
      level: 3,
      cost: 8,
      text: "Deal 8 damage to each opposing creature.",
    }),
  };
  return view([player(0, "Alice", { hand, handCount: count, charging }), player(1, "Bob")], { viewer: 0 });
}
