import type {
  AutocompleteInteraction,
  ButtonInteraction,
  ChannelSelectMenuInteraction,
  ChatInputCommandInteraction,
  Interaction,
  MessageContextMenuCommandInteraction,
  ModalSubmitInteraction,
  RoleSelectMenuInteraction,
  StringSelectMenuInteraction,
} from "discord.js";
import type { RESTPostAPIContextMenuApplicationCommandsJSONBody } from "discord-api-types/v10";
import { isLateAnswer } from "../discord/api-errors.ts";
import { meet } from "../discord/reader.ts";
import { asEdit } from "../present/message.ts";
import { type Answerable, ackOnMessage, ackPrivately, guarded, tell, tellText } from "./answer.ts";
import type { Bench } from "./bench.ts";
import { acceptClick, closeClick, deckClick } from "./challenge-clicks.ts";
import { decodeClick } from "./custom-id.ts";
import { deckClickAt } from "./deck-clicks.ts";
import { importTyped } from "./deck-import.ts";
import { helpMessage } from "./help.ts";
import { fixHeroChoice, pickHeroOption, showHero } from "./hero-clicks.ts";
import { showInfo, showLog } from "./info-clicks.ts";
import { lessonClick } from "./lesson-clicks.ts";
import { lobbyClick } from "./lobby-clicks.ts";
import { lookupClick } from "./lookup.ts";
import { askConcede, askNumber, clickChoice, concede, openPanel, refreshPanel } from "./match-clicks.ts";
import { rematchClick } from "./rematch-clicks.ts";
import { replayClick, turnReplay } from "./replay-clicks.ts";
import { configClick, settingsClick } from "./settings-clicks.ts";
import { setupClick } from "./setup-clicks.ts";
import { isPublic, tableClick } from "./table-clicks.ts";
import { addWords, askWords, WORDS_FIELD } from "./words-clicks.ts";

/** A slash command: what Discord is told of it, and what it does. */
export interface Command {
  readonly name: string;
  run(bench: Bench, interaction: ChatInputCommandInteraction): Promise<void>;
  /** Answers autocomplete with at most 25 choices. */
  complete?(bench: Bench, interaction: AutocompleteInteraction): Promise<void>;
}

/** A command of the menu of a message. */
export interface MessageCommand {
  readonly name: string;
  readonly definition: RESTPostAPIContextMenuApplicationCommandsJSONBody;
  onMessage(bench: Bench, interaction: MessageContextMenuCommandInteraction): Promise<void>;
}

/**
 * The one place where interactions arrive. Every click is acknowledged before anything is done (only the reader's language is looked up first), every one gets an answer,
 * and what it means stands in its custom id: nothing is collected or awaited in memory, so a restart loses nothing.
 */
export function createRouter(
  bench: Bench,
  commands: readonly Command[],
  messageCommands: readonly MessageCommand[] = [],
): (interaction: Interaction) => Promise<void> {
  const byName = new Map(commands.map((command) => [command.name, command]));
  const onMessages = new Map(messageCommands.map((command) => [command.name, command]));
  const { log, settings } = bench.stage;

  return async (interaction) => {
    await meet(settings, interaction);
    if (interaction.isAutocomplete()) {
      await complete(bench, byName.get(interaction.commandName), interaction);
    } else if (interaction.isChatInputCommand()) {
      const command = byName.get(interaction.commandName);
      await guarded(interaction, log, async () => {
        if (command) await command.run(bench, interaction);
        else await tellText(interaction, "ui.answer.unknown");
      });
    } else if (interaction.isMessageContextMenuCommand()) {
      const command = onMessages.get(interaction.commandName);
      await guarded(interaction, log, async () => {
        if (command) await command.onMessage(bench, interaction);
        else await tellText(interaction, "ui.answer.unknown");
      });
    } else if (interaction.isButton()) {
      await guarded(interaction, log, () => onButton(bench, interaction));
    } else if (interaction.isStringSelectMenu()) {
      await guarded(interaction, log, () => onSelect(bench, interaction));
    } else if (interaction.isChannelSelectMenu() || interaction.isRoleSelectMenu()) {
      await guarded(interaction, log, () => onPlaceSelect(bench, interaction));
    } else if (interaction.isModalSubmit()) {
      await guarded(interaction, log, () => onModal(bench, interaction));
    } else if (interaction.isRepliable()) {
      await guarded(interaction, log, () => unknown(interaction));
    }
  };
}

async function complete(
  bench: Bench,
  command: Command | undefined,
  interaction: AutocompleteInteraction,
): Promise<void> {
  try {
    if (command?.complete) await command.complete(bench, interaction);
    else await interaction.respond([]);
  } catch (error) {
    if (isLateAnswer(error)) bench.stage.log.warn({}, "Suggestions came too late");
    else bench.stage.log.error({ err: error }, "Suggestions could not be made");
  }
}

async function unknown(interaction: Answerable): Promise<void> {
  await tellText(interaction, "ui.answer.unknown");
}

