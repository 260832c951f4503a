import { SlashCommandBuilder } from "@discordjs/builders";
import type { AutocompleteInteraction, ChatInputCommandInteraction } from "discord.js";
import { InteractionContextType } from "discord-api-types/v10";
import { ackPrivately, tell, tellText, words } from "../interactions/answer.ts";
import type { Bench } from "../interactions/bench.ts";
import { closeCard, nameOf } from "../interactions/challenge-clicks.ts";
import { hasToChoose } from "../interactions/hero-clicks.ts";
import type { Sitter } from "../match/contract.ts";
import { buildChallenge, sentence } from "../present/challenge-card.ts";
import { clip, escapeMarkdown } from "../present/escape.ts";
import { speakerFor } from "../present/match-words.ts";
import type { Games } from "../present/ports.ts";
import type { SlashCommand } from "./command.ts";
import { type PlayRequest, readPlay } from "./play-options.ts";

const CHOICES = 25;
type Ready = Extract<PlayRequest, { kind: "ok" }>;

/** `/play`: an open challenge, one to somebody, or a match against the AI. */
export function playCommand(games: Games): SlashCommand {
  const definition = new SlashCommandBuilder()
    .setName("play")
    .setDescription("Start a match: open to anybody, against somebody, or against the AI")
    .setContexts(InteractionContextType.Guild)
    .addStringOption((option) =>
      option
        .setName("vs")
        .setDescription("“bot” for the AI, or mention somebody; leave out to let anybody accept")
        .setAutocomplete(true),
    )
    .addUserOption((option) => option.setName("opponent").setDescription("Who you want to play against"))
    .addStringOption((option) =>
      option.setName("deck").setDescription("The deck you play").setAutocomplete(true),
    );
  if ([...games.values()].some((game) => game.campaign))
    definition.addStringOption((option) =>
      option
        .setName("stakes")
        .setDescription("Casual (as it is left out), or ranked: the match counts for the heroes of both")
        .addChoices({ name: "casual", value: "casual" }, { name: "ranked", value: "ranked" }),
    );
  if (games.size > 1)
    definition.addStringOption((option) =>
      option
        .setName("game")
        .setDescription("Which game")
        .addChoices(...[...games.values()].slice(0, CHOICES).map(({ id, name }) => ({ name, value: id }))),
    );
  return {
    name: "play",
    definition: definition.toJSON(),
    async run(bench, interaction) {
      const request = readPlay(interaction, bench.stage.games);
      if (request.kind === "wrong") return tellText(interaction, request.key, request.params);
      await ackPrivately(interaction);
      if (request.opponent === "bot") await playBot(bench, interaction, request);
      else await challenge(bench, interaction, request);
    },
    complete: (bench, interaction) => suggest(bench, interaction),
  };
}

async function playBot(
  bench: Bench,
  interaction: ChatInputCommandInteraction,
  request: Ready,
): Promise<void> {
  const { stage, starter, messenger, ai } = bench;
  const { game, deck, guildId } = request;
  const { channelId, user } = interaction;
  const name = nameOf(interaction);
  const at = game.decks.indexOf(deck);
  const theirs = game.decks[(at + 1) % game.decks.length] ?? deck;
  const publicWords = speakerFor(stage.games, game.id, stage.publicLocale(guildId));
  const messageId = await messenger.send(
    channelId,
    sentence(
      publicWords.tell("ui.challenge.bot", {
        who: `**${escapeMarkdown(name)}**`,
        opponent: `**${escapeMarkdown(ai.name)}**`,
        game: escapeMarkdown(game.name),
      }),
    ),
    interaction.id,
  );
  const sitters: Sitter[] = [
    { kind: "user", userId: user.id, name },
    { kind: "ai", level: ai.level, name: ai.name },
  ];
  const thread = await starter.start({
    game: game.id,
    guildId,
    channelId,
    messageId,
    sitters,
    decks: [deck.id, theirs.id],
  });
  await tell(
    interaction,
    sentence(words(interaction).tell("ui.challenge.starting", { thread: `<#${thread}>` })),
  );
}

