import { SlashCommandBuilder } from "@discordjs/builders";
import { tell, words } from "../interactions/answer.ts";
import { helpMessage, topicsOf } from "../interactions/help.ts";
import { topicName } from "../present/help.ts";
import type { SlashCommand } from "./command.ts";

/** `/help`: one topic at a time. */
export const helpCommand: SlashCommand = {
  name: "help",
  definition: new SlashCommandBuilder()
    .setName("help")
    .setDescription("How to start and play, topic by topic")
    .addStringOption((option) =>
      option.setName("topic").setDescription("What you want to know about").setAutocomplete(true),
    )
    .toJSON(),
  async run(bench, interaction) {
    const typed = interaction.options.getString("topic")?.trim() ?? "";
    const speaker = words(interaction);
    const named = topicsOf(bench).find(
      (topic) => topicName(topic, speaker).toLowerCase() === typed.toLowerCase(),
    );
    await tell(interaction, helpMessage(bench, interaction, named ?? typed));
  },
  async complete(bench, interaction) {
    const speaker = words(interaction);
    const typed = interaction.options.getFocused().trim().toLowerCase();
    const choices = topicsOf(bench).map((topic) => ({ name: topicName(topic, speaker), value: topic }));
    await interaction.respond(
      choices.filter(({ name, value }) => name.toLowerCase().includes(typed) || value.includes(typed)),
    );
  },
};
