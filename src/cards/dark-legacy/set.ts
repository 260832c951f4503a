import { z } from "zod";
import { faultText, type Path, pathText, readJson } from "../../engine/kernel/json-text.ts";
import { checkCard, type Fault } from "./set-check.ts";
import { type CardDef, cardDef } from "./vocabulary.ts";

const deck = z.strictObject({
  name: z.string().min(1).max(40),
  cards: z.array(z.strictObject({ name: z.string().min(1), count: z.int().min(1) })).min(1),
});

/** A file of cards, of decks, or of both. */
export const cardSet = z.strictObject({
  /** Where editors find the schema. */
  $schema: z.string().optional(),
  set: z.string().min(1),
  note: z.string().max(1000).optional(),
  cards: z.array(cardDef).default([]),
  /** Ready-made decks: of these cards and of those that there are anyway. */
  decks: z.array(deck).default([]),
});
type CardSet = z.infer<typeof cardSet>;

/** A set file cannot be used; the message has one line a fault: where it is, what was expected. */
export class CardSetError extends Error {
  override readonly name = "CardSetError";
  readonly faults: readonly string[];
  constructor(file: string, faults: readonly string[]) {
    super(`${file} cannot be used:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
    this.faults = faults;
  }
}

/** A name as it is compared: without case, accents and doubled spaces. */
export function foldName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[\u2018\u2019]/g, "'")
    .trim()
    .replace(/\s+/g, " ")
    .toLowerCase();
}

/**
 * Reads the text of a set file. Throws CardSetError with "line 12, cards[3].abilities[0].do[1].amount: expected …" for
 * every fault found. `file` is only named in messages.
 */
export function readSet(text: string, file: string): CardDef[] {
  const read = readJson(text);
  if ("message" in read) throw new CardSetError(file, [faultText(read)]);
  return orThrow(checkSet(read.value), file, ({ path, message }) =>
    faultText({ line: read.lineAt(path), path: pathText(path), message }),
  );
}

/** Checks a set that has been parsed already; faults name the path without a line. */
export function parseSet(value: unknown, file: string): CardDef[] {
  return orThrow(checkSet(value), file, ({ path, message }) => `${pathText(path) || "the file"}: ${message}`);
}

function orThrow(
  checked: CardSet | readonly Fault[],
  file: string,
  say: (fault: Fault) => string,
): CardDef[] {
  if ("cards" in checked) return checked.cards;
  throw new CardSetError(file, checked.map(say));
}

/** Faults of shape that are explained; nobody reads more, and a hostile file can hold any number. */
const TOLD_MAX = 200;

/** The set, or everything that is wrong with it. */
export function checkSet(value: unknown): CardSet | readonly Fault[] {
  const parsed = cardSet.safeParse(value, { reportInput: true });
  if (!parsed.success) {
    const { issues } = parsed.error;
    const told = issues.slice(0, TOLD_MAX).flatMap((issue) => explain(issue, []));
    const more = issues.length - TOLD_MAX;
    return more > 0 ? [...told, { path: [], message: `and ${more} more faults of this kind` }] : told;
  }
  const { cards, decks } = parsed.data;
  const faults: Fault[] = cards.flatMap((card, i) =>
    checkCard(card).map((fault) => ({
      path: ["cards", i, ...fault.path],
      message: `${fault.message} (${card.name})`,
    })),
  );
  if (cards.length + decks.length === 0)
    faults.push({ path: [], message: "there is no card and no deck in it" });
  faults.push(
    ...twice(cards, "cards", "id"),
    ...twice(cards, "cards", "name"),
    ...twice(decks, "decks", "name"),
  );
  return faults.length > 0 ? faults : parsed.data;
}

function twice<K extends string>(
  list: readonly Readonly<Record<K, string>>[],
  where: "cards" | "decks",
  key: K,
): Fault[] {
  const seen = new Map<string, number>();
  return list.flatMap((one, i): Fault[] => {
    const first = seen.get(foldName(one[key]));
    if (first === undefined) {
      seen.set(foldName(one[key]), i);
      return [];
    }
    return [{ path: [where, i, key], message: `"${one[key]}" is already the ${key} of ${where}[${first}]` }];
  });
}

type Issue = z.core.$ZodIssue;

/** One or more readable lines for an issue; of a union's branches, the one that fits furthest is explained. */
function explain(issue: Issue, base: Path): Fault[] {
  const path = [...base, ...issue.path.map((part) => (typeof part === "symbol" ? String(part) : part))];
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    const branches = issue.errors.map((issues) => issues.flatMap((one) => explain(one, path)));
    const depth = (branch: readonly { path: Path }[]): number =>
      Math.max(...branch.map((one) => one.path.length));
    const deepest = branches.reduce((best, branch) => (depth(branch) > depth(best) ? branch : best));
    if (depth(deepest) > path.length) return deepest;
    const wanted = branches.flatMap((branch) => branch.map((one) => one.message.split(", got ")[0] ?? ""));
    const bare = [...new Set(wanted.map((message) => message.replace(/^expected /, "")))];
    return [{ path, message: `expected ${bare.join(" or ")}${gotText(issue.input)}` }];
  }
  return [{ path, message: sentence(issue) }];
}

function sentence(issue: Issue): string {
  const got = gotText(issue.input);
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? `is missing (expected ${issue.expected})`
        : `expected ${issue.expected}${got}`;
    case "invalid_value":
      return `expected ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}${got}`;
    case "unrecognized_keys":
      return `unknown ${issue.keys.length === 1 ? "word" : "words"} ${issue.keys.map((key) => `"${key}"`).join(", ")}`;
    case "too_small":
      return `expected at least ${issue.minimum}${got}`;
    case "too_big":
      return `expected at most ${issue.maximum}${got}`;
    default:
      return `${issue.message}${got}`;
  }
}

function gotText(input: unknown): string {
  return input === undefined ? "" : `, got ${short(input)}`;
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}
