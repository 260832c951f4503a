import { SlashCommandBuilder } from "@discordjs/builders";
import { InteractionContextType } from "discord-api-types/v10";
import { ackPrivately, tell, tellText, words } from "../interactions/answer.ts";
import { BLOCKS_MAX } from "../match/blocks.ts";
import { sentence } from "../present/challenge-card.ts";
import { clip, escapeMarkdown } from "../present/escape.ts";
import { buildMatches } from "../present/matches-list.ts";
import type { SlashCommand } from "./command.ts";

/** `/matches`: what somebody has going, with what waits for them first. */
export const matchesCommand: SlashCommand = {
  name: "matches",
  definition: new SlashCommandBuilder()
    .setName("matches")
    .setDescription("Your matches, those that wait for you first, and your open challenges")
    .setContexts(InteractionContextType.Guild)
    .toJSON(),
  async run(bench, interaction) {
    await ackPrivately(interaction);
    const { guildId, user } = interaction;
    if (!guildId) return tellText(interaction, "ui.answer.unknown");
    const { service, games, idOf } = bench.stage;
    const matches = await service.matchesOf(user.id);
    const lines = matches.flatMap((match) => {
      const seat = service.seatOf(match.record, user.id);
      return seat === null ? [] : [{ match, seat }];
    });
    const open = await bench.challenges.openOf(user.id);
    const reader = { userId: user.id, guildId };
    await tell(interaction, buildMatches(lines, open, reader, games, words(interaction), idOf));
  },
};

/** `/block`: whose challenges somebody does not want. Only they see the list. */
export const blockCommand: SlashCommand = {
  name: "block",
  definition: new SlashCommandBuilder()
    .setName("block")
    .setDescription("People who cannot challenge you, nor take up your challenges")
    .setContexts(InteractionContextType.Guild)
    .addSubcommand((sub) =>
      sub
        .setName("add")
        .setDescription("No challenges from somebody any more; matches that run go on")
        .addUserOption((option) => option.setName("user").setDescription("Who").setRequired(true)),
    )
    .addSubcommand((sub) =>
      sub
        .setName("remove")
        .setDescription("Take somebody off the list")
        .addUserOption((option) => option.setName("user").setDescription("Who").setRequired(true)),
    )
    .addSubcommand((sub) => sub.setName("list").setDescription("Who is on your list"))
    .toJSON(),
  async run(bench, interaction) {
    await ackPrivately(interaction);
    const { options, user } = interaction;
    const speaker = words(interaction);
    if (options.getSubcommand() === "list") {
      const names = (await bench.blocks.list(user.id)).map(({ name }) => `• ${escapeMarkdown(name)}`);
      const said = names.length === 0 ? speaker.tell("ui.block.none") : clip(names.join("\n"), 3_000);
      return tell(interaction, sentence(`**${speaker.tell("ui.block.title")}**\n${said}`));
    }
    const who = options.getUser("user", true);
    const name = who.displayName;
    const said = { who: escapeMarkdown(name), max: BLOCKS_MAX };
    if (options.getSubcommand() === "remove") {
      const gone = await bench.blocks.remove(user.id, who.id);
      return tellText(interaction, gone ? "ui.block.removed" : "ui.block.not-there", said);
    }
    if (who.id === user.id) return tellText(interaction, "ui.block.self");
    const done = await bench.blocks.add(user.id, { userId: who.id, name });
    await tellText(interaction, done ? "ui.block.added" : "ui.block.full", said);
  },
};
