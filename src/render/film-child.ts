import { setPriority } from "node:os";
import { z } from "zod";
import type { AnyView } from "../engine/kernel/live-match.ts";
import { LANGUAGES, PALETTES } from "../engine/kernel/look.ts";
import { encodeFilm, type FilmFrame } from "./film-encoder.ts";
import { rendererOf } from "./index.ts";

/** A process of its own that draws one film, picture by picture as its parent sends them, and ends. */
const order = z.union([
  z.object({
    view: z.custom<AnyView>((value) => typeof value === "object" && value !== null && "game" in value),
    look: z.object({ language: z.enum(LANGUAGES), palette: z.enum(PALETTES) }),
    width: z.number(),
    ms: z.number(),
  }),
  z.object({ most: z.number() }),
]);

interface Shot extends FilmFrame {
  readonly width: number;
  readonly height: number;
  readonly colors: Uint8ClampedArray;
}
const shots: Shot[] = [];

function send(message: object): void {
  // A parent that is gone just now hears nothing; this process ends with it.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

/** A picture on a ground as large as the largest one, in the first colour of all. */
function padded({ pixels, width, height, colors, ms }: Shot, w: number, h: number): FilmFrame {
  if (width === w && height === h) return { pixels, ms };
  const ground = new Uint8ClampedArray(w * h * 4);
  for (let i = 0; i < ground.length; i += 4) ground.set(colors.subarray(4, 8), i);
  for (let y = 0; y < height; y += 1)
    ground.set(pixels.subarray(y * width * 4, (y + 1) * width * 4), y * w * 4);
  return { pixels: ground, ms };
}

async function follow(message: unknown): Promise<void> {
  const read = order.parse(message);
  if ("view" in read) {
    const { view, look, width, ms } = read;
    const renderer = await rendererOf(view.game);
    shots.push({ ...renderer.frame(view, width, look), ms });
    send({ drawn: shots.length });
    return;
  }
  const width = Math.max(...shots.map((shot) => shot.width));
  const height = Math.max(...shots.map((shot) => shot.height));
  const colors = shots[0]?.colors ?? new Uint8ClampedArray(4);
  const pictures = shots.map((shot) => padded(shot, width, height));
  send({ film: { ...(await encodeFilm(pictures, { width, height, colors }, read.most)), width, height } });
}

// Players who wait for a board come before somebody who waits for a film.
try {
  setPriority(10);
} catch {
  // Where that is not allowed, all are equal.
}
let last: Promise<void> = Promise.resolve();
process.on("message", (message) => {
  last = last
    .then(() => follow(message))
    .catch((error: unknown) => send({ error: error instanceof Error ? error.message : String(error) }));
});
process.on("disconnect", () => process.exit(0));
// Ctrl+C reaches the whole group; the parent decides when this process ends.
process.on("SIGINT", () => {});
