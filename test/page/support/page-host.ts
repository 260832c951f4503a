import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { type WebSocket, WebSocketServer } from "ws";
import { PageMessage, type ServerMessage } from "../../../sandbox/page/protocol.ts";

const PAGE = fileURLToPath(new URL("../../../sandbox/page/", import.meta.url));

/** What a message of the server looks like before the page's schemas have read it: raw components and so on. */
export type Outgoing = { t: ServerMessage["t"] } & Record<string, unknown>;

export interface PageHost {
  url: string;
  /** Everything the page has said, oldest first. */
  said: PageMessage[];
  tell: (message: Outgoing) => void;
  close: () => Promise<void>;
}

interface HostOptions {
  onOpen: (tell: (message: Outgoing) => void) => void;
  onMessage: (message: PageMessage, tell: (message: Outgoing) => void) => void;
}

type Files = Map<string, { type: string; body: Uint8Array | string }>;
let bundled: Promise<Files> | undefined;

async function bundle(): Promise<Files> {
  const result = await build({
    entryPoints: [`${PAGE}main.tsx`, `${PAGE}styles.css`],
    outdir: "/",
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
    jsx: "automatic",
    jsxImportSource: "preact",
    minify: true,
  });
  const files: Files = new Map();
  for (const file of result.outputFiles)
    files.set(file.path, { type: "text/javascript", body: file.contents });
  files.set("/", { type: "text/html", body: await readFile(`${PAGE}index.html`, "utf8") });
  return files;
}

/** Serves the bundled page on loopback and speaks the page protocol with scripted answers, without any Discord. */
export async function startPageHost({ onOpen, onMessage }: HostOptions): Promise<PageHost> {
  bundled ??= bundle();
  const files = await bundled;
  const server = createServer((request, response) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const file = path.startsWith("/pictures/")
      ? { type: "image/svg+xml", body: picture(path) }
      : files.get(path);
    response.writeHead(file === undefined ? 404 : 200, { "content-type": file?.type ?? "text/plain" });
    response.end(file?.body ?? "not here");
  });
  const sockets = new Set<WebSocket>();
  const said: PageMessage[] = [];
  const tell = (message: Outgoing) => {
    for (const socket of sockets) socket.send(JSON.stringify(message));
  };
  new WebSocketServer({ server, path: "/page" }).on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("message", (data) => {
      const message = PageMessage.parse(JSON.parse(String(data)));
      said.push(message);
      onMessage(message, tell);
    });
    onOpen((message) => socket.send(JSON.stringify(message)));
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/`,
    said,
    tell,
    close: async () => {
      for (const socket of sockets) socket.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : 0);
    });
  });
}

/** A stand-in for a playmat picture: `/pictures/<words>/<width>x<height>`. */
function picture(path: string): string {
  const [, , words = "", size = "1280x800"] = path.split("/");
  const [width = "1280", height = "800"] = size.split("x");
  const cards = Array.from({ length: 12 }, (_, index) => {
    const x = 130 + (index % 6) * 175;
    const y = index < 6 ? 110 : 480;
    return `<rect x="${x}" y="${y}" width="140" height="195" rx="12" fill="#20343a" stroke="#7fc7b3" stroke-width="3"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1280 800">
    <rect width="1280" height="800" fill="#132226"/>${cards.join("")}
    <text x="640" y="410" fill="#e8e2cf" font-size="44" text-anchor="middle" font-family="sans-serif">${words}</text></svg>`;
}
