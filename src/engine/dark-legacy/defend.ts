import type { AssignAnswer, AssignSpec, Option, Seat } from "../kernel/choice.ts";
import type { Emit } from "../kernel/event.ts";
import { literal, msg } from "../kernel/text.ts";
import { armsOf, engage, fighterCards, fighterId, fighterName, fighterOf, heroOptions } from "./attack.ts";
import { creaturesOf, playOf } from "./board.ts";
import { can, cant, undefendable } from "./continuous.ts";
import { nameAmongCopies } from "./copies.ts";
import { infoOfCard } from "./defs.ts";
import { apOf, fighterHas, fightsAtDistance } from "./figures.ts";
import { bareOption, isSketch, sketched } from "./sketch.ts";
import type { Attack, AttackLine, CardId, Fighter, State, Target } from "./state.ts";
import { cardOption } from "./targets.ts";
import { inTeams, isFallen, teamSeats } from "./teams.ts";
import { noteWithEnhancements } from "./triggers.ts";

/** D-7.9 to D-7.14: declaring defenders. */

/**
 * Ready creatures, each ready weapon of the hero (one attacker each), or the unarmed hero. In a team battle those of every
 * player of the team (D-14.5); a defeated hero does not defend (D-14.3).
 */
function defenderOptions(state: State, seat: Seat, attackers: number): Option[] {
  if (!inTeams(state)) return defendersOf(state, seat, attackers);
  return teamSeats(state, seat).flatMap((one) => defendersOf(state, one, attackers));
}

function defendersOf(state: State, seat: Seat, attackers: number): Option[] {
  const options: Option[] = [];
  if (!isFallen(state, seat) && !cant(state, { hero: seat }, "defend"))
    for (const option of heroOptions(state, seat, "defend")) {
      options.push(option);
      if (!state.options.sameWeaponDefense || option.card === undefined) continue;
      for (let copy = 2; copy <= attackers; copy += 1)
        options.push({ ...option, id: `${option.id}.${copy}` });
    }
  for (const id of creaturesOf(state, seat))
    if (mayStand(state, id)) options.push(cardOption(state, id), ...partOptions(state, id, attackers));
  return options;
}

/** D-13.2: against two attackers and more it may defend as several attacks, each against another one. */
function partOptions(state: State, id: CardId, attackers: number): Option[] {
  const { split } = infoOfCard(state, id);
  if (!split || attackers < 2) return [];
  return Array.from({ length: Math.min(split.attacks, attackers) }, (_, at) => {
    const by = { card: id, part: at + 1 };
    if (isSketch()) return bareOption(fighterId(by), id);
    const params = { card: nameAmongCopies(state, id), part: by.part, count: split.attacks };
    return {
      id: fighterId(by),
      label: msg("option.part", params),
      note: msg("note.ap", { ap: apOf(state, { by, empty: [] }) }),
      card: id,
    };
  });
}

/** D-7.9: a ready creature, unless a card says otherwise (D-16). */
function mayStand(state: State, id: CardId): boolean {
  const on = { card: id };
  return (!playOf(state, id).spent || can(state, on, "defend-when-spent")) && !cant(state, on, "defend");
}

/** D-7.14, D-12.4: Flying attackers only by Flying creatures or heroes, or by a Distance weapon; D-16.1: or as cards say. */
function mayMeet(state: State, line: AttackLine, by: Fighter): boolean {
  if (line.out) return false;
  const defender = fighterTargets(by);
  for (const on of fighterTargets(line.by))
    for (const one of defender) if (undefendable(state, on, one)) return false;
  if (!fighterHas(state, line.by, "flying")) return true;
  return (
    fighterHas(state, by, "flying") ||
    fightsAtDistance(state, by) ||
    defender.some((one) => can(state, one, "defend-against-flying"))
  );
}

/** Whoever fights as effects see it: the creature, or the hero and the weapons used. */
function fighterTargets(by: Fighter): Target[] {
  const cards = fighterCards(by).map((card) => ({ card }));
  return "hero" in by ? [{ hero: by.hero }, ...cards] : cards;
}

const GANG = 9;

/** Is there a pair to declare? As `defendersSpec` not being null, without finding all of them. */
export function mayDefend(state: State, attack: Attack): boolean {
  for (const { id } of sketched(() => defenderOptions(state, attack.defender, attack.lines.length))) {
    const by = fighterOf(state, plainId(id));
    if (attack.lines.some((line) => mayMeet(state, line, by))) return true;
  }
  return false;
}

