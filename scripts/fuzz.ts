import { parseArgs } from "node:util";
import { GAMES } from "../src/engine/index.ts";
import { readArguments } from "./arguments.ts";
import { playInCrew } from "./fuzz/crew.ts";
import { type Orders, orders, playGame, type Result } from "./fuzz/play.ts";
import { Summary } from "./fuzz/summary.ts";

/** Plays random games with every property of the kernel and of the game watched; see docs/fuzz.md. */
const USAGE = `npm run fuzz -- [--games 2000] [--workers 1] [--game ID] [--seed words] [--from 0] [--every 100] [--reload 40]
    [--decks offered|any|mixed] [--with "A Card,Another"] [--plain] [--faults 1]`;
const { values } = readArguments(USAGE, () =>
  parseArgs({
    options: {
      games: { type: "string", default: "2000" },
      workers: { type: "string", default: "1" },
      game: { type: "string" },
      seed: { type: "string", default: "fuzz" },
      from: { type: "string", default: "0" },
      every: { type: "string", default: "100" },
      reload: { type: "string", default: "40" },
      plain: { type: "boolean", default: false },
      decks: { type: "string", default: "offered" },
      with: { type: "string", default: "" },
      faults: { type: "string", default: "1" },
    },
  }),
);

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
function whole(name: "games" | "workers" | "from" | "every" | "reload" | "faults", least: number): number {
  const value = Number(values[name]);
  return Number.isInteger(value) && value >= least
    ? value
    : fail(`--${name} takes a whole number from ${least}.`);
}

const total = whole("games", 1);
const from = whole("from", 0);
const workers = whole("workers", 1);
const most = whole("faults", 1);
const decks = orders.shape.decks.safeParse(values.decks);
if (!decks.success) fail('--decks takes "offered", "any" or "mixed".');
const must = values.with
  .split(",")
  .map((name) => name.trim())
  .filter((name) => name !== "");
const games = [...GAMES.keys()].filter((id) => values.game === undefined || id === values.game);
if (games.length === 0) fail(`No game "${values.game ?? ""}". There are: ${[...GAMES.keys()].join(", ")}.`);

/** The command that plays one game of a run again, with as many checks. */
function again({ game, seed, every, reload, plain }: Orders, n: number): string {
  const drawn = must.length > 0 ? ` --with "${must.join(",")}"` : "";
  return `npm run fuzz -- --game ${game} --seed "${seed}" --from ${n} --games 1 --every ${every} --reload ${reload} --decks ${values.decks}${drawn}${plain ? " --plain" : ""}`;
}

for (const game of games) {
  const given: Orders = {
    game,
    seed: values.seed,
    every: whole("every", 1),
    reload: whole("reload", 1),
    plain: values.plain,
    decks: decks.data,
    must,
  };
  const summary = new Summary();
  const add = (result: Result): boolean => {
    summary.add(result);
    if (result.fault !== null) {
      console.error(`${game}, game ${result.n}: ${result.fault}`);
      console.error(`Again: ${again(given, result.n)}`);
      process.exitCode = 1;
    }
    if (summary.games % 1000 === 0 && summary.games < total)
      console.error(`${summary.games} of ${total} games`);
    return summary.faults.length >= most;
  };
  if (workers > 1) await playInCrew(workers, { from, to: from + total }, given, add);
  else for (let n = from; n < from + total; n += 1) if (add(playGame(given, n))) break;
  for (const line of summary.lines()) console.log(line);
}
