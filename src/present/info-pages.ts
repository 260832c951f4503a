import type { MenuItem, Seat, Viewer } from "../engine/kernel/choice.ts";
import type { Readable } from "../engine/kernel/game.ts";
import { msg } from "../engine/kernel/text.ts";
import type { IdOf, Info } from "../interactions/clicks.ts";
import type { Snapshot } from "../match/contract.ts";
import { type ButtonInput, buttons, capText, container, type Part, select, text } from "./components.ts";
import { clip } from "./escape.ts";
import { nameAt, waitingLines } from "./match-words.ts";
import type { Outgoing } from "./message.ts";
import { pagesOf, pageWithin } from "./pages.ts";
import { ruleLabel, type Speaker } from "./say.ts";
import { PAGE } from "./steps.ts";

/** Private pages beside a match: the table in words, cards to read, what is not possible and why. */

const ACCENT = 0x6b6b8f;

export interface PageInput {
  readonly match: Snapshot;
  readonly viewer: Viewer;
  readonly speaker: Speaker;
  readonly page: number;
  readonly idOf: IdOf;
}

/** Buttons to turn the pages of such a message in its place. */
export function turnButtons(
  { match, speaker, idOf }: Pick<PageInput, "match" | "speaker" | "idOf">,
  what: Info,
  page: number,
  pages: number,
  upto = 0,
): ButtonInput[] {
  if (pages < 2) return [];
  const to = (next: number, sign: string): ButtonInput => ({
    id: idOf({ route: "info", match: match.record.id, what, page: (next + pages) % pages, upto, turn: sign }),
    label: sign === "-" ? "◀" : `${speaker.tell("ui.choice.page", { page: page + 1, pages })} ▶`,
  });
  return [to(page - 1, "-"), to(page + 1, "+")];
}

export function framed(parts: readonly Part[]): Outgoing {
  return { components: [container(capText(parts), ACCENT)], files: [] };
}

/** Everything a viewer may know of the table, in words: complete, in pages when it is long. */
export function buildState(input: PageInput, options: readonly string[]): Outgoing {
  const { match, viewer, speaker } = input;
  const description = match.live.describe(viewer);
  const lines = [
    ...waitingLines(match, speaker),
    ...description.lines.map((one) => speaker.say(one)),
    ...(options.length > 0 ? [`-# ${speaker.tell("ui.state.options", { list: options.join(", ") })}`] : []),
    ...(viewer === "spectator" ? [] : [`-# ${deckOf(match, viewer, speaker)}`]),
    ...(description.own.length > 0 ? [`**${speaker.tell("ui.state.own")}**`] : []),
    ...description.own.map((one) => speaker.say(one)),
  ];
  const pages = pagesOf(lines);
  const page = pageWithin(input.page, pages.length);
  const title = `### ${speaker.say(description.title)}`;
  return framed([
    text([title, ...(pages[page] ?? [])].join("\n")),
    ...buttons(turnButtons(input, "state", page, pages.length)),
  ]);
}

/** "Ada plays Chaos", ready for markdown. */
export function deckOf(match: Snapshot, seat: Seat, speaker: Speaker): string {
  const deck = speaker.say(msg("literal", { text: match.live.setup.players[seat]?.deck.name ?? "" }));
  return speaker.tell("ui.board.deck", { who: nameAt(match, seat), deck });
}

/** What the open choice of a seat shows and does not allow, each with its reason and the rule. */
export function buildWhyNot(input: PageInput): Outgoing {
  const { match, viewer, speaker } = input;
  const items = viewer === "spectator" ? [] : match.live.choicesOf(viewer).flatMap(refusedItems);
  const lines = items.flatMap((item) =>
    item.refused ? [`• **${speaker.say(item.label)}**: ${speaker.refusal(item.refused)}`] : [],
  );
  const rules = [...new Set(items.flatMap((item) => item.refused?.rule ?? []))];
  const pages = pagesOf([
    ...(lines.length > 0 ? lines : [speaker.tell("ui.why-not.none")]),
    ...ruleLines(rules, speaker),
  ]);
  const page = pageWithin(input.page, pages.length);
  return framed([
    text([`### ${speaker.tell("ui.why-not.title")}`, ...(pages[page] ?? [])].join("\n")),
    ...buttons(turnButtons(input, "why-not", page, pages.length)),
  ]);
}

export function refusedItems({ spec }: ReturnType<Snapshot["live"]["choicesOf"]>[number]): MenuItem[] {
  return spec.type === "menu" ? spec.items.filter((item) => item.refused) : [];
}

/** Rules by number, title and what they say; none when there are no words for them. */
export function ruleLines(rules: readonly string[], speaker: Speaker): string[] {
  const said = rules.flatMap((rule) => {
    if (!speaker.knows(`rule.${rule}`)) return [];
    const body = `rule.${rule}.text`;
    return [
      speaker.tell("ui.why.rule", {
        rule: ruleLabel(rule),
        title: speaker.say(msg(`rule.${rule}`)),
        text: speaker.knows(body) ? speaker.say(msg(body)) : "",
      }),
    ];
  });
  return said.length === 0 ? [] : [`**${speaker.tell("ui.why.rules")}**`, ...said];
}

/** All that the viewer may read as a select, and the text of the one that was picked, else of the first. */
export function buildReader(input: PageInput, picked: string | null): Outgoing {
  const { match, viewer, speaker, idOf } = input;
  const all = match.live.readables(viewer);
  const pages = Math.max(1, Math.ceil(all.length / PAGE));
  const page = pageWithin(input.page, pages);
  const shown = all.slice(page * PAGE, (page + 1) * PAGE);
  const chosen = picked === null ? shown[0] : all.find((one) => one.id === picked);
  const parts: Part[] = [
    text(
      chosen ? readableText(chosen, speaker) : speaker.tell(all.length > 0 ? "ui.read.gone" : "ui.read.none"),
    ),
  ];
  if (shown.length > 0)
    parts.push(
      select({
        id: idOf({ route: "info", match: match.record.id, what: "read", page, upto: 0, turn: "=" }),
        placeholder: speaker.tell("ui.read.pick"),
        options: shown.map((one) => ({
          value: one.id,
          label: speaker.say(one.label, "plain"),
          note: speaker.say(one.place, "plain"),
          chosen: one.id === chosen?.id,
        })),
      }),
    );
  return framed([...parts, ...buttons(turnButtons(input, "read", page, pages))]);
}

function readableText({ label, place, lines }: Readable, speaker: Speaker): string {
  const head = `### ${speaker.say(label)}\n-# ${speaker.say(place)}`;
  return clip([head, ...lines.map((one) => speaker.say(one))].join("\n"), 3_500);
}
