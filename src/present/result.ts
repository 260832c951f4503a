import { msg } from "../engine/kernel/text.ts";
import type { Snapshot } from "../match/contract.ts";
import { container, file, type Part, text } from "./components.ts";
import { escapeMarkdown } from "./escape.ts";
import { namesAt } from "./match-words.ts";
import type { Outgoing } from "./message.ts";
import type { Speaker } from "./say.ts";

const ACCENT = 0xc9a227;

/** The end of a match: who won and by which rule, the seed, and the replay as a file when there is one. */
export function buildResult(match: Snapshot, replay: string | null, speaker: Speaker): Outgoing {
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
  const seed = escapeMarkdown(match.record.saved.setup.seed);
  parts.push(text(speaker.tell("ui.result.seed", { seed, hash: match.record.seedHash })));
  const name = `replay-${match.record.id}.json`;
  if (replay !== null) parts.push(file(name));
  return {
    components: [container(parts, ACCENT)],
    files: replay === null ? [] : [{ name, data: Buffer.from(replay) }],
  };
}
