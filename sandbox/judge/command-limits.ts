import { Locale } from "discord-api-types/v10";
import type { CommandBody, CommandOption } from "../shapes.ts";
import { isObject, type Problem } from "./problem.ts";

const locales = new Set<string>(Object.values(Locale));
const nameForm = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const most: Record<number, number> = { 1: 100, 2: 15, 3: 15 };

type Path = (string | number)[];
const problem = (path: Path, code: string, message: string): Problem => ({ path, code, message });

/** The limits on application commands that Discord documents but its published description does not hold. */
export function commandLimits(commands: readonly CommandBody[], root: Path = []): Problem[] {
  const found: Problem[] = [];
  for (const type of [1, 2, 3]) {
    const ofType = commands.filter((command) => (command.type ?? 1) === type);
    const limit = most[type] ?? 100;
    if (ofType.length > limit) {
      const message = `${ofType.length} commands of type ${type}, ${limit} at most`;
      found.push(problem(root, "APPLICATION_COMMANDS_TOO_MANY", message));
    }
    for (const name of repeated(ofType.map((command) => command.name))) {
      found.push(problem(root, "APPLICATION_COMMANDS_DUPLICATE_NAME", `command "${name}" is there twice`));
    }
  }
  for (const [index, command] of commands.entries()) {
    found.push(...oneCommand(command, root.length === 0 ? [index] : root));
  }
  return found;
}

function oneCommand(command: CommandBody, path: Path): Problem[] {
  const found: Problem[] = [];
  const options = command.options ?? [];
  if ((command.type ?? 1) === 1) {
    found.push(...nameLimits(command.name, path));
    if (!command.description) {
      found.push(
        problem([...path, "description"], "BASE_TYPE_REQUIRED", "a slash command needs a description"),
      );
    }
  } else {
    if (command.description) {
      found.push(
        problem([...path, "description"], "CONTEXT_MENU_DESCRIPTION", "a menu command has no description"),
      );
    }
    if (options.length > 0) {
      found.push(problem([...path, "options"], "CONTEXT_MENU_OPTIONS", "a menu command has no options"));
    }
  }
  found.push(...localeLimits(command, path), ...optionLimits(options, path, 0));
  const size = characters(command);
  if (size > 8000) {
    found.push(
      problem(path, "APPLICATION_COMMAND_TOO_LARGE", `${size} characters, 8000 at most for a command`),
    );
  }
  return found;
}

function nameLimits(name: string, path: Path): Problem[] {
  if (nameForm.test(name) && name === name.toLowerCase()) return [];
  return [problem([...path, "name"], "APPLICATION_COMMAND_INVALID_NAME", `"${name}" is not a valid name`)];
}

function localeLimits(item: Record<string, unknown>, path: Path): Problem[] {
  return ["name_localizations", "description_localizations"].flatMap((key) => {
    const table = item[key];
    if (!isObject(table)) return [];
    return Object.keys(table)
      .filter((locale) => !locales.has(locale))
      .map((locale) => problem([...path, key], "UNKNOWN_LOCALE", `"${locale}" is not a locale of Discord`));
  });
}

function optionLimits(options: readonly CommandOption[], above: Path, depth: number): Problem[] {
  const found: Problem[] = [];
  const nested = options.filter((option) => option.type <= 2).length;
  if (nested > 0 && nested < options.length) {
    const message = "subcommands and plain options cannot stand together";
    found.push(problem([...above, "options"], "SUBCOMMAND_MIXED", message));
  }
  for (const name of repeated(options.map((option) => option.name))) {
    const message = `option "${name}" is there twice`;
    found.push(problem([...above, "options"], "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message));
  }
  let optionalSeen = false;
  for (const [index, option] of options.entries()) {
    const path = [...above, "options", index];
    found.push(...nameLimits(option.name, path), ...localeLimits(option, path));
    if (option.required && optionalSeen) {
      const message = "required options come before optional ones";
      found.push(problem(path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message));
    }
    if (!option.required) optionalSeen = true;
    if (option.autocomplete && (option.choices?.length ?? 0) > 0) {
      found.push(problem(path, "AUTOCOMPLETE_WITH_CHOICES", "autocomplete and choices exclude each other"));
    }
    for (const name of repeated((option.choices ?? []).map((choice) => choice.name))) {
      found.push(problem(path, "APPLICATION_COMMAND_CHOICE_DUPLICATE", `choice "${name}" is there twice`));
    }
    for (const [choiceIndex, choice] of (option.choices ?? []).entries()) {
      found.push(...localeLimits(choice, [...path, "choices", choiceIndex]));
    }
    if (option.type === 2 && depth > 0) {
      found.push(problem(path, "SUBCOMMAND_DEPTH", "a group stands only at the top of a command"));
    }
    if (option.type <= 2) found.push(...optionLimits(option.options ?? [], path, depth + 1));
  }
  return found;
}

/** Characters that count towards 8000: names, descriptions and values; of each text its longest translation. */
function characters(item: Record<string, unknown>): number {
  let sum = longest(item, "name") + longest(item, "description");
  if (typeof item.value === "string") sum += item.value.length;
  for (const key of ["options", "choices"]) {
    const list = item[key];
    if (!Array.isArray(list)) continue;
    for (const child of list) if (isObject(child)) sum += characters(child);
  }
  return sum;
}

function longest(item: Record<string, unknown>, key: string): number {
  const table = item[`${key}_localizations`];
  const texts = [item[key], ...(isObject(table) ? Object.values(table) : [])];
  return Math.max(0, ...texts.map((text) => (typeof text === "string" ? text.length : 0)));
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
