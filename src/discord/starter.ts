import type { REST } from "discord.js";
import { Routes } from "discord-api-types/v10";
import { z } from "zod";
import type { GuildSets } from "../decks/guild-sets.ts";
import { isOwnDeck, type OwnDecks } from "../decks/own-decks.ts";
import type { DeckList } from "../engine/kernel/game.ts";
import type { Game } from "../engine/kernel/live-match.ts";
import { type OptionValues, settled } from "../engine/kernel/match-options.ts";
import { type Refusal, SetupError } from "../engine/kernel/refusal.ts";
import type { Heroes } from "../heroes/heroes.ts";
import type { Challenges, KeptChallenge } from "../match/challenges.ts";
import type { MatchService, Sitter, Stakes } from "../match/contract.ts";
import { MatchError } from "../match/errors.ts";
import type { Lobbies, Lobby } from "../match/lobbies.ts";
import { type Series, scoreOf } from "../match/series.ts";
import { buildChallengeEnd, buildOpening } from "../present/challenge-card.ts";
import { clip } from "../present/escape.ts";
import { buildLobbyEnd } from "../present/lobby-card.ts";
import type { Stage } from "../present/ports.ts";
import { type Speaker, speaker } from "../present/say.ts";
import type { Pace } from "../settings/records.ts";
import { letAiGoOn } from "./ai-turns.ts";
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
  /** Who was to play, by seat, for what concerns one of them. */
  readonly sitters: readonly Sitter[];
  /** Seats whose deck is a player's own: its cards are not for others to read. */
  readonly secret: readonly number[];
  constructor(
    texts: Game["texts"],
    cause: SetupError,
    { sitters, decks }: { readonly sitters: readonly Sitter[]; readonly decks: readonly string[] },
  ) {
    super(cause.message, { cause });
    this.texts = texts;
    this.refusals = cause.refusals;
    this.sitters = sitters;
    this.secret = decks.flatMap((id, seat) => (isOwnDeck(id) ? [seat] : []));
  }
}

export interface StarterOptions {
  readonly stage: Stage;
  readonly service: MatchService;
  readonly heroes: Heroes;
  readonly challenges: Challenges;
  readonly lobbies: Lobbies;
  readonly sets: GuildSets;
  readonly ownDecks: OwnDecks;
  readonly messenger: Messenger;
  readonly rest: REST;
}

/** Who plays what, and the message whose thread the match gets. */
interface NewMatch {
  readonly game: string;
  readonly guildId: string;
  readonly channelId: string;
  /** Asked for when nothing is left that could be wrong with the match itself. */
  message(): Promise<string>;
  readonly sitters: readonly Sitter[];
  readonly decks: readonly string[];
  readonly options?: OptionValues;
  /** Seat s plays for team s mod `teams`; two when absent. */
  readonly teams?: number;
  /** Casual when absent. */
  readonly stakes: Stakes;
  readonly pace: Pace;
  /** Who has the first turn; as the game decides it when absent. */
  readonly first?: number;
  readonly series?: Series;
  readonly tutorial?: boolean;
}

export interface Starter {
  /**
   * Starts the match of an accepted challenge and gives its thread; asked for again, also after a crash in between, it starts it once.
   * When that fails the challenge is open again, or closed where nobody was asked. Rejects with ThreadError, NotPlayable or StoreError.
   */
  finish(challenge: KeptChallenge): Promise<string>;
  /** The same for a table at which every seat is taken. */
  finishLobby(lobby: Lobby): Promise<string>;
  /** On boot: starts what was accepted just before the bot stopped. */
  resume(): Promise<void>;
}

const ARCHIVE_MINUTES = 1_440;
const made = z.object({ id: z.string() });

