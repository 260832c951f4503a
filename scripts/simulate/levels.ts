import { playOut } from "../../src/ai/duel.ts";
import type { AiPlayer } from "../../src/ai/player.ts";
import type { Game } from "../../src/engine/kernel/live-match.ts";
import { pairingsOf } from "./play.ts";
import { shareText } from "./report.ts";

/** Two AI levels against each other, over all pairings of decks; seats, decks and first turn swapped. Lines for a terminal. */
export function compareLevels(game: Game, a: AiPlayer, b: AiPlayer, games: number, seed: string): string[] {
  const pairings = pairingsOf(game.decks);
  const tally = { a: 0, b: 0, draws: 0, unfinished: 0 };
  const lengths: number[] = [];
  const began = process.cpuUsage();
  for (let n = 0; n < games; n += 1) {
    const pairing = pairings[Math.floor(n / 8) % pairings.length];
    if (!pairing) throw new Error(`${game.id} offers fewer than two decks`);
    const seatOfA = n % 2;
    const decks = Math.floor(n / 2) % 2 === 0 ? [pairing.a, pairing.b] : [pairing.b, pairing.a];
    const duel = playOut(
      game,
      {
        seed: `${seed}-${n}`,
        first: Math.floor(n / 4) % 2,
        players: decks.map(({ list }, seat) => ({ name: `Seat ${seat}`, deck: list })),
      },
      seatOfA === 0 ? [a, b] : [b, a],
      `${seed}-${n}-players`,
    );
    lengths.push(duel.decisions);
    const winners = duel.match.outcome()?.winners ?? [];
    if (!duel.finished) tally.unfinished += 1;
    else if (winners.length !== 1) tally.draws += 1;
    else if (winners[0] === seatOfA) tally.a += 1;
    else tally.b += 1;
  }
  const spent = process.cpuUsage(began);
  lengths.sort((x, y) => x - y);
  return [
    `${a.level} beats ${b.level} in ${tally.a} of ${games}: ${shareText({ hits: tally.a, games })}`,
    `lost ${tally.b}, drawn ${tally.draws}, unfinished ${tally.unfinished}`,
    `decisions a game: median ${lengths[Math.floor(lengths.length / 2)] ?? 0}`,
    `CPU: ${((spent.user + spent.system) / 1e6).toFixed(1)} s`,
  ];
}
