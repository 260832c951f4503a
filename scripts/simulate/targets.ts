import { deckShare, pairShare, type Results } from "./tally.ts";

/** What a balanced set of decks keeps. Shares from 0 to 1, lengths in turns of either player. */
const TARGETS = {
  deck: [0.45, 0.55],
  pairing: [0.35, 0.65],
  firstPlayer: 0.56,
  medianTurns: [12, 30],
} as const;

export interface Judged {
  readonly what: string;
  readonly is: string;
  readonly wanted: string;
  readonly met: boolean;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Every target with what came of it; unfinished games miss one of their own. */
export function judge(found: Results): Judged[] {
  const name = (id: string): string => found.decks.find((deck) => deck.id === id)?.name ?? id;
  const within = (what: string, share: number, [low, high]: readonly [number, number]): Judged => ({
    what,
    is: percent(share),
    wanted: `${percent(low)} to ${percent(high)}`,
    met: share >= low && share <= high,
  });
  const decks = found.decks.map(({ id }) => {
    const { hits, games } = deckShare(found, id);
    return within(`${name(id)} overall`, hits / Math.max(1, games), TARGETS.deck);
  });
  const pairings = found.pairings.map(({ a, b }) => {
    const { hits, games } = pairShare(found, a, b) ?? { hits: 0, games: 0 };
    return within(`${name(a)} against ${name(b)}`, hits / Math.max(1, games), TARGETS.pairing);
  });
  const first = found.first.wins / Math.max(1, found.first.games);
  const [least, most] = TARGETS.medianTurns;
  const { median } = found.turns;
  const unfinished = found.pairings.reduce((sum, row) => sum + row.unfinished, 0);
  return [
    ...decks,
    ...pairings,
    {
      what: "First player wins",
      is: percent(first),
      wanted: `under ${percent(TARGETS.firstPlayer)}`,
      met: first < TARGETS.firstPlayer,
    },
    {
      what: "Median length",
      is: `${median} turns`,
      wanted: `${least} to ${most} turns`,
      met: median >= least && median <= most,
    },
    { what: "Games without an end", is: String(unfinished), wanted: "0", met: unfinished === 0 },
  ];
}
