import { flag, type Json } from "./shapes.ts";
import { wireComponents, wireEmbed } from "./wire-components.ts";
import type { Channel, MessageOrigin, StoredFile, StoredMessage, User, World } from "./world.ts";

/** Turns what the world holds into the JSON that Discord's REST answers and dispatches have. */
export class Wire {
  constructor(
    private readonly world: World,
    readonly applicationId: string,
    /** Reads the bot's permission bits in a channel. */
    private readonly botPermissions: (channelId?: string) => bigint,
    private readonly memberPermissions: bigint,
  ) {}

  user(user: User): Json {
    return {
      id: user.id,
      username: user.name.toLowerCase().replace(/[^a-z0-9_.]/g, "_"),
      global_name: user.bot ? null : user.name,
      avatar: null,
      discriminator: user.bot ? "0001" : "0",
      public_flags: 0,
      flags: 0,
      bot: user.bot,
      banner: null,
      accent_color: null,
      avatar_decoration_data: null,
      collectibles: null,
      primary_guild: null,
    };
  }

  self(): Json {
    return { ...this.user(this.world.bot), mfa_enabled: false, locale: "en-US", verified: true, email: null };
  }

  /** `withUser` false for the member inside a message, `permissions` for the member inside an interaction. */
  member(user: User, extra: { withUser: boolean; permissions?: bigint }): Json {
    return {
      ...(extra.withUser ? { user: this.user(user) } : {}),
      nick: null,
      avatar: null,
      avatar_decoration_data: null,
      banner: null,
      roles: user.bot ? [this.applicationId] : [],
      joined_at: user.joinedAt,
      premium_since: null,
      deaf: false,
      mute: false,
      flags: 0,
      pending: false,
      communication_disabled_until: null,
      collectibles: null,
      ...(extra.permissions === undefined ? {} : { permissions: extra.permissions.toString() }),
    };
  }

  channel(channel: Channel): Json {
    const common = {
      id: channel.id,
      type: channel.type,
      guild_id: this.world.guild.id,
      name: channel.name,
      last_message_id: channel.lastMessageId,
      rate_limit_per_user: channel.rateLimitPerUser,
      flags: 0,
    };
    const { thread } = channel;
    if (!thread) {
      return {
        ...common,
        parent_id: null,
        topic: channel.topic,
        position: channel.position,
        permission_overwrites: this.overwrites(channel.id),
        nsfw: false,
        last_pin_timestamp: null,
      };
    }
    return {
      ...common,
      parent_id: thread.parentId,
      owner_id: thread.ownerId,
      message_count: thread.messageCount,
      total_message_sent: thread.messageCount,
      member_count: thread.members.size,
      thread_metadata: {
        archived: thread.archived,
        archive_timestamp: thread.archiveChangedAt,
        auto_archive_duration: thread.autoArchiveMinutes,
        locked: thread.locked,
        create_timestamp: thread.createdAt,
        ...(channel.type === 12 ? { invitable: thread.invitable } : {}),
      },
    };
  }

  /** What the bot may do in a channel other than everywhere, as a rule for the bot alone. */
  private overwrites(channelId: string): Json[] {
    const [here, everywhere] = [this.botPermissions(channelId), this.botPermissions()];
    if (here === everywhere) return [];
    const all = everywhere | this.memberPermissions;
    return [
      {
        id: this.applicationId,
        type: 1,
        allow: (here & ~all).toString(),
        deny: (all & ~here).toString(),
      },
    ];
  }

  threadMember(channel: Channel, userId: string): Json {
    const joined = channel.thread?.members.get(userId) ?? this.world.clock.iso();
    return { id: channel.id, user_id: userId, join_timestamp: joined, flags: 0 };
  }

  /** A thread with the bot's own membership, as THREAD_CREATE and the answer to its creation have it. */
  threadWithMember(channel: Channel): Json {
    const joined = channel.thread?.members.has(this.world.bot.id) === true;
    return {
      ...this.channel(channel),
      ...(joined ? { member: this.threadMember(channel, this.world.bot.id) } : {}),
    };
  }

  guild(): Json {
    const { guild } = this.world;
    return {
      id: guild.id,
      name: guild.name,
      icon: null,
      description: null,
      home_header: null,
      splash: null,
      discovery_splash: null,
      features: [],
      banner: null,
      owner_id: guild.ownerId,
      application_id: null,
      region: "us-east",
      afk_channel_id: null,
      afk_timeout: 300,
      system_channel_id: null,
      system_channel_flags: 0,
      widget_enabled: false,
      widget_channel_id: null,
      verification_level: 0,
      roles: this.roles(),
      default_message_notifications: 0,
      mfa_level: 0,
      explicit_content_filter: 0,
      max_presences: null,
      max_members: 500000,
      max_stage_video_channel_users: 50,
      max_video_channel_users: 25,
      vanity_url_code: null,
      premium_tier: 0,
      premium_subscription_count: 0,
      preferred_locale: guild.locale,
      rules_channel_id: null,
      safety_alerts_channel_id: null,
      public_updates_channel_id: null,
      premium_progress_bar_enabled: false,
      nsfw: false,
      nsfw_level: 0,
      emojis: [],
      stickers: [],
      hub_type: null,
      incidents_data: null,
    };
  }

