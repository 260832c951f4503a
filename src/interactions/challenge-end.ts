import { codeOf } from "../discord/api-errors.ts";
import type { KeptChallenge } from "../match/challenges.ts";
import { buildChallengeEnd } from "../present/challenge-card.ts";
import { speakerFor } from "../present/match-words.ts";
import type { Bench } from "./bench.ts";

/** Takes the buttons off a challenge that nobody takes up in time. */
export function watchChallenge(bench: Bench, { id, expiresAt }: KeptChallenge): void {
  bench.alarms.set(`challenge ${id}`, expiresAt, async () => {
    const now = await bench.challenges.get(id);
    if (now?.status === "open") await expireChallenge(bench, now);
  });
}

/** Takes the buttons off a challenge whose time has run out, and notes it. */
export async function expireChallenge(bench: Bench, challenge: KeptChallenge): Promise<void> {
  await closeCard(bench, challenge, "expired");
  await bench.challenges.expire(challenge.id);
}

/** Takes the buttons off a challenge's message. */
export async function closeCard(
  bench: Bench,
  challenge: KeptChallenge,
  kind: "declined" | "withdrawn" | "expired",
): Promise<void> {
  const game = bench.stage.games.get(challenge.game);
  const { rematch, channelId } = challenge;
  const [place, cardId] = rematch ? [rematch.of, rematch.cardId] : [channelId, challenge.messageId];
  if (!game || !cardId) return;
  const speaker = speakerFor(bench.stage.games, challenge.game, bench.stage.publicLocale(challenge.guildId));
  await bench.messenger
    .edit(place, cardId, buildChallengeEnd(challenge, game, { kind }, speaker))
    .catch((error: unknown) => {
      bench.stage.log.warn({ code: codeOf(error) }, "A closed challenge kept its buttons");
    });
}
