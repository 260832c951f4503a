import type { DeckOffer } from "../engine/kernel/game.ts";
import { type Part, select } from "./components.ts";
import type { Speaker } from "./say.ts";
import { PAGE } from "./steps.ts";

/** The decks that one player may choose from. */
export interface DeckChoice {
  /** Their own, the one changed last first. */
  readonly own: readonly DeckOffer[];
  /** The game's and the server's. */
  readonly ready: readonly DeckOffer[];
}

/** A select for the player's own decks, where there are any, and one for those that everybody has. */
export function deckSelects(
  { own, ready }: DeckChoice,
  {
    idOf,
    chosen,
    speaker,
  }: {
    readonly idOf: (own: boolean) => string;
    /** The deck chosen so far; null = none yet. */
    readonly chosen: string | null;
    readonly speaker: Speaker;
  },
): Part[] {
  const options = (offers: readonly DeckOffer[]) =>
    offers.slice(0, PAGE).map((offer) => {
      const deck = speaker.say(offer.label, "plain");
      return offer.id === chosen
        ? { value: offer.id, label: speaker.tell("ui.setup.your-deck", { deck }), chosen: true }
        : { value: offer.id, label: deck };
    });
  return [
    ...(own.length === 0
      ? []
      : [select({ id: idOf(true), placeholder: speaker.tell("ui.deck.pick-own"), options: options(own) })]),
    select({ id: idOf(false), placeholder: speaker.tell("ui.deck.pick-ready"), options: options(ready) }),
  ];
}
