import {
  ActionRowBuilder,
  ButtonBuilder,
  ChannelSelectMenuBuilder,
  ContainerBuilder,
  FileBuilder,
  MediaGalleryBuilder,
  MediaGalleryItemBuilder,
  RoleSelectMenuBuilder,
  SeparatorBuilder,
  StringSelectMenuBuilder,
  StringSelectMenuOptionBuilder,
  TextDisplayBuilder,
} from "@discordjs/builders";
import {
  type APIActionRowComponent,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  ButtonStyle,
  ChannelType,
  ComponentType,
} from "discord-api-types/v10";
import { clip } from "./escape.ts";

/** Limits of Discord that our messages keep; texts stay a little under the documented 4000 characters. */
export const LIMITS = {
  components: 40,
  text: 3_900,
  /** Not documented: about 10 kB of text bring a server error. */
  textBytes: 9_000,
  label: 80,
  optionLabel: 100,
  optionNote: 100,
  placeholder: 150,
  altText: 1_024,
  row: 5,
} as const;

export type Part = APIComponentInContainer;
type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

export interface ButtonInput {
  readonly id: string;
  readonly label: string;
  readonly look?: "primary" | "secondary" | "success" | "danger";
  readonly disabled?: boolean;
}

const LOOKS = {
  primary: ButtonStyle.Primary,
  secondary: ButtonStyle.Secondary,
  success: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

export function text(content: string): Part {
  return new TextDisplayBuilder().setContent(clip(content === "" ? "\u200b" : content, LIMITS.text)).toJSON();
}

export function line(): Part {
  return new SeparatorBuilder().toJSON();
}

export function picture(filename: string, description: string): Part {
  const item = new MediaGalleryItemBuilder().setURL(`attachment://${filename}`);
  if (description !== "") item.setDescription(clip(description, LIMITS.altText));
  return new MediaGalleryBuilder().addItems(item).toJSON();
}

export function file(filename: string): Part {
  return new FileBuilder().setURL(`attachment://${filename}`).toJSON();
}

/** A label is never empty, which Discord refuses. */
function labelled(label: string, limit: number): string {
  const cut = clip(label.trim(), limit);
  return cut === "" ? "–" : cut;
}

function button(input: ButtonInput): ButtonBuilder {
  return new ButtonBuilder()
    .setCustomId(input.id)
    .setLabel(labelled(input.label, LIMITS.label))
    .setStyle(LOOKS[input.look ?? "secondary"])
    .setDisabled(input.disabled ?? false);
}

/** Buttons in rows of five. */
export function buttons(inputs: readonly ButtonInput[]): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < inputs.length; at += LIMITS.row)
    rows.push(
      new ActionRowBuilder<ButtonBuilder>()
        .addComponents(inputs.slice(at, at + LIMITS.row).map(button))
        .toJSON(),
    );
  return rows;
}

export interface SelectInput {
  readonly id: string;
  readonly placeholder: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly note?: string;
    readonly chosen?: boolean;
  }[];
  readonly min?: number;
  readonly max?: number;
}

/** A row with one string select of 1 to 25 options. */
export function select(input: SelectInput): Row {
  const menu = new StringSelectMenuBuilder()
    .setCustomId(input.id)
    .setPlaceholder(labelled(input.placeholder, LIMITS.placeholder))
    .setMinValues(Math.max(0, Math.min(input.min ?? 1, input.options.length)))
    .setMaxValues(Math.max(1, Math.min(input.max ?? 1, input.options.length)))
    .addOptions(
      input.options.map((option) => {
        const made = new StringSelectMenuOptionBuilder()
          .setValue(option.value)
          .setLabel(labelled(option.label, LIMITS.optionLabel));
        if (option.note) made.setDescription(clip(option.note, LIMITS.optionNote));
        if (option.chosen) made.setDefault(true);
        return made;
      }),
    );
  return new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu).toJSON();
}

/** A row that picks text channels of the server, none to `max` of them. */
export function pickChannels(input: {
  readonly id: string;
  readonly placeholder: string;
  readonly chosen: readonly string[];
  readonly max: number;
}): Row {
  const menu = new ChannelSelectMenuBuilder()
    .setCustomId(input.id)
    .setPlaceholder(labelled(input.placeholder, LIMITS.placeholder))
    .setChannelTypes(ChannelType.GuildText, ChannelType.GuildAnnouncement)
    .setMinValues(0)
    .setMaxValues(input.max);
  if (input.chosen.length > 0) menu.setDefaultChannels([...input.chosen]);
  return new ActionRowBuilder<ChannelSelectMenuBuilder>().addComponents(menu).toJSON();
}

/** A row that picks one role of the server, or none. */
export function pickRole(input: {
  readonly id: string;
  readonly placeholder: string;
  readonly chosen: string | null;
}): Row {
  const menu = new RoleSelectMenuBuilder()
    .setCustomId(input.id)
    .setPlaceholder(labelled(input.placeholder, LIMITS.placeholder))
    .setMinValues(0)
    .setMaxValues(1);
  if (input.chosen !== null) menu.setDefaultRoles(input.chosen);
  return new ActionRowBuilder<RoleSelectMenuBuilder>().addComponents(menu).toJSON();
}

/** The frame around a message's parts. `accent` is 0xRRGGBB. */
export function container(parts: readonly Part[], accent?: number): APIContainerComponent {
  const frame = new ContainerBuilder().toJSON();
  return { ...frame, components: [...parts], ...(accent === undefined ? {} : { accent_color: accent }) };
}

/** Components of a list, the nested ones counted too, as Discord does. */
export function countComponents(parts: readonly { readonly type: number }[]): number {
  let count = 0;
  for (const part of parts) {
    count += 1;
    if ("components" in part && Array.isArray(part.components)) count += countComponents(part.components);
    if ("accessory" in part) count += 1;
  }
  return count;
}

/**
 * Parts whose texts together keep Discord's limits: the first ones are kept whole, later ones are cut or left out. What can be
 * clicked is never touched.
 */
export function capText(parts: readonly Part[]): Part[] {
  let room: number = LIMITS.text;
  let bytes: number = LIMITS.textBytes;
  const kept: Part[] = [];
  for (const part of parts) {
    if (part.type !== ComponentType.TextDisplay) {
      kept.push(part);
      continue;
    }
    let content = clip(part.content, Math.max(0, room));
    while (content.length > 1 && Buffer.byteLength(content) > bytes)
      content = clip(content, Math.floor(content.length * 0.8));
    const size = Buffer.byteLength(content);
    if (content.length < 2 || size > bytes) {
      if (content.length > 0 && part.content.length === content.length && size <= bytes) kept.push(part);
      continue;
    }
    room -= content.length;
    bytes -= size;
    kept.push({ ...part, content });
  }
  return kept;
}
