import * as spec from "discord-api-spec/zod";
import * as z from "zod/mini";
import { isObject, type Problem } from "./problem.ts";

/** The schema of Discord's published description for each request the sandbox serves. */
const requests = {
  "callback.message": spec.CreateMessageInteractionCallbackRequestSchema,
  "callback.update": spec.UpdateMessageInteractionCallbackRequestSchema,
  "callback.autocomplete": spec.ApplicationCommandAutocompleteCallbackRequestSchema,
  "callback.modal": spec.ModalInteractionCallbackRequestSchema,
  "webhook.create": spec.IncomingWebhookRequestPartialSchema,
  "webhook.edit": spec.IncomingWebhookUpdateRequestPartialSchema,
  "message.create": spec.MessageCreateRequestSchema,
  "message.edit": spec.MessageEditRequestPartialSchema,
  "thread.fromMessage": spec.CreateTextThreadWithMessageRequestSchema,
  "thread.alone": spec.CreateTextThreadWithoutMessageRequestSchema,
  "thread.edit": spec.UpdateThreadRequestPartialSchema,
  "channel.edit": spec.UpdateGuildChannelRequestPartialSchema,
  "commands.put": z.array(spec.ApplicationCommandUpdateRequestSchema),
  "command.create": spec.ApplicationCommandCreateRequestSchema,
  "command.edit": spec.ApplicationCommandPatchRequestPartialSchema,
};
export type RequestName = keyof typeof requests;

/** The schema for each answer the sandbox gives. */
const answers = {
  gateway: spec.GatewayBotResponseSchema,
  self: spec.UserPIIResponseSchema,
  user: spec.UserResponseSchema,
  application: spec.PrivateApplicationResponseSchema,
  commands: z.array(spec.ApplicationCommandResponseSchema),
  command: spec.ApplicationCommandResponseSchema,
  callback: spec.InteractionCallbackResponseSchema,
  message: spec.MessageResponseSchema,
  messages: z.array(spec.MessageResponseSchema),
  newThread: spec.CreatedThreadResponseSchema,
  channel: z.union([spec.ThreadResponseSchema, spec.GuildChannelResponseSchema]),
  channels: z.array(spec.GuildChannelResponseSchema),
  threads: spec.ThreadsResponseSchema,
  threadMember: spec.ThreadMemberResponseSchema,
  threadMembers: z.array(spec.ThreadMemberResponseSchema),
  guild: spec.GuildResponseSchema,
  member: spec.GuildMemberResponseSchema,
  members: z.array(spec.GuildMemberResponseSchema),
};
export type AnswerName = keyof typeof answers;

/**
 * Keys that discord.js sends though the description does not list them for that request; Discord ignores them.
 * The first part is the request (or its beginning), the second the path of the key with indexes left out.
 */
const harmless = new Set([
  "callback data.tts",
  "callback data.enforce_nonce",
  "callback data.nonce",
  "callback data.poll",
  "callback data.message_reference",
  "webhook tts",
  "webhook enforce_nonce",
  "webhook nonce",
  "webhook poll",
  "webhook message_reference",
  "message tts",
  "message enforce_nonce",
  "message nonce",
  "message poll",
  "message message_reference",
  "thread type",
  "thread reason",
]);

/** Judges a request body (after its JSON round trip) by the description, unknown keys included. */
export function judgeRequest(name: RequestName, body: unknown): Problem[] {
  const result = judge(requests[name], permissionsAsNumbers(body));
  if (!result.ok) return result.problems;
  const group = name.slice(0, name.indexOf("."));
  return unknownKeys(permissionsAsNumbers(body), result.value).filter((problem) => {
    const path = problem.path.filter((step) => typeof step === "string").join(".");
    return !harmless.has(`${group} ${path}`);
  });
}

/** Judges an answer of the sandbox itself; unknown keys are allowed since the real server adds some too. */
export function judgeAnswer(name: AnswerName, body: unknown): Problem[] {
  const result = judge(answers[name], body);
  return result.ok ? [] : result.problems;
}

/** The first use of a schema builds it; done at the start so that no deadline pays for it. */
export function warmSpec(): void {
  for (const schema of [...Object.values(requests), ...Object.values(answers)]) schema.safeParse({});
  const button = { type: 2, style: 1, label: "a", custom_id: "a" };
  const components = [{ type: 1, components: [button] }];
  judgeRequest("message.create", { content: "a", components });
  judgeRequest("callback.message", { type: 4, data: { content: "a", components } });
}

type Verdict = { ok: true; value: unknown } | { ok: false; problems: Problem[] };

function judge(schema: z.ZodMiniType, body: unknown): Verdict {
  const result = schema.safeParse(body);
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, problems: result.error.issues.flatMap((issue) => problemsOf(issue, [])) };
}

function problemsOf(issue: z.core.$ZodIssue, above: (string | number)[]): Problem[] {
  const here = [...above, ...issue.path.map((step) => (typeof step === "symbol" ? String(step) : step))];
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    // The branch meant is the one whose `type` fits; without one, the branch with the fewest complaints.
    const fitting = issue.errors.filter((branch) => !branch.some((inner) => inner.path.join() === "type"));
    const candidates = fitting.length > 0 ? fitting : issue.errors;
    const best = [...candidates].sort((a, b) => a.length - b.length)[0] ?? [];
    const found = best.flatMap((inner) => problemsOf(inner, here));
    if (found.length > 0) return found;
  }
  return [
    { path: here, code: issue.code.toUpperCase(), message: issue.message || "does not fit the description" },
  ];
}

/** A parsed object loses its unknown keys: what is missing in the copy was unknown. */
function unknownKeys(given: unknown, kept: unknown, path: (string | number)[] = []): Problem[] {
  if (Array.isArray(given) && Array.isArray(kept)) {
    return given.flatMap((item, index) => unknownKeys(item, kept[index], [...path, index]));
  }
  if (!isObject(given) || !isObject(kept)) return [];
  return Object.entries(given).flatMap(([key, value]) =>
    key in kept
      ? unknownKeys(value, kept[key], [...path, key])
      : [{ path: [...path, key], code: "UNKNOWN_KEY", message: "is not a key of this request" }],
  );
}

/** Permissions are numbers in the description, yet strings of digits are what clients send and Discord takes. */
function permissionsAsNumbers(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(permissionsAsNumbers);
  if (!isObject(body) || typeof body.default_member_permissions !== "string") return body;
  const text = body.default_member_permissions;
  return /^\d+$/.test(text) ? { ...body, default_member_permissions: Number(text) } : body;
}
