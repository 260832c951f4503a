import type { Emit } from "../../kernel/event.ts";
import { shuffle } from "../../kernel/rng.ts";
import { playerOf, setPlay } from "../board.ts";
import { cardOf, nameOf } from "../defs.ts";
import { endDrawn } from "../ending.ts";
import { forget } from "../memo.ts";
import { newPlayer } from "../setup.ts";
import type { Context, State } from "../state.ts";

/** a match may start over so often; the next time it ends as a draw. */
export const RESTART_LIMIT = 3;

/**
 * D-13.3: the game returns to its beginning without the cards removed from it so far. All other cards go back to their
 * owners' decks, and set-up begins anew with the starting equipment; chance says who goes first.
 */
export function startOver(state: State, context: Context, emit: Emit): void {
  const card = nameOf(state, context.source);
  if (state.restarts >= RESTART_LIMIT) {
    emit({ type: "no-more-restarts", rule: "D-13.3", params: { card, count: state.restarts } });
    endDrawn(state, "restarts", "D-13.3", emit);
    return;
  }
  state.restarts += 1;
  emit({ type: "starts-over", rule: "D-13.3", params: { card } });
  for (const old of [...state.players]) {
    const fresh = newPlayer(old.seat, old.name, state, old);
    // Fallen heroes stand again; whoever gave up has left the table (D-2.13).
    const gone = old.fallen === "concession" ? { fallen: old.fallen } : {};
    state.players[old.seat] = { ...fresh, removed: old.removed, ...gone };
  }
  for (const id of Object.keys(state.cards).sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))) {
    const one = cardOf(state, id);
    const owner = playerOf(state, one.owner);
    if (owner.removed.includes(id)) continue;
    setPlay(state, id, null);
    owner.deck.push(id);
  }
  for (const player of state.players) shuffle(state.rng, player.deck);
  state.turn = 0;
  state.phase = "setup";
  state.action = null;
  state.castRoll = null;
  state.stack = [];
  state.attack = null;
  state.timed = [];
  state.triggers = [];
  // Nobody picks for those who have left, as when they leave while the picks are made.
  const picks = state.players.flatMap(({ seat, fallen }) =>
    fallen === "concession" ? [{ seat, card: null }] : [],
  );
  state.agenda = [{ do: "opening-hands" }, { do: "starting-picks", ask: 0, picks, first: null }];
  forget(state);
}
