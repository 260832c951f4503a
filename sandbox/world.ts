import type { Clock } from "./clock.ts";
import { apiError } from "./errors.ts";
import type { Component, Embed, Json } from "./shapes.ts";
import { Snowflakes } from "./snowflake.ts";

export interface User {
  id: string;
  name: string;
  color: string;
  bot: boolean;
  joinedAt: string;
  /** Discord's locale code of the user's client. */
  locale: string;
}

export interface Channel {
  id: string;
  name: string;
  /** 0 text channel, 11 public thread, 12 private thread. */
  type: 0 | 11 | 12;
  position: number;
  topic: string | null;
  lastMessageId: string | null;
  rateLimitPerUser: number;
  thread?: ThreadState;
}

export interface ThreadState {
  parentId: string;
  ownerId: string;
  archived: boolean;
  locked: boolean;
  invitable: boolean;
  /** Minutes without activity until the thread archives itself. */
  autoArchiveMinutes: number;
  archiveChangedAt: string;
  createdAt: string;
  lastActive: number;
  messageCount: number;
  /** User id → time of joining. */
  members: Map<string, string>;
}

export interface StoredFile {
  id: string;
  filename: string;
  description: string | null;
  contentType: string;
  bytes: Uint8Array;
  width?: number;
  height?: number;
  url: string;
  ephemeral: boolean;
}

/** How a message came out of an interaction. */
export interface MessageOrigin {
  interactionId: string;
  type: number;
  userId: string;
  commandName?: string;
  sourceMessageId?: string;
}

export interface StoredMessage {
  id: string;
  channelId: string;
  authorId: string;
  /** 0 default, 18 thread created, 19 reply, 20 slash command answer, 23 menu command answer. */
  type: 0 | 18 | 19 | 20 | 23;
  content: string;
  embeds: Embed[];
  components: Component[];
  files: StoredFile[];
  flags: number;
  timestamp: string;
  editedTimestamp: string | null;
  /** Set on ephemeral messages: the only user who sees it. */
  onlyFor?: string;
  dismissed: boolean;
  mentions: string[];
  webhook: boolean;
  origin?: MessageOrigin;
  replyTo?: string;
  threadId?: string;
  nonce?: string | number;
}

/** A notification that a user's client would show. */
export interface Ping {
  userId: string;
  channelId: string;
  messageId: string;
}

/** A command as registered, with the raw JSON that clients see. */
export interface StoredCommand {
  id: string;
  guildId?: string;
  type: number;
  name: string;
  raw: Json;
}

export type Change =
  | { kind: "world" }
  | { kind: "channel"; channelId: string }
  | { kind: "ping"; ping: Ping };

const palette = ["#5865f2", "#eb459e", "#3ba55d", "#faa61a", "#ed4245", "#9b59b6", "#1abc9c", "#e67e22"];

/** Everything the local Discord knows: users, the guild, channels, messages, files and commands. */
export class World {
  readonly snowflakes: Snowflakes;
  readonly users = new Map<string, User>();
  readonly channels = new Map<string, Channel>();
  readonly files = new Map<string, StoredFile>();
  readonly commands = new Map<string, StoredCommand>();
  readonly pings: Ping[] = [];
  readonly guild: {
    id: string;
    name: string;
    ownerId: string;
    createdAt: string;
    /** Discord's locale code that the guild has set. */
    locale: string;
  };
  readonly bot: User;
  botOnline = false;
  private readonly messages = new Map<string, Map<string, StoredMessage>>();
  private readonly listeners = new Set<(change: Change) => void>();
  /** Files of replaced pictures and deleted messages, oldest first; the last ones stay reachable for slow readers. */
  private readonly orphans: string[] = [];

  constructor(
    readonly clock: Clock,
    seed: { users: readonly string[]; guild: string; channels: readonly string[]; bot: string },
  ) {
    this.snowflakes = new Snowflakes(() => clock.now());
    const guildId = this.snowflakes.next();
    this.bot = this.makeUser(seed.bot, true);
    for (const name of seed.users) this.makeUser(name, false);
    const owner = [...this.users.values()].find((user) => !user.bot) ?? this.bot;
    this.guild = {
      id: guildId,
      name: seed.guild,
      ownerId: owner.id,
      createdAt: clock.iso(),
      locale: "en-US",
    };
    for (const name of seed.channels) this.addChannel(name);
  }

