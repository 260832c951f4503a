import type { Answer, Seat } from "../engine/kernel/choice.ts";
import type { LiveMatch } from "../engine/kernel/live-match.ts";
import type { Lesson } from "../engine/kernel/tutorial.ts";
import type { Stance } from "../table/stance.ts";
import type { MatchRecord, Sitter, Snapshot } from "./contract.ts";

/** A learner is asked where something was done that an answer could meet, and not at every moment of a turn. */
export function lessonStances(sitters: readonly Sitter[]): readonly Stance[] {
  return sitters.map(() => ({ stops: "action", standing: false }));
}

/** Whether a match still gives lessons. */
export function isTaught({ tutorial }: MatchRecord): boolean {
  return tutorial !== undefined && !tutorial.over;
}

/** What the person at a seat is to be told now. */
export function lessonOf({ record, live }: Snapshot, seat: Seat): Lesson | null {
  if (!record.tutorial || record.tutorial.over || record.sitters[seat]?.kind !== "user") return null;
  return live.lesson(seat, new Set(record.tutorial.done));
}

/** The record once a lesson is done; null for no lesson ends them all. The last one does so too. */
export function withLesson(record: MatchRecord, lesson: string | null, all: readonly string[]): MatchRecord {
  const { tutorial } = record;
  if (!tutorial) return record;
  if (lesson === null) return { ...record, tutorial: { ...tutorial, over: true } };
  const done = [...new Set([...tutorial.done, lesson])];
  return { ...record, tutorial: { done, over: tutorial.over || lesson === all.at(-1) } };
}

/** The lesson that an answer of this seat would do, as the match stands. */
export function lessonBy(match: Snapshot, seat: Seat, choice: string, answer: Answer): string | null {
  const lesson = lessonOf(match, seat);
  if (!lesson || firstChoice(match.live, seat) !== choice) return null;
  return lesson.task === null || lesson.task.takes(answer) === null ? lesson.id : null;
}

function firstChoice(live: LiveMatch, seat: Seat): string | undefined {
  return live.choicesOf(seat)[0]?.id;
}
