import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";
import { Clock } from "./clock.ts";
import { Gateway } from "./gateway.ts";
import { Interactions } from "./interactions.ts";
import { Judge, type Strictness } from "./judge/judge.ts";
import { describeFault, type Fault } from "./judge/problem.ts";
import { Messages } from "./messages.ts";
import { serveAttachment, servePage, takeUpload } from "./page-files.ts";
import { PageSockets } from "./page-socket.ts";
import { addPerson, Person } from "./people.ts";
import { botDefaults, memberDefaults, permissionsOf } from "./permissions.ts";
import { RateLimits } from "./rate-limits.ts";
import { type Injection, RestHandler, type Served } from "./rest/handler.ts";
import type { Services } from "./services.ts";
import { Wire } from "./wire.ts";
import { type StoredFile, World } from "./world.ts";

export interface SandboxOptions {
  /** 0, the default, lets the system choose. */
  port?: number;
  /** Address to listen on; loopback unless told. */
  host?: string;
  /** How long the bot has for the first answer to an interaction, in milliseconds. */
  ackMs?: number;
  /** How long an interaction's token works, in milliseconds. */
  tokenMs?: number;
  heartbeatMs?: number;
  judge?: Strictness;
  /** Whether 429 answers are given by Discord's measured numbers; on unless told. */
  rateLimits?: boolean;
  users?: readonly string[];
  guild?: string;
  channels?: readonly string[];
  /** Discord's locale code that the guild has set; "en-US" unless told. */
  guildLocale?: string;
  botName?: string;
  /** The token the bot logs in with; random unless told. */
  botToken?: string;
  /** The bot's permission bits in the guild. */
  botPermissions?: bigint;
  /** Called with errors of the sandbox itself. */
  onError?: (error: unknown) => void;
}

/** A running local Discord. */
export interface Sandbox {
  /** For discord.js: `new Client({ rest: { api: apiBase } })`. */
  apiBase: string;
  pageUrl: string;
  botToken: string;
  applicationId: string;
  guildId: string;
  world: World;
  /** Everything that failed the judge, of either side. */
  faults: readonly Fault[];
  /** The same as one line each, without the payloads. */
  faultLines: () => string[];
  /** Requests as served, oldest first. */
  served: readonly Served[];
  /** Files in memory, newest last. */
  files: () => StoredFile[];
  rates: RateLimits;
  /** A person by name or id. @throws Error when there is none */
  user: (nameOrId: string) => Person;
  /** Lets somebody new join. */
  addUser: (name: string) => Person;
  /** The id of a channel or thread by name. @throws Error when there is none */
  channel: (name: string) => string;
  /** Moves the sandbox's clock forward. */
  advance: (ms: number) => void;
  /** Waits until `predicate` answers something truthy. @throws Error after `timeoutMs` */
  until: <T>(predicate: () => T | undefined | false | null, timeoutMs?: number) => Promise<T>;
  /** Makes coming requests of a route fail. */
  inject: (injection: Injection) => void;
  /** Changes the bot's permissions in a text channel (and its threads), or everywhere. */
  permit: (bits: bigint, channelId?: string) => void;
  /** Takes the bot off the guild and invites it again. */
  reinvite: () => void;
  gateway: Pick<Gateway, "dropSockets" | "askReconnect" | "invalidate" | "online">;
  close: () => Promise<void>;
}