async function onButton(bench: Bench, interaction: ButtonInteraction): Promise<void> {
  const click = decodeClick(interaction.customId);
  switch (click?.route) {
    case undefined:
    case "deck":
    case "hero-choose":
      return unknown(interaction);
    case "hero-sheet":
      await ackOnMessage(interaction);
      return showHero(bench, interaction, click);
    case "hero-fix":
      await ackOnMessage(interaction);
      return fixHeroChoice(bench, interaction, click);
    case "panel":
    case "respond":
      await ackPrivately(interaction);
      return openPanel(bench, interaction, click.match);
    case "words":
      return askWords(bench, interaction, click);
    case "log":
      await ackPrivately(interaction);
      return showLog(bench, interaction, click.match, click);
    case "log-page":
      await ackOnMessage(interaction);
      return showLog(bench, interaction, click.match, click);
    case "info":
      await (click.turn === "" ? ackPrivately(interaction) : ackOnMessage(interaction));
      return showInfo(bench, interaction, click);
    case "concede":
      await ackPrivately(interaction);
      return askConcede(bench, interaction, click.match);
    case "concede-yes":
      await ackOnMessage(interaction);
      return concede(bench, interaction, click);
    case "refresh":
      await ackOnMessage(interaction);
      return refreshPanel(bench, interaction, click);
    case "choice":
      if (click.verb === "m") return askNumber(bench, interaction, click);
      await ackOnMessage(interaction);
      return clickChoice(bench, interaction, click, []);
    case "rematch":
      await ackPrivately(interaction);
      return rematchClick(bench, interaction, click.match);
    case "accept":
      await ackPrivately(interaction);
      return acceptClick(bench, interaction, click.challenge);
    case "lobby":
      return lobbyClick(bench, interaction, click, []);
    case "deckbox":
      await ackOnMessage(interaction);
      return deckClickAt(bench, interaction, click, []);
    case "setup":
      await ackOnMessage(interaction);
      return setupClick(bench, interaction, click, []);
    case "help":
      await ackPrivately(interaction);
      return tell(interaction, helpMessage(bench, interaction, click.topic));
    case "lookup":
      return lookupClick(bench, interaction, click);
    case "replay":
      await ackPrivately(interaction);
      return replayClick(bench, interaction, click);
    case "replay-page":
      return turnReplay(bench, interaction, click, "");
    case "lesson":
      await ackOnMessage(interaction);
      return lessonClick(bench, interaction, click);
    case "table":
      if (isPublic(click.verb)) await ackPrivately(interaction);
      else await ackOnMessage(interaction);
      return tableClick(bench, interaction, click, "");
    case "settings":
      await ackOnMessage(interaction);
      return settingsClick(bench, interaction, click, "");
    case "config":
      await ackOnMessage(interaction);
      return configClick(bench, interaction, click, []);
    case "decline":
    case "withdraw":
      await ackOnMessage(interaction);
      return closeClick(bench, interaction, click);
  }
}

async function onSelect(bench: Bench, interaction: StringSelectMenuInteraction): Promise<void> {
  const click = decodeClick(interaction.customId);
  if (click?.route === "choice") {
    await ackOnMessage(interaction);
    return clickChoice(bench, interaction, click, interaction.values);
  }
  if (click?.route === "info") {
    await ackOnMessage(interaction);
    return showInfo(bench, interaction, click, interaction.values[0] ?? null);
  }
  if (click?.route === "deck") {
    await ackOnMessage(interaction);
    return deckClick(bench, interaction, click);
  }
  if (click?.route === "lobby") return lobbyClick(bench, interaction, click, interaction.values);
  if (click?.route === "deckbox") {
    await ackOnMessage(interaction);
    return deckClickAt(bench, interaction, click, interaction.values);
  }
  if (click?.route === "setup") {
    await ackOnMessage(interaction);
    return setupClick(bench, interaction, click, interaction.values);
  }
  if (click?.route === "hero-choose") {
    await ackOnMessage(interaction);
    return pickHeroOption(bench, interaction, click, interaction.values[0] ?? "");
  }
  if (click?.route === "replay-page")
    return turnReplay(bench, interaction, click, interaction.values[0] ?? "");
  if (click?.route === "table") {
    await ackOnMessage(interaction);
    return tableClick(bench, interaction, click, interaction.values[0] ?? "");
  }
  if (click?.route === "settings") {
    await ackOnMessage(interaction);
    return settingsClick(bench, interaction, click, interaction.values[0] ?? "");
  }
  if (click?.route === "config") {
    await ackOnMessage(interaction);
    return configClick(bench, interaction, click, interaction.values);
  }
  if (click?.route === "lookup")
    return lookupClick(bench, interaction, { ...click, key: interaction.values[0] ?? "" });
  if (click?.route === "help") {
    await ackOnMessage(interaction);
    await interaction.editReply(asEdit(helpMessage(bench, interaction, interaction.values[0] ?? "")));
    return;
  }
  return unknown(interaction);
}

/** Channels or roles were picked. */
async function onPlaceSelect(
  bench: Bench,
  interaction: ChannelSelectMenuInteraction | RoleSelectMenuInteraction,
): Promise<void> {
  const click = decodeClick(interaction.customId);
  if (click?.route !== "config") return unknown(interaction);
  await ackOnMessage(interaction);
  return configClick(bench, interaction, click, interaction.values);
}

async function onModal(bench: Bench, interaction: ModalSubmitInteraction): Promise<void> {
  const click = decodeClick(interaction.customId);
  if (click?.route === "words") {
    await ackPrivately(interaction);
    return addWords(bench, interaction, click.match, interaction.fields.getTextInputValue(WORDS_FIELD));
  }
  if (click?.route === "deckbox") {
    await ackPrivately(interaction);
    return importTyped(bench, interaction, click);
  }
  if (click?.route !== "choice" || !interaction.isFromMessage()) return unknown(interaction);
  await ackOnMessage(interaction);
  return clickChoice(bench, interaction, click, [interaction.fields.getTextInputValue("n")]);
}
