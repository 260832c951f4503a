import { createHash } from "node:crypto";
import type { Choice, Seat } from "../engine/kernel/choice.ts";
import type { Game } from "../engine/kernel/live-match.ts";
import type { Msg } from "../engine/kernel/text.ts";
import type { Lesson } from "../engine/kernel/tutorial.ts";
import { CUSTOM_ID_LIMIT, type IdOf, type Info, type Verb } from "../interactions/clicks.ts";
import type { Snapshot } from "../match/contract.ts";
import type { Picture } from "../render/painter-types.ts";
import { choiceParts } from "./choice-components.ts";
import { helpLines, listed } from "./choice-pen.ts";
import {
  type ButtonInput,
  buttons,
  capText,
  container,
  line,
  type Part,
  picture,
  text,
} from "./components.ts";
import { type Draft, EMPTY_DRAFT, packDraft } from "./draft.ts";
import { clip, firstLines } from "./escape.ts";
import { refusedItems } from "./info-pages.ts";
import { type LessonInput, lessonParts } from "./lesson-parts.ts";
import { toldLines, waitingLines, weightiest } from "./match-words.ts";
import { REFUSED_SHOWN } from "./menu-components.ts";
import type { Outgoing } from "./message.ts";
import { ruleLabel, type Speaker } from "./say.ts";

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
  /** The match's game, for what has just happened. */
  readonly game: Game | undefined;
  readonly idOf: IdOf;
  /** What a learner is to be told now. */
  readonly lesson?: Lesson | null;
  /** Half-made answer to the choice with this id; another choice starts afresh. */
  readonly draft?: { readonly choice: string; readonly draft: Draft };
  /** A sentence on what just happened, ready for markdown. */
  readonly notice?: string;
  /** The note of a click that a lesson did not want, to be done all the same. */
  readonly anyway?: string;
}

/** Room for all words of a panel, and how much of it the hand may take. */
const ALL_TEXT = 3_800;
const OWN_TEXT = 1_400;
const LEAST_OWN = 250;
const NEWS_LINES = 3;
const NEWS_TEXT = 450;
const PENDING_TEXT = 700;
const HELP_TEXT = 900;
const ACCENT = 0x4a6fa5;

/** The key under which a long draft is kept: its own hash, so that the same draft always has the same key. */
function draftKey(packed: string): string {
  return createHash("sha256").update(packed).digest("hex").slice(0, 16);
}

/** The private panel of one seat: hidden cards as picture and words, then what is to be decided. */
export function buildPanel(input: PanelInput): BuiltPanel {
  const { match, seat, speaker, hand, lesson } = input;
  const description = match.live.describe(seat);
  const choice = match.live.choicesOf(seat)[0] ?? null;
  const drafts = new Map<string, string>();
  // What is only to be read stands alone: one thing at a time.
  if (lesson && !lesson.task && choice) return reading(lesson, input, choice);
  const asking = choice === null ? idle(match, speaker) : ask(choice, input, drafts);
  const head: Part[] = [];
  if (input.notice) head.push(text(clip(input.notice, 500)));
  if (lesson) head.push(...lessonParts(lesson, lessonInput(input)));
  head.push(text(clip(`### ${speaker.say(description.title)}`, 300)));
  const rest: Part[] = [line(), ...news(input), ...pending(description.pending ?? [], speaker), ...asking];
  const room = ALL_TEXT - lengthOf([...head, ...rest]);
  const own = ownLines(
    description.own.map((one) => speaker.say(one)),
    Math.max(LEAST_OWN, Math.min(OWN_TEXT, room)),
  );
  const parts: Part[] = [
    ...head,
    ...(hand ? [picture(hand.filename, hand.description)] : []),
    ...(own === "" ? [] : [text(own)]),
    ...rest,
    ...buttons(match.live.outcome() ? [] : besides(input, choice)),
  ];
  return {
    message: {
      components: [container(capText(parts), ACCENT)],
      files: hand ? [{ name: hand.filename, data: hand.bytes }] : [],
    },
    drafts,
    choice: choice?.id ?? null,
  };
}

function lessonInput({ match, userId, speaker, idOf, anyway }: PanelInput): LessonInput {
  const over = match.live.outcome() !== null;
  return { match: match.record.id, userId, speaker, idOf, over, anyway };
}

function reading(lesson: Lesson, input: PanelInput, choice: Choice): BuiltPanel {
  const { hand, notice } = input;
  const parts: Part[] = [
    ...(notice ? [text(clip(notice, 500))] : []),
    ...(hand ? [picture(hand.filename, hand.description)] : []),
    ...lessonParts(lesson, lessonInput(input)),
  ];
  return {
    message: {
      components: [container(capText(parts), ACCENT)],
      files: hand ? [{ name: hand.filename, data: hand.bytes }] : [],
    },
    drafts: new Map(),
    choice: choice.id,
  };
}

function lengthOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + ("content" in part ? part.content.length : 0), 0);
}

/** The buttons below every panel: to look at things, none of which decides anything. */
function besides({ match, userId, speaker, idOf }: PanelInput, choice: Choice | null): ButtonInput[] {
  const id = match.record.id;
  const open = (what: Info, label: string): ButtonInput => ({
    id: idOf({ route: "info", match: id, what, page: 0, upto: 0, turn: "" }),
    label,
  });
  const refused = choice ? refusedItems(choice).length : 0;
  return [
    { id: idOf({ route: "refresh", match: id, owner: userId }), label: speaker.tell("ui.button.refresh") },
    ...(match.live.readables("spectator").length > 0 ? [open("read", speaker.tell("ui.button.read"))] : []),
    open("why", speaker.tell("ui.button.why")),
    ...(refused > REFUSED_SHOWN
      ? [open("why-not", speaker.tell("ui.button.why-not", { count: refused }))]
      : []),
  ];
}

/** What has happened from the reader's own last move on, so that a click is seen to have done something. */
function news({ match, seat, speaker, game }: PanelInput): Part[] {
  const { moves } = match.live;
  const own = match.record.log.findLastIndex((entry) => moves[entry.move - 1]?.seat === seat);
  const events = match.record.log.slice(Math.max(0, own)).flatMap((entry) => entry.events);
  const lines = game ? weightiest(toldLines(game, events, seat, speaker), NEWS_LINES, NEWS_TEXT) : [];
  if (lines.length === 0) return [];
  const head = `**${speaker.tell("ui.panel.just-now")}**`;
  return [text([head, ...lines.map((one) => `• ${one}`)].join("\n"))];
}

/** What waits, in the order in which it will happen. */
function pending(lines: readonly Msg[], speaker: Speaker): Part[] {
  if (lines.length === 0) return [];
  const said = lines.map((one) => speaker.say(one));
  return [text(listed([`**${speaker.tell("ui.panel.pending")}**`, ...said], speaker, PENDING_TEXT))];
}

function ownLines(lines: readonly string[], limit: number): string {
  const { kept, left } = firstLines(
    lines.map((one) => clip(one, 300)),
    limit,
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
  const prompt = clip(`**${speaker.say(choice.prompt)}** (${ruleLabel(choice.rule)})`, 400);
  // Once something is picked, its own explanation takes the place of the question's.
  const help = draft.item === null ? helpLines(choice.help, speaker) : [];
  return [
    text(clip([prompt, ...help].join("\n"), HELP_TEXT)),
    ...choiceParts(choice.spec, draft, { speaker, prompt: choice.prompt, idFor }),
  ];
}
