import { type Choice, everyComponent, flag, kinds, type ModalBody, selectTypes } from "../shapes.ts";
import { duplicateIds, selectLimits } from "./message-limits.ts";
import type { Problem } from "./problem.ts";

/** Interaction type numbers. */
export const interactionType = { command: 2, component: 3, autocomplete: 4, modal: 5 } as const;

const problem = (path: (string | number)[], code: string, message: string): Problem => ({
  path,
  code,
  message,
});

/**
 * Which kinds of first answer an interaction takes. `fromMessage`: a modal that was opened by a component, which
 * may update the message it came from.
 */
export function callbackTypeLimits(type: number, interaction: number, fromMessage: boolean): Problem[] {
  const component = interaction === interactionType.component;
  const modal = interaction === interactionType.modal;
  const allowed =
    interaction === interactionType.autocomplete
      ? [8]
      : [4, 5, ...(component || (modal && fromMessage) ? [6, 7] : []), ...(modal ? [] : [9])];
  if (allowed.includes(type)) return [];
  return [
    problem(
      ["type"],
      "INTERACTION_APPLICATION_COMMAND_INVALID_RESPONSE_TYPE",
      `answer type ${type} does not fit this interaction`,
    ),
  ];
}

/** A deferred answer carries the ephemeral flag and nothing else; a message answer needs data. */
export function callbackDataLimits(
  type: number,
  data: Record<string, unknown> | null | undefined,
): Problem[] {
  if (type === 4 && !data) return [problem(["data"], "BASE_TYPE_REQUIRED", "a message answer needs data")];
  const flags = typeof data?.flags === "number" ? data.flags : 0;
  if (type === 5 && (flags & ~flag.ephemeral) !== 0) {
    return [problem(["data", "flags"], "DEFER_FLAGS", "a deferred answer takes only the ephemeral flag")];
  }
  return [];
}

/** Autocomplete suggestions: 25, names and text values of 1 to 100 characters. */
export function choiceLimits(choices: readonly Choice[]): Problem[] {
  return choices.flatMap((choice, index) =>
    typeof choice.value === "string" && (choice.value.length > 100 || choice.value.length === 0)
      ? [
          problem(
            ["data", "choices", index, "value"],
            "BASE_TYPE_BAD_LENGTH",
            "must be between 1 and 100 in length",
          ),
        ]
      : [],
  );
}

/** Limits on a modal beyond the description. */
export function modalLimits(modal: ModalBody): Problem[] {
  const found: Problem[] = [];
  if (modal.components.length > 5) {
    found.push(problem(["data", "components"], "BASE_TYPE_BAD_LENGTH", "a modal holds 5 components at most"));
  }
  const all = [...everyComponent(modal.components)];
  found.push(...duplicateIds(all));
  for (const item of all) {
    if (selectTypes.includes(item.type)) found.push(...selectLimits(item, ["data", "components"]));
    if (item.type === kinds.textInput && (item.min_length ?? 0) > (item.max_length ?? 4000)) {
      found.push(problem(["data", "components"], "MIN_OVER_MAX", "min_length is above max_length"));
    }
  }
  return found;
}
