import {
  SlashCommandBuilder,
  type SlashCommandStringOption,
  type SlashCommandSubcommandBuilder,
} from "@discordjs/builders";
import { InteractionContextType } from "discord-api-types/v10";
import { ackPrivately, tellText } from "../interactions/answer.ts";
import { askList } from "../interactions/deck-import.ts";
import type { Games } from "../present/ports.ts";
import type { SlashCommand } from "./command.ts";
import { CHOICES, gameOf, runDeck, suggestDeck } from "./deck-runs.ts";

/** `/deck`: a player's own decks, which nobody else sees unless they are shown. */
export function deckCommand(games: Games): SlashCommand {
  const definition = new SlashCommandBuilder()
    .setName("deck")
    .setDescription("Your own decks: import, look at, change, take along")
    .setContexts(InteractionContextType.Guild);

  function sub(
    name: string,
    description: string,
    fill: (sub: SlashCommandSubcommandBuilder) => unknown = () => undefined,
  ): void {
    definition.addSubcommand((made) => {
      made.setName(name).setDescription(description);
      fill(made);
      if (games.size > 1)
        made.addStringOption((option) =>
          option
            .setName("game")
            .setDescription("For which game")
            .addChoices(
              ...[...games.values()].slice(0, CHOICES).map(({ id, name }) => ({ name, value: id })),
            ),
        );
      return made;
    });
  }
  const deck =
    (description: string) =>
    (option: SlashCommandStringOption): SlashCommandStringOption =>
      option.setName("deck").setDescription(description).setRequired(true).setAutocomplete(true);
  const name = (option: SlashCommandStringOption): SlashCommandStringOption =>
    option.setName("name").setDescription("What the deck is called").setMaxLength(60);

  sub("list", "Your decks, and whether each can be played");
  sub("import", "Read a deck from a list: typed into a form, from a file, or from a code", (made) =>
    made
      .addStringOption(name)
      .addAttachmentOption((option) => option.setName("file").setDescription("A text file with the list"))
      .addStringOption((option) =>
        option.setName("code").setDescription("A code that somebody gave you").setMaxLength(6_000),
      ),
  );
  sub("new", "Begin an empty deck, or a copy of one", (made) =>
    made
      .addStringOption((option) => name(option).setRequired(true))
      .addStringOption((option) =>
        option.setName("from").setDescription("The deck to copy").setAutocomplete(true),
      ),
  );
  sub("show", "A deck with every card, and what is against the rules in it", (made) =>
    made
      .addStringOption(deck("Which deck"))
      .addBooleanOption((option) =>
        option.setName("public").setDescription("True: everybody in this channel sees it"),
      ),
  );
  sub("check", "What is against the rules in a deck, and what your hero cannot play of it", (made) =>
    made.addStringOption(deck("Which deck")),
  );
  sub("export", "A deck as a list and as a code that others can import", (made) =>
    made.addStringOption(deck("Which deck")),
  );
  for (const [change, description, needed] of [
    ["add", "Put copies of a card into a deck", false],
    ["remove", "Take copies of a card out of a deck", false],
    ["set", "Set how many copies of a card are in a deck", true],
  ] as const)
    sub(change, description, (made) =>
      made
        .addStringOption(deck("Which of your decks"))
        .addStringOption((option) =>
          option.setName("card").setDescription("Which card").setRequired(true).setAutocomplete(true),
        )
        .addIntegerOption((option) =>
          option
            .setName("count")
            .setDescription(needed ? "How many copies then" : "How many copies; one when left out")
            .setMinValue(needed ? 0 : 1)
            .setMaxValue(99)
            .setRequired(needed),
        ),
    );
  sub("rename", "Call a deck something else", (made) =>
    made
      .addStringOption(deck("Which of your decks"))
      .addStringOption((option) => name(option).setRequired(true)),
  );
  sub("delete", "Take a deck away, after a question", (made) =>
    made.addStringOption(deck("Which of your decks")),
  );

  return {
    name: "deck",
    definition: definition.toJSON(),
    async run(bench, interaction) {
      const { options } = interaction;
      const game = gameOf(bench, options.getString("game"));
      if (!game || !interaction.guildId) return tellText(interaction, "ui.answer.unknown");
      // A form must be the first answer, so nothing may be waited for before it.
      if (
        options.getSubcommand() === "import" &&
        !options.getAttachment("file") &&
        !options.getString("code")
      )
        return askList(bench, interaction, game, options.getString("name") ?? "");
      const shown = options.getSubcommand() === "show" && options.getBoolean("public") === true;
      if (shown) await interaction.deferReply();
      else await ackPrivately(interaction);
      await runDeck(bench, interaction, { game, guildId: interaction.guildId, shown });
    },
    complete: suggestDeck,
  };
}
