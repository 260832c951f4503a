import type { IdOf } from "../interactions/clicks.ts";
import type { KeptChallenge } from "../match/challenges.ts";
import type { Snapshot } from "../match/contract.ts";
import { type ButtonInput, buttons, container, type Part, text } from "./components.ts";
import { clip, escapeMarkdown, firstLines } from "./escape.ts";
import type { Outgoing } from "./message.ts";
import type { Games } from "./ports.ts";
import type { Speaker } from "./say.ts";
import { speaker as speakerOf } from "./say.ts";

const ACCENT = 0x3f7cac;
const LIST_TEXT = 2_600;
/** Challenges that get buttons. */
const SHOWN = 4;

export interface MatchLine {
  readonly match: Snapshot;
  /** The reader's seat. */
  readonly seat: number;
}

/** Whether the reader is to decide. */
export function isMine({ match, seat }: MatchLine): boolean {
  return match.live.choicesOf(seat).length > 0;
}

/** Everything that somebody has going: their matches, those that wait for them first, and open challenges from and for them. */
export function buildMatches(
  lines: readonly MatchLine[],
  challenges: readonly KeptChallenge[],
  reader: { readonly userId: string; readonly guildId: string },
  games: Games,
  speaker: Speaker,
  idOf: IdOf,
): Outgoing {
  const parts: Part[] = [text(`### ${speaker.tell("ui.matches.title")}`)];
  const shown = [...lines]
    .sort((a, b) => Number(isMine(b)) - Number(isMine(a)) || lastAt(a) - lastAt(b))
    .map((one) => matchLine(one, reader.guildId, games, speaker));
  if (shown.length === 0) parts.push(text(speaker.tell("ui.matches.none")));
  else {
    const { kept, left } = firstLines(shown, LIST_TEXT);
    const more = left > 0 ? [speaker.tell("ui.choice.more", { count: left })] : [];
    parts.push(text([...kept, ...more].join("\n")));
  }
  for (const challenge of challenges.slice(0, SHOWN))
    parts.push(...challengeParts(challenge, reader, games, speaker, idOf));
  const rest = challenges.length - SHOWN;
  if (rest > 0) parts.push(text(speaker.tell("ui.choice.more", { count: rest })));
  return { components: [container(parts, ACCENT)], files: [] };
}

function lastAt({ match }: MatchLine): number {
  return match.record.log.at(-1)?.at ?? match.record.createdAt;
}

function matchLine(one: MatchLine, guildId: string, games: Games, speaker: Speaker): string {
  const { record, live } = one.match;
  const words = speakerOf(speaker.locale, games.get(record.game)?.texts ?? {});
  const others = record.sitters
    .filter((_, seat) => seat !== one.seat)
    .map(({ name }) => escapeMarkdown(name));
  const thread =
    record.guildId === guildId
      ? `<#${record.id}>`
      : `https://discord.com/channels/${record.guildId}/${record.id}`;
  const state = speaker.tell(isMine(one) ? "ui.matches.yours" : "ui.matches.theirs");
  const when = `<t:${Math.floor(lastAt(one) / 1000)}:R>`;
  const line = speaker.tell("ui.matches.line", {
    state,
    who: others.join(", "),
    thread,
    turn: clip(words.say(live.describe("spectator").title), 90),
    when,
  });
  return isMine(one) ? `▶ ${line}` : `• ${line}`;
}

function challengeParts(
  challenge: KeptChallenge,
  { userId }: { readonly userId: string },
  games: Games,
  speaker: Speaker,
  idOf: IdOf,
): Part[] {
  const own = challenge.challenger.userId === userId;
  const key = own ? (challenge.opponent ? "ui.matches.asked" : "ui.matches.open") : "ui.matches.for-you";
  const place = challenge.rematch ? challenge.rematch.of : challenge.channelId;
  const message = challenge.rematch ? challenge.rematch.cardId : challenge.messageId;
  const url = `https://discord.com/channels/${challenge.guildId}/${place}${message === null ? "" : `/${message}`}`;
  const said = speaker.tell(key, {
    who: escapeMarkdown(own ? (challenge.opponent?.name ?? "") : challenge.challenger.name),
    game: `[${escapeMarkdown(games.get(challenge.game)?.name ?? challenge.game)}](${url})`,
    until: `<t:${Math.floor(challenge.expiresAt / 1000)}:R>`,
  });
  const id = challenge.id;
  const acts: ButtonInput[] = own
    ? [{ id: idOf({ route: "withdraw", challenge: id }), label: speaker.tell("ui.button.withdraw") }]
    : [
        {
          id: idOf({ route: "accept", challenge: id }),
          label: speaker.tell("ui.button.accept"),
          look: "success",
        },
        { id: idOf({ route: "decline", challenge: id }), label: speaker.tell("ui.button.decline") },
      ];
  return [text(said), ...buttons(acts)];
}
