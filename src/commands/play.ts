import { SlashCommandBuilder } from "@discordjs/builders";
import type { AutocompleteInteraction, ChatInputCommandInteraction } from "discord.js";
import { InteractionContextType } from "discord-api-types/v10";
import { AI_PLAYERS } from "../ai/index.ts";
import { localeOf } from "../discord/reader.ts";
import { changedOptions, type OptionValues, openOptions } from "../engine/kernel/match-options.ts";
import { ackPrivately, tell, tellText, words } from "../interactions/answer.ts";
import type { Bench } from "../interactions/bench.ts";
import { deckObjects, withDeckNotes } from "../interactions/deck-notes.ts";
import { hasToChoose, nameOf } from "../interactions/hero-clicks.ts";
import { postLobby } from "../interactions/lobby-clicks.ts";
import { choiceFor } from "../interactions/offers.ts";
import { postChallenge, startAgainstAi, type Wish } from "../interactions/post.ts";
import { showSetup } from "../interactions/setup-clicks.ts";
import { newId } from "../match/challenges.ts";
import { sentence } from "../present/challenge-card.ts";
import { usualGame } from "../present/config-panel.ts";
import { clip, escapeMarkdown } from "../present/escape.ts";
import { speakerFor } from "../present/match-words.ts";
import type { Games } from "../present/ports.ts";
import { PACES } from "../settings/records.ts";
import type { SlashCommand } from "./command.ts";
import { findDeck, type PlayRequest, readPlay } from "./play-options.ts";

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
    )
    .addStringOption((option) =>
      option
        .setName("level")
        .setDescription("How well the AI plays, when you play against it")
        .addChoices(...levels()),
    )
    .addBooleanOption((option) =>
      option.setName("options").setDescription("True: look at deck and rules first, and change them"),
    );
  definition
    .addStringOption((option) =>
      option
        .setName("pace")
        .setDescription("How much time there is to decide; as the server has it when left out")
        .addChoices(...PACES.map((value) => ({ name: value, value }))),
    )
    .addIntegerOption((option) =>
      option
        .setName("best-of")
        .setDescription("One match (as it is left out), or a best of three")
        .addChoices({ name: "one match", value: 1 }, { name: "best of three", value: 3 }),
    );
  const modes = modesOf(games);
  if (modes.length > 1)
    definition.addStringOption((option) =>
      option
        .setName("mode")
        .setDescription("How many play, and in which teams")
        .addChoices(...modes.slice(0, CHOICES)),
    );
  if ([...games.values()].some((game) => game.campaign)) {
    definition.addStringOption((option) =>
      option
        .setName("stakes")
        .setDescription("Casual (as it is left out), or ranked: the match counts for the heroes of both")
        .addChoices({ name: "casual", value: "casual" }, { name: "ranked", value: "ranked" }),
    );
    for (const [name, description] of [
      ["min-level", "Open challenges: only for heroes of this level and higher"],
      ["max-level", "Open challenges: only for heroes of this level and lower"],
    ] as const)
      definition.addIntegerOption((option) =>
        option.setName(name).setDescription(description).setMinValue(1).setMaxValue(98),
      );
  }
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
      const { games, settings } = bench.stage;
      const server = settings.serverNow(interaction.guildId ?? "");
      const request = readPlay(interaction, games, server);
      if (request.kind === "wrong") return tellText(interaction, request.key, request.params);
      await ackPrivately(interaction);
      await play(bench, interaction, request);
    },
    complete: (bench, interaction) => suggest(bench, interaction),
  };
}

/** The AI's levels, the weakest first. */
function levels(): { name: string; value: string }[] {
  return [...AI_PLAYERS.values()].map(({ level, name }) => ({ name: clip(name, 100), value: level }));
}

/** All modes there are, by name; what a game does not have is refused when it is asked for. */
function modesOf(games: Games): { name: string; value: string }[] {
  const found = new Map<string, string>();
  for (const game of games.values())
    for (const mode of game.modes)
      if (!found.has(mode.id)) found.set(mode.id, speakerFor(games, game.id, "en").say(mode.label, "plain"));
  return [...found].map(([value, name]) => ({ name: clip(name, 100), value }));
}

