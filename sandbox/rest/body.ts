import type { IncomingMessage } from "node:http";
import { apiError } from "../errors.ts";
import type { Incoming, Upload } from "../messages.ts";

/** Above this a request is cut off; the judge refuses what is over Discord's own 25 MiB with more words. */
const hardLimit = 40 * 1024 * 1024;

/**
 * Reads a request: JSON, or multipart with `payload_json` and `files[n]`.
 * @throws ApiError 40005 when too large, 50109 when not JSON
 */
export async function readBody(request: IncomingMessage): Promise<Incoming> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.byteLength;
    if (size > hardLimit) throw apiError("tooLarge");
    chunks.push(bytes);
  }
  const whole = Buffer.concat(chunks);
  const type = request.headers["content-type"] ?? "";
  if (!type.startsWith("multipart/form-data")) return { body: parseJson(whole.toString("utf8")), files: [] };
  const form = await new Response(whole, { headers: { "content-type": type } })
    .formData()
    .catch(() => undefined);
  if (!form) throw apiError("invalidForm");
  let body: unknown = {};
  const files: Upload[] = [];
  for (const [field, value] of form) {
    if (field === "payload_json") {
      body = parseJson(typeof value === "string" ? value : await value.text());
    } else if (typeof value !== "string") {
      const index = /^files\[(\d+)\]$/.exec(field)?.[1] ?? String(files.length);
      files.push({ index, filename: value.name, bytes: new Uint8Array(await value.arrayBuffer()) });
    }
  }
  return { body, files };
}

function parseJson(text: string): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw apiError("invalidJson");
  }
}
