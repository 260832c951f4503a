import { SlashCommandBuilder } from "@discordjs/builders";
import { words } from "../interactions/answer.ts";
import { answerLookup } from "../interactions/lookup.ts";
import { clip } from "../present/escape.ts";
import { entryName } from "../present/lookup.ts";
import type { Kind } from "../rulings/book.ts";
import { theLibrary } from "../rulings/library.ts";
import type { SlashCommand } from "./command.ts";

const CHOICES = 25;
const LABEL = 100;
/** As long as Discord lets anybody type. */
const LONGEST = 6_000;

/** Looking up: `/card`, `/rule`, `/keyword` and `/ask`. */
export const LOOKUP_COMMANDS: readonly SlashCommand[] = [
  lookup(
    "card",
    "A card: picture, text, decks, rulings and who may play it",
    "name",
    "Its name, or something like it",
    ["card"],
  ),
  lookup("rule", "A rule by its number, its title or its words", "rule", "A number such as 7.18, or words", [
    "rule",
    "ruling",
  ]),
  lookup("keyword", "What a word means that is on cards or in rules", "word", "The word", [
    "keyword",
    "term",
  ]),
  lookup(
    "ask",
    "A question in your own words about cards and rules",
    "question",
    "What you want to know",
    undefined,
  ),
];

function lookup(
  name: string,
  description: string,
  asked: string,
  hint: string,
  kinds: readonly Kind[] | undefined,
): SlashCommand {
  return {
    name,
    definition: new SlashCommandBuilder()
      .setName(name)
      .setDescription(description)
      .addStringOption((option) =>
        option
          .setName(asked)
          .setDescription(hint)
          .setRequired(true)
          .setMaxLength(LONGEST)
          .setAutocomplete(true),
      )
      .addBooleanOption((option) =>
        option.setName("public").setDescription("True: everybody in this channel sees the answer"),
      )
      .toJSON(),
    async run(bench, interaction) {
      const { options } = interaction;
      const shown = options.getBoolean("public") === true;
      await answerLookup(bench, interaction, options.getString(asked, true), kinds, shown);
    },
    async complete(_bench, interaction) {
      const typed = interaction.options.getFocused();
      const speaker = words(interaction);
      const all: readonly Kind[] = kinds ?? ["card", "keyword", "term", "rule", "ruling"];
      await interaction.respond(
        theLibrary()
          .search.suggest(typed, all, CHOICES)
          .map((entry) => ({ name: clip(entryName(entry, speaker, true), LABEL), value: entry.key })),
      );
    },
  };
}
