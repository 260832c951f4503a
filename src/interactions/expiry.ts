import { isOpen } from "../match/challenges.ts";
import { isGathering } from "../match/lobbies.ts";
import type { Bench } from "./bench.ts";
import { expireChallenge, watchChallenge } from "./challenge-end.ts";
import { expireLobby, watchLobby } from "./lobby-clicks.ts";

/**
 * At the start of the bot, whose timers went with the process before: takes the buttons off all challenges and tables that have run
 * out meanwhile, and sets timers for the others. What fails keeps nothing else waiting, is told to the log and done at the next
 * start; never rejects.
 */
export async function watchAll(bench: Bench): Promise<void> {
  const { challenges, lobbies, stage } = bench;
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      stage.log.warn({ err: error }, "What has run out could not be closed");
    }
  };
  await attempt(async () => {
    for (const challenge of await challenges.open())
      if (isOpen(challenge, stage.now())) watchChallenge(bench, challenge);
      else await attempt(() => expireChallenge(bench, challenge));
  });
  await attempt(async () => {
    for (const lobby of await lobbies.open())
      if (isGathering(lobby, stage.now())) watchLobby(bench, lobby);
      else await attempt(() => expireLobby(bench, lobby));
  });
}
