import { playOut } from "../src/ai/duel.ts";
import { randomPlayer } from "../src/ai/random.ts";
import type { Game } from "../src/engine/kernel/live-match.ts";
import { type Figures, median } from "./figures.ts";

const GAMES = 60;
const REPEATS = 5;

/** Whole random games, clones and saves of one game. Names: engine.<game>.…, engine.clone_us, engine.save_bytes. */
export function benchEngine(game: Game): Figures {
  const decks = game.decks;
  const setup = (n: number) => ({
    seed: `bench-${n}`,
    players: [0, 1].map((seat) => {
      const deck = decks[(n + seat) % decks.length];
      if (!deck) throw new Error("The game offers no decks");
      return { name: `Seat ${seat}`, deck: deck.list };
    }),
  });
  for (let n = 0; n < 10; n += 1) playOut(game, setup(n), [randomPlayer, randomPlayer], `warm-${n}`);
  const actionsPerSecond: number[] = [];
  const gamesPerSecond: number[] = [];
  const cloneTimes: number[] = [];
  const saves: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    let actions = 0;
    const began = process.cpuUsage();
    for (let n = 0; n < GAMES; n += 1) {
      const seed = repeat * GAMES + n;
      actions += playOut(game, setup(seed), [randomPlayer, randomPlayer], `players-${seed}`).decisions;
    }
    const spent = process.cpuUsage(began);
    const seconds = (spent.user + spent.system) / 1e6;
    actionsPerSecond.push(actions / seconds);
    gamesPerSecond.push(GAMES / seconds);
    const { match } = playOut(game, setup(repeat), [randomPlayer, randomPlayer], `middle-${repeat}`, 60);
    saves.push(Buffer.byteLength(JSON.stringify(match.save().state)));
    const before = process.cpuUsage();
    for (let i = 0; i < 500; i += 1) match.clone();
    const cloned = process.cpuUsage(before);
    cloneTimes.push((cloned.user + cloned.system) / 500);
  }
  return {
    [`engine.${game.id}.actions_per_cpu_s`]: { value: Math.round(median(actionsPerSecond)), unit: "1/s" },
    [`engine.${game.id}.games_per_cpu_s`]: { value: Number(median(gamesPerSecond).toFixed(1)), unit: "1/s" },
    "engine.clone_us": { value: Number(median(cloneTimes).toFixed(1)), unit: "us" },
    "engine.save_bytes": { value: Math.max(...saves), unit: "bytes" },
  };
}
