import type { Viewer } from "../kernel/choice.ts";
import { isCreature, setPlay } from "./board.ts";
import { copyState } from "./copy.ts";
import { cardDef, cardOf, isSpell } from "./defs.ts";
import { startingOptions } from "./setup.ts";
import { openSlots } from "./slots.ts";
import type { CardId, Player, State } from "./state.ts";

/**
 * A copy that looks the same to `viewer`: the hands, decks, charging cards and Boneyards of others are dealt anew among
 * each other, and the order of the own deck is unknown, except for cards the viewer has looked at.
 */
export function redeal(state: State, viewer: Viewer, pick: (n: number) => number): State {
  const copy = copyState(state);
  for (const player of copy.players)
    if (player.seat === viewer) shuffleKeeping(player.deck, player.known, pick);
    else dealAnew(copy, player, pick);
  return copy;
}

/** Deals one player's hidden cards anew. The charging card stays one that could be charged (D-9.11). */
function dealAnew(state: State, player: Player, pick: (n: number) => number): void {
  const stays = player.boneyard.map((id) => state.options.boneyardPublic || atWork(state, id));
  const hidden = player.boneyard.filter((_, at) => !stays[at]);
  const pool = [...player.hand, ...player.deck, ...hidden];
  if (player.charging !== null) pool.push(player.charging);
  scramble(pool, pick);
  if (player.charging !== null) {
    const at = pool.findIndex((id) => {
      const def = cardDef(state, id);
      return isSpell(def.type) && def.level > player.level;
    });
    const [id] = pool.splice(Math.max(0, at), 1);
    if (id !== undefined) moveCharge(state, player, id);
  }
  player.known = [];
  player.hand = pool.splice(0, player.hand.length);
  player.boneyard = player.boneyard.map((id, at) => (stays[at] ? id : (pool.shift() ?? id)));
  player.deck = pool;
  fitPrivateSteps(state, player, pick);
}

/** Everybody has seen a card go whose ability still waits or is at work; one that brings itself back lies where it lay. */
function atWork(state: State, id: CardId): boolean {
  return (
    state.stack.some((item) => item.card === id) ||
    state.triggers.some((one) => one.source === id) ||
    state.agenda.some(
      (step) =>
        (step.do === "effects" && step.context.source === id) ||
        (step.do === "targets" && step.trigger.source === id),
    )
  );
}

function moveCharge(state: State, player: Player, id: CardId): void {
  if (player.charging === null || player.charging === id) return;
  const old = cardOf(state, player.charging);
  setPlay(state, id, old.play ?? null);
  setPlay(state, player.charging, null);
  player.charging = id;
}

/** Secret picks and private decisions of that player must speak of the cards now lying there. */
function fitPrivateSteps(state: State, player: Player, pick: (n: number) => number): void {
  for (const step of state.agenda) {
    if (step.do === "starting-picks") {
      const options = [...startingOptions(state, player.seat), null];
      step.picks = step.picks.map((one) =>
        one.seat === player.seat ? { seat: one.seat, card: options[pick(options.length)] ?? null } : one,
      );
    } else if (step.do === "look" && step.seat === player.seat) {
      const top = player.deck[0];
      if (top !== undefined) step.card = top;
    } else if (step.do === "slot" && step.seat === player.seat && !state.options.boneyardPublic)
      step.card = cardForSlot(state, player, step.card, pick);
  }
}

/** A card on its way from the Boneyard into play lies there, and has a slot to go to; nobody else has seen which it is. */
function cardForSlot(state: State, player: Player, id: CardId, pick: (n: number) => number): CardId {
  const { boneyard, hand, deck } = player;
  const fitting = boneyard.filter(
    (one) => isCreature(state, one) && openSlots(state, player.seat, one).length > 0,
  );
  if (fitting.length > 0) return fitting[pick(fitting.length)] ?? id;
  const [instead] = boneyard;
  for (const pile of [hand, deck]) {
    const at = pile.indexOf(id);
    if (at < 0 || instead === undefined) continue;
    pile[at] = instead;
    boneyard[0] = id;
  }
  return id;
}

function shuffleKeeping(deck: CardId[], known: readonly CardId[], pick: (n: number) => number): void {
  const free = deck.map((_, index) => index).filter((index) => !known.includes(deck[index] ?? ""));
  const cards = free.map((index) => deck[index] ?? "");
  scramble(cards, pick);
  for (const [at, index] of free.entries()) deck[index] = cards[at] ?? "";
}

function scramble(list: CardId[], pick: (n: number) => number): void {
  for (let i = list.length - 1; i > 0; i -= 1) {
    const j = pick(i + 1);
    const a = list[i];
    const b = list[j];
    if (a === undefined || b === undefined) continue;
    list[i] = b;
    list[j] = a;
  }
}
