import { msg } from "../engine/kernel/text.ts";
import type { Earned } from "../heroes/settle.ts";
import type { Snapshot } from "../match/contract.ts";
import { container, file, type Part, text } from "./components.ts";
import { escapeMarkdown } from "./escape.ts";
import { nameAt, namesAt } from "./match-words.ts";
import type { Outgoing } from "./message.ts";
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
  earned: readonly Earned[] | null = null,
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
  const seed = escapeMarkdown(match.record.saved.setup.seed);
  parts.push(text(speaker.tell("ui.result.seed", { seed, hash: match.record.seedHash })));
  const name = `replay-${match.record.id}.json`;
  if (replay !== null) parts.push(file(name));
  return {
    components: [container(parts, ACCENT)],
    files: replay === null ? [] : [{ name, data: Buffer.from(replay) }],
  };
}

/** A line a hero: points, new levels, and where to go when something is to be chosen. */
function earnedLines(match: Snapshot, earned: readonly Earned[], speaker: Speaker): string[] {
  return earned.map(({ seat, news, due }) => {
    const told = news.map((one) => speaker.say(one)).join(", ");
    const line = speaker.tell("ui.result.earned", { who: `**${nameAt(match, seat)}**`, news: told });
    return due ? `${line} ${speaker.tell("ui.result.choose")}` : line;
  });
}
