import type { IdOf } from "../interactions/clicks.ts";
import { type ButtonInput, buttons, container, text } from "./components.ts";
import type { Outgoing } from "./message.ts";
import { pagesOf, pageWithin } from "./pages.ts";
import type { Speaker } from "./say.ts";

/** A private page of the log, the newest first, with buttons to earlier and later pages and to the same with or without rules. */
export function buildLogPage(
  matchId: string,
  lines: readonly string[],
  { page, rules }: { readonly page: number; readonly rules: boolean },
  speaker: Speaker,
  idOf: IdOf,
): Outgoing {
  const pages = pagesFromEnd(lines);
  const at = pageWithin(page, pages.length);
  const shown = pages[at] ?? [speaker.tell("ui.log.empty")];
  const go = (to: number, label: string, withRules = rules): ButtonInput => ({
    id: idOf({ route: "log-page", match: matchId, page: to, rules: withRules }),
    label,
  });
  const turn: ButtonInput[] = [];
  if (at + 1 < pages.length) turn.push(go(at + 1, speaker.tell("ui.button.earlier")));
  if (at > 0) turn.push(go(at - 1, speaker.tell("ui.button.later")));
  const other = speaker.tell(rules ? "ui.button.without-rules" : "ui.button.with-rules");
  // The first page in both, since the pages do not match; its id differs from those of turning by the rules.
  turn.push(go(0, other, !rules));
  const heading = `### ${speaker.tell("ui.log.title")}`;
  return {
    components: [container([text([heading, ...shown].join("\n")), ...buttons(turn)])],
    files: [],
  };
}

/** Page 0 is the newest, each in the order in which things happened. */
function pagesFromEnd(lines: readonly string[]): string[][] {
  return pagesOf([...lines].reverse()).map((page) => page.reverse());
}
