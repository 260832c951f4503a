import { sampleAnswer } from "../../src/engine/kernel/answers.ts";
import type { Answer, Choice } from "../../src/engine/kernel/choice.ts";
import type { Lesson } from "../../src/engine/kernel/tutorial.ts";

const TRIES = 500;

/** An answer that the lesson wants; the plain way on where it wants none. */
export function goodAnswer(lesson: Lesson | null, { spec }: Choice, pick: (n: number) => number): Answer {
  const task = lesson?.task;
  if (!task) {
    const plain = spec.type === "menu" ? spec.items.find((item) => item.primary) : undefined;
    if (plain) return { item: plain.id, fields: {} };
    return spec.type === "some" ? [] : sampleAnswer(spec, pick);
  }
  const wanted =
    spec.type === "menu" ? { ...spec, items: spec.items.filter((item) => !task.opens(item.id)) } : spec;
  for (let n = 0; n < TRIES; n += 1) {
    const answer = sampleAnswer(wanted, pick);
    if (!task.takes(answer)) return answer;
  }
  throw new Error(`Nothing does for the lesson "${lesson.id}"`);
}
