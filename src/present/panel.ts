import { createHash } from "node:crypto";
import type { Choice, Seat } from "../engine/kernel/choice.ts";
import { CUSTOM_ID_LIMIT, type IdOf, type Verb } from "../interactions/custom-id.ts";
import type { Snapshot } from "../match/contract.ts";
import type { Picture } from "../render/painter-types.ts";
import { choiceParts } from "./choice-components.ts";
import { buttons, capText, container, line, type Part, picture, text } from "./components.ts";
import { type Draft, EMPTY_DRAFT, packDraft } from "./draft.ts";
import { clip, firstLines } from "./escape.ts";
import { waitingLines } from "./match-words.ts";
import type { Outgoing } from "./message.ts";
import type { Speaker } from "./say.ts";

/** A panel, and drafts too long for a custom id, which must be stored under their keys before it is sent. */
export interface BuiltPanel {
  readonly message: Outgoing;
  readonly drafts: ReadonlyMap<string, string>;
  /** The choice that the panel asks for. */
  readonly choice: string | null;
}

export interface PanelInput {
  readonly match: Snapshot;
  readonly seat: Seat;
  readonly userId: string;
  readonly speaker: Speaker;
  readonly hand: Picture | null;
  readonly idOf: IdOf;
  /** Half-made answer to the choice with this id; another choice starts afresh. */
  readonly draft?: { readonly choice: string; readonly draft: Draft };
  /** A sentence on what just happened, ready for markdown. */
  readonly notice?: string;
}

const OWN_TEXT = 1_400;
const ACCENT = 0x4a6fa5;

/** The key under which a long draft is kept: its own hash, so that the same draft always has the same key. */
function draftKey(packed: string): string {
  return createHash("sha256").update(packed).digest("hex").slice(0, 16);
}

/** The private panel of one seat: hidden cards as picture and words, then what is to be decided. */
export function buildPanel(input: PanelInput): BuiltPanel {
  const { match, seat, userId, speaker, hand, idOf } = input;
  const description = match.live.describe(seat);
  const choice = match.live.choicesOf(seat)[0] ?? null;
  const drafts = new Map<string, string>();
  const asking = choice === null ? idle(match, speaker) : ask(choice, input, drafts);
  const parts: Part[] = [];
  if (input.notice) parts.push(text(clip(input.notice, 500)));
  parts.push(text(clip(`### ${speaker.say(description.title)}`, 300)));
  if (hand) parts.push(picture(hand.filename, hand.description));
  const own = ownLines(description.own.map((one) => speaker.say(one)));
  if (own !== "") parts.push(text(own));
  parts.push(line(), ...asking);
  const refresh = idOf({ route: "refresh", match: match.record.id, owner: userId });
  if (!match.live.outcome())
    parts.push(...buttons([{ id: refresh, label: speaker.tell("ui.button.refresh") }]));
  return {
    message: {
      components: [container(capText(parts), ACCENT)],
      files: hand ? [{ name: hand.filename, data: hand.bytes }] : [],
    },
    drafts,
    choice: choice?.id ?? null,
  };
}

function ownLines(lines: readonly string[]): string {
  const { kept, left } = firstLines(
    lines.map((one) => clip(one, 300)),
    OWN_TEXT,
  );
  return [...kept, ...(left > 0 ? [`… +${left}`] : [])].join("\n");
}

function idle(match: Snapshot, speaker: Speaker): Part[] {
  const waiting = waitingLines(match, speaker);
  const nothing = match.live.outcome() ? [] : [speaker.tell("ui.panel.nothing")];
  return [text([...nothing, ...waiting].join("\n"))];
}

function ask(choice: Choice, input: PanelInput, drafts: Map<string, string>): Part[] {
  const { match, userId, speaker, idOf } = input;
  const draft = input.draft?.choice === choice.id ? input.draft.draft : EMPTY_DRAFT;
  const idFor = (verb: Verb, arg: string, next: Draft): string => {
    const click = {
      route: "choice",
      match: match.record.id,
      choice: choice.id,
      owner: userId,
      verb,
      arg,
    } as const;
    const packed = packDraft(next);
    const id = idOf({ ...click, draft: packed });
    if (id.length <= CUSTOM_ID_LIMIT) return id;
    const key = draftKey(packed);
    drafts.set(key, packed);
    return idOf({ ...click, draft: `@${key}` });
  };
  const prompt = clip(`**${speaker.say(choice.prompt)}** (${choice.rule})`, 400);
  return [text(prompt), ...choiceParts(choice.spec, draft, { speaker, prompt: choice.prompt, idFor })];
}
