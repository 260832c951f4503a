import type { ButtonInteraction, StringSelectMenuInteraction } from "discord.js";
import { localeOf } from "../discord/reader.ts";
import { isOpen, type KeptChallenge } from "../match/challenges.ts";
import { buildDeckPick, levelsText, sentence } from "../present/challenge-card.ts";
import { escapeMarkdown } from "../present/escape.ts";
import { speakerFor } from "../present/match-words.ts";
import { asEdit } from "../present/message.ts";
import { type Answerable, tell, tellText, words } from "./answer.ts";
import type { Bench } from "./bench.ts";
import { closeCard } from "./challenge-end.ts";
import { deckObjects, withDeckNotes } from "./deck-notes.ts";
import { hasToChoose, nameOf } from "./hero-clicks.ts";
import { choiceFor, offersFor } from "./offers.ts";
import { takeRematch } from "./rematch-clicks.ts";

/** Accept: everything but the deck is settled first, then the deck is asked for privately. */
export async function acceptClick(bench: Bench, interaction: ButtonInteraction, id: string): Promise<void> {
  const challenge = await bench.challenges.get(id);
  if (!challenge) return tellText(interaction, "ui.challenge.gone");
  if (await objects(bench, interaction, challenge)) return;
  const game = bench.stage.games.get(challenge.game);
  if (!game) return tellText(interaction, "ui.challenge.gone");
  if (challenge.rematch) return takeRematch(bench, interaction, challenge);
  const speaker = speakerFor(bench.stage.games, challenge.game, localeOf(interaction));
  const offers = await offersFor(bench, challenge, game);
  const choice = await choiceFor(bench, challenge, game, interaction.user.id);
  await tell(
    interaction,
    buildDeckPick(challenge, game, offers, choice, interaction.user.id, speaker, bench.stage.idOf),
  );
}

/** Tells why this user cannot take this challenge; true when so. */
async function objects(bench: Bench, interaction: Answerable, challenge: KeptChallenge): Promise<boolean> {
  const { user } = interaction;
  if (challenge.challenger.userId === user.id) {
    await tellText(interaction, "ui.challenge.own");
  } else if (challenge.opponent && challenge.opponent.userId !== user.id) {
    await tellText(interaction, "ui.challenge.not-you", {
      opponent: escapeMarkdown(challenge.opponent.name),
    });
  } else if (!isOpen(challenge, bench.stage.now())) {
    await tellText(interaction, "ui.challenge.gone");
    if (challenge.status === "open" || challenge.status === "expired")
      await closeCard(bench, challenge, "expired");
  } else if (await bench.blocks.bars(challenge.challenger.userId, user.id)) {
    await tellText(interaction, "ui.block.barred", { who: escapeMarkdown(challenge.challenger.name) });
  } else if (await levelObjects(bench, interaction, challenge)) {
    return true;
  } else {
    return challenge.stakes === "ranked" && (await heroObjects(bench, interaction, challenge));
  }
  return true;
}

/** Tells that the hero of the one who clicked has a level that was not asked for; true when so. */
async function levelObjects(
  bench: Bench,
  interaction: Answerable,
  { game, guildId, levels }: KeptChallenge,
): Promise<boolean> {
  if (!levels || !bench.heroes.games.includes(game)) return false;
  const owner = { game, guildId, userId: interaction.user.id, name: nameOf(interaction) };
  const level = bench.heroes.levelOf(await bench.heroes.of(owner));
  if (level >= levels.min && level <= levels.max) return false;
  await tellText(interaction, "ui.challenge.level", {
    levels: levelsText(levels, words(interaction)),
    level,
  });
  return true;
}

/** A ranked match waits until both heroes have made the choices they owe; tells so and gives true when one has not. */
async function heroObjects(
  bench: Bench,
  interaction: Answerable,
  { game, guildId, challenger }: KeptChallenge,
): Promise<boolean> {
  const own = { game, guildId, userId: interaction.user.id, name: nameOf(interaction) };
  if (await hasToChoose(bench, own)) {
    await tellText(interaction, "ui.play.ranked-due");
    return true;
  }
  const { userId, name } = challenger;
  if (!(await hasToChoose(bench, { game, guildId, userId, name }))) return false;
  await tellText(interaction, "ui.play.ranked-due-other", { who: escapeMarkdown(name) });
  return true;
}

/** The deck is chosen: take the challenge and begin. Of several people at once exactly one gets it. */
export async function deckClick(
  bench: Bench,
  interaction: StringSelectMenuInteraction,
  click: { readonly challenge: string; readonly owner: string },
): Promise<void> {
  const { user } = interaction;
  if (click.owner !== user.id) return tellText(interaction, "ui.answer.not-yours");
  const deck = interaction.values[0] ?? "";
  const known = await bench.challenges.get(click.challenge);
  const game = known ? bench.stage.games.get(known.game) : undefined;
  const choice = game && known ? await choiceFor(bench, known, game, user.id) : null;
  const offer = choice && [...choice.own, ...choice.ready].find((one) => one.id === deck);
  if (!game || !known || !offer) return tellText(interaction, "ui.challenge.gone");
  if (await deckObjects(bench, interaction, known, game, offer)) return;
  const result = await bench.challenges.accept(click.challenge, {
    userId: user.id,
    name: nameOf(interaction),
    deck,
  });
  const say = async (key: Parameters<typeof tellText>[1], params?: Record<string, string>): Promise<void> => {
    await interaction.editReply(asEdit(sentence(words(interaction).tell(key, params))));
  };
  if (result.kind === "unknown") return say("ui.challenge.gone");
  if (
    result.kind === "already-taken" &&
    result.challenge.matchId &&
    result.challenge.acceptedBy?.userId === user.id
  )
    return say("ui.challenge.starting", { thread: `<#${result.challenge.matchId}>` });
  if (result.kind === "own-challenge") return say("ui.challenge.own");
  if (result.kind !== "accepted") return say("ui.challenge.gone");
  const thread = await bench.starter.finish(result.challenge);
  const said = words(interaction).tell("ui.challenge.starting", { thread: `<#${thread}>` });
  const told = await withDeckNotes(bench, interaction, { ...result.challenge, deck }, said);
  await interaction.editReply(asEdit(sentence(told)));
}

/** Decline by the named opponent, withdraw by the challenger; the public message says what became of it. */
export async function closeClick(
  bench: Bench,
  interaction: ButtonInteraction,
  click: { readonly route: "decline" | "withdraw"; readonly challenge: string },
): Promise<void> {
  const result =
    click.route === "decline"
      ? await bench.challenges.decline(click.challenge, interaction.user.id)
      : await bench.challenges.withdraw(click.challenge, interaction.user.id);
  if (result.kind === "unknown" || result.kind === "closed")
    return tellText(interaction, "ui.challenge.gone");
  const { challenge } = result;
  if (result.kind === "done") {
    await closeCard(bench, challenge, click.route === "decline" ? "declined" : "withdrawn");
    // Clicked in one's own list, the message that says so is elsewhere.
    const cardId = challenge.rematch ? challenge.rematch.cardId : challenge.messageId;
    if (interaction.message.id !== cardId) await tellText(interaction, `ui.matches.${click.route}`);
    return;
  }
  if (click.route === "withdraw")
    return tellText(interaction, "ui.challenge.not-challenger", {
      who: escapeMarkdown(challenge.challenger.name),
    });
  return tellText(interaction, "ui.challenge.not-named", {
    opponent: escapeMarkdown(challenge.opponent?.name ?? "?"),
  });
}
