import { SlashCommandBuilder } from "@discordjs/builders";
import { tell, words } from "../interactions/answer.ts";
import { sentence } from "../present/challenge-card.ts";
import { escapeMarkdown } from "../present/escape.ts";
import type { SlashCommand } from "./command.ts";

/** `/help`: how to start and play, and which games there are. */
export const helpCommand: SlashCommand = {
  name: "help",
  definition: new SlashCommandBuilder()
    .setName("help")
    .setDescription("How to start and play a match")
    .toJSON(),
  async run(bench, interaction) {
    const speaker = words(interaction);
    const games = [...bench.stage.games.values()].map((game) => escapeMarkdown(game.name)).join(", ");
    const lines = [
      speaker.tell("ui.help"),
      ...(bench.heroes.games.length > 0 ? [speaker.tell("ui.help.heroes")] : []),
      ...(games === "" ? [] : [speaker.tell("ui.help.games", { list: games })]),
    ];
    await tell(interaction, sentence(lines.join("\n\n")));
  },
};
