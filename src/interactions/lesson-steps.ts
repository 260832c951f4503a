import { createHash } from "node:crypto";
import { z } from "zod";
import type { Showing } from "../discord/panels.ts";
import type { Choice, Seat } from "../engine/kernel/choice.ts";
import type { Mistake } from "../engine/kernel/tutorial.ts";
import type { Snapshot } from "../match/contract.ts";
import type { Draft } from "../present/draft.ts";
import type { Speaker } from "../present/say.ts";
import type { advance } from "../present/steps.ts";
import type { Bench } from "./bench.ts";
import { type ChoiceClick, VERBS } from "./clicks.ts";

/** A click that a lesson did not want, for those who want it all the same. */
const kept = z.object({
  choice: z.string(),
  verb: z.enum(VERBS),
  arg: z.string(),
  draft: z.string(),
  values: z.array(z.string()),
});
const KEPT_MS = 7 * 86_400_000;

/**
 * Why a step in answering is not what the lesson wants: asked when a menu item is opened, and of the whole answer. An unwanted item
 * that is open already was opened all the same, and is not asked about again.
 */
export function mistakeIn(
  { stage }: Bench,
  match: Snapshot,
  seat: Seat,
  choice: Choice,
  before: Draft,
  step: ReturnType<typeof advance>,
): Mistake | null {
  const task = stage.service.lessonOf(match, seat)?.task;
  if (!task || match.live.choicesOf(seat)[0]?.id !== choice.id) return null;
  if (before.item !== null && task.opens(before.item)) return null;
  if (step.kind === "answer") return task.takes(step.answer);
  const opened = step.kind === "draft" && before.item === null ? step.draft.item : null;
  return opened === null ? null : task.opens(opened);
}

/** What the panel says to such a click, which stays as it was before it. */
export async function explained(
  bench: Bench,
  mistake: Mistake,
  click: ChoiceClick,
  values: readonly string[],
  before: Draft,
  speaker: Speaker,
): Promise<Showing> {
  const { choice, verb, arg, draft } = click;
  const showing = {
    notice: `✋ ${speaker.say(mistake.why)}`,
    draft: { choice, draft: before },
  };
  if (!mistake.harmless) return showing;
  const note = JSON.stringify({ choice, verb, arg, draft, values });
  const key = createHash("sha256").update(note).digest("hex").slice(0, 16);
  await bench.stage.notes.set(noteOf(key), note, KEPT_MS);
  return { ...showing, anyway: key };
}

/** The click that was kept under a key; null when it is too long ago. */
export async function keptClick(bench: Bench, key: string): Promise<z.infer<typeof kept> | null> {
  const note = await bench.stage.notes.get(noteOf(key));
  return note === null ? null : kept.parse(JSON.parse(note));
}

function noteOf(key: string): string {
  return `anyway:${key}`;
}
