import { PermissionFlagsBits } from "discord.js";
import type { TextKey } from "../present/texts/en.ts";

/** A permission that matches need in the channel where they are started. */
export interface Need {
  readonly bit: bigint;
  readonly name: TextKey;
  /** What it is needed for. */
  readonly why: TextKey;
}

function need(bit: bigint, name: TextKey, why: TextKey): Need {
  return { bit, name, why };
}

export const NEEDS: readonly Need[] = [
  need(PermissionFlagsBits.ViewChannel, "ui.permission.view", "ui.permission.view.why"),
  need(PermissionFlagsBits.SendMessages, "ui.permission.send", "ui.permission.send.why"),
  need(PermissionFlagsBits.AttachFiles, "ui.permission.files", "ui.permission.files.why"),
  need(PermissionFlagsBits.EmbedLinks, "ui.permission.links", "ui.permission.links.why"),
  need(PermissionFlagsBits.ReadMessageHistory, "ui.permission.history", "ui.permission.history.why"),
  need(PermissionFlagsBits.CreatePublicThreads, "ui.permission.threads", "ui.permission.threads.why"),
  need(PermissionFlagsBits.SendMessagesInThreads, "ui.permission.in-threads", "ui.permission.in-threads.why"),
];

/** What is missing of that. */
export function missing(granted: { has(bit: bigint): boolean }): readonly Need[] {
  return NEEDS.filter(({ bit }) => !granted.has(bit));
}
