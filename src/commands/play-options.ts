import { ChannelType, type ChatInputCommandInteraction } from "discord.js";
import { missing } from "../discord/permissions.ts";
import type { DeckOffer } from "../engine/kernel/game.ts";
import type { Game } from "../engine/kernel/live-match.ts";
import type { Mode } from "../engine/kernel/match-options.ts";
import { words } from "../interactions/answer.ts";
import type { Levels, Stakes } from "../match/contract.ts";
import { type BestOf, bestOfSchema } from "../match/series.ts";
import { paceSchema } from "../match/terms.ts";
import { ANY_LEVEL } from "../present/challenge-card.ts";
import { usualGame } from "../present/config-panel.ts";
import { escapeMarkdown } from "../present/escape.ts";
import type { Games } from "../present/ports.ts";
import type { Speaker } from "../present/say.ts";
import type { TextKey } from "../present/texts/en.ts";
import type { Pace, ServerSettings } from "../settings/records.ts";

/** What a `/play` asks for, or the sentence that says what is wrong with it. */
export type PlayRequest =
  | {
      readonly kind: "ok";
      readonly game: Game;
      readonly mode: Mode;
      /** What was typed or picked; null for the first there is. */
      readonly deck: string | null;
      readonly guildId: string;
      readonly stakes: Stakes;
      /** The AI, a user by id, or null for anybody. */
      readonly opponent: "bot" | { readonly userId: string } | null;
      /** Of the AI; null for the usual one. */
      readonly level: string | null;
      /** null: the usual one of the server. */
      readonly pace: Pace | null;
      readonly bestOf: BestOf;
      /** Whose heroes may accept; null = all. */
      readonly levels: Levels | null;
      /** Deck and options are looked at before anything is posted. */
      readonly setUp: boolean;
    }
  | { readonly kind: "wrong"; readonly key: TextKey; readonly params?: Readonly<Record<string, string>> };

const BOT_WORDS = ["bot", "ai", "ki"];

/** Reads and judges the options without waiting for anything, so that it can come before the acknowledgement. */
export function readPlay(
  interaction: ChatInputCommandInteraction,
  games: Games,
  server: ServerSettings,
): PlayRequest {
  const { guildId, channel, options } = interaction;
  if (
    !guildId ||
    (channel && channel.type !== ChannelType.GuildText && channel.type !== ChannelType.GuildAnnouncement)
  )
    return wrong("ui.play.where");
  const lacking = missing(interaction.appPermissions).map(({ name }) => words(interaction).tell(name));
  if (lacking.length > 0) return wrong("ui.play.permissions", { list: lacking.join(", ") });
  if (server.channels.length > 0 && !server.channels.includes(interaction.channelId))
    return wrong("ui.play.channel", { list: server.channels.map((one) => `<#${one}>`).join(", ") });
  const wanted = options.getString("game");
  const game = wanted === null ? usualGame(server, games) : games.get(wanted);
  if (!game) return wrong("ui.play.game", { game: escapeMarkdown(wanted ?? "") });
  const named = readOpponent(interaction);
  if (named === "wrong") return wrong("ui.play.vs");
  const level = options.getString("level");
  if (level !== null && named !== null && named !== "bot") return wrong("ui.play.level-vs");
  const opponent = level === null ? named : "bot";
  if (opponent !== null && opponent !== "bot" && opponent.userId === interaction.user.id)
    return wrong("ui.play.self");
  const modeId = options.getString("mode");
  const mode = modeId === null ? game.modes[0] : game.modes.find((one) => one.id === modeId);
  if (!mode) return wrong("ui.play.mode", { game: escapeMarkdown(game.name) });
  const stakes = options.getString("stakes") === "ranked" ? "ranked" : "casual";
  if (stakes === "ranked" && opponent === "bot") return wrong("ui.play.ranked-bot");
  if (stakes === "ranked" && !game.campaign)
    return wrong("ui.play.ranked-game", { game: escapeMarkdown(game.name) });
  const deck = options.getString("deck");
  const levels = readLevels(interaction);
  if (levels && (!game.campaign || mode.seats > 2 || opponent !== null)) return wrong("ui.play.levels-open");
  if (levels && levels.min > levels.max) return wrong("ui.play.levels-none");
  const bestOf = bestOfSchema.safeParse(options.getInteger("best-of")).data ?? 1;
  if (bestOf > 1 && mode.seats > 2) return wrong("ui.play.best-of-two");
  return {
    kind: "ok",
    game,
    mode,
    deck,
    guildId,
    stakes,
    opponent,
    level,
    pace: paceSchema.safeParse(options.getString("pace")).data ?? null,
    bestOf,
    levels,
    setUp: options.getBoolean("options") ?? false,
  };
}

/** From one level to another; null when neither was given. */
function readLevels({ options }: ChatInputCommandInteraction): Levels | null {
  const [min, max] = [options.getInteger("min-level"), options.getInteger("max-level")];
  return min === null && max === null ? null : { min: min ?? 1, max: max ?? ANY_LEVEL };
}

function wrong(key: TextKey, params?: Readonly<Record<string, string>>): PlayRequest {
  return params === undefined ? { kind: "wrong", key } : { kind: "wrong", key, params };
}

/** By id, or by the name that a person types. */
export function findDeck(
  decks: readonly DeckOffer[],
  typed: string | null,
  words: Speaker,
): DeckOffer | undefined {
  if (typed === null) return decks[0];
  return (
    decks.find((offer) => offer.id === typed) ??
    decks.find((offer) => words.say(offer.label, "plain").toLowerCase() === typed.trim().toLowerCase())
  );
}

function readOpponent(interaction: ChatInputCommandInteraction): "bot" | { userId: string } | null | "wrong" {
  const user = interaction.options.getUser("opponent");
  const vs = interaction.options.getString("vs")?.trim() ?? "";
  const bot = interaction.client.user.id;
  const byId = (userId: string): "bot" | { userId: string } => (userId === bot ? "bot" : { userId });
  if (user) return byId(user.id);
  if (vs === "") return null;
  if (BOT_WORDS.includes(vs.toLowerCase())) return "bot";
  const mention = /^<@!?(\d{1,20})>$/.exec(vs)?.[1] ?? /^(\d{17,20})$/.exec(vs)?.[1];
  return mention === undefined ? "wrong" : byId(mention);
}
