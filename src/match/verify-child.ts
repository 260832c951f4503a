import { z } from "zod";
import { GAMES } from "../engine/index.ts";
import { MatchError } from "./errors.ts";
import { recordingOfReplay } from "./recording.ts";
import { parseReplay } from "./replay.ts";
import { verifyTimed } from "./verify.ts";
import type { Judgement } from "./verify-apart.ts";

/** A process of its own that judges one replay sent by its parent, and ends. */
function judge(text: string): Judgement {
  try {
    const replay = parseReplay(text);
    const game = GAMES.get(replay.game);
    if (!game) return { kind: "no-game", game: replay.game };
    const { setup, seedHash } = replay;
    const { verdict, slowestMs } = verifyTimed(game, replay);
    const names = setup.players.map((player) => player.name);
    const recording = verdict.ok ? recordingOfReplay(replay) : null;
    return { kind: "judged", game: game.id, names, seedHash, verdict, recording, slowestMs };
  } catch (error) {
    if (error instanceof MatchError) return { kind: "no-replay", what: error.message };
    throw error;
  }
}

process.once("message", (message) => {
  process.send?.(judge(z.string().parse(message)), () => process.exit(0));
});
process.on("disconnect", () => process.exit(0));
// Ctrl+C reaches the whole group; the parent decides when this process ends.
process.on("SIGINT", () => {});
