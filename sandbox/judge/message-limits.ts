import { type Component, everyComponent, flag, kinds, type MessageBody, selectTypes } from "../shapes.ts";
import type { Problem } from "./problem.ts";

/** What a body is judged against besides itself. */
export interface MessageSetting {
  /** Only channel messages: they may not be ephemeral, and the description allows them too much text. */
  channelMessage: boolean;
  /** The message before an edit; absent when a new one is made. */
  before?: {
    v2: boolean;
    hasContent: boolean;
    hasEmbeds: boolean;
    attachments: { id: string; filename: string }[];
  };
  /** Files that came with the request. */
  files: { index: string; filename: string; bytes: number }[];
}

const mib = 1024 * 1024;
const problem = (path: (string | number)[], code: string, message: string): Problem => ({
  path,
  code,
  message,
});

/** The limits on messages that Discord documents but its published description does not hold. */
export function messageLimits(body: MessageBody, setting: MessageSetting): Problem[] {
  const { before } = setting;
  const v2 = ((body.flags ?? 0) & flag.componentsV2) !== 0 || before?.v2 === true;
  return [
    ...flagLimits(body, setting),
    ...textLimits(body, setting, v2),
    ...componentLimits(body.components ?? [], v2),
    ...mentionLimits(body),
    ...fileLimits(body, setting),
    ...referenceLimits(body, setting),
  ];
}

/** True when nothing in the body would show; code 50006 of Discord. */
export function isEmpty(body: MessageBody, files: number): boolean {
  const some = (list: readonly unknown[] | null | undefined): boolean => (list?.length ?? 0) > 0;
  return !(
    body.content?.trim() ||
    some(body.embeds) ||
    some(body.components) ||
    some(body.sticker_ids) ||
    body.poll ||
    files > 0
  );
}

function flagLimits(body: MessageBody, setting: MessageSetting): Problem[] {
  const flags = body.flags ?? 0;
  const found: Problem[] = [];
  if (setting.channelMessage && (flags & flag.ephemeral) !== 0) {
    found.push(problem(["flags"], "EPHEMERAL_IN_CHANNEL", "a channel message cannot be ephemeral"));
  }
  if (setting.before?.v2 && typeof body.flags === "number" && (flags & flag.componentsV2) === 0) {
    found.push(problem(["flags"], "V2_FLAG_REMOVED", "the Components V2 flag cannot be taken off a message"));
  }
  return found;
}

function textLimits(body: MessageBody, setting: MessageSetting, v2: boolean): Problem[] {
  const found: Problem[] = [];
  const { before } = setting;
  if ([...(body.content ?? "")].length > 2000) {
    found.push(problem(["content"], "BASE_TYPE_MAX_LENGTH", "must be 2000 or fewer in length"));
  }
  if (v2) {
    const content = body.content === undefined ? (before?.hasContent ?? false) : Boolean(body.content);
    const embeds = body.embeds === undefined ? (before?.hasEmbeds ?? false) : (body.embeds?.length ?? 0) > 0;
    const message = "cannot be used together with the Components V2 flag";
    if (content) found.push(problem(["content"], "V2_WITH_CONTENT", message));
    if (embeds) found.push(problem(["embeds"], "V2_WITH_EMBEDS", message));
    if (body.poll) found.push(problem(["poll"], "V2_WITH_POLL", message));
    if ((body.sticker_ids?.length ?? 0) > 0)
      found.push(problem(["sticker_ids"], "V2_WITH_STICKERS", message));
  }
  let size = 0;
  for (const embed of body.embeds ?? []) {
    size += (embed.title ?? "").length + (embed.description ?? "").length;
    size += (embed.footer?.text ?? "").length + (embed.author?.name ?? "").length;
    for (const field of embed.fields ?? []) size += field.name.length + field.value.length;
  }
  if (size > 6000) {
    found.push(
      problem(["embeds"], "MAX_EMBED_SIZE_EXCEEDED", "embeds hold more than 6000 characters together"),
    );
  }
  return found;
}

