import { z } from "zod";
import { MessageComponent, ModalData } from "./component-schema.ts";

/**
 * What the page and the sandbox's server say to each other over the WebSocket `/page`: one JSON object a frame, told
 * apart by `t`. Ids are Discord snowflakes as strings.
 */

export const User = z.object({
  id: z.string(),
  name: z.string(),
  color: z.string(),
  /** Discord's locale code of this person's client. */
  locale: z.string().optional(),
  /** Ids of the commands that this person is shown; all of them when absent. */
  commands: z.array(z.string()).optional(),
});
export const Channel = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(["text", "thread"]),
  parentId: z.string().nullish(),
  archived: z.boolean().default(false),
});

const Choice = z.object({ name: z.string(), value: z.union([z.string(), z.number()]) });
const plainOption = {
  type: z.number(),
  name: z.string(),
  description: z.string().default(""),
  required: z.boolean().nullish(),
  choices: z.array(Choice).nullish(),
  autocomplete: z.boolean().nullish(),
  min_value: z.number().nullish(),
  max_value: z.number().nullish(),
  min_length: z.number().nullish(),
  max_length: z.number().nullish(),
};
const PlainOption = z.object(plainOption);
const SubcommandOption = z.object({ ...plainOption, options: z.array(PlainOption).nullish() });
const GroupOption = z.object({ ...plainOption, options: z.array(SubcommandOption).nullish() });
const Command = z.object({
  id: z.string().nullish(),
  type: z.number().nullish(),
  name: z.string(),
  description: z.string().default(""),
  options: z.array(GroupOption).nullish(),
});

const Embed = z.object({
  title: z.string().nullish(),
  description: z.string().nullish(),
  url: z.string().nullish(),
  color: z.number().nullish(),
  timestamp: z.string().nullish(),
  author: z.object({ name: z.string(), url: z.string().nullish(), icon_url: z.string().nullish() }).nullish(),
  footer: z.object({ text: z.string(), icon_url: z.string().nullish() }).nullish(),
  image: z.object({ url: z.string(), width: z.number().nullish(), height: z.number().nullish() }).nullish(),
  thumbnail: z.object({ url: z.string() }).nullish(),
  fields: z.array(z.object({ name: z.string(), value: z.string(), inline: z.boolean().nullish() })).nullish(),
});

const Attachment = z.object({
  id: z.string(),
  filename: z.string(),
  url: z.string(),
  description: z.string().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
});

export const Message = z.object({
  id: z.string(),
  channelId: z.string(),
  author: z.object({
    id: z.string(),
    name: z.string(),
    bot: z.boolean().default(false),
    color: z.string().default("#8a93a5"),
  }),
  content: z.string().default(""),
  timestamp: z.union([z.string(), z.number()]),
  editedTimestamp: z.union([z.string(), z.number()]).nullish(),
  ephemeral: z.boolean().default(false),
  flags: z.number().default(0),
  components: z.array(MessageComponent).default([]),
  embeds: z.array(Embed).default([]),
  attachments: z.array(Attachment).default([]),
  interaction: z.object({ userName: z.string(), commandName: z.string() }).nullish(),
  thinking: z.boolean().nullish(),
  thread: z.object({ id: z.string(), name: z.string() }).nullish(),
  mentionsMe: z.boolean().default(false),
  /** The id of the message that this one answers. */
  replyTo: z.string().nullish(),
});

const World = z.object({
  t: z.literal("world"),
  users: z.array(User),
  guild: z.object({ id: z.string(), name: z.string() }),
  channels: z.array(Channel),
  commands: z.array(Command),
  bot: z.object({ id: z.string(), name: z.string(), online: z.boolean() }),
});

/** Everything the server may say to the page. */
export const ServerMessage = z.discriminatedUnion("t", [
  World,
  z.object({
    t: z.literal("screen"),
    userId: z.string(),
    channelId: z.string(),
    messages: z.array(Message),
  }),
  z.object({
    t: z.literal("autocomplete"),
    reqId: z.union([z.string(), z.number()]),
    choices: z.array(Choice),
  }),
  z.object({
    t: z.literal("modal"),
    userId: z.string(),
    modalId: z.string(),
    channelId: z.string(),
    modal: ModalData,
  }),
  z.object({ t: z.literal("toast"), userId: z.string(), text: z.string() }),
  z.object({ t: z.literal("ping"), userId: z.string(), channelId: z.string(), messageId: z.string() }),
]);

const LeafValue = z.object({
  name: z.string(),
  type: z.number(),
  value: z.union([z.string(), z.number(), z.boolean()]),
  focused: z.literal(true).optional(),
});
const SubcommandValue = z.object({
  name: z.string(),
  type: z.literal(1),
  options: z.array(LeafValue).optional(),
});
const GroupValue = z.object({ name: z.string(), type: z.literal(2), options: z.array(SubcommandValue) });
/** One given option of a slash command: a value, or a subcommand (group) with its own options. */
export const OptionValue = z.union([GroupValue, SubcommandValue, LeafValue]);

const at = { userId: z.string(), channelId: z.string() };
const onMessage = { userId: z.string(), messageId: z.string() };

/** Everything the page may say to the server. */
export const PageMessage = z.discriminatedUnion("t", [
  z.object({ t: z.literal("subscribe"), ...at }),
  z.object({ t: z.literal("unsubscribe"), ...at }),
  z.object({ t: z.literal("slash"), ...at, name: z.string(), options: z.array(OptionValue) }),
  z.object({
    t: z.literal("autocomplete"),
    ...at,
    reqId: z.string(),
    name: z.string(),
    options: z.array(OptionValue),
  }),
  z.object({ t: z.literal("click"), ...onMessage, customId: z.string() }),
  z.object({ t: z.literal("select"), ...onMessage, customId: z.string(), values: z.array(z.string()) }),
  z.object({
    t: z.literal("modalSubmit"),
    userId: z.string(),
    modalId: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  }),
  z.object({ t: z.literal("say"), ...at, text: z.string() }),
  z.object({ t: z.literal("addUser"), name: z.string() }),
  z.object({ t: z.literal("locale"), userId: z.string(), locale: z.string() }),
  z.object({ t: z.literal("dismiss"), ...onMessage }),
  z.object({
    t: z.literal("contextCommand"),
    ...at,
    name: z.string(),
    targetMessageId: z.string().optional(),
    targetUserId: z.string().optional(),
  }),
]);

export type User = z.infer<typeof User>;
export type Channel = z.infer<typeof Channel>;
export type Command = z.infer<typeof Command>;
export type PlainOption = z.infer<typeof PlainOption>;
export type Choice = z.infer<typeof Choice>;
export type Embed = z.infer<typeof Embed>;
export type Attachment = z.infer<typeof Attachment>;
export type Message = z.infer<typeof Message>;
export type World = z.infer<typeof World>;
export type ServerMessage = z.infer<typeof ServerMessage>;
export type PageMessage = z.infer<typeof PageMessage>;
export type OptionValue = z.infer<typeof OptionValue>;
export type LeafValue = z.infer<typeof LeafValue>;
