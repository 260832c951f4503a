/** Discord's error codes that have a meaning for us. */
export const CODES = {
  unknownChannel: 10003,
  unknownGuild: 10004,
  unknownMessage: 10008,
  unknownInteraction: 10062,
  unknownWebhook: 10015,
  alreadyAcknowledged: 40060,
  missingAccess: 50001,
  missingPermissions: 50013,
  threadExists: 160004,
  threadLocked: 160005,
} as const;

const OUT_OF_REACH: ReadonlySet<number> = new Set([
  ...[CODES.unknownChannel, CODES.unknownGuild],
  ...[CODES.missingAccess, CODES.missingPermissions, CODES.threadLocked],
]);

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

/** True when Discord says that the place itself is gone or closed to us: trying again changes nothing. */
export function isOutOfReach(error: unknown): boolean {
  const code = codeOf(error);
  return code !== null && OUT_OF_REACH.has(code);
}
