import { z } from "zod";
import { playOut } from "../../src/ai/duel.ts";
import type { AiPlayer } from "../../src/ai/player.ts";
import type { DeckOffer, Setup } from "../../src/engine/kernel/game.ts";
import type { Game } from "../../src/engine/kernel/live-match.ts";

/** One game of two decks, as the tally needs it. "a" and "b" are the decks of a pairing, whatever their seats. */
export interface GameResult {
  readonly pairing: number;
  readonly winner: "a" | "b" | "draw" | "unfinished";
  readonly first: "a" | "b";
  readonly turns: number;
  readonly decisions: number;
  /** Names of the cards each side played, each once. */
  readonly played: { readonly a: readonly string[]; readonly b: readonly string[] };
}

/** Two decks against each other. */
export interface Pairing {
  readonly a: DeckOffer;
  readonly b: DeckOffer;
}

/** Every deck against every other, in the order in which the game offers them. */
export function pairingsOf(decks: readonly DeckOffer[]): Pairing[] {
  return decks.flatMap((a, at) => decks.slice(at + 1).map((b) => ({ a, b })));
}

export interface Conditions {
  readonly seed: string;
  /** Match options and profiles as the game knows them; the usual ones when absent. */
  readonly options?: Setup["options"];
  readonly profile?: Setup["options"];
}

const turnView = z.object({ turn: z.number() });

/**
 * Plays the n-th game of a pairing. Seats and who goes first are swapped so that four games in a row hold every combination; the
 * seed belongs to the pairing and n, so it does not matter who plays which game when.
 */
export function playGame(
  game: Game,
  { a, b }: Pairing,
  pairing: number,
  n: number,
  player: AiPlayer,
  conditions: Conditions,
): GameResult {
  const seatOfA = n % 2;
  const firstSeat = Math.floor(n / 2) % 2;
  const { options, profile } = conditions;
  const seed = `${conditions.seed}/${a.id}/${b.id}/${n}`;
  const offers = seatOfA === 0 ? [a, b] : [b, a];
  const setup: Setup = {
    seed,
    first: firstSeat,
    players: offers.map(({ list }, seat) => ({
      name: `Seat ${seat}`,
      deck: list,
      ...(profile === undefined ? {} : { profile }),
    })),
    ...(options === undefined ? {} : { options }),
  };
  const { match, decisions, finished } = playOut(game, setup, [player, player], `${seed}/players`);
  const winners = match.outcome()?.winners ?? [];
  const side = (seat: number): "a" | "b" => (seat === seatOfA ? "a" : "b");
  const [winner] = winners;
  const view = turnView.safeParse(match.view("spectator"));
  return {
    pairing,
    winner: !finished ? "unfinished" : winner === undefined || winners.length > 1 ? "draw" : side(winner),
    first: side(firstSeat),
    turns: view.success ? view.data.turn : 0,
    decisions,
    played: playedCards(game, setup, match.moves, seatOfA),
  };
}

function playedCards(
  game: Game,
  setup: Setup,
  moves: Parameters<Game["replay"]>[1],
  seatOfA: number,
): GameResult["played"] {
  const names = [new Set<string>(), new Set<string>()];
  for (const event of game.replay(setup, moves).events) {
    const name = game.playedCard(event);
    if (name !== null && event.seat !== undefined) names[event.seat]?.add(name);
  }
  return { a: [...(names[seatOfA] ?? [])], b: [...(names[1 - seatOfA] ?? [])] };
}
