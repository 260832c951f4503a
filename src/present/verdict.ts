import { msg } from "../engine/kernel/text.ts";
import type { Judgement } from "../match/verify-apart.ts";
import { container, text } from "./components.ts";
import { clip, escapeMarkdown } from "./escape.ts";
import type { Outgoing } from "./message.ts";
import type { Speaker } from "./say.ts";

const HOLDS = 0x2f7d5b;
const DIFFERS = 0xb03a3a;

/** What playing a replay again has shown: that it holds, or which step differs and how. */
export function buildVerdict(
  {
    verdict,
    names,
    seedHash,
  }: Pick<Extract<Judgement, { kind: "judged" }>, "verdict" | "names" | "seedHash">,
  speaker: Speaker,
): Outgoing {
  if (!verdict.ok) {
    const what = escapeMarkdown(clip(verdict.what, 600));
    const where =
      verdict.step === null
        ? speaker.tell("ui.replay.differs", { what })
        : speaker.tell("ui.replay.differs-at", { step: verdict.step, what });
    return { components: [container([text(where)], DIFFERS)], files: [] };
  }
  const { moves, draws, outcome } = verdict;
  const lines = [
    speaker.tell("ui.replay.holds", { moves, draws }),
    speaker.tell("ui.replay.seed", { hash: escapeMarkdown(clip(seedHash, 80)) }),
  ];
  if (outcome) {
    const winners = outcome.winners.map((seat) => clip(names[seat] ?? "?", 40));
    const reason = speaker.say(msg(`end.${outcome.reason}`));
    lines.push(
      winners.length === 0
        ? speaker.tell("ui.result.draw", { reason, rule: outcome.rule })
        : speaker.tell("ui.result.won", {
            who: winners.map((name) => `**${escapeMarkdown(name)}**`).join(", "),
            count: winners.length,
            reason,
            rule: outcome.rule,
          }),
    );
  }
  return { components: [container([text(lines.join("\n"))], HOLDS)], files: [] };
}
