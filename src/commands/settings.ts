import { SlashCommandBuilder } from "@discordjs/builders";
import { PermissionFlagsBits } from "discord.js";
import { InteractionContextType } from "discord-api-types/v10";
import { ackPrivately, tell } from "../interactions/answer.ts";
import { settingsMessage, showConfig } from "../interactions/settings-clicks.ts";
import type { SlashCommand } from "./command.ts";

/** `/settings`: how a player reads, sees and is asked, on all servers. */
export const settingsCommand: SlashCommand = {
  name: "settings",
  definition: new SlashCommandBuilder()
    .setName("settings")
    .setDescription("Your language, pictures and colours, and when you are asked and mentioned")
    .toJSON(),
  async run(bench, interaction) {
    await ackPrivately(interaction);
    const settings = await bench.stage.settings.player(interaction.user.id);
    await tell(interaction, settingsMessage(bench, interaction, settings));
  },
};

/** `/config`: what holds on a server, for those who manage it. */
export const configCommand: SlashCommand = {
  name: "config",
  definition: new SlashCommandBuilder()
    .setName("config")
    .setDescription("Settings of this server: language, matches, channels, roles")
    .setContexts(InteractionContextType.Guild)
    .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
    .toJSON(),
  async run(bench, interaction) {
    await ackPrivately(interaction);
    await showConfig(bench, interaction);
  },
};
