import { SlashCommandBuilder } from "@discordjs/builders";
import { InteractionContextType } from "discord-api-types/v10";
import { ackPrivately, tell, tellText } from "../interactions/answer.ts";
import { heroMessage, nameOf } from "../interactions/hero-clicks.ts";
import type { Games } from "../present/ports.ts";
import type { SlashCommand } from "./command.ts";

const LONGEST_NAME = 32;
const CHOICES = 25;

/** `/hero`: one's own character sheet with what there is to choose, or somebody else's; none where no game has heroes. */
export function heroCommands(games: Games): readonly SlashCommand[] {
  const withHeroes = [...games.values()].filter((game) => game.campaign);
  const [first] = withHeroes;
  if (!first) return [];
  const definition = new SlashCommandBuilder()
    .setName("hero")
    .setDescription("Your hero: level, bonuses, record, and what there is to choose")
    .setContexts(InteractionContextType.Guild)
    .addUserOption((option) => option.setName("user").setDescription("Whose hero you want to see"))
    .addStringOption((option) =>
      option.setName("name").setDescription("Gives your hero a name").setMaxLength(LONGEST_NAME),
    );
  if (withHeroes.length > 1)
    definition.addStringOption((option) =>
      option
        .setName("game")
        .setDescription("Of which game")
        .addChoices(...withHeroes.slice(0, CHOICES).map(({ id, name }) => ({ name, value: id }))),
    );
  return [
    {
      name: "hero",
      definition: definition.toJSON(),
      async run(bench, interaction) {
        await ackPrivately(interaction);
        const { guildId, options, user } = interaction;
        const game = options.getString("game") ?? first.id;
        if (!guildId || !bench.heroes.games.includes(game)) return tellText(interaction, "ui.hero.no-game");
        const wanted = options.getUser("user");
        if (wanted && wanted.id !== user.id) {
          if (wanted.bot) return tellText(interaction, "ui.hero.app");
          const member = interaction.inCachedGuild() ? interaction.options.getMember("user") : null;
          const name = member?.displayName ?? wanted.displayName;
          const hero = await bench.heroes.of({ game, guildId, userId: wanted.id, name });
          return tell(interaction, await heroMessage(bench, interaction, hero, false));
        }
        const owner = { game, guildId, userId: user.id, name: nameOf(interaction) };
        const name = options.getString("name");
        const hero = name === null ? await bench.heroes.of(owner) : await bench.heroes.rename(owner, name);
        await tell(interaction, await heroMessage(bench, interaction, hero, true));
      },
    },
  ];
}
