import { describe, expect, it } from "vitest";
import { findServices, leftOut } from "../../scripts/test/services.mjs";
import { tallyOf } from "../../scripts/test/tally.mjs";
import { redisForTests, startRedis } from "../support/redis.ts";

describe("the count of npm test", () => {
  const file = (status: string, ...tests: string[]) => ({
    status,
    assertionResults: tests.map((one) => ({ status: one })),
  });

  it("counts tests, files that do not load, and runs that fail outside a test", () => {
    const report = {
      testResults: [
        file("passed", "passed", "passed", "skipped", "todo"),
        file("failed", "failed", "passed"),
      ],
    };
    expect(tallyOf(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 2 });
    expect(tallyOf({ testResults: [file("failed"), file("passed", "passed")] }, 1)).toMatchObject({
      passed: 1,
      failed: 1,
    });
    expect(tallyOf({ testResults: [file("passed", "passed")] }, 1)).toMatchObject({ passed: 1, failed: 1 });
    expect(tallyOf(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(tallyOf(undefined, 0)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});

describe("services for tests", () => {
  it("says what a bare machine leaves out", async () => {
    const services = await findServices({ PATH: "", REDIS_URL: "redis://127.0.0.1:1" });
    expect(services.redis).toBeUndefined();
    expect(leftOut({ redis: undefined, chromium: undefined })).toHaveLength(2);
    expect(leftOut({ redis: "/bin/redis-server", chromium: "/bin/chromium" })).toEqual([]);
  });

  it.skipIf(!redisForTests)("starts a Redis of a test's own and ends it", async () => {
    const redis = await startRedis();
    expect(redis.url).toMatch(/^redis:\/\//);
    await redis.stop();
  });
});
