import { writeSync } from "node:fs";
import { openStore } from "../../src/store/open.ts";
import { picker } from "../toy/setup.ts";
import { anyMove, serviceOver } from "./table.ts";

/** Makes random moves in a match until it is killed, and says of each that it is acknowledged. */
const [id = "", dataDir = "", seed = "", redisUrl = ""] = process.argv.slice(2);
const store = await openStore({ dataDir, redisUrl, warn: () => undefined });
const service = serviceOver(store);
const pick = picker(Number(seed));
for (;;) {
  const result = await anyMove(service, id, pick);
  if (!result) break;
  if (result.kind === "done") writeSync(1, `${result.match.live.moves.length}\n`);
}
writeSync(1, "over\n");
await store.close();
