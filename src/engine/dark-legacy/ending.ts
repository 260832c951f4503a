import type { Seat } from "../kernel/choice.ts";
import type { Emit } from "../kernel/event.ts";
import type { Outcome } from "../kernel/game.ts";
import { playerOf } from "./board.ts";
import type { State } from "./state.ts";

/** D-11: the end of the game. */
export const POISON_LIMIT = 20;

/** D-11.1, D-11.2: no Life or 20 Poison tokens; both at once is a draw. Returns true when the game is over. */
export function checkEnd(state: State, emit: Emit): boolean {
  if (state.over) return true;
  const dead = state.players.filter((one) => one.life <= 0);
  const poisoned = state.players.filter((one) => (one.tokens.poison ?? 0) >= POISON_LIMIT);
  const losers = new Set([...dead, ...poisoned].map((one) => one.seat));
  if (losers.size === 0) return false;
  end(state, losers, dead.length > 0 ? "life" : "poison", "D-11.1", emit);
  return true;
}

/** Ends the game with these losers; nobody left standing means a draw. */
export function end(state: State, losers: ReadonlySet<Seat>, reason: string, rule: string, emit: Emit): void {
  const winners = state.players.map((one) => one.seat).filter((seat) => !losers.has(seat));
  const drawn = winners.length === 0;
  const over: Outcome = { winners, reason: drawn ? "draw" : reason, rule: drawn ? "D-11.2" : rule };
  state.over = { winners, reason: over.reason, rule: over.rule };
  state.agenda = [];
  const winner = winners[0];
  if (winner === undefined) emit({ type: "draw-game", rule: "D-11.2" });
  else
    emit({
      type: "wins",
      rule,
      seat: winner,
      params: { who: playerOf(state, winner).name, reason: { key: `end.${reason}` } },
    });
}