/** Limits on the components of a message. */
export function componentLimits(components: readonly Component[], v2: boolean): Problem[] {
  const found: Problem[] = [];
  const all = [...everyComponent(components)];
  if (v2) {
    if (all.length > 40) {
      found.push(problem(["components"], "TOO_MANY_COMPONENTS", `${all.length} components, 40 at most`));
    }
  } else {
    if (components.length > 5) {
      found.push(problem(["components"], "BASE_TYPE_BAD_LENGTH", "5 action rows at most"));
    }
    for (const [index, item] of components.entries()) {
      if (item.type !== kinds.row) {
        const message = `component type ${item.type} needs the Components V2 flag`;
        found.push(problem(["components", index, "type"], "NEEDS_V2_FLAG", message));
      }
    }
  }
  const text = all.reduce(
    (sum, item) => sum + (item.type === kinds.text ? (item.content ?? "").length : 0),
    0,
  );
  if (text > 4000) {
    found.push(problem(["components"], "TEXT_TOO_LONG", `${text} characters of text displays, 4000 at most`));
  }
  found.push(...duplicateIds(all));
  for (const [where, item] of located(components)) {
    if (item.type === kinds.row) found.push(...rowLimits(item, where));
    if (item.type === kinds.button) found.push(...buttonLimits(item, where));
    if (selectTypes.includes(item.type)) found.push(...selectLimits(item, where));
  }
  return found;
}

/** Custom ids and numeric ids must be unique within one message or modal. */
export function duplicateIds(all: readonly Component[]): Problem[] {
  const found: Problem[] = [];
  const seen = new Set<string>();
  const numbers = new Set<number>();
  for (const item of all) {
    if (typeof item.custom_id === "string") {
      if (seen.has(item.custom_id)) {
        const message = `custom id "${item.custom_id}" is used twice`;
        found.push(problem(["components"], "COMPONENT_CUSTOM_ID_DUPLICATED", message));
      }
      seen.add(item.custom_id);
    }
    if (typeof item.id === "number" && item.id !== 0) {
      if (numbers.has(item.id)) {
        found.push(
          problem(["components"], "COMPONENT_ID_DUPLICATED", `component id ${item.id} is used twice`),
        );
      }
      numbers.add(item.id);
    }
  }
  return found;
}

function* located(
  list: readonly Component[],
  above: (string | number)[] = ["components"],
): Generator<[(string | number)[], Component]> {
  for (const [index, item] of list.entries()) {
    const here = [...above, index];
    yield [here, item];
    yield* located(item.components ?? [], [...here, "components"]);
    if (item.accessory) {
      yield [[...here, "accessory"], item.accessory];
    }
  }
}

function rowLimits(row: Component, path: (string | number)[]): Problem[] {
  const children = row.components ?? [];
  const selects = children.filter((child) => selectTypes.includes(child.type)).length;
  if (selects > 0 && children.length > 1) {
    return [problem(path, "ROW_MIXED", "a row holds either up to five buttons or one select")];
  }
  return [];
}

function buttonLimits(button: Component, path: (string | number)[]): Problem[] {
  const found: Problem[] = [];
  const style = button.style ?? 0;
  if (style >= 1 && style <= 4) {
    if (!button.custom_id)
      found.push(problem([...path, "custom_id"], "BASE_TYPE_REQUIRED", "needs a custom id"));
    if (button.url) found.push(problem([...path, "url"], "BUTTON_URL", "only link buttons have a url"));
  }
  if (style === 5) {
    if (!button.url) found.push(problem([...path, "url"], "BASE_TYPE_REQUIRED", "a link button needs a url"));
    if (button.custom_id) {
      found.push(problem([...path, "custom_id"], "BUTTON_CUSTOM_ID", "a link button has no custom id"));
    }
  }
  if (style === 6 && !button.sku_id) {
    found.push(problem([...path, "sku_id"], "BASE_TYPE_REQUIRED", "a premium button needs a sku id"));
  }
  if (style !== 6 && !button.label && !button.emoji) {
    found.push(problem(path, "BUTTON_EMPTY", "a button needs a label or an emoji"));
  }
  return found;
}

