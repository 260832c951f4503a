import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { say } from "./say.mjs";

/**
 * Runs a task while no other set-up of the same checkout runs: `npm start` and `npm test` in two terminals of a new clone must not
 * both fill node_modules. A lock left by a process that died is taken over.
 * @param {string} root @param {() => Promise<void>} task
 */
export async function withLock(root, task) {
  const name = createHash("sha256").update(root).digest("hex").slice(0, 16);
  const file = join(tmpdir(), `playmat-setup-${name}.lock`);
  let told = false;
  while (!take(file)) {
    if (!told) say("waiting for another set-up of this folder to end");
    told = true;
    await sleep(500);
  }
  try {
    await task();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    if (!holderLives(file)) rmSync(file, { force: true });
    return false;
  }
}

/** @param {string} file */
function holderLives(file) {
  try {
    process.kill(Number(readFileSync(file, "utf8")), 0);
    return true;
  } catch (error) {
    // ESRCH alone says that the holder is gone. EPERM: it belongs to somebody else. ENOENT: it has just let go.
    return !(error instanceof Error && "code" in error && error.code === "ESRCH");
  }
}
