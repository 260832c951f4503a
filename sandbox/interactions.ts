import { randomBytes } from "node:crypto";
import type { Clock } from "./clock.ts";
import { apiError } from "./errors.ts";
import type { Gateway } from "./gateway.ts";
import {
  callbackDataLimits,
  callbackTypeLimits,
  choiceLimits,
  interactionType,
  modalLimits,
} from "./judge/callback-limits.ts";
import type { Judge } from "./judge/judge.ts";
import { isObject, type Problem } from "./judge/problem.ts";
import type { RequestName } from "./judge/spec.ts";
import type { Incoming, Messages } from "./messages.ts";
import {
  type Choice,
  choice,
  everyComponent,
  flag,
  type Json,
  type ModalBody,
  messageBody,
  modalBody,
} from "./shapes.ts";
import type { Wire } from "./wire.ts";
import type { MessageOrigin, StoredMessage, User, World } from "./world.ts";

/** How the bot answered an interaction for the first time, or that it did not. */
export type Outcome =
  | { ok: true; kind: "message" | "deferred"; messageId: string; ephemeral: boolean }
  | { ok: true; kind: "update" | "deferredUpdate"; messageId: string }
  | { ok: true; kind: "choices"; choices: Choice[] }
  | { ok: true; kind: "modal"; modalId: string; modal: ModalBody }
  | { ok: false; reason: string };

/** An interaction on its way: who did what, whether it is answered, and which messages came of it. */
export interface Interaction {
  id: string;
  token: string;
  type: number;
  userId: string;
  channelId: string;
  createdAt: number;
  commandName?: string;
  sourceMessageId?: string;
  answered: boolean;
  /** The message that `@original` names. */
  originalId?: string;
  /** Messages the token may read, edit and delete. */
  messageIds: Set<string>;
  settle: (outcome: Outcome) => void;
  stopTimer: () => void;
}

/** A modal that a user has open. */
export interface OpenModal {
  id: string;
  userId: string;
  channelId: string;
  sourceMessageId?: string;
  modal: ModalBody;
}

export interface NewInteraction {
  type: number;
  user: User;
  channelId: string;
  data: Json;
  commandName?: string;
  message?: StoredMessage;
}

const maxAttachment = 10 * 1024 * 1024;

/** Creates interactions, keeps their deadlines and takes the bot's first answers. */
export class Interactions {
  readonly modals = new Map<string, OpenModal>();
  private readonly byId = new Map<string, Interaction>();
  private readonly byToken = new Map<string, Interaction>();
  private readonly failed = new Set<(userId: string, text: string) => void>();

  constructor(
    private readonly setting: {
      world: World;
      clock: Clock;
      gateway: Gateway;
      wire: Wire;
      judge: Judge;
      messages: Messages;
      ackMs: number;
      tokenMs: number;
      botPermissions: (channelId?: string) => bigint;
      memberPermissions: (userId: string) => bigint;
      onModal: (modal: OpenModal) => void;
    },
  ) {}

  /** Called with the sentence a user's client shows when an interaction stays unanswered. */
  onFailed(listener: (userId: string, text: string) => void): void {
    this.failed.add(listener);
  }

  /** Sends an interaction to the bot; the promise tells its first answer or its failure after the deadline. */
  start(given: NewInteraction): Promise<Outcome> {
    const { world, clock, gateway, wire } = this.setting;
    const channel = world.channel(given.channelId);
    return new Promise((resolve) => {
      const interaction: Interaction = {
        id: world.snowflakes.next(),
        token: `sandbox.${randomBytes(48).toString("base64url")}`,
        type: given.type,
        userId: given.user.id,
        channelId: channel.id,
        createdAt: clock.now(),
        answered: false,
        messageIds: new Set(),
        settle: resolve,
        stopTimer: clock.after(this.setting.ackMs, () => this.lapse(interaction)),
        ...(given.commandName === undefined ? {} : { commandName: given.commandName }),
        ...(given.message ? { sourceMessageId: given.message.id } : {}),
      };
      this.byId.set(interaction.id, interaction);
      this.byToken.set(interaction.token, interaction);
      this.forgetOld();
      const source = given.message;
      gateway.dispatch("INTERACTION_CREATE", {
        id: interaction.id,
        application_id: wire.applicationId,
        type: given.type,
        token: interaction.token,
        version: 1,
        guild_id: world.guild.id,
        guild: { id: world.guild.id, locale: world.guild.locale, features: [] },
        channel_id: channel.id,
        channel: wire.channel(channel),
        member: wire.member(given.user, {
          withUser: true,
          permissions: this.setting.memberPermissions(given.user.id),
        }),
        app_permissions: this.setting.botPermissions(channel.thread?.parentId ?? channel.id).toString(),
        locale: given.user.locale,
        guild_locale: world.guild.locale,
        entitlements: [],
        authorizing_integration_owners: { "0": world.guild.id },
        context: 0,
        attachment_size_limit: maxAttachment,
        data: given.data,
        ...(source ? { message: wire.message(source) } : {}),
      });
    });
  }

