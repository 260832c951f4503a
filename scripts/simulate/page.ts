import { wilson } from "../../src/ai/wilson.ts";
import { deckShare, pairShare, type Results } from "./tally.ts";
import { judge } from "./targets.ts";

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
/** Cards listed at each end of the table of cards. */
const ENDS = 12;

function withInterval({ hits, games }: { readonly hits: number; readonly games: number }): string {
  if (games === 0) return "–";
  const { low, high } = wilson(hits, games);
  return `${percent(hits / games)} <br>${percent(low)}–${percent(high)}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** The chapter on one AI level. `picture` is the heat map's path from the page. */
function chapter(found: Results, picture: string): string {
  const name = (id: string): string => found.decks.find((deck) => deck.id === id)?.name ?? id;
  const matrix = found.decks.map((deck) => [
    `**${deck.name}**`,
    ...found.decks.map((other) => {
      const share = pairShare(found, deck.id, other.id);
      return share ? withInterval(share) : "";
    }),
    withInterval(deckShare(found, deck.id)),
  ]);
  const drawn = found.pairings.reduce((sum, row) => sum + row.draws, 0);
  const games = found.pairings.reduce((sum, row) => sum + row.games, 0);
  const length = ({ p5, median, p95 }: Results["turns"]): string => `${median} (${p5} to ${p95})`;
  const cards = [...found.cards]
    .filter((card) => card.played > 0)
    .sort((x, y) => y.wins / y.played - x.wins / x.played);
  const shown = cards.length > 2 * ENDS ? [...cards.slice(0, ENDS), ...cards.slice(-ENDS)] : cards;
  const never = found.cards.filter((card) => card.played === 0).map((card) => card.name);
  return `## Level ${found.level}

${found.pairings[0]?.games ?? 0} games a pairing, ${games} in all, ${drawn} drawn; seed \`${found.seed}\`.${found.note === "" ? "" : ` ${found.note}`}

![Heat map of level ${found.level}: ${found.decks.map(({ id, name: deck }) => `${deck} ${percent(shareOf(deckShare(found, id)))}`).join(", ")}](${picture})

${table(["", ...found.decks.map((deck) => deck.name), "All"], matrix)}

The row's deck against the column's; below each share its 95 % interval (Wilson). A draw counts half.

${table(
  ["Target", "Wanted", "Found", ""],
  judge(found).map((one) => [one.what, one.wanted, one.is, one.met ? "met" : "**missed**"]),
)}

- First player wins: ${withInterval({ hits: found.first.wins, games: found.first.games }).replace("<br>", "· 95 %: ")}
- Length, median and 5 % to 95 %: ${length(found.turns)} turns of either player, ${length(found.decisions)} decisions

### Cards at level ${found.level}

Played: in how many games of a deck that holds the card; won: how many of those in which it was played. The ends of the list, best first;
a strong deck lifts all its cards, so compare a card with its deck.

${table(
  ["Card", "Decks", "Played", "Won when played"],
  shown.map((card) => [
    card.name,
    decksWith(found, card.decks).map(name).join(", "),
    percent(card.played / Math.max(1, card.games)),
    withInterval({ hits: card.wins, games: card.played }).replace("<br>", "· "),
  ]),
)}

Cards never played: ${never.length === 0 ? "none" : never.join(", ")}.
`;
}

function shareOf({ hits, games }: { readonly hits: number; readonly games: number }): number {
  return hits / Math.max(1, games);
}

/** All decks is said as "all". */
function decksWith(found: Results, decks: readonly string[]): readonly string[] {
  return decks.length === found.decks.length && decks.length > 2 ? ["all"] : decks;
}

/** docs/balance.md from the results of one or more levels. */
export function balancePage(all: readonly { readonly found: Results; readonly picture: string }[]): string {
  return `# Balance

How the decks fare against each other when AI seats play them, measured by \`npm run simulate\` and written by \`npm run docs:balance\`
from the result files in \`docs/balance/\`. Seats, decks and who goes first are swapped so that four games in a row hold every
combination; the same seed gives the same games.

${all.map(({ found, picture }) => chapter(found, picture)).join("\n")}`;
}
