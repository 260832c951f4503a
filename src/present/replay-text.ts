import type { GameEvent } from "../engine/kernel/event.ts";
import { msg } from "../engine/kernel/text.ts";
import type { Course } from "../match/course.ts";
import type { Speaker } from "./say.ts";

/** A finished match as a text to be read: who played what, what the chance was made of, and every event, hidden ones too, with its rule. */
export function replayText(course: Course, speaker: Speaker): string {
  const { game, recording, steps, turns } = course;
  const { setup, secret, seedHash, words } = recording;
  const names = setup.players.map(({ name }) => name);
  const lines = [
    speaker.tell("ui.replay-text.head", { game: game.name, who: names.join(" – ") }),
    ...setup.players.map(({ name, deck }) =>
      speaker.tell("ui.replay-text.deck", { who: name, deck: deck.name }),
    ),
    speaker.tell("ui.replay-text.secret", { secret, hash: seedHash }),
    ...words.flatMap((said, seat) =>
      said === null ? [] : [speaker.tell("ui.replay-text.words", { who: names[seat] ?? "?", words: said })],
    ),
    ...(setup.seed === secret ? [] : [speaker.tell("ui.replay-text.seed", { seed: setup.seed })]),
  ];
  for (const { from, to } of turns) {
    const title = steps[to]?.title;
    lines.push("", ...(title ? [`## ${speaker.say(title, "plain")}`] : []));
    for (let at = from; at <= to; at += 1) {
      const step = steps[at];
      for (const event of step?.events ?? []) {
        const said = lineOf(event, speaker);
        if (said === null) continue;
        const back = step?.undone === true && event.type !== "taken-back";
        lines.push(back ? speaker.tell("ui.replay-text.undone", { text: said }) : said);
      }
    }
  }
  return `${lines.join("\n")}\n`;
}

function lineOf({ type, params, rule }: GameEvent, speaker: Speaker): string | null {
  const key = `event.${type}`;
  if (!speaker.knows(key)) return null;
  return `${speaker.say(msg(key, params), "plain")} [${rule}]`;
}