export function createStarter(options: StarterOptions): Starter {
  const { stage, service, heroes, challenges, lobbies, sets, ownDecks, messenger, rest } = options;

  /** The heroes as they are now: these levels count for the whole match. Nobody has one where an AI has a seat. */
  async function heroesOf({ game, guildId, sitters }: NewMatch) {
    const owners = sitters.flatMap((one) =>
      one.kind === "user" ? [{ game, guildId, userId: one.userId, name: one.name }] : [],
    );
    if (owners.length < sitters.length || !heroes.games.includes(game)) return null;
    const kept = await Promise.all(owners.map((owner) => heroes.of(owner)));
    return { heroes: owners.map(heroes.keyOf), profiles: kept.map((hero) => heroes.profileOf(hero)) };
  }

  /** The lists of players' own decks, as they are now. */
  async function ownLists({ game, sitters, decks }: NewMatch): Promise<Map<string, DeckList>> {
    const lists = new Map<string, DeckList>();
    for (const [seat, id] of decks.entries()) {
      const sitter = sitters[seat];
      if (sitter?.kind !== "user" || !isOwnDeck(id)) continue;
      const deck = await ownDecks.get(sitter.userId, id);
      if (deck?.game === game) lists.set(id, deck.list);
    }
    return lists;
  }

  /** A message has one thread at most, and that has the message's id: so doing this twice opens one. */
  async function openThread(channelId: string, messageId: string, name: string): Promise<string> {
    try {
      const thread: unknown = await rest.post(Routes.threads(channelId, messageId), {
        body: { name: clip(name, 100), auto_archive_duration: ARCHIVE_MINUTES },
      });
      return made.parse(thread).id;
    } catch (error) {
      if (codeOf(error) === CODES.threadExists) return messageId;
      throw new ThreadError("The thread could not be opened", { cause: error });
    }
  }

  async function start(match: NewMatch): Promise<string> {
    const words = speaker(stage.publicLocale(match.guildId));
    const game = stage.games.get(match.game);
    // A ranked match is the same on every server: no cards or decks but the game's own.
    const own = await ownLists(match);
    const cards =
      game && match.stakes !== "ranked"
        ? await sets.forMatch(match.guildId, game, match.decks, own)
        : { lists: own, options: {}, sets: [] };
    const known = (id: string): boolean =>
      cards.lists.has(id) || (game?.decks.some((offer) => offer.id === id) ?? false);
    // All that can be wrong is said before there is a thread. A set may have gone or changed since its deck was chosen.
    if (!match.decks.every(known))
      throw new MatchError("unknown-deck", "A deck of this match is not there any more");
    const ranked = match.stakes === "ranked" ? await heroesOf(match) : null;
    const played = {
      game: match.game,
      sitters: match.sitters,
      decks: match.decks,
      options: match.options ?? {},
      pace: match.pace,
      ...(match.teams === undefined ? {} : { teams: match.teams }),
      ...(match.first === undefined ? {} : { first: match.first }),
      ...(match.series ? { series: match.series } : {}),
      ...(match.tutorial ? { tutorial: true } : {}),
      ...(ranked ? { ranked } : {}),
      cards,
    };
    try {
      service.check(played);
    } catch (error) {
      if (game && error instanceof SetupError) throw new NotPlayable(game.texts, error, match);
      throw error;
    }
    const id = await openThread(match.channelId, await match.message(), threadName(match, words));
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
    letAiGoOn(stage, id);
    return id;
  }

  const underWay = new Map<string, Promise<string>>();

  /** However often it is asked for at once, it is done once. */
  function finish(challenge: KeptChallenge): Promise<string> {
    const before = underWay.get(challenge.id);
    if (before) return before;
    const run = finishOnce(challenge).finally(() => underWay.delete(challenge.id));
    underWay.set(challenge.id, run);
    return run;
  }

  async function finishOnce({ id: challengeId }: KeptChallenge): Promise<string> {
    const challenge = await challenges.get(challengeId);
    const game = stage.games.get(challenge?.game ?? "");
    if (!challenge || !game) throw new MatchError("unknown-game", "There is nothing of a challenge to start");
    if (challenge.matchId !== null) return challenge.matchId;
    const { acceptedBy, challenger, ais, first, series } = challenge;
    const words = speaker(stage.publicLocale(challenge.guildId), game.texts);
    let { messageId } = challenge;
    let id: string;
    try {
      id = await start({
        game: challenge.game,
        guildId: challenge.guildId,
        channelId: challenge.channelId,
        async message() {
          if (messageId === null) {
            messageId = await messenger.send(
              challenge.channelId,
              buildOpening(challenge, game, scoreSoFar(challenge), words),
              challenge.id,
            );
            await challenges.setMessage(challenge.id, messageId);
          }
          return messageId;
        },
        sitters: [
          ...[challenger, ...(acceptedBy ? [acceptedBy] : [])].map(
            ({ userId, name }): Sitter => ({ kind: "user", userId, name }),
          ),
          ...ais.map(({ level, name }): Sitter => ({ kind: "ai", level, name })),
        ],
        decks: [challenger, ...(acceptedBy ? [acceptedBy] : []), ...ais].map((one) => one.deck),
        options: challenge.options,
        teams: challenge.teams,
        stakes: challenge.stakes,
        pace: challenge.pace,
        ...(first === null ? {} : { first: first === "challenger" ? 0 : 1 }),
        ...(series === null ? {} : { series }),
        ...(challenge.tutorial ? { tutorial: true } : {}),
      });
    } catch (error) {
      const now = await challenges.reopen(challenge.id);
      if (now?.status === "withdrawn" && messageId !== null)
        await messenger.delete(challenge.channelId, messageId).catch((second: unknown) => {
          stage.log.warn(
            { code: codeOf(second) },
            "The message of a match that did not begin was left behind",
          );
        });
      throw error;
    }
    await challenges.started(challenge.id, id);
    const cardId = challenge.rematch ? challenge.rematch.cardId : ais.length > 0 ? null : messageId;
    if (cardId === null) return id;
    const place = challenge.rematch?.of ?? challenge.channelId;
    const end = buildChallengeEnd(challenge, game, { kind: "started", threadId: id }, words);
    await messenger.edit(place, cardId, end).catch((error: unknown) => {
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
        message: async () => messageId,
        sitters: taken.map(({ deck: _, ...sitter }) => sitter),
        decks: taken.map((seat) => seat.deck),
        options: settled(game.options, lobby.options, mode),
        teams: lobby.teams,
        stakes: lobby.stakes,
        pace: lobby.pace,
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

/** Matches won so far by who asked and by the other; null where there is nothing to tell yet. */
function scoreSoFar({ series, challenger, acceptedBy }: KeptChallenge): number[] | null {
  if (!series || series.games.length === 0) return null;
  return scoreOf(series, [challenger.userId, acceptedBy?.userId ?? "ai"]);
}

/** "Ada & Cleo vs Ben & Dan" */
function threadName({ sitters, teams = 2, series }: NewMatch, words: Speaker): string {
  const sides = Array.from({ length: Math.min(teams, sitters.length) }, (_, team) =>
    sitters
      .filter((_one, seat) => seat % teams === team)
      .map((sitter) => sitter.name)
      .join(" & "),
  );
  const [who = "?", ...others] = sides;
  const name = words.tell("ui.challenge.thread-name", { who, opponent: others.join(" vs ") || "?" });
  return series ? words.tell("ui.series.thread-name", { name, game: series.games.length + 1 }) : name;
}
