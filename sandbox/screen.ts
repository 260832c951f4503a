import { flag, type Json } from "./shapes.ts";
import type { Wire } from "./wire.ts";
import type { StoredMessage, World } from "./world.ts";

/** A message as one user sees it; the page draws this and tests assert on it. */
export interface ScreenMessage {
  id: string;
  channelId: string;
  author: { id: string; name: string; bot: boolean; color: string };
  content: string;
  timestamp: string;
  editedTimestamp: string | null;
  ephemeral: boolean;
  flags: number;
  /** Raw component JSON with `attachment://` addresses resolved. */
  components: Json[];
  embeds: Json[];
  attachments: {
    id: string;
    filename: string;
    url: string;
    description: string | null;
    width: number | null;
    height: number | null;
  }[];
  interaction?: { userName: string; commandName: string };
  /** A deferred answer that is not filled yet. */
  thinking?: boolean;
  thread?: { id: string; name: string };
  mentionsMe: boolean;
  replyTo?: string;
}

/** Exactly what a user sees in a channel: public messages and their own ephemeral ones, oldest first. */
export function screenOf(
  world: World,
  wire: Wire,
  userId: string,
  channelId: string,
  limit = 100,
): ScreenMessage[] {
  const channel = world.channel(channelId);
  if (!world.mayView(userId, channel)) return [];
  return [...world.messagesOf(channelId).values()]
    .filter((message) => message.onlyFor === undefined || (message.onlyFor === userId && !message.dismissed))
    .slice(-limit)
    .map((message) => show(world, wire, userId, message));
}

function show(world: World, wire: Wire, userId: string, message: StoredMessage): ScreenMessage {
  const author = world.user(message.authorId);
  const raw = wire.message(message);
  const thread = message.threadId === undefined ? undefined : world.channels.get(message.threadId);
  const origin = message.origin;
  return {
    id: message.id,
    channelId: message.channelId,
    author: { id: author.id, name: author.name, bot: author.bot, color: author.color },
    content: message.type === 18 ? "started a thread" : message.content,
    timestamp: message.timestamp,
    editedTimestamp: message.editedTimestamp,
    ephemeral: message.onlyFor !== undefined,
    flags: message.flags,
    components: wire.components(message),
    embeds: Array.isArray(raw.embeds) ? raw.embeds : [],
    attachments:
      (message.flags & flag.componentsV2) !== 0
        ? []
        : message.files.map((file) => ({
            id: file.id,
            filename: file.filename,
            url: file.url,
            description: file.description,
            width: file.width ?? null,
            height: file.height ?? null,
          })),
    ...(origin?.commandName === undefined || origin.type !== 2
      ? {}
      : { interaction: { userName: world.user(origin.userId).name, commandName: origin.commandName } }),
    ...((message.flags & flag.loading) !== 0 ? { thinking: true } : {}),
    ...(thread ? { thread: { id: thread.id, name: thread.name } } : {}),
    mentionsMe: message.mentions.includes(userId),
    ...(message.replyTo === undefined ? {} : { replyTo: message.replyTo }),
  };
}