  /**
   * Takes the bot's first answer.
   * @throws ApiError 10062 when unknown or late, 40060 when already answered, 50035 when malformed
   */
  answer(
    id: string,
    token: string,
    incoming: Incoming,
  ): { interaction: Interaction; type: number; message?: StoredMessage } {
    const { clock, judge } = this.setting;
    const interaction = this.byId.get(id);
    if (!interaction || interaction.token !== token) throw apiError("unknownInteraction");
    if (interaction.answered) throw apiError("alreadyAcknowledged");
    if (clock.now() - interaction.createdAt > this.setting.ackMs) throw apiError("unknownInteraction");
    const body = isObject(incoming.body) ? incoming.body : {};
    const type = typeof body.type === "number" ? body.type : 0;
    const data = isObject(body.data) ? body.data : undefined;
    const limits = (): Problem[] => [
      ...callbackTypeLimits(type, interaction.type, interaction.sourceMessageId !== undefined),
      ...callbackDataLimits(type, data),
    ];
    judge.limits("callback", limits(), incoming.body);
    switch (type) {
      case 4:
        return { interaction, type, message: this.reply(interaction, incoming, data) };
      case 5:
        return { interaction, type, message: this.defer(interaction, incoming, data) };
      case 6:
        judge.request("callback.update", incoming.body);
        this.settled(interaction, {
          ok: true,
          kind: "deferredUpdate",
          messageId: this.source(interaction).id,
        });
        return { interaction, type, message: this.source(interaction) };
      case 7:
        return { interaction, type, message: this.update(interaction, incoming, data) };
      case 8:
        this.suggest(interaction, incoming, data);
        return { interaction, type };
      case 9:
        this.openModal(interaction, incoming, data);
        return { interaction, type };
      default:
        judge.limits(
          "callback",
          [{ path: ["type"], code: "BASE_TYPE_CHOICES", message: `${type} is not an answer` }],
          incoming.body,
        );
        throw apiError("invalidForm");
    }
  }

  /**
   * The interaction of a token in use after the first answer.
   * @throws ApiError 10015 when unknown or not yet answered, 50027 when over 15 minutes old
   */
  byWebhook(applicationId: string, token: string): Interaction {
    const interaction = this.byToken.get(token);
    if (!interaction || applicationId !== this.setting.wire.applicationId) throw apiError("unknownWebhook");
    if (this.setting.clock.now() - interaction.createdAt > this.setting.tokenMs)
      throw apiError("invalidWebhookToken");
    if (!interaction.answered) throw apiError("unknownWebhook");
    return interaction;
  }

  /** A message of a token by its id or `@original`. @throws ApiError 10008 */
  messageOf(interaction: Interaction, messageId: string): StoredMessage {
    const id = messageId === "@original" ? interaction.originalId : messageId;
    if (id === undefined || !interaction.messageIds.has(id)) throw apiError("unknownMessage");
    return this.setting.world.message(interaction.channelId, id);
  }

  /** A follow-up message; the first one after a deferred answer fills the placeholder, as on Discord. */
  followUp(interaction: Interaction, incoming: Incoming): StoredMessage {
    const { world, messages } = this.setting;
    const placeholder =
      interaction.originalId === undefined
        ? undefined
        : world.messagesOf(interaction.channelId).get(interaction.originalId);
    const body = messages.read("webhook.create", incoming);
    if (placeholder && (placeholder.flags & flag.loading) !== 0) {
      return messages.edit(placeholder, body, incoming.files);
    }
    const ephemeral = ((body.flags ?? 0) & flag.ephemeral) !== 0;
    const message = messages.create(
      {
        channel: world.channel(interaction.channelId),
        authorId: world.bot.id,
        webhook: true,
        origin: this.origin(interaction),
        ...(ephemeral ? { onlyFor: interaction.userId } : {}),
      },
      interaction.originalId === undefined
        ? body
        : { ...body, message_reference: { message_id: interaction.originalId } },
      incoming.files,
    );
    interaction.messageIds.add(message.id);
    return message;
  }

  private reply(interaction: Interaction, incoming: Incoming, data: Json | undefined): StoredMessage {
    const { world, messages } = this.setting;
    const body = messages.read("callback.message", incoming, undefined, data ?? {});
    const ephemeral = ((body.flags ?? 0) & flag.ephemeral) !== 0;
    const message = messages.create(this.target(interaction, ephemeral, false), body, incoming.files);
    this.own(interaction, message);
    this.settled(interaction, { ok: true, kind: "message", messageId: message.id, ephemeral });
    world.changed({ kind: "channel", channelId: message.channelId });
    return message;
  }

