import type { GameEvent } from "../kernel/event.ts";
import type { Told } from "../kernel/game.ts";
import { type Msg, msg } from "../kernel/text.ts";

/** The turn log: a line for each thing that somebody does, with what came of it. */

/** What begins a line, and how much it matters; everything else goes on in the line before. */
const HEADS: Readonly<Record<string, number>> = {
  joins: 0,
  "starts-with": 1,
  "first-player": 1,
  teams: 0,
  exchanges: 0,
  turn: 0,
  "cast-roll": 2,
  "attack-roll": 2,
  "buys-modifier": 2,
  rerolls: 2,
  casts: 2,
  "casts-at": 2,
  "casts-at-two": 2,
  charges: 1,
  activates: 1,
  triggers: 1,
  resolves: 1,
  fizzles: 1,
  equips: 1,
  looks: 0,
  "declares-attack": 1,
  aims: 1,
  defends: 1,
  "defends-weapon": 1,
  "defends-unarmed": 1,
  undefended: 1,
  "no-defender": 1,
  concedes: 3,
  "out-of-time": 3,
  "hero-falls": 3,
  "starts-over": 3,
  "no-more-restarts": 2,
  wins: 3,
  "team-wins": 3,
  "draw-game": 3,
  "taken-back": 2,
};
/** What changes Life or the table makes its line matter. */
const WEIGHTY = /^(damage-(life|creature|protected)|destroyed|poisoned|countered|gains-life|cannot-draw)/;
/** Said already by the line they stand in, or by the next one. */
const SILENT: ReadonlySet<string> = new Set([
  "yields",
  "declares-casting",
  "ends-turn",
  "attack-over",
  "picked",
  "attacker-out",
]);
const DEFENCE = /^(defends|undefended|no-defender)/;
const ROLL = /^(cast|attack)-roll$/;
const PLAYED = /^(casts|activates|triggers)/;
const DAMAGE = /^damage-/;

interface Line {
  readonly said: Msg[];
  weight: number;
  readonly head: string;
  /** The card that the line is about, so that what it does stays in it. */
  readonly card: unknown;
  /** The last event told in it. */
  last: string;
  /** Cards drawn by one player in a row, for the end of the line. */
  drawn: number;
}

export function tell(events: readonly GameEvent[]): Told[] {
  const lines: Line[] = [];
  /** Attack rolls since the attack was declared: damage after several is a line of its own. */
  let rolls = 0;
  for (const event of events) {
    const { type } = event;
    if (SILENT.has(type)) continue;
    if (type === "declares-attack") rolls = 0;
    if (type === "attack-roll") rolls += 1;
    const line = lines.at(-1);
    const said = msg(`event.${type}`, event.params);
    // Whoever drew reads which card it was, and that says both.
    if (type === "draws-card" && line?.last === "draws") line.said.pop();
    const weight = Math.max(HEADS[type] ?? 0, WEIGHTY.test(type) ? 2 : 0);
    if (line && type === "resolves" && PLAYED.test(line.last) && line.card === event.params?.card) continue;
    if (line && type === "draws" && line.last === "draws" && sameDrawer(line, event)) {
      line.drawn += 1;
      line.said.splice(-1, 1, msg("log.draws", { who: event.params?.who ?? "", count: line.drawn }));
      continue;
    }
    if (line && goesOn(event, line, rolls)) {
      line.drawn = 1;
      line.said.push(said);
      line.weight = Math.max(line.weight, weight);
      line.last = type;
    } else lines.push({ said: [said], weight, head: type, card: event.params?.card, last: type, drawn: 1 });
  }
  return lines.map(({ said, weight }) => ({ said, weight }));
}

function sameDrawer(line: Line, event: GameEvent): boolean {
  return line.said.at(-1)?.params?.who === event.params?.who;
}

function goesOn({ type }: GameEvent, line: Line, rolls: number): boolean {
  if (DEFENCE.test(type)) return DEFENCE.test(line.head);
  if (ROLL.test(type)) return line.last === "buys-modifier" || line.last === "rerolls";
  if (DAMAGE.test(type) && line.last === "attack-roll") return rolls < 2;
  return !Object.hasOwn(HEADS, type);
}
