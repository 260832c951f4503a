import { afterAll, expect, it } from "vitest";
import { createThinker } from "../../src/ai/thinker.ts";
import { GAMES } from "../../src/engine/index.ts";
import { checkAnswer } from "../../src/engine/kernel/answers.ts";
import type { LiveMatch } from "../../src/engine/kernel/live-match.ts";
import { memoryBackend } from "../../src/store/memory.ts";
import { stateStore } from "../../src/store/state-store.ts";
import { ann, seating, serviceOver } from "../match/table.ts";

const thinker = createThinker();
afterAll(() => thinker.close());

function begun(): LiveMatch {
  const [game] = GAMES.values();
  const [deck] = game?.decks ?? [];
  if (!game || !deck) throw new Error("There is no game");
  const players = ["A", "B"].map((name) => ({ name, deck: deck.list }));
  return game.start({ seed: "thinker", players }).match;
}

it("thinks in a thread of its own, while this one goes on", async () => {
  const live = begun();
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 1);
  for (const level of ["greedy", "search"]) {
    const [choice] = live.choices();
    if (!choice) throw new Error("Nothing to choose");
    const question = { saved: { ...live.save(), moves: [] }, choice: choice.id, level, seed: level };
    const answer = await thinker.think(question);
    expect(checkAnswer(choice.spec, answer)).toBeNull();
    expect(await thinker.think(question)).toEqual(answer);
    live.apply({ seat: choice.seat, choice: choice.id, answer });
  }
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(10);
});

it("says what it cannot do", async () => {
  const saved = { ...begun().save(), moves: [] };
  await expect(thinker.think({ saved, choice: "x", level: "greedy", seed: "s" })).rejects.toThrow("not open");
  await expect(thinker.think({ saved, choice: "x", level: "none", seed: "s" })).rejects.toThrow("Nobody");
});

it("a match goes on by chance when thinking fails", async () => {
  const broken = { think: () => Promise.reject(new Error("the thread died")), close: async () => undefined };
  const service = serviceOver(stateStore(memoryBackend()), { thinker: broken });
  const greedy = { kind: "ai", level: "greedy", name: "Robot" } as const;
  await service.start(seating("t", [greedy, ann]));
  await service.runAi("t");
  const match = await service.load("t");
  expect(match?.live.choices().every((choice) => choice.seat === 1)).toBe(true);
  expect(new Set(service.lines)).toEqual(new Set(["AI failed"]));
});

it("a stop while the AI thinks makes no move and is no fault", async () => {
  let aborted: (error: Error) => void = () => undefined;
  const slow = {
    think: () =>
      new Promise<never>((_, reject) => {
        aborted = reject;
      }),
    close: async () => aborted(new Error("closed")),
  };
  const service = serviceOver(stateStore(memoryBackend()), { thinker: slow });
  await service.start(seating("t", [{ kind: "ai", level: "greedy", name: "Robot" }, ann]));
  const run = service.runAi("t");
  await new Promise((resolve) => setTimeout(resolve, 20));
  service.restAi();
  await slow.close();
  await run;
  expect((await service.load("t"))?.live.moves).toEqual([]);
  expect(service.lines).toEqual([]);
});

it("many thoughts wait their turn, and none is given up for it", async () => {
  const live = begun();
  const [choice] = live.choices();
  if (!choice) throw new Error("Nothing to choose");
  const saved = { ...live.save(), moves: [] };
  const ask = (n: number) => thinker.think({ saved, choice: choice.id, level: "greedy", seed: `${n}` });
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => ask(n)));
  for (const answer of answers) expect(checkAnswer(choice.spec, answer)).toBeNull();
});
