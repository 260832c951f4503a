import { playOut } from "../../src/ai/duel.ts";
import type { AiPlayer } from "../../src/ai/player.ts";
import { cpuClock } from "../../src/ai/thought.ts";
import type { Game } from "../../src/engine/kernel/live-match.ts";
import { pairingsOf } from "./play.ts";
import { shareText } from "./report.ts";

/** A player whose thinking is timed, and CPU ms of each decision. */
function timed(player: AiPlayer): { readonly player: AiPlayer; readonly ms: number[] } {
  const ms: number[] = [];
  const choose: AiPlayer["choose"] = (situation) => {
    const began = process.cpuUsage();
    const answer = player.choose(situation);
    const { user, system } = process.cpuUsage(began);
    ms.push((user + system) / 1000);
    return answer;
  };
  return { player: { ...player, choose }, ms };
}

function thinking({ player, ms }: ReturnType<typeof timed>): string {
  const sorted = [...ms].sort((x, y) => x - y);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  const mean = ms.reduce((sum, one) => sum + one, 0) / (ms.length || 1);
  return `${player.level} thinks ${mean.toFixed(1)} ms of CPU a decision, 99 % within ${at(0.99)}, at most ${at(1)}`;
}

/** Two AI levels against each other, over all pairings of decks; seats, decks and first turn swapped. Lines for a terminal. */
export function compareLevels(game: Game, a: AiPlayer, b: AiPlayer, games: number, seed: string): string[] {
  const pairings = pairingsOf(game.decks);
  const tally = { a: 0, b: 0, draws: 0, unfinished: 0 };
  const lengths: number[] = [];
  const [ta, tb] = [timed(a), timed(b)];
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
      seatOfA === 0 ? [ta.player, tb.player] : [tb.player, ta.player],
      `${seed}-${n}-players`,
      undefined,
      cpuClock,
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
    thinking(ta),
    thinking(tb),
    `CPU: ${((spent.user + spent.system) / 1e6).toFixed(1)} s`,
  ];
}
