import type { Refusal } from "../engine/kernel/refusal.ts";
import type { Msg } from "../engine/kernel/text.ts";
import { listed } from "./choice-pen.ts";
import type { Speaker } from "./say.ts";

/** Characters that the list takes at most, so that it fits beside everything of a panel. */
const NOTES_TEXT = 700;
const FAULT_TEXT = 1_200;

/** What is against the rules in a deck, a line each with its rule, as far as there is room. */
export function faultText(faults: readonly Refusal[], speaker: Speaker): string {
  return listed(
    faults.map((fault) => `• ${speaker.refusal(fault)}`),
    speaker,
    FAULT_TEXT,
  );
}

/** What of a deck one's hero cannot play, as far as there is room for; null when there is nothing to tell. */
export function deckNoteText(notes: readonly Msg[], speaker: Speaker): string | null {
  if (notes.length === 0) return null;
  const lines = notes.map((note) => `• ${speaker.say(note)}`);
  return `⚠ ${speaker.tell("ui.deck.notes", { count: notes.length })}\n${listed(lines, speaker, NOTES_TEXT)}`;
}
