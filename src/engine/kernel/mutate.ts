import type { Answer, Choice, FieldAnswer, Spec } from "./choice.ts";

/** Answers that mostly do not fit, made from one that does: for checking that refusals hold. */
export function mutations(spec: Spec, fitting: Answer, pick: (n: number) => number): Answer[] {
  const wild: Answer[] = [
    null,
    "no-such-id",
    "",
    -1,
    0,
    0.5,
    1e9,
    [],
    ["no-such-id"],
    { item: "no-such-item", fields: {} },
    { assign: { "no-such-id": "no-such-id" } },
  ];
  wild.push(...ofSpec(spec, fitting));
  if (Array.isArray(fitting)) wild.push(...ofList(fitting, pick));
  if (fitting !== null && typeof fitting === "object" && "item" in fitting) {
    const names = Object.keys(fitting.fields);
    wild.push({ item: fitting.item, fields: { ...fitting.fields, "no-such-field": 1 } });
    const [first] = names;
    if (first !== undefined) {
      const { [first]: _dropped, ...rest } = fitting.fields;
      wild.push({ item: fitting.item, fields: rest });
    }
    for (const field of names)
      for (const value of badFields(fitting.fields[field] ?? null))
        wild.push({ item: fitting.item, fields: { ...fitting.fields, [field]: value } });
  }
  return wild;
}

function badFields(fitting: FieldAnswer): FieldAnswer[] {
  const twice = typeof fitting === "object" && fitting !== null ? [[...fitting, ...fitting]] : [];
  return [null, "no-such-id", -1, 1e9, ["no-such-id"], ...twice];
}

function ofList(fitting: readonly string[], pick: (n: number) => number): Answer[] {
  const turned = [...fitting].reverse();
  const at = fitting.length > 0 ? pick(fitting.length) : 0;
  return [turned, [...fitting, ...fitting], fitting.filter((_, i) => i !== at), [...fitting, "no-such-id"]];
}

/** Just beyond what the spec offers: refused items, one too many, a target that is full. */
function ofSpec(spec: Spec, fitting: Answer): Answer[] {
  if (spec.type === "number") return [spec.min - 1, spec.max + 1];
  if (spec.type === "some")
    return [spec.options.map((o) => o.id), spec.options.slice(0, spec.max + 1).map((o) => o.id)];
  if (spec.type === "menu") {
    const fields =
      fitting !== null && typeof fitting === "object" && "fields" in fitting ? fitting.fields : {};
    return spec.items.flatMap((item) => [
      { item: item.id, fields: {} },
      { item: item.id, fields },
    ]);
  }
  if (spec.type === "assign") {
    const all: Record<string, string> = {};
    for (const [from, to] of spec.pairs) all[from] = to;
    return [{ assign: all }, { assign: Object.fromEntries(spec.pairs.map(([from, to]) => [to, from])) }];
  }
  return [];
}

/** What everybody may know of a prompt. */
export function publicFace({ id, seat, kind, rule, deadline, secret }: Choice) {
  return { id, seat, kind, rule, deadline, secret: secret ?? false };
}
