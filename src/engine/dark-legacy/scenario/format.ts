import { z } from "zod";
import { cardDef, TOKENS } from "../../../cards/dark-legacy/vocabulary.ts";
import { positionInput } from "../position.ts";

/**
 * A rules scenario: a position, scripted dice, what the players do and what must come of it. Everything is named the way
 * people speak of it; docs/scenarios.md explains it with examples.
 */

const player = z.string().min(1).describe("Name of a player, as in `players`.");
const card = z
  .string()
  .min(1)
  .describe(
    'Name of a card; "Name#2" is the second of that name, "Frank/Name" one that Frank owns. "hero" is a hero.',
  );
const cards = z.array(card);
const modifiers = cards.describe("Hand cards removed from the game for +1 each (D-10.4).");
const places = z.union([z.int().min(1).max(5), z.literal("armor")]);

const sub = {
  target: z.union([card, z.null()]).optional().describe('A card, "hero" of the opponent, or "Frank/hero".'),
  targets: cards.optional(),
  sacrifice: card.optional(),
  discard: cards.optional(),
  opponent: player.optional().describe('Whom "your opponent" means, with several of them (D-14).'),
};

/** One decision of a player, in words. */
export const deed = z.union([
  z.strictObject({ pick: z.nullable(card) }).describe("Starting equipment, or nothing (D-3.2)."),
  z.strictObject({ casting: modifiers }).describe("Declares the casting action and rolls (D-9.1)."),
  z.strictObject({
    cast: card,
    slotOf: player.optional().describe("The teammate whose slot it is (D-14.4)."),
    slot: places.optional().describe('Battle Field slot from 1, or "armor" for Secondary Armor/Relic.'),
    x: z.int().min(0).optional(),
    ...sub,
  }),
  z.strictObject({ charge: card }).describe("Puts a card into the Charging slot (D-9.11)."),
  z.strictObject({ play: card }).describe("A Weapon or an Armor (D-5.1)."),
  z
    .strictObject({ use: card, ability: z.int().min(1).default(1), ...sub })
    .describe("An activate ability (D-10.1)."),
  z
    .strictObject({
      attack: z.array(card).min(1),
      at: player.optional().describe("Whose hero is attacked, with several opponents (D-14.5)."),
      weapons: cards
        .optional()
        .describe(
          "What the hero attacks with, when several are equipped (D-7.4); several names: together (D-13.4).",
        ),
    })
    .describe(
      'Attackers by name; "hero" for the hero (D-7.3), "Cerberus:split" for its several attacks (D-13.2).',
    ),
  z
    .strictObject({ defend: z.record(card, card) })
    .describe(
      'Defender to attacker. "hero" is the hero unarmed or with its only weapon, "hero:Sword" with that one (D-7.9), "hero:Sword+Axe" with both (D-13.4), "Cerberus:2" the second of its several attacks (D-13.2).',
    ),
  z
    .strictObject({ aim: z.record(card, card) })
    .describe("Attacker to creature, when the hero attacked is defeated (D-15.2)."),
  z.strictObject({ roll: modifiers }).describe("Before an attack roll (D-7.18)."),
  z
    .strictObject({ choose: z.union([card, cards, z.int(), z.null()]) })
    .describe("Any other decision: what is picked."),
  z
    .strictObject({ item: z.string(), fields: z.record(z.string(), z.unknown()).optional() })
    .describe("A menu item by its id."),
  z.enum(["yield", "end", "keep", "reroll", "look", "concede"]),
]);

const twoSlots = z.strictObject({
  primary: z.nullable(card).optional(),
  secondary: z.nullable(card).optional(),
});
const perPlayer = <T extends z.ZodType>(value: T) => z.record(player, value);

/** Where a card is and how it stands. Only what is written is compared. */
const cardState = z.strictObject({
  zone: z
    .enum([
      "deck",
      "hand",
      "boneyard",
      "removed",
      "stack",
      "charging",
      "weapon",
      "armor",
      "field",
      "equip",
      "attached",
      "fused",
    ])
    .optional(),
  slot: z.union([z.int().min(1), z.enum(["primary", "primary-2", "secondary", "secondary-2"])]).optional(),
  to: card.optional().describe("What it is attached to."),
  controller: player.optional(),
  damage: z.int().min(0).optional().describe("Damage on all its layers together."),
  left: z.int().optional().describe("Defense Points left (D-8.9), or what an armor has left."),
  ap: z.int().optional(),
  spent: z.boolean().optional(),
  locked: z.int().optional(),
  charges: z.int().optional(),
  tokens: z.partialRecord(z.enum(TOKENS), z.int()).optional(),
  keywords: z.array(z.string()).optional(),
});

const zones = z.strictObject({
  deck: z.union([z.int(), cards]).optional(),
  hand: z.union([z.int(), cards]).optional(),
  boneyard: cards.optional().describe("Oldest first (D-4.2)."),
  removed: cards.optional(),
  weapons: twoSlots
    .extend({ "primary-2": z.nullable(card).optional(), "secondary-2": z.nullable(card).optional() })
    .optional(),
  armor: twoSlots.optional(),
  equip: cards.optional(),
  charging: z.nullable(card).optional(),
  field: z.array(cards).optional().describe("Names, slot by slot."),
  armorPlayed: z.int().optional(),
});

