import { describe, expect, it } from "vitest";
import { z } from "zod";
import { slashCommands } from "../../src/commands/index.ts";
import { COMMAND_WORDS, localised, wordsFor } from "../../src/commands/localise.ts";
import { GAMES } from "../../src/engine/index.ts";
import { LANGUAGES } from "../../src/engine/kernel/look.ts";
import { HOUSE_TEXTS } from "../../src/present/texts/index.ts";
import { toyGame } from "../toy/game.ts";
import { ENGLISH } from "./english.ts";

interface Item {
  readonly name: string;
  readonly name_localizations?: Record<string, string> | undefined;
  readonly description?: string | undefined;
  readonly description_localizations?: Record<string, string> | undefined;
  readonly options?: readonly Item[] | undefined;
  readonly choices?: readonly { readonly value: unknown }[] | undefined;
}
const item: z.ZodType<Item> = z.object({
  name: z.string(),
  name_localizations: z.record(z.string(), z.string()).optional(),
  description: z.string().optional(),
  description_localizations: z.record(z.string(), z.string()).optional(),
  options: z.array(z.lazy(() => item)).optional(),
  choices: z.array(z.object({ value: z.unknown() })).optional(),
});

/** Two of each, so that there is a choice of games wherever there can be one. */
const games = new Map(
  [...GAMES.values(), toyGame].flatMap((game) => [
    [game.id, game] as const,
    [`${game.id}-2`, { ...game, id: `${game.id}-2` }] as const,
  ]),
);
const commands = slashCommands(games).map(({ definition }) => item.parse(localised(definition, games)));
const others = LANGUAGES.filter((language) => language !== "en");

/** Everything that has a name, with its path. */
function* all(list: readonly Item[], before = ""): Generator<readonly [string, Item]> {
  for (const one of list) {
    const path = `${before}${one.name}`;
    yield [path, one];
    yield* all(one.options ?? [], `${path} `);
  }
}

describe.each(others)("commands in %s", (language) => {
  it("have a name and a line for everything, and none for what there is not", () => {
    const paths = [...all(commands)].map(([path]) => path);
    const choices = [...all(commands)].flatMap(([path, { choices: list = [] }]) =>
      list.map(({ value }) => `${path}=${String(value)}`),
    );
    const known = Object.keys(COMMAND_WORDS[language]);
    expect(paths.filter((path) => wordsFor(language, path)?.length !== 2)).toEqual([]);
    const used = (key: string): boolean => {
      const [root = "", last] = key.split(" * ");
      return last === undefined
        ? paths.includes(key) || choices.includes(key)
        : paths.some((path) => path.startsWith(`${root} `) && path.endsWith(` ${last}`));
    };
    expect(known.filter((key) => !used(key))).toEqual([]);
  });

  it("fit what Discord takes, and hold no English", () => {
    for (const [path, one] of all(commands)) {
      const name = one.name_localizations?.[language] ?? "";
      const line = one.description_localizations?.[language] ?? "";
      expect(name, path).toMatch(/^[-_\p{Ll}\p{Lo}\p{N}]{1,32}$/u);
      expect(line.length, path).toBeGreaterThan(1);
      expect(line.length, path).toBeLessThanOrEqual(100);
      expect(line, path).not.toMatch(ENGLISH);
      const siblings = (one.options ?? []).map((option) => option.name_localizations?.[language]);
      expect(new Set(siblings).size, path).toBe(siblings.length);
    }
    const names = commands.map((one) => one.name_localizations?.[language]);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe.each(LANGUAGES)("the texts in %s", (language) => {
  const local = (one: Item): string =>
    language === "en" ? one.name : (one.name_localizations?.[language] ?? one.name);

  it("name commands and options that there are", () => {
    const options = new Set([...all(commands)].map(([, one]) => local(one)));
    for (const [key, text] of Object.entries(HOUSE_TEXTS[language]))
      for (const [, said = ""] of text.matchAll(/`(\/[^`{}]+)`/g)) {
        const [root = "", ...rest] = said.slice(1).split(" ");
        const command = commands.find((one) => local(one) === root);
        expect(command, `${key}: ${said}`).toBeDefined();
        for (const word of rest) {
          const [name = "", value] = word.split(":");
          const there =
            value === undefined
              ? (command?.options ?? []).some((one) => local(one) === name)
              : options.has(name);
          expect(there, `${key}: ${said}`).toBe(true);
        }
      }
  });
});
