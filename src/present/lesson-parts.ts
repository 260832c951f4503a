import type { Lesson } from "../engine/kernel/tutorial.ts";
import type { IdOf, LessonVerb } from "../interactions/clicks.ts";
import { type ButtonInput, buttons, type Part, text } from "./components.ts";
import { clip } from "./escape.ts";
import type { Speaker } from "./say.ts";

const LESSON_TEXT = 1_200;

export interface LessonInput {
  readonly match: string;
  readonly userId: string;
  readonly speaker: Speaker;
  readonly idOf: IdOf;
  /** The match is over, so there is nothing left to go on with. */
  readonly over: boolean;
  /** The note of what may be done although the lesson does not want it. */
  readonly anyway: string | undefined;
}

/** A lesson with its buttons: go on after reading, or do it anyway, skip it, end them all. */
export function lessonParts(lesson: Lesson, input: LessonInput): Part[] {
  const { speaker, over } = input;
  const { number, of, title, text: words } = lesson;
  const head = speaker.tell("ui.tutorial.head", { number, of, title: speaker.say(title) });
  const parts: Part[] = [text(clip(`### ${head}\n${speaker.say(words)}`, LESSON_TEXT))];
  return over ? parts : [...parts, ...buttons(ways(lesson, input))];
}

function ways({ id, number, of, task }: Lesson, { speaker, idOf, match, userId, anyway }: LessonInput) {
  const go = (verb: LessonVerb, arg: string): string =>
    idOf({ route: "lesson", match, owner: userId, verb, arg });
  const end: ButtonInput = { id: go("end", ""), label: speaker.tell("ui.button.lesson-end") };
  if (number === of)
    return [
      { id: go("next", id), label: speaker.tell("ui.button.lesson-last"), look: "primary" },
    ] satisfies ButtonInput[];
  if (task === null)
    return [
      { id: go("next", id), label: speaker.tell("ui.button.lesson-next"), look: "primary" },
      end,
    ] satisfies ButtonInput[];
  const own: ButtonInput[] =
    anyway === undefined
      ? []
      : [{ id: go("anyway", anyway), label: speaker.tell("ui.button.lesson-anyway") }];
  return [...own, { id: go("next", id), label: speaker.tell("ui.button.lesson-skip") }, end];
}
