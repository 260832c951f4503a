import type { GameAudit } from "../../kernel/game.ts";
import { faultInBoard } from "../board.ts";
import type { State } from "../state.ts";
import { faultInLedger, takeLedger } from "./ledger.ts";
import { faultInMirror } from "./mirror.ts";
import { faultInZones } from "./one-zone.ts";
import { faultInOrder } from "./target-order.ts";

/** What Dark Legacy promises beside what every game owes. */
export const audit: GameAudit<State> = {
  watch(state) {
    let before = takeLedger(state);
    return (events, now) => {
      const fault = faultInZones(now) ?? faultInLedger(before, events, now);
      before = takeLedger(now);
      return fault;
    };
  },
  tryOut(state, choice, answer, pick) {
    return faultInBoard(state) ?? faultInMirror(state, choice, answer) ?? faultInOrder(state, pick);
  },
};
