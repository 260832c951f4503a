import { defineConfig } from "vitest/config";

/** node-canvas crashes in worker threads, so test files run in forked processes. */
export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 2,
    include: ["test/**/*.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
