import type { FieldAnswer } from "../engine/kernel/choice.ts";

/** A half-made answer: what has been clicked together so far. */
export interface Draft {
  /** Menu item that was picked. */
  readonly item: string | null;
  /** Values of the item's fields, in the fields' order, as far as they are made. */
  readonly values: readonly FieldAnswer[];
  /** Picks of the step being worked on: of a "some", or the order so far. */
  readonly picked: readonly string[];
  /** Pairs made so far. */
  readonly assign: readonly (readonly [from: string, to: string])[];
  /** Page of a list that does not fit at once, from 0. */
  readonly page: number;
}

export const EMPTY_DRAFT: Draft = { item: null, values: [], picked: [], assign: [], page: 0 };

function packValue(value: FieldAnswer): string {
  if (value === null) return "!";
  if (typeof value === "number") return `#${value}`;
  if (typeof value === "string") return value;
  return `+${value.join(",")}`;
}

/** Writes a draft as short text of characters that may stand in a custom id; the empty draft is "". */
export function packDraft(draft: Draft): string {
  let text = draft.item === null ? "" : draft.item;
  for (const value of draft.values) text += `/${packValue(value)}`;
  if (draft.picked.length > 0) text += `*${draft.picked.join(",")}`;
  if (draft.assign.length > 0) text += `=${draft.assign.map(([from, to]) => `${from}~${to}`).join(",")}`;
  if (draft.page > 0) text += `^${draft.page}`;
  return text;
}

const ID = "[A-Za-z0-9.-]+";
const IDS = `${ID}(?:,${ID})*`;
const VALUE = `(?:!|#-?\\d+|\\+(?:${IDS})?|${ID})`;
const PAIR = `${ID}~${ID}`;
const SHAPE = new RegExp(
  `^(${ID})?((?:/${VALUE})*)(?:\\*(${IDS}))?(?:=(${PAIR}(?:,${PAIR})*))?(?:\\^(\\d{1,4}))?$`,
);

function unpackValue(text: string): FieldAnswer {
  if (text === "!") return null;
  if (text.startsWith("#")) return Number(text.slice(1));
  if (text.startsWith("+")) return text.length === 1 ? [] : text.slice(1).split(",");
  return text;
}

/** Reads a packed draft; null when it is none. Whether it fits the choice is for `advance` to see. */
export function unpackDraft(text: string): Draft | null {
  const found = SHAPE.exec(text);
  if (!found) return null;
  const [, item, values, picked, assign, page] = found;
  return {
    item: item ?? null,
    values: values ? values.slice(1).split("/").map(unpackValue) : [],
    picked: picked ? picked.split(",") : [],
    assign: assign
      ? assign.split(",").map((pair) => {
          const [from = "", to = ""] = pair.split("~");
          return [from, to] as const;
        })
      : [],
    page: Number(page ?? 0),
  };
}
