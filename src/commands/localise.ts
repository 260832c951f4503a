import type { LocalizationMap } from "discord-api-types/v10";
import { LANGUAGES, type Language } from "../engine/kernel/look.ts";
import { clip } from "../present/escape.ts";
import { speakerFor } from "../present/match-words.ts";
import type { Games } from "../present/ports.ts";
import { commandsDe } from "./words/de.ts";

/** What a command, subcommand or option is called in a language, with the line below it; of a choice the name alone. */
export type CommandWords = Readonly<Record<string, readonly [name: string, description?: string]>>;

/**
 * By language, and in it by path: "play", "play deck", "set import file"; a choice as "play stakes=ranked". "deck * card" is that option of
 * every subcommand that has no words of its own for it.
 */
export const COMMAND_WORDS: Readonly<Record<Exclude<Language, "en">, CommandWords>> = { de: commandsDe };

const others = LANGUAGES.filter((language) => language !== "en");

interface Item {
  readonly name: string;
  readonly description?: string | undefined;
  readonly options?: readonly object[] | undefined;
  readonly choices?: readonly { readonly name: string; readonly value: string | number }[] | undefined;
}

/**
 * A command with its names and descriptions in every language. Discord shows those of the reader's client and sends the English ones,
 * so nothing else needs to know of them. What has no words is shown in English; a test finds that.
 */
export function localised<T extends Item>(command: T, games: Games): T {
  return withWords(command, command.name, games);
}

function withWords<T extends Item>(item: T, path: string, games: Games): T {
  const { options, choices } = item;
  return {
    ...item,
    ...maps(path, item.description !== undefined),
    ...(options
      ? { options: options.map((one) => (isItem(one) ? withWords(one, `${path} ${one.name}`, games) : one)) }
      : {}),
    ...(choices
      ? {
          choices: choices.map((choice) => ({
            ...choice,
            ...choiceMap(`${path}=${choice.value}`, path, choice, games),
          })),
        }
      : {}),
  };
}

function isItem(value: object): value is Item {
  return "name" in value && typeof value.name === "string";
}

/** The words for a path, or for its like in every subcommand. */
export function wordsFor(language: Exclude<Language, "en">, path: string): CommandWords[string] | undefined {
  const [root = "", ...rest] = path.split(" ");
  const known = COMMAND_WORDS[language];
  return known[path] ?? (rest.length > 1 ? known[`${root} * ${rest.at(-1)}`] : undefined);
}

function maps(
  path: string,
  described: boolean,
): { name_localizations?: LocalizationMap; description_localizations?: LocalizationMap } {
  const names: Partial<Record<Language, string>> = {};
  const lines: Partial<Record<Language, string>> = {};
  for (const language of others) {
    const [name, line] = wordsFor(language, path) ?? [];
    if (name !== undefined) names[language] = name;
    if (line !== undefined) lines[language] = line;
  }
  return {
    ...(Object.keys(names).length > 0 ? { name_localizations: names } : {}),
    ...(described && Object.keys(lines).length > 0 ? { description_localizations: lines } : {}),
  };
}

/** A choice is named by the table, or by a game that has a mode of this name. */
function choiceMap(
  path: string,
  option: string,
  choice: { readonly value: string | number },
  games: Games,
): { name_localizations?: LocalizationMap } {
  const found = maps(path, false);
  if (found.name_localizations || option.split(" ").at(-1) !== "mode") return found;
  for (const game of games.values()) {
    const mode = game.modes.find((one) => one.id === choice.value);
    if (!mode) continue;
    const names = others.map((language) => [
      language,
      clip(speakerFor(games, game.id, language).say(mode.label, "plain"), 100),
    ]);
    return { name_localizations: Object.fromEntries(names) };
  }
  return {};
}
