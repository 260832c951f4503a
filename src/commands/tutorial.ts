import { SlashCommandBuilder } from "@discordjs/builders";
import { InteractionContextType } from "discord-api-types/v10";
import { ackPrivately, tellText } from "../interactions/answer.ts";
import { nameOf } from "../interactions/hero-clicks.ts";
import { startTutorial } from "../interactions/post.ts";
import { usualGame } from "../present/config-panel.ts";
import type { Games } from "../present/ports.ts";
import type { SlashCommand } from "./command.ts";

/** `/tutorial`: a guided match against the AI; null where no game has one. */
export function tutorialCommand(games: Games): SlashCommand | null {
  const taught = [...games.values()].filter((game) => game.tutorial);
  if (taught.length === 0) return null;
  const definition = new SlashCommandBuilder()
    .setName("tutorial")
    .setDescription("Learn to play: a guided match of about ten minutes, step by step")
    .setContexts(InteractionContextType.Guild)
    .addBooleanOption((option) =>
      option.setName("anew").setDescription("True: begin another one, though one of yours is not finished"),
    );
  if (taught.length > 1)
    definition.addStringOption((option) =>
      option
        .setName("game")
        .setDescription("Which game")
        .addChoices(...taught.slice(0, 25).map(({ id, name }) => ({ name, value: id }))),
    );
  return {
    name: "tutorial",
    definition: definition.toJSON(),
    async run(bench, interaction) {
      await ackPrivately(interaction);
      const { guildId, channelId, options, user } = interaction;
      const wanted = options.getString("game");
      const usual = usualGame(bench.stage.settings.serverNow(guildId ?? ""), games);
      const game = wanted === null ? (usual?.tutorial ? usual : taught[0]) : games.get(wanted);
      if (!guildId || !game?.tutorial) return tellText(interaction, "ui.tutorial.none");
      const open = await bench.stage.service.matchesOf(user.id);
      const going = open.find(({ record }) => record.game === game.id && record.tutorial?.over === false);
      if (going && going.record.guildId === guildId && !options.getBoolean("anew"))
        return tellText(interaction, "ui.tutorial.goes-on", { thread: `<#${going.record.id}>` });
      const owner = { userId: user.id, name: nameOf(interaction) };
      const thread = await startTutorial(bench, { game, guildId, channelId, owner });
      await tellText(interaction, "ui.tutorial.started", { thread: `<#${thread}>` });
    },
  };
}
