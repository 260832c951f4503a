import type { Field, Option, Seat } from "../kernel/choice.ts";
import type { Emit } from "../kernel/event.ts";
import { type Refusal, refuse } from "../kernel/refusal.ts";
import { literal, msg } from "../kernel/text.ts";
import { creaturesOf, opponentOf, playerOf, playOf } from "./board.ts";
import { can, cant, hasKeyword } from "./continuous.ts";
import { nameOf } from "./defs.ts";
import { heroAp, readyWeapons } from "./figures.ts";
import { newWindow } from "./priority.ts";
import type { AttackLine, CardId, Engaged, Fighter, State } from "./state.ts";
import { cardOption } from "./targets.ts";
import { noteWithEnhancements } from "./triggers.ts";

/** D-7: declaring an attack. */

/** D-6.2, D-6.7, D-7.1, D-7.3: may an attack be declared at all? */
export function whyNoAttack(state: State, seat: Seat): Refusal | null {
  const hero = { hero: seat };
  if (state.action === "attack") return refuse("action-used", "D-6.7", { card: msg("action.attack") });
  if (state.action === "cast" && !can(state, hero, "attack-after-casting"))
    return refuse("action-used", "D-6.7", { card: msg("action.attack") });
  if (playerOf(state, seat).turnsTaken <= 1 && !can(state, hero, "attack-first-turn"))
    return refuse("first-turn", "D-6.2");
  return hasAttacker(state, seat) ? null : refuse("no-attacker", "D-7.3");
}

/** D-5.5, D-7.3: why a creature cannot be declared. */
export function whyNotAttacker(state: State, id: CardId): Refusal | null {
  const play = playOf(state, id);
  const card = nameOf(state, id);
  const on = { card: id };
  if (cant(state, on, "attack")) return refuse("cant-attack", "D-16.2", { card });
  if (play.spent) return refuse("spent", "D-7.3", { card });
  if (play.since === state.turn && !can(state, on, "attack-when-summoned"))
    return refuse("summoned", "D-5.5", { card });
  return null;
}

function hasAttacker(state: State, seat: Seat): boolean {
  return (
    !cant(state, { hero: seat }, "attack") ||
    creaturesOf(state, seat).some((id) => whyNotAttacker(state, id) === null)
  );
}

/** D-7.4, D-7.5: a ready weapon each, Primary first; unarmed only without one. */
export function heroOptions(state: State, seat: Seat, use: "attack" | "defend"): Option[] {
  const weapons = readyWeapons(state, seat).filter((id) => !cant(state, { card: id }, use));
  if (weapons.length > 0) return weapons.map((id) => cardOption(state, id));
  return [
    {
      id: `hero-${seat}`,
      label: literal(playerOf(state, seat).name),
      note: msg("note.unarmed", { ap: heroAp(state, seat, []) }),
    },
  ];
}

/** The hero first (its weapons exclude each other), then creatures by slot: also the order of the rolls (D-7.18). */
export function attackField(state: State, seat: Seat): Field {
  const hero = cant(state, { hero: seat }, "attack") ? [] : heroOptions(state, seat, "attack");
  const options = [...hero];
  for (const id of creaturesOf(state, seat))
    if (whyNotAttacker(state, id) === null) options.push(cardOption(state, id));
  return {
    name: "attackers",
    prompt: msg("prompt.attackers"),
    spec: {
      type: "some",
      options,
      min: 1,
      max: options.length,
      ...(hero.length > 1 ? { exclusive: [hero.map((one) => one.id)] } : {}),
    },
  };
}

/** An id of an option as a fighter: "hero-0", a weapon of the hero, or a creature. */
export function fighterOf(state: State, seat: Seat, id: string): Fighter {
  if (id.startsWith("hero-")) return { hero: seat, weapons: [] };
  return playOf(state, id).place.zone === "weapon" ? { hero: seat, weapons: [id] } : { card: id };
}
/** The id a fighter has in options and views. */
export function fighterId(by: Fighter): string {
  return "card" in by ? by.card : (by.weapons[0] ?? `hero-${by.hero}`);
}
export function fighterName(state: State, by: Fighter): string {
  return "card" in by ? nameOf(state, by.card) : playerOf(state, by.hero).name;
}
/** Cards that fight: the creature, or the weapons used. */
export function fighterCards(by: Fighter): readonly CardId[] {
  return "card" in by ? [by.card] : by.weapons;
}

/** D-7.15, D-7.16: one ammo goes at the declaration; an empty weapon has AP 0 from here on. */
export function engage(state: State, by: Fighter, emit: Emit): Engaged {
  let ap: number | null = null;
  for (const id of "card" in by ? [] : by.weapons) {
    if (!hasKeyword(state, { card: id }, "distance")) continue;
    const { tokens } = playOf(state, id);
    const ammo = tokens.ammo ?? 0;
    if (ammo === 0) {
      ap = 0;
      emit({ type: "no-ammo", rule: "D-7.16", params: { card: nameOf(state, id) } });
      continue;
    }
    tokens.ammo = ammo - 1;
    emit({ type: "ammo", rule: "D-7.15", params: { card: nameOf(state, id), left: ammo - 1 } });
  }
  return { by, ap };
}

/** D-7.2 to D-7.8: attackers are declared; the windows, defenders, rolls and damage follow. */
export function declareAttack(state: State, seat: Seat, ids: readonly string[], emit: Emit): void {
  const defender = opponentOf(state, seat);
  state.action = "attack";
  emit({
    type: "declares-attack",
    rule: "D-7.2",
    seat,
    params: { who: playerOf(state, seat).name, target: playerOf(state, defender).name },
  });
  const lines: AttackLine[] = ids.map((id) => {
    const by = fighterOf(state, seat, id);
    if ("card" in by) playOf(state, by.card).spent = true;
    emit({
      type:
        "card" in by ? "attacker-creature" : by.weapons.length > 0 ? "attacker-weapon" : "attacker-unarmed",
      rule: "card" in by ? "D-7.6" : "D-7.4",
      seat,
      params: { card: nameOfId(state, id), who: playerOf(state, seat).name },
    });
    return { ...engage(state, by, emit), defenders: [], roll: null, out: false };
  });
  state.attack = { attacker: seat, defender, lines };
  for (const line of lines)
    noteWithEnhancements(state, fighterCards(line.by), "hero" in line.by ? seat : null, "attacks", {
      it: "card" in line.by ? { card: line.by.card } : { hero: seat },
      rolled: null,
    });
  const top = state.agenda.at(-1);
  if (top?.do === "action") top.ask = 0;
  state.agenda.push(
    { do: "attack-over" },
    { do: "damage", instinct: false },
    { do: "damage", instinct: true },
    ...lines.map((_, line) => ({ do: "roll" as const, ask: 0, line })).reverse(),
    newWindow("attack-2", seat, 0),
    { do: "defenders", ask: 0 },
    newWindow("attack-1", seat, 0),
    { do: "triggers", window: false, ordered: false },
  );
}

function nameOfId(state: State, id: string): string {
  return id.startsWith("hero-") ? playerOf(state, Number(id.slice(5))).name : nameOf(state, id);
}
