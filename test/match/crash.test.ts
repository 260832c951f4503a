import { spawn } from "node:child_process";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { stateStore } from "../../src/store/state-store.ts";
import { built } from "../support/built.ts";
import { type Door, overStores } from "../support/stores.ts";
import { picker } from "../toy/setup.ts";
import { anyMove, provenMoves, seating, serviceOver } from "./table.ts";

let child = "";
beforeAll(async () => {
  child = join(await built({ child: "test/match/crash-child.ts" }), "child.js");
});

/** Lets a process make moves and kills it within `afterMs` of its first; gives the last move it acknowledged. */
function killedWhilePlaying(id: string, { config }: Door, seed: number, afterMs: number) {
  return new Promise<{ acknowledged: number; over: boolean }>((resolve, reject) => {
    const args = [child, id, config.dataDir, String(seed), config.redisUrl ?? ""];
    const running = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    let complaint = "";
    let doom: NodeJS.Timeout | undefined;
    running.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      doom ??= setTimeout(() => running.kill("SIGKILL"), afterMs);
    });
    running.stderr.on("data", (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    running.on("error", reject);
    running.on("close", (code, signal) => {
      clearTimeout(doom);
      if (code !== 0 && signal !== "SIGKILL") reject(new Error(`The child ended with ${code}: ${complaint}`));
      const lines = said.trim().split("\n");
      const over = lines.at(-1) === "over";
      resolve({ acknowledged: Number(lines.at(over ? -2 : -1)) || 0, over });
    });
  });
}

overStores(["sqlite", "redis"], (door) => {
  it("kill -9 in the middle of play loses no acknowledged move and doubles none", {
    timeout: 120_000,
  }, async () => {
    const service = serviceOver(stateStore(await door().open()));
    const pick = picker(5);
    let match = 1;
    let kills = 0;
    await service.start(seating("m1"));
    for (let round = 0; round < 4; round += 1) {
      const { acknowledged, over } = await killedWhilePlaying(`m${match}`, door(), round, pick(60));
      const left = await service.load(`m${match}`);
      const stored = left ? provenMoves(left) : -1;
      expect(stored).toBeGreaterThanOrEqual(acknowledged);
      // A move may be stored and its process killed before it could say so; no more than that one.
      expect(stored).toBeLessThanOrEqual(acknowledged + 1);
      expect(await service.openMatches()).toEqual(left?.live.outcome() ? [] : [`m${match}`]);
      if (!over) kills += 1;
      // The next click goes on, whatever lock the dead process held.
      if (left?.live.outcome()) {
        match += 1;
        await service.start(seating(`m${match}`));
      } else {
        expect(await anyMove(service, `m${match}`, pick)).toMatchObject({ kind: "done" });
      }
    }
    expect(kills).toBeGreaterThan(1);
  });
});
