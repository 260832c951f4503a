import type { Game } from "../engine/kernel/live-match.ts";
import { changedOptions, type OptionValues, optionValues } from "../engine/kernel/match-options.ts";
import { clip, escapeMarkdown } from "./escape.ts";
import type { Speaker } from "./say.ts";

/** "Life at the start: **4** (Y-7)", a line for each option that is not as the rules are written. */
export function optionLines(game: Game, values: OptionValues, speaker: Speaker): string[] {
  return changedOptions(game.options, values).map(({ option, value }) =>
    clip(
      speaker.tell("ui.option.line", {
        option: speaker.say(option.label),
        value: speaker.say(value.label),
        rule: option.rule,
      }),
      200,
    ),
  );
}

/** The same for a match that runs, from its set-up; what else the set-up holds is no option. */
export function optionLinesOf(game: Game, setupOptions: unknown, speaker: Speaker): string[] {
  if (typeof setupOptions !== "object" || setupOptions === null) return [];
  const values = Object.fromEntries(
    Object.entries(setupOptions).flatMap(([id, value]) => {
      const read = optionValues.safeParse({ [id]: value });
      return read.success ? Object.entries(read.data) : [];
    }),
  );
  return optionLines(game, values, speaker);
}

/** A heading with the lines under it; null when everything is as the rules are written. */
export function optionList(game: Game, values: OptionValues, speaker: Speaker): string | null {
  const lines = optionLines(game, values, speaker);
  return lines.length === 0
    ? null
    : [`**${speaker.tell("ui.option.changed")}**`, ...lines.map((one) => `• ${one}`)].join("\n");
}

/** "Cards of this server: house (version 2)"; null when there are none. */
export function setsLine(
  sets: readonly { readonly name: string; readonly version: number }[],
  speaker: Speaker,
): string | null {
  if (sets.length === 0) return null;
  const list = sets.map(({ name, version }) =>
    speaker.tell("ui.set.version", { name: escapeMarkdown(name), version }),
  );
  return clip(speaker.tell("ui.set.in-force", { list: list.join(", ") }), 400);
}
