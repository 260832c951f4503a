import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readArguments } from "../scripts/arguments.ts";
import { GAMES } from "../src/engine/index.ts";
import { calibrate } from "./calibration.ts";
import { benchDiscord } from "./discord.ts";
import { benchEngine } from "./engine.ts";
import type { Figures } from "./figures.ts";
import { benchLookup } from "./lookup.ts";

/** `npm run bench -- [--json FILE]`: prints every figure beside a calibration loop measured in the same run. */
const { values } = readArguments("npm run bench -- [--json FILE]", () =>
  parseArgs({ options: { json: { type: "string" } } }),
);

const figures: Figures = { "calibration.cpu_s": { value: Number(calibrate().toFixed(3)), unit: "s" } };
for (const game of GAMES.values()) {
  Object.assign(figures, benchEngine(game));
  // Each game brings the benchmarks of its own pictures and of a match that does not end.
  const long: { benchLongGame(): Figures } = await import(`./${game.id}/long-game.ts`);
  Object.assign(figures, long.benchLongGame());
  const pictures: { benchRender(): Promise<Figures> } = await import(`./${game.id}/render.ts`);
  Object.assign(figures, await pictures.benchRender());
}
Object.assign(figures, benchLookup());
Object.assign(figures, await benchDiscord());
for (const [name, { value, unit }] of Object.entries(figures))
  console.log(`${name.padEnd(44)} ${value} ${unit}`);
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
