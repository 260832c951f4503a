import { ContextMenuCommandBuilder, SlashCommandBuilder } from "@discordjs/builders";
import { ApplicationCommandType, InteractionContextType } from "discord-api-types/v10";
import { ackPrivately } from "../interactions/answer.ts";
import { showInfo, showLog, whyMessage } from "../interactions/info-clicks.ts";
import type { MessageCommand } from "../interactions/router.ts";
import type { SlashCommand } from "./command.ts";

const RULES = "rules";

/** `/match`: the match of the thread in words, for whoever reads: its table, its log, and why things happened. */
export const matchCommand: SlashCommand = {
  name: "match",
  definition: new SlashCommandBuilder()
    .setName("match")
    .setDescription("The match of this thread in words")
    .setContexts(InteractionContextType.Guild)
    .addSubcommand((sub) =>
      sub.setName("state").setDescription("The whole table in words, and your own hand"),
    )
    .addSubcommand((sub) =>
      sub
        .setName("log")
        .setDescription("What happened so far, a line for each action")
        .addBooleanOption((option) =>
          option.setName(RULES).setDescription("Every event with the rule that made it happen"),
        ),
    )
    .addSubcommand((sub) => sub.setName("why").setDescription("Why the last things happened, by which rules"))
    .toJSON(),
  async run(bench, interaction) {
    await ackPrivately(interaction);
    const { channelId: match, options } = interaction;
    switch (options.getSubcommand()) {
      case "log":
        return showLog(bench, interaction, match, { page: 0, rules: options.getBoolean(RULES) ?? false });
      case "why":
        return showInfo(bench, interaction, { match, what: "why", page: 0, upto: 0 });
      default:
        return showInfo(bench, interaction, { match, what: "state", page: 0, upto: 0 });
    }
  },
};

/** "Why?" in the menu of a message: the reasons for what that message tells. */
export const whyCommand: MessageCommand = {
  name: "Why?",
  definition: new ContextMenuCommandBuilder()
    .setName("Why?")
    .setType(ApplicationCommandType.Message)
    .setContexts(InteractionContextType.Guild)
    .toJSON(),
  async onMessage(bench, interaction) {
    await ackPrivately(interaction);
    await whyMessage(bench, interaction);
  },
};
