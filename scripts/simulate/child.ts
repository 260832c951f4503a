import { playBatch } from "./batch.ts";
import { batch, orders } from "./messages.ts";

/** A process that plays the batches its parent sends, and ends with it. */
const given = orders.parse(JSON.parse(process.argv[2] ?? ""));
process.on("message", (message) => {
  const one = batch.parse(message);
  process.send?.({ batch: one, results: playBatch(given, one) });
});
process.on("disconnect", () => process.exit(0));
