import { darkLegacy } from "./dark-legacy/index.ts";
import type { Game } from "./kernel/live-match.ts";

/** The games that can be played, by id. The one place that names them. */
export const GAMES: ReadonlyMap<string, Game> = new Map([darkLegacy].map((game) => [game.id, game]));

/** Rules scenarios as data: reads a file's text and plays what it holds. The file's own first key tells its game once there are two. */
export { readScenarios } from "./dark-legacy/scenario/file.ts";
export { runScenario } from "./dark-legacy/scenario/run.ts";
