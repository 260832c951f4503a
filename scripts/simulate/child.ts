import { playBatch } from "./batch.ts";
import { orders } from "./crew.ts";

/** A process that plays the batches its parent sends, and ends with it. */
const given = orders.parse(JSON.parse(process.argv[2] ?? ""));
process.on("message", (message) => {
  process.send?.({ results: playBatch(given, message) });
});
process.on("disconnect", () => process.exit(0));
