import { type Profiler, Session } from "node:inspector/promises";
import { parseArgs } from "node:util";
import { readArguments } from "../scripts/arguments.ts";
import { playOut } from "../src/ai/duel.ts";
import { randomPlayer } from "../src/ai/random.ts";
import { GAMES } from "../src/engine/index.ts";
import type { Game } from "../src/engine/kernel/live-match.ts";
import { duelSetup } from "./engine.ts";
import { cpuSeconds, median } from "./figures.ts";

/** `npm run bench:profile -- [--games N]`: where the time of random games goes, as tables for docs/performance.md. */
const { values } = readArguments("npm run bench:profile -- [--games N]", () =>
  parseArgs({ options: { games: { type: "string", default: "600" } } }),
);
const count = Number(values.games);
const INTERVAL_US = 500;
const LINES = 25;
const FLOOR_GAMES = 40;
const FLOOR_ROUNDS = 9;

/** Whole parts of the work, by the function that begins each. */
const PARTS: readonly (readonly [file: string, name: string, what: string])[] = [
  ["kernel/live-match.ts", "sketches", "listing what may be chosen"],
  ["kernel/live-match.ts", "apply", "checking and carrying out an answer"],
  ["kernel/answers.ts", "sampleAnswer", "drawing a random answer"],
  ["kernel/live-match.ts", "start", "set-ups"],
  ["kernel/rng.ts", "block", "random numbers, wherever they are drawn"],
];

interface Frame {
  readonly name: string;
  readonly file: string;
  /** Samples in it, and in it or anything it called. */
  self: number;
  total: number;
}

function read(profile: Profiler.Profile): { readonly frames: Frame[]; readonly samples: number } {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const callers = new Map(
    profile.nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id] as const)),
  );
  const frames = new Map<string, Frame>();
  const frameOf = (id: number): Frame | null => {
    const call = nodes.get(id)?.callFrame;
    if (!call) return null;
    const file = call.url.replace(/^.*\/src\//, "");
    const name = call.functionName || "(unnamed)";
    const kept = frames.get(`${file} ${name}`) ?? { name, file, self: 0, total: 0 };
    frames.set(`${file} ${name}`, kept);
    return kept;
  };
  const samples = profile.samples ?? [];
  let counted = 0;
  for (const leaf of samples) {
    if (nodes.get(leaf)?.callFrame.functionName === "(idle)") continue;
    counted += 1;
    const met = new Set<Frame>();
    for (let id: number | undefined = leaf; id !== undefined; id = callers.get(id)) {
      const frame = frameOf(id);
      if (!frame) continue;
      if (id === leaf) frame.self += 1;
      if (!met.has(frame)) frame.total += 1;
      met.add(frame);
    }
  }
  return { frames: [...frames.values()], samples: counted };
}

function play(game: Game, from: number, to: number): number {
  let actions = 0;
  for (let n = from; n < to; n += 1)
    actions += playOut(game, duelSetup(game, n), [randomPlayer, randomPlayer], `players-${n}`).decisions;
  return actions;
}

/**
 * What actions give out, their sketched choices and events, laid out again and nothing else: every object and list that is not
 * shared with an earlier one, copied flat. Finding out what they hold comes on top. Microseconds of CPU time an action.
 */
function floorOf(game: Game): number {
  const met = new Set<object>();
  let actions = 0;
  const meet = (value: unknown): void => {
    if (value === null || typeof value !== "object" || met.has(value)) return;
    met.add(value);
    for (const part of Object.values(value)) meet(part);
  };
  for (let n = 0; n < FLOOR_GAMES; n += 1) {
    const { match: played } = playOut(game, duelSetup(game, n), [randomPlayer, randomPlayer], `players-${n}`);
    const { match, events } = game.start(played.setup);
    meet(events);
    for (const move of played.moves) {
      meet(match.sketches());
      const applied = match.apply(move);
      if (applied.ok) meet(applied.events);
      actions += 1;
    }
  }
  const objects = [...met].filter((one) => !Array.isArray(one));
  const lists = [...met].filter((one) => Array.isArray(one));
  // Keeps copies from being left out as unused.
  const kept: unknown[] = [null];
  const rounds = Array.from({ length: FLOOR_ROUNDS }, () =>
    cpuSeconds(() => {
      for (let i = 0; i < objects.length; i += 1) kept[0] = { ...objects[i] };
      for (let i = 0; i < lists.length; i += 1) kept[0] = lists[i]?.slice();
    }),
  );
  console.log(`${((objects.length + lists.length) / actions).toFixed(1)} new objects and lists an action`);
  return (median(rounds) * 1e6) / actions;
}
for (const game of GAMES.values()) {
  play(game, 0, Math.ceil(count / 2));
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval: INTERVAL_US });
  await session.post("Profiler.start");
  const actions = play(game, 0, count);
  const { profile } = await session.post("Profiler.stop");
  session.disconnect();
  const { frames, samples } = read(profile);
  const share = (hits: number): string => `${((100 * hits) / samples).toFixed(1)} %`;
  const each = ((profile.endTime - profile.startTime) / actions).toFixed(1);
  console.log(
    `${game.name}: ${count} games, ${actions} actions, ${each} us each while profiled (wall time)\n`,
  );
  console.log(`Laying out choices and events alone: ${floorOf(game).toFixed(1)} us an action (CPU time)\n`);
  console.log("| Part | Share |\n| --- | --- |");
  for (const [file, name, what] of PARTS) {
    const frame = frames.find((one) => one.file.endsWith(file) && one.name === name);
    console.log(`| ${what} | ${share(frame?.total ?? 0)} |`);
  }
  const collector = frames.find((one) => one.name === "(garbage collector)");
  console.log(`| collecting garbage | ${share(collector?.self ?? 0)} |`);
  console.log("\n| Function | By itself | With what it calls |\n| --- | --- | --- |");
  const own = frames.filter((one) => one.file !== "").sort((a, b) => b.self - a.self);
  for (const { name, file, self, total } of own.slice(0, LINES))
    console.log(`| \`${name}\` ${file} | ${share(self)} | ${share(total)} |`);
}
