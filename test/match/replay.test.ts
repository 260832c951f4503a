import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { GAMES } from "../../src/engine/index.ts";
import type { Snapshot } from "../../src/match/contract.ts";
import { exportReplay, history, parseReplay, type Replay } from "../../src/match/replay.ts";
import { verifyReplay } from "../../src/match/verify.ts";
import { memoryBackend } from "../../src/store/memory.ts";
import { stateStore } from "../../src/store/state-store.ts";
import { toyGame } from "../toy/game.ts";
import { picker } from "../toy/setup.ts";
import { anyMove, seating, serviceOver } from "./table.ts";

const folder = mkdtempSync(join(tmpdir(), "playmat-replay-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function played(moves: number): Promise<Snapshot> {
  const service = serviceOver(stateStore(memoryBackend()));
  await service.start({ ...seating("t"), seed: "replayed" });
  const pick = picker(11);
  for (let i = 0; i < moves; i += 1) if (!(await anyMove(service, "t", pick))) break;
  const match = await service.load("t");
  if (!match) throw new Error("no match");
  return match;
}

it("a finished match is exported, and holds after a way through JSON text", async () => {
  const match = await played(1000);
  const replay = exportReplay(toyGame, match);
  expect(replay.setup.seed).toBe("replayed");
  const text = JSON.stringify(replay);
  expect(parseReplay(text)).toEqual(replay);
  expect(verifyReplay(toyGame, parseReplay(text))).toEqual({
    ok: true,
    moves: replay.moves.length,
    draws: replay.chance?.flat().length,
    outcome: match.live.outcome(),
  });
  const told = history(toyGame, match.live);
  expect(told).toHaveLength(replay.moves.length + 1);
  expect(told.slice(-5)).toEqual(match.record.log.slice(-5).map((entry) => entry.events));
});

it("a running match gives nothing away", async () => {
  const match = await played(3);
  expect(() => exportReplay(toyGame, match)).toThrow(/over/);
});

it("says which step goes another way", async () => {
  const replay = exportReplay(toyGame, await played(1000));
  const verdict = (change: Partial<Replay>) => verifyReplay(toyGame, { ...replay, ...change });
  expect(verdict({ setup: { ...replay.setup, seed: "another" } })).toMatchObject({ ok: false, step: null });
  expect(verdict({ finalHash: "0" })).toMatchObject({ ok: false, step: replay.moves.length });
  expect(verdict({ steps: replay.steps.slice(1) })).toMatchObject({ ok: false, step: null });
  expect(verdict({ steps: replay.steps.with(5, "0") })).toMatchObject({ ok: false, step: 5 });
  const players = [...replay.setup.players].reverse();
  expect(verdict({ setup: { ...replay.setup, players } })).toMatchObject({ ok: false, step: 0 });
  const swapped = [...replay.moves];
  swapped[3] = { seat: 0, choice: "99.0", answer: null };
  expect(verdict({ moves: swapped })).toMatchObject({
    ok: false,
    step: 4,
    what: expect.stringMatching(/refused/),
  });
  const stance = { seat: 0, choice: "1.0", answer: "stone" };
  const other = { ...stance, answer: "leaf" };
  const at = replay.moves.findIndex((move) => "choice" in move && move.choice === "1.0");
  const told = replay.moves[at];
  const flipped = told && "answer" in told && told.answer === "stone" ? other : stance;
  expect(verdict({ moves: replay.moves.with(at, flipped) })).toMatchObject({ ok: false, step: at + 1 });
});

it("what is no replay is said to be none", () => {
  expect(() => parseReplay("{")).toThrow(/not JSON/);
  expect(() => parseReplay('{"version":3}')).toThrow(/version/);
});

it("the verify script tells by its exit code", { timeout: 60_000 }, async () => {
  const file = join(folder, "replay.json");
  writeFileSync(file, JSON.stringify(exportReplay(toyGame, await played(1000))));
  const run = (...files: string[]) =>
    spawnSync(process.execPath, ["--import", "tsx", "scripts/verify.ts", ...files], { encoding: "utf8" });
  expect(run()).toMatchObject({ status: 2, stderr: expect.stringMatching(/Use:/) });
  const [real] = GAMES.values();
  const [deck] = real?.decks ?? [];
  if (!real || !deck) throw new Error("The registry holds a game with decks");
  const games = new Map([[real.id, real]]);
  const service = serviceOver(stateStore(memoryBackend()), { games });
  await service.start({ ...seating("real"), game: real.id, decks: [deck.id, deck.id] });
  const pick = picker(2);
  for (let i = 0; i < 12; i += 1) await anyMove(service, "real", pick);
  await service.concede("real", "100");
  const match = await service.load("real");
  if (!match) throw new Error("no match");
  const good = join(folder, "good.json");
  const bad = join(folder, "bad.json");
  const replay = exportReplay(real, match);
  writeFileSync(good, JSON.stringify(replay));
  writeFileSync(bad, JSON.stringify({ ...replay, steps: replay.steps.with(3, "0") }));
  expect(run(good)).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/holds, 13 moves, \d+ rolls and shuffles, Bob won/),
  });
  expect(run(good, bad)).toMatchObject({ status: 1, stdout: expect.stringMatching(/DIFFERS at step 3/) });
  const sly = join(folder, "sly.json");
  writeFileSync(sly, JSON.stringify({ ...replay, game: "x\u001b[32m\nsly.json: holds" }));
  expect(run(sly).stderr).toMatch(/^[^\p{C}]*�\[32m�sly[^\p{C}]*\n$/u);
  // The toy is in no registry, so the script says that it does not know it.
  expect(run(file)).toMatchObject({ status: 2, stderr: expect.stringMatching(/no game "toy"/) });
});
