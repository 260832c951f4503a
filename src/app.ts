import { Client, Events, GatewayIntentBits, type Interaction, type RESTOptions } from "discord.js";
import { USUAL_LEVEL } from "./ai/index.ts";
import type { AiPlayer } from "./ai/player.ts";
import type { Thinker } from "./ai/thinker.ts";
import { deployCommands } from "./commands/deploy.ts";
import { MESSAGE_COMMANDS, slashCommands } from "./commands/index.ts";
import { localised } from "./commands/localise.ts";
import { createDeckDrafts } from "./decks/drafts.ts";
import { createGuildSets } from "./decks/guild-sets.ts";
import { createOwnDecks } from "./decks/own-decks.ts";
import { letAiGoOn } from "./discord/ai-turns.ts";
import { Desk } from "./discord/desk.ts";
import { createMessenger } from "./discord/messenger.ts";
import { storedNotes } from "./discord/notes.ts";
import { Panels } from "./discord/panels.ts";
import { safePainter } from "./discord/safe-painter.ts";
import { createStarter } from "./discord/starter.ts";
import { greetNewGuilds } from "./discord/welcome.ts";
import type { Game } from "./engine/kernel/live-match.ts";
import { createHeroes } from "./heroes/heroes.ts";
import { createSettler } from "./heroes/settle.ts";
import type { Bench } from "./interactions/bench.ts";
import { encodeClick } from "./interactions/custom-id.ts";
import { watchAll } from "./interactions/expiry.ts";
import { createRouter } from "./interactions/router.ts";
import { createAlarms } from "./match/alarms.ts";
import { createBlocks } from "./match/blocks.ts";
import { createChallenges } from "./match/challenges.ts";
import { createClockwork } from "./match/clockwork.ts";
import type { MatchService } from "./match/contract.ts";
import { courseShelf } from "./match/course.ts";
import { createLobbies } from "./match/lobbies.ts";
import { createProposals } from "./match/proposals.ts";
import { createMatchService } from "./match/service.ts";
import type { Log, Stage } from "./present/ports.ts";
import type { Filmer } from "./render/film-types.ts";
import { createFilmer } from "./render/filmer.ts";
import type { Painter } from "./render/painter-types.ts";
import { createSettings, type Settings } from "./settings/settings.ts";
import type { StateStore } from "./store/port.ts";

export interface AppOptions {
  readonly token: string;
  /** Discord's REST address without the version. */
  readonly apiBase: string;
  readonly games: ReadonlyMap<string, Game>;
  /** AI players by level. */
  readonly players: ReadonlyMap<string, AiPlayer>;
  /** Where AI seats think that take their time; closed by the app when it stops. In this thread when absent. */
  readonly thinker?: Thinker;
  /** Who sits at the AI's seat in new matches when nobody asks for a level; greedy when absent. */
  readonly aiLevel?: string;
  /** Whether a player has a hero on each server or one on all of them. Default "server". */
  readonly heroScope?: "server" | "global";
  /** Closed by the app when it stops, like the store. */
  readonly painter: Painter;
  /** Closed by the app when it stops. */
  readonly filmer?: Filmer;
  readonly store: StateStore;
  readonly log: Log;
  /** Tells Discord the commands as soon as the bot is there. */
  readonly deployOnStart?: boolean;
  readonly guildId?: string | undefined;
  /** Further settings of the REST client, for tests. */
  readonly rest?: Partial<RESTOptions>;
  /** Shortest time between two changes of a board, ms. */
  readonly beatMs?: number;
  /** How long a click lets us speak privately, ms. */
  readonly tokenLifeMs?: number;
  /** ms since the epoch; the clock when absent. */
  readonly now?: () => number;
  /** How long challenges and tables stay open, ms; by their pace when absent. */
  readonly openMs?: number;
}

export interface App {
  readonly client: Client;
  readonly service: MatchService;
  readonly settings: Settings;
  /** Connects, renews open tables and lets AI seats go on; resolves when clicks are answered. */
  start(): Promise<void>;
  /** Lets what is under way end (for a moment), then closes everything. */
  stop(): Promise<void>;
}

const SWEEP_MS = 60_000;
/** Longer than any thought in a window. */
const AI_WINDOW_MS = 350;
const LAST_WORDS_MS = 3_000;
/** Longest wait for the drawing process before the tables are shown again. */
const PAINTER_READY_MS = 10_000;

