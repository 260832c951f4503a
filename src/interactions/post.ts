import type { Game } from "../engine/kernel/live-match.ts";
import { type Mode, type OptionValues, settled } from "../engine/kernel/match-options.ts";
import type { Sitter, Stakes } from "../match/contract.ts";
import { buildChallenge, sentence } from "../present/challenge-card.ts";
import { escapeMarkdown } from "../present/escape.ts";
import { speakerFor } from "../present/match-words.ts";
import type { Bench } from "./bench.ts";
import { expireChallenge } from "./challenge-clicks.ts";
import { offersFor } from "./offers.ts";

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
  /** Of the AI, when it is played against and a level was asked for. */
  readonly level: string | null;
}

/** Posts a challenge with its buttons, for anybody or for one person. */
export async function postChallenge(
  bench: Bench,
  wish: Wish,
  opponent: { readonly userId: string; readonly name: string } | null,
): Promise<void> {
  const { stage, challenges, messenger } = bench;
  const { id, game, mode, guildId, channelId, owner, deck, options, stakes } = wish;
  const made = await challenges.create({
    id,
    stakes,
    game: game.id,
    guildId,
    channelId,
    challenger: { ...owner, deck },
    opponent,
    options: settled(game.options, stakes === "ranked" ? {} : options, mode),
  });
  if (made.messageId !== null) return;
  const speaker = speakerFor(stage.games, game.id, stage.publicLocale(guildId));
  const card = buildChallenge(made, game, await offersFor(bench, wish, game), speaker, stage.idOf);
  const messageId = await messenger.send(channelId, card, made.id);
  await challenges.setMessage(made.id, messageId);
  setTimeout(() => void expire(bench, made.id), made.expiresAt - stage.now()).unref();
}

/** Takes the buttons off a challenge that nobody took up. After a restart the sweep does it. */
async function expire(bench: Bench, id: string): Promise<void> {
  try {
    const kept = await bench.challenges.get(id);
    if (kept?.status === "open") await expireChallenge(bench, kept);
  } catch (error) {
    bench.stage.log.warn({ err: error }, "An expired challenge could not be closed");
  }
}

/** Starts a match in which the AI has every other seat; gives its thread. */
export async function startAgainstAi(bench: Bench, wish: Wish): Promise<string> {
  const { stage, starter, messenger } = bench;
  const ai = bench.ais.get(wish.level ?? "") ?? bench.ai;
  const { id, game, mode, guildId, channelId, owner, deck, options } = wish;
  const words = speakerFor(stage.games, game.id, stage.publicLocale(guildId));
  const messageId = await messenger.send(
    channelId,
    sentence(
      words.tell("ui.challenge.bot", {
        who: `**${escapeMarkdown(owner.name)}**`,
        opponent: `**${escapeMarkdown(ai.name)}**`,
        game: escapeMarkdown(game.name),
      }),
    ),
    id,
  );
  const at = game.decks.findIndex((offer) => offer.id === deck);
  const others = Array.from({ length: mode.seats - 1 }, (_, n) => n + 1);
  const sitters: Sitter[] = [
    { kind: "user", ...owner },
    ...others.map(
      (n): Sitter => ({
        kind: "ai",
        level: ai.level,
        name: others.length > 1 ? `${ai.name} ${n}` : ai.name,
      }),
    ),
  ];
  return starter.start({
    game: game.id,
    guildId,
    channelId,
    messageId,
    sitters,
    decks: [deck, ...others.map((n) => game.decks[(Math.max(at, 0) + n) % game.decks.length]?.id ?? deck)],
    options: settled(game.options, options, mode),
  });
}
