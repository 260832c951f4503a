import { checkAnswer } from "../engine/kernel/answers.ts";
import type {
  Answer,
  AssignSpec,
  Field,
  FieldAnswer,
  MenuItem,
  NumberSpec,
  OneSpec,
  OrderSpec,
  SomeSpec,
  Spec,
} from "../engine/kernel/choice.ts";
import type { Refusal } from "../engine/kernel/refusal.ts";
import type { Msg } from "../engine/kernel/text.ts";
import type { Verb } from "../interactions/clicks.ts";
import { type Draft, EMPTY_DRAFT } from "./draft.ts";

export const PAGE = 25;

/** The part of a choice that is asked now. A menu without a picked item asks for the item; with one, for its fields in turn. */
export type Step =
  | { readonly kind: "menu"; readonly items: readonly MenuItem[] }
  | {
      readonly kind: "one";
      readonly spec: OneSpec;
      readonly field: Field | null;
      readonly item: MenuItem | null;
    }
  | {
      readonly kind: "some";
      readonly spec: SomeSpec;
      readonly field: Field | null;
      readonly item: MenuItem | null;
    }
  | {
      readonly kind: "number";
      readonly spec: NumberSpec;
      readonly field: Field | null;
      readonly item: MenuItem | null;
    }
  /** Everything is picked; what it gives away does not come back, so it is asked once more. */
  | { readonly kind: "confirm"; readonly item: MenuItem; readonly question: Msg }
  | { readonly kind: "assign"; readonly spec: AssignSpec }
  | { readonly kind: "order"; readonly spec: OrderSpec };

/** What a click does: leads to another draft, is not possible as it stands, or completes an answer. */
export type Advance =
  | { readonly kind: "draft"; readonly draft: Draft }
  | { readonly kind: "problem"; readonly draft: Draft; readonly refusal: Refusal }
  | { readonly kind: "answer"; readonly answer: Answer };

/** Which step a draft stands at. A draft that does not fit the spec any more counts as empty. */
export function stepOf(spec: Spec, draft: Draft): Step {
  if (spec.type === "menu") {
    const item = spec.items.find((one) => one.id === draft.item && !one.refused);
    const field = item?.fields[draft.values.length];
    if (item && field) return plainStep(field.spec, field, item);
    return item?.confirm
      ? { kind: "confirm", item, question: item.confirm }
      : { kind: "menu", items: spec.items };
  }
  if (spec.type === "assign") return { kind: "assign", spec };
  if (spec.type === "order") return { kind: "order", spec };
  return plainStep(spec, null, null);
}

function plainStep(spec: OneSpec | SomeSpec | NumberSpec, field: Field | null, item: MenuItem | null): Step {
  if (spec.type === "one") return { kind: "one", spec, field, item };
  if (spec.type === "some") return { kind: "some", spec, field, item };
  return { kind: "number", spec, field, item };
}

/**
 * Carries a click out on a draft. `values` are a select's values or a modal's text. Nothing is trusted: what does not fit
 * leaves the draft as it was, and completed answers are checked once more by the match.
 */
export function advance(
  spec: Spec,
  draft: Draft,
  verb: Verb,
  arg: string,
  values: readonly string[],
): Advance {
  if (verb === "g") return go({ ...draft, page: Math.max(0, Number.parseInt(arg, 10) || 0) });
  if (verb === "b") return go(EMPTY_DRAFT);
  const step = stepOf(spec, draft);
  const given = values[0] ?? arg;
  const chosen = verb === "p" && given !== "" ? given : undefined;
  switch (step.kind) {
    case "menu":
      return chosen === undefined ? go(draft) : pickItem(step.items, draft, chosen);
    case "one": {
      const value = verb === "n" ? null : chosen;
      return value === undefined ? go(draft) : give(step, draft, value);
    }
    case "number": {
      const text = verb === "v" ? given.trim() : undefined;
      return text === undefined
        ? go(draft)
        : give(step, draft, /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN);
    }
    case "confirm":
      return verb === "k" ? done(step.item, draft.values) : go(draft);
    case "some":
      return someClick(step, draft, verb, arg, values);
    case "assign":
      return assignClick(step.spec, draft, verb, arg, values);
    case "order":
      return orderClick(step.spec, draft, verb, chosen);
  }
}

function go(draft: Draft): Advance {
  return { kind: "draft", draft };
}

function pickItem(items: readonly MenuItem[], draft: Draft, id: string): Advance {
  const item = items.find((one) => one.id === id);
  if (!item) return go(EMPTY_DRAFT);
  if (item.refused) return { kind: "problem", draft, refusal: item.refused };
  return settle(item, { ...EMPTY_DRAFT, item: id });
}

/** Fields that leave no freedom at all are filled in: a number with one value, a pick of nothing. */
function forced(field: Field): FieldAnswer | undefined {
  const { spec } = field;
  if (spec.type === "number" && spec.min === spec.max) return spec.min;
  if (spec.type === "some" && (spec.max === 0 || spec.options.length === 0) && spec.min === 0) return [];
  if (spec.type === "one" && spec.optional && spec.options.length === 0) return null;
  return undefined;
}

