import { wilson } from "../../src/ai/wilson.ts";
import { deckShare, pairShare, type Results } from "./tally.ts";
import { judge } from "./targets.ts";

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** A share with its 95 % interval. */
export function shareText({ hits, games }: { readonly hits: number; readonly games: number }): string {
  if (games === 0) return "no games";
  const { low, high } = wilson(hits, games);
  return `${percent(hits / games)} (${percent(low)} to ${percent(high)})`;
}

/** The results in lines for a terminal. */
export function report(found: Results): string[] {
  const width = Math.max(...found.decks.map((deck) => deck.name.length), 6);
  const cell = (text: string): string => text.padStart(8);
  const head = `${"".padEnd(width)} ${found.decks.map((deck) => cell(deck.id.slice(0, 8))).join("")}`;
  const rows = found.decks.map((deck) => {
    const cells = found.decks.map((other) => {
      const met = pairShare(found, deck.id, other.id);
      return cell(met && met.games > 0 ? percent(met.hits / met.games) : "");
    });
    return `${deck.name.padEnd(width)} ${cells.join("")}   ${shareText(deckShare(found, deck.id))}`;
  });
  const pairings = found.pairings.map(({ a, b, games, draws, unfinished }) => {
    const share = pairShare(found, a, b) ?? { hits: 0, games: 0 };
    return `${a} against ${b}: ${shareText(share)} of ${games} games, ${draws} drawn, ${unfinished} without an end`;
  });
  const length = (what: string, { p5, median, p95 }: Results["turns"]): string =>
    `${what}: median ${median}, 5 % to 95 %: ${p5} to ${p95}`;
  const never = found.cards.filter((card) => card.played === 0).map((card) => card.name);
  const missed = judge(found).filter((one) => !one.met);
  return [
    `level ${found.level}, seed ${found.seed}`,
    head,
    ...rows,
    ...pairings,
    `first player wins: ${shareText({ hits: found.first.wins, games: found.first.games })}`,
    length("turns", found.turns),
    length("decisions", found.decisions),
    "cards: played in a game of their deck, won when played",
    ...[...found.cards]
      .sort((x, y) => y.wins / Math.max(1, y.played) - x.wins / Math.max(1, x.played))
      .map(
        ({ name, games, played, wins }) =>
          `  ${name.padEnd(28)} ${percent(played / Math.max(1, games)).padStart(8)} ${played === 0 ? "–" : shareText({ hits: wins, games: played })}`,
      ),
    `cards never played: ${never.length === 0 ? "none" : never.join(", ")}`,
    ...(missed.length === 0
      ? ["every target is met"]
      : missed.map((one) => `missed: ${one.what} is ${one.is}, wanted ${one.wanted}`)),
  ];
}
