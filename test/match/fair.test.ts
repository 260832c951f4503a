import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import seedrandom from "seedrandom";
import { describe, expect, it } from "vitest";
import { GAMES } from "../../src/engine/index.ts";
import { die, newRng, shuffle } from "../../src/engine/kernel/rng.ts";
import type { MatchService, Snapshot } from "../../src/match/contract.ts";
import { exportReplay, parseReplay, type Replay } from "../../src/match/replay.ts";
import { commitment, seedFrom, tidyWords } from "../../src/match/seed.ts";
import { verifyGently, verifyReplay } from "../../src/match/verify.ts";
import { memoryBackend } from "../../src/store/memory.ts";
import { stateStore } from "../../src/store/state-store.ts";
import { picker } from "../toy/setup.ts";
import { ann, anyMove, bob, robot, seating, serviceOver } from "./table.ts";

function firstGame() {
  const [game] = GAMES.values();
  const [deck] = game?.decks ?? [];
  if (!game || !deck) throw new Error("The registry holds a game with decks");
  return { game, deck };
}
const { game, deck } = firstGame();
const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

async function begun(
  sitters: readonly (typeof ann)[] = [ann, bob],
): Promise<{ service: MatchService; match: Snapshot }> {
  const service = serviceOver(stateStore(memoryBackend()), { games: GAMES });
  const setup = { ...seating("m", sitters), game: game.id, decks: [deck.id, deck.id] };
  return { service, match: await service.start({ ...setup, seed: "secret" }) };
}

async function loaded(service: MatchService): Promise<Snapshot> {
  const match = await service.load("m");
  if (!match) throw new Error("no match");
  return match;
}

/** Answers the first choice of a seat in the plainest way. */
async function answer(service: MatchService, userId: string, seat: number): Promise<void> {
  const choice = (await loaded(service)).live.choicesOf(seat)[0];
  if (!choice) throw new Error("nothing is asked");
  expect(await service.act("m", userId, choice.id, null)).toMatchObject({ kind: "done" });
}

describe("words for the chance", () => {
  it("make the seed as documented: SHA-256 of the secret and a line for each seat", () => {
    expect(seedFrom("s", [null, null])).toBe("s");
    expect(seedFrom("s", ["red", null])).toBe(sha256("s\nred\n"));
    expect(seedFrom("s", [null, "blue"])).toBe(sha256("s\n\nblue"));
    expect(seedFrom("s", ["red", "blue"])).toBe(sha256("s\nred\nblue"));
    expect(commitment("s")).toBe(sha256("s"));
  });

  it("are kept as one line without ends and control characters", () => {
    expect(tidyWords("  a\r\nb\u0000\t c\u202e ")).toBe("a b c");
    expect(tidyWords(" \n ")).toBeNull();
    expect([...(tidyWords("\u{1f600}".repeat(200)) ?? "")]).toHaveLength(80);
  });

  it("change the chance once a player, and are part of record and replay", async () => {
    const { service, match } = await begun();
    expect(service.wordsOpen(match)).toBe(true);
    expect(await service.addWords("m", "100", " red ")).toMatchObject({ kind: "done", words: "red" });
    expect(await service.addWords("m", "100", "again")).toEqual({ kind: "given" });
    expect(await service.addWords("m", "300", "mine")).toEqual({ kind: "stranger" });
    expect(await service.addWords("x", "100", "mine")).toEqual({ kind: "no-match" });
    expect(await service.addWords("m", "200", "\n")).toEqual({ kind: "empty" });
    const after = await loaded(service);
    expect(after.record.chance).toEqual({ secret: "secret", words: ["red", null] });
    expect(after.record.seedHash).toBe(match.record.seedHash);
    expect(after.live.setup.seed).toBe(sha256("secret\nred\n"));
    expect(after.live.hash()).not.toBe(match.live.hash());
    expect(after.live.choices()).toEqual(match.live.choices());
    await service.concede("m", "100");
    const replay = exportReplay(game, await loaded(service));
    expect(replay).toMatchObject({ secret: "secret", words: ["red", null] });
    expect(verifyReplay(game, replay)).toMatchObject({ ok: true });
  });

  it("may still come when one has chosen in secret, and keep that choice; not when cards have been seen", async () => {
    const { service } = await begun();
    await answer(service, "100", 0);
    expect(await service.addWords("m", "200", "blue")).toMatchObject({ kind: "done" });
    const match = await loaded(service);
    expect(match.live.moves).toHaveLength(1);
    expect(match.live.choicesOf(0)).toEqual([]);
    expect(match.record.log.map((entry) => entry.move)).toEqual([0, 1]);
    await answer(service, "200", 1);
    expect(service.wordsOpen(await loaded(service))).toBe(false);
    expect(await service.addWords("m", "100", "late")).toEqual({ kind: "closed" });
  });

  it("are asked of people only", async () => {
    const { service } = await begun([ann, robot]);
    await service.runAi("m");
    expect(await service.addWords("m", "100", "red")).toMatchObject({ kind: "done" });
    expect(service.wordsOpen(await loaded(service))).toBe(false);
  });
});

