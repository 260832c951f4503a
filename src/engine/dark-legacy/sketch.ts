import type { Option } from "../kernel/choice.ts";
import { msg } from "../kernel/text.ts";
import type { CardId } from "./state.ts";

/**
 * Sketches of choices. They come out of the same code as choices that are written out, with the same ids, in the same
 * order, and every answer fits both or neither; but nothing is put into words and what is refused is left out. Words are
 * most of the work of a choice, and neither players that cannot read nor the check of an answer need any.
 */
let sketching = false;

/** Is what is being made now only a sketch? */
export function isSketch(): boolean {
  return sketching;
}

export function sketched<T>(make: () => T): T {
  const before = sketching;
  sketching = true;
  try {
    return make();
  } finally {
    sketching = before;
  }
}

/** Stands where words would be. */
export const UNWRITTEN = msg("unwritten");

/** Cards are numbered alike in all matches, so their bare options are made once. */
const bare = new Map<CardId, Option>();
export function bareCard(id: CardId): Option {
  const kept = bare.get(id);
  if (kept) return kept;
  const made = { id, label: UNWRITTEN, card: id };
  bare.set(id, made);
  return made;
}
export function bareOption(id: string, card?: CardId): Option {
  return card === undefined ? { id, label: UNWRITTEN } : { id, label: UNWRITTEN, card };
}
