import { copyPlain } from "../kernel/json.ts";
import { cardOf } from "./defs.ts";
import { inherit, type Memo, memoOf } from "./memo.ts";
import type { Card, CardId, Player, State } from "./state.ts";

/**
 * A copy of a state to play on with. It shares what is never changed in place: the options, the definitions given with the
 * match, places, and the records of cards that are not in play, which are most of a state (`setPlay` replaces them).
 */
export function copyState(state: State): State {
  const { rng, next, agenda, stack, attack, timed, triggers } = state;
  const copy: State = {
    ...state,
    rng: copyPlain(rng),
    players: state.players.map(copyPlayer),
    cards: copyCards(state),
    agenda: copyPlain(agenda),
    stack: copyPlain(stack),
    attack: copyPlain(attack),
    timed: copyPlain(timed),
    triggers: copyPlain(triggers),
    next: { ...next },
  };
  inherit(copy, state);
  return copy;
}

function copyPlayer(player: Player): Player {
  return {
    ...player,
    tokens: { ...player.tokens },
    deck: player.deck.slice(),
    hand: player.hand.slice(),
    boneyard: player.boneyard.slice(),
    removed: player.removed.slice(),
    weapons: { ...player.weapons },
    armor: { ...player.armor },
    equip: player.equip.slice(),
    field: player.field.map((slot) => slot.slice()),
    used: player.used.slice(),
    known: player.known.slice(),
  };
}

function copyCard(card: Card): Card {
  const { def, owner, play } = card;
  if (!play) return card;
  const copy = { ...play, tokens: { ...play.tokens } };
  if (play.fused) copy.fused = play.fused.slice();
  return { def, owner, play: copy };
}

/**
 * So many keys the engine copies from an object of parsed JSON at one stroke. Putting in a hundred keys one by one takes as
 * long as all the rest of a copy, and spreading more of them takes ten times as long.
 */
const AT_A_STROKE = 120;
/** A key that no card has. */
const SPARE = "c0";

function copyCards(state: State): State["cards"] {
  const memo = memoOf(state);
  memo.resting ??= restingCards(state);
  const { ids, cards } = memo.resting;
  const copy = ids.length > AT_A_STROKE ? oneByOne(ids, cards) : { ...cards };
  // Afterwards it is a hash table again, in which things are found sooner.
  delete copy[SPARE];
  for (const id of memo.played) {
    const card = state.cards[id];
    if (card) copy[id] = copyCard(card);
  }
  return copy;
}

function oneByOne(ids: readonly CardId[], cards: State["cards"]): State["cards"] {
  const copy: State["cards"] = {};
  for (const id of ids) {
    const card = cards[id];
    if (card) copy[id] = card;
  }
  return copy;
}

/** All cards as they are when they are not in play. */
function restingCards(state: State): NonNullable<Memo["resting"]> {
  const ids = Object.keys(state.cards);
  const found: State["cards"] = { [SPARE]: { def: "", owner: 0 } };
  for (const id of ids) {
    const { def, owner } = cardOf(state, id);
    found[id] = { def, owner };
  }
  const cards: State["cards"] = JSON.parse(JSON.stringify(found));
  return { ids, cards };
}
