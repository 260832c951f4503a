import type { IdOf } from "../interactions/custom-id.ts";
import { type ButtonInput, buttons, container, text } from "./components.ts";
import type { Outgoing } from "./message.ts";
import type { Speaker } from "./say.ts";

const PAGE_TEXT = 3_000;
const PAGE_LINES = 40;

/** Lines in pages, page 0 being the newest. */
function paged(lines: readonly string[]): string[][] {
  const pages: string[][] = [];
  let page: string[] = [];
  let used = 0;
  for (const line of [...lines].reverse()) {
    if (page.length > 0 && (used + line.length > PAGE_TEXT || page.length >= PAGE_LINES)) {
      pages.push(page);
      page = [];
      used = 0;
    }
    page.unshift(line);
    used += line.length + 1;
  }
  if (page.length > 0) pages.push(page);
  return pages;
}

/** A private page of the log, with buttons to earlier and later pages. */
export function buildLogPage(
  matchId: string,
  lines: readonly string[],
  page: number,
  speaker: Speaker,
  idOf: IdOf,
): Outgoing {
  const pages = paged(lines);
  const at = Math.max(0, Math.min(page, pages.length - 1));
  const shown = pages[at] ?? [speaker.tell("ui.log.empty")];
  const turn: ButtonInput[] = [];
  if (at + 1 < pages.length)
    turn.push({
      id: idOf({ route: "log-page", match: matchId, page: at + 1 }),
      label: speaker.tell("ui.button.earlier"),
    });
  if (at > 0)
    turn.push({
      id: idOf({ route: "log-page", match: matchId, page: at - 1 }),
      label: speaker.tell("ui.button.later"),
    });
  const heading = `### ${speaker.tell("ui.log.title")}`;
  return {
    components: [container([text([heading, ...shown].join("\n")), ...buttons(turn)])],
    files: [],
  };
}
