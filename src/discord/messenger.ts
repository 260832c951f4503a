import { createHash } from "node:crypto";
import type { REST } from "discord.js";
import { MessageFlags, Routes } from "discord-api-types/v10";
import { z } from "zod";
import { mentions, type Outgoing } from "../present/message.ts";

/** Sends, edits and deletes messages of channels and threads by REST, so that no cache decides whether it works. */
export interface Messenger {
  /** Sends a message and gives its id. `once` names it: sent again within minutes under that name it is sent once. */
  send(channelId: string, message: Outgoing, once?: string): Promise<string>;
  edit(channelId: string, messageId: string, message: Outgoing): Promise<void>;
  delete(channelId: string, messageId: string): Promise<void>;
  /** The names of the pictures that a message of ours shows. */
  filesOf(channelId: string, messageId: string): Promise<readonly string[]>;
}

const galleries = z.object({
  components: z.array(
    z.object({
      components: z
        .array(z.object({ items: z.array(z.object({ media: z.object({ url: z.string() }) })).optional() }))
        .optional(),
    }),
  ),
});

/** The name of the file at an address of Discord's; null for anything else. */
function fileName(address: string): string | null {
  if (!URL.canParse(address)) return null;
  return decodeURIComponent(new URL(address).pathname.split("/").at(-1) ?? "") || null;
}

function body(message: Outgoing) {
  return {
    components: message.components,
    allowed_mentions: mentions(message),
    flags: MessageFlags.IsComponentsV2,
    // Without a list of attachments an edit leaves those that are there.
    ...(message.keepFiles
      ? {}
      : { attachments: message.files.map((file, id) => ({ id: String(id), filename: file.name })) }),
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
    async filesOf(channelId, messageId) {
      // A message of components lists no attachments: its pictures stand in its galleries.
      const message = galleries.parse(await rest.get(Routes.channelMessage(channelId, messageId)));
      const parts = message.components.flatMap((frame) => frame.components ?? []);
      return parts.flatMap((part) => (part.items ?? []).flatMap(({ media }) => fileName(media.url) ?? []));
    },
  };
}
