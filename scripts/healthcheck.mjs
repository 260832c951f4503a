/** For a container: ends with 0 while the bot's heartbeat in the data folder is fresh, else with 1 and the reason. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** ms; the bot beats every ten seconds, so three beats may be missed. */
const limit = 35_000;
const file = join(process.env.PLAYMAT_DATA || "./data", "heartbeat");

try {
  const age = Date.now() - Number(readFileSync(file, "utf8"));
  const fresh = age < limit;
  console.log(`last heartbeat ${Math.round(age / 1000)} s ago`);
  process.exitCode = fresh ? 0 : 1;
} catch {
  console.log(`no heartbeat at ${file}: the bot is not connected to Discord yet`);
  process.exitCode = 1;
}
