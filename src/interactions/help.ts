import { ApplicationCommandOptionType } from "discord-api-types/v10";
import { localeOf } from "../discord/reader.ts";
import { languageOf } from "../engine/kernel/look.ts";
import { escapeMarkdown } from "../present/escape.ts";
import { buildHelp, isTopic, TOPICS, type Topic } from "../present/help.ts";
import type { Outgoing } from "../present/message.ts";
import { type Answerable, words } from "./answer.ts";
import type { Bench, CommandJson } from "./bench.ts";

/** The topics there are with these games. */
export function topicsOf({ heroes }: Bench): readonly Topic[] {
  return TOPICS.filter((topic) => topic !== "heroes" || heroes.games.length > 0);
}

/** A topic of the help in the reader's language; what is none leads to the start and says so. */
export function helpMessage(bench: Bench, interaction: Answerable, wanted: string): Outgoing {
  const { games, idOf } = bench.stage;
  const speaker = words(interaction);
  const topics = topicsOf(bench);
  const topic = topics.find((one) => one === wanted);
  return buildHelp({
    topic: topic ?? "start",
    topics,
    games: [...games.values()].map((game) => escapeMarkdown(game.name)),
    commands: bench.manual.flatMap((command) => linesOf(command, localeOf(interaction))),
    ...{ speaker, idOf },
    ...(topic === undefined && wanted !== "" && !isTopic(wanted)
      ? { note: speaker.tell("ui.help.unknown", { topic: `**${escapeMarkdown(wanted)}**` }) }
      : {}),
  });
}

interface Named {
  readonly name: string;
  readonly description: string;
  readonly name_localizations?: CommandJson["name_localizations"];
  readonly description_localizations?: CommandJson["description_localizations"];
}

/** A command, or each of its subcommands, as it is called in a language. */
function linesOf(command: CommandJson, locale: string): { name: string; what: string }[] {
  const language = languageOf(locale);
  const local = (one: Named): { name: string; what: string } =>
    language === "en"
      ? { name: one.name, what: one.description }
      : {
          name: one.name_localizations?.[language] ?? one.name,
          what: one.description_localizations?.[language] ?? one.description,
        };
  const whole = local(command);
  const subs = (command.options ?? []).filter(
    (option) => option.type === ApplicationCommandOptionType.Subcommand,
  );
  if (subs.length === 0) return [whole];
  return subs.map((sub) => {
    const { name, what } = local(sub);
    return { name: `${whole.name} ${name}`, what };
  });
}