async function challenge(
  bench: Bench,
  interaction: ChatInputCommandInteraction,
  request: Ready,
): Promise<void> {
  const { stage, challenges, messenger } = bench;
  const { game, deck, guildId, stakes } = request;
  let opponent: { userId: string; name: string } | null = null;
  if (request.opponent !== null && request.opponent !== "bot") {
    const found = await person(interaction, request.opponent.userId);
    if (!found) return tellText(interaction, "ui.play.vs");
    if (found.app) return tellText(interaction, "ui.play.app");
    opponent = { userId: request.opponent.userId, name: found.name };
  }
  const me = { game: game.id, guildId, userId: interaction.user.id, name: nameOf(interaction) };
  if (stakes === "ranked" && (await hasToChoose(bench, me)))
    return tellText(interaction, "ui.play.ranked-due");
  const made = await challenges.create({
    stakes,
    game: game.id,
    guildId,
    channelId: interaction.channelId,
    challenger: { userId: interaction.user.id, name: nameOf(interaction), deck: deck.id },
    opponent,
  });
  const speaker = speakerFor(stage.games, game.id, stage.publicLocale(guildId));
  const card = buildChallenge(made, game, speaker, stage.idOf);
  const messageId = await messenger.send(interaction.channelId, card, made.id);
  await challenges.setMessage(made.id, messageId);
  setTimeout(() => void expire(bench, made.id), made.expiresAt - stage.now()).unref();
  await tellText(interaction, "ui.challenge.posted");
}

/** Takes the buttons off a challenge that nobody took up. After a restart the next click does it. */
async function expire(bench: Bench, id: string): Promise<void> {
  try {
    const kept = await bench.challenges.get(id);
    if (kept?.status === "open") await closeCard(bench, kept, "expired");
  } catch (error) {
    bench.stage.log.warn({ err: error }, "An expired challenge could not be closed");
  }
}

/** A user of the server by id, as named there; null when there is none. */
async function person(
  interaction: ChatInputCommandInteraction,
  userId: string,
): Promise<{ name: string; app: boolean } | null> {
  const picked = interaction.options.getUser("opponent");
  if (picked?.id === userId) {
    const member = interaction.inCachedGuild() ? interaction.options.getMember("opponent") : null;
    return { name: member?.displayName ?? picked.displayName, app: picked.bot };
  }
  try {
    const member = await interaction.guild?.members.fetch(userId);
    return member ? { name: member.displayName, app: member.user.bot } : null;
  } catch {
    return null;
  }
}

async function suggest(bench: Bench, interaction: AutocompleteInteraction): Promise<void> {
  const { games } = bench.stage;
  const focused = interaction.options.getFocused(true);
  const typed = focused.value.trim().toLowerCase();
  if (focused.name === "deck") {
    const wanted = interaction.options.getString("game");
    const game = wanted === null ? games.values().next().value : games.get(wanted);
    const speaker = speakerFor(games, game?.id ?? "", interaction.locale);
    const found = (game?.decks ?? [])
      .map((offer) => ({ name: clip(speaker.say(offer.label, "plain"), 100), value: offer.id }))
      .filter((choice) => choice.name.toLowerCase().includes(typed));
    await interaction.respond(found.slice(0, CHOICES));
    return;
  }
  const bot = { name: words(interaction).tell("ui.auto.bot"), value: "bot" };
  const members = [...(interaction.guild?.members.cache.values() ?? [])]
    .filter((member) => !member.user.bot && member.id !== interaction.user.id)
    .map((member) => ({ name: clip(`@${member.displayName}`, 100), value: `<@${member.id}>` }))
    .filter((choice) => choice.name.toLowerCase().includes(typed) || choice.value === typed);
  const offers = "bot".startsWith(typed) || members.length === 0 ? [bot, ...members] : members;
  await interaction.respond(offers.slice(0, CHOICES));
}
