import type { Setup } from "../engine/kernel/game.ts";
import type { Game, LiveMatch } from "../engine/kernel/live-match.ts";
import { below, newRng } from "../engine/kernel/rng.ts";
import type { AiPlayer, Situation } from "./player.ts";

export interface Duel {
  readonly match: LiveMatch;
  readonly decisions: number;
  /** False when the limit stopped it. */
  readonly finished: boolean;
}

/** Lets players sit down at a match and play it out, `limit` decisions at most. `seed` is the players' own chance. */
export function playOut(
  game: Game,
  setup: Setup,
  players: readonly AiPlayer[],
  seed: string,
  limit = 5000,
): Duel {
  const { match } = game.start(setup);
  const rng = newRng(seed);
  const pick = (n: number): number => below(rng, n);
  let decisions = 0;
  while (decisions < limit) {
    const choice = match.choices()[0];
    if (!choice) return { match, decisions, finished: true };
    const player = players[choice.seat];
    if (!player) throw new Error(`Nobody sits at seat ${choice.seat}`);
    const imagine = (): LiveMatch => match.redeal(choice.seat, pick, `${seed}/${decisions}/${rng.drawn}`);
    const situation: Situation = {
      seat: choice.seat,
      // Made when it is looked at: not every player looks.
      get view() {
        return match.view(choice.seat);
      },
      choice,
      pick,
      imagine,
    };
    const answer = player.choose(situation);
    const applied = match.apply({ seat: choice.seat, choice: choice.id, answer });
    if (!applied.ok)
      throw new Error(
        `${player.level} gave an answer that is refused: ${choice.kind} ${JSON.stringify(answer)}`,
      );
    decisions += 1;
  }
  return { match, decisions, finished: false };
}
