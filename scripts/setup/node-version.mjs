import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SetupError } from "./say.mjs";

/** Whether a version such as "20.20.2" reaches a floor such as ">=20.19.0". @param {string} version @param {string} floor */
export function reaches(version, floor) {
  const parts = (/** @type {string} */ text) => (text.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  const have = parts(version);
  const want = parts(floor);
  for (const [place, number] of want.entries()) {
    const mine = have[place] ?? 0;
    if (mine !== number) return mine > number;
  }
  return true;
}

/** Stops with one sentence when this Node is older than package.json allows. @param {string} root */
export function checkNode(root) {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  if (!reaches(process.versions.node, engines.node)) {
    throw new SetupError(
      `Playmat needs Node ${engines.node}, and this is ${process.versions.node}. Install a newer one from https://nodejs.org and run the command again.`,
    );
  }
}
