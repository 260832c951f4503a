import { type Component, type Embed, everyComponent, type Json, kinds } from "./shapes.ts";
import type { StoredFile } from "./world.ts";

/** What turning one tree of components needs to know. */
interface Setting {
  files: readonly StoredFile[];
  /** An id for media that are not files of the message. */
  outsideId: string;
  number: () => number;
}

/** Components as answers have them: numbers given, defaults filled in, `attachment://` addresses resolved. */
export function wireComponents(
  components: readonly Component[],
  files: readonly StoredFile[],
  outsideId: string,
): Json[] {
  const used = new Set([...everyComponent(components)].map((item) => item.id));
  let last = 0;
  const number = (): number => {
    do last += 1;
    while (used.has(last));
    return last;
  };
  return components.map((item) => wireComponent(item, { files, outsideId, number }));
}

/** An embed as answers have it. */
export function wireEmbed(embed: Embed, files: readonly StoredFile[]): Json {
  const image = (key: "image" | "thumbnail"): Json => {
    const given = embed[key];
    if (!given) return {};
    const file = fileNamed(given.url, files);
    const url = file?.url ?? given.url;
    return {
      [key]: {
        url,
        proxy_url: url,
        ...(file?.width === undefined ? {} : { width: file.width }),
        ...(file?.height === undefined ? {} : { height: file.height }),
      },
    };
  };
  return { ...dropNulls({ ...embed }), type: "rich", ...image("image"), ...image("thumbnail") };
}

function wireComponent(item: Component, setting: Setting): Json {
  const base = dropNulls({ ...item, id: item.id || setting.number() });
  const described = { description: item.description ?? null, spoiler: item.spoiler ?? false };
  switch (item.type) {
    case kinds.row:
      return { ...base, components: children(item, setting) };
    case kinds.stringSelect:
    case kinds.userSelect:
    case kinds.roleSelect:
    case kinds.mentionableSelect:
    case kinds.channelSelect:
      return {
        ...base,
        min_values: item.min_values ?? 1,
        max_values: item.max_values ?? 1,
        ...(item.options ? { options: item.options.map((option) => dropNulls({ ...option })) } : {}),
      };
    case kinds.section:
      return {
        ...base,
        components: children(item, setting),
        ...(item.accessory ? { accessory: wireComponent(item.accessory, setting) } : {}),
      };
    case kinds.thumbnail:
      return { ...base, media: medium(item.media?.url ?? "", setting), ...described };
    case kinds.gallery:
      return {
        ...base,
        items: (item.items ?? []).map((entry) => ({
          media: medium(entry.media.url, setting),
          description: entry.description ?? null,
          spoiler: entry.spoiler ?? false,
        })),
      };
    case kinds.file: {
      const url = item.file?.url ?? "";
      const file = fileNamed(url, setting.files);
      return {
        ...base,
        file: medium(url, setting),
        spoiler: item.spoiler ?? false,
        name: file?.filename ?? null,
        size: file?.bytes.byteLength ?? null,
      };
    }
    case kinds.separator:
      return { ...base, divider: item.divider ?? true, spacing: item.spacing ?? 1 };
    case kinds.container:
      return {
        ...base,
        components: children(item, setting),
        accent_color: item.accent_color ?? null,
        spoiler: item.spoiler ?? false,
      };
    default:
      return base;
  }
}

function children(item: Component, setting: Setting): Json[] {
  return (item.components ?? []).map((child) => wireComponent(child, setting));
}

function medium(url: string, { files, outsideId }: Setting): Json {
  const file = fileNamed(url, files);
  if (!file) {
    return { id: outsideId, url, proxy_url: url, width: null, height: null, content_type: null };
  }
  return {
    id: file.id,
    attachment_id: file.id,
    url: file.url,
    proxy_url: file.url,
    width: file.width ?? null,
    height: file.height ?? null,
    content_type: file.contentType,
  };
}

/** The uploaded file that an `attachment://` address names. */
function fileNamed(url: string, files: readonly StoredFile[]): StoredFile | undefined {
  const prefix = "attachment://";
  if (!url.startsWith(prefix)) return files.find((file) => file.url === url);
  return files.find((file) => file.filename === url.slice(prefix.length));
}

/** Answers hold no field for what is not set. */
function dropNulls(item: Json): Json {
  return Object.fromEntries(
    Object.entries(item).filter(([, value]) => value !== null && value !== undefined),
  );
}
