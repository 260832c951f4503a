/** What the tests can use on this machine beside Node: a Redis and a Chromium. */
import { accessSync, constants } from "node:fs";
import { connect } from "node:net";
import { delimiter, join } from "node:path";

/** @typedef {{ redis: string | undefined, chromium: string | undefined }} Services */

/**
 * Looks for both.
 * - redis: the path of a redis-server program, of which each test starts its own on a free port; or, without one, REDIS_URL when it
 *   answers. The program comes first: somebody's real data may lie behind REDIS_URL.
 * - chromium: the path of a browser; CHROMIUM_PATH comes first.
 * @param {NodeJS.ProcessEnv} [env] @returns {Promise<Services>}
 */
export async function findServices(env = process.env) {
  const url = env.REDIS_URL;
  const redis =
    onPath(["redis-server", "valkey-server"], env) ?? (url && (await answers(url)) ? url : undefined);
  const chromium = [env.CHROMIUM_PATH, ...browsers()].find((path) => path !== undefined && isProgram(path));
  const named = onPath(
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"],
    env,
  );
  return { redis, chromium: chromium ?? named };
}

/** @param {Services} services @returns {string[]} one sentence for each part that cannot be tested here */
export function leftOut(services) {
  const sentences = [];
  if (!services.redis) {
    sentences.push(
      "Redis: no redis-server on the PATH and no answer at REDIS_URL. Install redis-server to test it too.",
    );
  }
  if (!services.chromium) {
    sentences.push(
      "The page in a browser: no Chromium or Chrome found. Install chromium or set CHROMIUM_PATH to test it too.",
    );
  }
  return sentences;
}

/** What tests read; empty where there is none. @param {Services} services */
export function serviceVariables(services) {
  return { PLAYMAT_TEST_REDIS: services.redis ?? "", PLAYMAT_TEST_CHROMIUM: services.chromium ?? "" };
}

function browsers() {
  const programs = [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA];
  return [
    "/usr/bin/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ...programs.flatMap((folder) => (folder ? [join(folder, "Google/Chrome/Application/chrome.exe")] : [])),
  ];
}

/** @param {string[]} names @param {NodeJS.ProcessEnv} env */
function onPath(names, env) {
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether something listens there; what it is, the tests will see. @param {string} url @returns {Promise<boolean>} */
function answers(url) {
  return new Promise((resolve) => {
    if (!URL.canParse(url)) return resolve(false);
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port || 6379), timeout: 2_000 });
    const end = (/** @type {boolean} */ answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", () => end(true));
    socket.once("error", () => end(false));
    socket.once("timeout", () => end(false));
  });
}
