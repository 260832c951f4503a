import type { Refusal } from "./refusal.ts";
import type { Msg } from "./text.ts";

export type Seat = number;
/** Who looks: a seat, or anybody who sees the public side only. */
export type Viewer = Seat | "spectator";

/** One thing that can be picked. Ids are short, unique in their spec and safe in a custom id: [A-Za-z0-9.-]. */
export interface Option {
  readonly id: string;
  readonly label: Msg;
  readonly note?: Msg;
  /** Card object this stands for, so that pictures can number it. */
  readonly card?: string;
}
export interface OneSpec {
  readonly type: "one";
  readonly options: readonly Option[];
  /** May be answered with null. */
  readonly optional?: boolean;
}
export interface SomeSpec {
  readonly type: "some";
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  /** Sets of option ids of which at most one may be picked. */
  readonly exclusive?: readonly (readonly string[])[];
  /** What is to be expected with so many picked, from none on. */
  readonly expect?: readonly Msg[];
}
export interface NumberSpec {
  readonly type: "number";
  readonly min: number;
  readonly max: number;
}
/** Each `from` goes to at most one `to`, each `to` takes at most `perTo`; only the listed pairs exist. */
export interface AssignSpec {
  readonly type: "assign";
  readonly from: readonly Option[];
  readonly to: readonly Option[];
  readonly pairs: readonly (readonly [from: string, to: string])[];
  readonly perTo: number;
  /** Sets of `from` ids that count as one: at most one of each set may be used. */
  readonly exclusive?: readonly (readonly string[])[];
}
export interface OrderSpec {
  readonly type: "order";
  readonly items: readonly Option[];
}
export interface Field {
  readonly name: string;
  readonly prompt: Msg;
  readonly spec: OneSpec | SomeSpec | NumberSpec;
  /** What one should know before answering, a line each. */
  readonly help?: readonly Msg[];
}
export interface MenuItem {
  readonly id: string;
  /** Catalogue key suffix `group.<group>`: how a player thinks of it (attack, cast, respond …). */
  readonly group: string;
  readonly label: Msg;
  readonly note?: Msg;
  readonly card?: string;
  readonly cost?: Msg;
  /** Present when it cannot be done now; such an item is shown and never accepted. */
  readonly refused?: Refusal;
  /** Sub-choices, each independent of the others. */
  readonly fields: readonly Field[];
  /** The plain way on (yield, end turn, roll): shown as the first button. */
  readonly primary?: boolean;
  /** A question to be asked first, because something is given away that does not come back. */
  readonly confirm?: Msg;
}
export interface MenuSpec {
  readonly type: "menu";
  readonly items: readonly MenuItem[];
}
export type Spec = OneSpec | SomeSpec | NumberSpec | AssignSpec | OrderSpec | MenuSpec;

export type FieldAnswer = string | null | readonly string[] | number;
export interface MenuAnswer {
  readonly item: string;
  readonly fields: Readonly<Record<string, FieldAnswer>>;
}
export type AssignAnswer = Readonly<Record<string, string>>;
export type Answer = FieldAnswer | MenuAnswer | { readonly assign: AssignAnswer };

/** A decision somebody owes. */
export interface Choice {
  /** `<ask number>.<seat>`: never used twice in a match, so an old button is known as old. */
  readonly id: string;
  readonly seat: Seat;
  /** Stable word for the kind of decision, e.g. "action", "respond", "defenders". */
  readonly kind: string;
  readonly prompt: Msg;
  readonly rule: string;
  readonly spec: Spec;
  /** What one should know before answering, a line each: why one is asked, what is at stake, the odds. */
  readonly help?: readonly Msg[];
  /** setup = before the game, decision = own turn, response = a window opened by the other side. */
  readonly deadline: "setup" | "decision" | "response";
  /** Others learn that it is owed, never what is chosen, until the game reveals it. */
  readonly secret?: boolean;
  /**
   * A chance to step in that may be let pass, and whether anything was done that a step could answer ("action") or it is just
   * a moment of the turn ("moment"). Follows from public facts alone. Players may have such choices passed for them.
   */
  readonly window?: "action" | "moment";
}

export interface Action {
  readonly seat: Seat;
  readonly choice: string;
  readonly answer: Answer;
}
