import type {
  CardDef,
  Effect,
  Keyword,
  Modifier,
  TokenKind,
  Trigger,
} from "../../cards/dark-legacy/vocabulary.ts";
import type { Seat } from "../kernel/choice.ts";
import type { KernelState } from "../kernel/game.ts";

/** A card object of this match. Ids are "c1", "c2" …; opponents never see the id of a hidden card. */
export type CardId = string;
/** What can be hurt, targeted or enhanced. */
export type Target = { readonly card: CardId } | { readonly hero: Seat } | { readonly stack: string };

/** Where a card lies. Field slots count from 0; the last one is the Instant/Spell slot (D-4.1). */
export type Place =
  | { readonly zone: "deck" | "hand" | "boneyard" | "removed" | "stack" | "charging" | "equip" }
  | { readonly zone: "weapon"; readonly slot: "primary" | "secondary" }
  | { readonly zone: "armor"; readonly slot: "primary" | "secondary" }
  | { readonly zone: "field"; readonly slot: number }
  /** Enhancements on a creature or weapon. */
  | { readonly zone: "attached"; readonly to: CardId };

export interface Card {
  readonly id: CardId;
  /** Key of its definition. */
  readonly def: string;
  readonly owner: Seat;
  controller: Seat;
  /** Whose side of the table it lies on (an enhancement on the opponent's hero lies there). */
  side: Seat;
  place: Place;
  /** Spent = the rulebook's "Activated", at an angle. */
  spent: boolean;
  /** Turn number in which it came into play; 0 outside play. */
  since: number;
  /** Damage on Armor, on Aura Armor and on Life, kept apart (D-8). */
  damage: { armor: number; aura: number; life: number };
  tokens: Partial<Record<TokenKind, number>>;
  /** Start Phases of its controller it will not ready in (D-7.19). */
  locked: number;
  /** Charges while in the Charging slot (D-9.11). */
  charges: number;
  /** Hero chosen as host of an enhancement in a Hero Equip slot. */
  hostHero?: Seat;
  /** Oldest first; order among continuous effects is by timestamp. */
  stamp: number;
}

/** A change that ends by itself. */
export interface Timed {
  readonly on: Target;
  readonly grant: Modifier;
  readonly source: CardId;
  readonly stamp: number;
  /** "turn" = to the end of this turn; otherwise to the start of that seat's next turn. */
  readonly until: "turn" | { readonly startOf: Seat };
}

export interface Player {
  readonly seat: Seat;
  readonly name: string;
  readonly level: number;
  readonly faction: string;
  /** Choice at level 4 (D-2.8) and 6 (D-2.10). */
  readonly reroll: "cast" | "attack";
  readonly creatureBonus: "roll" | "ap";
  life: number;
  readonly startingLife: number;
  cp: number;
  tokens: Partial<Record<TokenKind, number>>;
  /** Damage on aura armor a card grants to the hero (D-8.1). */
  auraDamage: number;
  /** Top card first. */
  deck: CardId[];
  hand: CardId[];
  /** Oldest first (D-4.2). */
  boneyard: CardId[];
  removed: CardId[];
  weapons: { primary: CardId | null; secondary: CardId | null };
  armor: { primary: CardId | null; secondary: CardId | null };
  equip: CardId[];
  charging: CardId | null;
  field: CardId[][];
  armorPlayed: number;
  epicPlayed: number;
  turnsTaken: number;
  /** Once-per-game uses: "look", "reroll". */
  used: string[];
  /** Secret starting pick: undefined = not yet chosen, null = nothing (D-3.3). */
  pick?: CardId | null;
}

/** A spell or ability that waits for its resolution. */
export interface StackItem {
  readonly id: string;
  readonly kind: "spell" | "ability" | "trigger";
  readonly card: CardId;
  readonly controller: Seat;
  /** Which ability of the card, by its index in the definition. */
  readonly ability: number | null;
  readonly targets: readonly Target[];
  readonly x: number;
  /** Slot reserved for a permanent (D-9.6). */
  readonly slot: Place | null;
  countered: boolean;
}

export type ResultKind = "critical-miss" | "clean-miss" | "hit" | "direct-hit" | "critical-hit";

export interface Attacker {
  /** A creature's card id, or the hero with the weapons used (empty = unarmed). */
  readonly by: { readonly card: CardId } | { readonly hero: Seat; readonly weapons: readonly CardId[] };
  /** AP fixed at declaration for empty Distance weapons (D-7.16); null = look at it when damage is dealt. */
  readonly ap: number | null;
  defender:
    | { readonly card: CardId }
    | { readonly hero: Seat; readonly weapons: readonly CardId[]; readonly ap: number | null }
    | null;
  roll: { natural: number; modifier: number; total: number; result: ResultKind } | null;
  /** Left play or was made unable before the rolls (D-7.22). */
  out: boolean;
}
export interface Attack {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly attackers: Attacker[];
}

/** Instants and abilities may be played; two yields in a row close it (D-6.10). */
export interface Window {
  readonly kind: "before-action" | "attack-1" | "attack-2" | "stack" | "end";
  priority: Seat;
  yields: number;
}

/**
 * What is still to be done, last one first. Every step is plain data; a step that needs a decision stays on top until it
 * is answered, and carries the number of its ask.
 */
export type Step = { readonly do: string; readonly [key: string]: unknown };

export interface DarkLegacyOptions {
  readonly creaturesEnter: "ready" | "spent";
  readonly armorDestroyedTo: "removed" | "boneyard";
  readonly battlefieldSlots: 4 | 5;
  readonly gangDefense: boolean;
  readonly defenderRemoved: "stopped" | "through";
  readonly poisonCreatureLimit: "reach" | "exceed";
  readonly heroFactionFrom: "profile" | "level5";
  readonly boneyardPublic: boolean;
  readonly maxLevel: number;
  readonly sameWeaponDefense: boolean;
  readonly lastStand: boolean;
  readonly noDieModifiers: boolean;
}

export interface State extends KernelState {
  readonly options: DarkLegacyOptions;
  players: Player[];
  cards: Record<CardId, Card>;
  /** Definitions given with the match (scenarios, custom sets); looked up before the built-in set. */
  readonly defs: Record<string, CardDef>;
  active: Seat;
  readonly first: Seat;
  /** Counts every player's turn, from 1. */
  turn: number;
  phase: "setup" | "start" | "action" | "end";
  /** The action taken this turn (D-6.7). */
  action: "attack" | "cast" | null;
  castRoll: { natural: number; modifier: number; total: number } | null;
  agenda: Step[];
  stack: StackItem[];
  attack: Attack | null;
  window: Window | null;
  timed: Timed[];
  /** Next card number, next stack number, next timestamp. */
  next: { card: number; stack: number; stamp: number };
}

export type { CardDef, Effect, Keyword, Modifier, TokenKind, Trigger };
