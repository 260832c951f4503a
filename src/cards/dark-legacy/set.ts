import { z } from "zod";
import { lineOf, type Path, pathText } from "./json-lines.ts";
import { checkCard } from "./set-check.ts";
import { type CardDef, cardDef } from "./vocabulary.ts";

/** A file of cards. */
export const cardSet = z.strictObject({
  set: z.string().min(1),
  note: z.string().optional(),
  cards: z.array(cardDef).min(1),
});

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
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CardSetError(file, [error instanceof Error ? error.message : String(error)]);
  }
  return check(value, file, (path) => `line ${lineOf(text, path)}, `);
}

/** Checks a set that has been parsed already; faults name the path without a line. */
export function parseSet(value: unknown, file: string): CardDef[] {
  return check(value, file, () => "");
}

function check(value: unknown, file: string, place: (path: Path) => string): CardDef[] {
  const parsed = cardSet.safeParse(value, { reportInput: true });
  const say = (path: Path, message: string): string =>
    `${place(path)}${pathText(path) || "the file"}: ${message}`;
  if (!parsed.success)
    throw new CardSetError(
      file,
      parsed.error.issues.flatMap((issue) =>
        explain(issue, []).map(({ path, message }) => say(path, message)),
      ),
    );
  const cards = parsed.data.cards;
  const faults = cards.flatMap((card, i) =>
    checkCard(card).map((fault) => say(["cards", i, ...fault.path], `${fault.message} (${card.name})`)),
  );
  for (const key of ["id", "name"] as const) {
    const seen = new Map<string, number>();
    for (const [i, card] of cards.entries()) {
      const first = seen.get(foldName(card[key]));
      if (first !== undefined)
        faults.push(say(["cards", i, key], `"${card[key]}" is already the ${key} of cards[${first}]`));
      else seen.set(foldName(card[key]), i);
    }
  }
  if (faults.length > 0) throw new CardSetError(file, faults);
  return cards;
}

type Issue = z.core.$ZodIssue;

/** One or more readable lines for an issue; of a union's branches, the one that fits furthest is explained. */
function explain(issue: Issue, base: Path): { path: Path; message: string }[] {
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
