import { z } from "zod";

/**
 * The words a Dark Legacy card is written in. One definition says what a card does, prints its text and is what the AI
 * weighs. Every object is strict: an unknown key is an error. A card that needs more gets a new word here, never code by name.
 */
export const FACTIONS = ["Chaos", "Darkness", "Earth", "Divine", "Tech", "Wind", "General"] as const;
export const TYPES = ["weapon", "armor", "creature", "relic", "enhancement", "magic", "instant"] as const;
export const KEYWORDS = ["annihilate", "distance", "epic", "flying", "poison", "instinct"] as const;
export const TOKENS = ["ammo", "poison", "cp", "time"] as const;

const faction = z.enum(FACTIONS);
const cardType = z.enum(TYPES);
const keyword = z.enum(KEYWORDS);
const token = z.enum(TOKENS);
const count = z.int().min(0).max(99);

/** Which things are meant. Every given line must hold. */
export const filter = z.strictObject({
  /** "item" = a weapon, an armor or a relic in play. */
  kind: z.enum([
    "creature",
    "weapon",
    "armor",
    "relic",
    "item",
    "enhancement",
    "hero",
    "creature-or-hero",
    "spell",
  ]),
  /** Seen from the controller of the source. */
  side: z.enum(["own", "opposing", "any"]).default("any"),
  nameHas: z.string().optional(),
  faction: faction.optional(),
  keyword: keyword.optional(),
  without: keyword.optional(),
  /** Spells on the stack: of this type only. */
  type: cardType.optional(),
  state: z.enum(["ready", "spent", "damaged", "attacking", "defending"]).optional(),
  maxLevel: count.optional(),
  other: z.literal(true).optional(),
});

/** A number known when it is needed. */
export const amount = z.union([
  count,
  /** Extra CP paid for the spell. */
  z.literal("x"),
  z.strictObject({ each: filter, times: z.int().min(1).max(10).default(1) }),
  z.strictObject({ tokens: token, times: z.int().min(1).max(10).default(1) }),
]);

/** Who or what an effect meets. "it" is what the trigger speaks of: the attacker defended against, the creature hurt … */
export const who = z.union([
  z.enum(["self", "host", "your-hero", "opposing-hero", "target", "target-2", "it", "host-controller"]),
  z.strictObject({ each: filter }),
]);

/** What a continuous or timed change gives. Numbers may be negative. */
export const modifier = z.strictObject({
  ap: z.int().optional(),
  /** AP per thing counted, e.g. +1 for each other Goblin. */
  apEach: filter.optional(),
  armor: z.int().optional(),
  aura: z.int().optional(),
  life: z.int().optional(),
  keywords: z.array(keyword).optional(),
  /** On a creature: its own attacks. On a hero: all attacks of the hero. On a weapon: hero attacks that use it. */
  attackRoll: z.int().optional(),
  castRoll: z.int().optional(),
  /** Less (or more, when negative) damage from each source. */
  reduceDamage: z.int().optional(),
  /**
   * Permissions against rules (D-16.1). "attack-first-turn" (on a hero): its player may declare an attack in the first
   * turn (D-6.2). "attack-when-summoned" (on a creature): it may attack and activate in the turn it was summoned (D-5.5).
   * "attack-after-casting" (on a hero): its player may declare one attack although the casting action has been taken
   * this turn (D-6.7); declaring it ends the casting. "defend-when-spent" (on a creature): it may be declared a defender
   * although it is spent (D-7.9). "defend-against-flying" (on a creature, hero or weapon): it may meet Flying attackers
   * (D-7.14). "combine-weapons" (on a hero): it may attack or
   * defend with several weapons at once against one target, with one roll (D-13.4). "two-weapons-a-slot" (on a hero): each
   * Weapon slot holds two weapons (D-13.5).
   */
  can: z
    .array(
      z.enum([
        "attack-first-turn",
        "attack-when-summoned",
        "attack-after-casting",
        "defend-when-spent",
        "defend-against-flying",
        "combine-weapons",
        "two-weapons-a-slot",
      ]),
    )
    .optional(),
  /** As an attacker it can't be met by these, creatures or heroes. */
  undefendableBy: filter.optional(),
  cant: z
    .array(
      z.enum([
        "attack",
        "defend",
        "activate",
        "be-targeted",
        "cast-instants",
        "cast-magic",
        "ready",
        "gain-life",
      ]),
    )
    .optional(),
});

