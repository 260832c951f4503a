import { parseArgs } from "node:util";
import { playOut } from "../src/ai/duel.ts";
import { AI_PLAYERS } from "../src/ai/index.ts";
import { wilson } from "../src/ai/wilson.ts";
import { GAMES } from "../src/engine/index.ts";
import { readArguments } from "./arguments.ts";

/**
 * Lets two AI levels play each other, decks and sides swapped, and prints who won how often.
 * npm run simulate -- [--game ID] [--games 400] [--a greedy] [--b random] [--seed words]
 */
const { values } = readArguments(
  "npm run simulate -- [--game ID] [--games 400] [--a greedy] [--b random] [--seed words]",
  () =>
    parseArgs({
      options: {
        game: { type: "string" },
        games: { type: "string", default: "400" },
        a: { type: "string", default: "greedy" },
        b: { type: "string", default: "random" },
        seed: { type: "string", default: "simulate" },
      },
    }),
);

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

const game = values.game === undefined ? [...GAMES.values()][0] : GAMES.get(values.game);
if (!game) fail(`No game "${values.game ?? ""}". There are: ${[...GAMES.keys()].join(", ")}.`);
const a = AI_PLAYERS.get(values.a);
const b = AI_PLAYERS.get(values.b);
if (!a || !b) fail(`No such AI level. There are: ${[...AI_PLAYERS.keys()].join(", ")}.`);
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1) fail("--games takes a whole number from 1.");

const tally = { a: 0, b: 0, draws: 0, unfinished: 0, firstWins: 0 };
const byDeck = new Map<string, { wins: number; games: number }>();
const lengths: number[] = [];
const began = process.cpuUsage();
for (let n = 0; n < games; n += 1) {
  const seatOfA = n % 2;
  const decks = game.decks;
  const deckOfA = decks[Math.floor(n / 2) % decks.length];
  const deckOfB =
    decks[
      (Math.floor(n / 2) + 1 + (Math.floor(n / 2 / decks.length) % Math.max(1, decks.length - 1))) %
        decks.length
    ];
  if (!deckOfA || !deckOfB) fail("The game offers no decks.");
  const seats = seatOfA === 0 ? [a, b] : [b, a];
  const lists = seatOfA === 0 ? [deckOfA, deckOfB] : [deckOfB, deckOfA];
  const duel = playOut(
    game,
    {
      seed: `${values.seed}-${n}`,
      first: Math.floor(n / 4) % 2,
      players: lists.map((deck, seat) => ({ name: `Seat ${seat}`, deck: deck.list })),
    },
    seats,
    `${values.seed}-${n}-players`,
  );
  lengths.push(duel.decisions);
  const winners = duel.match.outcome()?.winners ?? [];
  if (!duel.finished) tally.unfinished += 1;
  else if (winners.length !== 1) tally.draws += 1;
  else if (winners[0] === seatOfA) tally.a += 1;
  else tally.b += 1;
  if (winners.length === 1 && winners[0] === Math.floor(n / 4) % 2) tally.firstWins += 1;
  for (const [seat, deck] of lists.entries()) {
    const entry = byDeck.get(deck.id) ?? { wins: 0, games: 0 };
    entry.games += 1;
    if (winners.length === 1 && winners[0] === seat) entry.wins += 1;
    byDeck.set(deck.id, entry);
  }
}
const spent = process.cpuUsage(began);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const line = (name: string, hits: number, of: number): string => {
  const { low, high } = wilson(hits, of);
  return `${name}: ${hits} of ${of} = ${percent(hits / of)} (95 %: ${percent(low)} to ${percent(high)})`;
};
lengths.sort((x, y) => x - y);
console.log(line(`${a.level} beats ${b.level}`, tally.a, games));
console.log(`lost ${tally.b}, drawn ${tally.draws}, unfinished ${tally.unfinished}`);
console.log(line("first player wins", tally.firstWins, games));
for (const [deck, entry] of byDeck) console.log(line(`deck ${deck} wins`, entry.wins, entry.games));
console.log(`decisions a game: median ${lengths[Math.floor(lengths.length / 2)] ?? 0}`);
console.log(`CPU: ${((spent.user + spent.system) / 1e6).toFixed(1)} s`);
