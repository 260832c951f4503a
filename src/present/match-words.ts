import { z } from "zod";
import type { Choice, Seat, Viewer } from "../engine/kernel/choice.ts";
import { type GameEvent, visibleTo } from "../engine/kernel/event.ts";
import type { Game } from "../engine/kernel/live-match.ts";
import { msg } from "../engine/kernel/text.ts";
import type { Snapshot } from "../match/contract.ts";
import { clip, escapeMarkdown } from "./escape.ts";
import type { Games } from "./ports.ts";
import { type Speaker, speaker } from "./say.ts";
import { untilLine } from "./until.ts";

/** A speaker for a match's game in a language. */
export function speakerFor(games: Games, game: string, locale: string): Speaker {
  const texts = games.get(game)?.texts;
  return texts ? speaker(locale, texts) : speaker(locale);
}

/** The name at a seat, ready for markdown. */
export function nameAt(match: Snapshot, seat: Seat): string {
  return escapeMarkdown(match.record.sitters[seat]?.name ?? "?");
}

export function namesAt(match: Snapshot, seats: readonly Seat[]): string {
  return seats.map((seat) => `**${nameAt(match, seat)}**`).join(", ");
}

/** What happened, a line an event, as one viewer may know it. Events without words are not told. */
export function eventLines(
  events: readonly GameEvent[],
  viewer: Viewer,
  words: Speaker,
  withRule: boolean,
): string[] {
  const lines: string[] = [];
  for (const event of events) {
    const key = `event.${event.type}`;
    if (!visibleTo(event, viewer) || !words.knows(key)) continue;
    const said = clip(words.say(msg(key, event.params)), 400);
    lines.push(withRule ? words.tell("ui.log.line", { text: said, rule: event.rule }) : said);
  }
  return lines;
}

/** A line of the turn log in words, and how much it matters. */
export interface TurnLine {
  readonly text: string;
  readonly weight: number;
}

/** What happened, a line an action, as one viewer may know it. Events without words are not told. */
export function toldLines(
  game: Game,
  events: readonly GameEvent[],
  viewer: Viewer,
  words: Speaker,
): TurnLine[] {
  const seen = events.filter((event) => visibleTo(event, viewer) && words.knows(`event.${event.type}`));
  return game
    .tell(seen)
    .map(({ said, weight }) => ({ text: clip(said.map((one) => words.say(one)).join(" "), 600), weight }));
}

/** The lines that fit, in their order: what matters least is left out first, of that the oldest. */
export function weightiest(lines: readonly TurnLine[], most: number, limit: number): string[] {
  const kept = [...lines];
  const size = (): number => kept.reduce((sum, one) => sum + one.text.length + 3, 0);
  while (kept.length > most || (kept.length > 0 && size() > limit)) {
    const lightest = Math.min(...kept.map((one) => one.weight));
    kept.splice(
      kept.findIndex((one) => one.weight === lightest),
      1,
    );
  }
  return kept.map((one) => one.text);
}

const turnView = z.object({ turn: z.union([z.number(), z.string()]) });

/** Tells turns apart: by the game's own key, by the view's `turn`, else by the board's title. */
export function turnKeyOf(match: Snapshot): string {
  const description = match.live.describe("spectator");
  if (description.turnKey !== undefined) return description.turnKey;
  const view = turnView.safeParse(match.live.view("spectator"));
  return view.success ? `t${view.data.turn}` : clip(speaker("en").say(description.title, "plain"), 60);
}

/** Users who owe a decision, each with the first one they owe. */
export function asked(match: Snapshot): { userId: string; seat: Seat; choice: Choice }[] {
  const found: { userId: string; seat: Seat; choice: Choice }[] = [];
  for (const [seat, sitter] of match.record.sitters.entries()) {
    const choice = match.live.choicesOf(seat)[0];
    if (sitter.kind === "user" && choice) found.push({ userId: sitter.userId, seat, choice });
  }
  return found;
}

/** Whose decision it is, a line a seat, from public facts only. */
export function waitingLines(match: Snapshot, words: Speaker): string[] {
  if (match.live.outcome()) return [words.tell("ui.board.over")];
  return match.record.sitters.flatMap((sitter, seat) => {
    const choice = match.live.choicesOf(seat)[0];
    if (!choice) return [];
    const who = `**${nameAt(match, seat)}**`;
    if (sitter.kind === "ai") return [words.tell("ui.board.thinking", { who })];
    return [untilLine(match, seat, words.tell(`ui.board.waiting.${choice.deadline}`, { who }), words)];
  });
}
