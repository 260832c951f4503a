import { expect, it } from "vitest";
import { sampleAnswer } from "../../src/engine/kernel/answers.ts";
import type { LiveMatch } from "../../src/engine/kernel/live-match.ts";
import { courseShelf, playCourse, replayOf } from "../../src/match/course.ts";
import { keyOf, type Recording } from "../../src/match/recording.ts";
import { commitment } from "../../src/match/seed.ts";
import { momentsOf } from "../../src/match/shots.ts";
import { verifyReplay } from "../../src/match/verify.ts";
import { stepAfter, turnAt } from "../../src/present/replay-page.ts";
import { replayText } from "../../src/present/replay-text.ts";
import { speaker } from "../../src/present/say.ts";
import { toyGame } from "../toy/game.ts";
import { picker } from "../toy/setup.ts";

const deck = toyGame.decks[0]?.list ?? expect.fail();
const players = ["Ann", "Bob"].map((name) => ({ name, deck }));

/** A match played at random, in which every `backs`-th move is taken back at once. */
function played(seed: string, backs = 0): Recording {
  const { match } = toyGame.start({ seed, players });
  const pick = picker(4);
  for (let at = 1; !match.outcome(); at += 1) {
    const choice = match.choices()[0] ?? expect.fail();
    const answer = sampleAnswer(choice.spec, pick);
    expect(match.apply({ seat: choice.seat, choice: choice.id, answer }).ok).toBe(true);
    if (backs > 0 && at % backs === 0 && !match.outcome() && at < 40)
      expect(match.apply({ seat: choice.seat, takeBack: 1 }).ok).toBe(true);
  }
  return recorded(match, seed);
}

function recorded(match: LiveMatch, seed: string): Recording {
  return {
    game: "toy",
    setup: match.setup,
    moves: match.moves,
    seedHash: commitment(seed),
    secret: seed,
    words: [null, null],
  };
}

it("every step looks as it did then, taken-back moves and all", async () => {
  const recording = played("course", 5);
  const course = await playCourse(toyGame, recording);
  expect(course.steps).toHaveLength(recording.moves.length + 1);
  const { match } = toyGame.start(recording.setup);
  const then = [match.view("spectator")];
  for (const move of recording.moves) {
    match.apply(move);
    then.push(match.view("spectator"));
  }
  for (const at of [0, 1, 7, 8, 9, 13, then.length - 1])
    expect(course.at(at).view("spectator")).toEqual(then[at]);
  expect(course.at(3).view("spectator")).toEqual(then[3]);
  // A taken-back move and the taking back are both marked; what stands is not.
  const back = recording.moves.findIndex((move) => "takeBack" in move);
  expect(back).toBeGreaterThan(0);
  expect(course.steps.slice(back, back + 2).map((step) => step.undone)).toEqual([true, true]);
  expect(course.steps[back - 1]?.undone).toBe(false);
});

it("turns are whole, in order, and hold every step once", async () => {
  const course = await playCourse(toyGame, played("turns", 5));
  const { turns, steps } = course;
  expect(turns.length).toBeGreaterThan(3);
  expect(turns[0]?.from).toBe(0);
  expect(turns.at(-1)?.to).toBe(steps.length - 1);
  for (const [index, span] of turns.entries())
    if (index > 0) expect(span.from).toBe((turns[index - 1]?.to ?? 0) + 1);
  // No turn begins with what was taken back.
  expect(turns.some(({ from }) => steps[from]?.undone)).toBe(false);
});

it("a film shows how turns ended and nothing that was taken back, and ends with the end", async () => {
  const course = await playCourse(toyGame, played("film", 4));
  const moments = momentsOf(course);
  expect(moments.at(-1)?.step).toBe(course.steps.length - 1);
  expect(moments.some(({ step }) => course.steps[step]?.undone)).toBe(false);
  const steps = moments.map(({ step }) => step);
  expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
  const long = {
    steps: Array.from({ length: 900 }, (_, at) => ({
      undone: false,
      scene: `s${at % 3}`,
      draws: [],
      events: [],
      title: { key: "x" },
    })),
    turns: Array.from({ length: 300 }, (_, at) => ({ from: at * 3, to: at * 3 + 2 })),
  };
  expect(momentsOf(long)).toHaveLength(120);
  expect(momentsOf(long).at(-1)?.step).toBe(899);
});

it("pages turn by action and by turn, and stay within the match", async () => {
  const course = await playCourse(toyGame, played("pages"));
  const last = course.steps.length - 1;
  const click = { route: "replay-page", source: "1", owner: "2", hands: false } as const;
  expect(stepAfter(course, { ...click, turn: "next", unit: "action", step: 0 })).toBe(1);
  expect(stepAfter(course, { ...click, turn: "previous", unit: "action", step: 0 })).toBe(0);
  expect(stepAfter(course, { ...click, turn: "next", unit: "action", step: last })).toBe(last);
  expect(stepAfter(course, { ...click, turn: "next", unit: "action", step: 999_999 })).toBe(last);
  const second = stepAfter(course, { ...click, turn: "next", unit: "turn", step: 0 });
  expect(turnAt(course.turns, second)).toBe(1);
  expect(stepAfter(course, { ...click, turn: "previous", unit: "turn", step: second })).toBe(
    course.turns[0]?.to,
  );
  expect(stepAfter(course, { ...click, turn: "jump", unit: "turn", step: 0 }, "2")).toBe(course.turns[2]?.to);
  expect(stepAfter(course, { ...click, turn: "jump", unit: "action", step: 0 }, "2")).toBe(
    course.turns[2]?.from,
  );
  expect(stepAfter(course, { ...click, turn: "jump", unit: "action", step: 3 }, "junk")).toBe(
    course.turns[turnAt(course.turns, 3)]?.from,
  );
});

it("the exported replay holds, and the text tells the whole match", async () => {
  const recording = played("export", 6);
  const course = await playCourse(toyGame, recording);
  const replay = await replayOf(course);
  expect(verifyReplay(toyGame, replay)).toMatchObject({ ok: true, moves: recording.moves.length });
  const text = replayText(course, speaker("en", toyGame.texts));
  expect(text).toContain("Ann – Bob");
  expect(text).toContain("(taken back later)");
  expect(text.match(/\[Y-\d/g)?.length).toBeGreaterThan(20);
});

it("a match that is not over, or whose moves do not fit, is no course; one that was played is kept", async () => {
  const recording = played("shelf");
  const moves = recording.moves;
  await expect(playCourse(toyGame, { ...recording, moves: moves.slice(0, 5) })).rejects.toThrow(/over/);
  await expect(playCourse(toyGame, { ...recording, moves: [...moves.slice(1)] })).rejects.toThrow(/refused/);
  const shelf = courseShelf();
  expect(await shelf(toyGame, recording)).toBe(await shelf(toyGame, structuredClone(recording)));
  expect(keyOf(recording)).not.toBe(keyOf({ ...recording, words: ["a", null] }));
});
