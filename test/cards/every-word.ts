import { parseSet } from "../../src/cards/dark-legacy/set.ts";
import type { CardDef } from "../../src/cards/dark-legacy/vocabulary.ts";

const base = { faction: "General", cost: 1, level: 1 };
const creature = { ...base, type: "creature", ap: 1, life: 1 };
const target = { filter: { kind: "creature" } };

/** Cards that use what no card of the built-in sets uses yet, so that each word's text can be read and judged. */
export const WORD_CARDS: readonly CardDef[] = parseSet(
  {
    set: "words",
    cards: [
      {
        ...creature,
        id: "w-triggers",
        name: "Triggers",
        abilities: [
          {
            kind: "trigger",
            on: "attacks",
            do: [
              {
                op: "gain-life",
                to: "your-hero",
                amount: { each: { kind: "relic", side: "own" }, times: 2 },
              },
            ],
          },
          { kind: "trigger", on: "defends", do: [{ op: "tokens", to: "self", token: "ammo", amount: 1 }] },
          { kind: "trigger", on: "opponent-casts", do: [{ op: "cp", player: "you", amount: 1 }] },
          {
            kind: "trigger",
            on: "opponent-casts",
            if: { it: { kind: "spell", type: "instant" } },
            targets: [{ filter: { kind: "spell", faction: "Wind" } }],
            do: [{ op: "counter", to: "target" }],
          },
          { kind: "trigger", on: "you-cast", do: [{ op: "draw", player: "opponent", amount: 2 }] },
          {
            kind: "trigger",
            on: "deals-damage",
            if: { rolled: "direct-hit" },
            do: [{ op: "sacrifice", to: { each: { kind: "relic", side: "own" } } }],
          },
          { kind: "trigger", on: "deals-damage", do: [{ op: "spend", to: "it" }] },
          {
            kind: "trigger",
            on: "hero-defends",
            if: { rolled: "critical-miss" },
            do: [{ op: "damage", to: "it", amount: 1 }],
          },
          {
            kind: "trigger",
            on: "hero-defends",
            if: { rolled: "clean-miss" },
            do: [{ op: "damage", to: "it", amount: 1 }],
          },
          {
            kind: "trigger",
            on: "hero-defends",
            if: { rolled: "hit" },
            do: [{ op: "damage", to: "it", amount: 1 }],
          },
          {
            kind: "trigger",
            on: "hero-defends",
            if: { rolled: "critical-hit" },
            do: [{ op: "damage", to: "it", amount: 1 }],
          },
        ],
      },
      {
        ...creature,
        id: "w-grave",
        name: "Word Grave",
        abilities: [
          {
            kind: "trigger",
            on: "creature-destroyed",
            of: { kind: "creature", side: "opposing", keyword: "flying" },
            if: { boneyard: "opponent", atLeast: 1 },
            do: [{ op: "from-boneyard", player: "you", type: "creature", maxLevel: 2, to: "play" }],
          },
          {
            kind: "trigger",
            on: "destroyed",
            do: [{ op: "from-boneyard", player: "you", self: true, to: "play" }],
          },
          {
            kind: "static",
            affects: "self",
            grant: { undefendableBy: { kind: "creature-or-hero", without: "flying" } },
            if: { boneyard: "you", atLeast: 5 },
          },
          {
            kind: "static",
            affects: "your-hero",
            grant: { can: ["defend-against-flying", "defend-when-spent"] },
          },
        ],
      },
      {
        ...base,
        type: "enhancement",
        id: "w-bomb",
        name: "Word Bomb",
        abilities: [
          { kind: "enhances", filter: { kind: "creature" } },
          { kind: "enhances", filter: { kind: "hero" } },
          { kind: "trigger", on: "enters", do: [{ op: "tokens", to: "self", token: "time", amount: 3 }] },
          {
            kind: "trigger",
            on: "host-turn-start",
            do: [
              { op: "tokens", to: "self", token: "time", amount: 1, remove: true },
              {
                op: "when",
                if: { tokens: "time", atMost: 0 },
                do: [
                  { op: "damage", to: "host", amount: 25 },
                  { op: "destroy", to: "self" },
                ],
                else: [{ op: "damage", to: "host-controller", amount: 1 }],
              },
            ],
          },
        ],
      },
      {
        ...base,
        type: "enhancement",
        id: "w-armor",
        name: "Word Armor",
        abilities: [
          { kind: "enhances", filter: { kind: "hero", side: "own" } },
          { kind: "armor", value: 4 },
          {
            kind: "static",
            affects: "host",
            grant: {
              castRoll: 1,
              cant: ["cast-instants", "cast-magic", "gain-life", "ready"],
              can: ["attack-first-turn", "defend-against-flying"],
            },
          },
          { kind: "static", affects: "host-controller", grant: { armor: 1 } },
          {
            kind: "trigger",
            on: "host-turn-start",
            do: [
              { op: "charge", player: "you", amount: 2 },
              { op: "charge", player: "opponent", amount: 1 },
            ],
          },
          { kind: "static", affects: "your-hero", grant: { attackRoll: 1 } },
        ],
      },
      {
        ...base,
        type: "relic",
        id: "w-relic",
        name: "Word Relic",
        keywords: ["epic"],
        abilities: [
          {
            kind: "static",
            affects: { each: { kind: "creature", nameHas: "Angel" } },
            grant: { ap: 1, aura: 1, life: 1, keywords: ["flying", "poison"] },
          },
          {
            kind: "static",
            affects: "opposing-hero",
            grant: { reduceDamage: -1 },
            if: { heroLifeAtMost: 10, of: "opponent" },
          },
          {
            kind: "static",
            affects: "self",
            grant: { cant: ["be-targeted"] },
            if: { count: { kind: "creature", side: "any", without: "flying" }, atLeast: 2 },
          },
          {
            kind: "activate",
            cost: { tokens: { token: "time", count: 2 }, discard: 1, sacrifice: "creature" },
            do: [
              { op: "discard", player: "opponent", amount: 1, random: true },
              { op: "discard", player: "you", amount: { tokens: "cp" } },
            ],
          },
          {
            kind: "activate",
            cost: { cp: 1 },
            targets: [
              { filter: { kind: "creature", state: "spent", maxLevel: 2 } },
              { filter: { kind: "creature", state: "defending", side: "own" } },
            ],
            do: [
              { op: "return-to-hand", to: "target" },
              { op: "ready", to: "target-2" },
              { op: "destroy", to: "target" },
            ],
          },
          {
            kind: "activate",
            cost: { cp: 1 },
            targets: [{ filter: { kind: "armor", state: "ready" } }],
            do: [
              { op: "modify", to: "target", grant: { armor: 2 }, until: "your-next-turn" },
              { op: "from-boneyard", player: "you", type: "instant", to: "deck-top" },
            ],
          },
        ],
      },
      {
        ...base,
        type: "instant",
        id: "w-types",
        name: "Word Types",
        abilities: [
          {
            kind: "spell",
            targets: [target, { filter: { kind: "spell", type: "creature", other: true } }],
            do: [
              { op: "counter", to: "target-2" },
              { op: "spend", to: "target", lock: 2 },
              { op: "damage", to: { each: { kind: "hero", side: "any" } }, amount: 1 },
            ],
          },
        ],
      },
      {
        ...base,
        type: "magic",
        id: "w-colors",
        name: "Word Factions",
        abilities: [
          {
            kind: "spell",
            do: [
              { op: "damage", to: { each: { kind: "creature", faction: "Chaos" } }, amount: 1 },
              { op: "damage", to: { each: { kind: "creature", faction: "Darkness" } }, amount: 1 },
              { op: "damage", to: { each: { kind: "creature", faction: "Earth" } }, amount: 1 },
              { op: "damage", to: { each: { kind: "creature", faction: "Tech" } }, amount: 1 },
              { op: "damage", to: { each: { kind: "creature", faction: "General" } }, amount: 1 },
              {
                op: "when",
                if: { opposingHeroFaction: "Divine" },
                do: [{ op: "damage", to: "opposing-hero", amount: 1 }],
              },
            ],
          },
        ],
      },
    ],
  },
  "test/cards/every-word.ts",
);
