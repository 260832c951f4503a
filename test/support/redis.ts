import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@redis/client";

/** Where this machine's tests find Redis: the path of its program or a redis:// address; undefined when they are left out. */
export const redisForTests: string | undefined = process.env.PLAYMAT_TEST_REDIS || undefined;

export interface TestRedis {
  readonly url: string;
  /** Ends the server that was started for this test; one that was there before stays. */
  stop(): Promise<void>;
}

/**
 * A Redis for one test file: its own server on a free port, writing every change to a folder of its own; or the one of REDIS_URL,
 * which others may use too, so keys need a namespace of the test's own. Rejects when it does not answer within ten seconds.
 */
export async function startRedis(): Promise<TestRedis> {
  if (!redisForTests) throw new Error("No Redis on this machine: ask redisForTests before starting one.");
  if (/^rediss?:/.test(redisForTests)) return { url: redisForTests, stop: async () => {} };
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "playmat-redis-"));
  const settings = [
    "--port",
    String(port),
    "--bind",
    "127.0.0.1",
    "--dir",
    folder,
    "--appendonly",
    "yes",
    "--save",
    "",
  ];
  const server = spawn(redisForTests, settings, { stdio: "ignore" });
  const ended = new Promise<void>((resolve) => {
    server.once("exit", () => resolve());
    server.once("error", () => resolve());
  });
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `redis://127.0.0.1:${port}`;
  try {
    await untilItAnswers(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const client = createClient({ url, socket: { reconnectStrategy: false } });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.ping();
      return;
    } catch {
      await sleep(100);
    } finally {
      client.destroy();
    }
  }
  throw new Error(`Redis does not answer at ${url}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
