import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Sandbox, type SandboxOptions, startSandbox } from "../../sandbox/server.ts";
import { AI_PLAYERS } from "../../src/ai/index.ts";
import { type App, type AppOptions, createApp } from "../../src/app.ts";
import type { Painter, Picture } from "../../src/render/painter-types.ts";
import { openStore } from "../../src/store/open.ts";
import { type StateStore, StoreError } from "../../src/store/port.ts";
import { toyGame } from "../toy/game.ts";

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

function picture(filename: string): Picture {
  return { bytes: PIXEL, filename, description: `A picture: ${filename}`, width: 1, height: 1 };
}

/** Draws one dot, whatever it is asked for. */
export const dotPainter: Painter = {
  playmat: async () => picture("playmat.png"),
  hand: async () => picture("hand.png"),
  sheet: async () => picture("sheet.png"),
  card: async () => picture("card.png"),
  close: async () => undefined,
};

/** A painter that is out of order. */
export const brokenPainter: Painter = {
  playmat: () => Promise.reject(new Error("no paint")),
  hand: () => Promise.reject(new Error("no paint")),
  sheet: () => Promise.reject(new Error("no paint")),
  close: async () => undefined,
};

/** What the bot reported beside its work. */
export interface Reports {
  readonly warnings: { readonly fields: object; readonly message: string }[];
  readonly errors: { readonly fields: object; readonly message: string }[];
}

/** A local Discord with the bot on it, which can be stopped and started again over the same data. */
export class House {
  readonly sandbox: Sandbox;
  readonly reports: Reports = { warnings: [], errors: [] };
  readonly sandboxErrors: unknown[];
  readonly #dataDir = mkdtempSync(join(tmpdir(), "playmat-e2e-"));
  #app: App | null = null;
  #store: StateStore | null = null;

  private constructor(sandbox: Sandbox, sandboxErrors: unknown[]) {
    this.sandbox = sandbox;
    this.sandboxErrors = sandboxErrors;
  }

  static async open(options: Partial<AppOptions> = {}, sandboxOptions: SandboxOptions = {}): Promise<House> {
    const errors: unknown[] = [];
    const sandbox = await startSandbox({
      onError: (error) => errors.push(error),
      rateLimits: false,
      ...sandboxOptions,
    });
    const house = new House(sandbox, errors);
    await house.startBot(options);
    return house;
  }

  get app(): App {
    if (!this.#app) throw new Error("The bot is not running");
    return this.#app;
  }

  /** The bot's store, for tests that break it. */
  get store(): { cas: StateStore["cas"]; del: StateStore["del"] } {
    if (!this.#store) throw new Error("The bot is not running");
    return this.#store;
  }

  storeError(): StoreError {
    return new StoreError("the disk is full", "no");
  }

  async startBot(options: Partial<AppOptions> = {}): Promise<void> {
    const { warnings, errors } = this.reports;
    const store = await openStore({ dataDir: this.#dataDir, warn: () => undefined });
    this.#store = store;
    this.#app = createApp({
      token: this.sandbox.botToken,
      apiBase: this.sandbox.apiBase,
      games: new Map([[toyGame.id, toyGame]]),
      players: AI_PLAYERS,
      aiLevel: "random",
      painter: dotPainter,
      store,
      log: {
        info: () => undefined,
        warn: (fields, message) => void warnings.push({ fields, message }),
        error: (fields, message) => void errors.push({ fields, message }),
      },
      deployOnStart: true,
      guildId: this.sandbox.guildId,
      rest: { timeout: 3_000 },
      beatMs: 50,
      ...options,
    });
    await this.#app.start();
  }

  async stopBot(): Promise<void> {
    await this.#app?.stop();
    this.#app = null;
  }

  async close(): Promise<void> {
    await this.stopBot();
    await this.sandbox.close();
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
