import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { readBody } from "./rest/body.ts";
import type { Services } from "./services.ts";
import type { World } from "./world.ts";

const folder = fileURLToPath(new URL("./page/", import.meta.url));

interface StaticFile {
  type: string;
  body: string | Uint8Array;
}

/** The web page, bundled by esbuild into memory once a process. */
let bundled: Promise<Map<string, StaticFile>> | undefined;

/** Bundles the page; an empty map when there is none. */
export function loadPage(): Promise<Map<string, StaticFile>> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(`${folder}main.tsx`)) return files;
  const { build } = await import("esbuild");
  const shared = { bundle: true, write: false, minify: true, logLevel: "silent" } as const;
  const [script, style] = await Promise.all([
    build({
      ...shared,
      entryPoints: [`${folder}main.tsx`],
      format: "esm",
      platform: "browser",
      target: "es2022",
      jsx: "automatic",
      jsxImportSource: "preact",
      sourcemap: "inline",
    }),
    build({ ...shared, entryPoints: [`${folder}styles.css`] }),
  ]);
  const html = readFileSync(`${folder}index.html`);
  files.set("/index.html", { type: "text/html; charset=utf-8", body: html });
  for (const [path, type, result] of [
    ["/main.js", "text/javascript; charset=utf-8", script],
    ["/styles.css", "text/css; charset=utf-8", style],
  ] as const) {
    const file = result.outputFiles[0];
    if (file) files.set(path, { type, body: file.contents });
  }
  const index = files.get("/index.html");
  if (index) files.set("/", index);
  return files;
}

/** Serves attachments from memory at /attachments/<channel>/<id>/<name>. */
export function serveAttachment(
  world: World,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const id = path.split("/")[3] ?? "";
  const file = world.files.get(id);
  if (!file) {
    response.writeHead(404, { "content-type": "text/plain" }).end("This file is gone");
    return;
  }
  const shown = /^(image\/(png|jpeg|gif|webp)|text\/plain|application\/json)/.test(file.contentType);
  response.writeHead(200, {
    "content-type": file.contentType,
    "content-length": file.bytes.byteLength,
    "cache-control": "private, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    ...(shown ? {} : { "content-disposition": "attachment" }),
  });
  response.end(request.method === "HEAD" ? undefined : file.bytes);
}

/** Takes a file that somebody on the page attaches to a command, and answers its id. */
export async function takeUpload(
  { world, messages }: Services,
  at: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const channel = world.channels.get(at.get("channelId") ?? "");
  const incoming = await readBody(request).catch(() => undefined);
  const file = incoming?.files[0];
  if (!channel || !file) {
    response.writeHead(400, { "content-type": "text/plain" }).end("No file");
    return;
  }
  const { id } = messages.upload(channel.id, file.filename, file.bytes);
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ id }));
}

/** Serves the page's files; a plain sentence when the page is not there. */
export async function servePage(path: string, response: ServerResponse): Promise<void> {
  const files = await loadPage();
  const file = files.get(path);
  if (file) {
    response.writeHead(200, { "content-type": file.type, "cache-control": "no-cache" }).end(file.body);
    return;
  }
  const text =
    files.size === 0 && path === "/" ? "The sandbox runs, but its page is not there." : "Not found";
  const status = files.size === 0 && path === "/" ? 200 : 404;
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(text);
}