  private defer(interaction: Interaction, incoming: Incoming, data: Json | undefined): StoredMessage {
    const { judge, messages } = this.setting;
    judge.request("callback.message", incoming.body);
    const ephemeral = (messageBody.parse(data ?? {}).flags ?? 0) === flag.ephemeral;
    const message = messages.create(this.target(interaction, ephemeral, true), {}, []);
    this.own(interaction, message);
    this.settled(interaction, { ok: true, kind: "deferred", messageId: message.id, ephemeral });
    return message;
  }

  private update(interaction: Interaction, incoming: Incoming, data: Json | undefined): StoredMessage {
    const { messages } = this.setting;
    const source = this.source(interaction);
    const body = messages.read("callback.update", incoming, source, data ?? {});
    messages.edit(source, body, incoming.files);
    this.settled(interaction, { ok: true, kind: "update", messageId: source.id });
    return source;
  }

  private suggest(interaction: Interaction, incoming: Incoming, data: Json | undefined): void {
    const listed = choice.array().safeParse(data?.choices ?? []);
    const choices = listed.success ? listed.data : [];
    this.setting.judge.request("callback.autocomplete", incoming.body, () => choiceLimits(choices));
    this.settled(interaction, { ok: true, kind: "choices", choices });
  }

  private openModal(interaction: Interaction, incoming: Incoming, data: Json | undefined): void {
    const parsed = modalBody.safeParse(data);
    const name: RequestName = "callback.modal";
    this.setting.judge.request(name, incoming.body, () => (parsed.success ? modalLimits(parsed.data) : []));
    if (!parsed.success) throw apiError("invalidForm");
    let last = 0;
    for (const item of everyComponent(parsed.data.components)) item.id ||= ++last;
    const modal: OpenModal = {
      id: interaction.id,
      userId: interaction.userId,
      channelId: interaction.channelId,
      modal: parsed.data,
      ...(interaction.sourceMessageId === undefined ? {} : { sourceMessageId: interaction.sourceMessageId }),
    };
    this.modals.set(modal.id, modal);
    this.settled(interaction, { ok: true, kind: "modal", modalId: modal.id, modal: modal.modal });
    this.setting.onModal(modal);
  }

  private target(interaction: Interaction, ephemeral: boolean, loading: boolean) {
    const { world } = this.setting;
    const command = interaction.type === interactionType.command;
    return {
      channel: world.channel(interaction.channelId),
      authorId: world.bot.id,
      type: command
        ? (20 as const)
        : interaction.sourceMessageId === undefined
          ? (0 as const)
          : (19 as const),
      webhook: true,
      loading,
      origin: this.origin(interaction),
      ...(ephemeral ? { onlyFor: interaction.userId } : {}),
    };
  }

  private origin(interaction: Interaction): MessageOrigin {
    return {
      interactionId: interaction.id,
      type: interaction.type,
      userId: interaction.userId,
      ...(interaction.commandName === undefined ? {} : { commandName: interaction.commandName }),
      ...(interaction.sourceMessageId === undefined ? {} : { sourceMessageId: interaction.sourceMessageId }),
    };
  }

  private source(interaction: Interaction): StoredMessage {
    const { world } = this.setting;
    if (interaction.sourceMessageId === undefined) throw apiError("unknownMessage");
    const message = world.message(interaction.channelId, interaction.sourceMessageId);
    this.own(interaction, message);
    return message;
  }

  private own(interaction: Interaction, message: StoredMessage): void {
    interaction.originalId = message.id;
    interaction.messageIds.add(message.id);
  }

  private settled(interaction: Interaction, outcome: Outcome): void {
    interaction.answered = true;
    interaction.stopTimer();
    interaction.settle(outcome);
  }

  private lapse(interaction: Interaction): void {
    if (interaction.answered) return;
    const command = interaction.type === interactionType.command;
    const text = command ? "The application did not respond" : "This interaction failed";
    interaction.settle({ ok: false, reason: text });
    if (interaction.type === interactionType.autocomplete) return;
    for (const listener of this.failed) listener(interaction.userId, text);
  }

  /** Tokens stay known for an hour past their end, so that a late use still gets the right error. */
  private forgetOld(): void {
    const limit = this.setting.clock.now() - this.setting.tokenMs - 3_600_000;
    for (const [id, interaction] of this.byId) {
      if (interaction.createdAt >= limit) break;
      this.byId.delete(id);
      this.byToken.delete(interaction.token);
      this.modals.delete(id);
    }
  }
}