describe("a replay that somebody changed", () => {
  async function played(): Promise<Replay> {
    const { service } = await begun();
    await service.addWords("m", "100", "red");
    const pick = picker(4);
    for (let n = 0; n < 60; n += 1) await anyMove(service, "m", pick);
    await service.concede("m", "100");
    return parseReplay(JSON.stringify(exportReplay(game, await loaded(service))));
  }

  it("is told by the step that differs", async () => {
    const replay = await played();
    expect(await verifyGently(game, replay)).toEqual(verifyReplay(game, replay));
    const verdict = (change: Partial<Replay>) => verifyReplay(game, { ...replay, ...change });
    const { setup, chance = [], log = [], moves, steps } = replay;
    expect(verdict({})).toMatchObject({ ok: true, moves: moves.length, draws: chance.flat().length });

    expect(verdict({ secret: "another" })).toMatchObject({
      step: null,
      what: expect.stringMatching(/secret/),
    });
    expect(verdict({ words: ["green", null] })).toMatchObject({
      step: null,
      what: expect.stringMatching(/words/),
    });
    expect(verdict({ words: ["red"] })).toMatchObject({ step: null, what: expect.stringMatching(/words/) });
    expect(verdict({ setup: { ...setup, seed: "x" } })).toMatchObject({
      step: null,
      what: expect.stringMatching(/seed/),
    });
    expect(verdict({ setup: { ...setup, script: [20] } })).toMatchObject({
      step: null,
      what: expect.stringMatching(/dice/),
    });
    expect(verdict({ chance: chance.slice(1) })).toMatchObject({
      step: null,
      what: expect.stringMatching(/chance/),
    });

    const rolled = chance.findIndex((draws) => draws.some((draw) => draw.kind === "die"));
    const better = chance.with(
      rolled,
      (chance[rolled] ?? []).map((draw) => (draw.kind === "die" ? { ...draw, shows: 7 + draw.shows } : draw)),
    );
    expect(verdict({ chance: better })).toMatchObject({
      step: rolled,
      what: expect.stringMatching(/a d20 that shows \d+ .*, not /),
    });
    const [dealt] = chance[0] ?? [];
    if (dealt?.kind !== "shuffle") throw new Error("The set-up begins with a shuffle");
    const order = [dealt.order[1] ?? 0, dealt.order[0] ?? 0, ...dealt.order.slice(2)];
    const dealtAnew = chance.with(0, [{ ...dealt, order }, ...(chance[0] ?? []).slice(1)]);
    expect(verdict({ chance: dealtAnew })).toMatchObject({
      step: 0,
      what: expect.stringMatching(/a shuffle of 60/),
    });

    const line = (log[rolled] ?? []).findIndex((event) => event.type.endsWith("-roll"));
    const told = (log[rolled] ?? []).map((event, index) =>
      index === line ? { ...event, params: { ...event.params, natural: 20, total: 20 } } : event,
    );
    const said = new RegExp(`line ${line + 1} of the log`);
    expect(verdict({ log: log.with(rolled, told) })).toMatchObject({
      step: rolled,
      what: expect.stringMatching(said),
    });

    const gone = moves.toSpliced(5, 1);
    const short = { chance: chance.toSpliced(6, 1), log: log.toSpliced(6, 1), steps: steps.toSpliced(6, 1) };
    expect(verdict({ moves: gone, ...short })).toMatchObject({ ok: false, step: 6 });
    expect(verdict({ finalHash: "0" })).toMatchObject({
      step: moves.length,
      what: expect.stringMatching(/end/),
    });
    expect(verdict({ steps: steps.with(9, "0") })).toMatchObject({
      step: 9,
      what: expect.stringMatching(/state/),
    });
  });

  it("of the first version holds still", async () => {
    const { service } = await begun();
    await service.concede("m", "100");
    const { secret: _s, words: _w, chance: _c, log: _l, ...old } = exportReplay(game, await loaded(service));
    expect(verifyReplay(game, parseReplay(JSON.stringify({ ...old, version: 1 })))).toMatchObject({
      ok: true,
    });
    expect(verifyReplay(game, { ...old, version: 2 })).toMatchObject({ ok: false });
  });
});

describe("docs/fair-dice.md", () => {
  it("has an example that is so", () => {
    const page = readFileSync(new URL("../../docs/fair-dice.md", import.meta.url), "utf8");
    const row = (name: string): string => new RegExp(`\\| ${name} \\| (.*) \\|`).exec(page)?.[1] ?? "";
    const secret = row("Secret").replaceAll("`", "");
    expect(row("Sealed as")).toBe(`\`${commitment(secret)}\``);
    const words = /seat 1 `(.*)`, seat 2 none/.exec(row("Words"))?.[1] ?? "";
    const seed = seedFrom(secret, [words, null]);
    expect(row("Seed")).toBe(`\`${seed}\``);
    const rng = newRng(seed);
    expect(row("Two d20")).toBe(`${die(rng, 20)}, ${die(rng, 20)}`);
    const cards = ["a", "b", "c", "d"];
    shuffle(rng, cards);
    expect(row("Shuffle of a b c d")).toBe(cards.join(" "));
    expect(row("A d20")).toBe(String(die(rng, 20)));
    const block = seedrandom(`${seed}#0`);
    const numbers = [row("Numbers 0, 1"), row("Numbers 2, 3, 4"), row("Number 5")].join(", ");
    expect(numbers).toBe(Array.from({ length: 6 }, () => block()).join(", "));
  });
});
