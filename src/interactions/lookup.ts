import type { ButtonInteraction, ChatInputCommandInteraction, StringSelectMenuInteraction } from "discord.js";
import { localeOf, lookOf, readerOf } from "../discord/reader.ts";
import { languageOf } from "../engine/kernel/look.ts";
import { sentence } from "../present/challenge-card.ts";
import {
  buildEntry,
  buildExamples,
  buildNothing,
  buildSeveral,
  type LookupInput,
} from "../present/lookup.ts";
import { asEdit, type Outgoing } from "../present/message.ts";
import { speaker } from "../present/say.ts";
import type { Entry, Kind } from "../rulings/book.ts";
import { theLibrary } from "../rulings/library.ts";
import { isSure } from "../rulings/search.ts";
import { type Answerable, ackOnMessage, ackPrivately } from "./answer.ts";
import type { Bench } from "./bench.ts";
import type { LookupClick } from "./clicks.ts";

/** Looking things up: by a command, and from one page to the next. Nothing is kept, so pages work at any age. */

const MOST_FOUND = 12;

/** Everybody of a server reads its language, a single reader their own. */
function inputFor({ stage }: Bench, interaction: Answerable, shown: boolean): LookupInput {
  const { guildId } = interaction;
  const locale = shown && guildId !== null ? stage.publicLocale(guildId) : localeOf(interaction);
  return { library: theLibrary(), games: stage.games, speaker: speaker(locale), idOf: stage.idOf };
}

async function entryMessage(
  { stage }: Bench,
  interaction: Answerable,
  input: LookupInput,
  entry: Entry,
): Promise<Outgoing> {
  const { locale } = input.speaker;
  const reader = readerOf(interaction);
  const drawn =
    entry.card && !reader.textOnly
      ? await stage.painter.card(entry.card.view(languageOf(locale)), lookOf(reader, locale))
      : null;
  return buildEntry(input, entry, drawn);
}

/**
 * Answers `typed` with the entry that is meant; where several may be, asks which. `kinds` are those asked for: only where none of
 * them is found, others are.
 */
export async function answerLookup(
  bench: Bench,
  interaction: ChatInputCommandInteraction,
  typed: string,
  kinds: readonly Kind[] | undefined,
  shown: boolean,
): Promise<void> {
  if (shown) await interaction.deferReply();
  else await ackPrivately(interaction);
  const input = inputFor(bench, interaction, shown);
  const { library } = input;
  const picked = library.get(typed);
  const wanted = kinds ? library.search.find(typed, { kinds, most: MOST_FOUND }) : [];
  const hits = wanted.length > 0 ? wanted : library.search.find(typed, { most: MOST_FOUND });
  const [first] = hits;
  const message = picked
    ? await entryMessage(bench, interaction, input, picked)
    : !first
      ? buildNothing(input, typed)
      : isSure(hits)
        ? await entryMessage(bench, interaction, input, first.entry)
        : buildSeveral(
            input,
            hits.map(({ entry }) => entry),
          );
  await interaction.editReply(asEdit(message));
}

/** From one page to another: on one's own page in its place, on a public one beside it, so that nobody's page turns under their eyes. */
export async function lookupClick(
  bench: Bench,
  interaction: ButtonInteraction | StringSelectMenuInteraction,
  { key, page }: LookupClick,
): Promise<void> {
  if (interaction.message.flags.has("Ephemeral")) await ackOnMessage(interaction);
  else await ackPrivately(interaction);
  const input = inputFor(bench, interaction, false);
  const entry = input.library.get(key);
  const message = !entry
    ? sentence(input.speaker.tell("ui.lookup.gone"))
    : page === "examples"
      ? buildExamples(input, entry)
      : await entryMessage(bench, interaction, input, entry);
  await interaction.editReply(asEdit(message));
}
