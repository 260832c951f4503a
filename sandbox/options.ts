import { z } from "zod";
import { type CommandOption, commandOption, type GivenOption, type Json } from "./shapes.ts";
import type { Wire } from "./wire.ts";
import type { StoredCommand, World } from "./world.ts";

/** Option values by name, as tests write them; nested for nothing: subcommands are part of the command's name. */
export type OptionValues = Record<string, string | number | boolean>;

const definition = z.looseObject({ options: z.array(commandOption).nullish() });
const group = 2;
const userType = 6;
const channelType = 7;
const mentionableType = 9;
const attachmentType = 11;

export function optionsOf(command: StoredCommand): CommandOption[] {
  return definition.parse(command.raw).options ?? [];
}

/**
 * Turns values by name into the nested options that Discord sends; `path` holds the names of group and subcommand.
 * @throws Error when the command has no such option or subcommand
 */
export function nestOptions(
  command: StoredCommand,
  path: readonly string[],
  values: OptionValues,
  focused?: string,
): GivenOption[] {
  const nest = (options: readonly CommandOption[], rest: readonly string[]): GivenOption[] => {
    const [name, ...further] = rest;
    if (name !== undefined) {
      const found = options.find((option) => option.name === name && option.type <= group);
      if (!found) throw new Error(`/${command.name} has no subcommand ${name}`);
      return [{ name, type: found.type, options: nest(found.options ?? [], further) }];
    }
    return Object.entries(values).map(([key, value]) => {
      const found = options.find((option) => option.name === key);
      if (!found) throw new Error(`/${command.name} has no option ${key}`);
      return { name: key, type: found.type, value, ...(key === focused ? { focused: true } : {}) };
    });
  };
  return nest(optionsOf(command), path);
}

/**
 * Checks filled-in options like a Discord client does before it sends them; autocomplete values are free.
 * @throws Error with the sentence to show
 */
export function checkOptions(
  world: World,
  options: readonly CommandOption[],
  given: readonly GivenOption[],
  complete: boolean,
): void {
  const first = given[0];
  if (options.some((option) => option.type <= group)) {
    const chosen = options.find((option) => option.name === first?.name);
    if (!first || !chosen || chosen.type !== first.type) throw new Error("Choose a subcommand");
    checkOptions(world, chosen.options ?? [], first.options ?? [], complete);
    return;
  }
  for (const option of options) {
    if (complete && option.required && !given.some((value) => value.name === option.name)) {
      throw new Error(`The option ${option.name} is required`);
    }
  }
  for (const value of given) {
    const option = options.find((candidate) => candidate.name === value.name);
    if (!option) throw new Error(`There is no option ${value.name}`);
    if (option.type !== value.type) throw new Error(`The option ${value.name} has another type`);
    if (complete) checkValue(world, option, value);
  }
}

function checkValue(world: World, option: CommandOption, given: GivenOption): void {
  const { value } = given;
  const fail = (reason: string): Error => new Error(`${option.name}: ${reason}`);
  switch (option.type) {
    case 3: {
      if (typeof value !== "string") throw fail("needs text");
      if (value.length < (option.min_length ?? 0)) throw fail("is too short");
      if (value.length > (option.max_length ?? 6000)) throw fail("is too long");
      break;
    }
    case 4:
    case 10: {
      if (typeof value !== "number") throw fail("needs a number");
      if (option.type === 4 && !Number.isInteger(value)) throw fail("needs a whole number");
      if (value < (option.min_value ?? -Infinity)) throw fail("is too small");
      if (value > (option.max_value ?? Infinity)) throw fail("is too large");
      break;
    }
    case 5:
      if (typeof value !== "boolean") throw fail("needs yes or no");
      break;
    case userType:
    case mentionableType:
      if (typeof value !== "string" || !world.users.has(value)) throw fail("names nobody here");
      break;
    case channelType:
      if (typeof value !== "string" || !world.channels.has(value)) throw fail("names no channel here");
      break;
    case attachmentType:
      if (typeof value !== "string" || !world.files.has(value)) throw fail("needs a file");
      break;
    default:
  }
  if ((option.choices?.length ?? 0) > 0 && !option.choices?.some((choice) => choice.value === value)) {
    throw fail("is not one of the choices");
  }
}

/** The users and channels that options name, as INTERACTION_CREATE carries them beside the options. */
export function resolvedOf(
  world: World,
  wire: Wire,
  given: readonly GivenOption[],
  memberPermissions: bigint,
): Json {
  const users = new Set<string>();
  const channels = new Set<string>();
  const files = new Map<string, Json>();
  const collect = (list: readonly GivenOption[]): void => {
    for (const option of list) {
      if (typeof option.value === "string") {
        if (option.type === userType || option.type === mentionableType) users.add(option.value);
        if (option.type === channelType) channels.add(option.value);
        const file = option.type === attachmentType ? world.files.get(option.value) : undefined;
        if (file) files.set(file.id, wire.attachment(file));
      }
      collect(option.options ?? []);
    }
  };
  collect(given);
  const named = resolved(world, wire, [...users], [...channels], memberPermissions);
  if (files.size === 0) return named;
  const before = typeof named.resolved === "object" ? named.resolved : {};
  return { resolved: { ...before, attachments: Object.fromEntries(files) } };
}

/** The field `resolved` for given ids; empty when there is nothing to resolve. */
export function resolved(
  world: World,
  wire: Wire,
  users: readonly string[],
  channels: readonly string[],
  memberPermissions: bigint,
): Json {
  if (users.length === 0 && channels.length === 0) return {};
  const people = users.map((id) => world.user(id));
  const member = (id: string): Json => {
    const { deaf, mute, ...rest } = wire.member(world.user(id), {
      withUser: false,
      permissions: memberPermissions,
    });
    return rest;
  };
  return {
    resolved: {
      ...(people.length > 0
        ? {
            users: Object.fromEntries(people.map((user) => [user.id, wire.user(user)])),
            members: Object.fromEntries(people.map((user) => [user.id, member(user.id)])),
          }
        : {}),
      ...(channels.length > 0
        ? {
            channels: Object.fromEntries(channels.map((id) => [id, wire.resolvedChannel(world.channel(id))])),
          }
        : {}),
    },
  };
}
