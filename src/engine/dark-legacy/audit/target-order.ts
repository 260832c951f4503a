import { sampleAnswer } from "../../kernel/answers.ts";
import type { Change, GameEvent } from "../../kernel/event.ts";
import { canonicalJson, samePlain } from "../../kernel/json.ts";
import { permanents } from "../board.ts";
import { choices } from "../choices.ts";
import { granted } from "../continuous.ts";
import { copyState } from "../copy.ts";
import { deal, type Packet, protectedNow, settle } from "../damage.ts";
import { declareDefenders } from "../defend.ts";
import { cardDef } from "../defs.ts";
import { resultOf } from "../roll-table.ts";
import type { AttackLine, State, Target } from "../state.ts";
import { damageStep } from "../strike.ts";
import { isFallen } from "../teams.ts";
import { difference } from "./difference.ts";

/** Damage dealt at the same time is the same damage in whatever order its targets or attackers are gone through (D-7.21, D-8.7). */

type Pick = (n: number) => number;
interface Course {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

export function faultInOrder(state: State, pick: Pick): string | null {
  return faultInPackets(state, somePackets(state, pick), pick) ?? faultInLines(state, pick);
}

/** Random damage to several at once, as a card that hits "each" deals it. */
export function somePackets(state: State, pick: Pick): Packet[] {
  const heroes = state.players.map(({ seat }): Target => ({ hero: seat }));
  const creatures = permanents(state)
    .filter((id) => cardDef(state, id).type === "creature")
    .map((card): Target => ({ card }));
  const on = [...heroes, ...creatures];
  return Array.from({ length: 2 + pick(4) }, () => ({
    on: on[pick(on.length)] ?? { hero: 0 },
    amount: pick(9),
    poison: pick(4) === 0,
  }));
}

/** Also: what is dealt is what armor, aura and Life take of it, and what was over when nothing was left. */
export function faultInPackets(
  state: State,
  packets: readonly Packet[],
  pick: Pick,
  dealing: typeof deal = deal,
): string | null {
  const one = afterDealing(state, packets, dealing);
  const other = afterDealing(state, shuffled(packets, pick), dealing);
  return faultInSums(state, packets, one.dealt) ?? faultInCourses("the order of targets", one, other);
}

function afterDealing(
  from: State,
  packets: readonly Packet[],
  dealing: typeof deal,
): Course & { readonly dealt: readonly GameEvent[] } {
  const state = copyState(from);
  const dealt: GameEvent[] = [];
  dealing(state, packets, "D-8.7", (event) => dealt.push(event));
  const events = [...dealt];
  settle(state, (event) => events.push(event));
  return { state, events, dealt };
}

const TAKES = new Set(["damage-armor", "damage-aura", "damage-life", "damage-creature"]);

function faultInSums(state: State, packets: readonly Packet[], dealt: readonly GameEvent[]): string | null {
  let expected = 0;
  if (!protectedNow(state))
    for (const { on, amount } of packets) {
      if (amount <= 0 || ("hero" in on && isFallen(state, on.hero))) continue;
      expected += Math.max(0, amount - granted(state, on, "reduceDamage"));
    }
  let taken = 0;
  for (const { type, params } of dealt) if (TAKES.has(type)) taken += Number(params?.amount ?? 0);
  return taken === expected ? null : `of ${expected} damage ${taken} arrives`;
}

/** The damage step of an attack as it stands, with rolls thrown for it, its lines in another order. */
export function faultInLines(
  state: State,
  pick: Pick,
  striking: typeof damageStep = damageStep,
): string | null {
  const ready = readyToStrike(state, pick);
  const count = ready?.attack?.lines.length ?? 0;
  if (!ready || count < 2) return null;
  const order = shuffled([...Array(count).keys()], pick);
  const one = afterStriking(ready, [...Array(count).keys()], striking);
  const other = afterStriking(ready, order, striking);
  return faultInCourses("the order of attackers", one, other);
}

/** A copy in which everything is declared and rolled and the damage is next; null outside an attack. */
export function readyToStrike(from: State, pick: Pick): State | null {
  if (!from.attack) return null;
  const next = from.agenda.findIndex((step) => step.do === "damage" && step.instinct);
  if (next < 0) return null;
  const state = copyState(from);
  const { attack } = state;
  if (!attack) return null;
  const [asked] = state.agenda.at(-1)?.do === "defenders" ? choices(state) : [];
  if (asked) {
    const answer = sampleAnswer(asked.spec, pick);
    if (answer !== null && typeof answer === "object" && "assign" in answer)
      declareDefenders(state, attack, answer.assign, () => undefined);
  }
  state.agenda.length = next + 1;
  for (const line of attack.lines) if (!line.out) line.roll ??= thrown(pick);
  return state;
}

function thrown(pick: Pick): NonNullable<AttackLine["roll"]> {
  const natural = 1 + pick(20);
  return { natural, modifier: 0, total: natural, result: resultOf(natural, 0) };
}

/** Both passes of the damage, with the lines in an order and afterwards in their own again. */
function afterStriking(from: State, order: readonly number[], striking: typeof damageStep): Course {
  const state = copyState(from);
  const events: GameEvent[] = [];
  const { attack } = state;
  if (attack) {
    const lines = [...attack.lines];
    attack.lines = order.flatMap((at) => lines[at] ?? []);
    for (let top = state.agenda.at(-1); top?.do === "damage"; top = state.agenda.at(-1))
      striking(state, top, (event) => events.push(event));
    attack.lines = lines;
  }
  return { state, events };
}

/** What triggers in that moment is gone through in some order later; the order of telling is not what happened. */
function faultInCourses(of: string, one: Course, other: Course): string | null {
  const events = [sorted(told(one)), sorted(told(other))];
  if (!samePlain(events[0], events[1]))
    return `${of} changes what happens: ${difference(events[0], events[1])}`;
  const states = [settled(one.state), settled(other.state)];
  return samePlain(states[0], states[1])
    ? null
    : `${of} changes the outcome: ${difference(states[0], states[1])}`;
}

function told({ events }: Course): readonly GameEvent[] {
  return events.map(({ changes, ...event }) =>
    changes ? { ...event, changes: sorted<Change>(changes) } : event,
  );
}

function settled(state: State): State {
  return { ...state, triggers: sorted(state.triggers) };
}

function sorted<T>(list: readonly T[]): T[] {
  const keyed = list.map((one) => ({ one, key: canonicalJson(one) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ one }) => one);
}

function shuffled<T>(list: readonly T[], pick: Pick): T[] {
  const left = [...list];
  const out: T[] = [];
  while (left.length > 0) out.push(...left.splice(pick(left.length), 1));
  return samePlain(out, list) ? out.reverse() : out;
}
