import { listAnswers, sampleAnswer } from "../engine/kernel/answers.ts";
import type { Answer, Field, FieldAnswer, MenuItem, Spec } from "../engine/kernel/choice.ts";

const PER_ITEM = 4;
const IN_ALL = 24;

/** Answers worth a thought: all of them when they are few, otherwise the extremes and a draw of the rest. */
export function candidates(spec: Spec, pick: (n: number) => number): Answer[] {
  if (spec.type === "menu")
    return spec.items.filter((item) => !item.refused).flatMap((item) => itemAnswers(item, pick));
  const listed = listAnswers(spec, IN_ALL);
  if (listed.length < IN_ALL) return listed;
  const drawn = Array.from({ length: IN_ALL }, () => sampleAnswer(spec, pick));
  return [...listed.slice(0, PER_ITEM), ...drawn];
}

function itemAnswers(item: MenuItem, pick: (n: number) => number): Answer[] {
  let answers: Record<string, FieldAnswer>[] = [{}];
  for (const field of item.fields) {
    const values = fieldValues(field, pick);
    answers = answers.flatMap((made) => values.map((value) => ({ ...made, [field.name]: value })));
    if (answers.length > PER_ITEM * 2) answers = answers.slice(0, PER_ITEM * 2);
  }
  return answers.map((fields) => ({ item: item.id, fields }));
}

function fieldValues(field: Field, pick: (n: number) => number): FieldAnswer[] {
  const { spec } = field;
  if (spec.type === "one") {
    const ids: FieldAnswer[] = spec.options.map((option) => option.id);
    if (spec.optional) ids.push(null);
    return ids.slice(0, PER_ITEM * 2);
  }
  if (spec.type === "number")
    return [...new Set([spec.min, spec.max, Math.floor((spec.min + spec.max) / 2)])].filter(
      (n) => n <= spec.max,
    );
  const most = greediest(spec, pick);
  const least = spec.options.slice(0, spec.min).map((option) => option.id);
  const some = Array.from({ length: 3 }, () => sampleAnswer(spec, pick)).filter((a): a is readonly string[] =>
    Array.isArray(a),
  );
  return [most, least, ...some];
}

/** As many as may be picked. */
function greediest(
  spec: Extract<Field["spec"], { type: "some" }>,
  pick: (n: number) => number,
): readonly string[] {
  const chosen: string[] = [];
  const from = pick(spec.options.length || 1);
  for (let i = 0; i < spec.options.length && chosen.length < spec.max; i += 1) {
    const id = spec.options[(from + i) % spec.options.length]?.id;
    if (id === undefined) continue;
    const clash = spec.exclusive?.some(
      (set) => set.includes(id) && set.some((other) => chosen.includes(other)),
    );
    if (!clash) chosen.push(id);
  }
  return spec.options.filter((option) => chosen.includes(option.id)).map((option) => option.id);
}