/** Puts the bot together. Nothing is connected before `start`. */
export function createApp(options: AppOptions): App {
  const { games, players, store, log } = options;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    enforceNonce: true,
    rest: { api: options.apiBase, ...options.rest },
  });
  const now = options.now ?? Date.now;
  const settings = createSettings({ store, log });
  const service = createMatchService({
    store,
    games,
    players,
    log,
    now,
    stopsOf: async (userId) => (await settings.player(userId)).stops,
    ...(options.thinker ? { thinker: options.thinker, aiWindowMs: AI_WINDOW_MS } : {}),
  });
  const heroes = createHeroes({ store, games, scope: options.heroScope ?? "server" });
  const settler = createSettler({ heroes, book: service, games, log });
  const notes = storedNotes(store);
  const stage: Stage = {
    service,
    games,
    painter: safePainter(options.painter, log),
    notes,
    settings,
    log,
    idOf: encodeClick,
    now,
    publicLocale: (guildId) => {
      const { language } = settings.serverNow(guildId);
      if (language !== "auto") return language;
      return client.guilds.cache.get(guildId)?.preferredLocale ?? "en-US";
    },
  };
  const unread = (what: string) => (id: string) => log.error({ id }, `A ${what} cannot be read`);
  const { openMs } = options;
  const challenges = createChallenges({ store, now, openMs, unread: unread("challenge") });
  const sets = createGuildSets({ store });
  const ownDecks = createOwnDecks({ store, now });
  const deckDrafts = createDeckDrafts({ store, now });
  const lobbies = createLobbies({ store, now, openMs, unread: unread("table") });
  const proposals = createProposals({ store });
  const messenger = createMessenger(client.rest);
  const panels = new Panels(stage, options.tokenLifeMs);
  const desk = new Desk({
    stage,
    messenger,
    panels,
    pending: notes,
    settle: (match) => settler.settle(match),
    ...(options.beatMs === undefined ? {} : { beatMs: options.beatMs }),
  });
  const clockwork = createClockwork({
    service,
    log,
    now,
    open: () => desk.live(),
    onStroke: (id) => letAiGoOn(stage, id),
  });
  const starter = createStarter({
    stage,
    service,
    heroes,
    challenges,
    lobbies,
    sets,
    ownDecks,
    messenger,
    rest: client.rest,
  });
  const commands = slashCommands(games);
  const filmer = options.filmer ?? createFilmer();
  const alarms = createAlarms({ now, log });
  const bench: Bench = {
    manual: commands.map((command) => localised(command.definition, games)),
    alarms,
    stage,
    panels,
    desk,
    challenges,
    proposals,
    lobbies,
    sets,
    ownDecks,
    deckDrafts,
    blocks: createBlocks(store),
    apiBase: options.apiBase,
    starter,
    messenger,
    heroes,
    courses: courseShelf(),
    filmer,
    ai: aiOf(options),
    ais: players,
  };
  const route = createRouter(bench, commands, MESSAGE_COMMANDS);
  const underWay = new Set<Promise<void>>();
  let sweep: NodeJS.Timeout | undefined;

  function track(work: Promise<void>): void {
    const done = work.finally(() => underWay.delete(done));
    underWay.add(done);
  }

  function onInteraction(interaction: Interaction): void {
    track(route(interaction).catch((error: unknown) => log.error({ err: error }, "An interaction was lost")));
  }

  client.on(Events.InteractionCreate, onInteraction);
  client.on(Events.Error, (error) => log.error({ err: error }, "The Discord client reports an error"));
  client.on(Events.Warn, (message) => log.warn({ warning: message }, "The Discord client warns"));
  client.on(Events.ShardDisconnect, (event) =>
    log.warn({ closeCode: event.code }, "Discord closed the connection"),
  );
  settler.watch();
  desk.watch();
  greetNewGuilds(client, { stage, messenger, store });
  clockwork.watch();

  return {
    client,
    service,
    settings,
    async start() {
      const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
      await desk.expect();
      await client.login(options.token);
      await ready;
      if (options.deployOnStart)
        await deployCommands(client.rest, games, {
          applicationId: client.application?.id,
          guildId: options.guildId,
        });
      sweep = setInterval(() => {
        panels.sweep();
        track(
          clockwork
            .windAll()
            .catch((error: unknown) => log.error({ err: error }, "Clocks could not be wound")),
        );
      }, SWEEP_MS);
      sweep.unref();
      await settings.warm();
      await settler.sweep();
      await starter.resume();
      await watchAll(bench);
      // Boards are renewed with their pictures, which a process that has just begun would draw too late.
      await Promise.race([
        options.painter.ready?.(),
        new Promise((resolve) => setTimeout(resolve, PAINTER_READY_MS).unref()),
      ]);
      await desk.resume();
      await clockwork.windAll();
    },
    async stop() {
      clearInterval(sweep);
      alarms.close();
      service.restAi();
      settler.close();
      clockwork.stop();
      client.off(Events.InteractionCreate, onInteraction);
      await Promise.race([
        Promise.allSettled([desk.close(), ...underWay]),
        new Promise((resolve) => setTimeout(resolve, LAST_WORDS_MS)),
      ]);
      await client.destroy();
      await filmer.close();
      await options.painter.close();
      await options.thinker?.close();
      await store.close();
    },
  };
}

function aiOf({ players, aiLevel }: AppOptions): AiPlayer {
  const level = aiLevel ?? USUAL_LEVEL;
  const player = players.get(level);
  if (!player) throw new Error(`There is no AI player "${level}"`);
  return player;
}
