import { z } from "zod";
import { cardDef, effect, modifier, TOKENS, TYPES } from "../../cards/dark-legacy/vocabulary.ts";

/**
 * The whole state of a match as zod schemas: the types come from them, and `load` checks a saved state with them.
 * Everything is plain JSON. What is still to be done is the agenda, last step first.
 */
const seatNumber = z.int().min(0).max(5);
/** "c1", "c2" …; opponents never see the id of a hidden card. */
const cardId = z.string().regex(/^c\d+$/);
const tokens = z.partialRecord(z.enum(TOKENS), z.int().min(0));
const askNumber = z.int().min(0);

/** What can be hurt, targeted or enhanced. */
export const target = z.union([
  z.strictObject({ card: cardId }),
  z.strictObject({ hero: seatNumber }),
  z.strictObject({ stack: z.string() }),
]);
const maybeTarget = z.nullable(target);
const side = z.enum(["primary", "secondary"]);
/** "primary-2": the second weapon in the Primary slot, when a card allows it (D-13.5). */
const weaponSlot = z.enum(["primary", "primary-2", "secondary", "secondary-2"]);

/** Where a card in play lies. Field slots count from 0; the last one is the Instant/Spell slot (D-4.1). */
export const place = z.discriminatedUnion("zone", [
  z.strictObject({ zone: z.literal("stack") }),
  z.strictObject({ zone: z.literal("charging") }),
  z.strictObject({ zone: z.literal("weapon"), slot: weaponSlot }),
  z.strictObject({ zone: z.literal("armor"), slot: side }),
  /** `of`: the teammate whose Battle Field it is, when it is not the controller's own (D-14.4). */
  z.strictObject({
    zone: z.literal("field"),
    slot: z.int().min(0).max(9),
    of: seatNumber.exactOptional(),
  }),
  /** Hero Equip of the hero it enhances (D-4.13). */
  z.strictObject({ zone: z.literal("equip"), hero: seatNumber }),
  /** Enhancements on a creature or weapon. */
  z.strictObject({ zone: z.literal("attached"), to: cardId }),
  /** A card that has become a part of a creature (D-13.8). */
  z.strictObject({ zone: z.literal("fused"), to: cardId }),
]);

/** What a card has only while it is in play, on the stack or charging. */
const inPlay = z.strictObject({
  controller: seatNumber,
  place,
  /** Spent = the rulebook's "Activated", at an angle. */
  spent: z.boolean(),
  /** Turn number in which it came into play. */
  since: z.int().min(0),
  /** Damage on Armor, on Aura Armor and on Life, kept apart (D-8). */
  armor: z.int().min(0),
  aura: z.int().min(0),
  life: z.int().min(0),
  tokens,
  /** Start Phases of its controller in which it will not ready (D-7.19). */
  locked: z.int().min(0),
  /** Charges while in the Charging slot (D-9.11). */
  charges: z.int().min(0),
  /** Order among continuous effects. */
  stamp: z.int().min(0),
  /** Cards that have become parts of this creature (D-13.8), in that order. */
  fused: z.array(cardId).exactOptional(),
});
/** Definitions that made up a fused creature whose ability waits while it is no more (D-13.8). */
const parts = z.array(z.string()).exactOptional();
const card = z.strictObject({ def: z.string(), owner: seatNumber, play: inPlay.exactOptional() });

const slots = z.strictObject({ primary: z.nullable(cardId), secondary: z.nullable(cardId) });
const weaponSlots = z.record(weaponSlot, z.nullable(cardId));
const player = z.strictObject({
  seat: seatNumber,
  name: z.string(),
  level: z.int().min(1).max(99),
  faction: z.string(),
  /** Choice at level 4 (D-2.8) and at level 6 (D-2.10). */
  reroll: z.enum(["cast", "attack"]),
  creatureBonus: z.enum(["roll", "ap"]),
  /** Why the hero is defeated while the game goes on (D-14.3, D-15.2); absent while it stands. */
  fallen: z.enum(["life", "poison", "deck", "concession"]).exactOptional(),
  life: z.int().min(0),
  startingLife: z.int().min(1),
  cp: z.int().min(0),
  tokens,
  /** Damage on armor and aura that effects grant to the hero (D-8.1). */
  armorDamage: z.int().min(0),
  auraDamage: z.int().min(0),
  /** Top card first. */
  deck: z.array(cardId),
  hand: z.array(cardId),
  /** Oldest first (D-4.2). */
  boneyard: z.array(cardId),
  removed: z.array(cardId),
  /** Weapons, armor, what enhances the hero and what charges are the hero (D-4.3). */
  weapons: weaponSlots,
  armor: slots,
  equip: z.array(cardId),
  /** D-4.15: one spell, face down. */
  charging: z.nullable(cardId),
  /** Cards in one slot remain things of their own (D-4.9). */
  field: z.array(z.array(cardId)),
  armorPlayed: z.int().min(0),
  epicPlayed: z.int().min(0),
  turnsTaken: z.int().min(0),
  /** Once-per-game uses: "look" (D-2.6), "reroll" (D-2.8). */
  used: z.array(z.enum(["look", "reroll"])),
  /** Cards of the own deck whose position the player knows. */
  known: z.array(cardId),
});

