import type { Offers } from "../decks/guild-sets.ts";
import type { Game } from "../engine/kernel/live-match.ts";
import type { IdOf, LobbyVerb } from "../interactions/clicks.ts";
import type { Lobby, LobbySeat } from "../match/lobbies.ts";
import { modeOf, termLine, termParts } from "./challenge-card.ts";
import { type ButtonInput, buttons, container, type Part, text } from "./components.ts";
import { type DeckChoice, deckSelects } from "./deck-select.ts";
import { escapeMarkdown } from "./escape.ts";
import type { Outgoing } from "./message.ts";
import type { Speaker } from "./say.ts";

const ACCENT = 0x3f7cac;

/** A team by its number: A, B, C … */
export function teamName(team: number): string {
  return String.fromCharCode("A".charCodeAt(0) + (team % 26));
}

/** Whether everybody plays for themselves. */
function alone(lobby: Lobby): boolean {
  return lobby.teams >= lobby.seats.length;
}

function title(lobby: Lobby, game: Game, speaker: Speaker): string {
  const mode = modeOf(game, lobby.mode);
  return `### ${speaker.tell("ui.lobby.title", {
    who: `**${escapeMarkdown(lobby.host.name)}**`,
    game: escapeMarkdown(game.name),
    mode: mode ? speaker.say(mode.label) : escapeMarkdown(lobby.mode),
  })}`;
}

function seatLine(one: LobbySeat | null, speaker: Speaker): string {
  if (!one) return `• ${speaker.tell("ui.lobby.free")}`;
  const name = escapeMarkdown(one.name);
  return one.kind === "ai" ? `• ${speaker.tell("ui.lobby.ai", { name })}` : `• **${name}**`;
}

function teamTexts(lobby: Lobby, speaker: Speaker): string {
  const teams = alone(lobby) ? 1 : lobby.teams;
  return Array.from({ length: teams }, (_, team) => {
    const seats = lobby.seats.filter((_one, at) => alone(lobby) || at % lobby.teams === team);
    const heading = alone(lobby) ? [] : [`**${speaker.tell("ui.lobby.team", { team: teamName(team) })}**`];
    return [...heading, ...seats.map((one) => seatLine(one, speaker))].join("\n");
  }).join("\n");
}

/** The public table with who sits where and the buttons to join, leave, fill and start. */
export function buildLobby(lobby: Lobby, game: Game, offers: Offers, speaker: Speaker, idOf: IdOf): Outgoing {
  const id = (verb: LobbyVerb, arg = ""): string => idOf({ route: "lobby", lobby: lobby.id, verb, arg });
  const ranked = lobby.stakes === "ranked";
  const full = !lobby.seats.includes(null);
  const taken = (team: number): boolean =>
    lobby.seats.every((one, at) => at % lobby.teams !== team || one?.kind === "user");
  const joins: ButtonInput[] = alone(lobby)
    ? [{ id: id("join", String(firstFree(lobby))), label: speaker.tell("ui.button.join"), look: "primary" }]
    : Array.from({ length: Math.min(lobby.teams, 4) }, (_, team) => ({
        id: id("join", String(team)),
        label: speaker.tell("ui.button.join-team", { team: teamName(team) }),
        look: "primary" as const,
        disabled: taken(team),
      }));
  return {
    components: [
      container(
        [
          text(title(lobby, game, speaker)),
          text(teamTexts(lobby, speaker)),
          text(termLine(lobby, speaker)),
          ...termParts(lobby, game, offers, speaker),
          text(
            `-# ${speaker.tell("ui.lobby.how", {
              who: escapeMarkdown(lobby.host.name),
              until: `<t:${Math.floor(lobby.expiresAt / 1000)}:R>`,
            })}`,
          ),
          ...buttons([...joins, { id: id("leave"), label: speaker.tell("ui.button.leave") }]),
          ...buttons([
            { id: id("start"), label: speaker.tell("ui.button.start"), look: "success", disabled: !full },
            { id: id("fill"), label: speaker.tell("ui.button.fill"), disabled: full || ranked },
            { id: id("cancel"), label: speaker.tell("ui.button.cancel") },
          ]),
        ],
        ACCENT,
      ),
    ],
    files: [],
  };
}

function firstFree(lobby: Lobby): number {
  const free = lobby.seats.indexOf(null);
  return free >= 0
    ? free
    : Math.max(
        0,
        lobby.seats.findIndex((one) => one?.kind === "ai"),
      );
}

/** The same message once nobody can join any more. */
export function buildLobbyEnd(
  lobby: Lobby,
  game: Game,
  kind: "started" | "cancelled" | "expired",
  speaker: Speaker,
): Outgoing {
  const who = `**${escapeMarkdown(lobby.host.name)}**`;
  const parts: Part[] = [text(title(lobby, game, speaker))];
  if (kind === "started") {
    parts.push(text(teamTexts(lobby, speaker)));
    parts.push(text(speaker.tell("ui.challenge.starting", { thread: `<#${lobby.matchId ?? ""}>` })));
  } else {
    parts.push(text(speaker.tell(`ui.lobby.${kind}`, { who })));
  }
  return { components: [container(parts, ACCENT)], files: [] };
}

/** For one who sits at the table, privately: their team, and their deck to be changed. */
export function buildSeat(
  lobby: Lobby,
  userId: string,
  choice: DeckChoice,
  speaker: Speaker,
  idOf: IdOf,
  /** What of the deck the hero cannot play. */
  notes: string | null = null,
): Outgoing {
  const at = lobby.seats.findIndex((one) => one?.kind === "user" && one.userId === userId);
  const deck = lobby.seats[at]?.deck;
  const said = alone(lobby)
    ? speaker.tell("ui.lobby.joined")
    : speaker.tell("ui.lobby.joined-team", { team: teamName(at % lobby.teams) });
  return {
    components: [
      container([
        text(said),
        ...deckSelects(choice, {
          idOf: (own) => idOf({ route: "lobby", lobby: lobby.id, verb: "deck", arg: own ? "own" : "" }),
          chosen: deck ?? null,
          speaker,
        }),
        ...(notes === null ? [] : [text(notes)]),
      ]),
    ],
    files: [],
  };
}
