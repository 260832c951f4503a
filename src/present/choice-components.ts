import type { AssignSpec, Option, OrderSpec, SomeSpec, Spec } from "../engine/kernel/choice.ts";
import type { Msg } from "../engine/kernel/text.ts";
import { type ChoicePen, helpLines, joined, LIST_TEXT, listed, pageButtons, pageOf } from "./choice-pen.ts";
import { type ButtonInput, buttons, type Part, select, text } from "./components.ts";
import type { Draft } from "./draft.ts";
import { clip, escapeMarkdown } from "./escape.ts";
import { menuParts } from "./menu-components.ts";
import type { Speaker } from "./say.ts";
import { assignSlots, PAGE, type Step, standing, stepOf } from "./steps.ts";

/** Selects of an assignment on one page. */
const SLOTS = 5;
/** Widest range of numbers that get a button each. */
const NUMBER_BUTTONS = 10;
/** Longest label that still reads well on a button. */
const BUTTON_LABEL = 38;

/**
 * Components that ask what is still open of a choice: buttons, selects and number fields for any spec of any game. At most 30
 * components and about 2,000 characters of text, so that a panel has room for its own.
 */
export function choiceParts(spec: Spec, draft: Draft, pen: ChoicePen): Part[] {
  const step = stepOf(spec, draft);
  switch (step.kind) {
    case "menu":
      return menuParts(step.items, draft, pen);
    case "confirm":
      return [
        text(`**${pen.speaker.say(step.question)}**`),
        ...buttons([
          {
            id: pen.idFor("k", "", draft),
            label: clip(pen.speaker.say(step.item.label, "plain"), BUTTON_LABEL),
            look: "danger",
          },
          ...backButton(draft, pen),
        ]),
      ];
    case "assign":
      return assignParts(step.spec, draft, pen);
    case "order":
      return orderParts(step.spec, draft, pen);
    default: {
      const parts: Part[] = heading(step, pen);
      if (step.kind === "one") parts.push(...oneParts(step, draft, pen));
      else if (step.kind === "some") parts.push(...someParts(step, draft, pen));
      else parts.push(...numberParts(step, draft, pen));
      return parts;
    }
  }
}

function heading(step: Extract<Step, { kind: "one" | "some" | "number" }>, { speaker }: ChoicePen): Part[] {
  if (!step.item || !step.field) return [];
  const item = speaker.say(step.item.label);
  const lines = [`**${item}**`, speaker.say(step.field.prompt), ...helpLines(step.field.help, speaker)];
  return [text(clip(lines.join("\n"), LIST_TEXT))];
}

function backButton(draft: Draft, pen: ChoicePen): ButtonInput[] {
  return draft.item === null
    ? []
    : [{ id: pen.idFor("b", "", draft), label: pen.speaker.tell("ui.button.back") }];
}

function toSelect(option: Option, speaker: Speaker, chosen = false) {
  return {
    value: option.id,
    label: speaker.say(option.label, "plain"),
    note: joined(option.note)(speaker),
    chosen,
  };
}

function oneParts(step: Extract<Step, { kind: "one" }>, draft: Draft, pen: ChoicePen): Part[] {
  const { options, optional } = step.spec;
  const { speaker } = pen;
  const none: ButtonInput[] = optional
    ? [{ id: pen.idFor("n", "", draft), label: speaker.tell("ui.button.none") }]
    : [];
  const parts = pickParts(options, draft, pen, speaker.tell("ui.choice.pick"));
  const pages = pickPages(options);
  const after = [...none, ...pageButtons(pages, draft, pen), ...backButton(draft, pen)];
  if (options.length === 0 && !optional) parts.push(text(speaker.tell("ui.choice.none-fits")));
  return [...parts, ...buttons(after)];
}

function asButtons(options: readonly Option[], speaker: Speaker): boolean {
  return (
    options.length <= 5 &&
    options.every((option) => speaker.say(option.label, "plain").length <= BUTTON_LABEL && !option.note)
  );
}

function pickPages(options: readonly Option[]): number {
  return Math.max(1, Math.ceil(options.length / PAGE));
}

/** One of several: buttons for up to five short ones without notes, else a select a page. */
function pickParts(options: readonly Option[], draft: Draft, pen: ChoicePen, placeholder: string): Part[] {
  const { speaker } = pen;
  if (options.length === 0) return [];
  if (asButtons(options, speaker))
    return buttons(
      options.map((option) => ({
        id: pen.idFor("p", option.id, draft),
        label: speaker.say(option.label, "plain"),
        look: "primary",
      })),
    );
  const page = pageOf(draft, pickPages(options));
  const shown = options.slice(page * PAGE, (page + 1) * PAGE);
  return [
    select({
      id: pen.idFor("p", "", draft),
      placeholder,
      options: shown.map((option) => toSelect(option, speaker)),
    }),
  ];
}