const result = z.enum(["critical-miss", "clean-miss", "hit", "direct-hit", "critical-hit"]);

/** What an effect knows of how it came about. */
const context = z.strictObject({
  source: cardId,
  controller: seatNumber,
  targets: z.array(maybeTarget),
  x: z.int().min(0),
  /** What the trigger speaks of. */
  it: maybeTarget,
  /** What the source enhances, or enhanced when it left. */
  host: maybeTarget,
  rolled: z.nullable(result),
  /** The opponent it means, chosen when it was announced (D-14). */
  opponent: seatNumber.exactOptional(),
});
const pendingTrigger = z.strictObject({
  source: cardId,
  controller: seatNumber,
  ability: z.int().min(0),
  it: maybeTarget,
  host: maybeTarget,
  rolled: z.nullable(result),
  parts,
});

/** A spell or ability that waits for its resolution. */
const stackItem = z.strictObject({
  ...context.omit({ source: true }).shape,
  id: z.string(),
  kind: z.enum(["spell", "ability", "trigger"]),
  card: cardId,
  /** Which ability of the card, by its index in the definition. */
  ability: z.nullable(z.int().min(0)),
  /** Slot reserved for a permanent (D-9.6). */
  slot: z.nullable(place),
  parts,
});

/**
 * Who fights: a creature, or a hero with the weapons used (none = unarmed). A creature that fights as several attacks has
 * a line or a defence for each part, from 1 (D-13.2).
 */
const fighter = z.union([
  z.strictObject({ card: cardId, part: z.int().min(1).exactOptional() }),
  z.strictObject({ hero: seatNumber, weapons: z.array(cardId) }),
]);
/** `empty`: Distance weapons without ammo at the declaration, which strike with AP 0 from there on (D-7.16). */
const engaged = z.strictObject({ by: fighter, empty: z.array(cardId) });
const roll = z.strictObject({ natural: z.int(), modifier: z.int(), total: z.int(), result });
const line = z.strictObject({
  ...engaged.shape,
  defenders: z.array(engaged),
  roll: z.nullable(roll),
  /** Left play or was made unable before the rolls (D-7.22). */
  out: z.boolean(),
  /** The creature it is aimed at when the hero attacked is defeated. */
  aim: cardId.exactOptional(),
});
const attack = z.strictObject({ attacker: seatNumber, defender: seatNumber, lines: z.array(line) });

/** A change that ends by itself: at the end of this turn, or at the start of that seat's next turn. */
const timed = z.strictObject({
  on: target,
  grant: modifier,
  source: cardId,
  stamp: z.int().min(0),
  until: z.union([z.literal("turn"), z.strictObject({ startOf: seatNumber })]),
});

const plain = <T extends string>(name: T) => z.strictObject({ do: z.literal(name) });
const asking = <T extends string>(name: T) => z.strictObject({ do: z.literal(name), ask: askNumber });

/** One thing still to be done. `ask` is 0 until the decision has been put to somebody. */
const step = z.discriminatedUnion("do", [
  asking("starting-picks").extend({
    picks: z.array(z.strictObject({ seat: seatNumber, card: z.nullable(cardId) })),
    /** Who goes first when the set-up says so; chance decides after the picks when it is null (D-3.5). */
    first: z.nullable(seatNumber),
  }),
  plain("opening-hands"),
  asking("exchange").extend({ seat: seatNumber }),
  plain("turn"),
  plain("fade"),
  plain("start-triggers"),
  plain("ready"),
  plain("charge"),
  plain("start-draw"),
  asking("action"),
  plain("end-turn"),
  plain("turn-over"),
  /** Instants and abilities may be played; two yields in a row close it (D-6.10). */
  asking("window").extend({
    kind: z.enum(["before-action", "attack-1", "attack-2", "stack", "end"]),
    priority: seatNumber,
    yields: z.int().min(0),
  }),
  asking("aim"),
  asking("defenders"),
  asking("roll").extend({ line: z.int().min(0) }),
  asking("reroll").extend({ seat: seatNumber, line: z.nullable(z.int().min(0)) }),
  plain("damage").extend({ instinct: z.boolean() }),
  plain("attack-over"),
  /** Puts what has triggered on the stack; opens a window of its own unless one follows anyway. */
  plain("triggers").extend({ window: z.boolean(), ordered: z.boolean() }),
  asking("order").extend({ seat: seatNumber, window: z.boolean() }),
  asking("targets").extend({ trigger: pendingTrigger }),
  plain("resolve-stack"),
  plain("effects").extend({ context, todo: z.array(effect) }),
  plain("spell-done").extend({ card: cardId }),
  asking("discard").extend({ seat: seatNumber, count: z.int().min(1) }),
  asking("boneyard").extend({
    seat: seatNumber,
    type: z.nullable(z.enum(TYPES)),
    maxLevel: z.nullable(z.int()),
    to: z.enum(["hand", "deck-top", "play"]),
  }),
  /** Where a creature that an effect puts into play goes. */
  asking("slot").extend({ seat: seatNumber, card: cardId }),
  asking("store-cp").extend({ seat: seatNumber, card: cardId, max: z.int().min(1) }),
  asking("look").extend({ seat: seatNumber, card: cardId }),
]);

