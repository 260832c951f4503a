import type { REST } from "discord.js";
import { Routes } from "discord-api-types/v10";
import { z } from "zod";
import type { GuildSets } from "../decks/guild-sets.ts";
import type { Game } from "../engine/kernel/live-match.ts";
import { type OptionValues, settled } from "../engine/kernel/match-options.ts";
import { type Refusal, SetupError } from "../engine/kernel/refusal.ts";
import type { Heroes } from "../heroes/heroes.ts";
import type { Challenges, KeptChallenge } from "../match/challenges.ts";
import type { MatchService, Sitter, Stakes } from "../match/contract.ts";
import { MatchError } from "../match/errors.ts";
import type { Lobbies, Lobby } from "../match/lobbies.ts";
import { buildChallengeEnd } from "../present/challenge-card.ts";
import { clip } from "../present/escape.ts";
import { buildLobbyEnd } from "../present/lobby-card.ts";
import type { Stage } from "../present/ports.ts";
import { type Speaker, speaker } from "../present/say.ts";
import { CODES, codeOf } from "./api-errors.ts";
import type { Messenger } from "./messenger.ts";

/** The thread could not be opened, so there is no match. */
export class ThreadError extends Error {
  override readonly name = "ThreadError";
}

/** The game refuses the decks, the options or a hero, so there is no match. */
export class NotPlayable extends Error {
  override readonly name = "NotPlayable";
  readonly texts: Game["texts"];
  readonly refusals: readonly Refusal[];
  constructor(texts: Game["texts"], cause: SetupError) {
    super(cause.message, { cause });
    this.texts = texts;
    this.refusals = cause.refusals;
  }
}

export interface StarterOptions {
  readonly stage: Stage;
  readonly service: MatchService;
  readonly heroes: Heroes;
  readonly challenges: Challenges;
  readonly lobbies: Lobbies;
  readonly sets: GuildSets;
  readonly messenger: Messenger;
  readonly rest: REST;
}

/** Who plays what, and the message whose thread the match gets. */
export interface NewMatch {
  readonly game: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly messageId: string;
  readonly sitters: readonly Sitter[];
  readonly decks: readonly string[];
  readonly options?: OptionValues;
  /** Seat s plays for team s mod `teams`; two when absent. */
  readonly teams?: number;
  /** Casual when absent. */
  readonly stakes?: Stakes;
}

export interface Starter {
  /** Opens the thread, seats the players and starts; gives the thread's id. May be called again after a crash in between. */
  start(match: NewMatch): Promise<string>;
  /** Starts the match of an accepted challenge; when that fails the challenge is open again. Rejects with ThreadError or StoreError. */
  finish(challenge: KeptChallenge): Promise<string>;
  /** The same for a table at which every seat is taken. */
  finishLobby(lobby: Lobby): Promise<string>;
  /** On boot: starts what was accepted just before the bot stopped. */
  resume(): Promise<void>;
}

const ARCHIVE_MINUTES = 1_440;
const made = z.object({ id: z.string() });

