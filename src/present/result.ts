import { msg } from "../engine/kernel/text.ts";
import type { Earned } from "../heroes/settle.ts";
import type { IdOf } from "../interactions/clicks.ts";
import type { Snapshot } from "../match/contract.ts";
import { buttons, container, file, type Part, text } from "./components.ts";
import { clip, escapeMarkdown } from "./escape.ts";
import { nameAt, namesAt } from "./match-words.ts";
import type { Outgoing } from "./message.ts";
import { replayButtons } from "./replay-page.ts";
import type { Speaker } from "./say.ts";

const ACCENT = 0xc9a227;

/**
 * The end of a match: who won and by which rule, what it brought the heroes when it counted, the seed, and the replay as a file
 * when there is one.
 */
export function buildResult(
  match: Snapshot,
  replay: string | null,
  speaker: Speaker,
  {
    earned = null,
    series = null,
    idOf,
  }: {
    readonly earned?: readonly Earned[] | null;
    /** How a series stands after this match. */
    readonly series?: SeriesStand | null;
    readonly idOf: IdOf;
  },
): Outgoing {
  const outcome = match.live.outcome();
  const parts: Part[] = [text(`## ${speaker.tell("ui.result.title")}`)];
  if (outcome) {
    const reason = speaker.say(msg(`end.${outcome.reason}`));
    const { rule, winners } = outcome;
    parts.push(
      text(
        winners.length === 0
          ? speaker.tell("ui.result.draw", { reason, rule })
          : speaker.tell("ui.result.won", {
              who: namesAt(match, winners),
              count: winners.length,
              reason,
              rule,
            }),
      ),
    );
  }
  if (earned) parts.push(text(earnedLines(match, earned, speaker).join("\n")));
  if (series) parts.push(text(seriesLine(match, series, speaker)));
  if (match.record.sitters.length === 2 && match.record.agreed)
    parts.push(
      ...buttons([
        {
          id: idOf({ route: "rematch", match: match.record.id }),
          label:
            series && !series.decided
              ? speaker.tell("ui.series.next", { game: series.games + 1 })
              : speaker.tell("ui.button.rematch"),
          look: "primary",
        },
      ]),
    );
  parts.push(text(chanceLines(match, speaker).join("\n")));
  const name = `replay-${match.record.id}.json`;
  if (replay !== null) parts.push(file(name), ...buttons(replayButtons(match.record.id, speaker, idOf)));
  return {
    components: [container(parts, ACCENT)],
    files: replay === null ? [] : [{ name, data: Buffer.from(replay) }],
  };
}

/** How a series stands: matches won by seat, how many were played, and whether more can change it. */
export interface SeriesStand {
  readonly score: readonly number[];
  readonly games: number;
  readonly decided: boolean;
}

function seriesLine(match: Snapshot, { score, decided }: SeriesStand, speaker: Speaker): string {
  const [own = 0, other = 0] = score;
  const said = speaker.tell("ui.series.score", {
    who: namesAt(match, [0]),
    opponent: namesAt(match, [1]),
    own,
    other,
  });
  if (!decided) return said;
  const end =
    own === other
      ? speaker.tell("ui.series.drawn")
      : speaker.tell("ui.series.won", { who: namesAt(match, [own > other ? 0 : 1]) });
  return `${said} **${end}**`;
}

/** What the chance was made of: secret, words, and the seed they gave. */
function chanceLines(match: Snapshot, speaker: Speaker): string[] {
  const { seed } = match.record.saved.setup;
  const { secret, words } = match.record.chance ?? { secret: seed, words: [] };
  return [
    speaker.tell("ui.result.seed", { secret: escapeMarkdown(secret), hash: match.record.seedHash }),
    ...words.flatMap((said, seat) =>
      said === null
        ? []
        : [
            speaker.tell("ui.result.words", {
              who: namesAt(match, [seat]),
              words: clip(escapeMarkdown(said), 200),
            }),
          ],
    ),
    ...(seed === secret ? [] : [speaker.tell("ui.result.made", { seed: escapeMarkdown(seed) })]),
    speaker.tell("ui.result.verify"),
  ];
}

/** A line a hero: points, new levels, and where to go when something is to be chosen. */
function earnedLines(match: Snapshot, earned: readonly Earned[], speaker: Speaker): string[] {
  return earned.map(({ seat, news, due }) => {
    const told = news.map((one) => speaker.say(one)).join(", ");
    const line = speaker.tell("ui.result.earned", { who: `**${nameAt(match, seat)}**`, news: told });
    return due ? `${line} ${speaker.tell("ui.result.choose")}` : line;
  });
}