export const matchOptions = z.strictObject({
  creaturesEnter: z.enum(["ready", "spent"]).default("ready").describe("A-2"),
  armorDestroyedTo: z.enum(["removed", "boneyard"]).default("removed").describe("A-1"),
  battlefieldSlots: z
    .union([z.literal(4), z.literal(5)])
    .default(4)
    .describe("A-3"),
  gangDefense: z.boolean().default(false).describe("A-4"),
  defenderRemoved: z.enum(["stopped", "through"]).default("stopped").describe("A-10"),
  poisonCreatureLimit: z.enum(["reach", "exceed"]).default("reach").describe("A-17"),
  heroFactionFrom: z.enum(["profile", "level5"]).default("profile").describe("A-36"),
  boneyardPublic: z.boolean().default(false).describe("A-39"),
  maxLevel: z.int().min(1).max(99).default(10).describe("A-30"),
  sameWeaponDefense: z.boolean().default(false).describe("D-15.1"),
  lastStand: z.boolean().default(false).describe("D-15.2"),
  noDieModifiers: z.boolean().default(false).describe("D-15.3"),
  teams: z.enum(["off", "2v2", "3v3"]).default("off").describe("D-14.1"),
  counts: z
    .enum(["casual", "ranked"])
    .default("casual")
    .describe("D-11.3: a ranked match awards Skill Points."),
});

const outcome = z.strictObject({
  winners: z.array(seatNumber).readonly(),
  reason: z.string(),
  rule: z.string(),
  awards: z
    .array(z.strictObject({ seat: seatNumber, points: z.int() }))
    .readonly()
    .exactOptional(),
});

export const SCHEMA = 1;

export const stateSchema = z.strictObject({
  schema: z.literal(SCHEMA),
  rng: z.strictObject({
    seed: z.string(),
    drawn: z.int().min(0),
    script: z.array(z.int()).exactOptional(),
  }),
  asks: z.int().min(0),
  over: z.nullable(outcome),
  options: matchOptions,
  players: z.array(player),
  cards: z.record(cardId, card),
  /** Definitions given with the match (scenarios, custom sets); looked up before the built-in set. */
  defs: z.record(z.string(), cardDef),
  /** Both mean nothing until the starting equipment is turned up (D-3.5). */
  active: seatNumber,
  first: seatNumber,
  /** Counts every player's turn, from 1. */
  turn: z.int().min(0),
  phase: z.enum(["setup", "start", "action", "end"]),
  /** The action taken this turn (D-6.7). */
  action: z.nullable(z.enum(["attack", "cast"])),
  castRoll: z.nullable(z.strictObject({ natural: z.int(), modifier: z.int(), total: z.int() })),
  agenda: z.array(step),
  stack: z.array(stackItem),
  attack: z.nullable(attack),
  timed: z.array(timed),
  /** What has triggered and is not yet on the stack. */
  triggers: z.array(pendingTrigger),
  /** How often the game has started over (D-13.3). */
  restarts: z.int().min(0),
  /** Next stack number, next timestamp. */
  next: z.strictObject({ stack: z.int().min(0), stamp: z.int().min(0) }),
});

export type CardId = string;
export type Target = z.infer<typeof target>;
export type Place = z.infer<typeof place>;
export type Card = z.infer<typeof card>;
export type InPlay = z.infer<typeof inPlay>;
export type Player = z.infer<typeof player>;
export type ResultKind = z.infer<typeof result>;
export type Context = z.infer<typeof context>;
export type PendingTrigger = z.infer<typeof pendingTrigger>;
export type StackItem = z.infer<typeof stackItem>;
export type Fighter = z.infer<typeof fighter>;
export type Engaged = z.infer<typeof engaged>;
export type AttackLine = z.infer<typeof line>;
export type Attack = z.infer<typeof attack>;
export type Step = z.infer<typeof step>;
export type StepOf<K extends Step["do"]> = Extract<Step, { do: K }>;
export type WindowStep = StepOf<"window">;
export type State = z.infer<typeof stateSchema>;
