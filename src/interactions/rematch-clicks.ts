import type { KeptChallenge } from "../match/challenges.ts";
import type { Snapshot } from "../match/contract.ts";
import { isDecided, seriesAfter, sideAt } from "../match/series.ts";
import { buildRematchOffer } from "../present/challenge-card.ts";
import { escapeMarkdown } from "../present/escape.ts";
import { speakerFor } from "../present/match-words.ts";
import { type Answerable, tellText } from "./answer.ts";
import type { Bench } from "./bench.ts";
import { watchChallenge } from "./challenge-end.ts";
import { hasToChoose, nameOf } from "./hero-clicks.ts";

/** Offers of one rematch that came to nothing; more are not made. */
const OFFERS_MAX = 20;

/**
 * The button on a result. Against the AI, and within a series that goes on, the next match begins at once; else the other is asked in
 * the thread, and says yes with the same button or on the offer. However often it is clicked, there is one next match.
 */
export async function rematchClick(bench: Bench, interaction: Answerable, matchId: string): Promise<void> {
  const match = await bench.stage.service.load(matchId);
  const agreed = match?.record.agreed;
  if (!match?.live.outcome() || !agreed || match.record.sitters.length !== 2)
    return tellText(interaction, "ui.rematch.gone");
  const { record } = match;
  const { user } = interaction;
  const mine = record.sitters.findIndex((one) => one.kind === "user" && one.userId === user.id);
  const other = record.sitters[1 - mine];
  if (mine < 0 || !other) return tellText(interaction, "ui.rematch.stranger");
  const me = { userId: user.id, name: nameOf(interaction), deck: agreed.decks[mine] ?? "" };
  if (other.kind === "user" && (await bench.blocks.bars(other.userId, user.id)))
    return tellText(interaction, "ui.block.barred", { who: escapeMarkdown(other.name) });
  const { game, guildId } = record;
  if (record.ranked && (await hasToChoose(bench, { game, guildId, userId: me.userId, name: me.name })))
    return tellText(interaction, "ui.play.ranked-due");

  const id = await offerOf(bench, matchId);
  if (id === null) return tellText(interaction, "ui.rematch.gone");
  const deck = agreed.decks[1 - mine] ?? "";
  const { series, goesOn } = seriesNow(match);
  const atOnce = other.kind === "ai" || goesOn;
  const made = await bench.challenges.create({
    id,
    game,
    guildId,
    channelId: record.parentChannelId,
    challenger: me,
    opponent: other.kind === "ai" ? null : { userId: other.userId, name: other.name },
    options: agreed.options,
    stakes: record.ranked ? "ranked" : "casual",
    pace: record.pace,
    series,
    first: firstNow(match, mine),
    rematch: { of: matchId, cardId: null, deck },
    ais: other.kind === "ai" ? [{ level: other.level, name: other.name, deck }] : [],
    ...(atOnce
      ? { agreed: { by: other.kind === "ai" ? null : { userId: other.userId, name: other.name, deck } } }
      : {}),
  });
  if (made.status === "accepted") return begin(bench, interaction, made);
  if (made.challenger.userId !== user.id) return takeRematch(bench, interaction, made);
  if (made.rematch?.cardId === null) await offer(bench, made);
  await tellText(interaction, "ui.rematch.asked", {
    who: escapeMarkdown(other.kind === "user" ? other.name : ""),
  });
}

/** Says yes to a rematch that is offered, with the deck of the match before. */
export async function takeRematch(
  bench: Bench,
  interaction: Answerable,
  { id, rematch }: KeptChallenge,
): Promise<void> {
  const by = { userId: interaction.user.id, name: nameOf(interaction), deck: rematch?.deck ?? "" };
  const result = await bench.challenges.accept(id, by);
  if (result.kind === "accepted" || result.kind === "already-taken")
    return begin(bench, interaction, result.challenge);
  await tellText(interaction, result.kind === "own-challenge" ? "ui.challenge.own" : "ui.challenge.gone");
}

async function begin(bench: Bench, interaction: Answerable, challenge: KeptChallenge): Promise<void> {
  const thread = challenge.matchId ?? (await bench.starter.finish(challenge));
  await tellText(interaction, "ui.challenge.starting", { thread: `<#${thread}>` });
}

/** The id of the offer that is open or became a match, else of the next one; null when there were too many. */
async function offerOf(bench: Bench, matchId: string): Promise<string | null> {
  for (let n = 0; n < OFFERS_MAX; n += 1) {
    const id = `r.${matchId}.${n}`;
    const there = await bench.challenges.get(id);
    if (!there || there.status === "accepted") return id;
    if (there.status === "open" && bench.stage.now() < there.expiresAt) return id;
  }
  return null;
}

/** The series that the next match is part of: the same when it goes on, a new one of the same length when it is decided. */
function seriesNow(match: Snapshot): { series: KeptChallenge["series"]; goesOn: boolean } {
  const series = seriesAfter(match);
  if (!series) return { series: null, goesOn: false };
  const sides = match.record.sitters.map((_, seat) => sideAt(match.record, seat));
  return isDecided(series, sides)
    ? { series: { bestOf: series.bestOf, games: [] }, goesOn: false }
    : { series, goesOn: true };
}

/** The other one begins this time; null where it is not known who did. */
function firstNow({ live }: Snapshot, mine: number): KeptChallenge["first"] {
  const before = live.first() ?? live.setup.first;
  if (before === undefined) return null;
  return before === mine ? "accepter" : "challenger";
}

/** Asks the other one in the thread of the match that is over. */
async function offer(bench: Bench, made: KeptChallenge): Promise<void> {
  const { stage, messenger, challenges } = bench;
  const { rematch } = made;
  if (!rematch) return;
  const speaker = speakerFor(stage.games, made.game, stage.publicLocale(made.guildId));
  const cardId = await messenger.send(rematch.of, buildRematchOffer(made, speaker, stage.idOf), made.id);
  await challenges.setCard(made.id, cardId);
  watchChallenge(bench, made);
}
