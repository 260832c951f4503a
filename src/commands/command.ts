import type { CommandJson } from "../interactions/bench.ts";
import type { Command } from "../interactions/router.ts";

/** A command with what Discord is told of it. */
export interface SlashCommand extends Command {
  readonly definition: CommandJson;
}
