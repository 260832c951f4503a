import { createClient } from "@redis/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStore } from "../../src/store/open.ts";
import { StoreError } from "../../src/store/port.ts";
import { redisBackend } from "../../src/store/redis.ts";
import { stateStore } from "../../src/store/state-store.ts";
import { flaky } from "../support/flaky.ts";
import { redisForTests, startRedis, type TestRedis } from "../support/redis.ts";
import { provenMoves, seating, serviceOver } from "./table.ts";

/** Freezing and settings need a server of our own, not one that others use. */
const ownServer = redisForTests !== undefined && !/^rediss?:/.test(redisForTests);

it("Redis that is not there is an error in bounded time, without its password", async () => {
  const start = performance.now();
  const opening = redisBackend("redis://:secret@127.0.0.1:1", { connectMs: 400, warn: () => undefined });
  const error = await opening.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StoreError);
  expect(error).toMatchObject({ message: expect.not.stringContaining("secret") });
  expect(performance.now() - start).toBeLessThan(3000);
});

describe.skipIf(!ownServer)("a Redis of our own", () => {
  let redis: TestRedis;
  let pid = 0;
  beforeAll(async () => {
    redis = await startRedis();
    const client = createClient({ url: redis.url });
    await client.connect();
    pid = Number(/process_id:(\d+)/.exec(await client.info("server"))?.[1]);
    client.destroy();
  });
  afterAll(async () => {
    process.kill(pid, "SIGCONT");
    await redis.stop();
  });
  const warn = (): void => undefined;

  it("is warned about when it would forget", async () => {
    const heard: string[] = [];
    const config = { redisUrl: redis.url, dataDir: "unused", warn: (message: string) => heard.push(message) };
    await (await openStore(config)).close();
    expect(heard).toEqual([]);
    const client = createClient({ url: redis.url });
    await client.connect();
    await client.configSet("appendonly", "no");
    await (await openStore(config)).close();
    await client.configSet("appendonly", "yes");
    client.destroy();
    expect(heard).toEqual([expect.stringMatching(/appendonly/)]);
  });

  it("frozen in the middle of a click gives an error in bounded time, and at most one effect", {
    timeout: 60_000,
  }, async () => {
    let freeze = false;
    const backend = await redisBackend(redis.url, { warn });
    const sound = serviceOver(stateStore(await redisBackend(redis.url, { warn })));
    const frosty = flaky(backend, (call) => {
      if (freeze && call === "write") process.kill(pid, "SIGSTOP");
      return "none";
    });
    const store = stateStore(frosty);
    const service = serviceOver(store);
    await service.start(seating("t"));
    freeze = true;
    const start = performance.now();
    const error = await service.act("t", "100", "1.0", "leaf").catch((thrown: unknown) => thrown);
    const took = performance.now() - start;
    expect(error).toBeInstanceOf(StoreError);
    expect(error).toMatchObject({ applied: "unknown" });
    expect(took).toBeLessThan(15_000);
    const second = performance.now();
    await expect(service.act("t", "200", "2.1", "leaf")).rejects.toThrow(StoreError);
    await expect(store.keyv("settings").set("a", 1)).rejects.toThrow();
    expect(performance.now() - second).toBeLessThan(15_000);
    freeze = false;
    process.kill(pid, "SIGCONT");
    // Back again by itself, and the click counts once, now or then.
    let again = await service.act("t", "100", "1.0", "leaf").catch(() => null);
    for (let tries = 0; !again && tries < 50; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      again = await service.act("t", "100", "1.0", "leaf").catch(() => null);
    }
    expect(["done", "gone"]).toContain(again?.kind);
    const match = await sound.load("t");
    expect(match && provenMoves(match)).toBe(1);
    await store.close();
  });
});
