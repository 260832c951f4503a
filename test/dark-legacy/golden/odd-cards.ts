import { parseSet } from "../../../src/cards/dark-legacy/set.ts";
import type { CardDef } from "../../../src/cards/dark-legacy/vocabulary.ts";

const base = { faction: "General", cost: 1, level: 1 };
const creature = { ...base, type: "creature", ap: 3, life: 3 };
const relic = { ...base, type: "relic" };
const spell = (id: string, name: string, type: string, ability: object) => ({
  ...base,
  ...{ type, id, name, abilities: [{ kind: "spell", ...ability }] },
});
const foe = { filter: { kind: "creature-or-hero", side: "opposing" } };
const own = { filter: { kind: "creature", side: "own" } };

/** Cheap cards whose layers, grants and tokens meet each other often in random play. */
export const ODD_CARDS: readonly CardDef[] = parseSet(
  {
    set: "odd",
    cards: [
      {
        ...relic,
        id: "o-ward",
        name: "Ward",
        abilities: [
          { kind: "static", affects: "your-hero", grant: { armor: 4, aura: 3 } },
          {
            kind: "activate",
            cost: { sacrifice: "self" },
            do: [{ op: "gain-life", to: "your-hero", amount: 2 }],
          },
        ],
      },
      {
        ...relic,
        id: "o-banner",
        name: "Banner",
        abilities: [
          {
            kind: "static",
            affects: { each: { kind: "creature", side: "own", other: true } },
            grant: { armor: 1, aura: 1, life: 1, attackRoll: 1 },
          },
          { kind: "activate", cost: { spend: true }, targets: [own], do: [{ op: "ready", to: "target" }] },
        ],
      },
      {
        ...creature,
        id: "o-snake",
        name: "Snake",
        keywords: ["poison", "instinct"],
        abilities: [
          {
            kind: "activate",
            cost: { spend: true },
            targets: [foe],
            do: [{ op: "tokens", to: "target", token: "poison", amount: 2 }],
          },
        ],
      },
      {
        ...creature,
        id: "o-hawk",
        name: "Hawk",
        aura: 2,
        keywords: ["flying"],
        abilities: [
          { kind: "trigger", on: "attacks", targets: [foe], do: [{ op: "damage", to: "target", amount: 2 }] },
          {
            kind: "static",
            affects: "self",
            grant: { apEach: { kind: "creature", side: "own", keyword: "flying" } },
          },
        ],
      },
      {
        ...creature,
        id: "o-brute",
        name: "Brute",
        level: 2,
        life: 6,
        keywords: ["annihilate"],
        abilities: [
          {
            kind: "static",
            affects: "self",
            grant: { reduceDamage: 1, can: ["attack-when-summoned", "defend-when-spent"] },
          },
          { kind: "trigger", on: "enters", do: [{ op: "damage", to: "your-hero", amount: 3 }] },
        ],
      },
      {
        ...creature,
        id: "o-keeper",
        name: "Keeper",
        abilities: [
          { kind: "stores-cp", max: 3 },
          {
            kind: "activate",
            cost: { spend: true },
            do: [{ op: "tokens", to: "self", token: "cp", amount: 2 }],
          },
          {
            kind: "activate",
            cost: { tokens: { token: "cp", count: 1 } },
            targets: [own],
            do: [
              {
                op: "modify",
                to: "target",
                grant: { ap: 2, aura: 1, keywords: ["flying"] },
                until: "your-next-turn",
              },
            ],
          },
        ],
      },
      {
        ...{ ...base, id: "o-bow", name: "Bow", type: "weapon", ap: 2, ammo: 3, keywords: ["distance"] },
        abilities: [{ kind: "activate", cost: { cp: 1 }, do: [{ op: "reload", to: "self" }] }],
      },
      {
        ...{ ...base, id: "o-blade", name: "Blade", type: "weapon", ap: 4, keywords: ["poison"] },
        abilities: [{ kind: "static", affects: "self", grant: { attackRoll: 2 } }],
      },
      {
        ...{ ...base, id: "o-mail", name: "Mail", type: "armor", armor: 5 },
        abilities: [
          {
            kind: "trigger",
            on: "hero-defends",
            if: { rolled: "hit" },
            do: [{ op: "damage", to: "it", amount: 2 }],
          },
        ],
      },
      {
        ...{ ...base, id: "o-hide", name: "Hide", type: "enhancement" },
        abilities: [
          { kind: "enhances", filter: { kind: "creature" } },
          { kind: "static", affects: "host", grant: { armor: 2, life: -1 } },
          { kind: "trigger", on: "host-turn-start", do: [{ op: "damage", to: "host", amount: 1 }] },
        ],
      },
      {
        ...{ ...base, id: "o-curse", name: "Curse", type: "enhancement" },
        abilities: [
          { kind: "enhances", filter: { kind: "hero" } },
          {
            kind: "static",
            affects: "host",
            grant: { castRoll: -1, attackRoll: -1, cant: ["cast-instants"] },
          },
          { kind: "trigger", on: "your-turn-start", do: [{ op: "cp", player: "opponent", amount: 2 }] },
        ],
      },
      spell("o-bolt", "Bolt", "magic", {
        xMax: 3,
        targets: [foe],
        do: [
          { op: "damage", to: "target", amount: 3 },
          { op: "damage", to: "target", amount: "x" },
        ],
      }),
      spell("o-burst", "Burst", "instant", {
        targets: [foe, { ...own, optional: true }],
        do: [
          { op: "damage", to: "target", amount: { each: { kind: "creature", side: "own" }, times: 2 } },
          { op: "regenerate", to: "target-2" },
        ],
      }),
      spell("o-sweep", "Sweep", "magic", {
        do: [
          { op: "damage", to: { each: { kind: "creature", side: "any" } }, amount: 2 },
          { op: "draw", player: "you", amount: 1 },
          { op: "discard", player: "opponent", amount: 1 },
        ],
      }),
      spell("o-shield", "Guard Up", "instant", {
        targets: [{ filter: { kind: "creature-or-hero", side: "any" } }],
        do: [
          { op: "modify", to: "target", grant: { armor: 3, reduceDamage: 1 }, until: "end-of-turn" },
          { op: "spend", to: { each: { kind: "creature", side: "opposing", state: "ready" } }, lock: 1 },
        ],
      }),
      spell("o-back", "Fetch", "magic", {
        do: [
          { op: "from-boneyard", player: "you", to: "hand" },
          { op: "cp", player: "opponent", amount: 1, lose: true },
          { op: "charge", player: "you", amount: 1 },
        ],
      }),
    ],
  },
  "test/dark-legacy/golden/odd-cards.ts",
);
