import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createLogger } from "../../src/log.ts";

const line = z.record(z.string(), z.unknown());

function written(write: (log: ReturnType<typeof createLogger>) => void): {
  text: string;
  fields: z.infer<typeof line>;
} {
  const chunks: string[] = [];
  write(createLogger("debug", { write: (chunk: string) => void chunks.push(chunk) }));
  const text = chunks.join("");
  return { text, fields: line.parse(JSON.parse(text)) };
}

describe("the log", () => {
  it("hides secrets and hidden cards at any depth", () => {
    const { text, fields } = written((log) =>
      log.info({
        token: "A-secret",
        match: {
          id: "7",
          seats: [{ name: "Ann", hand: ["A-secret"], deck: ["A-secret"] }],
          saved: { seed: "A-secret" },
        },
        interaction_token: "A-secret",
      }),
    );
    expect(text).not.toContain("A-secret");
    expect(fields.match).toMatchObject({ id: "7", seats: [{ name: "Ann", hand: "[hidden]" }] });
  });

  it("keeps what is of use in an error and none of the request that failed", () => {
    const error = Object.assign(new Error("PATCH /webhooks/123456789/aW50ZXJhY3Rpb24-tok.en failed"), {
      code: 10062,
      status: 404,
      requestBody: { json: { content: "A-secret" } },
      url: "https://discord.com/api/v10/interactions/1/A-secret/callback",
    });
    error.cause = new Error("connect to redis://user:A-secret@cache:6379 failed");
    const { text, fields } = written((log) => log.error({ err: error }, "could not answer"));
    expect(text).not.toContain("A-secret");
    expect(text).not.toContain("aW50ZXJhY3Rpb24");
    expect(fields).toMatchObject({
      level: "error",
      msg: "could not answer",
      err: { type: "Error", code: 10062, status: 404 },
    });
    expect(text).toContain("redis://user:[hidden]@cache:6379");
  });

  it("survives circles and says nothing below its level", () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(written((log) => log.info({ circle })).text).toContain("[deep]");
    const chunks: string[] = [];
    createLogger("warn", { write: (chunk: string) => void chunks.push(chunk) }).info("quiet");
    expect(chunks).toEqual([]);
  });
});
