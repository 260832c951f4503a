import type { Interactions, OpenModal, Outcome } from "./interactions.ts";
import { interactionType } from "./judge/callback-limits.ts";
import type { Messages } from "./messages.ts";
import { checkOptions, nestOptions, type OptionValues, optionsOf, resolved, resolvedOf } from "./options.ts";
import { mayUse, memberDefaults } from "./permissions.ts";
import { type ScreenMessage, screenOf } from "./screen.ts";
import type { Services } from "./services.ts";
import {
  type Choice,
  type Component,
  everyComponent,
  type GivenOption,
  type Json,
  kinds,
  selectTypes,
} from "./shapes.ts";
import type { Wire } from "./wire.ts";
import type { Channel, StoredCommand, StoredMessage, User, World } from "./world.ts";

export interface Deeds {
  world: World;
  wire: Wire;
  messages: Messages;
  interactions: Interactions;
}

/** Values a person fills into a modal, by custom id. */
export type ModalValues = Record<string, string | readonly string[]>;

/**
 * One person at their client: commands, clicks, modals, and what they see. What the client itself would not let
 * them do (a disabled button, a missing option, another's private message) throws with the sentence it would show.
 */
export class Person {
  constructor(
    private readonly deeds: Deeds,
    readonly user: User,
  ) {}

  get id(): string {
    return this.user.id;
  }

  /** Sets the language of this person's client, one of Discord's locale codes. */
  speaks(locale: string): void {
    this.user.locale = locale;
    this.deeds.world.changed({ kind: "world" });
  }

  /**
   * Sends a slash command; a subcommand is part of the name ("match concede").
   * @returns the bot's first answer, or its failure after the deadline
   */
  async slash(
    channelId: string,
    name: string,
    options: OptionValues | readonly GivenOption[] = {},
  ): Promise<Outcome> {
    const { command, given } = this.command(channelId, name, options);
    checkOptions(this.deeds.world, optionsOf(command), given, true);
    return this.run(interactionType.command, channelId, command, given);
  }

  /** Asks for suggestions for the option `focused` with what is typed so far. */
  async autocomplete(
    channelId: string,
    name: string,
    options: OptionValues | readonly GivenOption[],
    focused?: string,
  ): Promise<Choice[]> {
    const { command, given } = this.command(channelId, name, options, focused);
    checkOptions(this.deeds.world, optionsOf(command), given, false);
    const outcome = await this.run(interactionType.autocomplete, channelId, command, given);
    return outcome.ok && outcome.kind === "choices" ? outcome.choices : [];
  }

  /** Uses a command of the message menu or the user menu. */
  async contextCommand(
    channelId: string,
    name: string,
    target: { messageId: string } | { userId: string },
  ): Promise<Outcome> {
    const { world, wire, interactions } = this.deeds;
    const onMessage = "messageId" in target;
    const type = onMessage ? 3 : 2;
    const command = this.findCommand(name, type);
    const channel = this.openChannel(channelId);
    const targetId = onMessage ? target.messageId : target.userId;
    const found = onMessage
      ? { messages: { [targetId]: wire.message(this.visible(targetId)) } }
      : (resolved(world, wire, [targetId], [], memberDefaults).resolved ?? {});
    return interactions.start({
      type: interactionType.command,
      user: this.user,
      channelId: channel.id,
      commandName: command.name,
      data: { ...this.commandData(command), target_id: targetId, resolved: found },
    });
  }

  /** Presses a button. */
  async click(messageId: string, customId: string): Promise<Outcome> {
    const message = this.visible(messageId);
    const button = this.control(message, customId);
    if (button.type !== kinds.button) throw new Error("That is not a button");
    return this.useComponent(message, button, {});
  }

  /** Chooses from a select. */
  async select(messageId: string, customId: string, values: readonly string[]): Promise<Outcome> {
    const { world, wire } = this.deeds;
    const message = this.visible(messageId);
    const select = this.control(message, customId);
    if (!selectTypes.includes(select.type)) throw new Error("That is not a select");
    checkChosen(select, values);
    const users = select.type === kinds.userSelect || select.type === kinds.mentionableSelect ? values : [];
    const channels = select.type === kinds.channelSelect ? values : [];
    const found =
      select.type === kinds.stringSelect ? {} : resolved(world, wire, users, channels, memberDefaults);
    return this.useComponent(message, select, {
      values: [...values],
      ...(select.type === kinds.stringSelect ? {} : { resolved: found.resolved ?? {} }),
    });
  }

