import type {
  Answer,
  AssignSpec,
  Field,
  FieldAnswer,
  MenuSpec,
  SomeSpec,
  Spec,
} from "../engine/kernel/choice.ts";

/** Answers that differ from one in a single point: a pick more or less, another target, a defender moved. Some may not fit. */
export function neighbours(spec: Spec, answer: Answer): Answer[] {
  switch (spec.type) {
    case "menu":
      return ofMenu(spec, answer);
    case "some":
      return isList(answer) ? ofSome(spec, answer) : [];
    case "assign":
      return ofAssign(spec, answer);
    default:
      return [];
  }
}

function isList(answer: Answer): answer is readonly string[] {
  return Array.isArray(answer);
}

function ofMenu(spec: MenuSpec, answer: Answer): Answer[] {
  if (answer === null || typeof answer !== "object" || !("item" in answer)) return [];
  const item = spec.items.find((one) => one.id === answer.item);
  return (item?.fields ?? []).flatMap((field) =>
    ofField(field, answer.fields[field.name] ?? null).map((value) => ({
      item: answer.item,
      fields: { ...answer.fields, [field.name]: value },
    })),
  );
}

function ofField({ spec }: Field, value: FieldAnswer): FieldAnswer[] {
  if (spec.type === "some") return isList(value) ? ofSome(spec, value) : [];
  if (spec.type === "number")
    return typeof value === "number"
      ? [value - 1, value + 1].filter((n) => n >= spec.min && n <= spec.max)
      : [];
  return spec.options.map((option) => option.id).filter((id) => id !== value);
}

/** One more, or one fewer, in the order of the options. */
function ofSome(spec: SomeSpec, picked: readonly string[]): (readonly string[])[] {
  return spec.options.map(({ id }) =>
    spec.options.map((option) => option.id).filter((one) => (one === id) !== picked.includes(one)),
  );
}

/** One sent elsewhere, or kept back. */
function ofAssign(spec: AssignSpec, answer: Answer): Answer[] {
  if (answer === null || typeof answer !== "object" || !("assign" in answer)) return [];
  const { assign } = answer;
  const moved = spec.pairs
    .filter(([from, to]) => assign[from] !== to)
    .map(([from, to]) => ({ assign: { ...assign, [from]: to } }));
  const kept = Object.keys(assign).map((from) => ({
    assign: Object.fromEntries(Object.entries(assign).filter(([one]) => one !== from)),
  }));
  return [...moved, ...kept];
}
