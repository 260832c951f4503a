import { type Interaction, MessageFlags } from "discord.js";
import { CODES, codeOf, isLateAnswer } from "../discord/api-errors.ts";
import { localeOf } from "../discord/reader.ts";
import { NotPlayable, ThreadError } from "../discord/starter.ts";
import type { Refusal } from "../engine/kernel/refusal.ts";
import { MatchError } from "../match/errors.ts";
import { sentence } from "../present/challenge-card.ts";
import { listed } from "../present/choice-pen.ts";
import { escapeMarkdown } from "../present/escape.ts";
import { asEdit, asPrivate, type Outgoing } from "../present/message.ts";
import type { Log } from "../present/ports.ts";
import { type Speaker, speaker } from "../present/say.ts";
import type { TextKey } from "../present/texts/en.ts";
import { RecordError } from "../store/keeper.ts";
import { StoreError } from "../store/port.ts";

/** Interactions that can be answered with a message. */
export type Answerable = Extract<Interaction, { deferReply: unknown }>;

/** Our words in the reader's language. */
export function words(interaction: Interaction): Speaker {
  return speaker(localeOf(interaction));
}

/** Acknowledges with a private "thinking" line, to be filled by `tell`. */
export async function ackPrivately(interaction: Answerable): Promise<void> {
  try {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  } catch (error) {
    if (!wentThrough(error)) throw error;
    interaction.deferred = true;
    interaction.ephemeral = true;
  }
}

/**
 * True when the acknowledgement was taken although its answer never came, so that the client's second try was told "already". The
 * reader waits for what they clicked, so the work goes on; should another process be at it too, nothing of ours counts twice.
 */
function wentThrough(error: unknown): boolean {
  return codeOf(error) === CODES.alreadyAcknowledged;
}

/**
 * Acknowledges a click that changes the message it was made on. When that message is gone by now (a panel is taken away when a newer
 * one is shown), a private line takes its place.
 */
export async function ackOnMessage(
  interaction: Extract<Answerable, { deferUpdate: unknown }>,
): Promise<void> {
  try {
    await interaction.deferUpdate();
  } catch (error) {
    if (wentThrough(error)) interaction.deferred = true;
    else if (codeOf(error) === CODES.unknownMessage) await ackPrivately(interaction);
    else throw error;
  }
}

/**
 * Tells the one who clicked something privately, however far the answer has got: fills a private line that is being waited for,
 * else adds one.
 */
export async function tell(interaction: Answerable, message: Outgoing): Promise<void> {
  if (interaction.deferred && interaction.ephemeral === true) await interaction.editReply(asEdit(message));
  else if (interaction.deferred || interaction.replied) await interaction.followUp(asPrivate(message));
  else await interaction.reply(asPrivate(message));
}

export async function tellText(
  interaction: Answerable,
  key: TextKey,
  params?: Readonly<Record<string, string | number>>,
): Promise<void> {
  await tell(interaction, sentence(words(interaction).tell(key, params)));
}

/** What is wrong with a match that could not be set up, as far as there is room. */
function whyNotPlayable(
  { texts, refusals: all, sitters, secret }: NotPlayable,
  interaction: Answerable,
): string {
  const { user } = interaction;
  const own = speaker(localeOf(interaction), texts);
  const hidden = ({ seat }: Refusal): boolean => {
    const sitter = sitters[seat ?? -1];
    return (
      seat !== undefined && secret.includes(seat) && sitter?.kind === "user" && sitter.userId !== user.id
    );
  };
  const refusals = all.filter((one) => !hidden(one));
  const others = [...new Set(all.filter(hidden).flatMap(({ seat }) => sitters[seat ?? -1]?.name ?? []))];
  const lines = refusals.map((refusal) => `• ${own.refusal(refusal)}`);
  const whose = [...new Set(refusals.flatMap(({ seat }) => sitters[seat ?? -1]?.name ?? []))];
  const about =
    whose.length === 0
      ? []
      : [own.tell("ui.play.not-playable-whose", { who: whose.map(escapeMarkdown).join(", ") })];
  return [
    own.tell("ui.play.not-playable"),
    ...others.map((name) => own.tell("ui.play.not-playable-secret", { who: escapeMarkdown(name) })),
    ...about,
    ...(lines.length > 0 ? [listed(lines, own)] : []),
  ].join("\n");
}

/** Does the work of an interaction; whatever fails, the reader gets an answer and the process goes on. */
export async function guarded(interaction: Answerable, log: Log, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const ageMs = Date.now() - interaction.createdTimestamp;
    if (isLateAnswer(error)) {
      log.warn({ code: codeOf(error), ageMs }, "An answer came too late or twice");
      return;
    }
    if (error instanceof NotPlayable) {
      log.warn({ why: error.message }, "A match could not be set up");
      await tell(interaction, sentence(whyNotPlayable(error, interaction))).catch((second: unknown) => {
        log.warn({ code: codeOf(second), ageMs }, "The reader could not be told of a failure");
      });
      return;
    }
    const key: TextKey =
      error instanceof StoreError
        ? error.applied === "unknown"
          ? "ui.answer.store-unsure"
          : "ui.answer.store"
        : error instanceof ThreadError
          ? "ui.play.thread-failed"
          : error instanceof MatchError && error.fault === "unknown-deck"
            ? "ui.play.deck-gone"
            : (error instanceof MatchError || error instanceof RecordError) && error.fault === "broken-record"
              ? "ui.answer.broken"
              : "ui.answer.failed";
    log.error({ err: error, ageMs }, "An interaction failed");
    await tellText(interaction, key).catch((second: unknown) => {
      log.warn({ code: codeOf(second), ageMs }, "The reader could not be told of a failure");
    });
  }
}
