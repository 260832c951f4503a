import { type Msg, msg } from "../kernel/text.ts";
import { fighterName } from "./attack.ts";
import { playerOf } from "./board.ts";
import { targetName } from "./damage.ts";
import { nameOf } from "./defs.ts";
import type { State, WindowStep } from "./state.ts";

/** What a window asks (D-6.10): it names what would resolve next or who fights whom, since a private panel shows no board. */
export function windowPrompt(state: State, { kind }: WindowStep): Msg {
  const top = state.stack.at(-1);
  if (top) {
    const targets = top.targets.flatMap((on) => (on ? [targetName(state, on)] : []));
    const what = top.kind === "spell" ? "pending" : "pending-ability";
    return msg(`prompt.window.${what}${targets.length > 0 ? "-at" : ""}`, {
      card: nameOf(state, top.card),
      who: playerOf(state, top.controller).name,
      target: targets.join(", "),
      count: state.stack.length,
    });
  }
  const lines = state.attack?.lines.filter((line) => !line.out) ?? [];
  const who = playerOf(state, state.active).name;
  if (lines.length === 0) return msg(`prompt.window.${kind}`, { who, list: "" });
  const said = lines.map((line) => {
    const names = [line.by, ...line.defenders.map((one) => one.by)].map((by) => fighterName(state, by));
    return names.join(" ⚔ ");
  });
  return msg(`prompt.window.${kind}`, { who, list: `: ${said.join(", ")}` });
}
