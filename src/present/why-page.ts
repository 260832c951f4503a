import type { Viewer } from "../engine/kernel/choice.ts";
import { type GameEvent, visibleTo } from "../engine/kernel/event.ts";
import type { Game } from "../engine/kernel/live-match.ts";
import { msg } from "../engine/kernel/text.ts";
import { buttons, text } from "./components.ts";
import { clip } from "./escape.ts";
import { framed, type PageInput, ruleLines, turnButtons } from "./info-pages.ts";
import { toldLines } from "./match-words.ts";
import type { Outgoing } from "./message.ts";
import { pageWithin } from "./pages.ts";
import { ruleLabel, type Speaker } from "./say.ts";

/** Moves on one page at most, and the room for them and for the rules, in characters. */
const MOVES = 3;
const EVENTS_TEXT = 1_700;
const RULES_TEXT = 1_700;

interface Explained {
  readonly lines: readonly string[];
  readonly rules: readonly string[];
}

/**
 * Why things happened: the last moves that brought something, each event with its rule, and what those rules say; earlier ones on
 * further pages. `history` has the events of the set-up and of each move, and is read up to move `upto`. Only what the viewer
 * may know is told.
 */
export function buildWhy(
  input: PageInput,
  game: Game,
  history: readonly (readonly GameEvent[])[],
  upto: number,
): Outgoing {
  const { speaker, viewer } = input;
  const moves = history
    .slice(0, upto + 1)
    .map((events) => explain(events, viewer, game, speaker))
    .filter((one) => one.lines.length > 0);
  const pages = chunks(moves);
  const page = pageWithin(input.page, pages.length);
  const shown = pages[page] ?? [];
  const asked = page === 0 ? askedNow(input) : null;
  const lines = shown.flatMap((one) => one.lines);
  const rules = [...new Set([...shown.flatMap((one) => one.rules), ...(asked ? [asked.rule] : [])])];
  const body = lines.length > 0 ? lines : [speaker.tell("ui.why.nothing")];
  return framed([
    text(
      clip(
        [`### ${speaker.tell("ui.why.title")}`, ...body, ...(asked ? [asked.text] : [])].join("\n"),
        2_100,
      ),
    ),
    ...(rules.length > 0 ? [text(fitting(ruleLines(rules, speaker)))] : []),
    ...buttons(turnButtons(input, "why", page, pages.length, upto)),
  ]);
}

/** What the viewer is asked at this moment, and the rule for it. */
function askedNow({ match, viewer, speaker }: PageInput): { text: string; rule: string } | null {
  const choice = viewer === "spectator" ? undefined : match.live.choicesOf(viewer)[0];
  if (!choice) return null;
  const prompt = `${speaker.say(choice.prompt)} (${ruleLabel(choice.rule)})`;
  return { text: `**${speaker.tell("ui.why.now", { prompt })}**`, rule: choice.rule };
}

function explain(events: readonly GameEvent[], viewer: Viewer, game: Game, speaker: Speaker): Explained {
  const told = toldLines(game, events, viewer, speaker);
  if (told.length === 0) return { lines: [], rules: [] };
  const seen = events.filter((event) => visibleTo(event, viewer) && speaker.knows(`event.${event.type}`));
  return {
    lines: seen.map((event) =>
      speaker.tell("ui.why.event", {
        text: clip(speaker.say(msg(`event.${event.type}`, event.params)), 300),
        rule: event.rule,
      }),
    ),
    rules: [...new Set(seen.map((event) => event.rule))],
  };
}

/** The newest moves on page 0, each page in the order in which things happened. */
function chunks(moves: readonly Explained[]): Explained[][] {
  const pages: Explained[][] = [];
  let page: Explained[] = [];
  let used = 0;
  for (const move of [...moves].reverse()) {
    const size = move.lines.join("\n").length;
    if (page.length > 0 && (page.length >= MOVES || used + size > EVENTS_TEXT)) {
      pages.push(page);
      page = [];
      used = 0;
    }
    page.unshift(move);
    used += size;
  }
  if (page.length > 0) pages.push(page);
  return pages;
}

function fitting(lines: readonly string[]): string {
  return clip(lines.join("\n"), RULES_TEXT);
}
