import { GAMES } from "../engine/index.ts";
import type { Answer } from "../engine/kernel/choice.ts";
import { below, newRng } from "../engine/kernel/rng.ts";
import { AI_PLAYERS } from "./index.ts";
import { Seen } from "./seen.ts";
import type { Question } from "./thinker.ts";
import { wallClock } from "./thought.ts";

/** What a worker thread does with a question: loads the match and lets the player of that level choose. */
export default function think({ saved, choice: id, level, seed }: Question): Answer {
  const game = GAMES.get(saved.game);
  const player = AI_PLAYERS.get(level);
  if (!game || !player) throw new Error(`Nobody here plays ${saved.game} at level ${level}`);
  const live = game.load(saved);
  const choice = live.choices().find((one) => one.id === id);
  if (!choice) throw new Error(`The choice ${id} is not open`);
  const rng = newRng(seed);
  const pick = (n: number): number => below(rng, Math.max(1, n));
  return player.choose(new Seen(live, choice, pick, () => `${seed}/${rng.drawn}`, wallClock()));
}