/** The assignment asked of the defending side; null when no pair is possible, which everybody can see. */
export function defendersSpec(state: State, attack: Attack): AssignSpec | null {
  const from = defenderOptions(state, attack.defender, attack.lines.length);
  const fighters = from.map((option) => fighterOf(state, plainId(option.id)));
  const to: Option[] = [];
  const pairs: [string, string][] = [];
  for (const line of attack.lines) {
    if (line.out) continue;
    const id = fighterId(line.by);
    to.push(lineOption(state, line, id));
    for (const [at, option] of from.entries()) {
      const by = fighters[at];
      if (by && mayMeet(state, line, by)) pairs.push([option.id, id]);
    }
  }
  if (pairs.length === 0) return null;
  const useful = from.filter((option) => pairs.some(([id]) => id === option.id));
  const exclusive = wholeOrParts(useful);
  if (!state.options.sameWeaponDefense) exclusive.unshift(...sharedWeapons(state, useful));
  return {
    type: "assign",
    from: useful,
    to,
    pairs,
    perTo: state.options.gangDefense ? GANG : 1,
    ...(exclusive.length > 0 ? { exclusive } : {}),
  };
}

/** An attacker as it stands in the attack. */
function lineOption(state: State, line: AttackLine, id: string): Option {
  const [card] = fighterCards(line.by);
  if (isSketch()) return bareOption(id, card);
  const note = msg("note.ap", { ap: apOf(state, line) });
  const label = literal(fighterName(state, line.by));
  if (card === undefined) return { id, label, note };
  return { ...cardOption(state, card), id, note, ...(id === card ? {} : { label }) };
}

/** D-13.2: a creature defends as one or as several, not both. */
function wholeOrParts(from: readonly Option[]): string[][] {
  const found: string[][] = [];
  for (const { id, card } of from)
    if (
      card !== undefined &&
      id !== card &&
      id.startsWith(`${card}.split`) &&
      from.some((one) => one.id === card)
    )
      found.push([card, id]);
  return found;
}

/** D-7.10: each weapon once per attack, alone or combined with others (D-13.4). */
function sharedWeapons(state: State, from: readonly Option[]): string[][] {
  const uses = new Map<string, string[]>();
  for (const { id } of from) {
    const by = fighterOf(state, plainId(id));
    if ("card" in by) continue;
    for (const weapon of by.weapons) uses.set(weapon, [...(uses.get(weapon) ?? []), id]);
  }
  return [...uses.values()].filter((ids) => ids.length > 1);
}

/** "c7.2" is the second use of weapon c7 (D-15.1). */
function plainId(id: string): string {
  return id.includes(".") ? id.replace(/\.\d+$/, "") : id;
}

/**
 * Sets the defenders; ammo of Distance weapons goes now (D-7.15), nobody becomes spent (D-7.13). What becomes spent
 * later still defends (D-10.3).
 */
export function declareDefenders(state: State, attack: Attack, assign: AssignAnswer, emit: Emit): void {
  for (const line of attack.lines) {
    for (const from in assign) {
      if (assign[from] !== fighterId(line.by)) continue;
      const by = fighterOf(state, plainId(from));
      const seat = "hero" in by ? by.hero : playOf(state, by.card).controller;
      line.defenders.push(engage(state, by, emit));
      emit({
        type: "card" in by ? "defends" : by.weapons.length > 0 ? "defends-weapon" : "defends-unarmed",
        rule: seat === attack.defender ? "D-7.9" : "D-14.5",
        seat,
        params: {
          defender: fighterName(state, by),
          weapon: armsOf(state, by),
          attacker: attackerName(state, line),
        },
      });
      noteWithEnhancements(state, fighterCards(by), "hero" in by ? seat : null, "defends", {
        it: "card" in line.by ? { card: line.by.card } : { hero: line.by.hero },
        rolled: null,
      });
    }
    if (line.defenders.length === 0 && !line.out)
      emit({
        type: "undefended",
        rule: "D-7.20",
        seat: attack.defender,
        params: { attacker: attackerName(state, line) },
      });
  }
}

export function attackerName(state: State, line: AttackLine): string {
  return fighterName(state, line.by);
}
