import type { IdOf } from "../interactions/clicks.ts";
import { buttons, container, type Part, select, text } from "./components.ts";
import type { Outgoing } from "./message.ts";
import type { Speaker } from "./say.ts";
import type { TextKey } from "./texts/en.ts";

const ACCENT = 0x4a6fa5;

/** The topics of `/help`, in the order in which somebody new needs them. */
export const TOPICS = [
  "start",
  "match",
  "panel",
  "answers",
  "decks",
  "heroes",
  "dice",
  "organisers",
  "privacy",
  "commands",
] as const;
export type Topic = (typeof TOPICS)[number];

export function isTopic(word: string): word is Topic {
  return TOPICS.some((topic) => topic === word);
}

export function topicName(topic: Topic, speaker: Speaker): string {
  return speaker.tell(`ui.help.topic.${topic}`);
}

export interface HelpInput {
  readonly topic: Topic;
  /** Topics there are here: heroes only where a game has them. */
  readonly topics: readonly Topic[];
  /** Names of games, ready for markdown. */
  readonly games: readonly string[];
  /** Commands with what each does, in the reader's language. */
  readonly commands: readonly { readonly name: string; readonly what: string }[];
  readonly speaker: Speaker;
  readonly idOf: IdOf;
  /** A line above, ready for markdown. */
  readonly note?: string;
}

/** One topic, with a select of the others. */
export function buildHelp(input: HelpInput): Outgoing {
  const { topic, topics, games, commands, speaker, idOf, note } = input;
  const said = [speaker.tell(`ui.help.${topic}`)];
  if (topic === "start" && games.length > 0)
    said.push(speaker.tell("ui.help.games", { list: games.join(", ") }));
  if (topic === "commands")
    said.push(commands.map(({ name, what }) => speaker.tell("ui.help.command", { name, what })).join("\n"));
  const parts: Part[] = [
    ...(note === undefined ? [] : [text(note)]),
    text(`### ${speaker.tell("ui.help.title", { topic: topicName(topic, speaker) })}`),
    text(said.join("\n\n")),
    select({
      id: idOf({ route: "help", topic: "" }),
      placeholder: speaker.tell("ui.help.more"),
      options: topics.map((one) => ({
        value: one,
        label: topicName(one, speaker),
        note: speaker.tell(`ui.help.topic.${one}.note` satisfies TextKey),
        chosen: one === topic,
      })),
    }),
  ];
  return { components: [container(parts, ACCENT)], files: [] };
}

/** What the bot says when it comes to a server. */
export function buildWelcome(speaker: Speaker, idOf: IdOf): Outgoing {
  return {
    components: [
      container(
        [
          text(`## ${speaker.tell("ui.welcome.title")}`),
          text(speaker.tell("ui.welcome.text")),
          text(`-# ${speaker.tell("ui.welcome.managers")}`),
          ...buttons([
            {
              id: idOf({ route: "help", topic: "match" }),
              label: speaker.tell("ui.button.help"),
              look: "primary",
            },
          ]),
        ],
        ACCENT,
      ),
    ],
    files: [],
  };
}
