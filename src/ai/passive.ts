import { listAnswers } from "../engine/kernel/answers.ts";
import type { Answer, Spec } from "../engine/kernel/choice.ts";

/** The answer that does least: the plain way on in a menu, otherwise the fewest picks, otherwise the first on offer. */
export function passiveAnswer(spec: Spec): Answer {
  if (spec.type === "menu") {
    const way = spec.items.find((item) => item.primary && !item.refused && item.fields.length === 0);
    if (way) return { item: way.id, fields: {} };
  }
  if (spec.type === "one" && spec.optional) return null;
  if (spec.type === "assign") return { assign: {} };
  return listAnswers(spec, 1)[0] ?? null;
}
