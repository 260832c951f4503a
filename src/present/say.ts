import { IntlMessageFormat } from "intl-messageformat";
import type { Refusal } from "../engine/kernel/refusal.ts";
import type { Catalogue, Msg, MsgParam } from "../engine/kernel/text.ts";
import { escapeMarkdown } from "./escape.ts";
import type { TextKey } from "./texts/en.ts";
import { HOUSE_TEXTS } from "./texts/index.ts";

/** Catalogues by language, as games bring them. */
type Texts = Readonly<Record<string, Catalogue>>;

/** Where words go: `markdown` is rendered by Discord, so names are escaped; `plain` (labels, alt text) is not. */
export type Medium = "markdown" | "plain";

/** A rule's id as it is shown: its hyphen does not break. */
export function ruleLabel(rule: string): string {
  return rule.replaceAll("-", "\u2011");
}

/** Puts messages into words of one language. */
export interface Speaker {
  readonly locale: string;
  /** A message of a game, its string parameters escaped for the medium. */
  say(message: Msg, medium?: Medium): string;
  /** One of our own sentences; string parameters are taken as they are, so escape names before. */
  tell(key: TextKey, params?: Readonly<Record<string, string | number>>): string;
  /** A refusal as a sentence with its rule. */
  refusal(refusal: Refusal, medium?: Medium): string;
  knows(key: string): boolean;
}

const FALLBACK = "en";
const CACHE_LIMIT = 5_000;
const cache = new Map<string, IntlMessageFormat>();

/** Compiling a pattern costs far more than filling it in, so compiled ones are kept. */
function compiled(pattern: string, locale: string): IntlMessageFormat {
  const key = `${locale}\u0000${pattern}`;
  const known = cache.get(key);
  if (known) return known;
  const made = new IntlMessageFormat(pattern, locale, undefined, { ignoreTag: true });
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(key, made);
  return made;
}

function lookUp(
  key: string,
  locale: string,
  texts: readonly Texts[],
): { pattern: string; locale: string } | null {
  const language = locale.split("-")[0] ?? FALLBACK;
  for (const wanted of [locale, language, FALLBACK])
    for (const text of texts) {
      const pattern = text[wanted]?.[key];
      if (pattern !== undefined) return { pattern, locale: wanted };
    }
  return null;
}

function fill(pattern: string, locale: string, params: Readonly<Record<string, string | number>>): string {
  try {
    return String(compiled(pattern, locale).format(params));
  } catch {
    // A hole without a value or a broken pattern must not stop a match: show what there is.
    return pattern.replace(/\{(\w+)[^{}]*\}/g, (whole, name: string) => String(params[name] ?? whole));
  }
}

function put(message: Msg, locale: string, texts: readonly Texts[], medium: Medium): string {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(message.params ?? {}))
    params[name] = word(value, locale, texts, medium);
  const found = lookUp(message.key, locale, texts);
  if (found) return fill(found.pattern, found.locale, params);
  const rest = Object.values(params).join(", ");
  return rest === "" ? message.key : `${message.key} (${rest})`;
}

function word(value: MsgParam, locale: string, texts: readonly Texts[], medium: Medium): string | number {
  if (typeof value === "number") return value;
  if (typeof value === "string") return medium === "markdown" ? escapeMarkdown(value) : value;
  return put(value, locale, texts, medium);
}

/**
 * Puts a message into words of `locale`; a language's regional form falls back to the language and that to English. A key
 * that nobody knows comes out as itself with its parameters, never as an error.
 */
export function say(
  message: Msg,
  locale: string,
  texts: readonly Texts[],
  medium: Medium = "markdown",
): string {
  return put(message, locale, texts, medium);
}

/** A speaker for our own sentences and those of the given games' texts. */
export function speaker(locale: string, ...texts: readonly Texts[]): Speaker {
  const all: readonly Texts[] = [...texts, HOUSE_TEXTS];
  return {
    locale,
    say: (message, medium = "markdown") => say(message, locale, all, medium),
    tell(key, params = {}) {
      const found = lookUp(key, locale, all);
      // Rule ids stay in one piece at the end of a line.
      const filled = typeof params.rule === "string" ? { ...params, rule: ruleLabel(params.rule) } : params;
      return found ? fill(found.pattern, found.locale, filled) : key;
    },
    refusal(refusal, medium = "markdown") {
      const message = {
        key: `refused.${refusal.code}`,
        ...(refusal.params ? { params: refusal.params } : {}),
      };
      const reason = say(message, locale, all, medium);
      return `${reason.replace(/\.$/, "")} (${ruleLabel(refusal.rule)})`;
    },
    knows: (key) => lookUp(key, locale, all) !== null,
  };
}
