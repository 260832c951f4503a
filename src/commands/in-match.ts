import { SlashCommandBuilder } from "@discordjs/builders";
import { InteractionContextType } from "discord-api-types/v10";
import { ackPrivately } from "../interactions/answer.ts";
import { askConcede, openPanel } from "../interactions/match-clicks.ts";
import type { SlashCommand } from "./command.ts";

function here(name: string, description: string) {
  return new SlashCommandBuilder()
    .setName(name)
    .setDescription(description)
    .setContexts(InteractionContextType.Guild)
    .toJSON();
}

/** `/hand`: the private panel, as by the Hand button. */
export const handCommand: SlashCommand = {
  name: "hand",
  definition: here("hand", "Show your hand and what you can do, in the thread of your match"),
  async run(bench, interaction) {
    await ackPrivately(interaction);
    await openPanel(bench, interaction, interaction.channelId);
  },
};

/** `/concede`: gives up, after a question. */
export const concedeCommand: SlashCommand = {
  name: "concede",
  definition: here("concede", "Give up the match of this thread"),
  async run(bench, interaction) {
    await ackPrivately(interaction);
    await askConcede(bench, interaction, interaction.channelId);
  },
};
