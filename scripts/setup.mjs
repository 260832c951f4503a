/**
 * The two commands, `npm start` and `npm test`, on a machine that has only Node and npm.
 *
 * Everything here uses Node's own modules only, since nothing is installed yet when it runs. When nothing is missing it reads
 * the lock file and one stamp and goes on at once.
 */
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { checkNode } from "./setup/node-version.mjs";
import { preparePackages } from "./setup/packages.mjs";
import { runNode } from "./setup/run.mjs";
import { SetupError } from "./setup/say.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

/** @type {Record<string, string[]>} What each command runs once the machine is ready. */
const commands = {
  start: ["--import", "tsx", "scripts/start.ts"],
  test: ["scripts/test.mjs"],
  // Set-up alone, for images and for people who want to be ready before they go offline.
  only: [],
};

const [name = "", ...rest] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`Usage: node scripts/setup.mjs <${Object.keys(commands).join("|")}> [arguments]`);
  process.exit(2);
}

try {
  checkNode(root);
  await preparePackages(root);
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
if (command.length > 0) process.exitCode = await runNode([...command, ...rest], root);
