import type { REST } from "discord.js";
import { Routes } from "discord-api-types/v10";
import { z } from "zod";
import type { Games } from "../present/ports.ts";
import { MESSAGE_COMMANDS, slashCommands } from "./index.ts";
import { localised } from "./localise.ts";

const application = z.object({ id: z.string() });

/**
 * Tells Discord the commands, in place of all that it knew: everywhere, or on one server, where they appear at once. Gives their
 * number. Rejects with what Discord answered.
 */
export async function deployCommands(
  rest: REST,
  games: Games,
  where: { readonly applicationId?: string | undefined; readonly guildId?: string | undefined },
): Promise<number> {
  const body = [...slashCommands(games), ...MESSAGE_COMMANDS].map((command) =>
    localised(command.definition, games),
  );
  const id = where.applicationId ?? application.parse(await rest.get(Routes.currentApplication())).id;
  await rest.put(
    where.guildId === undefined
      ? Routes.applicationCommands(id)
      : Routes.applicationGuildCommands(id, where.guildId),
    { body },
  );
  return body.length;
}
