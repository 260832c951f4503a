import type { InteractionEditReplyOptions, InteractionReplyOptions } from "discord.js";
import { type APIContainerComponent, MessageFlags } from "discord-api-types/v10";

/** A file to be sent; `description` is its alternative text where the components give none. */
export interface OutFile {
  readonly name: string;
  readonly data: Buffer;
}

/** A message of ours, before it is known how it goes out. */
export interface Outgoing {
  readonly components: readonly APIContainerComponent[];
  readonly files: readonly OutFile[];
  /** On an edit: the files that the message has stay as they are; `files` is empty then. */
  readonly keepFiles?: boolean;
  /** Users who are pinged; nobody else is, whatever the text says. */
  readonly mentions?: readonly string[];
}

/** Who may be pinged by a message, in Discord's words. */
export function mentions(message: Outgoing): { parse: []; users: string[] } {
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

/** Options for a follow-up that everybody sees. */
export function asPublic(message: Outgoing): InteractionReplyOptions {
  return { ...asPrivate(message), flags: MessageFlags.IsComponentsV2 };
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
