import type { Setup } from "../engine/kernel/game.ts";
import type { Game, LiveMatch } from "../engine/kernel/live-match.ts";
import { below, newRng } from "../engine/kernel/rng.ts";
import { passiveAnswer } from "./passive.ts";
import { Patience } from "./patience.ts";
import type { AiPlayer } from "./player.ts";
import { Seen } from "./seen.ts";
import { neverLate } from "./thought.ts";

export interface Duel {
  readonly match: LiveMatch;
  readonly decisions: number;
  /** False when the limit stopped it. */
  readonly finished: boolean;
}

/**
 * Lets players sit down at a match and play it out, `limit` decisions at most. `seed` is the players' own chance; `clock` is
 * started for each thought and says when its time is over.
 */
export function playOut(
  game: Game,
  setup: Setup,
  players: readonly AiPlayer[],
  seed: string,
  limit = 5000,
  clock: () => () => boolean = () => neverLate,
): Duel {
  const { match } = game.start(setup);
  const rng = newRng(seed);
  const pick = (n: number): number => below(rng, n);
  const patience = players.map(() => new Patience());
  let decisions = 0;
  while (decisions < limit) {
    const choice = match.sketches()[0];
    if (!choice) return { match, decisions, finished: true };
    const player = players[choice.seat];
    if (!player) throw new Error(`Nobody sits at seat ${choice.seat}`);
    const answer = patience[choice.seat]?.isWorn(match.turn())
      ? passiveAnswer(choice.spec)
      : player.choose(new Seen(match, choice, pick, worldSeed(seed, decisions, rng.drawn), clock()));
    const applied = match.apply({ seat: choice.seat, choice: choice.id, answer });
    if (!applied.ok)
      throw new Error(
        `${player.level} gave an answer that is refused: ${choice.kind} ${JSON.stringify(answer)}`,
      );
    decisions += 1;
  }
  return { match, decisions, finished: false };
}

/** The seed of imagined matches, written out only when one is imagined. */
function worldSeed(seed: string, decisions: number, drawn: number): () => string {
  return () => `${seed}/${decisions}/${drawn}`;
}
