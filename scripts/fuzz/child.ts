import { z } from "zod";
import { orders, playGame } from "./play.ts";

/** A process that plays the games its parent names, one at a time, and ends with it. */
const given = orders.parse(JSON.parse(process.argv[2] ?? ""));
const order = z.object({ n: z.number() });
process.on("message", (message) => {
  process.send?.({ result: playGame(given, order.parse(message).n) });
});
process.on("disconnect", () => process.exit(0));
