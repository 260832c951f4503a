import { describe, expect, it } from "vitest";
import { byName } from "../../src/cards/dark-legacy/index.ts";
import { darkLegacyRules as rules } from "../../src/engine/dark-legacy/index.ts";
import { ANSWER, ANSWER_COST } from "../../src/engine/dark-legacy/tutorial/decks.ts";
import { checkAnswer, sampleAnswer } from "../../src/engine/kernel/answers.ts";
import type { Answer, Choice } from "../../src/engine/kernel/choice.ts";
import { defineGame, type LiveMatch } from "../../src/engine/kernel/live-match.ts";
import type { Lesson } from "../../src/engine/kernel/tutorial.ts";
import { speaker } from "../../src/present/say.ts";
import { picker } from "../toy/setup.ts";
import { goodAnswer } from "./pupil.ts";

const game = defineGame(rules);
const lessons = game.tutorial?.lessons ?? [];

function begin(): LiveMatch {
  if (!game.tutorial) throw new Error("There is a tutorial");
  const { decks, learner: _, ...fixed } = game.tutorial.setup;
  return game.start({
    ...fixed,
    players: decks.map((deck, seat) => ({ name: seat === 0 ? "Ada" : "Bo", deck })),
  }).match;
}

interface Course {
  readonly live: LiveMatch;
  readonly seen: readonly Lesson[];
  /** Answers that no lesson was about. */
  readonly untold: number;
  readonly answers: number;
}

/** Plays until the last lesson or the end; moments are passed, as they are for learners. */
function course(
  decide: (lesson: Lesson | null, choice: Choice, live: LiveMatch) => Answer,
  pick = picker(1),
): Course {
  const live = begin();
  const done = new Set<string>();
  const seen: Lesson[] = [];
  let untold = 0;
  let answers = 0;
  for (let n = 0; n < 3_000 && !live.outcome(); n += 1) {
    const [choice] = live.choices();
    if (!choice) throw new Error("Somebody is asked");
    const give = (answer: Answer): void => {
      expect(live.apply({ seat: choice.seat, choice: choice.id, answer })).toMatchObject({ ok: true });
    };
    if (choice.seat === 1) {
      const led = live.partner(choice);
      if (led !== null) expect(checkAnswer(choice.spec, led)).toBeNull();
      give(led ?? live.habit(choice, pick) ?? sampleAnswer(choice.spec, pick));
      continue;
    }
    if (choice.window === "moment") {
      give({ item: "yield", fields: {} });
      continue;
    }
    const lesson = live.lesson(0, done);
    if (lesson && !done.has(lesson.id) && seen.at(-1)?.id !== lesson.id) seen.push(lesson);
    if (lesson && !lesson.task) {
      done.add(lesson.id);
      if (lesson.id === lessons.at(-1)) break;
      continue;
    }
    const answer = decide(lesson, choice, live);
    if (lesson?.task?.takes(answer) === null) done.add(lesson.id);
    if (!lesson) untold += 1;
    answers += 1;
    give(answer);
  }
  return { live, seen, untold, answers };
}

describe("the tutorial of Dark Legacy", () => {
  it("keeps enough CP for the answer", () => expect(byName(ANSWER)?.cost).toBe(ANSWER_COST));

  it("shows whoever follows it every lesson, in order, within five turns", () => {
    const { live, seen, untold, answers } = course((lesson, choice) => goodAnswer(lesson, choice, picker(7)));
    expect(seen.map(({ id }) => id)).toEqual(lessons);
    expect(seen.map(({ number }) => number)).toEqual(lessons.map((_, at) => at + 1));
    expect(live.turn()).toBe(5);
    expect(untold).toBeLessThanOrEqual(1);
    expect(answers).toBeLessThanOrEqual(16);
  });

  it("comes to its end however the learner plays", () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const pick = picker(seed);
      const { live, seen } = course((_, choice) => sampleAnswer(choice.spec, pick), pick);
      expect(live.outcome() !== null || seen.at(-1)?.id === lessons.at(-1)).toBe(true);
      if (live.outcome()) expect(live.lesson(0, new Set())?.id).toBe(lessons.at(-1));
    }
  });

  it("never wants what cannot be done, and explains everything else", () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const pick = picker(seed);
      course((lesson, choice) => {
        if (lesson) expect(lesson.task?.takes(goodAnswer(lesson, choice, pick))).toBeNull();
        const answer = sampleAnswer(choice.spec, pick);
        const mistake = lesson?.task?.takes(answer);
        if (mistake)
          for (const locale of ["en", "de"]) {
            const said = speaker(locale, game.texts).say(mistake.why);
            expect(said).toMatch(/[.:] .*\.(\*\*)?$/s);
            expect(said).not.toMatch(/tutorial\.|\{/);
          }
        return answer;
      }, pick);
    }
  });

  it("says in both languages what it says, in few words", () => {
    const { seen } = course((lesson, choice) => goodAnswer(lesson, choice, picker(7)));
    for (const locale of ["en", "de"]) {
      const words = speaker(locale, game.texts);
      const said = seen.map(({ title, text }) => `${words.say(title)} ${words.say(text)}`);
      for (const one of said) expect(one).not.toMatch(/tutorial\.|\{|\(\)/);
      const count = said.join(" ").split(/\s+/).length;
      // Ten minutes hold 1,500 words read slowly; the lessons take a bit more than half, and the clicks the rest.
      expect(count).toBeLessThan(1_000);
      expect(Math.max(...said.map((one) => one.length))).toBeLessThan(1_000);
    }
  });
});
