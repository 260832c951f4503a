import type { Bench } from "./bench.ts";
import { expireChallenge } from "./challenge-clicks.ts";
import { expireLobby } from "./lobby-clicks.ts";

/**
 * Takes the buttons off all challenges and tables that have run out, however long ago: the timers of a process that is gone are
 * gone with it. What fails keeps nothing else waiting, is told to the log and tried again the next time; never rejects.
 */
export async function closeOverdue(bench: Bench): Promise<void> {
  const { challenges, lobbies, stage } = bench;
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      stage.log.warn({ err: error }, "What has run out could not be closed");
    }
  };
  await attempt(async () => {
    for (const challenge of await challenges.overdue())
      await attempt(() => expireChallenge(bench, challenge));
  });
  await attempt(async () => {
    for (const lobby of await lobbies.overdue()) await attempt(() => expireLobby(bench, lobby));
  });
}