/**
 * Starts a local Discord: REST v10 and gateway for an unchanged discord.js client, and a page for people.
 *
 * @example
 * const sandbox = await startSandbox({ port: 8080 });
 * const client = new Client({ intents: ["Guilds"], rest: { api: sandbox.apiBase } });
 * await client.login(sandbox.botToken);
 * console.log(`Open ${sandbox.pageUrl}`);
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  Judge.warm();
  const host = options.host ?? "127.0.0.1";
  const clock = new Clock();
  const judge = new Judge(clock, options.judge ?? "strict");
  const world = new World(clock, {
    users: options.users ?? ["Ada", "Ben", "Cleo"],
    guild: options.guild ?? "Card Table",
    channels: options.channels ?? ["lobby", "arena"],
    bot: options.botName ?? "Playmat",
  });
  world.guild.locale = options.guildLocale ?? world.guild.locale;
  const botToken =
    options.botToken ??
    `${Buffer.from(world.bot.id).toString("base64url")}.sandbox.${randomBytes(24).toString("base64url")}`;
  const report = options.onError ?? ((error: unknown) => console.error("The sandbox failed:", error));

  let guildBits = options.botPermissions ?? botDefaults;
  const channelBits = new Map<string, bigint>();
  const botPermissions = (channelId?: string): bigint =>
    channelId === undefined ? guildBits : (channelBits.get(channelId) ?? guildBits);

  // Within containers and the like people reach a wildcard address by the loopback name.
  const shownHost = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  let port = 0;
  const origin = (): string => `${shownHost.includes(":") ? `[${shownHost}]` : shownHost}:${port}`;
  const gatewayUrl = (): string => `ws://${origin()}`;
  const fileUrl = (channelId: string, id: string, filename: string): string =>
    `http://${origin()}/attachments/${channelId}/${id}/${encodeURIComponent(filename)}`;

  const wire = new Wire(world, world.bot.id, botPermissions, memberDefaults);
  const heartbeatMs = options.heartbeatMs ?? 41_250;
  const gateway = new Gateway({ clock, world, wire, judge, token: botToken, heartbeatMs, url: gatewayUrl });
  const messages = new Messages(world, gateway, wire, judge, fileUrl, botPermissions);
  let pages: PageSockets | undefined;
  const interactions = new Interactions({
    world,
    clock,
    gateway,
    wire,
    judge,
    messages,
    ackMs: options.ackMs ?? 3000,
    tokenMs: options.tokenMs ?? 900_000,
    botPermissions,
    memberPermissions: (userId) => permissionsOf(world, userId),
    onModal: (modal) => pages?.openModal(modal),
  });
  const rates = new RateLimits(clock, options.rateLimits ?? true);
  const services: Services = {
    clock,
    world,
    wire,
    judge,
    gateway,
    messages,
    interactions,
    rates,
    botToken,
    gatewayUrl,
    botPermissions,
  };
  pages = new PageSockets(services);
  const rest = new RestHandler(services, report);

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      report(error);
      response.destroy();
    });
  });
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isForUs(request, host)) {
      response.writeHead(403, { "content-type": "text/plain" }).end("Wrong host");
      return;
    }
    const url = new URL(request.url ?? "/", "http://sandbox");
    if (url.pathname.startsWith("/api/")) await rest.handle(request, response, url);
    else if (url.pathname.startsWith("/attachments/"))
      serveAttachment(world, url.pathname, request, response);
    else if (url.pathname === "/upload" && request.method === "POST" && isSameOrigin(request))
      await takeUpload(services, url.searchParams, request, response);
    else await servePage(url.pathname, response);
  }
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 });
  server.on("upgrade", (request, socket, head) => {
    const { pathname } = new URL(request.url ?? "/", "http://sandbox");
    if (!isForUs(request, host) || !isSameOrigin(request)) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => {
      if (pathname === "/page") pages?.accept(opened);
      else gateway.accept(opened);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, host, resolve);
  });
  port = addressOf(server.address()).port;

  return {
    apiBase: `http://${origin()}/api`,
    pageUrl: `http://${origin()}/`,
    botToken,
    applicationId: wire.applicationId,
    guildId: world.guild.id,
    world,
    faults: judge.faults,
    faultLines: () => judge.faults.map(describeFault),
    served: rest.served,
    files: () => [...world.files.values()],
    rates,
    user: (nameOrId) => {
      const user = [...world.users.values()].find(
        (candidate) => candidate.id === nameOrId || candidate.name === nameOrId,
      );
      if (!user) throw new Error(`There is no person ${nameOrId}`);
      return new Person(services, user);
    },
    addUser: (name) => addPerson(services, name),
    channel: (name) => {
      const found = [...world.channels.values()].find((channel) => channel.name === name);
      if (!found) throw new Error(`There is no channel ${name}`);
      return found.id;
    },
    advance: (ms) => clock.advance(ms),
    until: (predicate, timeoutMs = 5000) => until(world, predicate, timeoutMs),
    inject: (injection) => rest.inject(injection),
    permit: (bits, channelId) => {
      if (channelId === undefined) guildBits = bits;
      else channelBits.set(channelId, bits);
      const changed = [...world.channels.values()].filter(
        (one) => !one.thread && (channelId === undefined || one.id === channelId),
      );
      for (const one of changed) gateway.dispatch("CHANNEL_UPDATE", wire.channel(one));
    },
    reinvite: () => {
      gateway.dispatch("GUILD_DELETE", { id: world.guild.id });
      gateway.dispatch("GUILD_CREATE", wire.guildCreate());
    },
    gateway,
    close: async () => {
      clock.stop();
      gateway.close();
      pages?.close();
      sockets.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Looks again after every change and every few milliseconds. */
function until<T>(
  world: World,
  predicate: () => T | undefined | false | null,
  timeoutMs: number,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      clearInterval(poll);
      clearTimeout(limit);
      stop();
      settle();
    };
    const look = (): void => {
      try {
        const value = predicate();
        if (value) end(() => resolve(value));
      } catch (error) {
        end(() => reject(error));
      }
    };
    const poll = setInterval(look, 20);
    const limit = setTimeout(
      () => end(() => reject(new Error("What was waited for did not happen"))),
      timeoutMs,
    );
    const stop = world.onChange(() => queueMicrotask(look));
    look();
  });
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === "string") throw new Error("The sandbox has no port");
  return address;
}

/** A server on loopback answers to loopback names only, so that no web page can reach it by a name of its own. */
function isForUs(request: IncomingMessage, host: string): boolean {
  if (host !== "127.0.0.1" && host !== "localhost" && host !== "::1") return true;
  const name = (request.headers.host ?? "").replace(/:\d+$/, "");
  return name === "127.0.0.1" || name === "localhost" || name === "[::1]";
}

/** Browsers say where a socket's page came from; only the sandbox's own page may connect. */
function isSameOrigin(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`;
}
