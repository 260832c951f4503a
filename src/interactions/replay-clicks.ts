import { MessageFlags } from "discord.js";
import { lookOf, readerOf } from "../discord/reader.ts";
import type { Look } from "../engine/kernel/look.ts";
import { type Course, replayOf } from "../match/course.ts";
import { momentsOf } from "../match/shots.ts";
import { container, file, picture, text } from "../present/components.ts";
import { clip } from "../present/escape.ts";
import { speakerFor } from "../present/match-words.ts";
import { asEdit, asPublic, type Outgoing } from "../present/message.ts";
import {
  buildReplayPage,
  type ReplayPlace,
  shownStep,
  stepAfter,
  whoPlayed,
} from "../present/replay-page.ts";
import { replayText } from "../present/replay-text.ts";
import type { Speaker } from "../present/say.ts";
import type { Film } from "../render/film-types.ts";
import { type Answerable, ackOnMessage, ackPrivately, tell, tellText, words } from "./answer.ts";
import type { Bench } from "./bench.ts";
import type { ReplayClick, ReplayPageClick } from "./clicks.ts";
import { type Opened, openSource } from "./replay-source.ts";

type MessageClick = Extract<Answerable, { deferUpdate: unknown }>;

/** In whose words, colours and pictures something is shown: the reader's, or the server's where everybody sees it. */
interface Eyes {
  readonly speaker: Speaker;
  readonly look: Look;
  readonly textOnly: boolean;
}

export async function eyesOf(
  bench: Bench,
  interaction: Answerable,
  game: string,
  everybody: boolean,
): Promise<Eyes> {
  const { games, settings, publicLocale } = bench.stage;
  const { guildId } = interaction;
  if (!everybody || guildId === null) {
    const reader = readerOf(interaction);
    const speaker = speakerFor(games, game, words(interaction).locale);
    return { speaker, look: lookOf(reader, speaker.locale), textOnly: reader.textOnly };
  }
  const server = await settings.server(guildId);
  const speaker = speakerFor(games, game, publicLocale(guildId));
  return { speaker, look: lookOf(server, speaker.locale), textOnly: server.textOnly };
}

/** A button under a result. The click was acknowledged privately before. */
export async function replayClick(
  bench: Bench,
  interaction: Answerable,
  { source, verb }: ReplayClick,
): Promise<void> {
  const opened = await openSource(bench, interaction, source);
  if (!opened) return;
  if (verb === "watch") return watch(bench, interaction, opened, false);
  return verb === "film" ? film(bench, interaction, opened, false) : exportFiles(bench, interaction, opened);
}

/** Shows the first page, to whoever asked or to everybody. */
export async function watch(
  bench: Bench,
  interaction: Answerable,
  { source, course }: Opened,
  everybody: boolean,
): Promise<void> {
  const eyes = await eyesOf(bench, interaction, course.game.id, everybody);
  const place: ReplayPlace = { source, owner: interaction.user.id, unit: "turn", hands: false, step: 0 };
  await show(interaction, await page(bench, course, place, eyes), everybody);
}

/** An answer to the one who asked, or for everybody; the private line that was begun then says so. */
async function show(interaction: Answerable, message: Outgoing, everybody: boolean): Promise<void> {
  if (!everybody) return tell(interaction, message);
  await tellText(interaction, "ui.replay.public");
  await interaction.followUp(asPublic(message));
}

async function page(bench: Bench, course: Course, place: ReplayPlace, eyes: Eyes): Promise<Outgoing> {
  const { painter, idOf } = bench.stage;
  const { speaker, look, textOnly } = eyes;
  const match = course.at(shownStep(course, place));
  const seats = place.hands ? course.recording.setup.players.map((_, seat) => seat) : [];
  const [table, ...hands] = textOnly
    ? [null]
    : await Promise.all([
        painter.tableOf(match.view("spectator"), look),
        ...seats.map((seat) => painter.handOf(match.view(seat), look)),
      ]);
  return buildReplayPage({ course, place, speaker, picture: table ?? null, hands, textOnly, idOf });
}

/**
 * Turns a page. Whoever presses on somebody else's gets a copy of their own there. Nothing has been acknowledged before.
 */
