import { z } from "zod";

/** A JSON object that the sandbox hands on without looking into it. */
export type Json = Record<string, unknown>;
const json = z.record(z.string(), z.unknown());

/** A component of a message or a modal, with the fields the sandbox itself reads; others pass through. */
export interface Component {
  type: number;
  id?: number | null | undefined;
  custom_id?: string | null | undefined;
  style?: number | null | undefined;
  label?: string | null | undefined;
  emoji?: Json | null | undefined;
  url?: string | null | undefined;
  sku_id?: string | null | undefined;
  content?: string | null | undefined;
  disabled?: boolean | null | undefined;
  required?: boolean | null | undefined;
  value?: unknown;
  min_values?: number | null | undefined;
  max_values?: number | null | undefined;
  min_length?: number | null | undefined;
  max_length?: number | null | undefined;
  options?: { label: string; value: string }[] | null | undefined;
  components?: Component[] | null | undefined;
  accessory?: Component | null | undefined;
  component?: Component | null | undefined;
  items?:
    | { media: { url: string }; description?: string | null; spoiler?: boolean | null }[]
    | null
    | undefined;
  media?: { url: string } | null | undefined;
  file?: { url: string } | null | undefined;
  description?: string | null | undefined;
  spoiler?: boolean | null | undefined;
  [key: string]: unknown;
}

const media = z.looseObject({ url: z.string() });
export const component: z.ZodType<Component> = z.lazy(() =>
  z.looseObject({
    type: z.number(),
    id: z.number().nullish(),
    custom_id: z.string().nullish(),
    style: z.number().nullish(),
    label: z.string().nullish(),
    emoji: json.nullish(),
    url: z.string().nullish(),
    sku_id: z.string().nullish(),
    content: z.string().nullish(),
    disabled: z.boolean().nullish(),
    required: z.boolean().nullish(),
    min_values: z.number().nullish(),
    max_values: z.number().nullish(),
    min_length: z.number().nullish(),
    max_length: z.number().nullish(),
    options: z.array(z.looseObject({ label: z.string(), value: z.string() })).nullish(),
    components: z.array(component).nullish(),
    accessory: component.nullish(),
    component: component.nullish(),
    items: z
      .array(
        z.looseObject({
          media,
          description: z.string().nullish().default(null),
          spoiler: z.boolean().nullish().default(false),
        }),
      )
      .nullish(),
    media: media.nullish(),
    file: media.nullish(),
    description: z.string().nullish(),
    spoiler: z.boolean().nullish(),
  }),
);

const embedText = z.string().nullish();
export const embed = z.looseObject({
  title: embedText,
  description: embedText,
  fields: z.array(z.looseObject({ name: z.string(), value: z.string() })).nullish(),
  footer: z.looseObject({ text: z.string() }).nullish(),
  author: z.looseObject({ name: z.string() }).nullish(),
  image: z.looseObject({ url: z.string() }).nullish(),
  thumbnail: z.looseObject({ url: z.string() }).nullish(),
});
export type Embed = z.infer<typeof embed>;

export const allowedMentions = z.looseObject({
  parse: z.array(z.string()).nullish(),
  users: z.array(z.string()).nullish(),
  roles: z.array(z.string()).nullish(),
  replied_user: z.boolean().nullish(),
});
export type AllowedMentions = z.infer<typeof allowedMentions>;

/** What every request that makes or changes a message may carry, as far as the sandbox reads it. */
export const messageBody = z.looseObject({
  content: z.string().nullish(),
  embeds: z.array(embed).nullish(),
  components: z.array(component).nullish(),
  flags: z.number().nullish(),
  attachments: z
    .array(
      z.looseObject({
        id: z.union([z.string(), z.number()]).transform(String),
        filename: z.string().nullish(),
        description: z.string().nullish(),
      }),
    )
    .nullish(),
  allowed_mentions: allowedMentions.nullish(),
  nonce: z.union([z.string(), z.number()]).nullish(),
  enforce_nonce: z.boolean().nullish(),
  message_reference: z.looseObject({ message_id: z.string() }).nullish(),
  poll: json.nullish(),
  sticker_ids: z.array(z.string()).nullish(),
});
export type MessageBody = z.infer<typeof messageBody>;

export const choice = z.looseObject({ name: z.string(), value: z.union([z.string(), z.number()]) });
export type Choice = z.infer<typeof choice>;

export const modalBody = z.looseObject({
  custom_id: z.string(),
  title: z.string(),
  components: z.array(component),
});
export type ModalBody = z.infer<typeof modalBody>;

/** An option of a command definition. */
export interface CommandOption {
  type: number;
  name: string;
  required?: boolean | undefined;
  autocomplete?: boolean | undefined;
  choices?: Choice[] | undefined;
  options?: CommandOption[] | undefined;
  min_value?: number | undefined;
  max_value?: number | undefined;
  min_length?: number | undefined;
  max_length?: number | undefined;
  description?: string | undefined;
  [key: string]: unknown;
}
export const commandOption: z.ZodType<CommandOption> = z.lazy(() =>
  z.looseObject({
    type: z.number(),
    name: z.string(),
    description: z.string().optional(),
    required: z.boolean().optional(),
    autocomplete: z.boolean().optional(),
    choices: z.array(choice).optional(),
    options: z.array(commandOption).optional(),
    min_value: z.number().optional(),
    max_value: z.number().optional(),
    min_length: z.number().optional(),
    max_length: z.number().optional(),
  }),
);
export const commandBody = z.looseObject({
  name: z.string(),
  type: z.number().nullish(),
  description: z.string().nullish(),
  options: z.array(commandOption).nullish(),
});
export type CommandBody = z.infer<typeof commandBody>;

/** An option value that a person filled in. */
export interface GivenOption {
  name: string;
  type: number;
  value?: string | number | boolean | undefined;
  focused?: boolean | undefined;
  options?: GivenOption[] | undefined;
}
export const givenOption: z.ZodType<GivenOption> = z.lazy(() =>
  z.object({
    name: z.string(),
    type: z.number(),
    value: z.union([z.string(), z.number(), z.boolean()]).optional(),
    focused: z.boolean().optional(),
    options: z.array(givenOption).optional(),
  }),
);

/** Component type numbers the sandbox tells apart. */
export const kinds = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
} as const;

export const selectTypes: readonly number[] = [3, 5, 6, 7, 8];

export const flag = {
  suppressEmbeds: 1 << 2,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  suppressNotifications: 1 << 12,
  componentsV2: 1 << 15,
} as const;

/** Every component of a tree, parents before children. */
export function* everyComponent(list: readonly Component[] | null | undefined): Generator<Component> {
  for (const item of list ?? []) {
    yield item;
    yield* everyComponent(item.components);
    if (item.accessory) yield* everyComponent([item.accessory]);
    if (item.component) yield* everyComponent([item.component]);
  }
}