  onChange(listener: (change: Change) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  changed(change: Change): void {
    for (const listener of this.listeners) listener(change);
  }

  addUser(name: string): User {
    const user = this.makeUser(name, false);
    this.changed({ kind: "world" });
    return user;
  }

  addChannel(name: string): Channel {
    const channel: Channel = {
      id: this.snowflakes.next(),
      name,
      type: 0,
      position: this.channels.size,
      topic: null,
      lastMessageId: null,
      rateLimitPerUser: 0,
    };
    this.channels.set(channel.id, channel);
    this.messages.set(channel.id, new Map());
    this.changed({ kind: "world" });
    return channel;
  }

  /** Makes a thread; `id` is given for a thread that hangs on a message, whose id it shares. */
  addThread(options: {
    id?: string;
    name: string;
    type: 11 | 12;
    ownerId: string;
    parentId: string;
    invitable: boolean;
    minutes: number;
    rateLimitPerUser: number;
  }): Channel {
    const now = this.clock.iso();
    const channel: Channel = {
      id: options.id ?? this.snowflakes.next(),
      name: options.name,
      type: options.type,
      position: 0,
      topic: null,
      lastMessageId: null,
      rateLimitPerUser: options.rateLimitPerUser,
      thread: {
        parentId: options.parentId,
        ownerId: options.ownerId,
        archived: false,
        locked: false,
        invitable: options.invitable,
        autoArchiveMinutes: options.minutes,
        archiveChangedAt: now,
        createdAt: now,
        lastActive: this.clock.now(),
        messageCount: 0,
        members: new Map([[options.ownerId, now]]),
      },
    };
    this.channels.set(channel.id, channel);
    this.messages.set(channel.id, new Map());
    this.changed({ kind: "world" });
    return channel;
  }

  user(id: string): User {
    const user = this.users.get(id);
    if (!user) throw apiError("unknownUser");
    return user;
  }

  channel(id: string): Channel {
    const channel = this.channels.get(id);
    if (!channel) throw apiError("unknownChannel");
    return channel;
  }

  /** The messages of a channel, oldest first, as the map's order of insertion. */
  messagesOf(channelId: string): Map<string, StoredMessage> {
    const messages = this.messages.get(channelId);
    if (!messages) throw apiError("unknownChannel");
    return messages;
  }

  message(channelId: string, messageId: string): StoredMessage {
    const message = this.messagesOf(channelId).get(messageId);
    if (!message) throw apiError("unknownMessage");
    return message;
  }

  findMessage(messageId: string): StoredMessage | undefined {
    for (const messages of this.messages.values()) {
      const message = messages.get(messageId);
      if (message) return message;
    }
    return undefined;
  }

  putMessage(message: StoredMessage): void {
    this.messagesOf(message.channelId).set(message.id, message);
    const channel = this.channel(message.channelId);
    if (message.onlyFor === undefined) {
      channel.lastMessageId = message.id;
      if (channel.thread) {
        channel.thread.messageCount += 1;
        channel.thread.lastActive = this.clock.now();
      }
    }
    this.changed({ kind: "channel", channelId: message.channelId });
  }

  removeMessage(message: StoredMessage): void {
    this.messagesOf(message.channelId).delete(message.id);
    this.dropFiles(message.files);
    this.changed({ kind: "channel", channelId: message.channelId });
  }

  dropFiles(files: readonly StoredFile[]): void {
    this.orphans.push(...files.map((file) => file.id));
    while (this.orphans.length > 100) {
      const oldest = this.orphans.shift();
      if (oldest !== undefined) this.files.delete(oldest);
    }
  }

  ping(ping: Ping): void {
    this.pings.push(ping);
    if (this.pings.length > 1000) this.pings.shift();
    this.changed({ kind: "ping", ping });
  }

  /** Whether a user may see a channel at all: private threads show only to their members. */
  mayView(userId: string, channel: Channel): boolean {
    return channel.type !== 12 || channel.thread?.members.has(userId) === true;
  }

  /** Archives threads whose time without activity is over; answers those that changed. */
  archiveIdle(): Channel[] {
    const now = this.clock.now();
    const changed: Channel[] = [];
    for (const channel of this.channels.values()) {
      const thread = channel.thread;
      if (thread && !thread.archived && now - thread.lastActive >= thread.autoArchiveMinutes * 60_000) {
        this.setArchived(channel, true);
        changed.push(channel);
      }
    }
    return changed;
  }

  setArchived(channel: Channel, archived: boolean): void {
    if (!channel.thread || channel.thread.archived === archived) return;
    channel.thread.archived = archived;
    channel.thread.archiveChangedAt = this.clock.iso();
    if (!archived) channel.thread.lastActive = this.clock.now();
    this.changed({ kind: "world" });
  }

  private makeUser(name: string, bot: boolean): User {
    const color = bot
      ? "#5865f2"
      : (palette[(this.users.size - 1 + palette.length) % palette.length] ?? "#5865f2");
    const user: User = {
      id: this.snowflakes.next(),
      name,
      color,
      bot,
      joinedAt: this.clock.iso(),
      locale: "en-US",
    };
    this.users.set(user.id, user);
    return user;
  }
}
