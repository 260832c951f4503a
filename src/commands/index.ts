import type { Games } from "../present/ports.ts";
import type { SlashCommand } from "./command.ts";
import { helpCommand } from "./help.ts";
import { heroCommands } from "./hero.ts";
import { concedeCommand, handCommand } from "./in-match.ts";
import { playCommand } from "./play.ts";

/** All slash commands for the games that can be played. */
export function slashCommands(games: Games): readonly SlashCommand[] {
  return [playCommand(games), handCommand, concedeCommand, ...heroCommands(games), helpCommand];
}
