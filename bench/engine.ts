import { execFileSync } from "node:child_process";
import { playOut } from "../src/ai/duel.ts";
import { randomPlayer } from "../src/ai/random.ts";
import { sampleAnswer } from "../src/engine/kernel/answers.ts";
import type { Setup } from "../src/engine/kernel/game.ts";
import type { Game } from "../src/engine/kernel/live-match.ts";
import { below, newRng } from "../src/engine/kernel/rng.ts";
import { packMoves } from "../src/engine/kernel/saved.ts";
import { cpuSeconds, type Figures, median } from "./figures.ts";

const GAMES = 60;
const REPLAYED = 20;
const REPEATS = 5;
/** Games in which every tenth state is weighed. */
const WEIGHED = 200;
const CLONES = 500;
/** Games until the compiler has seen every path: throughput still rises over the first hundreds. */
const WARM_UP = 600;

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

export function duelSetup(game: Game, n: number): Setup {
  const players = [0, 1].map((seat) => {
    const deck = game.decks[(n + seat) % game.decks.length];
    if (!deck) throw new Error("The game offers no decks");
    return { name: `Seat ${seat}`, deck: deck.list };
  });
  return { seed: `bench-${n}`, players };
}

const play = (game: Game, n: number, limit?: number) =>
  playOut(game, duelSetup(game, n), [randomPlayer, randomPlayer], `players-${n}`, limit);

/** Random against random. Names: engine.<game>.… for what the rules decide, engine.… for what the kernel does. */
export function benchEngine(game: Game): Figures {
  for (let n = 0; n < WARM_UP; n += 1) play(game, n);
  for (let n = 0; n < WARM_UP / 4; n += 1) playReading(game, n);
  const live: number[] = [];
  const read: number[] = [];
  const games: number[] = [];
  const replayed: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const from = repeat * GAMES;
    let actions = 0;
    const seconds = cpuSeconds(() => {
      for (let n = from; n < from + GAMES; n += 1) actions += play(game, n).decisions;
    });
    live.push(actions / seconds);
    games.push(GAMES / seconds);
    let readActions = 0;
    const reading = cpuSeconds(() => {
      for (let n = from; n < from + REPLAYED; n += 1) readActions += playReading(game, n);
    });
    read.push(readActions / reading);
    replayed.push(replayToLive(game, from));
  }
  const name = (part: string): string => `engine.${game.id}.${part}`;
  return {
    [name("actions_per_cpu_s")]: { value: Math.round(median(live)), unit: "1/s" },
    [name("actions_with_words_per_cpu_s")]: { value: Math.round(median(read)), unit: "1/s" },
    [name("games_per_cpu_s")]: { value: Number(median(games).toFixed(1)), unit: "1/s" },
    [name("replay_to_live")]: { value: Number(median(replayed).toFixed(2)), unit: "x" },
    [name("first_choice_ms")]: { value: firstChoice(game), unit: "ms" },
    "engine.clone_us": { value: cloneTime(game), unit: "us" },
    ...weigh(game),
  };
}

/** As `play`, but every choice is made in full, with the words that a person reads. Returns the actions. */
function playReading(game: Game, n: number): number {
  const { match } = game.start(duelSetup(game, n));
  const rng = newRng(`players-${n}`);
  for (let actions = 0; ; actions += 1) {
    const [choice] = match.choices();
    if (!choice) return actions;
    const answer = sampleAnswer(choice.spec, (sides) => below(rng, sides));
    match.apply({ seat: choice.seat, choice: choice.id, answer });
  }
}

/** Games and their replays in turns, so that both meet the same state of the machine. */
function replayToLive(game: Game, from: number): number {
  let live = 0;
  let again = 0;
  for (let n = from; n < from + REPLAYED; n += 1) {
    const logs: ReturnType<typeof play>["match"][] = [];
    live += cpuSeconds(() => logs.push(play(game, n).match));
    again += cpuSeconds(() => {
      for (const { setup, moves } of logs) game.replay(setup, moves);
    });
  }
  return live / again;
}

/** A copy of a match in its middle, its log included. */
function cloneTime(game: Game): number {
  const times = Array.from({ length: REPEATS }, (_, n) => {
    const { match } = play(game, n, 60);
    return (
      (cpuSeconds(() => {
        for (let i = 0; i < CLONES; i += 1) match.clone();
      }) *
        1e6) /
      CLONES
    );
  });
  return Number(median(times).toFixed(1));
}

/** The largest state on the way through many games, and the average action in a stored log. */
function weigh(game: Game): Figures {
  let largest = 0;
  let log = 0;
  let actions = 0;
  for (let n = 0; n < WEIGHED; n += 1) {
    const { match } = play(game, n);
    log += bytes(packMoves(match.moves));
    actions += match.moves.length;
    const { match: again } = game.start(match.setup);
    for (const [at, move] of match.moves.entries()) {
      again.apply(move);
      if (at % 10 === 0) largest = Math.max(largest, bytes(again.save().state));
    }
  }
  return {
    "engine.save_bytes": { value: largest, unit: "bytes" },
    "engine.log_bytes_per_action": { value: Number((log / actions).toFixed(1)), unit: "bytes" },
  };
}

/** From a set-up to the first choice in a process that has loaded the code and played nothing; wall time, the median of five. */
function firstChoice(game: Game): number {
  const script = `
    const { GAMES } = await import("./src/engine/index.ts");
    const { duelSetup } = await import("./bench/engine.ts");
    const game = GAMES.get(${JSON.stringify(game.id)});
    const setup = duelSetup(game, 0);
    const began = performance.now();
    game.start(setup).match.choices();
    console.log(performance.now() - began);`;
  const flags = ["--import", "tsx", "--input-type=module", "-e", script];
  const times = Array.from({ length: REPEATS }, () =>
    Number(
      execFileSync(process.execPath, flags, {
        encoding: "utf8",
        timeout: 60_000,
        stdio: ["ignore", "pipe", "inherit"],
      }),
    ),
  );
  return Number(median(times).toFixed(1));
}
