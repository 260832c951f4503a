import { createServer } from "node:http";
import { expect, it } from "vitest";
import { isAttachmentUrl, readAttachment } from "../../src/discord/attachments.ts";

const discord = "https://discord.com/api";

it.each<readonly [string, string, boolean]>([
  ["https://cdn.discordapp.com/attachments/1/2/a.json?ex=1", discord, true],
  ["https://cdn.discordapp.com/ephemeral-attachments/1/2/a.json", discord, true],
  ["https://media.discordapp.net/attachments/1/2/a.json", discord, true],
  ["http://cdn.discordapp.com/attachments/1/2/a.json", discord, false],
  ["https://cdn.discordapp.com:8443/a.json", discord, false],
  ["https://cdn.discordapp.com.example.org/a.json", discord, false],
  ["https://me@cdn.discordapp.com/a.json", discord, false],
  ["https://example.org/attachments/1/2/a.json", discord, false],
  ["https://discord.com/attachments/1/2/a.json", discord, false],
  ["file:///etc/passwd", discord, false],
  ["nothing", discord, false],
  ["http://127.0.0.1:5000/attachments/1/2/a.json", "http://127.0.0.1:5000/api", true],
  ["http://127.0.0.1:5000/api/attachments/1", "http://127.0.0.1:5000/api", false],
  ["http://127.0.0.1:5001/attachments/1/2/a.json", "http://127.0.0.1:5000/api", false],
  ["http://169.254.169.254/attachments/1", "http://127.0.0.1:5000/api", false],
])("of %s with the interface at %s", (url, api, allowed) => {
  expect(isAttachmentUrl(url, api)).toBe(allowed);
});

it("reads no more than it is told, follows nothing elsewhere, waits for nobody", async () => {
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    if (path.endsWith("long")) response.end("x".repeat(5_000));
    else if (path.endsWith("odd")) response.end(Buffer.from([0xc3, 0x28]));
    else if (path.endsWith("gone")) response.writeHead(404).end("no");
    else if (path.endsWith("moved")) response.writeHead(302, { location: "/attachments/fine" }).end();
    else if (path.endsWith("fine")) response.end("\ufeffä");
    else response.write("never ends");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = (typeof address === "object" && address !== null ? address : expect.fail()).port;
  const read = (path: string, size = 1, timeoutMs = 5_000) =>
    readAttachment(
      { url: `http://127.0.0.1:${port}/attachments/${path}`, size },
      { apiBase: `http://127.0.0.1:${port}/api`, maxBytes: 1_000, timeoutMs },
    );
  try {
    expect(await read("fine")).toEqual({ text: "ä" });
    expect(await read("fine", 1_001)).toBe("too-large");
    expect(await read("long")).toBe("too-large");
    expect(await read("odd")).toBe("not-text");
    expect(await read("gone")).toBe("failed");
    expect(await read("moved")).toBe("failed");
    expect(await read("slow", 1, 200)).toBe("failed");
    expect(
      await readAttachment({ url: "https://example.org/a", size: 1 }, { apiBase: discord, maxBytes: 9 }),
    ).toBe("elsewhere");
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
