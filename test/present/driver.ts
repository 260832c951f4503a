import type { Answer, Spec } from "../../src/engine/kernel/choice.ts";
import type { Verb } from "../../src/interactions/clicks.ts";
import { decodeClick, encodeClick } from "../../src/interactions/custom-id.ts";
import { choiceParts } from "../../src/present/choice-components.ts";
import type { Part } from "../../src/present/components.ts";
import { type Draft, EMPTY_DRAFT, packDraft, unpackDraft } from "../../src/present/draft.ts";
import { speaker } from "../../src/present/say.ts";
import { type Advance, advance } from "../../src/present/steps.ts";

/** Components that can be clicked, as a person sees them. */
interface Screen {
  readonly parts: readonly Part[];
  readonly buttons: readonly { readonly id: string; readonly label: string; readonly disabled: boolean }[];
  readonly selects: readonly {
    readonly id: string;
    readonly values: readonly string[];
    readonly chosen: readonly string[];
    readonly max: number;
  }[];
}

const words = speaker("en-US");
const stored = new Map<string, string>();

function idFor(verb: Verb, arg: string, draft: Draft): string {
  // Short ids keep most drafts inside; longer ones go by a stored text, as in the real panel.
  const packed = packDraft(draft);
  const key = `@${stored.size}`;
  const id = (text: string): string =>
    encodeClick({
      route: "choice",
      match: "1234567890123456789",
      choice: "12.0",
      owner: "9".repeat(18),
      verb,
      arg,
      draft: text,
    });
  if (id(packed).length <= 100) return id(packed);
  stored.set(key, packed);
  return id(key);
}

export function screen(spec: Spec, draft: Draft): Screen {
  const parts = choiceParts(spec, draft, { speaker: words, idFor });
  const buttons: Screen["buttons"][number][] = [];
  const selects: Screen["selects"][number][] = [];
  for (const part of parts) {
    if (part.type !== 1) continue;
    for (const child of part.components) {
      if (child.type === 2 && "custom_id" in child)
        buttons.push({ id: child.custom_id, label: child.label ?? "", disabled: child.disabled ?? false });
      if (child.type === 3)
        selects.push({
          id: child.custom_id,
          values: child.options.map((option) => option.value),
          chosen: child.options.filter((option) => option.default).map((option) => option.value),
          max: child.max_values ?? 1,
        });
    }
  }
  return { parts, buttons, selects };
}

export function press(spec: Spec, customId: string, values: readonly string[] = []): Advance {
  const click = decodeClick(customId);
  if (click?.route !== "choice") throw new Error(`Not a choice: ${customId}`);
  const draft = unpackDraft(stored.get(click.draft) ?? click.draft);
  if (!draft) throw new Error(`Unreadable draft: ${click.draft}`);
  return advance(spec, draft, click.verb, click.arg, values);
}

function verbOf(id: string): string {
  const click = decodeClick(id);
  return click?.route === "choice" ? click.verb : "";
}

/** Clicks towards `answer` by what the screen shows; gives the answer that came out. `see` is called with every screen. */
export function play(spec: Spec, answer: Answer, see: (shown: Screen) => void): Answer {
  let draft: Draft = EMPTY_DRAFT;
  for (let clicks = 0; clicks < 400; clicks += 1) {
    const shown = screen(spec, draft);
    see(shown);
    const step = next(spec, draft, answer, shown);
    if (step.kind === "answer") return step.answer;
    if (step.kind === "problem") throw new Error(`Refused: ${step.refusal.code}`);
    draft = step.draft;
  }
  throw new Error("Clicked for ever");
}

function next(spec: Spec, draft: Draft, answer: Answer, shown: Screen): Advance {
  const byVerb = (verb: string) =>
    shown.buttons.find((button) => verbOf(button.id) === verb && !button.disabled);
  const turn = (): Advance => {
    const forward = shown.buttons.filter((button) => verbOf(button.id) === "g").at(-1);
    if (!forward) throw new Error("Not on this page and no further page");
    return press(spec, forward.id);
  };
  const pick = (id: string): Advance => {
    const button = shown.buttons.find((one) => verbOf(one.id) === "p" && one.label.split(/\s/)[0] === id);
    if (button) return press(spec, button.id);
    const select = shown.selects.find((one) => one.values.includes(id));
    return select ? press(spec, select.id, [id]) : turn();
  };
  const confirm = (): Advance => {
    const button = byVerb("k");
    if (!button) throw new Error("Nothing to confirm with");
    return press(spec, button.id);
  };
  if (spec.type === "order" && Array.isArray(answer)) {
    const done = draft.picked.length;
    return done === answer.length ? confirm() : pick(String(answer[done]));
  }
  if (spec.type === "assign" && answer !== null && typeof answer === "object" && "assign" in answer)
    return assignNext(spec, draft, answer.assign, shown, turn, confirm);
  if (spec.type === "menu" && answer !== null && typeof answer === "object" && "item" in answer) {
    if (draft.item === null) return pick(answer.item);
    const field = spec.items.find((one) => one.id === answer.item)?.fields[draft.values.length];
    if (!field) return confirm();
    return plain(spec, draft, answer.fields[field.name] ?? null, shown, { pick, turn, confirm });
  }
  return plain(spec, draft, answer, shown, { pick, turn, confirm });
}

function plain(
  spec: Spec,
  draft: Draft,
  value: unknown,
  shown: Screen,
  act: { pick(id: string): Advance; turn(): Advance; confirm(): Advance },
): Advance {
  if (typeof value === "string") return act.pick(value);
  if (typeof value === "number") {
    const direct = shown.buttons.find((one) => verbOf(one.id) === "v" && one.label === String(value));
    if (direct) return press(spec, direct.id);
    const ask = shown.buttons.find((one) => verbOf(one.id) === "m");
    if (!ask) throw new Error("No way to enter a number");
    const click = decodeClick(ask.id);
    if (click?.route !== "choice") throw new Error("Not a choice");
    return press(spec, encodeClick({ ...click, verb: "v", arg: "" }), [String(value)]);
  }
  if (value === null) {
    const none = shown.buttons.find((one) => verbOf(one.id) === "n");
    if (!none) throw new Error("No way to pick nothing");
    return press(spec, none.id);
  }
  const wanted: unknown[] = Array.isArray(value) ? value : [];
  if (wanted.length === draft.picked.length) return act.confirm();
  for (const select of shown.selects) {
    const here = select.values.filter((id) => wanted.includes(id));
    if (here.length > select.max) throw new Error("The select takes too few");
    if (here.some((id) => !draft.picked.includes(id))) return press(spec, select.id, here);
  }
  return act.turn();
}

function assignNext(
  spec: Extract<Spec, { type: "assign" }>,
  draft: Draft,
  wanted: Readonly<Record<string, string>>,
  shown: Screen,
  turn: () => Advance,
  confirm: () => Advance,
): Advance {
  if (draft.assign.length === Object.keys(wanted).length) return confirm();
  for (const select of shown.selects) {
    const click = decodeClick(select.id);
    const to = click?.route === "choice" ? click.arg.split(",")[0] : "";
    const here = select.values.filter((id) => wanted[id] === to);
    if (here.length > select.max) throw new Error("The select takes too few");
    if (here.some((id) => !draft.assign.some(([from]) => from === id))) return press(spec, select.id, here);
  }
  return turn();
}
