import type { Channel, Choice, Command, LeafValue, OptionValue, PlainOption, User } from "./protocol.ts";

/** Reading and checking of slash commands as they are typed. Pure; `composer.tsx` and its parts draw it. */

/** The option types of Discord's application commands that a person can fill in here. */
export const OptionType = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
} as const;

/** One thing that can be sent: a command, or one of its subcommands. `steps` are the group and subcommand. */
export interface CommandPath {
  root: string;
  steps: { name: string; type: 1 | 2 }[];
  /** The whole name without the slash: `tournament join`. */
  label: string;
  description: string;
  options: PlainOption[];
}

/** One option being filled in. `picked` is set when the person chose a suggestion; its value then wins over the text. */
export interface Field {
  option: PlainOption;
  text: string;
  picked?: Choice | undefined;
}

/** Whom and what an option may name. */
export interface Directory {
  users: readonly User[];
  bot: { id: string; name: string };
  channels: readonly Channel[];
}

export interface Suggestion extends Choice {
  detail?: string;
}

/** All chat-input commands with their subcommands, in the given order. */
export function commandPaths(commands: readonly Command[]): CommandPath[] {
  const out: CommandPath[] = [];
  for (const command of commands) {
    if ((command.type ?? 1) !== 1) continue;
    const options = command.options ?? [];
    const nested = options.filter((option) => option.type === 1 || option.type === 2);
    if (nested.length === 0) {
      const { name, description } = command;
      out.push({ root: name, steps: [], label: name, description, options });
      continue;
    }
    for (const option of nested) {
      if (option.type === 1) {
        out.push({
          root: command.name,
          steps: [{ name: option.name, type: 1 }],
          label: `${command.name} ${option.name}`,
          description: option.description,
          options: option.options ?? [],
        });
        continue;
      }
      for (const sub of option.options ?? []) {
        out.push({
          root: command.name,
          steps: [
            { name: option.name, type: 2 },
            { name: sub.name, type: 1 },
          ],
          label: `${command.name} ${option.name} ${sub.name}`,
          description: sub.description,
          options: sub.options ?? [],
        });
      }
    }
  }
  return out;
}

/** The commands that fit what was typed after the slash; names that begin with it come first. */
export function filterCommands(paths: readonly CommandPath[], typed: string): CommandPath[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === "") return [...paths];
  const starts = paths.filter((path) => path.label.startsWith(wanted));
  const words = paths.filter(
    (path) => !path.label.startsWith(wanted) && path.label.split(" ").some((word) => word.startsWith(wanted)),
  );
  const described = paths.filter(
    (path) =>
      !starts.includes(path) && !words.includes(path) && path.description.toLowerCase().includes(wanted),
  );
  return [...starts, ...words, ...described];
}

/** Finds the command that a typed line names in full, and what follows it. Needs a space after the name. */
export function matchCommand(
  paths: readonly CommandPath[],
  line: string,
): { path: CommandPath; rest: string } | undefined {
  if (!line.startsWith("/")) return undefined;
  const text = line.slice(1);
  const fitting = paths
    .filter((path) => text.toLowerCase().startsWith(`${path.label} `))
    .sort((a, b) => b.label.length - a.label.length);
  const path = fitting[0];
  return path === undefined ? undefined : { path, rest: text.slice(path.label.length + 1) };
}

/**
 * Splits `vs:bot deck:the old guard` into fields. Text before the first option name stays in `rest`; a value goes on
 * until the next ` name:` of an option that is not filled yet.
 */
export function splitOptions(
  text: string,
  options: readonly PlainOption[],
): { fields: Field[]; rest: string } {
  const marks: { option: PlainOption; start: number; end: number }[] = [];
  for (const match of text.matchAll(/(^|\s)([\p{L}\p{N}_-]{1,32}):/gu)) {
    const name = (match[2] ?? "").toLowerCase();
    const option = options.find((candidate) => candidate.name === name);
    if (option === undefined || marks.some((mark) => mark.option === option)) continue;
    marks.push({ option, start: match.index, end: match.index + match[0].length });
  }
  const fields = marks.map((mark, index) => ({
    option: mark.option,
    text: text.slice(mark.end, marks[index + 1]?.start ?? text.length).trim(),
  }));
  return { fields, rest: text.slice(0, marks[0]?.start ?? text.length).trim() };
}

