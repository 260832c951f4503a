/** Spells and abilities that wait. */
import type { DarkLegacyView } from "../../../src/engine/dark-legacy/view-types.ts";
import { attackWithRolls } from "./attacks.ts";
import { card, creature, spell, view } from "./parts.ts";
import { fullBoard } from "./tables.ts";

/** A counterspell on a counterspell on a spell. */
export function stackOfThree(): DarkLegacyView {
  const golem = creature("Stone Golem", "Earth", [4, 0, 10], { owner: 1, controller: 1 });
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
