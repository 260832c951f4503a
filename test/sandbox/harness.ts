import { Client, Events, GatewayIntentBits, type Interaction } from "discord.js";
import { afterEach } from "vitest";
import { type Sandbox, type SandboxOptions, startSandbox } from "../../sandbox/server.ts";

/** A sandbox with a real discord.js client on it; both end with the test. */
export interface Setup {
  sandbox: Sandbox;
  client: Client<true>;
  lobby: string;
  /** Errors the client reported. */
  errors: unknown[];
}

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

export const commands = [
  { name: "hello", description: "Say hello" },
  {
    name: "match",
    description: "Matches",
    options: [
      {
        type: 1,
        name: "start",
        description: "Start one",
        options: [
          { type: 3, name: "deck", description: "Which deck", required: true, autocomplete: true },
          { type: 6, name: "vs", description: "Against whom" },
          { type: 4, name: "life", description: "Life", min_value: 1, max_value: 99 },
        ],
      },
    ],
  },
  { name: "Explain", type: 3 },
];

/** Starts both and registers the commands; `handle` answers interactions. */
export async function start(
  handle: (interaction: Interaction) => Promise<unknown> = async () => undefined,
  options: SandboxOptions = {},
  intents: number[] = [GatewayIntentBits.Guilds],
): Promise<Setup> {
  const sandbox = await startSandbox({ heartbeatMs: 400, rateLimits: false, ...options });
  ends.push(() => sandbox.close());
  const errors: unknown[] = [];
  const made = new Client({ intents, waitGuildTimeout: 500, rest: { api: sandbox.apiBase, timeout: 2000 } });
  made.on(Events.Error, (error) => errors.push(error));
  made.on(Events.InteractionCreate, handle);
  ends.push(() => made.destroy());
  const ready = new Promise<Client<true>>((resolve) => made.once(Events.ClientReady, resolve));
  await made.login(sandbox.botToken);
  const client = await ready;
  await client.application.commands.set(commands);
  return { sandbox, client, lobby: sandbox.channel("lobby"), errors };
}

/** A small valid PNG picture of 3 by 2 points. */
export const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR4nGNgYGCAYTgLAAAeAAHl2DEzAAAAAElFTkSuQmCC",
  "base64",
);
