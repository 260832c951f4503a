/** Attacks, with and without rolls. */
import type { CardView, DarkLegacyView } from "../../../src/engine/dark-legacy/view-types.ts";
import { card, creature, type Part, player, view } from "./parts.ts";

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
