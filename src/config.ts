import { z } from "zod";

/** A Discord id: 17 to 20 digits. */
const snowflake = z.string().regex(/^\d{17,20}$/, "must be a Discord id, 17 to 20 digits");

/**
 * The environment, each variable documented here and nowhere else: `npm run bot -- --help` prints these descriptions, and a test
 * holds the README's table against them. An empty variable counts as one that is not set.
 */
const environment = z.object({
  DISCORD_TOKEN: z
    .string()
    .regex(/^(Bot\s+)?\S+$/i, "must be one word without spaces")
    .optional()
    .describe("The bot's token from Discord's developer portal. Without it npm start plays in the browser."),
  DISCORD_API_BASE: z
    .url({ protocol: /^https?$/, error: "must be an http or https address" })
    .default("https://discord.com/api")
    .describe(
      "Where Discord's REST interface lies, without the version. The local Discord puts its own address here.",
    ),
  DISCORD_APPLICATION_ID: snowflake
    .optional()
    .describe("The application's id. Left out, it is asked of Discord with the token."),
  PLAYMAT_GUILD_ID: snowflake
    .optional()
    .describe(
      "Deploy the commands to this server only, where they appear at once. Left out, they go everywhere.",
    ),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: "must be a redis:// or rediss:// address" })
    .optional()
    .describe(
      "Keep matches in this Redis, which any number of bot processes may share. Left out, one process keeps them in SQLite.",
    ),
  PLAYMAT_DATA: z
    .string()
    .default("./data")
    .describe("The folder for the SQLite database and the heartbeat."),
  PLAYMAT_HEROES: z
    .enum(["server", "global"], { error: "must be server or global" })
    .default("server")
    .describe("Whose heroes gain levels: server = one a player on each server, global = one on all of them."),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
      error: "must be fatal, error, warn, info, debug, trace or silent",
    })
    .default("info")
    .describe("How much is logged: fatal, error, warn, info, debug, trace or silent."),
  PLAYMAT_RENDER_PROCESSES: z.coerce
    .number({ error: "must be a whole number from 0 to 16" })
    .int("must be a whole number from 0 to 16")
    .min(0, "must be a whole number from 0 to 16")
    .max(16, "must be a whole number from 0 to 16")
    .default(1)
    .describe("How many processes draw pictures. 0 draws inside the bot."),
});

export interface Config {
  /** Never to be logged. */
  readonly token: string | undefined;
  /** Without a slash or a version at its end. */
  readonly apiBase: string;
  readonly applicationId: string | undefined;
  readonly guildId: string | undefined;
  /** May hold a password: never to be logged. */
  readonly redisUrl: string | undefined;
  readonly dataDir: string;
  readonly heroes: z.infer<typeof environment>["PLAYMAT_HEROES"];
  readonly logLevel: z.infer<typeof environment>["LOG_LEVEL"];
  readonly renderProcesses: number;
}

/** What is wrong with the environment, one line a variable, without any value that might be secret. */
export class ConfigError extends Error {}

/** Reads the environment. Throws a ConfigError whose message can be shown as it is. */
export function loadConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const set = Object.entries(env).flatMap(([name, value]) => {
    const trimmed = value?.trim();
    return trimmed ? [[name, trimmed]] : [];
  });
  const parsed = environment.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
    throw new ConfigError([...new Set(lines)].join("\n"));
  }
  const { data } = parsed;
  return {
    token: data.DISCORD_TOKEN?.replace(/^Bot\s+/i, ""),
    apiBase: data.DISCORD_API_BASE.replace(/\/+$/, "").replace(/\/v\d+$/, ""),
    applicationId: data.DISCORD_APPLICATION_ID,
    guildId: data.PLAYMAT_GUILD_ID,
    redisUrl: data.REDIS_URL,
    dataDir: data.PLAYMAT_DATA,
    heroes: data.PLAYMAT_HEROES,
    logLevel: data.LOG_LEVEL,
    renderProcesses: data.PLAYMAT_RENDER_PROCESSES,
  };
}

/** Every variable with its default and what it is for, in the order of the README's table. */
export function variables(): { name: string; fallback: string | undefined; description: string }[] {
  const defaults = new Map(Object.entries(environment.parse({})));
  return Object.entries(environment.shape).map(([name, schema]) => {
    const fallback = defaults.get(name);
    return {
      name,
      fallback: fallback === undefined ? undefined : String(fallback),
      description: schema.description ?? "",
    };
  });
}

/** What `npm run bot -- --help` prints. */
export function helpText(): string {
  const lines = variables().map(
    ({ name, fallback, description }) =>
      `  ${name}\n      ${description}${fallback ? ` Default: ${fallback}` : ""}`,
  );
  return ["Playmat, a referee for card matches on Discord.", "", "Environment variables:", ...lines].join(
    "\n",
  );
}
