import type { MessageContextMenuCommandInteraction } from "discord.js";
import { localeOf } from "../discord/reader.ts";
import type { Viewer } from "../engine/kernel/choice.ts";
import type { Game } from "../engine/kernel/live-match.ts";
import type { Snapshot } from "../match/contract.ts";
import { history } from "../match/replay.ts";
import { buildReader, buildState, buildWhyNot, type PageInput } from "../present/info-pages.ts";
import { buildLogPage } from "../present/log-page.ts";
import { eventLines, speakerFor, toldLines } from "../present/match-words.ts";
import { asEdit } from "../present/message.ts";
import { optionLinesOf } from "../present/option-lines.ts";
import type { Speaker } from "../present/say.ts";
import { buildWhy } from "../present/why-page.ts";
import { type Answerable, tellText } from "./answer.ts";
import type { Bench } from "./bench.ts";
import type { InfoClick } from "./clicks.ts";
import { noteToken } from "./match-clicks.ts";

/** What anybody may ask beside a match: log, table, cards, reasons. Each shows what its reader may know and nothing else. */

interface Looking {
  readonly match: Snapshot;
  readonly game: Game;
  readonly viewer: Viewer;
  readonly speaker: Speaker;
}

/** The match with the reader's place at it; when there is none the reader has been told. */
async function looking(bench: Bench, interaction: Answerable, matchId: string): Promise<Looking | null> {
  const { stage } = bench;
  const match = await stage.service.load(matchId);
  const game = match ? stage.games.get(match.record.game) : undefined;
  if (!match || !game) {
    await tellText(interaction, "ui.answer.no-match");
    return null;
  }
  noteToken(bench, interaction, matchId);
  const viewer = stage.service.seatOf(match.record, interaction.user.id) ?? "spectator";
  return { match, game, viewer, speaker: speakerFor(stage.games, match.record.game, localeOf(interaction)) };
}

/** A page of the log, a line an action; with rules it is a line an event. The whole match is told, not only what the record keeps. */
export async function showLog(
  bench: Bench,
  interaction: Answerable,
  matchId: string,
  at: { readonly page: number; readonly rules: boolean },
): Promise<void> {
  const found = await looking(bench, interaction, matchId);
  if (!found) return;
  const { match, game, viewer, speaker } = found;
  const events = history(game, match.live).flat();
  const lines = at.rules
    ? eventLines(events, viewer, speaker, true)
    : toldLines(game, events, viewer, speaker).map((line) => line.text);
  await interaction.editReply(asEdit(buildLogPage(matchId, lines, at, speaker, bench.stage.idOf)));
}

/** One of the other pages. `picked` is what a select on it names. */
export async function showInfo(
  bench: Bench,
  interaction: Answerable,
  click: Pick<InfoClick, "match" | "what" | "page" | "upto">,
  picked: string | null = null,
): Promise<void> {
  const found = await looking(bench, interaction, click.match);
  if (!found) return;
  const { match, game, viewer, speaker } = found;
  const input: PageInput = { match, viewer, speaker, page: click.page, idOf: bench.stage.idOf };
  const message = () => {
    switch (click.what) {
      case "why": {
        const upto = click.upto === 0 ? match.live.moves.length : click.upto;
        return buildWhy(input, game, history(game, match.live), upto);
      }
      case "why-not":
        return buildWhyNot(input);
      case "read":
        return buildReader(input, picked);
      case "state":
        return buildState(input, optionLinesOf(game, match.record.saved.setup.options, speaker));
    }
  };
  await interaction.editReply(asEdit(message()));
}

/** A message is edited a moment after the moves it shows. */
const SKEW_MS = 500;

/** Why what stands in a message of ours happened: the last events that it can have told. */
export async function whyMessage(
  bench: Bench,
  interaction: MessageContextMenuCommandInteraction,
): Promise<void> {
  const { targetMessage: message, channelId } = interaction;
  const match =
    message.author.id === interaction.client.user.id ? await bench.stage.service.load(channelId) : null;
  if (!match) return tellText(interaction, "ui.why.not-mine");
  const shown = (message.editedTimestamp ?? message.createdTimestamp) + SKEW_MS;
  const told = match.record.log.filter((entry) => entry.at <= shown);
  const upto = told.at(-1)?.move ?? match.live.moves.length;
  await showInfo(bench, interaction, { match: channelId, what: "why", page: 0, upto });
}
