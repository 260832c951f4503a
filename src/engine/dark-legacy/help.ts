import type { Seat } from "../kernel/choice.ts";
import { type Msg, msg } from "../kernel/text.ts";
import { fighterName } from "./attack.ts";
import { playerOf } from "./board.ts";
import { apOf } from "./figures.ts";
import { chancesOf, rollOdds } from "./roll-table.ts";
import { standing } from "./rolls.ts";
import { isSketch } from "./sketch.ts";
import type { Attack, AttackLine, State, WindowStep } from "./state.ts";

/** What stands beside a question: why it is asked and what the answers come to, for somebody who does not know the rules. */

type Help = { readonly help?: readonly Msg[] };
const RESULTS = msg("help.results");
const CRITICAL_BONUS = 5;

/** Lines by their keys; nothing in a sketch. */
export function helpOf(...keys: readonly string[]): Help {
  return isSketch() ? {} : { help: keys.map((key) => msg(`help.${key}`)) };
}

/** Why this seat is asked in a window: by what everybody sees (D-6.9). */
export function windowHelp(state: State, { kind }: WindowStep): Help {
  const moment = state.stack.length > 0 ? "window.stack" : `window.${kind}`;
  return helpOf(moment, "asked");
}

/** D-7.18: whom the attacker meets, what the results mean and what removed cards do. */
export function rollHelp(state: State, line: AttackLine): Help {
  if (isSketch()) return {};
  const target = targetOf(state, line);
  return {
    help: [
      msg("help.rolling", { attacker: fighterName(state, line.by), ap: apOf(state, line), target }),
      RESULTS,
      msg("help.remove"),
    ],
  };
}

function targetOf(state: State, { defenders, aim }: AttackLine): string {
  if (defenders.length > 0) return defenders.map((one) => fighterName(state, one.by)).join(", ");
  if (aim !== undefined) return fighterName(state, { card: aim });
  return state.attack ? playerOf(state, state.attack.defender).name : "";
}

/** D-7.9, D-7.20: what each attacker does when nobody stands in its way, and what a defender changes. */
export function defendHelp(state: State, attack: Attack): Help {
  if (isSketch()) return {};
  const lines = attack.lines.filter((line) => !line.out);
  const help = lines.map((line) => {
    const of = chancesOf(standing(state, line.by));
    const ap = apOf(state, line);
    const params = {
      attacker: fighterName(state, line.by),
      ap,
      more: ap + CRITICAL_BONUS,
      strikes: of.hit + of["direct-hit"],
      critical: of["critical-hit"],
    };
    return msg(line.aim === undefined ? "help.attacker" : "help.attacker-aimed", params);
  });
  const plain = chancesOf(0);
  help.push(msg("help.defend", { back: plain.hit + plain["critical-miss"] }), rollOdds(0), RESULTS);
  return { help };
}

/** D-7.3: what an attack comes to before anybody is picked. */
export function attackHelp(state: State, seat: Seat): Help {
  if (isSketch()) return {};
  return { help: [msg("help.attack"), rollOdds(standing(state, { hero: seat, weapons: [] })), RESULTS] };
}