async function play(bench: Bench, interaction: ChatInputCommandInteraction, request: Ready): Promise<void> {
  const { game, mode, guildId, stakes, level, bestOf, levels } = request;
  const { own, ready } = await choiceFor(bench, request, game, interaction.user.id);
  // Ready-made ones come first where nothing was asked for, own ones where a name fits both.
  const decks = request.deck === null ? ready : [...own, ...ready];
  const pace = request.pace ?? (await bench.stage.settings.server(guildId)).pace;
  const speaker = speakerFor(bench.stage.games, game.id, localeOf(interaction));
  const deck = findDeck(decks, request.deck, speaker);
  if (!deck) {
    const elsewhere = findDeck((await bench.sets.offers(guildId, game)).decks, request.deck, speaker);
    return tellText(interaction, elsewhere ? "ui.play.ranked-deck" : "ui.play.deck", {
      deck: elsewhere ? speaker.say(elsewhere.label) : escapeMarkdown(request.deck ?? ""),
      decks: clip(decks.map((offer) => speaker.say(offer.label)).join(", "), 1_500),
    });
  }
  if (!request.setUp && (await deckObjects(bench, interaction, request, game, deck))) return;
  const { channelId, user } = interaction;
  const owner = { userId: user.id, name: nameOf(interaction) };
  const opponent = await opponentOf(interaction, request);
  if (typeof opponent === "string" && opponent !== "ai") return tellText(interaction, opponent);
  if (opponent !== null && opponent !== "ai" && (await bench.blocks.bars(opponent.userId, user.id)))
    return tellText(interaction, "ui.block.barred", { who: escapeMarkdown(opponent.name) });
  if (mode.seats > 2 && opponent !== null && opponent !== "ai")
    return tellText(interaction, "ui.play.mode-vs");
  if (stakes === "ranked" && (await hasToChoose(bench, { game: game.id, guildId, ...owner })))
    return tellText(interaction, "ui.play.ranked-due");
  const options = stakes === "ranked" ? {} : await usualOptions(bench, guildId, game, mode);
  if (request.setUp) {
    const at = {
      options,
      game: game.id,
      mode: mode.id,
      guildId,
      channelId,
      owner,
      deck: deck.id,
      opponent,
      level,
      stakes,
      pace,
      bestOf,
      levels,
    };
    return showSetup(bench, interaction, await bench.proposals.create(at));
  }
  const wish: Wish = {
    id: newId(),
    game,
    mode,
    guildId,
    channelId,
    owner,
    deck: deck.id,
    stakes,
    level,
    pace,
    bestOf,
    levels,
    options,
  };
  if (opponent === "ai") {
    const thread = await startAgainstAi(bench, wish);
    return tellText(interaction, "ui.challenge.starting", { thread: `<#${thread}>` });
  }
  if (mode.seats > 2) {
    await postLobby(bench, wish);
    return posted(bench, interaction, wish, "ui.lobby.posted");
  }
  await postChallenge(bench, wish, opponent);
  await posted(bench, interaction, wish, "ui.challenge.posted");
}

/** What casual matches of a server begin with, as far as this game in this mode leaves it open. */
async function usualOptions(
  { stage }: Bench,
  guildId: string,
  game: Ready["game"],
  mode: Ready["mode"],
): Promise<OptionValues> {
  const { options } = await stage.settings.server(guildId);
  return Object.fromEntries(
    changedOptions(openOptions(game, mode), options[game.id] ?? {}).map(({ option, value }) => [
      option.id,
      value.value,
    ]),
  );
}

/** Says that it is posted, and what of the deck the hero cannot play. */
async function posted(
  bench: Bench,
  interaction: ChatInputCommandInteraction,
  { game, ...wish }: Wish,
  key: "ui.lobby.posted" | "ui.challenge.posted",
): Promise<void> {
  const said = words(interaction).tell(key);
  await tell(
    interaction,
    sentence(await withDeckNotes(bench, interaction, { ...wish, game: game.id }, said)),
  );
}

/** Who is to be played against, or the sentence that says why they cannot be. */
async function opponentOf(
  interaction: ChatInputCommandInteraction,
  { opponent }: Ready,
): Promise<"ai" | { userId: string; name: string } | null | "ui.play.vs" | "ui.play.app"> {
  if (opponent === null) return null;
  if (opponent === "bot") return "ai";
  const found = await person(interaction, opponent.userId);
  if (!found) return "ui.play.vs";
  return found.app ? "ui.play.app" : { userId: opponent.userId, name: found.name };
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
    const server = bench.stage.settings.serverNow(interaction.guildId ?? "");
    const game = wanted === null ? usualGame(server, games) : games.get(wanted);
    const speaker = speakerFor(games, game?.id ?? "", localeOf(interaction));
    const { guildId } = interaction;
    const stakes = interaction.options.getString("stakes") === "ranked" ? "ranked" : "casual";
    const { own, ready } =
      game && guildId
        ? await choiceFor(bench, { guildId, stakes }, game, interaction.user.id)
        : { own: [], ready: [] };
    const found = [...own, ...ready]
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
