import type { Viewer } from "../engine/kernel/choice.ts";
import type { GameEvent } from "../engine/kernel/event.ts";
import { literal } from "../engine/kernel/text.ts";
import type { IdOf, ReplayPageClick, ReplayTurn } from "../interactions/clicks.ts";
import type { Course, TurnSpan } from "../match/course.ts";
import type { Picture } from "../render/painter-types.ts";
import {
  type ButtonInput,
  buttons,
  capText,
  container,
  line,
  type Part,
  picture,
  select,
  text,
} from "./components.ts";
import { clip, escapeMarkdown, firstLines } from "./escape.ts";
import { eventLines } from "./match-words.ts";
import type { OutFile, Outgoing } from "./message.ts";
import type { Speaker } from "./say.ts";

const ACCENT = 0x5b7083;
const TOLD_TEXT = 1_600;
const STATE_TEXT = 1_400;
const HANDS_TEXT = 1_200;
const OPTIONS = 25;

/** Where somebody is in a match that is looked at again. */
export type ReplayPlace = Omit<ReplayPageClick, "route" | "turn">;

export interface ReplayPageInput {
  readonly course: Course;
  readonly place: ReplayPlace;
  readonly speaker: Speaker;
  /** The table; null: none is wanted, or it could not be drawn. */
  readonly picture: Picture | null;
  /** The hands by seat, where they are shown and there is a picture. */
  readonly hands: readonly (Picture | null)[];
  readonly textOnly: boolean;
  readonly idOf: IdOf;
}

/** The names of a match, ready for markdown. */
export function whoPlayed({ recording }: Course): string {
  return recording.setup.players.map(({ name }) => `**${escapeMarkdown(clip(name, 40))}**`).join(" – ");
}

/** The place of the turn that a step lies in. */
export function turnAt(turns: readonly TurnSpan[], step: number): number {
  return Math.max(
    0,
    turns.findIndex(({ from, to }) => from <= step && step <= to),
  );
}

/** The step that a control leads to from where one is. `picked` is the turn that a select names. */
export function stepAfter(course: Course, click: ReplayPageClick, picked = ""): number {
  const { turns, steps } = course;
  const last = steps.length - 1;
  const at = Math.min(click.step, last);
  const turn = turnAt(turns, at);
  const endOf = (index: number): number => turns[index]?.to ?? last;
  switch (click.turn) {
    case "first":
      return click.unit === "turn" ? endOf(0) : 0;
    case "last":
      return last;
    case "previous":
      return click.unit === "turn" ? (turn === 0 ? at : endOf(turn - 1)) : Math.max(0, at - 1);
    case "next":
      return click.unit === "turn" ? endOf(Math.min(turn + 1, turns.length - 1)) : Math.min(last, at + 1);
    case "jump": {
      const wanted = turns[/^\d{1,6}$/.test(picked) ? Number(picked) : turn];
      if (!wanted) return at;
      return click.unit === "turn" ? wanted.to : wanted.from;
    }
    case "unit":
    case "hands":
      return at;
  }
}

/** How a step looks from the place: a step of its own, or the end of its turn. */
export function shownStep({ turns, steps }: Course, { unit, step }: ReplayPlace): number {
  const at = Math.min(step, steps.length - 1);
  return unit === "turn" ? (turns[turnAt(turns, at)]?.to ?? at) : at;
}

/** A page of a finished match: the table as a spectator saw it then, what happened, and on request all hands. */
export function buildReplayPage(input: ReplayPageInput): Outgoing {
  const { course, place, speaker } = input;
  const at = shownStep(course, place);
  const step = course.steps[at];
  const turn = turnAt(course.turns, at);
  const then = course.at(at).describe("spectator");
  const counts = { turn: turn + 1, turns: course.turns.length };
  const where =
    at === 0
      ? speaker.tell("ui.replay.at-start", counts)
      : speaker.tell("ui.replay.at", { ...counts, action: at, actions: course.steps.length - 1 });
  const parts: Part[] = [
    text(
      [
        `### ${speaker.tell("ui.replay.title", { who: whoPlayed(course) })}`,
        clip(speaker.say(then.title), 300),
        `-# ${where}`,
        ...(place.unit === "action" && step?.undone ? [`-# ${speaker.tell("ui.replay.undone")}`] : []),
      ].join("\n"),
    ),
  ];
  const files: OutFile[] = [];
  const show = (one: Picture, name: string): void => {
    parts.push(picture(name, one.description));
    files.push({ name, data: one.bytes });
  };
  if (input.picture) show(input.picture, "table.png");
  else {
    if (!input.textOnly) parts.push(text(`-# ${speaker.tell("ui.board.no-picture")}`));
    const lines = then.lines.map((one) => clip(speaker.say(one), 300));
    parts.push(text(firstLines(lines, STATE_TEXT).kept.join("\n")));
  }
  parts.push(line(), text(told(course, place, at, speaker).join("\n")));
  if (place.hands) {
    parts.push(text(clip(handLines(course, at, speaker).join("\n"), HANDS_TEXT)));
    for (const [seat, one] of input.hands.entries()) if (one) show(one, `hand-${seat + 1}.png`);
  }
  const capped = capText(parts);
  return { components: [container([...capped, ...controls(input, at, turn)], ACCENT)], files };
}

