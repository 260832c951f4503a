import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore } from "../../src/store/open.ts";
import { built } from "../support/built.ts";
import { hallOver, startRanked } from "./hall.ts";

let child = "";
beforeAll(async () => {
  child = join(await built({ child: "test/heroes/crash-child.ts" }), "child.js");
});
const folders: string[] = [];
afterAll(() => {
  for (const dir of folders) rmSync(dir, { recursive: true, force: true });
});

function killed(args: readonly string[]): Promise<NodeJS.Signals | null> {
  return new Promise((resolve, reject) => {
    const running = spawn(process.execPath, [child, ...args], { stdio: "inherit" });
    running.on("error", reject);
    running.on("close", (_, signal) => resolve(signal));
  });
}

// The writes: the end of the match, the hero of either seat, the note that it is counted.
it.concurrent.each([
  ["once its end is stored", 1, "after"],
  ["between the two heroes", 2, "after"],
  ["before it is noted as counted", 4, "before"],
] as const)("kill -9 %s: the next start counts the rest, and nothing twice", async (_, at, when) => {
  const dataDir = mkdtempSync(join(tmpdir(), "playmat-heroes-"));
  folders.push(dataDir);
  const store = await openStore({ dataDir, warn: () => undefined });
  const hall = hallOver(store);
  await startRanked(hall, "m1");
  expect(await killed(["m1", dataDir, String(at), when])).toBe("SIGKILL");
  expect(await hall.service.unsettled()).toEqual(["m1"]);
  for (let start = 0; start < 2; start += 1) await hallOver(store).settler.sweep();
  const found = await Promise.all([0, 1].map((seat) => hall.heroes.of(hall.owner(seat))));
  expect(found).toMatchObject([
    { hero: 20, record: { won: 1, lost: 0 }, matches: [{ match: "m1" }] },
    { hero: 10, record: { won: 0, lost: 1 }, matches: [{ match: "m1" }] },
  ]);
  expect(await hall.service.unsettled()).toEqual([]);
  await store.close();
});
