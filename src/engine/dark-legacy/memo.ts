import type { Condition, Modifier, Who } from "../../cards/dark-legacy/vocabulary.ts";
import type { Seat } from "../kernel/choice.ts";
import type { DefInfo } from "./defs.ts";
import type { CardId, InPlay, State, Target } from "./state.ts";

/** A continuous change that holds now. `index` is its place in the order of application. */
export interface Active {
  readonly index: number;
  readonly source: CardId;
  readonly controller: Seat;
  readonly grant: Modifier;
  /** Static effects say whom they meet, timed ones have one fixed target. */
  readonly who: Who | null;
  readonly on: Target | null;
  readonly condition: Condition | null;
}

/** A thing that continuous changes may grant; AP for each of something is AP. */
export type Granted = Exclude<keyof Modifier, "apEach">;
/** Continuous changes by what they grant, each list in the order of application. */
export type Actives = { readonly [K in Granted]?: readonly Active[] };

/** What most definitions have nothing of. */
export const PARTS = ["triggers", "activates", "storesCp"] as const;
export type Part = (typeof PARTS)[number];

/**
 * A memo of what lies in play, outside the state and never saved. Rule for keeping it true: whoever puts a permanent into
 * play or takes one out says `entered` or `left` (zones.ts does), and whoever changes timed effects or a controller says
 * `touch`; `forget` is for what changes everything, fusion too. `faultInBoard` compares it with one made afresh. What it
 * holds is replaced and never changed, so that a copy of the state begins with the same.
 */
export interface Memo {
  /** Permanents in play, oldest first. */
  permanents: readonly CardId[];
  /** Static effects by timestamp, then timed ones; made when it is asked for. */
  actives: Actives | null;
  /** Permanents by what their definitions hold; made when they are asked for. */
  holding: Partial<Record<Part, readonly CardId[]>>;
  /** Creatures a seat controls, by slot; made when they are asked for. */
  creatures: readonly (readonly CardId[] | undefined)[];
  /** Some creature may be made of several cards, so that cards are not simply what is printed on them. */
  readonly fused: boolean;
  /** Cards with a part that they have only in play, on the stack or charging. */
  played: readonly CardId[];
  /** All cards as they are when they rest, for copies to begin with; made when it is asked for, shared with all copies. */
  resting: { readonly ids: readonly CardId[]; readonly cards: State["cards"] } | null;
  /** What is printed on each card, which never changes in a match: shared with all copies. */
  readonly printed: Record<CardId, DefInfo>;
}

/** Cards have come into play or left it. */
export function unmake(memo: Memo, permanents: readonly CardId[]): void {
  memo.permanents = permanents;
  memo.actives = null;
  memo.holding = NOTHING;
  memo.creatures = NOBODY;
}
const NOTHING: Memo["holding"] = {};
const NOBODY: Memo["creatures"] = [];

const memos = new WeakMap<State, Memo>();
/** The state last asked about, nearly always the one asked about next. */
let lately: { readonly state: State; readonly memo: Memo } | null = null;

export function memoOf(state: State): Memo {
  if (lately?.state === state) return lately.memo;
  let memo = memos.get(state);
  if (!memo) {
    memo = freshMemo(state);
    memos.set(state, memo);
  }
  lately = { state, memo };
  return memo;
}

/** The memo there is, if any. */
export function keptMemo(state: State): Memo | undefined {
  return memos.get(state);
}

/** Everything is looked at anew: cards have changed places or what they are without `entered` and `left`. */
export function forget(state: State): void {
  memos.delete(state);
  if (lately?.state === state) lately = null;
}

/** A copy begins with what is known of the state it was made from. */
export function inherit(copy: State, from: State): void {
  const memo = memos.get(from);
  if (memo) memos.set(copy, { ...memo });
}

function freshMemo(state: State): Memo {
  const permanents = findPermanents(state);
  const fused = permanents.some((id) => state.cards[id]?.play?.fused !== undefined);
  const played: CardId[] = [];
  for (const id in state.cards) if (state.cards[id]?.play) played.push(id);
  return {
    permanents,
    actives: null,
    holding: NOTHING,
    creatures: NOBODY,
    fused,
    played,
    resting: null,
    printed: {},
  };
}

export function findPermanents(state: State): CardId[] {
  const found: { id: CardId; stamp: number }[] = [];
  for (const id in state.cards) {
    const play = state.cards[id]?.play;
    if (play && onTable(play.place.zone)) found.push({ id, stamp: play.stamp });
  }
  return found.sort((a, b) => a.stamp - b.stamp).map((one) => one.id);
}

/** Is it the place of a permanent in play? */
export function onTable(zone: InPlay["place"]["zone"]): boolean {
  return zone !== "stack" && zone !== "charging" && zone !== "fused";
}
