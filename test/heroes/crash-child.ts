import { openStore } from "../../src/store/open.ts";
import type { StateStore } from "../../src/store/port.ts";
import { hallOver } from "./hall.ts";

/**
 * Ends a match that counts and kills itself (kill -9) right before or right after the n-th write that ends and counts it, as the
 * arguments say.
 */
const [id = "", dataDir = "", at = "", when = ""] = process.argv.slice(2);
const real = await openStore({ dataDir, warn: () => undefined });
let writes = 0;
const store: StateStore = {
  ...real,
  async cas(ns, key, value, expected, options) {
    writes += 1;
    const fatal = writes === Number(at);
    if (fatal && when === "before") process.kill(process.pid, "SIGKILL");
    const written = await real.cas(ns, key, value, expected, options);
    if (fatal) process.kill(process.pid, "SIGKILL");
    return written;
  },
};
const { service, settler } = hallOver(store);
await service.concede(id, "200");
await settler.sweep();
