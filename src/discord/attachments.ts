/** Why a file that somebody attached could not be read. */
export type AttachmentFault = "too-large" | "elsewhere" | "failed" | "not-text";

export interface AttachmentOptions {
  /** Where Discord's REST interface lies, without the version. */
  readonly apiBase: string;
  readonly maxBytes: number;
  /** Longest time for the whole of it, in ms. Default 8000. */
  readonly timeoutMs?: number;
}

/** Discord's own places for attachments. */
const HOSTS = ["cdn.discordapp.com", "media.discordapp.net"];
const TIMEOUT_MS = 8_000;

/** Whether an address is one that Discord (or the local one that `apiBase` names) keeps attachments at. */
export function isAttachmentUrl(address: string, apiBase: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== "" || url.password !== "") return false;
  if (url.protocol === "https:" && url.port === "" && HOSTS.includes(url.hostname)) return true;
  const api = new URL(apiBase);
  return (
    api.hostname !== "discord.com" && url.origin === api.origin && url.pathname.startsWith("/attachments/")
  );
}

/**
 * Fetches an attached text file: from Discord's own places only, without following it anywhere else, no more than `maxBytes`, and
 * strictly as UTF-8.
 */
export async function readAttachment(
  file: { readonly url: string; readonly size: number },
  { apiBase, maxBytes, timeoutMs = TIMEOUT_MS }: AttachmentOptions,
): Promise<{ readonly text: string } | AttachmentFault> {
  if (!isAttachmentUrl(file.url, apiBase)) return "elsewhere";
  if (file.size > maxBytes) return "too-large";
  let bytes: Uint8Array | null;
  try {
    const response = await fetch(file.url, { redirect: "error", signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok || !response.body) return "failed";
    bytes = await upTo(response.body, maxBytes);
  } catch {
    return "failed";
  }
  if (bytes === null) return "too-large";
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return "not-text";
  }
}

/** All of a stream, or null when it is longer: what was announced is not trusted. */
async function upTo(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.byteLength;
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
