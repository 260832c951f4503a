import { defineConfig } from "vitest/config";
import { findServices, serviceVariables } from "./scripts/test/services.mjs";

/** node-canvas crashes in worker threads, so test files run in forked processes. */
export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 2,
    include: ["test/**/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Also when vitest is run by hand, tests find the Redis and the browser of this machine.
    env: serviceVariables(await findServices()),
  },
});
