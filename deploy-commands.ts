import { REST } from "discord.js";
import { deployCommands } from "./src/commands/deploy.ts";
import { ConfigError, loadConfig } from "./src/config.ts";
import { GAMES } from "./src/engine/index.ts";

/** `npm run deploy`: tells Discord the slash commands. */
try {
  const config = loadConfig();
  if (!config.token)
    throw new ConfigError(
      "DISCORD_TOKEN is not set. Put the bot's token there: DISCORD_TOKEN=… npm run deploy (README: On a real Discord server).",
    );
  const rest = new REST({ api: config.apiBase }).setToken(config.token);
  const count = await deployCommands(rest, GAMES, config);
  const where = config.guildId === undefined ? "everywhere" : `on the server ${config.guildId}`;
  console.log(`${count} commands deployed ${where}.`);
} catch (error) {
  console.error(
    error instanceof ConfigError
      ? error.message
      : `The commands could not be deployed: ${error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 1;
}