  /** Sends a modal that is open for this person; fields left out keep their preset value. */
  async submitModal(modalId: string, values: ModalValues): Promise<Outcome> {
    const { world, interactions } = this.deeds;
    const open = interactions.modals.get(modalId);
    if (!open || open.userId !== this.user.id) throw new Error("This modal is not open");
    const components = open.modal.components.map((item) => modalAnswer(item, values));
    interactions.modals.delete(modalId);
    const source =
      open.sourceMessageId === undefined
        ? undefined
        : world.messagesOf(open.channelId).get(open.sourceMessageId);
    return interactions.start({
      type: interactionType.modal,
      user: this.user,
      channelId: open.channelId,
      data: { custom_id: open.modal.custom_id, components },
      ...(source ? { message: source } : {}),
    });
  }

  /** Modals open for this person, newest last. */
  modals(): OpenModal[] {
    return [...this.deeds.interactions.modals.values()].filter((modal) => modal.userId === this.user.id);
  }

  /** Says something in a channel. */
  say(channelId: string, text: string): string {
    const { world, messages } = this.deeds;
    const channel = this.openChannel(channelId);
    if (channel.thread?.locked) throw new Error("This thread is locked");
    if ([...text].length > 2000) throw new Error("Your message is too long");
    if (channel.thread && !channel.thread.members.has(this.user.id)) {
      channel.thread.members.set(this.user.id, world.clock.iso());
      messages.threadJoined(channel, [this.user.id]);
    }
    return messages.create({ channel, authorId: this.user.id }, { content: text }, []).id;
  }

  /** Attaches a file for a command's option; its id is the option's value. */
  upload(channelId: string, filename: string, content: string | Uint8Array): string {
    const channel = this.openChannel(channelId);
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    return this.deeds.messages.upload(channel.id, filename, bytes).id;
  }

  /** Hides a private message for good. */
  dismiss(messageId: string): void {
    const message = this.visible(messageId);
    if (message.onlyFor === undefined) throw new Error("Only private messages can be dismissed");
    message.dismissed = true;
    this.deeds.world.changed({ kind: "channel", channelId: message.channelId });
  }

  /** Exactly what this person sees in a channel, oldest first. */
  screen(channelId: string): ScreenMessage[] {
    return screenOf(this.deeds.world, this.deeds.wire, this.user.id, channelId);
  }

