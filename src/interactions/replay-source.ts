import type { Attachment } from "discord.js";
import { readAttachment } from "../discord/attachments.ts";
import type { Course } from "../match/course.ts";
import { keyOf, type Recording, recordingOf, recordingSchema } from "../match/recording.ts";
import { KEEP_DAYS } from "../match/service.ts";
import { type Judgement, verifyApart } from "../match/verify-apart.ts";
import { clip, escapeMarkdown } from "../present/escape.ts";
import { speakerFor } from "../present/match-words.ts";
import { buildVerdict } from "../present/verdict.ts";
import { type Answerable, tell, tellText, words } from "./answer.ts";
import type { Bench } from "./bench.ts";

/** The longest match that was ever fuzzed makes a tenth of this. */
const FILE_BYTES = 4_000_000;
/** How long an attached match can be looked at, ms. */
const FILE_TTL_MS = 7 * 86_400_000;
/** A file whose every step is as slow as this would keep others waiting, ms. */
const SLOWEST_MS = 1_500;
/** Whose file waits to be judged: one each, so that nobody's many files keep the others waiting. */
const waiting = new Set<string>();

/** What is looked at again, under the name that custom ids carry. */
export interface Opened {
  readonly source: string;
  readonly course: Course;
}

const FILE = "f.";
const noteOf = (key: string): string => `replay-file:${key}`;

/** A finished match by its thread or by the key of a kept file; when it cannot be shown the reader has been told why. */
export async function openSource(
  bench: Bench,
  interaction: Answerable,
  source: string,
): Promise<Opened | null> {
  const recording = source.startsWith(FILE)
    ? await keptFile(bench, interaction, source.slice(FILE.length))
    : await keptMatch(bench, interaction, source);
  const game = recording && bench.stage.games.get(recording.game);
  if (!recording || !game) return null;
  return { source, course: await bench.courses(game, recording) };
}

async function keptMatch(bench: Bench, interaction: Answerable, id: string): Promise<Recording | null> {
  const match = await bench.stage.service.load(id);
  // What other servers play is no business of this one.
  if (!match || match.record.guildId !== interaction.guildId) {
    await tellText(interaction, "ui.replay.gone", { days: KEEP_DAYS });
    return null;
  }
  if (!match.live.outcome()) {
    await tellText(interaction, "ui.replay.running");
    return null;
  }
  return recordingOf(match);
}

async function keptFile(bench: Bench, interaction: Answerable, key: string): Promise<Recording | null> {
  const text = await bench.stage.notes.get(noteOf(key));
  if (text !== null) return recordingSchema.parse(JSON.parse(text));
  await tellText(interaction, "ui.replay.file-gone");
  return null;
}

/** Reads and judges a replay that somebody attached; when it is none the reader has been told. */
export async function judgedFile(
  bench: Bench,
  interaction: Answerable,
  attached: Attachment,
): Promise<Extract<Judgement, { kind: "judged" }> | null> {
  const read = await readAttachment(attached, { apiBase: bench.apiBase, maxBytes: FILE_BYTES });
  if (typeof read === "string") {
    await tellText(interaction, `ui.replay.file.${read}`, { max: FILE_BYTES / 1_000_000 });
    return null;
  }
  const reader = interaction.user.id;
  if (waiting.has(reader)) {
    await tellText(interaction, "ui.replay.busy");
    return null;
  }
  waiting.add(reader);
  const judgement = await verifyApart(read.text).finally(() => waiting.delete(reader));
  switch (judgement.kind) {
    case "judged":
      return judgement;
    case "no-replay":
      await tellText(interaction, "ui.replay.none", { what: escapeMarkdown(clip(judgement.what, 300)) });
      return null;
    case "no-game":
      await tellText(interaction, "ui.play.game", { game: escapeMarkdown(clip(judgement.game, 100)) });
      return null;
    case "gave-up":
      await tellText(interaction, "ui.replay.gave-up");
      return null;
  }
}

/**
 * A match from an attached file. It is shown only when a process of its own has played it to its end and found that it holds; from
 * then on it is kept for a while, so that its pages can be turned.
 */
export async function openFile(
  bench: Bench,
  interaction: Answerable,
  attached: Attachment,
): Promise<Opened | null> {
  const judged = await judgedFile(bench, interaction, attached);
  if (!judged) return null;
  const { recording, slowestMs } = judged;
  if (!recording) {
    const speaker = speakerFor(bench.stage.games, judged.game, words(interaction).locale);
    await tell(interaction, buildVerdict(judged, speaker));
    return null;
  }
  if (slowestMs > SLOWEST_MS) {
    await tellText(interaction, "ui.replay.too-slow");
    return null;
  }
  const key = keyOf(recording);
  await bench.stage.notes.set(noteOf(key), JSON.stringify(recording), FILE_TTL_MS);
  return openSource(bench, interaction, `${FILE}${key}`);
}
