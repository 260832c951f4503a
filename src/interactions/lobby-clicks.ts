import { codeOf } from "../discord/api-errors.ts";
import { localeOf } from "../discord/reader.ts";
import { Serial } from "../discord/serial.ts";
import { isGathering, type Lobby, type LobbyResult, type LobbySeat } from "../match/lobbies.ts";
import { escapeMarkdown } from "../present/escape.ts";
import { buildLobby, buildLobbyEnd, buildSeat } from "../present/lobby-card.ts";
import { speakerFor } from "../present/match-words.ts";
import { asEdit } from "../present/message.ts";
import { type Answerable, ackOnMessage, ackPrivately, tell, tellText } from "./answer.ts";
import type { Bench } from "./bench.ts";
import type { LobbyClick } from "./clicks.ts";
import { deckNotes, deckObjects } from "./deck-notes.ts";
import { hasToChoose, nameOf } from "./hero-clicks.ts";
import { choiceFor, offersFor } from "./offers.ts";
import type { Wish } from "./post.ts";

/** Cards are edited one after the other, each from what is stored then, so that the last one stands. */
const cards = new Serial();

/** Posts a table for more than two, with its host at the first seat. */
export async function postLobby(bench: Bench, wish: Wish): Promise<void> {
  const { lobbies, messenger, stage } = bench;
  const { id, game, mode, guildId, channelId, owner, deck, options, stakes, pace } = wish;
  const made = await lobbies.create({
    id,
    game: game.id,
    mode: mode.id,
    teams: mode.teams,
    guildId,
    channelId,
    host: owner,
    stakes,
    pace,
    options: stakes === "ranked" ? {} : options,
    seats: mode.seats,
    deck,
  });
  if (made.messageId !== null) return;
  const offers = await offersFor(bench, wish, game);
  const speaker = speakerFor(stage.games, game.id, stage.publicLocale(guildId));
  const messageId = await messenger.send(channelId, buildLobby(made, game, offers, speaker, stage.idOf), id);
  await lobbies.setMessage(id, messageId);
  watchLobby(bench, made);
}

/** Takes the buttons off a table at which nobody has sat down for long. */
export function watchLobby(bench: Bench, { id, expiresAt }: Lobby): void {
  bench.alarms.set(`table ${id}`, expiresAt, async () => {
    const now = await bench.lobbies.get(id);
    if (now?.status !== "open") return;
    if (isGathering(now, bench.stage.now())) watchLobby(bench, now);
    else await expireLobby(bench, now);
  });
}

/** Takes the buttons off a table whose time has run out, and notes it. */
export async function expireLobby(bench: Bench, lobby: Lobby): Promise<void> {
  await showLobby(bench, lobby.id);
  await bench.lobbies.expire(lobby.id);
}

/** Brings the public message up to what is stored. */
function showLobby(bench: Bench, id: string): Promise<void> {
  return cards.run(id, async () => {
    const { lobbies, messenger, stage } = bench;
    const lobby = await lobbies.get(id);
    const game = lobby ? stage.games.get(lobby.game) : undefined;
    if (!lobby?.messageId || !game) return;
    const speaker = speakerFor(stage.games, game.id, stage.publicLocale(lobby.guildId));
    const card =
      lobby.status === "closed"
        ? buildLobbyEnd(lobby, game, "cancelled", speaker)
        : lobby.matchId !== null
          ? buildLobbyEnd(lobby, game, "started", speaker)
          : isGathering(lobby, stage.now()) || lobby.status === "starting"
            ? buildLobby(lobby, game, await offersFor(bench, lobby, game), speaker, stage.idOf)
            : buildLobbyEnd(lobby, game, "expired", speaker);
    await messenger.edit(lobby.channelId, lobby.messageId, card).catch((error: unknown) => {
      stage.log.warn({ code: codeOf(error) }, "The message of a table could not be changed");
    });
  });
}

/** A click at a table. Joining is answered privately, everything else on the table itself. */
export async function lobbyClick(
  bench: Bench,
  interaction: Parameters<typeof ackOnMessage>[0],
  click: LobbyClick,
  values: readonly string[],
): Promise<void> {
  const { lobbies } = bench;
  const { user } = interaction;
  if (click.verb === "join") {
    await ackPrivately(interaction);
    return join(bench, interaction, click.lobby, Number(click.arg));
  }
  await ackOnMessage(interaction);
  if (click.verb === "deck") return changeDeck(bench, interaction, click.lobby, values[0] ?? "");
  if (click.verb === "start") return start(bench, interaction, click.lobby);
  const result =
    click.verb === "leave"
      ? await lobbies.leave(click.lobby, user.id)
      : click.verb === "cancel"
        ? await lobbies.cancel(click.lobby, user.id)
        : await fill(bench, click.lobby, user.id);
  if (await objects(bench, interaction, result)) return;
  await showLobby(bench, click.lobby);
}

