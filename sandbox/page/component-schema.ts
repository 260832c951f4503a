import { z } from "zod";

/**
 * What a message or a modal is built of, as the page reads it. The schemas take what the page draws and drop the
 * rest; a component that they do not know becomes `{type: "unknown"}` so that one odd part never hides a message.
 * Discord nests components in a fixed number of levels, so no schema needs to be recursive.
 */

const Emoji = z.object({
  id: z.string().nullish(),
  name: z.string().nullish(),
  animated: z.boolean().nullish(),
});
const Media = z.object({
  url: z.string(),
  width: z.number().nullish(),
  height: z.number().nullish(),
});

const Unknown = z
  .object({ type: z.number() })
  .transform((component) => ({ type: "unknown" as const, number: component.type }));

const Button = z.object({
  type: z.literal(2),
  style: z.number(),
  label: z.string().nullish(),
  emoji: Emoji.nullish(),
  custom_id: z.string().nullish(),
  url: z.string().nullish(),
  disabled: z.boolean().nullish(),
});

const SelectOption = z.object({
  label: z.string(),
  value: z.string(),
  description: z.string().nullish(),
  emoji: Emoji.nullish(),
  default: z.boolean().nullish(),
});

const selectFields = {
  custom_id: z.string(),
  placeholder: z.string().nullish(),
  min_values: z.number().nullish(),
  max_values: z.number().nullish(),
  disabled: z.boolean().nullish(),
  required: z.boolean().nullish(),
};
const defaultValues = z.array(z.object({ id: z.string(), type: z.string() })).nullish();

const StringSelect = z.object({ type: z.literal(3), ...selectFields, options: z.array(SelectOption) });
const UserSelect = z.object({ type: z.literal(5), ...selectFields, default_values: defaultValues });
const RoleSelect = z.object({ type: z.literal(6), ...selectFields, default_values: defaultValues });
const MentionableSelect = z.object({ type: z.literal(7), ...selectFields, default_values: defaultValues });
const ChannelSelect = z.object({ type: z.literal(8), ...selectFields, default_values: defaultValues });

const TextInput = z.object({
  type: z.literal(4),
  custom_id: z.string(),
  style: z.number(),
  label: z.string().nullish(),
  value: z.string().nullish(),
  placeholder: z.string().nullish(),
  required: z.boolean().nullish(),
  min_length: z.number().nullish(),
  max_length: z.number().nullish(),
});

const choiceFields = { custom_id: z.string(), required: z.boolean().nullish() };
const RadioGroup = z.object({ type: z.literal(21), ...choiceFields, options: z.array(SelectOption) });
const CheckboxGroup = z.object({
  type: z.literal(22),
  ...choiceFields,
  options: z.array(SelectOption),
  min_values: z.number().nullish(),
  max_values: z.number().nullish(),
});
const Checkbox = z.object({
  type: z.literal(23),
  custom_id: z.string(),
  label: z.string().nullish(),
  default: z.boolean().nullish(),
});

const TextDisplay = z.object({ type: z.literal(10), content: z.string() });
const Thumbnail = z.object({
  type: z.literal(11),
  media: Media,
  description: z.string().nullish(),
  spoiler: z.boolean().nullish(),
});
const MediaGallery = z.object({
  type: z.literal(12),
  items: z.array(
    z.object({ media: Media, description: z.string().nullish(), spoiler: z.boolean().nullish() }),
  ),
});
const File = z.object({
  type: z.literal(13),
  file: Media,
  name: z.string().nullish(),
  size: z.number().nullish(),
});
const Separator = z.object({
  type: z.literal(14),
  divider: z.boolean().nullish(),
  spacing: z.number().nullish(),
});

const RowChild = z.union([
  z.discriminatedUnion("type", [
    Button,
    StringSelect,
    UserSelect,
    RoleSelect,
    MentionableSelect,
    ChannelSelect,
    TextInput,
  ]),
  Unknown,
]);
const ActionRow = z.object({ type: z.literal(1), components: z.array(RowChild) });

const Section = z.object({
  type: z.literal(9),
  components: z.array(z.union([TextDisplay, Unknown])),
  accessory: z.union([z.discriminatedUnion("type", [Button, Thumbnail]), Unknown]).nullish(),
});

const ContainerChild = z.union([
  z.discriminatedUnion("type", [ActionRow, Section, TextDisplay, MediaGallery, File, Separator]),
  Unknown,
]);
const Container = z.object({
  type: z.literal(17),
  components: z.array(ContainerChild),
  accent_color: z.number().nullish(),
  spoiler: z.boolean().nullish(),
});

/** A top-level component of a message. */
export const MessageComponent = z.union([
  z.discriminatedUnion("type", [
    ActionRow,
    Section,
    TextDisplay,
    Thumbnail,
    MediaGallery,
    File,
    Separator,
    Container,
  ]),
  Unknown,
]);

const FieldComponent = z.union([
  z.discriminatedUnion("type", [
    TextInput,
    StringSelect,
    UserSelect,
    RoleSelect,
    MentionableSelect,
    ChannelSelect,
    RadioGroup,
    CheckboxGroup,
    Checkbox,
  ]),
  Unknown,
]);
const Label = z.object({
  type: z.literal(18),
  label: z.string(),
  description: z.string().nullish(),
  component: FieldComponent,
});

/** The data of a modal (callback type 9). */
export const ModalData = z.object({
  custom_id: z.string(),
  title: z.string(),
  components: z.array(z.union([z.discriminatedUnion("type", [ActionRow, TextDisplay, Label]), Unknown])),
});

export type MessageComponent = z.infer<typeof MessageComponent>;
export type ContainerChild = z.infer<typeof ContainerChild>;
export type RowChild = z.infer<typeof RowChild>;
export type FieldComponent = z.infer<typeof FieldComponent>;
export type ModalData = z.infer<typeof ModalData>;
export type Button = z.infer<typeof Button>;
export type Emoji = z.infer<typeof Emoji>;
export type TextInput = z.infer<typeof TextInput>;
export type Gallery = z.infer<typeof MediaGallery>;
export type Section = z.infer<typeof Section>;
export type AnySelect =
  | z.infer<typeof StringSelect>
  | z.infer<typeof UserSelect>
  | z.infer<typeof RoleSelect>
  | z.infer<typeof MentionableSelect>
  | z.infer<typeof ChannelSelect>;
