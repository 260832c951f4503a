import { z } from "zod";
import type { GameResult, Pairing } from "./play.ts";

const spread = z.object({ p5: z.number(), median: z.number(), p95: z.number() });
export type Spread = z.infer<typeof spread>;

/** What a simulation has found, as it is written to a file. */
export const results = z.object({
  game: z.string(),
  level: z.string(),
  /** A word on what was unusual about it, for the page; empty when nothing was. */
  note: z.string(),
  seed: z.string(),
  decks: z.array(z.object({ id: z.string(), name: z.string() })),
  pairings: z.array(
    z.object({
      a: z.string(),
      b: z.string(),
      games: z.number(),
      winsA: z.number(),
      winsB: z.number(),
      draws: z.number(),
      unfinished: z.number(),
    }),
  ),
  first: z.object({ wins: z.number(), games: z.number() }),
  turns: spread,
  decisions: spread,
  cards: z.array(
    z.object({
      name: z.string(),
      /** Ids of the decks that hold it. */
      decks: z.array(z.string()),
      /** Games of a side whose deck holds it, in how many of these it was played, and won when played. */
      games: z.number(),
      played: z.number(),
      wins: z.number(),
    }),
  ),
});
export type Results = z.infer<typeof results>;

interface Row {
  games: number;
  winsA: number;
  winsB: number;
  draws: number;
  unfinished: number;
}

/** Adds games up; the order in which they come does not matter. */
export class Tally {
  readonly #pairings: readonly Pairing[];
  readonly #rows: Row[];
  readonly #cards = new Map<string, { games: number; played: number; wins: number }>();
  readonly #turns: number[] = [];
  readonly #decisions: number[] = [];
  #first = { wins: 0, games: 0 };

  constructor(pairings: readonly Pairing[]) {
    this.#pairings = pairings;
    this.#rows = pairings.map(() => ({ games: 0, winsA: 0, winsB: 0, draws: 0, unfinished: 0 }));
  }

  add(result: GameResult): void {
    const row = this.#rows[result.pairing];
    const pairing = this.#pairings[result.pairing];
    if (!row || !pairing) return;
    row.games += 1;
    if (result.winner === "a") row.winsA += 1;
    else if (result.winner === "b") row.winsB += 1;
    else if (result.winner === "draw") row.draws += 1;
    else row.unfinished += 1;
    if (result.winner === "a" || result.winner === "b") {
      this.#first.games += 1;
      if (result.winner === result.first) this.#first.wins += 1;
    }
    this.#turns.push(result.turns);
    this.#decisions.push(result.decisions);
    for (const side of ["a", "b"] as const) {
      const played = new Set(result.played[side]);
      for (const { name } of pairing[side].list.cards) {
        const card = this.#cards.get(name) ?? { games: 0, played: 0, wins: 0 };
        card.games += 1;
        if (played.has(name)) {
          card.played += 1;
          if (result.winner === side) card.wins += 1;
        }
        this.#cards.set(name, card);
      }
    }
  }

  results(about: Pick<Results, "game" | "level" | "note" | "seed" | "decks">): Results {
    const decks = new Map(this.#pairings.flatMap(({ a, b }) => [a, b]).map((deck) => [deck.id, deck.list]));
    const holders = (name: string): string[] =>
      about.decks
        .map((deck) => deck.id)
        .filter((id) => decks.get(id)?.cards.some((line) => line.name === name));
    return {
      ...about,
      pairings: this.#rows.map((row, at) => ({
        a: this.#pairings[at]?.a.id ?? "",
        b: this.#pairings[at]?.b.id ?? "",
        ...row,
      })),
      first: this.#first,
      turns: spreadOf(this.#turns),
      decisions: spreadOf(this.#decisions),
      cards: [...this.#cards]
        .map(([name, card]) => ({ name, decks: holders(name), ...card }))
        .sort((x, y) => (x.name < y.name ? -1 : 1)),
    };
  }
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((x, y) => x - y);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { p5: at(0.05), median: at(0.5), p95: at(0.95) };
}

/** A deck's share over all its games: a draw counts half, what was not finished not at all. */
export function deckShare(found: Results, deck: string): { readonly hits: number; readonly games: number } {
  let hits = 0;
  let games = 0;
  for (const { a, b, winsA, winsB, draws } of found.pairings) {
    if (a !== deck && b !== deck) continue;
    games += winsA + winsB + draws;
    hits += (a === deck ? winsA : winsB) + draws / 2;
  }
  return { hits, games };
}

/** The share of one deck against another; null when they did not meet. */
export function pairShare(
  found: Results,
  deck: string,
  other: string,
): { readonly hits: number; readonly games: number } | null {
  const row = found.pairings.find(({ a, b }) => (a === deck && b === other) || (a === other && b === deck));
  if (!row) return null;
  const { winsA, winsB, draws } = row;
  return { hits: (row.a === deck ? winsA : winsB) + draws / 2, games: winsA + winsB + draws };
}