function settle(item: MenuItem, draft: Draft): Advance {
  const values = [...draft.values];
  for (;;) {
    const field = item.fields[values.length];
    if (!field) break;
    const value = forced(field);
    if (value === undefined) return go({ ...EMPTY_DRAFT, item: item.id, values });
    values.push(value);
  }
  return item.confirm ? go({ ...EMPTY_DRAFT, item: item.id, values }) : done(item, values);
}

function done(item: MenuItem, values: readonly FieldAnswer[]): Advance {
  const fields: Record<string, FieldAnswer> = {};
  for (const [index, field] of item.fields.entries()) fields[field.name] = values[index] ?? null;
  return { kind: "answer", answer: { item: item.id, fields } };
}

type PlainStep = Extract<Step, { kind: "one" | "some" | "number" }>;

/** Gives the asked value: an answer by itself, or the next field of a menu item. */
function give(step: PlainStep, draft: Draft, value: FieldAnswer): Advance {
  const refusal = checkAnswer(step.spec, value);
  if (refusal) return { kind: "problem", draft, refusal };
  if (!step.item) return { kind: "answer", answer: value };
  return settle(step.item, { ...draft, values: [...draft.values, value] });
}

function someClick(
  step: Extract<Step, { kind: "some" }>,
  draft: Draft,
  verb: Verb,
  arg: string,
  values: readonly string[],
): Advance {
  const ids = step.spec.options.map((option) => option.id);
  const inOrder = (picks: readonly string[]): string[] => ids.filter((id) => picks.includes(id));
  if (verb === "k") return give(step, draft, inOrder(draft.picked));
  if (verb !== "s") return go(draft);
  const page = Number.parseInt(arg, 10) || 0;
  const shown = ids.slice(page * PAGE, (page + 1) * PAGE);
  const others = draft.picked.filter((id) => !shown.includes(id));
  return go({ ...draft, picked: inOrder([...others, ...values.filter((id) => shown.includes(id))]), page });
}

function orderClick(spec: OrderSpec, draft: Draft, verb: Verb, chosen: string | undefined): Advance {
  const known = draft.picked.filter((id) => spec.items.some((item) => item.id === id));
  if (verb === "k") return { kind: "answer", answer: known };
  if (chosen === undefined || known.includes(chosen)) return go(draft);
  if (!spec.items.some((item) => item.id === chosen)) return go(draft);
  const picked = [...known, chosen];
  const rest = spec.items.filter((item) => !picked.includes(item.id)).map((item) => item.id);
  // The last one has only one place left.
  return go({ ...draft, picked: rest.length === 1 ? [...picked, ...rest] : picked, page: 0 });
}

/** One select of an assignment: a target with up to 25 of those who may go to it. */
export interface AssignSlot {
  readonly to: string;
  readonly chunk: number;
  readonly from: readonly string[];
}

export function assignSlots(spec: AssignSpec): AssignSlot[] {
  const slots: AssignSlot[] = [];
  for (const { id: to } of spec.to) {
    const able = spec.from
      .map(({ id }) => id)
      .filter((from) => spec.pairs.some(([a, b]) => a === from && b === to));
    for (let chunk = 0; chunk * PAGE < able.length; chunk += 1)
      slots.push({ to, chunk, from: able.slice(chunk * PAGE, (chunk + 1) * PAGE) });
  }
  return slots;
}

function assignClick(
  spec: AssignSpec,
  draft: Draft,
  verb: Verb,
  arg: string,
  values: readonly string[],
): Advance {
  if (verb === "k") {
    const answer = { assign: Object.fromEntries(draft.assign) };
    const refusal = checkAnswer(spec, answer);
    return refusal ? { kind: "problem", draft, refusal } : { kind: "answer", answer };
  }
  const [to, chunk] = arg.split(",");
  const slot = assignSlots(spec).find((one) => one.to === to && String(one.chunk) === chunk);
  if (verb !== "t" || !slot) return go(draft);
  const picked = values.filter((id) => slot.from.includes(id));
  const kept = draft.assign.filter(([from, target]) => {
    if (picked.includes(from)) return false;
    if (target !== slot.to) return true;
    return spec.perTo === 1 ? picked.length === 0 && !slot.from.includes(from) : !slot.from.includes(from);
  });
  return go({ ...draft, assign: [...kept, ...picked.map((from) => [from, slot.to] as const)] });
}

/** The first thing wrong with what is picked so far, for the panel to explain before anybody confirms. */
export function standing(spec: Spec, draft: Draft): Refusal | null {
  const step = stepOf(spec, draft);
  if (step.kind === "assign") return checkAnswer(step.spec, { assign: Object.fromEntries(draft.assign) });
  if (step.kind === "some") {
    const picks = step.spec.options.map(({ id }) => id).filter((id) => draft.picked.includes(id));
    return checkAnswer(step.spec, picks);
  }
  if (step.kind === "order") return checkAnswer(step.spec, draft.picked);
  return null;
}