/** What may be told at the place: with open hands nothing is hidden any more. */
function opened(events: readonly GameEvent[], hands: boolean): readonly GameEvent[] {
  return hands ? events.map(({ only: _, ...event }) => event) : events;
}

function told(course: Course, { unit, hands }: ReplayPlace, at: number, speaker: Speaker): string[] {
  const span = course.turns[turnAt(course.turns, at)];
  const from = unit === "turn" ? (span?.from ?? at) : at;
  const viewer: Viewer = "spectator";
  const lines = course.steps.slice(from, at + 1).flatMap(({ events, undone }) => {
    const said = eventLines(opened(events, hands), viewer, speaker, true);
    const back = events.some(({ type }) => type === "taken-back");
    return unit === "turn" && undone && !back ? said.map((one) => `~~${one}~~`) : said;
  });
  if (lines.length === 0) return [`-# ${speaker.tell("ui.replay.nothing")}`];
  const { kept, left } = firstLines(
    lines.map((one) => `• ${one}`),
    TOLD_TEXT,
  );
  return left > 0 ? [...kept, `-# ${speaker.tell("ui.replay.more", { left })}`] : kept;
}

function handLines(course: Course, at: number, speaker: Speaker): string[] {
  const match = course.at(at);
  return course.recording.setup.players.flatMap(({ name }, seat) => {
    const who = `**${escapeMarkdown(clip(name, 40))}**`;
    const own = match.describe(seat).own.map((one) => clip(speaker.say(one), 90));
    return [
      speaker.tell("ui.replay.hand", { who }),
      own.length > 0 ? own.join(" · ") : speaker.tell("ui.replay.hand-none"),
    ];
  });
}

function controls({ course, place, speaker, idOf }: ReplayPageInput, at: number, turn: number): Part[] {
  const { unit, hands } = place;
  const id = (sign: ReplayTurn, now: ReplayPlace = place): string =>
    idOf({ ...now, route: "replay-page", turn: sign, step: at });
  const { turns, steps } = course;
  const start = unit === "turn" ? turn === 0 : at === 0;
  const end = unit === "turn" ? turn === turns.length - 1 : at === steps.length - 1;
  const go = (sign: "first" | "previous" | "next" | "last", disabled: boolean): ButtonInput => ({
    id: id(sign),
    label: speaker.tell(`ui.button.replay-${sign}`),
    disabled,
    ...(sign === "next" ? { look: "primary" as const } : {}),
  });
  const other: ReplayPlace = { ...place, unit: unit === "turn" ? "action" : "turn" };
  const beside: ButtonInput[] = [
    {
      id: id("unit", other),
      label: speaker.tell(unit === "turn" ? "ui.button.replay-by-action" : "ui.button.replay-by-turn"),
    },
    {
      id: id("hands", { ...place, hands: !hands }),
      label: speaker.tell(hands ? "ui.button.replay-hide-hands" : "ui.button.replay-show-hands"),
    },
    ...replayButtons(place.source, speaker, idOf).filter((_, index) => index > 0),
  ];
  const first = Math.max(0, Math.min(turn - Math.floor(OPTIONS / 2), turns.length - OPTIONS));
  const options = turns.slice(first, first + OPTIONS).map(({ to }, index) => {
    const title = steps[to]?.title ?? literal("");
    return {
      value: String(first + index),
      label: `${first + index + 1}. ${speaker.say(title, "plain")}`,
      chosen: first + index === turn,
    };
  });
  return [
    ...buttons([go("first", start), go("previous", start), go("next", end), go("last", end)]),
    ...(options.length > 1
      ? [select({ id: id("jump"), placeholder: speaker.tell("ui.replay.jump"), options })]
      : []),
    ...buttons(beside),
  ];
}

/** The buttons under a result: look at the match again, as pages, film and files. */
export function replayButtons(source: string, speaker: Speaker, idOf: IdOf): ButtonInput[] {
  return (["watch", "film", "export"] as const).map((verb) => ({
    id: idOf({ route: "replay", source, verb }),
    label: speaker.tell(`ui.button.replay-${verb}`),
  }));
}
