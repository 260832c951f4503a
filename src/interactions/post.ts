import type { Game } from "../engine/kernel/live-match.ts";
import { type Mode, type OptionValues, settled } from "../engine/kernel/match-options.ts";
import type { AiSeat, Levels, Stakes } from "../match/contract.ts";
import type { BestOf } from "../match/series.ts";
import { buildChallenge } from "../present/challenge-card.ts";
import { speakerFor } from "../present/match-words.ts";
import type { Pace } from "../settings/records.ts";
import type { Bench } from "./bench.ts";
import { watchChallenge } from "./challenge-end.ts";
import { offersFor, ownOffers } from "./offers.ts";

/** Who wants to play what, and where. */
export interface Wish {
  /** Names what is posted, so that the same wish twice is posted once. */
  readonly id: string;
  readonly game: Game;
  readonly mode: Mode;
  readonly guildId: string;
  readonly channelId: string;
  readonly owner: { readonly userId: string; readonly name: string };
  readonly deck: string;
  readonly options: OptionValues;
  readonly stakes: Stakes;
  readonly pace: Pace;
  readonly bestOf: BestOf;
  /** Whose heroes may take it up; null = all. */
  readonly levels: Levels | null;
  /** Of the AI, when it is played against and a level was asked for. */
  readonly level: string | null;
}

/** What the challenge of a wish is made of, whoever it is for. */
function termsOf(wish: Wish) {
  const { id, game, mode, guildId, channelId, owner, deck, options, stakes, pace, levels, bestOf } = wish;
  return {
    id,
    stakes,
    pace,
    levels,
    series: bestOf === 1 ? null : { bestOf, games: [] },
    game: game.id,
    guildId,
    channelId,
    teams: mode.teams,
    challenger: { ...owner, deck },
    options: settled(game.options, stakes === "ranked" ? {} : options, mode),
  };
}

/** Posts a challenge with its buttons, for anybody or for one person. */
export async function postChallenge(
  bench: Bench,
  wish: Wish,
  opponent: { readonly userId: string; readonly name: string } | null,
): Promise<void> {
  const { stage, challenges, messenger } = bench;
  const { game, guildId, channelId } = wish;
  const made = await challenges.create({ ...termsOf(wish), opponent });
  if (made.messageId !== null) return;
  const speaker = speakerFor(stage.games, game.id, stage.publicLocale(guildId));
  const offers = await offersFor(bench, wish, game);
  // The name of an own deck may be read, its cards may not.
  const decks = [...(await ownOffers(bench, wish.owner.userId, game)), ...offers.decks];
  const card = buildChallenge(made, game, { ...offers, decks }, speaker, stage.idOf);
  const messageId = await messenger.send(channelId, card, made.id);
  await challenges.setMessage(made.id, messageId);
  watchChallenge(bench, made);
}

/** Starts the match that teaches a game; gives its thread. The other side is led by the lessons, later by the weakest AI. */
export async function startTutorial(
  bench: Bench,
  { game, guildId, channelId, owner }: Pick<Wish, "game" | "guildId" | "channelId" | "owner">,
): Promise<string> {
  const ai = bench.ais.values().next().value ?? bench.ai;
  const [deck = "", other = deck] = game.decks.map(({ id }) => id);
  const made = await bench.challenges.create({
    game: game.id,
    guildId,
    channelId,
    challenger: { ...owner, deck },
    opponent: null,
    ais: [{ level: ai.level, name: ai.name, deck: other }],
    tutorial: true,
    agreed: { by: null },
  });
  return bench.starter.finish(made);
}

/** Starts a match in which the AI has every other seat; gives its thread. A crash in between is made good at the next start. */
export async function startAgainstAi(bench: Bench, wish: Wish): Promise<string> {
  const ai = bench.ais.get(wish.level ?? "") ?? bench.ai;
  const { game, mode, deck } = wish;
  const at = Math.max(
    game.decks.findIndex((offer) => offer.id === deck),
    0,
  );
  const others = Array.from({ length: mode.seats - 1 }, (_, n) => n + 1);
  const ais = others.map(
    (n): AiSeat => ({
      level: ai.level,
      name: others.length > 1 ? `${ai.name} ${n}` : ai.name,
      deck: game.decks[(at + n) % game.decks.length]?.id ?? deck,
    }),
  );
  const made = await bench.challenges.create({ ...termsOf(wish), opponent: null, ais, agreed: { by: null } });
  return bench.starter.finish(made);
}
