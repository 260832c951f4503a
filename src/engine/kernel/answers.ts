import type {
  Answer,
  AssignAnswer,
  AssignSpec,
  Field,
  FieldAnswer,
  MenuItem,
  SomeSpec,
  Spec,
} from "./choice.ts";
import { type Refusal, refuse } from "./refusal.ts";

/** K-5: an answer must have the shape of its spec and pick only what is on offer. Lists keep the spec's order. */
export function checkAnswer(spec: Spec, answer: Answer): Refusal | null {
  switch (spec.type) {
    case "one":
      if (answer === null) return spec.optional ? null : misfit("pick-one");
      return typeof answer === "string" && spec.options.some((o) => o.id === answer)
        ? null
        : misfit("pick-one");
    case "number":
      return typeof answer === "number" &&
        Number.isInteger(answer) &&
        answer >= spec.min &&
        answer <= spec.max
        ? null
        : refuse("number-range", "K-5", { min: spec.min, max: spec.max });
    case "some":
      return checkSome(spec, answer);
    case "order":
      return isTextList(answer) &&
        answer.length === spec.items.length &&
        spec.items.every((item) => answer.includes(item.id))
        ? null
        : misfit("order-all");
    case "assign":
      return checkAssign(spec, answer);
    case "menu":
      return checkMenu(spec.items, answer);
  }
}

function misfit(code: string): Refusal {
  return refuse(code, "K-5");
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((part) => typeof part === "string");
}

function checkSome(spec: SomeSpec, answer: Answer): Refusal | null {
  if (!isTextList(answer)) return misfit("pick-some");
  if (answer.length < spec.min || answer.length > spec.max)
    return refuse("pick-count", "K-5", { min: spec.min, max: spec.max });
  let last = -1;
  for (const id of answer) {
    const at = spec.options.findIndex((option) => option.id === id);
    if (at <= last) return misfit("pick-some");
    last = at;
  }
  return breaksExclusion(spec.exclusive, answer) ? misfit("pick-exclusive") : null;
}

function breaksExclusion(sets: readonly (readonly string[])[] | undefined, ids: readonly string[]): boolean {
  return sets?.some((set) => ids.filter((id) => set.includes(id)).length > 1) ?? false;
}

function checkAssign(spec: AssignSpec, answer: Answer): Refusal | null {
  if (answer === null || typeof answer !== "object" || !("assign" in answer)) return misfit("assign");
  const entries = Object.entries(answer.assign);
  const load = new Map<string, number>();
  for (const [from, to] of entries) {
    if (!spec.pairs.some(([a, b]) => a === from && b === to)) return misfit("assign-pair");
    load.set(to, (load.get(to) ?? 0) + 1);
  }
  if ([...load.values()].some((count) => count > spec.perTo))
    return refuse("assign-full", "K-5", { max: spec.perTo });
  return breaksExclusion(
    spec.exclusive,
    entries.map(([from]) => from),
  )
    ? misfit("pick-exclusive")
    : null;
}

function checkMenu(items: readonly MenuItem[], answer: Answer): Refusal | null {
  if (answer === null || typeof answer !== "object" || !("item" in answer)) return misfit("menu");
  const item = items.find((one) => one.id === answer.item);
  if (!item) return misfit("menu");
  if (item.refused) return item.refused;
  const given = Object.keys(answer.fields);
  if (given.length !== item.fields.length) return misfit("menu-fields");
  for (const field of item.fields) {
    const value = answer.fields[field.name];
    if (value === undefined) return misfit("menu-fields");
    const refusal = checkAnswer(field.spec, value);
    if (refusal) return refusal;
  }
  return null;
}

/** Answers in a fixed order, each fitting `checkAnswer`; stops after `limit`. */
export function listAnswers(spec: Spec, limit: number): Answer[] {
  const found: Answer[] = [];
  for (const answer of answersOf(spec)) {
    if (found.length >= limit) break;
    found.push(answer);
  }
  return found;
}

/** True when some answer fits. */
export function hasAnswer(spec: Spec): boolean {
  return !answersOf(spec).next().done;
}

function* answersOf(spec: Spec): Generator<Answer> {
  if (spec.type === "menu") {
    for (const item of spec.items) {
      if (item.refused) continue;
      for (const fields of fieldsOf(item.fields, 0)) yield { item: item.id, fields };
    }
  } else if (spec.type === "assign") {
    for (const assign of assignmentsOf(spec, 0, new Map(), {})) yield { assign };
  } else if (spec.type === "order") {
    yield* ordersOf(
      spec.items.map((item) => item.id),
      [],
    );
  } else {
    yield* plainAnswersOf(spec);
  }
}

function* plainAnswersOf(spec: Field["spec"]): Generator<FieldAnswer> {
  if (spec.type === "one") {
    for (const option of spec.options) yield option.id;
    if (spec.optional) yield null;
  } else if (spec.type === "number") {
    for (let n = spec.min; n <= spec.max; n += 1) yield n;
  } else {
    yield* subsetsOf(spec, 0, []);
  }
}

