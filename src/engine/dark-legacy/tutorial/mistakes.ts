import type { Answer, MenuItem } from "../../kernel/choice.ts";

/**
 * What a learner may have clicked instead, and whether that can be done without losing what the lessons need; the sentence is
 * `tutorial.clicked.<word>`.
 */
export const CLICKS = {
  end: { harmless: false },
  yield: { harmless: false },
  attack: { harmless: false },
  roll: { harmless: false },
  instant: { harmless: false },
  remove: { harmless: false },
  nothing: { harmless: true },
  spell: { harmless: true },
  equip: { harmless: true },
  charge: { harmless: true },
  ability: { harmless: true },
  slot: { harmless: false },
  other: { harmless: true },
} as const satisfies Record<string, { readonly harmless: boolean }>;
export type Click = keyof typeof CLICKS;

const WORDS: Readonly<Record<string, Click>> = {
  end: "end",
  yield: "yield",
  attack: "attack",
};
const GROUPS: Readonly<Record<string, Click>> = {
  cast: "spell",
  instant: "instant",
  equip: "equip",
  charge: "charge",
  ability: "ability",
};

/** What sort of click it was: `item` of a menu, and the whole answer if it came to one. */
export function clickOf(open: readonly MenuItem[], item: string | null, answer: Answer | null): Click {
  if (item === null) {
    if (isNothing(answer)) return "nothing";
    return Array.isArray(answer) ? "remove" : "other";
  }
  if (item === "cast") return answer === null ? "roll" : "remove";
  if (answer !== null && typeof answer === "object" && "item" in answer && "slot" in answer.fields)
    return "slot";
  const group = open.find(({ id }) => id === item)?.group ?? "";
  return WORDS[item] ?? GROUPS[group] ?? "other";
}

function isNothing(answer: Answer | null): boolean {
  if (answer === null) return true;
  if (Array.isArray(answer)) return answer.length === 0;
  return typeof answer === "object" && "assign" in answer && Object.keys(answer.assign).length === 0;
}
