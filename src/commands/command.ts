import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from "discord-api-types/v10";
import type { Command } from "../interactions/router.ts";

/** A command with what Discord is told of it. */
export interface SlashCommand extends Command {
  readonly definition: RESTPostAPIChatInputApplicationCommandsJSONBody;
}
