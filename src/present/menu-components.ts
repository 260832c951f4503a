import type { MenuItem } from "../engine/kernel/choice.ts";
import { msg } from "../engine/kernel/text.ts";
import { type ChoicePen, itemNote, listed, pageButtons, pageOf } from "./choice-pen.ts";
import { type ButtonInput, buttons, type Part, select, text } from "./components.ts";
import type { Draft } from "./draft.ts";
import { clip } from "./escape.ts";
import type { Speaker } from "./say.ts";
import { PAGE } from "./steps.ts";

/** Primary items shown as buttons of their own. */
const PRIMARY = 4;
/** Steps of the turn shown as buttons beside them. */
const STEPS = 6;
/** Groups shown apart; further ones share the last. */
const GROUPS = 5;
/** Up to so many groups of up to so many items become buttons, more become selects. */
const BUTTON_GROUPS = 3;
const BUTTON_ITEMS = 3;
const BUTTON_LABEL = 60;
const REFUSED_TEXT = 500;
/** So many impossible things are named at once; more wait behind a button of the panel. */
export const REFUSED_SHOWN = 3;

interface Group {
  readonly heading: string;
  readonly items: readonly MenuItem[];
}

/**
 * A menu of actions: the plain way on first, then the playable items by group, then what cannot be done now with the reason.
 * At most 28 components.
 */
export function menuParts(items: readonly MenuItem[], draft: Draft, pen: ChoicePen): Part[] {
  const { speaker } = pen;
  const open = items.filter((item) => !item.refused);
  const primary = open.filter((item) => item.primary).slice(0, PRIMARY);
  const others = open.filter((item) => !primary.includes(item));
  // What stands for no card is a step of the turn: it never hides in a list of cards.
  const steps = others.filter((item) => item.card === undefined).slice(0, STEPS);
  const rest = others.filter((item) => !steps.includes(item));
  const groups = grouped(rest, speaker);
  const asButtons =
    groups.length <= BUTTON_GROUPS && groups.every((group) => group.items.length <= BUTTON_ITEMS);
  // Going on stands out only when nothing else is left to do: nobody shall end a turn because that button shines.
  const look = others.length === 0 ? "primary" : "secondary";
  const parts: Part[] = buttons([
    ...steps.map((item) => itemButton(item, "primary", draft, pen)),
    ...primary.map((item) => itemButton(item, look, draft, pen)),
  ]);
  let pages = 1;
  for (const group of groups) {
    parts.push(text(`**${clip(group.heading, 100)}**`));
    if (asButtons) {
      parts.push(...buttons(group.items.map((item) => itemButton(item, "secondary", draft, pen))));
    } else {
      const own = Math.ceil(group.items.length / PAGE);
      pages = Math.max(pages, own);
      parts.push(groupSelect(group, groups.indexOf(group), pageOf(draft, own), draft, pen));
    }
  }
  const refused = refusedText(items, speaker);
  if (refused !== "") parts.push(text(refused));
  if (open.length === 0 && refused === "") parts.push(text(speaker.tell("ui.choice.none-fits")));
  parts.push(...buttons(pageButtons(pages, draft, pen)));
  return parts;
}

function grouped(items: readonly MenuItem[], speaker: Speaker): Group[] {
  const by = new Map<string, MenuItem[]>();
  for (const item of items) {
    const known = by.get(item.group);
    if (known) known.push(item);
    else by.set(item.group, [item]);
  }
  const all = [...by].map(([group, members]) => ({ heading: groupName(group, speaker), items: members }));
  if (all.length <= GROUPS) return all;
  const shared = all.slice(GROUPS - 1).flatMap((group) => group.items);
  return [...all.slice(0, GROUPS - 1), { heading: speaker.tell("ui.choice.other"), items: shared }];
}

function groupName(group: string, speaker: Speaker): string {
  const key = `group.${group}`;
  return speaker.knows(key) ? speaker.say(msg(key)) : group;
}

function itemButton(
  item: MenuItem,
  look: "primary" | "secondary",
  draft: Draft,
  pen: ChoicePen,
): ButtonInput {
  const { speaker } = pen;
  const cost = item.cost ? ` (${speaker.say(item.cost, "plain")})` : "";
  const more = item.fields.length > 0 ? " …" : "";
  const label = clip(speaker.say(item.label, "plain"), BUTTON_LABEL - more.length);
  return {
    id: pen.idFor("p", item.id, { ...draft, item: null, values: [] }),
    label: `${label}${cost}${more}`,
    look,
  };
}

function groupSelect(group: Group, index: number, page: number, draft: Draft, pen: ChoicePen): Part {
  const { speaker } = pen;
  return select({
    // The number does nothing but keep the ids of one message apart.
    id: pen.idFor("p", String(index), { ...draft, item: null, values: [] }),
    placeholder: group.heading,
    options: group.items.slice(page * PAGE, (page + 1) * PAGE).map((item) => ({
      value: item.id,
      label: speaker.say(item.label, "plain"),
      note: itemNote(item, speaker),
    })),
  });
}

function refusedText(items: readonly MenuItem[], speaker: Speaker): string {
  const lines = items.flatMap((item) =>
    item.refused ? [`-# ✗ ${speaker.say(item.label)}: ${speaker.refusal(item.refused)}`] : [],
  );
  if (lines.length > REFUSED_SHOWN)
    return `-# ${speaker.tell("ui.choice.cannot-some", { count: lines.length })}`;
  return lines.length === 0
    ? ""
    : listed([`-# ${speaker.tell("ui.choice.cannot")}:`, ...lines], speaker, REFUSED_TEXT);
}
