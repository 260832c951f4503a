import { createHash } from "node:crypto";
import type { InteractionEditReplyOptions, InteractionReplyOptions, REST } from "discord.js";
import { type APIContainerComponent, MessageFlags, Routes } from "discord-api-types/v10";

/** A file to be sent; `description` is its alternative text where the components give none. */
export interface OutFile {
  readonly name: string;
  readonly data: Buffer;
}

/** A message of ours, before it is known how it goes out. */
export interface Outgoing {
  readonly components: readonly APIContainerComponent[];
  readonly files: readonly OutFile[];
  /** Users who are pinged; nobody else is, whatever the text says. */
  readonly mentions?: readonly string[];
}

function mentions(message: Outgoing): { parse: []; users: string[] } {
  return { parse: [], users: [...(message.mentions ?? [])] };
}

/** Options for editing an answer to an interaction. Built anew at each call: discord.js writes into them. */
export function asEdit(
  message: Outgoing,
): InteractionEditReplyOptions & { flags: MessageFlags.IsComponentsV2 } {
  return {
    flags: MessageFlags.IsComponentsV2,
    components: [...message.components],
    files: message.files.map((file) => ({ attachment: file.data, name: file.name })),
    attachments: [],
    allowedMentions: mentions(message),
  };
}

/** Options for a reply or follow-up that only its reader sees. */
export function asPrivate(message: Outgoing): InteractionReplyOptions {
  return {
    flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral,
    components: [...message.components],
    files: message.files.map((file) => ({ attachment: file.data, name: file.name })),
    allowedMentions: mentions(message),
  };
}

/** Sends, edits and deletes messages of channels and threads by REST, so that no cache decides whether it works. */
export interface Messenger {
  /** Sends a message and gives its id. `once` names it: sent again within minutes under that name it is sent once. */
  send(channelId: string, message: Outgoing, once?: string): Promise<string>;
  edit(channelId: string, messageId: string, message: Outgoing): Promise<void>;
  delete(channelId: string, messageId: string): Promise<void>;
}

function body(message: Outgoing) {
  return {
    components: message.components,
    allowed_mentions: mentions(message),
    flags: MessageFlags.IsComponentsV2,
    attachments: message.files.map((file, id) => ({ id: String(id), filename: file.name })),
  };
}

function rawFiles(message: Outgoing) {
  return message.files.length === 0 ? {} : { files: message.files.map(({ name, data }) => ({ name, data })) };
}

/** A nonce of at most 25 characters: Discord posts one message for one nonce, also when a lost answer makes us try again. */
function nonceOf(once: string): string {
  return createHash("sha256").update(once).digest("base64url").slice(0, 24);
}

let sent = 0;

export function createMessenger(rest: REST): Messenger {
  return {
    async send(channelId, message, once) {
      sent += 1;
      const nonce = nonceOf(once ?? `${process.pid}.${Date.now()}.${sent}`);
      const made: unknown = await rest.post(Routes.channelMessages(channelId), {
        body: { ...body(message), nonce, enforce_nonce: true },
        ...rawFiles(message),
      });
      if (typeof made === "object" && made !== null && "id" in made && typeof made.id === "string")
        return made.id;
      throw new Error("Discord answered without a message id");
    },
    async edit(channelId, messageId, message) {
      await rest.patch(Routes.channelMessage(channelId, messageId), {
        body: body(message),
        ...rawFiles(message),
      });
    },
    async delete(channelId, messageId) {
      await rest.delete(Routes.channelMessage(channelId, messageId));
    },
  };
}
