import type { GameAudit } from "../../kernel/game.ts";
import { faultInBoard } from "../board.ts";
import type { State } from "../state.ts";
import { faultInLedger, takeLedger } from "./ledger.ts";
import { faultInMirror } from "./mirror.ts";
import { findCards } from "./one-zone.ts";
import { faultInOrder } from "./target-order.ts";

/** What Dark Legacy promises beside what every game owes. */
export const audit: GameAudit<State> = {
  watch(state) {
    let before = takeLedger(state, findCards(state));
    return (events, now) => {
      const found = findCards(now);
      if (found.fault) return found.fault;
      const after = takeLedger(now, found);
      const fault = faultInLedger(before, events, after, now);
      before = after;
      return fault;
    };
  },
  tryOut(state, choice, answer, pick) {
    return faultInBoard(state) ?? faultInMirror(state, choice, answer) ?? faultInOrder(state, pick);
  },
};