export const condition = z.union([
  z.strictObject({ opposingHeroFaction: faction }),
  z.strictObject({ count: filter, atLeast: count }),
  z.strictObject({ heroLifeAtMost: count, of: z.enum(["you", "opponent"]) }),
  /** Cards in that player's Boneyard, whatever they are: their number is public (D-4.2). */
  z.strictObject({ boneyard: z.enum(["you", "opponent"]), atLeast: count }),
  /** What the trigger speaks of is one of these (a hero is no creature: the trigger then does nothing). */
  z.strictObject({ it: filter }),
  /** Tokens on the source itself, looked at when the condition is met in order: after the effects before it. */
  z.strictObject({ tokens: token, atMost: count }),
  z.strictObject({ rolled: z.enum(["critical-miss", "clean-miss", "hit", "direct-hit", "critical-hit"]) }),
]);

const plainEffect = z.discriminatedUnion("op", [
  /** Damage goes through the layers (D-8). On a hero or creature; anything else is not hurt. */
  z.strictObject({ op: z.literal("damage"), to: who, amount }),
  z.strictObject({ op: z.literal("gain-life"), to: who, amount }),
  z.strictObject({ op: z.literal("regenerate"), to: who }),
  /** Cards in play only; a hero cannot be destroyed this way. */
  z.strictObject({ op: z.literal("destroy"), to: who }),
  z.strictObject({ op: z.literal("sacrifice"), to: who }),
  z.strictObject({ op: z.literal("return-to-hand"), to: who }),
  z.strictObject({ op: z.literal("counter"), to: who }),
  /** From an empty deck: nothing happens (D-11.1). */
  z.strictObject({ op: z.literal("draw"), player: z.enum(["you", "opponent"]), amount }),
  /** The player chooses unless at random. */
  z.strictObject({
    op: z.literal("discard"),
    player: z.enum(["you", "opponent"]),
    amount,
    random: z.boolean().default(false),
  }),
  /**
   * A card of the player's choice out of the own Boneyard, or with `self` the source itself when it lies there. "play":
   * creatures only, into an open slot of the Battle Field; not cast, so nothing is paid and no level looked at.
   */
  z.strictObject({
    op: z.literal("from-boneyard"),
    player: z.enum(["you"]),
    type: cardType.optional(),
    maxLevel: count.optional(),
    self: z.literal(true).optional(),
    to: z.enum(["hand", "deck-top", "play"]),
  }),
  /** CP into the pool, or with `lose` out of it (never below 0; stored CP tokens are not touched). */
  z.strictObject({
    op: z.literal("cp"),
    player: z.enum(["you", "opponent"]),
    amount,
    lose: z.boolean().default(false),
  }),
  /** Moves CP from the player's pool onto the source: as many as the player likes, at most `max`, and what it still holds. */
  z.strictObject({ op: z.literal("store-cp"), max: count }),
  /** Charges on the card in the player's Charging slot (D-9.11); nothing happens when the slot is empty. */
  z.strictObject({ op: z.literal("charge"), player: z.enum(["you", "opponent"]), amount }),
  z.strictObject({ op: z.literal("tokens"), to: who, token, amount, remove: z.boolean().default(false) }),
  /** Ammo back to its starting number. */
  z.strictObject({ op: z.literal("reload"), to: who }),
  /** Spend it; with `lock`, it stays so in that many Start Phases of its controller. */
  z.strictObject({ op: z.literal("spend"), to: who, lock: count.default(0) }),
  /** Also ends a lock. */
  z.strictObject({ op: z.literal("ready"), to: who }),
  /**
   * Two creatures become one, under the control of the source's controller: AP, Aura Armor and Life added, both names, all
   * factions and abilities (D-13.8).
   */
  z.strictObject({ op: z.literal("fuse"), to: z.literal("target"), with: z.literal("target-2") }),
  /** The whole game begins anew, without the cards removed from it so far (D-13.3). Nothing written after it happens. */
  z.strictObject({ op: z.literal("start-over") }),
  z.strictObject({
    op: z.literal("modify"),
    to: who,
    grant: modifier,
    until: z.enum(["end-of-turn", "your-next-turn"]),
  }),
]);

