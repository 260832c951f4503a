import type { Card, CardId, Place, Player, State } from "../state.ts";

/** D-4: each card of the set-up lies in exactly one zone, and what the card says of its place is where it lies. */

/** Where every card was found; the fuzzer looks at it after every move, so it makes no words unless something is wrong. */
class Finder {
  readonly #state: State;
  readonly #seen = new Set<CardId>();
  /** Cards that have something to lose: in play, on the stack, charging, parts of others. */
  readonly inPlay: CardId[] = [];
  fault: string | null = null;

  constructor(state: State) {
    this.#state = state;
  }
  get count(): number {
    return this.#seen.size;
  }
  #note(id: CardId, zone: string): Card | undefined {
    const card = this.#state.cards[id];
    if (!card) this.fault ??= `no card is called ${id}, which lies in ${zone}`;
    const before = this.#seen.size;
    this.#seen.add(id);
    if (this.#seen.size === before) this.fault ??= `card ${id} lies in ${zone} and somewhere else`;
    return card;
  }
  /** Resting cards, in a pile of their owner. */
  rest(ids: readonly CardId[], pile: string, seat: number): void {
    for (const id of ids) {
      const card = this.#note(id, pile);
      if (card && (card.play || card.owner !== seat))
        this.fault ??= `card ${id} of seat ${card.owner} lies in ${pile} ${seat}${card.play ? ` and is in play, ${card.play.place.zone}` : ""}`;
    }
  }
  /** A card that must know its place. */
  lies(id: CardId, zone: Place["zone"], fits: (place: Place, controller: number) => boolean): void {
    const play = this.#note(id, zone)?.play;
    this.inPlay.push(id);
    if (!play) this.fault ??= `card ${id} lies in ${zone} and does not know`;
    else if (play.place.zone !== zone || !fits(play.place, play.controller))
      this.fault ??= `card ${id} lies in ${zone} and says ${JSON.stringify(play.place)} of seat ${play.controller}`;
  }
}

export interface Found {
  /** The first card at fault, in words; null when every card is where it should be, once. */
  readonly fault: string | null;
  readonly cards: number;
  /** Every card that has a part it has only in play. */
  readonly inPlay: readonly CardId[];
}

export function findCards(state: State): Found {
  const finder = new Finder(state);
  for (const player of state.players) findOf(player, finder);
  for (const item of state.stack) if (item.kind === "spell") finder.lies(item.card, "stack", anywhere);
  for (const step of state.agenda)
    if (step.do === "spell-done" && state.cards[step.card]?.play?.place.zone === "stack")
      finder.lies(step.card, "stack", anywhere);
  let cards = 0;
  for (const id in state.cards) {
    cards += 1;
    const place = state.cards[id]?.play?.place;
    if (place?.zone !== "attached" && place?.zone !== "fused") continue;
    finder.lies(id, place.zone, anywhere);
    finder.fault ??= faultInHost(state, id, place);
  }
  if (cards !== finder.count) finder.fault ??= `of ${cards} cards ${finder.count} lie somewhere`;
  return { fault: finder.fault ?? faultInKnown(state), cards, inPlay: finder.inPlay };
}

const anywhere = (): boolean => true;
const PILES = ["deck", "hand", "boneyard", "removed"] as const;
const WEAPONS = ["primary", "primary-2", "secondary", "secondary-2"] as const;

function findOf(player: Player, finder: Finder): void {
  const { seat } = player;
  for (const pile of PILES) finder.rest(player[pile], pile, seat);
  for (const slot of WEAPONS) {
    const id = player.weapons[slot];
    if (id) finder.lies(id, "weapon", (one, by) => by === seat && one.zone === "weapon" && one.slot === slot);
  }
  for (const slot of ["primary", "secondary"] as const) {
    const id = player.armor[slot];
    if (id) finder.lies(id, "armor", (one, by) => by === seat && one.zone === "armor" && one.slot === slot);
  }
  for (const id of player.equip) finder.lies(id, "equip", (one) => one.zone === "equip" && one.hero === seat);
  if (player.charging !== null) finder.lies(player.charging, "charging", (_, by) => by === seat);
  for (const [slot, cards] of player.field.entries())
    for (const id of cards)
      finder.lies(
        id,
        "field",
        (one, by) => one.zone === "field" && one.slot === slot && (one.of ?? by) === seat,
      );
}

/** What is attached or a part belongs to something that is there. */
function faultInHost(state: State, id: CardId, place: Extract<Place, { to: CardId }>): string | null {
  const host = state.cards[place.to]?.play;
  if (!host) return `card ${id} is ${place.zone} to ${place.to}, which is not in play`;
  if (place.zone === "fused" && !host.fused?.includes(id)) return `card ${id} is no part of ${place.to}`;
  return null;
}

function faultInKnown(state: State): string | null {
  for (const { known, deck } of state.players)
    for (const id of known) if (!deck.includes(id)) return `card ${id} is known in a deck without it`;
  return null;
}
