import { z } from "zod";
import { literal, type Msg, msg } from "./text.ts";

export type OptionValue = string | number | boolean;
/** Chosen values by option id; what is missing stands at its default. */
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** A rule that can be read or played in more than one way, and is settled before a match. */
export interface MatchOption {
  /** Its key in `Setup.options`. */
  readonly id: string;
  /** The rule or ruling it is about. */
  readonly rule: string;
  readonly label: Msg;
  /** A sentence on what it decides. */
  readonly note: Msg;
  readonly values: readonly { readonly value: OptionValue; readonly label: Msg }[];
  readonly default: OptionValue;
}

/** A way to play a game: how many sit at the table, and which options that settles. */
export interface Mode {
  readonly id: string;
  readonly label: Msg;
  readonly seats: number;
  /** Seats belong to the teams in turn: seat s to team s mod `teams`. As many as seats when everybody plays alone. */
  readonly teams: number;
  readonly options: OptionValues;
}

/**
 * The options of a game from the schema that checks them, so that they are written down once. A field is a boolean, an enum, a
 * union of literals or a whole number with bounds, each with a default and its rule as description (a sentence may follow after a colon); `offers` lists by id what is
 * offered of a number with too many values. Words: `option.<id>`, `option.<id>.note`, and for an enum `option.<id>.<value>`. A field
 * with one value is no option yet.
 */
export function optionsOf(
  schema: z.ZodObject,
  offers: Readonly<Record<string, readonly number[]>> = {},
): readonly MatchOption[] {
  return Object.entries(schema.shape).flatMap(([id, field]): MatchOption[] => {
    if (!(field instanceof z.ZodType)) return [];
    const values = offers[id] ?? valuesOf(field);
    const standard = optionValue.safeParse(field.safeParse(undefined).data);
    if (values.length < 2 || !standard.success) return [];
    return [
      {
        id,
        rule: (field.description ?? "").split(":")[0] ?? "",
        label: msg(`option.${id}`),
        note: msg(`option.${id}.note`),
        values: values.map((value) => ({ value, label: wordFor(id, value) })),
        default: standard.data,
      },
    ];
  });
}

export const optionValue: z.ZodType<OptionValue> = z.union([z.string(), z.number(), z.boolean()]);
export const optionValues: z.ZodType<OptionValues> = z.record(z.string(), optionValue);

function wordFor(id: string, value: OptionValue): Msg {
  if (typeof value === "boolean") return msg(value ? "option.on" : "option.off");
  return typeof value === "number" ? literal(String(value)) : msg(`option.${id}.${value}`);
}

function valuesOf(field: z.ZodType): OptionValue[] {
  if (field instanceof z.ZodDefault) {
    const inner = field.def.innerType;
    return inner instanceof z.ZodType ? valuesOf(inner) : [];
  }
  if (field instanceof z.ZodBoolean) return [false, true];
  if (field instanceof z.ZodEnum) return field.options.filter((one) => typeof one === "string");
  if (field instanceof z.ZodLiteral)
    return [...field.values].flatMap((value) => optionValue.safeParse(value).data ?? []);
  if (field instanceof z.ZodUnion)
    return field.options.flatMap((one) => (one instanceof z.ZodType ? valuesOf(one) : []));
  if (field instanceof z.ZodNumber) {
    const { minValue, maxValue } = field;
    if (minValue === null || maxValue === null || maxValue - minValue > 24) return [];
    return Array.from({ length: maxValue - minValue + 1 }, (_, n) => minValue + n);
  }
  return [];
}

/** The options that people set one by one: not those that the mode settles, nor those by which a match counts for heroes. */
export function openOptions(
  game: { readonly options: readonly MatchOption[]; readonly campaign?: { readonly options: object } },
  mode: Mode | undefined,
): readonly MatchOption[] {
  const settledElsewhere = { ...mode?.options, ...game.campaign?.options };
  return game.options.filter((option) => !Object.hasOwn(settledElsewhere, option.id));
}

/** Only what differs from the default, in the order of the game's options; values that are not offered fall away. */
export function changedOptions(
  options: readonly MatchOption[],
  values: OptionValues,
): { readonly option: MatchOption; readonly value: MatchOption["values"][number] }[] {
  return options.flatMap((option) => {
    const value = option.values.find((one) => one.value === values[option.id]);
    return value && value.value !== option.default && Object.hasOwn(values, option.id)
      ? [{ option, value }]
      : [];
  });
}

/** What a match in this mode is set up with: what was chosen and what the mode settles, as far as it is not the default. */
export function settled(options: readonly MatchOption[], values: OptionValues, mode: Mode): OptionValues {
  return Object.fromEntries(
    Object.entries({ ...values, ...mode.options }).filter(
      ([id, value]) => options.find((one) => one.id === id)?.default !== value,
    ),
  );
}

/** One more option set; setting one to its default forgets it. Unknown options and values change nothing. */
export function withOption(
  options: readonly MatchOption[],
  values: OptionValues,
  id: string,
  value: string,
): OptionValues {
  const option = options.find((one) => one.id === id);
  const found = option?.values.find((one) => String(one.value) === value);
  if (!option || !found) return values;
  const rest = Object.fromEntries(Object.entries(values).filter(([key]) => key !== id));
  return found.value === option.default ? rest : { ...rest, [id]: found.value };
}