/** Limits on a select, in a message or in a modal. */
export function selectLimits(select: Component, path: (string | number)[]): Problem[] {
  const found: Problem[] = [];
  const least = select.min_values ?? 1;
  const most = select.max_values ?? 1;
  if (least > most)
    found.push(problem([...path, "min_values"], "MIN_OVER_MAX", "min_values is above max_values"));
  if (select.type !== kinds.stringSelect) return found;
  const values = (select.options ?? []).map((option) => option.value);
  if (new Set(values).size < values.length) {
    found.push(
      problem([...path, "options"], "SELECT_OPTION_VALUE_DUPLICATED", "an option value is used twice"),
    );
  }
  if (most > values.length) {
    const message = `max_values ${most} is above the number of options`;
    found.push(problem([...path, "max_values"], "MAX_OVER_OPTIONS", message));
  }
  return found;
}

function mentionLimits(body: MessageBody): Problem[] {
  const mentions = body.allowed_mentions;
  const clash = (["users", "roles"] as const).filter(
    (kind) => mentions?.parse?.includes(kind) && (mentions[kind]?.length ?? 0) > 0,
  );
  return clash.map((kind) =>
    problem(
      ["allowed_mentions"],
      "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
      `parse "${kind}" excludes a list of ${kind}`,
    ),
  );
}

function fileLimits(body: MessageBody, setting: MessageSetting): Problem[] {
  const found: Problem[] = [];
  let total = 0;
  for (const file of setting.files) {
    total += file.bytes;
    if (file.bytes > 10 * mib) {
      found.push(problem(["attachments", file.index], "FILE_TOO_LARGE", `${file.filename} is over 10 MiB`));
    }
  }
  if (total > 25 * mib) found.push(problem([], "REQUEST_TOO_LARGE", "the request is over 25 MiB"));
  const known = new Set([
    ...setting.files.map((file) => file.index),
    ...(setting.before?.attachments ?? []).map((attachment) => attachment.id),
  ]);
  const seen = new Set<string>();
  for (const [index, attachment] of (body.attachments ?? []).entries()) {
    const path = ["attachments", index, "id"];
    if (!known.has(attachment.id)) {
      found.push(
        problem(path, "ATTACHMENT_NOT_FOUND", `attachment ${attachment.id} is neither uploaded nor there`),
      );
    }
    if (seen.has(attachment.id))
      found.push(problem(path, "ATTACHMENT_DUPLICATED", `attachment ${attachment.id} is listed twice`));
    seen.add(attachment.id);
  }
  return found;
}

function referenceLimits(body: MessageBody, setting: MessageSetting): Problem[] {
  const kept = (setting.before?.attachments ?? []).filter(
    (attachment) => !body.attachments || body.attachments.some((entry) => entry.id === attachment.id),
  );
  const names = new Set([...setting.files, ...kept].map((file) => file.filename));
  const urls: { path: (string | number)[]; url: string }[] = [];
  for (const [path, item] of located(body.components ?? [])) {
    for (const media of [item.media, item.file]) if (media) urls.push({ path, url: media.url });
    for (const entry of item.items ?? []) urls.push({ path, url: entry.media.url });
  }
  for (const [index, embed] of (body.embeds ?? []).entries()) {
    for (const image of [embed.image, embed.thumbnail]) {
      if (image) urls.push({ path: ["embeds", index], url: image.url });
    }
  }
  return urls
    .filter(({ url }) => url.startsWith("attachment://") && !names.has(url.slice("attachment://".length)))
    .map(({ path, url }) => problem(path, "ATTACHMENT_REFERENCE", `${url} names no uploaded file`));
}
