import { LabelBuilder, ModalBuilder, TextInputBuilder } from "@discordjs/builders";
import type { ButtonInteraction } from "discord.js";
import { TextInputStyle } from "discord-api-types/v10";
import { WORDS_MAX } from "../match/seed.ts";
import { clip, escapeMarkdown } from "../present/escape.ts";
import { type Answerable, tellText, words } from "./answer.ts";
import type { Bench } from "./bench.ts";
import type { Click } from "./clicks.ts";

/** The one field of the form. */
export const WORDS_FIELD = "w";

/** Asks for words in a modal, at once: a modal must be the first answer. */
export async function askWords(
  bench: Bench,
  interaction: ButtonInteraction,
  click: Extract<Click, { route: "words" }>,
): Promise<void> {
  const speaker = words(interaction);
  const input = new TextInputBuilder()
    .setCustomId(WORDS_FIELD)
    .setStyle(TextInputStyle.Short)
    .setRequired(true)
    .setMinLength(1)
    .setMaxLength(WORDS_MAX);
  const label = new LabelBuilder()
    .setLabel(clip(speaker.tell("ui.words.label"), 45))
    .setDescription(clip(speaker.tell("ui.words.note"), 100))
    .setTextInputComponent(input);
  const modal = new ModalBuilder()
    .setCustomId(bench.stage.idOf(click))
    .setTitle(clip(speaker.tell("ui.words.title"), 45))
    .addLabelComponents(label);
  await interaction.showModal(modal.toJSON());
}

/** Adds what was typed, and says what became of it. The form was acknowledged before. */
export async function addWords(
  bench: Bench,
  interaction: Answerable,
  matchId: string,
  typed: string,
): Promise<void> {
  const result = await bench.stage.service.addWords(matchId, interaction.user.id, typed);
  bench.desk.wake(matchId);
  switch (result.kind) {
    case "done":
      return tellText(interaction, "ui.words.done", { words: escapeMarkdown(result.words) });
    case "stranger":
    case "no-match":
      return tellText(interaction, `ui.answer.${result.kind}`);
    default:
      return tellText(interaction, `ui.words.${result.kind}`);
  }
}
