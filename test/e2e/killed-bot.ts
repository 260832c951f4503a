import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import type { Sandbox } from "../../sandbox/server.ts";
import { built } from "../support/built.ts";

/** The bot with the programs that it starts itself, built once for all the times it is started. */
const buildBot = (): Promise<string> =>
  built({
    main: "src/main.ts",
    child: "src/render/child.ts",
    "verify-child": "src/match/verify-child.ts",
    "thinker-worker": "src/ai/thinker-worker.ts",
  });
let bot: Promise<string> | null = null;

/** The real bot as a process of its own, to be killed. */
export class KilledBot {
  #child: ChildProcess | null = null;
  readonly output: string[] = [];
  readonly #env: NodeJS.ProcessEnv;
  readonly #sandbox: Sandbox;

  constructor(sandbox: Sandbox, dataDir: string) {
    this.#sandbox = sandbox;
    this.#env = {
      ...process.env,
      DISCORD_TOKEN: sandbox.botToken,
      DISCORD_API_BASE: sandbox.apiBase,
      DISCORD_APPLICATION_ID: sandbox.applicationId,
      PLAYMAT_DATA: dataDir,
      LOG_LEVEL: "warn",
      REDIS_URL: "",
    };
  }

  async start(): Promise<void> {
    bot ??= buildBot();
    const child = spawn(process.execPath, [join(await bot, "main.js")], { env: this.#env });
    const note = (chunk: unknown): void => void this.output.push(String(chunk));
    child.stdout.on("data", note);
    child.stderr.on("data", note);
    this.#child = child;
    await this.#sandbox.until(() => this.#sandbox.gateway.online > 0, 30_000);
  }

  /** kill -9: nothing is finished, nothing is said. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
    await this.#sandbox.until(() => this.#sandbox.gateway.online === 0, 10_000);
  }
}