function names(ids: readonly string[], options: readonly Option[], speaker: Speaker): string {
  const said = ids.map((id) => {
    const option = options.find((one) => one.id === id);
    return option ? speaker.say(option.label) : escapeMarkdown(id);
  });
  return clip(said.join(", "), LIST_TEXT);
}

/** Sets of which more than one is picked, as a sentence each. */
function clashes(
  sets: SomeSpec["exclusive"],
  picked: readonly string[],
  options: readonly Option[],
  speaker: Speaker,
): string[] {
  return (sets ?? [])
    .filter((set) => picked.filter((id) => set.includes(id)).length > 1)
    .slice(0, 3)
    .map(
      (set) => `⚠ ${speaker.tell("ui.choice.exclusive", { list: clip(names(set, options, speaker), 300) })}`,
    );
}

/** What the roll or the like comes to as it stands, and with one pick more. */
function expected({ expect, max }: SomeSpec, picked: number, speaker: Speaker): string[] {
  if (!expect) return [];
  const line = (key: "ui.choice.expect" | "ui.choice.expect-more", one: Msg | undefined): string[] =>
    one ? [speaker.tell(key, { text: speaker.say(one) })] : [];
  const more = picked < max ? expect[picked + 1] : undefined;
  return [...line("ui.choice.expect", expect[picked]), ...line("ui.choice.expect-more", more)];
}

function someParts(step: Extract<Step, { kind: "some" }>, draft: Draft, pen: ChoicePen): Part[] {
  const { spec } = step;
  const inItem = step.item !== null;
  const { speaker } = pen;
  const { options } = spec;
  const pages = pickPages(options);
  const page = pageOf(draft, pages);
  const shown = options.slice(page * PAGE, (page + 1) * PAGE);
  const picked = options.filter((option) => draft.picked.includes(option.id)).map((option) => option.id);
  const most = Math.min(spec.max, options.length);
  const parts: Part[] = [];
  const said =
    picked.length > 0
      ? speaker.tell("ui.choice.picked", { count: picked.length, list: names(picked, options, speaker) })
      : speaker.tell("ui.choice.picked-none");
  const expect = expected(spec, picked.length, speaker);
  parts.push(text([said, ...expect, ...clashes(spec.exclusive, picked, options, speaker)].join("\n")));
  const placeholder = speaker.tell("ui.choice.pick-some", {
    min: spec.min,
    max: most,
    same: spec.min === most ? "yes" : "no",
  });
  const chosen = shown.filter((option) => picked.includes(option.id));
  if (shown.length > 0 && most > 0)
    parts.push(
      select({
        id: pen.idFor("s", String(page), draft),
        placeholder,
        options: shown.map((option) =>
          toSelect(option, speaker, chosen.length <= most && picked.includes(option.id)),
        ),
        min: 0,
        max: most,
      }),
    );
  const problem =
    picked.length < spec.min ||
    picked.length > spec.max ||
    clashes(spec.exclusive, picked, options, speaker).length > 0;
  return [
    ...parts,
    ...buttons([
      confirmButton(
        problem,
        { ...draft, picked },
        pen,
        picked.length === 0 && (step.field?.prompt ?? pen.prompt),
      ),
      ...(picked.length > 0 && !inItem
        ? [{ id: pen.idFor("b", "", draft), label: speaker.tell("ui.button.clear") }]
        : []),
      ...pageButtons(pages, draft, pen),
      ...backButton(draft, pen),
    ]),
  ];
}

/** `empty` is the question, when nothing is picked: the button then says what that means, in the game's words if it has any. */
function confirmButton(
  disabled: boolean,
  draft: Draft,
  { speaker, idFor }: ChoicePen,
  empty: Msg | false | undefined = false,
): ButtonInput {
  const none = empty && `${empty.key}.none`;
  const label =
    disabled || empty === false
      ? speaker.tell("ui.button.confirm")
      : none && speaker.knows(none)
        ? clip(speaker.say({ ...empty, key: none }, "plain"), BUTTON_LABEL)
        : speaker.tell("ui.button.none");
  return { id: idFor("k", "", draft), label, look: "success", disabled };
}