export function createStarter(options: StarterOptions): Starter {
  const { stage, service, heroes, challenges, lobbies, sets, messenger, rest } = options;

  /** The heroes as they are now: these levels count for the whole match. Nobody has one where an AI has a seat. */
  async function heroesOf({ game, guildId, sitters }: NewMatch) {
    const owners = sitters.flatMap((one) =>
      one.kind === "user" ? [{ game, guildId, userId: one.userId, name: one.name }] : [],
    );
    if (owners.length < sitters.length || !heroes.games.includes(game)) return null;
    const kept = await Promise.all(owners.map((owner) => heroes.of(owner)));
    return { heroes: owners.map(heroes.keyOf), profiles: kept.map((hero) => heroes.profileOf(hero)) };
  }

  /** A message has one thread at most, and that has the message's id: so doing this twice opens one. */
  async function openThread(match: NewMatch, name: string): Promise<string> {
    try {
      const thread: unknown = await rest.post(Routes.threads(match.channelId, match.messageId), {
        body: { name: clip(name, 100), auto_archive_duration: ARCHIVE_MINUTES },
      });
      return made.parse(thread).id;
    } catch (error) {
      if (codeOf(error) === CODES.threadExists) return match.messageId;
      throw new ThreadError("The thread could not be opened", { cause: error });
    }
  }

  async function start(match: NewMatch): Promise<string> {
    const words = speaker(stage.publicLocale(match.guildId));
    const game = stage.games.get(match.game);
    // A ranked match is the same on every server: no cards or decks but the game's own.
    const cards =
      game && match.stakes !== "ranked" ? await sets.forMatch(match.guildId, game, match.decks) : undefined;
    const known = (id: string): boolean =>
      cards?.lists.has(id) ?? game?.decks.some((offer) => offer.id === id) ?? false;
    // All that can be wrong is said before there is a thread. A set may have gone or changed since its deck was chosen.
    if (!match.decks.every(known))
      throw new MatchError("unknown-deck", "A deck of this match is not there any more");
    const ranked = match.stakes === "ranked" ? await heroesOf(match) : null;
    const played = {
      game: match.game,
      sitters: match.sitters,
      decks: match.decks,
      options: match.options ?? {},
      ...(ranked ? { ranked } : {}),
      ...(cards ? { cards } : {}),
    };
    try {
      service.check(played);
    } catch (error) {
      if (game && error instanceof SetupError) throw new NotPlayable(game.texts, error);
      throw error;
    }
    const id = await openThread(match, threadName(match, words));
    for (const sitter of match.sitters) {
      if (sitter.kind !== "user") continue;
      await rest.put(Routes.threadMembers(id, sitter.userId)).catch((error: unknown) => {
        // The call to the table mentions them, which adds them as well.
        stage.log.warn({ match: id, code: codeOf(error) }, "A player could not be added to the thread");
      });
    }
    try {
      await service.start({ ...played, id, guildId: match.guildId, parentChannelId: match.channelId });
    } catch (error) {
      if (!(error instanceof MatchError && error.fault === "thread-taken")) throw error;
    }
    service.runAi(id).catch((error: unknown) => {
      stage.log.error({ match: id, err: error }, "An AI seat could not begin");
    });
    return id;
  }

  async function finish(challenge: KeptChallenge): Promise<string> {
    const { acceptedBy, messageId, challenger } = challenge;
    if (!acceptedBy || !messageId) throw new ThreadError("The challenge has no message or nobody took it");
    let id: string;
    try {
      id = await start({
        game: challenge.game,
        guildId: challenge.guildId,
        channelId: challenge.channelId,
        messageId,
        sitters: [challenger, acceptedBy].map(({ userId, name }) => ({ kind: "user", userId, name })),
        decks: [challenger.deck, acceptedBy.deck],
        options: challenge.options,
        stakes: challenge.stakes,
      });
    } catch (error) {
      await challenges.reopen(challenge.id);
      throw error;
    }
    await challenges.started(challenge.id, id);
    const game = stage.games.get(challenge.game);
    if (!game) return id;
    const words = speaker(stage.publicLocale(challenge.guildId), game.texts);
    const end = buildChallengeEnd(
      challenge,
      game,
      { kind: "started", threadId: id, opponent: acceptedBy.name },
      words,
    );
    await messenger.edit(challenge.channelId, messageId, end).catch((error: unknown) => {
      stage.log.warn({ match: id, code: codeOf(error) }, "A challenge kept its buttons");
    });
    return id;
  }

  async function finishLobby(lobby: Lobby): Promise<string> {
    const game = stage.games.get(lobby.game);
    const mode = game?.modes.find((one) => one.id === lobby.mode);
    const { messageId } = lobby;
    if (!game || !mode || !messageId) {
      await lobbies.reopen(lobby.id);
      throw new ThreadError("The table has no message, or its game no such mode");
    }
    let id: string;
    try {
      const taken = lobby.seats.filter((seat) => seat !== null);
      id = await start({
        game: lobby.game,
        guildId: lobby.guildId,
        channelId: lobby.channelId,
        messageId,
        sitters: taken.map(({ deck: _, ...sitter }) => sitter),
        decks: taken.map((seat) => seat.deck),
        options: settled(game.options, lobby.options, mode),
        teams: lobby.teams,
        stakes: lobby.stakes,
      });
    } catch (error) {
      await lobbies.reopen(lobby.id);
      throw error;
    }
    await lobbies.started(lobby.id, id);
    const words = speaker(stage.publicLocale(lobby.guildId), game.texts);
    const end = buildLobbyEnd({ ...lobby, matchId: id }, game, "started", words);
    await messenger.edit(lobby.channelId, messageId, end).catch((error: unknown) => {
      stage.log.warn({ match: id, code: codeOf(error) }, "A table kept its buttons");
    });
    return id;
  }

  return {
    start,
    finish,
    finishLobby,
    async resume() {
      for (const challenge of await challenges.unfinished())
        await finish(challenge).catch((error: unknown) => {
          stage.log.error(
            { err: error, challenge: challenge.id },
            "An accepted challenge could not be started",
          );
        });
      for (const lobby of await lobbies.unfinished())
        await finishLobby(lobby).catch((error: unknown) => {
          stage.log.error({ err: error, lobby: lobby.id }, "A full table could not be started");
        });
    },
  };
}

/** "Ada & Cleo vs Ben & Dan" */
function threadName({ sitters, teams = 2 }: NewMatch, words: Speaker): string {
  const sides = Array.from({ length: Math.min(teams, sitters.length) }, (_, team) =>
    sitters
      .filter((_one, seat) => seat % teams === team)
      .map((sitter) => sitter.name)
      .join(" & "),
  );
  const [who = "?", ...others] = sides;
  return words.tell("ui.challenge.thread-name", { who, opponent: others.join(" vs ") || "?" });
}
