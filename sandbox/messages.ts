import { apiError } from "./errors.ts";
import type { Gateway } from "./gateway.ts";
import type { Judge } from "./judge/judge.ts";
import { isEmpty, type MessageSetting, messageLimits } from "./judge/message-limits.ts";
import type { RequestName } from "./judge/spec.ts";
import { sniff } from "./media.ts";
import { permission } from "./permissions.ts";
import {
  type AllowedMentions,
  type Component,
  everyComponent,
  flag,
  type MessageBody,
  messageBody,
} from "./shapes.ts";
import type { Wire } from "./wire.ts";
import type { Channel, MessageOrigin, StoredFile, StoredMessage, World } from "./world.ts";

/** A file of a multipart request, with the index of its field `files[n]`. */
export interface Upload {
  index: string;
  filename: string;
  bytes: Uint8Array;
}

/** A request body after its JSON round trip, with its files. */
export interface Incoming {
  body: unknown;
  files: Upload[];
}

export interface NewMessage {
  channel: Channel;
  authorId: string;
  type?: StoredMessage["type"];
  onlyFor?: string;
  origin?: MessageOrigin;
  webhook?: boolean;
  loading?: boolean;
  threadId?: string;
}

/** Makes, edits and removes messages: limits, files, mentions, archived threads, events. */
export class Messages {
  constructor(
    private readonly world: World,
    private readonly gateway: Gateway,
    private readonly wire: Wire,
    private readonly judge: Judge,
    private readonly fileUrl: (channelId: string, id: string, filename: string) => string,
    private readonly botPermissions: (channelId?: string) => bigint,
  ) {}

  /**
   * Judges a body for a message and reads it. `whole` is what the description judges when the message is only
   * a part of the request (the data of a callback).
   */
  read(operation: RequestName, incoming: Incoming, before?: StoredMessage, part?: unknown): MessageBody {
    const given = part === undefined ? incoming.body : part;
    const setting: MessageSetting = {
      channelMessage: operation.startsWith("message."),
      files: incoming.files.map((file) => ({
        index: file.index,
        filename: file.filename,
        bytes: file.bytes.byteLength,
      })),
      ...(before
        ? {
            before: {
              v2: (before.flags & flag.componentsV2) !== 0,
              hasContent: before.content !== "",
              hasEmbeds: before.embeds.length > 0,
              attachments: before.files.map((file) => ({ id: file.id, filename: file.filename })),
            },
          }
        : {}),
    };
    this.judge.request(operation, incoming.body, () =>
      messageLimits(messageBody.parse(given ?? {}), setting),
    );
    const body = messageBody.safeParse(given ?? {});
    if (!body.success) throw apiError("invalidForm");
    return body.data;
  }

