/** An answer of the REST server that is not a success: the HTTP status and Discord's JSON error code. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly details?: unknown,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }

  body(): Record<string, unknown> {
    return {
      message: this.message,
      code: this.code,
      ...(this.details === undefined ? {} : { errors: this.details }),
    };
  }
}

const known = {
  unknownChannel: [404, 10003, "Unknown Channel"],
  unknownGuild: [404, 10004, "Unknown Guild"],
  unknownMember: [404, 10007, "Unknown Member"],
  unknownMessage: [404, 10008, "Unknown Message"],
  unknownUser: [404, 10013, "Unknown User"],
  unknownWebhook: [404, 10015, "Unknown Webhook"],
  unknownInteraction: [404, 10062, "Unknown interaction"],
  unknownCommand: [404, 10063, "Unknown application command"],
  tooLarge: [413, 40005, "Request entity too large"],
  alreadyAcknowledged: [400, 40060, "Interaction has already been acknowledged."],
  missingAccess: [403, 50001, "Missing Access"],
  notYours: [403, 50005, "Cannot edit a message authored by another user"],
  emptyMessage: [400, 50006, "Cannot send an empty message"],
  missingPermissions: [403, 50013, "Missing Permissions"],
  invalidWebhookToken: [401, 50027, "Invalid Webhook Token"],
  invalidForm: [400, 50035, "Invalid Form Body"],
  threadArchived: [400, 50083, "Thread is archived"],
  invalidJson: [400, 50109, "The request body contains invalid JSON."],
  threadExists: [400, 160004, "A thread has already been created for this message"],
  threadLocked: [400, 160005, "Thread is locked"],
  unauthorized: [401, 0, "401: Unauthorized"],
  noRoute: [404, 0, "404: Not Found"],
} satisfies Record<string, readonly [number, number, string]>;

/** One of Discord's errors by name; `details` lands in the field `errors`. */
export function apiError(name: keyof typeof known, details?: unknown): ApiError {
  const [status, code, message] = known[name];
  return new ApiError(status, code, message, details);
}