export async function turnReplay(
  bench: Bench,
  interaction: MessageClick,
  click: ReplayPageClick,
  picked: string,
): Promise<void> {
  const own = click.owner === interaction.user.id;
  if (own) await ackOnMessage(interaction);
  else await ackPrivately(interaction);
  const opened = await openSource(bench, interaction, click.source);
  if (!opened) return;
  const { course } = opened;
  const everybody = own && !isPrivate(interaction);
  const eyes = await eyesOf(bench, interaction, course.game.id, everybody);
  const { source, unit, hands } = click;
  const step = stepAfter(course, click, picked);
  const place: ReplayPlace = { source, owner: interaction.user.id, unit, hands, step };
  await interaction.editReply(asEdit(await page(bench, course, place, eyes)));
}

function isPrivate(interaction: MessageClick): boolean {
  return interaction.message?.flags.has(MessageFlags.Ephemeral) ?? true;
}

/** The whole match as two files: for programs, and to be read. */
export async function exportFiles(
  bench: Bench,
  interaction: Answerable,
  { source, course }: Opened,
  kind: "json" | "text" | "both" = "both",
): Promise<void> {
  const { speaker } = await eyesOf(bench, interaction, course.game.id, false);
  const name = `replay-${source.replace(/[^0-9A-Za-z]/g, "-")}`;
  const files = [
    ...(kind === "text"
      ? []
      : [{ name: `${name}.json`, data: Buffer.from(`${JSON.stringify(await replayOf(course))}\n`) }]),
    ...(kind === "json" ? [] : [{ name: `${name}.txt`, data: Buffer.from(replayText(course, speaker)) }]),
  ];
  const parts = [text(speaker.tell("ui.replay.export")), ...files.map((one) => file(one.name))];
  await tell(interaction, { components: [container(parts)], files });
}

/** Whose film is being drawn: one each. */
const filming = new Set<string>();
/** Shortest time between two words on how far it is, ms. */
const WORD_MS = 2_500;

/** Draws the match as an animated picture, says meanwhile how far it is, and shows it. */
export async function film(
  bench: Bench,
  interaction: Answerable,
  { source, course }: Opened,
  everybody: boolean,
): Promise<void> {
  const reader = interaction.user.id;
  if (filming.has(reader)) return tellText(interaction, "ui.film.busy");
  filming.add(reader);
  try {
    const eyes = await eyesOf(bench, interaction, course.game.id, everybody);
    const moments = momentsOf(course);
    const words = sayer(interaction, moments.length);
    await words.say(0);
    const drawn = await bench.filmer
      .film(
        {
          key: course.key,
          look: eyes.look,
          count: moments.length,
          shot: (index) => {
            const { step, ms } = moments[index] ?? { step: 0, ms: 1_000 };
            return { view: course.at(step).view("spectator"), ms };
          },
        },
        words.hear,
      )
      .catch((error: unknown) => {
        bench.stage.log.error({ err: error }, "A film could not be drawn");
        return "failed" as const;
      });
    await words.done();
    if (drawn === null) return await tellText(interaction, "ui.film.queue");
    if (drawn === "failed") return await tellText(interaction, "ui.film.failed");
    const message = filmMessage(course, drawn, moments.length, eyes.speaker, source);
    await show(interaction, message, everybody);
  } finally {
    filming.delete(reader);
  }
}

function sayer(interaction: Answerable, count: number) {
  let at = performance.now();
  let saying: Promise<unknown> = Promise.resolve();
  const say = (done: number): Promise<void> => tellText(interaction, "ui.film.making", { done, count });
  return {
    say,
    hear(done: number): void {
      if (performance.now() - at < WORD_MS) return;
      at = performance.now();
      // What was not heard of the way is heard of the end.
      saying = saying.then(() => say(done)).catch(() => undefined);
    },
    done: () => saying,
  };
}

function filmMessage(course: Course, drawn: Film, asked: number, speaker: Speaker, source: string): Outgoing {
  const { frames, bytes } = drawn;
  const name = `film-${source.replace(/[^0-9A-Za-z]/g, "-")}.gif`;
  const end = course.at(course.steps.length - 1).describe("spectator");
  const who = course.recording.setup.players.map((player) => player.name).join(" – ");
  const last = [end.title, ...end.lines].map((one) => speaker.say(one, "plain")).join(" ");
  const alt = clip(speaker.tell("ui.film.alt", { who, count: frames, end: last }), 1_024);
  const lines = [
    speaker.tell("ui.film.ready", { who: whoPlayed(course), count: frames }),
    ...(frames < asked ? [`-# ${speaker.tell("ui.film.cut", { count: asked })}`] : []),
  ];
  return {
    components: [container([text(lines.join("\n")), picture(name, alt)])],
    files: [{ name, data: bytes }],
  };
}