/** Suggestions that need no server: fixed choices, true and false, people, channels. */
export function suggestions(option: PlainOption, text: string, directory: Directory): Suggestion[] {
  const wanted = text.trim().replace(/^[@#]/, "").toLowerCase();
  const fits = (name: string) => name.toLowerCase().includes(wanted);
  switch (option.type) {
    case OptionType.boolean:
      return [
        { name: "True", value: "true" },
        { name: "False", value: "false" },
      ].filter((choice) => fits(choice.name));
    case OptionType.user:
    case OptionType.mentionable: {
      const people: Suggestion[] = directory.users.map((user) => ({ name: user.name, value: user.id }));
      const bot = { name: directory.bot.name, value: directory.bot.id, detail: "the bot" };
      const wantsBot = wanted !== "" && "bot".startsWith(wanted);
      return [...people, bot].filter((one) => fits(one.name) || (one.value === bot.value && wantsBot));
    }
    case OptionType.channel:
      return directory.channels
        .filter((channel) => !channel.archived && fits(channel.name))
        .map((channel) => ({ name: channel.name, value: channel.id, detail: channel.kind }));
    default:
      return (option.choices ?? []).filter((choice) => fits(choice.name));
  }
}

export type Resolved = { ok: true; value: LeafValue } | { ok: false; error: string };

/** Checks one field and gives the value to send, or says in words what is missing. */
export function resolveField(field: Field, directory: Directory): Resolved {
  const { option, text, picked } = field;
  const { name, type } = option;
  const give = (value: string | number | boolean): Resolved => ({ ok: true, value: { name, type, value } });
  const refuse = (error: string): Resolved => ({ ok: false, error });
  const trimmed = text.trim();
  if (trimmed === "" && picked === undefined) return refuse("This option is empty");

  switch (type) {
    case OptionType.integer:
    case OptionType.number: {
      const chosen = chosenValue(field);
      const value = Number(chosen ?? trimmed.replace(",", "."));
      if (!Number.isFinite(value))
        return refuse(option.choices?.length ? "Pick one of the choices" : "Enter a number");
      if (type === OptionType.integer && !Number.isInteger(value)) return refuse("Enter a whole number");
      const { min_value: min, max_value: max } = option;
      if (typeof min === "number" && value < min) return refuse(`At least ${min}`);
      if (typeof max === "number" && value > max) return refuse(`At most ${max}`);
      return give(value);
    }
    case OptionType.boolean: {
      const word = String(picked?.value ?? trimmed).toLowerCase();
      if (["true", "yes", "1"].includes(word)) return give(true);
      if (["false", "no", "0"].includes(word)) return give(false);
      return refuse("Choose True or False");
    }
    case OptionType.user:
    case OptionType.mentionable:
    case OptionType.channel: {
      if (picked !== undefined) return give(picked.value);
      const wanted = trimmed.replace(/^[@#]/, "").toLowerCase();
      const options = suggestions(option, trimmed, directory);
      const exact = options.find((one) => one.name.toLowerCase() === wanted || String(one.value) === wanted);
      const only = exact ?? (options.length === 1 ? options[0] : undefined);
      if (only !== undefined) return give(only.value);
      return refuse(type === OptionType.channel ? "Pick a channel" : "Pick a person");
    }
    case OptionType.attachment:
      return picked === undefined ? refuse("Choose a file") : give(picked.value);
    case OptionType.role:
      return refuse("This kind of option is not offered here");
    default: {
      const chosen = chosenValue(field);
      if (chosen !== undefined) return give(String(chosen));
      if (option.choices?.length) return refuse("Pick one of the choices");
      const { min_length: min, max_length: max } = option;
      if (typeof min === "number" && trimmed.length < min) return refuse(`At least ${min} characters`);
      if (typeof max === "number" && trimmed.length > max) return refuse(`At most ${max} characters`);
      return give(withMentions(trimmed, directory));
    }
  }
}

/** Names of people and channels become mentions, as a chat client sends them: `@Bo` → `<@12>`. Longer names win. */
export function withMentions(text: string, directory: Directory): string {
  const named = [
    ...[...directory.users, directory.bot].map(({ id, name }) => ({ word: `@${name}`, mention: `<@${id}>` })),
    ...directory.channels.map(({ id, name }) => ({ word: `#${name}`, mention: `<#${id}>` })),
  ].sort((a, b) => b.word.length - a.word.length);
  return text.replace(/[@#][^\s@#][^@#]*/g, (run) => {
    const found = named.find(
      ({ word }) =>
        run.toLowerCase().startsWith(word.toLowerCase()) && !/[\p{L}\p{N}_-]/u.test(run.charAt(word.length)),
    );
    return found === undefined ? run : found.mention + run.slice(found.word.length);
  });
}

/** The picked value, or the fixed choice that was typed out in full. */
function chosenValue({ option, text, picked }: Field): string | number | undefined {
  if (picked !== undefined) return picked.value;
  const typed = text.trim().toLowerCase();
  const choices = option.choices ?? [];
  const exact = choices.find(
    (choice) => choice.name.toLowerCase() === typed || String(choice.value).toLowerCase() === typed,
  );
  if (exact !== undefined) return exact.value;
  const starting = choices.filter((choice) => choice.name.toLowerCase().startsWith(typed));
  return starting.length === 1 ? starting[0]?.value : undefined;
}

/** Wraps values into the subcommand (group) that they belong to, as Discord sends them. */
export function nestOptions(path: CommandPath, values: LeafValue[]): OptionValue[] {
  const [first, second] = path.steps;
  if (first === undefined) return values;
  if (first.type === 1) return [{ name: first.name, type: 1, options: values }];
  return [{ name: first.name, type: 2, options: [{ name: second?.name ?? "", type: 1, options: values }] }];
}

/** The options to send with an autocomplete request: what is valid so far, and the focused one as typed. */
export function autocompleteOptions(
  path: CommandPath,
  fields: readonly Field[],
  focused: string,
  directory: Directory,
): OptionValue[] {
  const values: LeafValue[] = [];
  for (const field of fields) {
    if (field.option.name === focused) {
      values.push({ name: focused, type: field.option.type, value: field.text, focused: true });
      continue;
    }
    const resolved = resolveField(field, directory);
    if (resolved.ok) values.push(resolved.value);
  }
  return nestOptions(path, values);
}
