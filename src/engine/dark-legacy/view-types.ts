import type { CardType, Faction, Keyword, TokenKind } from "../../cards/dark-legacy/vocabulary.ts";
import type { Seat, Viewer } from "../kernel/choice.ts";
import type { Outcome } from "../kernel/game.ts";
import type { Language } from "../kernel/look.ts";

/** A card that the viewer may read, with the figures that hold now (after all continuous effects). */
export interface CardView {
  readonly id: string;
  readonly def: string;
  readonly name: string;
  readonly faction: Faction;
  readonly type: CardType;
  readonly cost: number;
  readonly level: number;
  readonly text: string;
  /** The text in further languages; English serves where one is missing. */
  readonly textIn?: Readonly<Partial<Record<Language, string>>>;
  readonly keywords: readonly Keyword[];
  readonly owner: Seat;
  readonly controller: Seat;
  readonly spent: boolean;
  readonly locked: number;
  readonly summonedThisTurn: boolean;
  readonly ap: number | null;
  /** What is left and what it began with. */
  readonly armor: { readonly left: number; readonly of: number } | null;
  readonly aura: { readonly left: number; readonly of: number } | null;
  readonly life: { readonly left: number; readonly of: number } | null;
  readonly tokens: Readonly<Partial<Record<TokenKind, number>>>;
  readonly attached: readonly CardView[];
  readonly attacking: boolean;
  readonly defending: boolean;
}

/** The charging card: its owner reads it, others see its back and its charges (D-9.11). */
export interface ChargingView {
  readonly charges: number;
  readonly card: CardView | null;
}

export interface PlayerView {
  readonly seat: Seat;
  readonly name: string;
  /** 0 or 1 in a team battle, otherwise absent (D-14). */
  readonly team?: number;
  /** Present when the hero is defeated and the match goes on (D-14.3, D-15.2). */
  readonly fallen?: true;
  readonly level: number;
  readonly faction: string;
  readonly life: number;
  readonly startingLife: number;
  readonly cp: number;
  readonly poison: number;
  readonly deck: number;
  readonly handCount: number;
  readonly boneyardCount: number;
  readonly removed: readonly CardView[];
  /** The viewer's own only, unless the option opens it. */
  readonly hand: readonly CardView[] | null;
  readonly boneyard: readonly CardView[] | null;
  /** Two in a slot only while a card allows it (D-13.5). */
  readonly weapons: {
    readonly primary: CardView | null;
    readonly "primary-2"?: CardView | null;
    readonly secondary: CardView | null;
    readonly "secondary-2"?: CardView | null;
  };
  readonly armor: { readonly primary: CardView | null; readonly secondary: CardView | null };
  readonly equip: readonly CardView[];
  readonly charging: ChargingView | null;
  /** Slots in order, the last is the Instant/Spell slot. Teammates' cards may lie there too (D-14.4). */
  readonly field: readonly (readonly CardView[])[];
  readonly armorPlayed: number;
}

export interface StackView {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly kind: "spell" | "ability" | "trigger";
  readonly controller: Seat;
  /** Ids of cards, "hero-0", or ids of stack items. */
  readonly targets: readonly string[];
  readonly x: number;
  readonly countered: boolean;
  readonly card: CardView;
}

export interface AttackView {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly lines: readonly {
    /** Card id of the creature or of the first weapon used; "hero-N" when unarmed. */
    readonly from: string;
    readonly fromName: string;
    readonly defendedBy: string | null;
    readonly defenderName: string | null;
    /** The creature aimed at where the hero attacked is defeated (D-15.2). */
    readonly aim?: string;
    readonly aimName?: string;
    readonly natural: number | null;
    readonly total: number | null;
    readonly result: string | null;
  }[];
}

export interface DarkLegacyView {
  readonly game: "dark-legacy";
  readonly viewer: Viewer;
  readonly turn: number;
  /** Null until it is decided who goes first (D-3.5). */
  readonly active: Seat | null;
  readonly phase: "setup" | "start" | "action" | "end";
  readonly action: "attack" | "cast" | null;
  readonly castRoll: { readonly natural: number; readonly modifier: number; readonly total: number } | null;
  readonly window: { readonly kind: string; readonly priority: Seat } | null;
  readonly players: readonly PlayerView[];
  readonly stack: readonly StackView[];
  readonly attack: AttackView | null;
  /** Seats that owe a decision. */
  readonly waiting: readonly Seat[];
  readonly over: Outcome | null;
}
