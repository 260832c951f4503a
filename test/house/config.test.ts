import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ConfigError, helpText, loadConfig, variables } from "../../src/config.ts";

const problem = (env: Record<string, string>): string => {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "";
};

describe("the environment", () => {
  it("needs nothing to be set", () => {
    expect(loadConfig({})).toEqual({
      token: undefined,
      apiBase: "https://discord.com/api",
      applicationId: undefined,
      guildId: undefined,
      redisUrl: undefined,
      dataDir: "./data",
      heroes: "server",
      logLevel: "info",
      renderProcesses: 1,
    });
  });

  it("takes an empty variable for one that is not set, as compose files leave them", () => {
    expect(loadConfig({ DISCORD_TOKEN: "", REDIS_URL: " ", PLAYMAT_RENDER_PROCESSES: "" })).toEqual(
      loadConfig({}),
    );
  });

  it("reads every variable", () => {
    expect(
      loadConfig({
        DISCORD_TOKEN: " Bot abc.def ",
        DISCORD_API_BASE: "http://127.0.0.1:4000/api/v10/",
        DISCORD_APPLICATION_ID: "123456789012345678",
        PLAYMAT_GUILD_ID: "223456789012345678",
        REDIS_URL: "redis://:word@cache:6379/2",
        PLAYMAT_DATA: "/data",
        LOG_LEVEL: "debug",
        PLAYMAT_RENDER_PROCESSES: "0",
        PLAYMAT_HEROES: "global",
        PATH: "/bin",
      }),
    ).toEqual({
      token: "abc.def",
      apiBase: "http://127.0.0.1:4000/api",
      applicationId: "123456789012345678",
      guildId: "223456789012345678",
      redisUrl: "redis://:word@cache:6379/2",
      dataDir: "/data",
      heroes: "global",
      logLevel: "debug",
      renderProcesses: 0,
    });
  });

  it.each([
    [{ DISCORD_API_BASE: "discord" }, "DISCORD_API_BASE must be an http or https address"],
    [{ REDIS_URL: "http://x" }, "REDIS_URL must be a redis:// or rediss:// address"],
    [{ DISCORD_APPLICATION_ID: "me" }, "DISCORD_APPLICATION_ID must be a Discord id, 17 to 20 digits"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent"],
    [{ PLAYMAT_RENDER_PROCESSES: "1.5" }, "PLAYMAT_RENDER_PROCESSES must be a whole number from 0 to 16"],
    [{ PLAYMAT_RENDER_PROCESSES: "many" }, "PLAYMAT_RENDER_PROCESSES must be a whole number from 0 to 16"],
  ])("says in one line what is wrong with %o", (env, line) => {
    expect(problem(env)).toBe(line);
  });

  it("names every wrong variable and tells no secret", () => {
    const text = problem({ DISCORD_TOKEN: "two secret words", REDIS_URL: "secret" });
    expect(text.split("\n")).toHaveLength(2);
    expect(text).not.toContain("secret");
  });

  it("is told in the README as it is told in the code", () => {
    const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
    for (const { name, fallback, description } of variables()) {
      expect(readme).toContain(
        `| \`${name}\` | ${fallback === undefined ? "" : `\`${fallback}\``} | ${description} |`,
      );
      expect(helpText()).toContain(name);
    }
    const rows = readme.match(/^\| `[A-Z_]+` \|/gm) ?? [];
    expect(rows).toHaveLength(variables().length);
  });
});