  /** Makes a message from a body that was judged. @throws ApiError 50006 when nothing would show */
  create(target: NewMessage, body: MessageBody, files: readonly Upload[]): StoredMessage {
    const { world } = this;
    const { channel } = target;
    if (!target.loading && target.type !== 18 && isEmpty(body, files.length)) {
      this.judge.note(
        "message",
        [{ path: [], code: "EMPTY_MESSAGE", message: "the message is empty" }],
        body,
      );
      throw apiError("emptyMessage");
    }
    if (target.authorId === world.bot.id && !target.webhook) this.mustSend(channel, files.length > 0);
    if (
      target.authorId === world.bot.id &&
      body.enforce_nonce &&
      body.nonce !== undefined &&
      body.nonce !== null
    ) {
      const earlier = [...world.messagesOf(channel.id).values()].find(
        (message) => message.nonce === body.nonce && message.authorId === target.authorId,
      );
      if (earlier) return earlier;
    }
    this.reopen(channel);
    const id = world.snowflakes.next();
    const ephemeral = target.onlyFor !== undefined;
    const kept = flag.componentsV2 | flag.suppressEmbeds | flag.suppressNotifications;
    const message: StoredMessage = {
      id,
      channelId: channel.id,
      authorId: target.authorId,
      type: target.type ?? (body.message_reference ? 19 : 0),
      content: body.content ?? "",
      embeds: body.embeds ?? [],
      components: body.components ?? [],
      files: files.map((file) => this.store(file, channel.id, body, ephemeral)),
      flags:
        ((body.flags ?? 0) & kept) | (ephemeral ? flag.ephemeral : 0) | (target.loading ? flag.loading : 0),
      timestamp: world.clock.iso(),
      editedTimestamp: null,
      dismissed: false,
      mentions: [],
      webhook: target.webhook ?? false,
      ...(target.onlyFor === undefined ? {} : { onlyFor: target.onlyFor }),
      ...(target.origin ? { origin: target.origin } : {}),
      ...(target.threadId === undefined ? {} : { threadId: target.threadId }),
      ...(body.message_reference ? { replyTo: body.message_reference.message_id } : {}),
      ...(body.nonce === undefined || body.nonce === null ? {} : { nonce: body.nonce }),
    };
    message.mentions = this.mentioned(message, body.allowed_mentions);
    this.world.putMessage(message);
    if (!ephemeral) this.gateway.dispatch("MESSAGE_CREATE", this.wire.messageDispatch(message));
    if (!ephemeral && !target.loading) this.notify(message, channel);
    return message;
  }

  /**
   * Changes a message. A placeholder that is filled for the first time counts as new: it may become a message
   * of Components V2 and does not show as edited.
   */
  edit(message: StoredMessage, body: MessageBody, files: readonly Upload[]): StoredMessage {
    const { world } = this;
    const channel = world.channel(message.channelId);
    if (channel.thread?.archived) throw apiError("threadArchived");
    const filling = (message.flags & flag.loading) !== 0;
    if (this.leavesNothing(message, body, files)) {
      this.judge.note(
        "message",
        [{ path: [], code: "EMPTY_MESSAGE", message: "the edit leaves nothing" }],
        body,
      );
      throw apiError("emptyMessage");
    }
    const kept = body.attachments
      ? message.files.filter((file) => body.attachments?.some((entry) => entry.id === file.id))
      : message.files;
    for (const file of kept) {
      const entry = body.attachments?.find((listed) => listed.id === file.id);
      if (typeof entry?.description === "string") file.description = entry.description;
    }
    world.dropFiles(message.files.filter((file) => !kept.includes(file)));
    const ephemeral = message.onlyFor !== undefined;
    message.files = [...kept, ...files.map((file) => this.store(file, channel.id, body, ephemeral))];
    if (body.content !== undefined) message.content = body.content ?? "";
    if (body.embeds !== undefined) message.embeds = body.embeds ?? [];
    if (body.components !== undefined) message.components = body.components ?? [];
    const settable = flag.componentsV2 | flag.suppressEmbeds;
    if (typeof body.flags === "number") {
      message.flags = (message.flags & ~flag.suppressEmbeds) | (body.flags & settable);
    }
    message.flags &= ~flag.loading;
    message.mentions = this.mentioned(message, body.allowed_mentions);
    if (!filling) message.editedTimestamp = world.clock.iso();
    world.changed({ kind: "channel", channelId: channel.id });
    if (!ephemeral) {
      this.gateway.dispatch("MESSAGE_UPDATE", this.wire.messageDispatch(message));
      if (filling) this.notify(message, channel);
    }
    return message;
  }

  remove(message: StoredMessage): void {
    this.world.removeMessage(message);
    if (message.onlyFor !== undefined) return;
    this.gateway.dispatch("MESSAGE_DELETE", {
      id: message.id,
      channel_id: message.channelId,
      guild_id: this.world.guild.id,
    });
  }

  private leavesNothing(message: StoredMessage, body: MessageBody, files: readonly Upload[]): boolean {
    const left = body.attachments ?? message.files;
    return isEmpty(
      {
        content: body.content === undefined ? message.content : body.content,
        embeds: body.embeds === undefined ? message.embeds : body.embeds,
        components: body.components === undefined ? message.components : body.components,
      },
      left.length + files.length,
    );
  }