function* subsetsOf(spec: SomeSpec, at: number, picked: readonly string[]): Generator<readonly string[]> {
  if (picked.length >= spec.min) yield picked;
  if (picked.length >= spec.max) return;
  for (let i = at; i < spec.options.length; i += 1) {
    const option = spec.options[i];
    if (!option) continue;
    const next = [...picked, option.id];
    if (!breaksExclusion(spec.exclusive, next)) yield* subsetsOf(spec, i + 1, next);
  }
}

function* ordersOf(rest: readonly string[], done: readonly string[]): Generator<readonly string[]> {
  if (rest.length === 0) {
    yield done;
    return;
  }
  for (const id of rest)
    yield* ordersOf(
      rest.filter((other) => other !== id),
      [...done, id],
    );
}

function* fieldsOf(fields: readonly Field[], at: number): Generator<Record<string, FieldAnswer>> {
  const field = fields[at];
  if (!field) {
    yield {};
    return;
  }
  for (const value of plainAnswersOf(field.spec))
    for (const rest of fieldsOf(fields, at + 1)) yield { [field.name]: value, ...rest };
}

function* assignmentsOf(
  spec: AssignSpec,
  at: number,
  load: ReadonlyMap<string, number>,
  made: AssignAnswer,
): Generator<AssignAnswer> {
  const from = spec.from[at];
  if (!from) {
    yield made;
    return;
  }
  yield* assignmentsOf(spec, at + 1, load, made);
  if (breaksExclusion(spec.exclusive, [...Object.keys(made), from.id])) return;
  for (const [source, to] of spec.pairs) {
    const carried = load.get(to) ?? 0;
    if (source !== from.id || carried >= spec.perTo) continue;
    yield* assignmentsOf(spec, at + 1, new Map(load).set(to, carried + 1), { ...made, [from.id]: to });
  }
}

/**
 * An answer drawn at random; every fitting answer has a chance. `pick(n)` gives 0…n-1. Returns null when none fits.
 * Menu items are drawn first, then their fields, so a play with many targets is no likelier than one with few.
 */
export function sampleAnswer(spec: Spec, pick: (n: number) => number): Answer | null {
  if (spec.type === "menu") {
    const items = spec.items.filter((item) => !item.refused);
    const start = items.length > 0 ? pick(items.length) : 0;
    for (let i = 0; i < items.length; i += 1) {
      const item = items[(start + i) % items.length];
      const fields = item && sampleFields(item.fields, pick);
      if (item && fields) return { item: item.id, fields };
    }
    return null;
  }
  if (spec.type === "assign") return { assign: sampleAssignment(spec, pick) };
  if (spec.type === "order") return shuffled(spec.items, pick).map((item) => item.id);
  return samplePlain(spec, pick);
}

function samplePlain(spec: Field["spec"], pick: (n: number) => number): FieldAnswer {
  if (spec.type === "number") return spec.max < spec.min ? null : spec.min + pick(spec.max - spec.min + 1);
  if (spec.type === "one") {
    const index = pick(spec.options.length + (spec.optional ? 1 : 0) || 1);
    return spec.options[index]?.id ?? null;
  }
  const wanted = spec.min + pick(Math.min(spec.max, spec.options.length) - spec.min + 1 || 1);
  const chosen: string[] = [];
  for (const option of shuffled(spec.options, pick)) {
    if (chosen.length >= wanted) break;
    if (!breaksExclusion(spec.exclusive, [...chosen, option.id])) chosen.push(option.id);
  }
  return spec.options.filter((option) => chosen.includes(option.id)).map((option) => option.id);
}

function sampleFields(
  fields: readonly Field[],
  pick: (n: number) => number,
): Record<string, FieldAnswer> | null {
  const values: Record<string, FieldAnswer> = {};
  for (const field of fields) {
    const value = samplePlain(field.spec, pick);
    if (checkAnswer(field.spec, value)) return null;
    values[field.name] = value;
  }
  return values;
}

function sampleAssignment(spec: AssignSpec, pick: (n: number) => number): AssignAnswer {
  const load = new Map<string, number>();
  const made: Record<string, string> = {};
  for (const from of shuffled(spec.from, pick)) {
    if (breaksExclusion(spec.exclusive, [...Object.keys(made), from.id])) continue;
    const open = spec.pairs.filter(([source, to]) => source === from.id && (load.get(to) ?? 0) < spec.perTo);
    const pair = open[pick(open.length + 1)];
    if (!pair) continue;
    made[from.id] = pair[1];
    load.set(pair[1], (load.get(pair[1]) ?? 0) + 1);
  }
  return made;
}

function shuffled<T>(list: readonly T[], pick: (n: number) => number): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i -= 1) {
    const j = pick(i + 1);
    const a = copy[i];
    const b = copy[j];
    if (a === undefined || b === undefined) continue;
    copy[i] = b;
    copy[j] = a;
  }
  return copy;
}
