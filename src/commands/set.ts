import { SlashCommandBuilder, type SlashCommandStringOption } from "@discordjs/builders";
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  PermissionFlagsBits,
} from "discord.js";
import { InteractionContextType } from "discord-api-types/v10";
import { readAttachment } from "../discord/attachments.ts";
import { localeOf } from "../discord/reader.ts";
import type { Game } from "../engine/kernel/live-match.ts";
import { ackPrivately, tell, tellText, words } from "../interactions/answer.ts";
import type { Bench } from "../interactions/bench.ts";
import { clip, escapeMarkdown } from "../present/escape.ts";
import { speakerFor } from "../present/match-words.ts";
import type { Games } from "../present/ports.ts";
import { buildFaults, buildImported, buildSet, buildSetList } from "../present/set-messages.ts";
import type { SlashCommand } from "./command.ts";

/** Longest set file. */
const FILE_BYTES = 256 * 1024;
const CHOICES = 25;

function gamesWithSets(games: Games): Game[] {
  return [...games.values()].filter((game) => game.customSets !== null);
}

/** `/set`: cards and decks of a server's own, for those who manage it. Null when no game takes any. */
export function setCommand(games: Games): SlashCommand | null {
  const able = gamesWithSets(games);
  if (able.length === 0) return null;
  const named = (option: SlashCommandStringOption) =>
    option.setName("set").setDescription("Its name").setRequired(true).setAutocomplete(true);
  const which = (option: SlashCommandStringOption) =>
    option
      .setName("game")
      .setDescription("For which game")
      .addChoices(...able.slice(0, CHOICES).map(({ id, name }) => ({ name, value: id })));
  const definition = new SlashCommandBuilder()
    .setName("set")
    .setDescription("Cards and decks of this server's own")
    .setContexts(InteractionContextType.Guild)
    .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild);
  for (const [name, description] of [
    ["import", "Load a set file; matches from then on are played with it"],
    ["check", "Look for faults in a set file and change nothing"],
  ] as const)
    definition.addSubcommand((sub) => {
      sub
        .setName(name)
        .setDescription(description)
        .addAttachmentOption((option) =>
          option.setName("file").setDescription("A JSON file of at most 256 KB").setRequired(true),
        );
      return able.length > 1 ? sub.addStringOption(which) : sub;
    });
  definition.addSubcommand((sub) => {
    sub.setName("list").setDescription("The sets of this server");
    return able.length > 1 ? sub.addStringOption(which) : sub;
  });
  for (const [name, description] of [
    ["show", "Every card and deck of a set"],
    ["remove", "Take a set away; matches that run keep it"],
  ] as const)
    definition.addSubcommand((sub) => {
      sub.setName(name).setDescription(description).addStringOption(named);
      return able.length > 1 ? sub.addStringOption(which) : sub;
    });
  return {
    name: "set",
    definition: definition.toJSON(),
    async run(bench, interaction) {
      await ackPrivately(interaction);
      await run(bench, interaction);
    },
    complete: suggest,
  };
}

async function run(bench: Bench, interaction: ChatInputCommandInteraction): Promise<void> {
  const { guildId, options } = interaction;
  const game = gameOf(bench, options.getString("game"));
  if (!guildId || !game) return tellText(interaction, "ui.answer.unknown");
  // Discord hides the command from others; a server's settings may show it to them all the same.
  if (!interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild))
    return tellText(interaction, "ui.set.not-allowed");
  switch (options.getSubcommand()) {
    case "import":
      return importSet(bench, interaction, guildId, game, false);
    case "check":
      return importSet(bench, interaction, guildId, game, true);
    case "list":
      return tell(interaction, buildSetList(await bench.sets.list(guildId, game), words(interaction)));
    case "show":
      return showSet(bench, interaction, guildId, game);
    case "remove": {
      const name = options.getString("set", true).trim();
      const gone = await bench.sets.remove(guildId, game, name);
      return tellText(interaction, gone ? "ui.set.removed" : "ui.set.unknown", {
        name: escapeMarkdown(name),
      });
    }
  }
}

function gameOf(bench: Bench, id: string | null): Game | undefined {
  return gamesWithSets(bench.stage.games).find((game) => id === null || game.id === id);
}

async function importSet(
  bench: Bench,
  interaction: ChatInputCommandInteraction,
  guildId: string,
  game: Game,
  dry: boolean,
): Promise<void> {
  const read = await readAttachment(interaction.options.getAttachment("file", true), {
    apiBase: bench.apiBase,
    maxBytes: FILE_BYTES,
  });
  if (typeof read === "string")
    return tellText(interaction, `ui.set.file.${read}`, { max: Math.floor(FILE_BYTES / 1024) });
  const result = await bench.sets.import(guildId, game, read.text, interaction.user.id, dry);
  const speaker = words(interaction);
  if (result.kind === "faults") return tell(interaction, buildFaults(result.faults, speaker));
  if (result.kind === "too-many")
    return tellText(interaction, `ui.set.too-many.${result.what}`, { max: result.max });
  return tell(interaction, buildImported(result.kind, result.set, speaker));
}

async function showSet(
  bench: Bench,
  interaction: ChatInputCommandInteraction,
  guildId: string,
  game: Game,
): Promise<void> {
  const name = interaction.options.getString("set", true).trim();
  const found = await bench.sets.content(guildId, game, name);
  if (!found) return tellText(interaction, "ui.set.unknown", { name: escapeMarkdown(name) });
  const speaker = speakerFor(bench.stage.games, game.id, localeOf(interaction));
  await tell(interaction, buildSet(found.set, game.customSets?.describe(found.content) ?? [], speaker));
}

async function suggest(bench: Bench, interaction: AutocompleteInteraction): Promise<void> {
  const { guildId } = interaction;
  const game = gameOf(bench, interaction.options.getString("game"));
  const typed = interaction.options.getFocused().trim().toLowerCase();
  const sets = guildId && game ? await bench.sets.list(guildId, game) : [];
  await interaction.respond(
    sets
      .filter((set) => set.name.includes(typed))
      .slice(0, CHOICES)
      .map(({ name }) => ({ name: clip(name, 100), value: name })),
  );
}
