import type { MenuItem } from "../engine/kernel/choice.ts";
import type { Msg } from "../engine/kernel/text.ts";
import type { Verb } from "../interactions/clicks.ts";
import type { ButtonInput } from "./components.ts";
import type { Draft } from "./draft.ts";
import { clip, firstLines } from "./escape.ts";
import type { Speaker } from "./say.ts";

export const LIST_TEXT = 900;

/** What drawing a choice needs: words, and a custom id for each click on a draft. */
export interface ChoicePen {
  readonly speaker: Speaker;
  /** What is asked. Where the game has words under its key with ".none", they say what picking nothing means. */
  readonly prompt?: Msg;
  idFor(verb: Verb, arg: string, draft: Draft): string;
}

/** Buttons to turn pages, and a line that says where one is; nothing when all fits. */
export function pageButtons(pages: number, draft: Draft, pen: ChoicePen): ButtonInput[] {
  if (pages < 2) return [];
  const page = Math.min(draft.page, pages - 1);
  const label = pen.speaker.tell("ui.choice.page", { page: page + 1, pages });
  const turn = (to: number, sign: string): ButtonInput => ({
    id: pen.idFor("g", `${(to + pages) % pages}${sign}`, draft),
    label: sign === "-" ? "◀" : `${label} ▶`,
  });
  return [turn(page - 1, "-"), turn(page + 1, "+")];
}

/** The page to show: the draft's, or the last there is. */
export function pageOf(draft: Draft, pages: number): number {
  return Math.max(0, Math.min(draft.page, pages - 1));
}

/** What one should know before answering, in small print. */
export function helpLines(help: readonly Msg[] | undefined, speaker: Speaker): string[] {
  return (help ?? []).map((one) => `-# ${speaker.say(one)}`);
}

/** Notes as one line. */
export function joined(...notes: readonly (Msg | undefined)[]): (speaker: Speaker) => string {
  return (speaker) =>
    notes
      .filter((note) => note !== undefined)
      .map((note) => speaker.say(note, "plain"))
      .join(" · ");
}

/** Lines as far as they fit `limit` characters, with a count of the rest. */
export function listed(lines: readonly string[], speaker: Speaker, limit = LIST_TEXT): string {
  const { kept, left } = firstLines(
    lines.map((one) => clip(one, 300)),
    limit,
  );
  return [...kept, ...(left > 0 ? [`-# ${speaker.tell("ui.choice.more", { count: left })}`] : [])].join("\n");
}

/** What a menu item costs and brings, as one line. */
export function itemNote(item: MenuItem, speaker: Speaker): string {
  return joined(item.cost, item.note)(speaker);
}
