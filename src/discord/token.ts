import { type Interaction, MessageFlags } from "discord.js";
import { asEdit, asPrivate, type Outgoing } from "../present/message.ts";
import { localeOf } from "./reader.ts";

/**
 * The right to speak to one user privately, which a click brings and which ends after 15 minutes. Never logged, never stored.
 */
export interface Token {
  readonly userId: string;
  /** As the user has settled it when the token was made, else their Discord's. */
  readonly locale: string;
  /** ms since the epoch */
  readonly at: number;
  /** The message that was clicked on; null when the token came another way. */
  readonly clicked: string | null;
  /** Sends a private message and gives its id. */
  send(message: Outgoing): Promise<string>;
  /** Edits a message that this token reaches: "@original" or one that it sent; gives its id. */
  edit(messageId: string, message: Outgoing): Promise<string>;
  delete(messageId: string): Promise<void>;
}

export function tokenOf(interaction: Extract<Interaction, { webhook: unknown }>): Token {
  const { webhook } = interaction;
  return {
    userId: interaction.user.id,
    locale: localeOf(interaction),
    at: interaction.createdTimestamp,
    clicked: clickedMessage(interaction),
    async send(message) {
      const { flags: _, ...options } = asPrivate(message);
      const sent = await webhook.send({
        ...options,
        flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral,
      });
      return sent.id;
    },
    edit: async (messageId, message) => (await webhook.editMessage(messageId, asEdit(message))).id,
    delete: (messageId) => webhook.deleteMessage(messageId),
  };
}

/** A click that could not be acknowledged on its message has an answer of its own. */
function clickedMessage(interaction: Extract<Interaction, { webhook: unknown }>): string | null {
  if (!interaction.isMessageComponent() && !interaction.isModalSubmit()) return null;
  return interaction.ephemeral === null ? (interaction.message?.id ?? null) : null;
}
