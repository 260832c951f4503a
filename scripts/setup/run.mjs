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
  if (process.env.npm_lifecycle_event) whenParentEnds(() => child.kill("SIGTERM"));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  });
}

/**
 * npm hands a signal to the shell between it and this process, and that shell just dies of it. So a `kill` of `npm start` would leave
 * the bot running with nobody above it; this notices. @param {() => void} react
 */
function whenParentEnds(react) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    react();
  }, 300);
  timer.unref();
}

/** Whether a program can be started and ends well. @param {string} program @param {string[]} args */
export function succeeds(program, args) {
  return spawnSync(program, args, { stdio: "ignore", timeout: 20_000 }).status === 0;
}