function numberParts(step: Extract<Step, { kind: "number" }>, draft: Draft, pen: ChoicePen): Part[] {
  const { min, max } = step.spec;
  const { speaker } = pen;
  const parts: Part[] = [text(speaker.tell("ui.choice.number", { min, max }))];
  const direct =
    max - min < NUMBER_BUTTONS
      ? Array.from({ length: Math.max(0, max - min + 1) }, (_, i) => min + i)
      : [min, max];
  const quick = direct.map(
    (n): ButtonInput => ({ id: pen.idFor("v", String(n), draft), label: String(n), look: "primary" }),
  );
  const ask: ButtonInput[] =
    max - min < NUMBER_BUTTONS
      ? []
      : [
          {
            id: pen.idFor("m", `${min},${max}`, draft),
            label: speaker.tell("ui.button.number"),
            look: "primary",
          },
        ];
  return [...parts, ...buttons(quick), ...buttons([...ask, ...backButton(draft, pen)])];
}

function orderParts(spec: OrderSpec, draft: Draft, pen: ChoicePen): Part[] {
  const { speaker } = pen;
  const known = draft.picked.filter((id) => spec.items.some((item) => item.id === id));
  const rest = spec.items.filter((item) => !known.includes(item.id));
  const parts: Part[] = [];
  if (known.length > 0) {
    const lines = known.map((id, at) => `${at + 1}. ${names([id], spec.items, speaker)}`);
    parts.push(text(listed(lines, speaker)));
  }
  parts.push(text(speaker.tell(rest.length > 0 ? "ui.choice.order-next" : "ui.choice.order-last")));
  parts.push(...pickParts(rest, { ...draft, picked: known }, pen, speaker.tell("ui.choice.order-next")));
  const after: ButtonInput[] = [];
  if (rest.length === 0) after.push(confirmButton(false, draft, pen));
  if (known.length > 0) after.push({ id: pen.idFor("b", "", draft), label: speaker.tell("ui.button.clear") });
  return [...parts, ...buttons([...after, ...pageButtons(pickPages(rest), draft, pen)])];
}

function assignParts(spec: AssignSpec, draft: Draft, pen: ChoicePen): Part[] {
  const { speaker } = pen;
  const slots = assignSlots(spec);
  const pages = Math.max(1, Math.ceil(slots.length / SLOTS));
  const page = pageOf(draft, pages);
  const parts: Part[] = [];
  const pairs = spec.to.flatMap(({ id: to, label }) => {
    const from = draft.assign.filter(([, target]) => target === to).map(([id]) => id);
    return from.length > 0 ? [`${names(from, spec.from, speaker)} → ${speaker.say(label)}`] : [];
  });
  const lines = pairs.length > 0 ? pairs : [speaker.tell("ui.choice.picked-none")];
  const problem = standing(spec, draft);
  const used = draft.assign.map(([from]) => from);
  const warnings = clashes(spec.exclusive, used, spec.from, speaker);
  if (problem && warnings.length === 0) warnings.push(`⚠ ${speaker.refusal(problem)}`);
  parts.push(text(listed([...lines, ...warnings], speaker)));
  for (const slot of slots.slice(page * SLOTS, (page + 1) * SLOTS)) {
    const target = spec.to.find((one) => one.id === slot.to);
    const label = target ? speaker.say(target.label, "plain") : slot.to;
    const note = target?.note ? ` (${speaker.say(target.note)})` : "";
    const most = Math.min(spec.perTo, slot.from.length);
    const here = slot.from.filter((id) => draft.assign.some(([from, to]) => from === id && to === slot.to));
    parts.push(text(clip(`**${target ? speaker.say(target.label) : slot.to}**${note}`, 200)));
    parts.push(
      select({
        id: pen.idFor("t", `${slot.to},${slot.chunk}`, draft),
        placeholder: `${speaker.tell("ui.choice.assign-nobody")} ${speaker.tell("ui.choice.assign-to", { to: label })}`,
        options: spec.from
          .filter((option) => slot.from.includes(option.id))
          .map((option) => toSelect(option, speaker, here.length <= most && here.includes(option.id))),
        min: 0,
        max: Math.max(1, most),
      }),
    );
  }
  return [
    ...parts,
    ...buttons([
      confirmButton(problem !== null, draft, pen, draft.assign.length === 0 && pen.prompt),
      ...(draft.assign.length > 0
        ? [{ id: pen.idFor("b", "", draft), label: speaker.tell("ui.button.clear") }]
        : []),
      ...pageButtons(pages, draft, pen),
    ]),
  ];
}