  private command(
    channelId: string,
    name: string,
    options: OptionValues | readonly GivenOption[],
    focused?: string,
  ) {
    this.openChannel(channelId);
    const [root = "", ...path] = name.trim().replace(/^\//, "").split(/\s+/);
    const command = this.findCommand(root, 1);
    if (!mayUse(this.deeds.world, this.id, command)) throw new Error(`You may not use /${root} here`);
    const given = isGiven(options) ? [...options] : nestOptions(command, path, options, focused);
    return { command, given };
  }

  private findCommand(name: string, type: number): StoredCommand {
    const found = [...this.deeds.world.commands.values()].find(
      (command) => command.name === name && command.type === type,
    );
    if (!found) throw new Error(`There is no command ${name}`);
    return found;
  }

  private commandData(command: StoredCommand): Json {
    return {
      id: command.id,
      name: command.name,
      type: command.type,
      ...(command.guildId === undefined ? {} : { guild_id: command.guildId }),
    };
  }

  private run(
    type: number,
    channelId: string,
    command: StoredCommand,
    given: readonly GivenOption[],
  ): Promise<Outcome> {
    const { world, wire, interactions } = this.deeds;
    return interactions.start({
      type,
      user: this.user,
      channelId,
      commandName: command.name,
      data: {
        ...this.commandData(command),
        options: [...given],
        ...resolvedOf(world, wire, given, memberDefaults),
      },
    });
  }

  private useComponent(message: StoredMessage, item: Component, more: Json): Promise<Outcome> {
    return this.deeds.interactions.start({
      type: interactionType.component,
      user: this.user,
      channelId: message.channelId,
      message,
      data: { custom_id: item.custom_id ?? "", component_type: item.type, ...more },
    });
  }

  private control(message: StoredMessage, customId: string): Component {
    const found = [...everyComponent(message.components)].find((item) => item.custom_id === customId);
    if (!found) throw new Error("That message has no control of this kind by now");
    if (found.disabled) throw new Error("That control is disabled");
    return found;
  }

  private visible(messageId: string): StoredMessage {
    const { world } = this.deeds;
    const message = world.findMessage(messageId);
    if (message?.dismissed && message.onlyFor === this.user.id)
      throw new Error("That message is gone by now");
    const seen =
      message &&
      !message.dismissed &&
      (message.onlyFor === undefined || message.onlyFor === this.user.id) &&
      world.mayView(this.user.id, world.channel(message.channelId));
    if (!seen) throw new Error("You do not see that message");
    return message;
  }

  private openChannel(channelId: string): Channel {
    const { world } = this.deeds;
    const channel = world.channels.get(channelId);
    if (!channel || !world.mayView(this.user.id, channel)) throw new Error("You do not see that channel");
    return channel;
  }
}

/** Lets somebody new join the guild. */
export function addPerson(services: Services, name: string): Person {
  const { world, wire, gateway } = services;
  const user = world.addUser(name);
  gateway.dispatch("GUILD_MEMBER_ADD", {
    ...wire.member(user, { withUser: true }),
    guild_id: world.guild.id,
  });
  return new Person(services, user);
}

function isGiven(options: OptionValues | readonly GivenOption[]): options is readonly GivenOption[] {
  return Array.isArray(options);
}

function checkChosen(select: Component, values: readonly string[]): void {
  const least = select.min_values ?? 1;
  const most = select.max_values ?? 1;
  if (values.length < least || values.length > most) {
    throw new Error(`Choose ${least === most ? least : `${least} to ${most}`}`);
  }
  if (new Set(values).size < values.length) throw new Error("Each option can be chosen once");
  if (select.options && values.some((value) => !select.options?.some((option) => option.value === value))) {
    throw new Error("That is not one of the options");
  }
}

/** One component of a submitted modal, checked like a client does. */
function modalAnswer(item: Component, values: ModalValues): Json {
  const id = item.id ?? 0;
  if (item.type === kinds.row) {
    return {
      type: item.type,
      id,
      components: (item.components ?? []).map((child) => modalAnswer(child, values)),
    };
  }
  if (item.type === kinds.label && item.component) {
    return { type: item.type, id, component: modalAnswer(item.component, values) };
  }
  if (item.type === kinds.text) return { type: item.type, id };
  const customId = item.custom_id ?? "";
  const given = values[customId];
  const list = given === undefined ? presets(item) : typeof given === "string" ? [given] : [...given];
  const first = list[0] ?? "";
  const required = item.required ?? true;
  const base = { type: item.type, id, custom_id: customId };
  switch (item.type) {
    case kinds.textInput: {
      if (required && first === "") throw new Error("A required field is empty");
      if (first !== "" && first.length < (item.min_length ?? 0)) throw new Error("A text is too short");
      if (first.length > (item.max_length ?? 4000)) throw new Error("A text is too long");
      return { ...base, value: first };
    }
    case kinds.checkbox:
      return { ...base, value: first === "true" };
    case kinds.radioGroup:
      if (required && first === "") throw new Error("A required choice is missing");
      return { ...base, value: first === "" ? null : first };
    case kinds.checkboxGroup:
    case kinds.fileUpload:
      return { ...base, values: list };
    default: {
      if (required || list.length > 0) checkChosen(item, list);
      return { ...base, values: list, ...(item.type === kinds.stringSelect ? {} : { resolved: {} }) };
    }
  }
}

function presets(item: Component): string[] {
  if (typeof item.value === "string") return [item.value];
  return (item.options ?? []).flatMap((option) =>
    "default" in option && option.default === true ? [option.value] : [],
  );
}
