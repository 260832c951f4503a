import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startHeartbeat } from "../../src/heartbeat.ts";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "playmat-heartbeat-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Exit code of the container's health check. */
function health(): number | null {
  const script = fileURLToPath(new URL("../../scripts/healthcheck.mjs", import.meta.url));
  return spawnSync(process.execPath, [script], { env: { ...process.env, PLAYMAT_DATA: dataDir } }).status;
}

const fail = (error: unknown) => {
  throw error;
};

describe("the heartbeat", () => {
  it("makes the container healthy while the bot is well, and ill once it stops", () => {
    expect(health()).toBe(1);
    const stop = startHeartbeat({ dataDir, isWell: () => true, warn: fail });
    expect(health()).toBe(0);
    stop();
    expect(health()).toBe(1);
  });

  it("does not beat while the bot is not connected, and a stale beat counts for nothing", () => {
    const stop = startHeartbeat({ dataDir, isWell: () => false, warn: fail });
    expect(health()).toBe(1);
    writeFileSync(join(dataDir, "heartbeat"), String(Date.now() - 60_000));
    expect(health()).toBe(1);
    stop();
  });

  it("warns of a disk that takes nothing and lives on", () => {
    const warnings: unknown[] = [];
    writeFileSync(join(dataDir, "file"), "");
    const stop = startHeartbeat({
      dataDir: join(dataDir, "file", "below"),
      isWell: () => true,
      warn: (error) => warnings.push(error),
    });
    expect(warnings).toHaveLength(1);
    expect(stop).not.toThrow();
  });
});
