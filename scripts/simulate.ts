import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { AI_PLAYERS } from "../src/ai/index.ts";
import { GAMES } from "../src/engine/index.ts";
import { speaker } from "../src/present/say.ts";
import { readArguments } from "./arguments.ts";
import { playBatch } from "./simulate/batch.ts";
import { batches, playInCrew } from "./simulate/crew.ts";
import { Journal } from "./simulate/journal.ts";
import { playerOf } from "./simulate/level.ts";
import { compareLevels } from "./simulate/levels.ts";
import type { Batch, Orders } from "./simulate/messages.ts";
import { type GameResult, pairingsOf } from "./simulate/play.ts";
import { report } from "./simulate/report.ts";
import { Tally } from "./simulate/tally.ts";
import { judge } from "./simulate/targets.ts";

/** Every deck against every other with one AI level, or with --a and --b two levels against each other. */
const USAGE = `npm run simulate -- [--games 100] [--level greedy] [--workers 1] [--decks ID,ID…] [--game ID] [--seed words]
    [--options JSON] [--profile JSON] [--note words] [--json FILE] [--journal FILE] [--gate]
npm run simulate -- --a LEVEL --b LEVEL [--games 400] [--game ID] [--seed words]`;
const { values } = readArguments(USAGE, () =>
  parseArgs({
    options: {
      game: { type: "string" },
      games: { type: "string" },
      level: { type: "string", default: "greedy" },
      workers: { type: "string", default: "1" },
      decks: { type: "string" },
      seed: { type: "string", default: "simulate" },
      options: { type: "string" },
      profile: { type: "string" },
      note: { type: "string", default: "" },
      json: { type: "string" },
      journal: { type: "string" },
      gate: { type: "boolean", default: false },
      a: { type: "string" },
      b: { type: "string" },
    },
  }),
);

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function whole(name: string, given: string | undefined, usual: number): number {
  const value = Number(given ?? usual);
  return Number.isInteger(value) && value >= 1 ? value : fail(`--${name} takes a whole number from 1.`);
}

function level(id: string) {
  return (
    playerOf(id) ??
    fail(
      `No AI level "${id}". There are: ${[...AI_PLAYERS.keys()].join(", ")}, search:2,3,4 (worlds a round).`,
    )
  );
}

function json(name: string, given: string | undefined) {
  if (given === undefined) return {};
  try {
    return { [name]: z.json().parse(JSON.parse(given)) };
  } catch {
    return fail(`--${name} takes JSON.`);
  }
}

function openJournal(file: string): Journal {
  try {
    return Journal.open(file, orders);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const game = values.game === undefined ? [...GAMES.values()][0] : GAMES.get(values.game);
if (!game) fail(`No game "${values.game ?? ""}". There are: ${[...GAMES.keys()].join(", ")}.`);

if (values.a !== undefined || values.b !== undefined) {
  const games = whole("games", values.games, 400);
  for (const line of compareLevels(
    game,
    level(values.a ?? "greedy"),
    level(values.b ?? "random"),
    games,
    values.seed,
  ))
    console.log(line);
  process.exit();
}

const offers = game.decks.map((deck) => deck.id);
const wanted = values.decks?.split(",") ?? offers;
const stray = wanted.find((id) => !offers.includes(id));
if (stray !== undefined) fail(`No deck "${stray}". There are: ${offers.join(", ")}.`);
const decks = game.decks.filter((deck) => wanted.includes(deck.id));
if (decks.length < 2) fail("It takes two decks at least.");

const orders: Orders = {
  game: game.id,
  decks: decks.map((deck) => deck.id),
  level: level(values.level).level,
  seed: values.seed,
  ...json("options", values.options),
  ...json("profile", values.profile),
};
const pairings = pairingsOf(decks);
const todo = batches(pairings.length, whole("games", values.games, 100));
const workers = whole("workers", values.workers, 1);
const tally = new Tally(pairings);
const journal = values.journal === undefined ? null : openJournal(values.journal);
for (const result of journal?.resultsOf(todo) ?? []) tally.add(result);
const left = todo.filter((batch) => !journal?.has(batch));
const add = (batch: Batch, results: readonly GameResult[]): void => {
  journal?.add(batch, results);
  for (const result of results) tally.add(result);
};
if (workers === 1) for (const batch of left) add(batch, playBatch(orders, batch));
else if (left.length > 0) await playInCrew(workers, left, orders, add);

const words = speaker("en", game.texts);
const found = tally.results({
  game: game.id,
  level: orders.level,
  note: values.note,
  seed: values.seed,
  decks: decks.map(({ id, label }) => ({ id, name: words.say(label, "plain") })),
});
for (const line of report(found)) console.log(line);
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(found, null, 1)}\n`);
if (values.gate && judge(found).some((one) => !one.met)) process.exitCode = 1;
