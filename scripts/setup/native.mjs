/** The two packages with a compiled part, canvas and better-sqlite3: do they load, and if not, what does this machine lack? */
import { spawnSync } from "node:child_process";
import { succeeds } from "./run.mjs";
import { SetupError, say } from "./say.mjs";
import { byHand, thisSystem } from "./systems.mjs";

/** Draws one pixel and opens one database in memory: the whole way through both compiled parts. */
const trial = `
const { createCanvas } = require("canvas");
if (createCanvas(2, 2).toBuffer("image/png").length === 0) throw new Error("canvas drew nothing");
new (require("better-sqlite3"))(":memory:").prepare("select 1").get();
`;

/** Loads both packages in a process of its own. Answers undefined when all is well, else the reason. @param {string} root */
export function whyNotLoading(root) {
  const run = spawnSync(process.execPath, ["-e", trial], { cwd: root, encoding: "utf8", timeout: 60_000 });
  if (run.status === 0) return undefined;
  const lines = (run.stderr || run.error?.message || `ended by ${run.signal}`).split("\n");
  return (
    lines.find((line) => /error/i.test(line))?.trim() ??
    lines.find((line) => line.trim()) ??
    "no reason given"
  );
}

/** Where the maintainers publish a ready binary for this machine. @param {string} canvas @param {string} sqlite versions */
export function prebuiltAddresses(canvas, sqlite) {
  const { arch, platform, versions } = process;
  const musl = platform === "linux" && !isGlibc();
  const where = `${platform}${musl ? "musl" : ""}-${arch}`;
  const releases = "https://github.com";
  return {
    canvas: `${releases}/Automattic/node-canvas/releases/download/v${canvas}/canvas-v${canvas}-napi-v7-${where}.tar.gz`,
    sqlite: `${releases}/WiseLibs/better-sqlite3/releases/download/v${sqlite}/better-sqlite3-v${sqlite}-node-v${versions.modules}-${where}.tar.gz`,
  };
}

function isGlibc() {
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header?.glibcVersionRuntime !== undefined;
}

/** Whether a ready binary can be fetched from here. A slow answer counts as no. @param {string} address */
async function canFetch(address) {
  try {
    const answer = await fetch(address, { method: "HEAD", signal: AbortSignal.timeout(6_000) });
    return answer.ok;
  } catch {
    return false;
  }
}

/** @typedef {"compiler" | "libraries"} Part What a build needs of the system: see systems.mjs for the packages of each. */

/**
 * What is still missing to compile here whatever cannot be had ready-made.
 * @param {{ canvas: string, sqlite: string }} versions
 * @param {(address: string) => Promise<boolean>} [reachable]
 * @returns {Promise<Part[]>}
 */
export async function missingForBuild(versions, reachable = canFetch) {
  const system = thisSystem();
  /** @type {Part[]} */
  const parts = ["compiler", "libraries"];
  const missing = parts.filter((part) => !isPresent(system, part));
  if (missing.length === 0) return [];
  const addresses = prebuiltAddresses(versions.canvas, versions.sqlite);
  const [canvas, sqlite] = await Promise.all([reachable(addresses.canvas), reachable(addresses.sqlite)]);
  if (canvas && sqlite) return [];
  // better-sqlite3 brings its own sources and needs the compiler alone.
  return canvas ? missing.filter((part) => part === "compiler") : missing;
}

/** @param {import("./systems.mjs").System | undefined} system @param {Part} part */
function isPresent(system, part) {
  if (system?.program === "apt-get") {
    // Only dpkg knows about libjpeg and giflib: their run-time halves, often there, make canvas's build look for the headers.
    return system[part].every((name) => {
      const query = spawnSync("dpkg", ["-s", name], {
        encoding: "utf8",
        env: { ...process.env, LC_ALL: "C" },
      });
      return /^Status: .*\binstalled$/m.test(query.stdout ?? "");
    });
  }
  if (part === "libraries") {
    return succeeds("pkg-config", ["--exists", "pixman-1", "cairo", "pangocairo", "libpng", "librsvg-2.0"]);
  }
  // On Windows node-gyp finds Visual Studio by itself and says so when there is none.
  return process.platform === "win32" || (succeeds("c++", ["--version"]) && succeeds("make", ["--version"]));
}

/**
 * Installs system packages where that is allowed (Debian or Ubuntu, as root or by sudo without a password), otherwise stops with
 * the exact command for this system. @param {Part[]} parts
 */
export function installOrStop(parts) {
  const system = thisSystem();
  const packages = system ? parts.flatMap((part) => system[part]) : [];
  if (!system || packages.length === 0)
    throw new SetupError(`Playmat compiles its picture library here. ${byHand}`);
  const root = process.getuid?.() === 0;
  if (system.program !== "apt-get" || !(root || succeeds("sudo", ["-n", "true"]))) {
    throw new SetupError(
      `Playmat needs system packages that only you can install (${system.name}). Run\n\n    ${system.command(packages)}\n\n` +
        `and then the same command again.${system.libraries.length === 0 ? ` Besides: ${byHand}` : ""}`,
    );
  }
  say(`installing system packages: ${packages.join(" ")}`);
  // A stale list of packages often still serves; what counts is whether the installation goes through.
  apt(root, ["update", "-q"]);
  if (apt(root, ["install", "-y", "-q", "--no-install-recommends", ...packages]) !== 0) {
    throw new SetupError(
      `apt-get could not install them. To see why, run\n\n    ${system.command(packages)}`,
    );
  }
}

/** @param {boolean} root @param {string[]} args */
function apt(root, args) {
  // sudo drops the environment, so the variable is set on its other side.
  const line = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args];
  const [program = "env", ...rest] = root ? line : ["sudo", "-n", ...line];
  return spawnSync(program, rest, { stdio: ["ignore", 2, 2] }).status;
}
