import { z } from "zod";
import type { AnyView } from "../engine/kernel/live-match.ts";
import { LANGUAGES, PALETTES } from "../engine/kernel/look.ts";
import { rendererOf, warmAll } from "./index.ts";

/** The render process: draws what its parent sends, one picture after the other, and ends with its parent. */
const job = z.object({
  id: z.number(),
  kind: z.enum(["playmat", "hand", "card", "sheet"]),
  view: z.custom<AnyView>((value) => typeof value === "object" && value !== null && "game" in value),
  look: z.object({ language: z.enum(LANGUAGES), palette: z.enum(PALETTES) }),
});

function send(message: object): void {
  // A parent that is gone just now hears nothing; this process ends with it.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

async function draw(message: unknown): Promise<void> {
  const { id, kind, view, look } = job.parse(message);
  try {
    const renderer = await rendererOf(view.game);
    send({ id, picture: renderer[kind](view, look) });
  } catch (error) {
    send({ id, error: error instanceof Error ? error.message : String(error) });
  }
}

let last: Promise<void> = warmAll();
last.then(
  () => send({ ready: true }),
  () => process.exit(1),
);
process.on("message", (message) => {
  last = last.then(() => draw(message)).catch(() => process.exit(1));
});
process.on("disconnect", () => process.exit(0));
// Ctrl+C reaches the whole group; the parent decides when this process ends.
process.on("SIGINT", () => {});