/** Tells why nothing was done; true when so. */
async function objects(bench: Bench, interaction: Answerable, result: LobbyResult): Promise<boolean> {
  if (result.kind === "done") return false;
  if (result.kind === "unknown") {
    await tellText(interaction, "ui.lobby.gone");
    return true;
  }
  const { lobby } = result;
  if (result.kind === "closed" && lobby.matchId !== null)
    await tellText(interaction, "ui.challenge.starting", { thread: `<#${lobby.matchId}>` });
  else if (result.kind === "closed") {
    await tellText(interaction, "ui.lobby.gone");
    if (lobby.status === "open" || lobby.status === "expired") await showLobby(bench, lobby.id);
  } else await tellText(interaction, `ui.lobby.${result.kind}`, { who: escapeMarkdown(lobby.host.name) });
  return true;
}

async function join(bench: Bench, interaction: Answerable, id: string, team: number): Promise<void> {
  const known = await bench.lobbies.get(id);
  const game = known ? bench.stage.games.get(known.game) : undefined;
  if (!known || !game || !(team >= 0 && team < known.teams)) return tellText(interaction, "ui.lobby.gone");
  const { user } = interaction;
  const choice = await choiceFor(bench, known, game, user.id);
  const hero = { game: game.id, guildId: known.guildId, userId: user.id, name: nameOf(interaction) };
  if (known.stakes === "ranked" && (await hasToChoose(bench, hero)))
    return tellText(interaction, "ui.play.ranked-due");
  if (await bench.blocks.bars(known.host.userId, user.id))
    return tellText(interaction, "ui.block.barred", { who: escapeMarkdown(known.host.name) });
  const result = await bench.lobbies.join(id, team, {
    userId: user.id,
    name: nameOf(interaction),
    deck: choice.ready[0]?.id ?? "",
  });
  if ((await objects(bench, interaction, result)) || result.kind === "unknown") return;
  const speaker = speakerFor(bench.stage.games, game.id, localeOf(interaction));
  const notes = await seatNotes(bench, interaction, result.lobby);
  await tell(interaction, buildSeat(result.lobby, user.id, choice, speaker, bench.stage.idOf, notes));
  await showLobby(bench, id);
}

async function changeDeck(bench: Bench, interaction: Answerable, id: string, deck: string): Promise<void> {
  const known = await bench.lobbies.get(id);
  const game = known ? bench.stage.games.get(known.game) : undefined;
  const choice = known && game ? await choiceFor(bench, known, game, interaction.user.id) : null;
  const offer = choice && [...choice.own, ...choice.ready].find((one) => one.id === deck);
  if (!known || !game || !offer) return tellText(interaction, "ui.lobby.gone");
  if (await deckObjects(bench, interaction, known, game, offer)) return;
  const result = await bench.lobbies.setDeck(id, interaction.user.id, deck);
  if ((await objects(bench, interaction, result)) || result.kind === "unknown") return;
  const speaker = speakerFor(bench.stage.games, game.id, localeOf(interaction));
  const notes = await seatNotes(bench, interaction, result.lobby);
  await interaction.editReply(
    asEdit(buildSeat(result.lobby, interaction.user.id, choice, speaker, bench.stage.idOf, notes)),
  );
}

/** What of the deck at their seat the hero of the one who clicked cannot play. */
async function seatNotes(bench: Bench, interaction: Answerable, lobby: Lobby): Promise<string | null> {
  const { user } = interaction;
  const seat = lobby.seats.find((one) => one?.kind === "user" && one.userId === user.id);
  return deckNotes(bench, interaction, { ...lobby, deck: seat?.deck ?? "" });
}

async function fill(bench: Bench, id: string, userId: string): Promise<LobbyResult> {
  const known = await bench.lobbies.get(id);
  const decks = bench.stage.games.get(known?.game ?? "")?.decks ?? [];
  return bench.lobbies.fill(
    id,
    userId,
    (seat): LobbySeat => ({
      kind: "ai",
      level: bench.ai.level,
      name: `${bench.ai.name} ${seat + 1}`,
      deck: decks[seat % decks.length]?.id ?? "",
    }),
  );
}

async function start(bench: Bench, interaction: Answerable, id: string): Promise<void> {
  const result = await bench.lobbies.start(id, interaction.user.id);
  if ((await objects(bench, interaction, result)) || result.kind === "unknown") return;
  const thread = await bench.starter.finishLobby(result.lobby);
  await tellText(interaction, "ui.challenge.starting", { thread: `<#${thread}>` });
}