/** One thing that happens. Conditions do not nest. */
export const effect = z.discriminatedUnion("op", [
  plainEffect,
  z.strictObject({
    op: z.literal("when"),
    if: condition,
    do: z.array(plainEffect).min(1),
    else: z.array(plainEffect).min(1).optional(),
  }),
]);

export const targetSpec = z.strictObject({ filter, optional: z.boolean().default(false) });

export const triggerName = z.enum([
  "enters",
  "destroyed",
  /** One of the creatures given in `of` is destroyed, itself among them unless they are "other". */
  "creature-destroyed",
  "your-turn-start",
  /** Start of the turn of the enhanced hero, or of the enhanced creature's controller. */
  "host-turn-start",
  "attacks",
  "defends",
  /** The hero of the source's controller defends; "it" is the attacker. Part of the same damage step. */
  "hero-defends",
  /** The source (or the host of an enhancement) deals damage in an attack; "it" is what was hurt. */
  "deals-damage",
  "opponent-casts",
  "you-cast",
]);

export const cost = z.strictObject({
  spend: z.boolean().default(false),
  cp: count.default(0),
  /** Tokens taken off the source. */
  tokens: z.strictObject({ token, count }).optional(),
  sacrifice: z.enum(["self", "creature"]).optional(),
  discard: count.default(0),
});

export const ability = z.discriminatedUnion("kind", [
  /** What a Magic or Instant does; for an Enhancement, Creature or Relic use a trigger "enters". */
  z.strictObject({
    kind: z.literal("spell"),
    targets: z.array(targetSpec).max(2).default([]),
    /** X extra CP may be paid. */
    xMax: count.optional(),
    do: z.array(effect).min(1),
  }),
  z.strictObject({
    kind: z.literal("activate"),
    cost,
    targets: z.array(targetSpec).max(2).default([]),
    do: z.array(effect).min(1),
  }),
  z.strictObject({
    kind: z.literal("trigger"),
    on: triggerName,
    /** For "creature-destroyed": which creatures, looked at just before they leave. */
    of: filter.optional(),
    if: condition.optional(),
    targets: z.array(targetSpec).max(2).default([]),
    do: z.array(effect).min(1),
  }),
  z.strictObject({ kind: z.literal("static"), affects: who, grant: modifier, if: condition.optional() }),
  /** What an Enhancement may be put on. Written twice it may be put on either kind. */
  z.strictObject({ kind: z.literal("enhances"), filter }),
  /** An Enhancement in Hero Equip that works as armor (D-8.1). */
  z.strictObject({ kind: z.literal("armor"), value: count }),
  /** CP tokens on this card may pay for its controller's spells and do not fade (D-6.3, D-9.4). */
  z.strictObject({ kind: z.literal("stores-cp"), max: count }),
  /**
   * A creature that may attack or defend as so many attacks of its own instead of one, each with this AP in place of the
   * printed one (D-13.2).
   */
  z.strictObject({ kind: z.literal("split-attack"), attacks: z.int().min(2).max(4), ap: count }),
]);

export const cardDef = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(1).max(40),
  faction,
  type: cardType,
  cost: count,
  level: z.int().min(1).max(10),
  keywords: z.array(keyword).default([]),
  ap: count.optional(),
  armor: count.optional(),
  aura: count.optional(),
  life: count.optional(),
  ammo: count.optional(),
  /** Armor kinds and the like; no rule looks at it. */
  subtype: z.string().max(20).optional(),
  abilities: z.array(ability).default([]),
  /** Facts the rulebook prints; all other figures are this project's own. */
  printed: z.array(z.string()).default([]),
});

export type Faction = z.infer<typeof faction>;
export type CardType = z.infer<typeof cardType>;
export type Keyword = z.infer<typeof keyword>;
export type TokenKind = z.infer<typeof token>;
export type Filter = z.infer<typeof filter>;
export type Amount = z.infer<typeof amount>;
export type Who = z.infer<typeof who>;
export type Modifier = z.infer<typeof modifier>;
export type Condition = z.infer<typeof condition>;
export type Effect = z.infer<typeof effect>;
export type TargetSpec = z.infer<typeof targetSpec>;
export type Trigger = z.infer<typeof triggerName>;
export type Cost = z.infer<typeof cost>;
export type Ability = z.infer<typeof ability>;
export type CardDef = z.infer<typeof cardDef>;
export type PlainEffect = z.infer<typeof plainEffect>;
