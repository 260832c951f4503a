import { darkLegacy } from "./dark-legacy/index.ts";
import type { Game } from "./kernel/live-match.ts";

/** The games that can be played, by id. The one place that names them. */
export const GAMES: ReadonlyMap<string, Game> = new Map([darkLegacy].map((game) => [game.id, game]));