export const expectation = z.strictObject({
  life: perPlayer(z.int()).optional(),
  fallen: z.array(player).optional().describe("Exactly these have a defeated hero."),
  heroes: perPlayer(z.strictObject({ from: z.int().min(0), sp: z.int(), level: z.int() }))
    .optional()
    .describe(
      "A hero that came with `from` Skill Points has so many after the match, and this level (D-2.1).",
    ),
  awards: perPlayer(z.int()).optional().describe("Skill Points at the end of a match that counts."),
  cp: perPlayer(z.int()).optional(),
  poison: perPlayer(z.int()).optional(),
  cards: z.record(card, cardState).optional(),
  zones: perPlayer(zones).optional(),
  stack: cards.optional().describe("Bottom to top."),
  turn: z.int().optional(),
  active: player.optional(),
  phase: z.enum(["setup", "start", "action", "end"]).optional(),
  action: z.enum(["attack", "cast"]).nullable().optional(),
  castRoll: z.int().optional(),
  results: z
    .array(z.enum(["critical-miss", "clean-miss", "hit", "direct-hit", "critical-hit"]))
    .optional()
    .describe("Attack rolls since the last step that was no `expect`, in order."),
  choice: z
    .strictObject({
      of: player,
      kind: z.string().optional(),
      offers: cards.optional().describe("Each of these is on offer."),
      lacks: cards.optional().describe("None of these is on offer."),
    })
    .optional(),
  asked: z.array(player).optional().describe("Exactly these owe a decision."),
  view: z
    .strictObject({ of: z.union([player, z.literal("spectator")]), is: z.record(z.string(), z.unknown()) })
    .optional()
    .describe("A part of what somebody sees; lists are compared item by item, objects by the keys written."),
  events: z
    .array(
      z.strictObject({
        type: z.string(),
        rule: z.string().optional(),
        by: player.optional(),
        params: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .optional()
    .describe("In this order among all that happened since the last `events`, others may lie between."),
  over: z
    .union([z.null(), z.strictObject({ winners: z.array(player), reason: z.string().optional() })])
    .optional(),
});

export const scriptStep = z.union([
  z.strictObject({
    by: player,
    do: deed,
    refused: z
      .union([z.literal(true), z.string()])
      .optional()
      .describe("It must be refused, with this code."),
    rule: z.string().optional().describe("The rule the refusal cites."),
  }),
  z.strictObject({ expect: expectation }),
  z
    .strictObject({ run: z.enum(["windows", "attack", "turn"]) })
    .describe(
      "Answers for everybody: `windows` yields until another kind of decision is owed; `attack` also declares no defender and buys nothing; `turn` also ends the turn.",
    ),
]);

/** A match from its very beginning, instead of a position. */
const setupInput = z.strictObject({
  seed: z.string().default("scenario"),
  first: z.int().min(0).max(5).default(0).describe("Index of the player who goes first."),
  options: z.record(z.string(), z.json()).default({}),
  players: z
    .array(
      z.strictObject({
        name: player,
        profile: z.record(z.string(), z.json()).optional(),
        deck: z.strictObject({
          name: z.string(),
          cards: z.array(z.strictObject({ name: z.string(), count: z.int().min(1) })),
        }),
      }),
    )
    .min(2)
    .max(6),
  refused: z
    .array(
      z.strictObject({
        code: z.string(),
        rule: z.string().optional(),
        params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
    )
    .min(1)
    .optional()
    .describe("The match must not begin, for exactly these reasons, in this order."),
});

export const scenario = z
  .strictObject({
    id: z.string().regex(/^[A-Za-z0-9.-]+$/),
    title: z.string().min(1),
    rules: z.array(z.string().regex(/^[A-Z]-\d+(\.\d+)?$/)).min(1),
    cards: z.array(cardDef).default([]).describe("Cards of this scenario, in the words of the card sets."),
    position: positionInput.optional(),
    setup: setupInput.optional(),
    dice: z.array(z.int().min(1).max(20)).default([]).describe("What the d20 shows, roll by roll."),
    script: z.array(scriptStep).default([]),
  })
  .refine((one) => one.script.length > 0 || one.setup?.refused !== undefined, {
    message: "a script is needed",
  })
  .refine((one) => (one.position === undefined) !== (one.setup === undefined), {
    message: "either `position` or `setup` is needed, not both",
  });

/** A file holds one scenario or several that share cards. */
export const scenarioFile = z.strictObject({
  $schema: z.string().optional(),
  about: z.string().optional(),
  cards: z.array(cardDef).default([]).describe("Cards for every scenario of the file."),
  scenarios: z.array(scenario).min(1),
});

export type Deed = z.infer<typeof deed>;
export type Expectation = z.infer<typeof expectation>;
export type ScriptStep = z.infer<typeof scriptStep>;
export type Scenario = z.infer<typeof scenario>;
export type SetupInput = z.infer<typeof setupInput>;
