import { SlashCommandBuilder } from "@discordjs/builders";
import { ChannelType, type ChatInputCommandInteraction, PermissionFlagsBits } from "discord.js";
import { InteractionContextType } from "discord-api-types/v10";
import { missing } from "../discord/permissions.ts";
import { ackPrivately, tell, tellText, words } from "../interactions/answer.ts";
import type { Bench } from "../interactions/bench.ts";
import { buildSetupCheck, type CheckedChannel } from "../present/setup-check.ts";
import type { SlashCommand } from "./command.ts";

/** `/setup check`: what the bot lacks in which channel, and what it is needed for. */
export const setupCommand: SlashCommand = {
  name: "setup",
  definition: new SlashCommandBuilder()
    .setName("setup")
    .setDescription("Setting this bot up on a server")
    .setContexts(InteractionContextType.Guild)
    .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
    .addSubcommand((check) =>
      check.setName("check").setDescription("Which permissions are missing, channel by channel"),
    )
    .toJSON(),
  async run(bench, interaction) {
    await ackPrivately(interaction);
    if (!interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild))
      return tellText(interaction, "ui.check.not-allowed");
    await check(bench, interaction);
  },
};

async function check(bench: Bench, interaction: ChatInputCommandInteraction): Promise<void> {
  const { guild } = interaction;
  const self = guild?.members.me ?? (await guild?.members.fetchMe().catch(() => null));
  if (!guild || !self) return tellText(interaction, "ui.check.no-server");
  const { channels: named } = await bench.stage.settings.server(guild.id);
  const texts = [...guild.channels.cache.values()]
    .filter((one) => one.type === ChannelType.GuildText || one.type === ChannelType.GuildAnnouncement)
    .sort((a, b) => a.rawPosition - b.rawPosition);
  const wanted = named.length > 0 ? texts.filter((one) => named.includes(one.id)) : texts;
  const channels = wanted.map((one): CheckedChannel => {
    const granted = one.permissionsFor(self);
    return {
      id: one.id,
      hidden: !granted.has(PermissionFlagsBits.ViewChannel),
      missing: missing(granted),
    };
  });
  const gone = named.filter((id) => !texts.some((one) => one.id === id)).length;
  await tell(interaction, buildSetupCheck({ channels, gone, limited: named.length > 0 }, words(interaction)));
}
