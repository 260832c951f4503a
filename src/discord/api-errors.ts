/** Discord's error codes that have a meaning for us. */
export const CODES = {
  unknownChannel: 10003,
  unknownMessage: 10008,
  unknownInteraction: 10062,
  unknownWebhook: 10015,
  alreadyAcknowledged: 40060,
  threadExists: 160004,
} as const;

/** The error code that Discord answered with; null for anything else. */
export function codeOf(error: unknown): number | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null;
  return typeof error.code === "number" ? error.code : null;
}

/** True when an answer came too late or twice: the reader may have seen it, and nothing can be done any more. */
export function isLateAnswer(error: unknown): boolean {
  const code = codeOf(error);
  return code === CODES.unknownInteraction || code === CODES.alreadyAcknowledged;
}
