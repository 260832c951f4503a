import { spawn, spawnSync } from "node:child_process";
import { constants } from "node:os";

/**
 * Runs this same Node with the terminal handed on, and resolves to the exit code (128 + signal number after a signal).
 * SIGTERM and SIGHUP are handed on. SIGINT is handed on only without a terminal: a terminal gives Ctrl+C to the child itself,
 * and a second one would be taken as "now at once".
 * @param {string[]} args @param {string} cwd @returns {Promise<number>}
 */
export function runNode(args, cwd) {
  const child = spawn(process.execPath, args, { cwd, stdio: "inherit" });
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) {
    process.on(signal, () => {
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  });
}

/** Whether a program can be started and ends well. @param {string} program @param {string[]} args */
export function succeeds(program, args) {
  return spawnSync(program, args, { stdio: "ignore", timeout: 20_000 }).status === 0;
}