  guildCreate(): Json {
    const channels = [...this.world.channels.values()];
    const people = [...this.world.users.values()];
    const { home_header, nsfw, ...guild } = this.guild();
    return {
      ...guild,
      joined_at: this.world.guild.createdAt,
      large: false,
      unavailable: false,
      member_count: people.length,
      voice_states: [],
      members: people.map((user) => this.member(user, { withUser: true })),
      channels: channels.filter((channel) => !channel.thread).map((channel) => this.channel(channel)),
      threads: channels
        .filter((channel) => channel.thread && !channel.thread.archived)
        .map((channel) => this.threadWithMember(channel)),
      presences: [],
      stage_instances: [],
      guild_scheduled_events: [],
      soundboard_sounds: [],
    };
  }

  application(): Json {
    return {
      id: this.applicationId,
      name: this.world.bot.name,
      icon: null,
      description: "",
      type: null,
      flags: 0,
      flags_new: "0",
      bot: this.user(this.world.bot),
      bot_public: true,
      bot_require_code_grant: false,
      verify_key: "0".repeat(64),
      redirect_uris: [],
      interactions_endpoint_url: null,
      role_connections_verification_url: null,
      team: null,
      explicit_content_filter: 0,
      eligible_oauth2_scopes: [],
      owner: this.user(this.world.user(this.world.guild.ownerId)),
      approximate_guild_count: 1,
      approximate_user_install_count: 0,
      approximate_user_authorization_count: 0,
    };
  }

  attachment(file: StoredFile): Json {
    return {
      id: file.id,
      filename: file.filename,
      size: file.bytes.byteLength,
      url: file.url,
      proxy_url: file.url,
      content_type: file.contentType,
      ...(file.description === null ? {} : { description: file.description }),
      ...(file.width === undefined ? {} : { width: file.width }),
      ...(file.height === undefined ? {} : { height: file.height }),
      ...(file.ephemeral ? { ephemeral: true } : {}),
    };
  }

  message(message: StoredMessage): Json {
    const { world } = this;
    const author = world.user(message.authorId);
    const thread = message.threadId === undefined ? undefined : world.channels.get(message.threadId);
    const v2 = (message.flags & flag.componentsV2) !== 0;
    return {
      id: message.id,
      channel_id: message.channelId,
      type: message.type,
      content: message.content,
      author: this.user(author),
      mentions: message.mentions.map((id) => this.user(world.user(id))),
      mention_roles: [],
      mention_everyone: false,
      // A message of Components V2 shows its files only through the components that name them.
      attachments: v2 ? [] : message.files.map((file) => this.attachment(file)),
      embeds: message.embeds.map((embed) => wireEmbed(embed, message.files)),
      components: this.components(message),
      timestamp: message.timestamp,
      edited_timestamp: message.editedTimestamp,
      flags: message.flags,
      pinned: false,
      tts: false,
      ...(message.webhook ? { webhook_id: this.applicationId, application_id: this.applicationId } : {}),
      ...(message.origin ? this.origin(message.origin) : {}),
      ...(message.nonce === undefined ? {} : { nonce: message.nonce }),
      ...(message.type === 18 && message.threadId !== undefined
        ? { message_reference: { type: 0, channel_id: message.threadId, guild_id: world.guild.id } }
        : {}),
      ...(message.replyTo === undefined
        ? {}
        : {
            message_reference: {
              type: 0,
              channel_id: message.channelId,
              message_id: message.replyTo,
              guild_id: world.guild.id,
            },
          }),
      ...(thread && message.type !== 18 ? { thread: this.threadWithMember(thread) } : {}),
    };
  }

  /** A message as the gateway sends it: with the guild and the author's membership. */
  messageDispatch(message: StoredMessage): Json {
    return {
      ...this.message(message),
      guild_id: this.world.guild.id,
      member: this.member(this.world.user(message.authorId), { withUser: false }),
    };
  }

  /** The components of a message with numbers given, defaults filled in and `attachment://` resolved. */
  components(message: StoredMessage): Json[] {
    return wireComponents(message.components, message.files, this.world.guild.id);
  }

  /** A channel that an option or a select of an interaction names. */
  resolvedChannel(channel: Channel): Json {
    const { thread } = channel;
    const shown = this.channel(channel);
    return {
      id: channel.id,
      type: channel.type,
      name: channel.name,
      permissions: this.memberPermissions.toString(),
      ...(thread ? { parent_id: thread.parentId, thread_metadata: shown.thread_metadata } : {}),
    };
  }

  private origin(origin: MessageOrigin): Json {
    const user = this.user(this.world.user(origin.userId));
    const owners = { "0": this.world.guild.id };
    const common = { id: origin.interactionId, user, authorizing_integration_owners: owners };
    const command = { ...common, type: 2 };
    const component = {
      ...common,
      type: 3,
      interacted_message_id: origin.sourceMessageId ?? origin.interactionId,
    };
    const metadata =
      origin.type === 5
        ? {
            ...common,
            type: 5,
            triggering_interaction_metadata: origin.sourceMessageId ? component : command,
          }
        : origin.type === 3
          ? component
          : command;
    if (origin.type !== 2) return { interaction_metadata: metadata };
    const interaction = { id: origin.interactionId, type: 2, name: origin.commandName ?? "", user };
    return { interaction_metadata: metadata, interaction };
  }

  private roles(): Json[] {
    const role = (
      id: string,
      name: string,
      permissions: bigint,
      position: number,
      managed: boolean,
    ): Json => ({
      id,
      name,
      permissions: permissions.toString(),
      position,
      color: 0,
      colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
      hoist: false,
      managed,
      mentionable: false,
      icon: null,
      unicode_emoji: null,
      flags: 0,
    });
    return [
      role(this.world.guild.id, "@everyone", this.memberPermissions, 0, false),
      role(this.applicationId, this.world.bot.name, this.botPermissions(), 1, true),
    ];
  }
}
