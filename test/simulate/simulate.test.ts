import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { batches } from "../../scripts/simulate/crew.ts";
import { heatMap } from "../../scripts/simulate/heat-map.ts";
import { Journal } from "../../scripts/simulate/journal.ts";
import { balancePage } from "../../scripts/simulate/page.ts";
import { type GameResult, pairingsOf, playGame } from "../../scripts/simulate/play.ts";
import { report } from "../../scripts/simulate/report.ts";
import { deckShare, pairShare, type Results, results, Tally } from "../../scripts/simulate/tally.ts";
import { judge } from "../../scripts/simulate/targets.ts";
import { randomPlayer } from "../../src/ai/random.ts";
import { toyGame } from "../toy/game.ts";

const folder = mkdtempSync(join(tmpdir(), "playmat-simulate-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pairings = pairingsOf(toyGame.decks);
const [hot = expect.fail(), calm = expect.fail()] = toyGame.decks;
const about = {
  game: "toy",
  level: "random",
  note: "",
  seed: "s",
  decks: toyGame.decks.map(({ id }) => ({ id, name: id })),
};
const game = (change: Partial<GameResult>): GameResult => ({
  pairing: 0,
  winner: "a",
  first: "a",
  turns: 20,
  decisions: 100,
  played: { a: [], b: [] },
  ...change,
});
function found(games: readonly GameResult[]): Results {
  const tally = new Tally(pairings);
  for (const one of games) tally.add(one);
  return tally.results(about);
}

describe("a simulation", () => {
  it("lets every deck meet every other, in batches that cover each game once", () => {
    expect(pairingsOf([hot, calm, hot])).toHaveLength(3);
    const all = batches(3, 25).flatMap(({ pairing, from, to }) =>
      Array.from({ length: to - from }, (_, at) => `${pairing}/${from + at}`),
    );
    expect(all).toHaveLength(75);
    expect(new Set(all).size).toBe(75);
  });

  it("swaps seats and first turn in four games, and plays the same games again", () => {
    const pair = { a: hot, b: calm };
    const play = (n: number): GameResult => playGame(toyGame, pair, 0, n, randomPlayer, { seed: "x" });
    const four = [0, 1, 2, 3].map(play);
    expect(four.map((one) => one.first)).toEqual(["a", "b", "b", "a"]);
    expect(four).toEqual([0, 1, 2, 3].map(play));
    expect(four.every((one) => one.decisions > 0 && one.winner !== "unfinished")).toBe(true);
  });

  it("counts wins, halves draws, and leaves out what has no end", () => {
    const games = [
      game({}),
      game({ winner: "b", first: "b", turns: 10 }),
      game({ winner: "a", first: "b", turns: 30 }),
      game({ winner: "draw" }),
      game({ winner: "unfinished" }),
    ];
    const sums = found(games);
    expect(found([...games].reverse())).toEqual(sums);
    expect(sums.pairings[0]).toMatchObject({ games: 5, winsA: 2, winsB: 1, draws: 1, unfinished: 1 });
    expect(deckShare(sums, hot.id)).toEqual({ hits: 2.5, games: 4 });
    expect(pairShare(sums, calm.id, hot.id)).toEqual({ hits: 1.5, games: 4 });
    expect(sums.first).toEqual({ wins: 2, games: 3 });
    expect(sums.turns).toEqual({ p5: 10, median: 20, p95: 20 });
    expect(results.parse(JSON.parse(JSON.stringify(sums)))).toEqual(sums);
  });

  it("counts in how many games a card was played, and won", () => {
    const name = hot.list.cards[0]?.name ?? "";
    const sums = found([
      game({ played: { a: [name], b: [] } }),
      game({ winner: "b", played: { a: [name], b: [] } }),
      game({}),
    ]);
    const card = sums.cards.find((one) => one.name === name);
    expect(card).toMatchObject({ played: 2, wins: 1 });
    expect(card?.decks).toContain(hot.id);
    expect(report(sums).join("\n")).toMatch(/cards never played: \w/);
  });

  it("judges the targets on both sides of each bound", () => {
    const met = (wins: number, of = 100, change: Partial<GameResult> = {}): readonly string[] =>
      judge(
        found(
          Array.from({ length: of }, (_, n) =>
            game({ winner: n < wins ? "a" : "b", first: n % 2 ? "a" : "b", ...change }),
          ),
        ),
      )
        .filter((one) => !one.met)
        .map((one) => one.what);
    expect(met(50)).toEqual([]);
    expect(met(55)).toEqual([]);
    expect(met(56)).toEqual([`${hot.id} overall`, `${calm.id} overall`]);
    expect(met(66)).toContain(`${hot.id} against ${calm.id}`);
    expect(met(50, 100, { turns: 12 })).toEqual([]);
    expect(met(50, 100, { turns: 11 })).toEqual(["Median length"]);
    expect(met(50, 100, { turns: 31 })).toEqual(["Median length"]);
    expect(
      judge(found([game({ winner: "unfinished" })])).find((one) => one.what === "Games without an end")?.met,
    ).toBe(false);
    const first = Array.from({ length: 100 }, (_, n) =>
      game({ winner: n % 2 ? "a" : "b", first: n < 56 === (n % 2 === 1) ? "a" : "b" }),
    );
    expect(judge(found(first)).find((one) => one.what === "First player wins")).toMatchObject({ met: false });
    expect(judge(found(first.slice(1))).find((one) => one.what === "First player wins")).toMatchObject({
      met: true,
    });
  });

  it("becomes a page with a picture", () => {
    const sums = found([game({}), game({ winner: "b" })]);
    const page = balancePage([{ found: sums, picture: "pictures/x.png" }]);
    expect(page).toContain("## Level random");
    expect(page).toContain("50.0 %");
    expect(heatMap(sums).toBuffer("image/png").length).toBeGreaterThan(5_000);
  });
});

it("the command gives the same results with one process and with two, and its gate says no by the exit code", () => {
  const run = (name: string, ...more: string[]) => {
    const file = join(folder, name);
    const args = [
      "scripts/simulate.ts",
      "--games",
      "2",
      "--level",
      "random",
      "--decks",
      "chaos,tech",
      "--json",
      file,
    ];
    const done = spawnSync(process.execPath, ["--import", "tsx", ...args, ...more], { encoding: "utf8" });
    return { status: done.status, stderr: done.stderr, found: JSON.parse(readFileSync(file, "utf8")) };
  };
  const one = run("one.json", "--gate");
  const two = run("two.json", "--workers", "2");
  expect([one.stderr, two.stderr]).toEqual(["", ""]);
  expect(one.found).toEqual(two.found);
  // Random play goes on far longer than thirty turns.
  expect([one.status, two.status]).toEqual([1, 0]);
}, 60_000);

describe("the journal of a long run", () => {
  const orders = { game: "toy", decks: ["hot", "calm"], level: "random", seed: "s" };
  const [first = expect.fail(), second = expect.fail()] = batches(2, 10);
  const file = join(folder, "journal.jsonl");

  it("goes on where the run was stopped, even within a line", () => {
    const before = Journal.open(file, orders);
    before.add(first, [game({}), game({ winner: "b" })]);
    before.add(second, [game({ pairing: 1 })]);
    writeFileSync(file, readFileSync(file, "utf8").slice(0, -20));
    const after = Journal.open(file, orders);
    expect([after.has(first), after.has(second)]).toEqual([true, false]);
    expect(after.resultsOf([first, second])).toEqual([game({}), game({ winner: "b" })]);
    after.add(second, [game({ pairing: 1, winner: "draw" })]);
    expect(Journal.open(file, orders).resultsOf([second])).toEqual([game({ pairing: 1, winner: "draw" })]);
  });

  it("is not mixed up with that of another run", () => {
    expect(() => Journal.open(file, { ...orders, seed: "other" })).toThrow(/other orders/);
  });
});
