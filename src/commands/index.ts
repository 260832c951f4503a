import type { MessageCommand } from "../interactions/router.ts";
import type { Games } from "../present/ports.ts";
import type { SlashCommand } from "./command.ts";
import { deckCommand } from "./deck.ts";
import { helpCommand } from "./help.ts";
import { heroCommands } from "./hero.ts";
import { concedeCommand, handCommand } from "./in-match.ts";
import { LOOKUP_COMMANDS } from "./lookup.ts";
import { matchCommand, whyCommand } from "./match.ts";
import { blockCommand, matchesCommand } from "./matches.ts";
import { playCommand } from "./play.ts";
import { replayCommand } from "./replay.ts";
import { setCommand } from "./set.ts";
import { configCommand, settingsCommand } from "./settings.ts";
import { setupCommand } from "./setup.ts";
import { tutorialCommand } from "./tutorial.ts";

/** All slash commands for the games that can be played. */
export function slashCommands(games: Games): readonly SlashCommand[] {
  const set = setCommand(games);
  const tutorial = tutorialCommand(games);
  return [
    playCommand(games),
    ...(tutorial ? [tutorial] : []),
    deckCommand(games),
    matchesCommand,
    handCommand,
    concedeCommand,
    matchCommand,
    ...LOOKUP_COMMANDS,
    ...heroCommands(games),
    ...(set ? [set] : []),
    blockCommand,
    replayCommand,
    settingsCommand,
    configCommand,
    setupCommand,
    helpCommand,
  ];
}

/** All commands of the menu of a message. */
export const MESSAGE_COMMANDS: readonly MessageCommand[] = [whyCommand];