  private mustSend(channel: Channel, withFiles: boolean): void {
    const granted = this.botPermissions(channel.thread?.parentId ?? channel.id);
    if ((granted & permission.viewChannel) === 0n) throw apiError("missingAccess");
    const need = channel.thread ? permission.sendInThreads : permission.sendMessages;
    if ((granted & need) === 0n) throw apiError("missingPermissions");
    if (withFiles && (granted & permission.attachFiles) === 0n) throw apiError("missingPermissions");
  }

  /** A message re-opens an archived thread unless it is locked and the bot may not manage threads. */
  private reopen(channel: Channel): void {
    if (!channel.thread?.archived) return;
    const granted = this.botPermissions(channel.thread.parentId);
    if (channel.thread.locked && (granted & permission.manageThreads) === 0n) throw apiError("threadLocked");
    this.world.setArchived(channel, false);
    this.gateway.dispatch("THREAD_UPDATE", this.wire.channel(channel));
  }

  /** A file that somebody attaches to a command; it is kept for a while. */
  upload(channelId: string, filename: string, bytes: Uint8Array): StoredFile {
    const upload = { index: "0", filename, bytes };
    const file = this.store(upload, channelId, {}, true);
    this.world.dropFiles([file]);
    return file;
  }

  private store(upload: Upload, channelId: string, body: MessageBody, ephemeral: boolean): StoredFile {
    const listed = body.attachments?.find((entry) => entry.id === upload.index);
    const id = this.world.snowflakes.next();
    const filename = listed?.filename ?? upload.filename;
    const file: StoredFile = {
      id,
      filename,
      description: listed?.description ?? null,
      bytes: upload.bytes,
      url: this.fileUrl(channelId, id, filename),
      ephemeral,
      ...sniff(upload.bytes, filename),
    };
    this.world.files.set(id, file);
    return file;
  }

  /** Users that the message's texts name and that the request allows to be named. */
  private mentioned(message: StoredMessage, allowed: AllowedMentions | null | undefined): string[] {
    const texts = [message.content, ...textsOf(message.components)];
    const named = new Set(
      texts.flatMap((text) => [...text.matchAll(/<@!?(\d{17,20})>/g)].map((match) => match[1] ?? "")),
    );
    return [...named].filter(
      (id) =>
        this.world.users.has(id) &&
        (!allowed || allowed.parse?.includes("users") === true || allowed.users?.includes(id) === true),
    );
  }

  private notify(message: StoredMessage, channel: Channel): void {
    const { world } = this;
    const joined: string[] = [];
    for (const userId of message.mentions) {
      const { thread } = channel;
      // Naming somebody in a thread adds them, private threads included when the author may invite.
      if (thread && !thread.members.has(userId)) {
        thread.members.set(userId, world.clock.iso());
        joined.push(userId);
      }
      if (userId !== message.authorId && (message.flags & flag.suppressNotifications) === 0) {
        world.ping({ userId, channelId: channel.id, messageId: message.id });
      }
    }
    if (joined.length > 0) this.threadJoined(channel, joined);
  }

  /** Tells clients of people who came into a thread. */
  threadJoined(channel: Channel, userIds: readonly string[]): void {
    this.gateway.dispatch("THREAD_MEMBERS_UPDATE", {
      id: channel.id,
      guild_id: this.world.guild.id,
      member_count: channel.thread?.members.size ?? 0,
      added_members: userIds.map((userId) => ({
        ...this.wire.threadMember(channel, userId),
        member: this.wire.member(this.world.user(userId), { withUser: true }),
      })),
    });
    this.world.changed({ kind: "world" });
    this.world.changed({ kind: "channel", channelId: channel.id });
  }
}

function textsOf(components: readonly Component[]): string[] {
  return [...everyComponent(components)].flatMap((item) => (item.type === 10 ? [item.content ?? ""] : []));
}
