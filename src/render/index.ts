import { describer as darkLegacy } from "./dark-legacy/describer.ts";
import { plainDescriber } from "./plain/describer.ts";
import type { Describer, Renderer } from "./renderer.ts";

/** Pictures by game. Only `load` brings node-canvas in, so the bot's own process stays without it. */
interface Entry {
  readonly describer: Describer;
  load(): Promise<Renderer>;
}

const games: Readonly<Record<string, Entry>> = {
  "dark-legacy": {
    describer: darkLegacy,
    load: async () => (await import("./dark-legacy/renderer.ts")).renderer,
  },
};

/** A game that has no pictures of its own gets its view written out as a plain picture. */
const plain: Entry = {
  describer: plainDescriber,
  load: async () => (await import("./plain/renderer.ts")).renderer,
};

function entryOf(game: string): Entry {
  return Object.hasOwn(games, game) ? (games[game] ?? plain) : plain;
}
export function describerOf(game: string): Describer {
  return entryOf(game).describer;
}
export async function rendererOf(game: string): Promise<Renderer> {
  return entryOf(game).load();
}
/** Loads and prepares every game's pictures. */
export async function warmAll(): Promise<void> {
  for (const entry of Object.values(games)) (await entry.load()).warm();
}
