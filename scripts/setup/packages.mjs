import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { withLock } from "./lock.mjs";
import { installOrStop, missingForBuild, whyNotLoading } from "./native.mjs";
import { SetupError, say } from "./say.mjs";

/**
 * Leaves node_modules as the lock file says, with both compiled packages loading on this Node.
 * @param {string} root @throws {SetupError} with a sentence for the terminal
 */
export async function preparePackages(root) {
  // A link to another checkout's packages: whoever made it looks after them.
  if (lstatSync(join(root, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  if (isReady(root)) return;
  await withLock(root, async () => {
    // Another terminal may have done it while this process waited.
    if (isReady(root)) return;
    // Same packages but another Node or machine than last time: often they load all the same.
    if (readStamp(root)?.lock !== stampFor(root).lock || whyNotLoading(root)) await install(root);
    writeFileSync(stampFile(root), `${JSON.stringify(stampFor(root))}\n`);
  });
}

/** @param {string} root */
async function install(root) {
  const versions = { canvas: lockedVersion(root, "canvas"), sqlite: lockedVersion(root, "better-sqlite3") };
  // Behind a proxy npm may reach the release pages where a plain request does not, so there npm tries first.
  const missing = await missingForBuild(versions, behindProxy() ? async () => true : undefined);
  if (missing.length > 0) installOrStop(missing);
  say("installing packages from the lock file; the first time this takes a few minutes");
  let code = npm(root, ["ci", "--include=dev", "--no-audit", "--no-fund"]);
  if (code !== 0) {
    const stillMissing = await missingForBuild(versions, async () => false);
    if (stillMissing.length > 0) {
      installOrStop(stillMissing);
      code = npm(root, ["ci", "--include=dev", "--no-audit", "--no-fund"]);
    }
  }
  if (code !== 0) throw new SetupError(`npm ci ended with ${code}; its own messages above say why.`);
  let reason = whyNotLoading(root);
  if (reason) {
    // Install scripts may have been held back, or a ready binary may not fit this machine: compile both here.
    say(`a compiled package does not load (${reason}); building it here`);
    const needed = await missingForBuild(versions, async () => false);
    if (needed.length > 0) installOrStop(needed);
    npm(root, ["rebuild", "--build-from-source", "canvas", "better-sqlite3"]);
    reason = whyNotLoading(root);
  }
  if (reason) throw new SetupError(`canvas or better-sqlite3 does not load on this machine: ${reason}`);
}

/**
 * npm with its output on stderr. `npm start` tells where its own program lies, which works on every system; by hand, npm is
 * looked for on the PATH. @param {string} root @param {string[]} args
 */
function npm(root, args) {
  const own = process.env.npm_execpath;
  const [program, before] = /\.[cm]?js$/.test(own ?? "") ? [process.execPath, [own ?? ""]] : ["npm", []];
  return spawnSync(program, [...before, ...args], {
    cwd: root,
    env: { ...headers(), ...process.env },
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32" && program === "npm",
  }).status;
}

/** The headers that came with this very Node, where they did, save node-gyp a download. */
function headers() {
  const prefix = dirname(dirname(process.execPath));
  const version = join(prefix, "include", "node", "node_version.h");
  if (!existsSync(version)) return {};
  const text = readFileSync(version, "utf8");
  const part = (/** @type {string} */ name) =>
    text.match(new RegExp(`#define NODE_${name}_VERSION (\\d+)`))?.[1];
  const theirs = ["MAJOR", "MINOR", "PATCH"].map(part).join(".");
  return theirs === process.versions.node ? { npm_config_nodedir: prefix } : {};
}

function behindProxy() {
  return Object.keys(process.env).some(
    (name) => /^(npm_config_)?(https?[-_])?proxy$/i.test(name) && process.env[name],
  );
}

/** @param {string} root @param {string} name */
function lockedVersion(root, name) {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return /** @type {string} */ (lock.packages[`node_modules/${name}`].version);
}

/** @param {string} root */
function stampFile(root) {
  return join(root, "node_modules", ".playmat-setup.json");
}

/** @typedef {{ lock: string, node: string, machine: string }} Stamp What the last good set-up was made for. */

/** @param {string} root @returns {Stamp} */
function stampFor(root) {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  return { lock, node: process.versions.node, machine: `${process.platform}-${process.arch}` };
}

/** @param {string} root @returns {Partial<Stamp> | undefined} */
function readStamp(root) {
  try {
    return JSON.parse(readFileSync(stampFile(root), "utf8"));
  } catch {
    return undefined;
  }
}

/** @param {string} root */
export function isReady(root) {
  const stamp = readStamp(root);
  const wanted = stampFor(root);
  return stamp?.lock === wanted.lock && stamp.node === wanted.node && stamp.machine === wanted.machine;
}
