import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";
import type { Config } from "./config.ts";

export type { Logger };

/** Keys whose value is a secret, or would tell a player's hidden cards, at whatever depth they stand. */
const secret = new Set(
  [
    "token",
    "authorization",
    "password",
    "redisUrl",
    "hand",
    "hands",
    "deck",
    "decks",
    "seed",
    "rng",
    "chance",
    "state",
    "saved",
  ].map((key) => key.toLowerCase()),
);
const hidden = "[hidden]";

/** Nothing that is worth logging is deeper; it also ends circles. */
const maxDepth = 6;

/** A logger of JSON lines that hides secrets wherever they stand. Writes to standard output, or where a test wants it. */
export function createLogger(level: Config["logLevel"], destination?: DestinationStream): Logger {
  const settings = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (fields: Record<string, unknown>) => Object.fromEntries(Object.entries(fields).map(redactEntry)),
    },
    // Errors have been made plain by `log` above.
    serializers: { err: (value: unknown) => value },
    hooks: {
      streamWrite: scrub,
    },
  };
  return destination ? pino(settings, destination) : pino(settings);
}

function redactEntry([key, value]: [string, unknown], depth = 0): [string, unknown] {
  return [key, secret.has(key.toLowerCase()) || /_token$/i.test(key) ? hidden : redact(value, depth + 1)];
}

function redact(value: unknown, depth: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth > maxDepth) return "[deep]";
  if (value instanceof Error) return plainError(value, depth);
  if (Array.isArray(value)) return value.map((item: unknown) => redact(item, depth + 1));
  if ("toJSON" in value && typeof value.toJSON === "function") return redact(value.toJSON(), depth + 1);
  return Object.fromEntries(Object.entries(value).map((entry) => redactEntry(entry, depth)));
}

/**
 * What is of use in an error. Its other fields stay out: Discord's errors carry the whole request, with a player's hand in the body
 * and the interaction's token in the address.
 */
function plainError(error: Error, depth: number): Record<string, unknown> {
  const plain: Record<string, unknown> = { type: error.name, message: error.message, stack: error.stack };
  for (const key of ["code", "status", "method"] as const) {
    if (key in error) plain[key] = redact(Reflect.get(error, key), depth + 1);
  }
  if (error.cause !== undefined) plain.cause = redact(error.cause, depth + 1);
  if (error instanceof AggregateError) plain.errors = redact(error.errors, depth + 1);
  return plain;
}

/** Tokens and passwords inside addresses and sentences, the last look at a line before it is written. */
function scrub(line: string): string {
  return line
    .replace(/(\/(?:webhooks|interactions)\/\d+\/)[\w.-]+/g, `$1${hidden}`)
    .replace(/(\b[a-z]+:\/\/[^\s/:@"]*):[^\s/@"]+@/g, `$1:${hidden}@`)
    .replace(/\bBot [\w-]{20,}\.[\w-]+\.[\w-]+/g, `Bot ${hidden}`)
    .replace(/\b[\w-]{23,28}\.[\w-]{6}\.[\w-]{27,}\b/g, hidden);
}
