import { copyPlain } from "../kernel/json.ts";
import { inherit } from "./memo.ts";
import type { Card, CardId, State } from "./state.ts";

/**
 * A copy of a state to play on with. It shares what is never changed in place: the definitions given with the match and the
 * records of cards that are not in play, which are most of a state (`setPlay` replaces them).
 */
export function copyState(state: State): State {
  const { cards, defs } = state;
  const copy = copyPlain({ ...state, cards: {}, defs: {} });
  copy.cards = copyCards(cards);
  copy.defs = defs;
  inherit(copy, state);
  return copy;
}

function copyCards(cards: State["cards"]): State["cards"] {
  const copy: Record<CardId, Card> = {};
  for (const id of Object.keys(cards)) {
    const card = cards[id];
    if (card) copy[id] = card.play ? copyPlain(card) : card;
  }
  return copy;
}
