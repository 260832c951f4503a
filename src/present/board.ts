import type { IdOf } from "../interactions/clicks.ts";
import type { Snapshot } from "../match/contract.ts";
import type { Picture } from "../render/painter-types.ts";
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
import { clip, firstLines } from "./escape.ts";
import { deckOf } from "./info-pages.ts";
import { namesAt, type TurnLine, waitingLines, weightiest } from "./match-words.ts";
import type { Outgoing } from "./message.ts";
import type { Speaker } from "./say.ts";
import { tableButtons, tableLines } from "./table-words.ts";

export interface BoardInput {
  readonly match: Snapshot;
  readonly speaker: Speaker;
  /** null: none is wanted, or it could not be drawn. */
  readonly picture: Picture | null;
  /** Without a new picture: the name of the one that the message still has, of a moment ago. */
  readonly kept?: string | null;
  /** No picture is wanted, so that none is missing. */
  readonly textOnly?: boolean;
  /** What happened this turn, oldest first. */
  readonly log: readonly TurnLine[];
  /** What is not played as the rules are written, a line each. */
  readonly options: readonly string[];
  /** The server's sets that are played with, as a sentence. */
  readonly sets?: string | null;
  /** The first board of a match also shows the sealed seed. */
  readonly first: boolean;
  /** Players may still add words to the chance. */
  readonly wordsOpen?: boolean;
  /** An old board keeps its picture and words and loses its buttons. */
  readonly live: boolean;
  readonly idOf: IdOf;
}

const LOG_LINES = 12;
const LOG_TEXT = 1_400;
const STATE_TEXT = 1_800;
const ACCENT = 0x2f7d5b;

/** The public board of a turn: picture, the same in words, what happened, and whose decision it is. */
export function buildBoard(input: BoardInput): Outgoing {
  const { match, speaker } = input;
  const description = match.live.describe("spectator");
  const parts: Part[] = [text(clip(`## ${speaker.say(description.title)}`, 300))];
  if (input.picture) parts.push(picture(input.picture.filename, input.picture.description));
  else if (input.kept) {
    const late = speaker.tell("ui.board.picture-late");
    parts.push(picture(input.kept, late), text(`-# ${late}`));
  } else if (!input.textOnly) parts.push(text(`-# ${speaker.tell("ui.board.no-picture")}`));
  const state = firstLines(
    description.lines.map((one) => clip(speaker.say(one), 300)),
    STATE_TEXT,
  );
  const cut = state.left > 0 ? [`-# ${speaker.tell("ui.board.state-left", { left: state.left })}`] : [];
  if (state.kept.length > 0) parts.push(text([...state.kept, ...cut].join("\n")));
  const log = weightiest(input.log, LOG_LINES, LOG_TEXT);
  if (log.length > 0) {
    const head = [`**${speaker.tell("ui.board.log")}**`];
    const left = input.log.length - log.length;
    if (left > 0) head.push(`-# ${speaker.tell("ui.board.log-left", { left })}`);
    parts.push(line(), text([...head, ...log.map((one) => `• ${one}`)].join("\n")));
  }
  if (input.options.length > 0)
    parts.push(text(clip(`-# ${speaker.tell("ui.option.board", { list: input.options.join(", ") })}`, 500)));
  if (input.sets) parts.push(text(`-# ${input.sets}`));
  if (input.first) parts.push(text([decksLine(input), ...chanceLines(input)].join("\n")));
  if (input.live) {
    const waiting = [...waitingLines(match, speaker), ...tableLines(match, speaker)];
    if (waiting.length > 0) parts.push(line(), text(waiting.join("\n")));
    parts.push(...buttons(tableButtons(match, speaker, input.idOf)));
    parts.push(...buttons(boardButtons(input)));
  }
  return {
    components: [container(capText(parts), ACCENT)],
    files: input.picture ? [{ name: input.picture.filename, data: input.picture.bytes }] : [],
    ...(input.picture === null && input.kept ? { keepFiles: true } : {}),
  };
}

/** The seal, who has added words to it, and whether there is still time for that. */
function chanceLines({ match, speaker, wordsOpen, live }: BoardInput): string[] {
  if (match.record.tutorial) return [`-# ${speaker.tell("ui.tutorial.board")}`];
  const words = match.record.chance?.words ?? [];
  const added = [...words.keys()].filter((seat) => words[seat] !== null);
  return [
    speaker.tell("ui.board.fair", { hash: match.record.seedHash }),
    ...(added.length > 0 ? [speaker.tell("ui.board.words", { who: namesAt(match, added) })] : []),
    ...(wordsOpen && live ? [speaker.tell("ui.board.words-open")] : []),
  ].map((one) => `-# ${one}`);
}

/** Who plays which deck. */
function decksLine({ match, speaker }: BoardInput): string {
  const list = match.record.sitters.map((_, seat) => deckOf(match, seat, speaker)).join("; ");
  return `-# ${clip(`${list}.`, 600)}`;
}

function boardButtons({ match, speaker, idOf, wordsOpen }: BoardInput): ButtonInput[] {
  const id = match.record.id;
  const log: ButtonInput = {
    id: idOf({ route: "log", match: id, page: 0, rules: false }),
    label: speaker.tell("ui.button.log"),
  };
  const why: ButtonInput = {
    id: idOf({ route: "info", match: id, what: "why", page: 0, upto: 0, turn: "" }),
    label: speaker.tell("ui.button.why"),
  };
  if (match.live.outcome()) return [log, why];
  const responding = match.live
    .choices()
    .some((choice) => choice.deadline === "response" && match.record.sitters[choice.seat]?.kind === "user");
  return [
    { id: idOf({ route: "panel", match: id }), label: speaker.tell("ui.button.hand"), look: "primary" },
    ...(responding
      ? [
          {
            id: idOf({ route: "respond", match: id }),
            label: speaker.tell("ui.button.respond"),
            look: "success",
          } as const,
        ]
      : []),
    ...(wordsOpen
      ? [{ id: idOf({ route: "words", match: id }), label: speaker.tell("ui.button.words") } as const]
      : []),
    log,
    why,
    { id: idOf({ route: "table", match: id, verb: "more" }), label: speaker.tell("ui.button.more") },
  ];
}

/** What stands in place of an old board that cannot be drawn again. */
export function oldBoard(speaker: Speaker): Outgoing {
  return { components: [container([text(`-# ${speaker.tell("ui.board.old")}`)])], files: [] };
}

/** The message that calls somebody to the table. */
export function buildPing(
  match: Snapshot,
  userId: string,
  deadline: "setup" | "decision" | "response",
  speaker: Speaker,
  idOf: IdOf,
): Outgoing {
  const id = match.record.id;
  const call = speaker.tell(`ui.ping.${deadline}`, { user: `<@${userId}>` });
  const button: ButtonInput =
    deadline === "response"
      ? {
          id: idOf({ route: "respond", match: id }),
          label: speaker.tell("ui.button.respond"),
          look: "success",
        }
      : { id: idOf({ route: "panel", match: id }), label: speaker.tell("ui.button.hand"), look: "primary" };
  return {
    components: [container([text(call), ...buttons([button])])],
    files: [],
    mentions: [userId],
  };
}
