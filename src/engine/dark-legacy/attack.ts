import type { Field, FieldAnswer, Option, Seat, SomeSpec } from "../kernel/choice.ts";
import type { Emit } from "../kernel/event.ts";
import { type Refusal, refuse } from "../kernel/refusal.ts";
import { literal, msg } from "../kernel/text.ts";
import { creaturesOf, playerOf, playOf } from "./board.ts";
import { ofCard } from "./changes.ts";
import { can, cant, hasKeyword } from "./continuous.ts";
import { nameAmongCopies } from "./copies.ts";
import { infoOfCard, nameOf } from "./defs.ts";
import { apOfCard, heroAp, readyWeapons } from "./figures.ts";
import { newWindow } from "./priority.ts";
import { bareOption, isSketch } from "./sketch.ts";
import type { AttackLine, CardId, Engaged, Fighter, State } from "./state.ts";
import { cardOption, chosenSeat, heroField } from "./targets.ts";
import { isFallen, leftOf, opponentsOf } from "./teams.ts";
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

/** D-5.5, D-7.3, D-16.2: may a creature be declared an attacker? */
function mayAttack(state: State, id: CardId): boolean {
  const play = playOf(state, id);
  const on = { card: id };
  if (play.spent || cant(state, on, "attack")) return false;
  return play.since !== state.turn || can(state, on, "attack-when-summoned");
}

function hasAttacker(state: State, seat: Seat): boolean {
  return heroMayAttack(state, seat) || creaturesOf(state, seat).some((id) => mayAttack(state, id));
}

/** A defeated hero does not attack (D-14.3). */
function heroMayAttack(state: State, seat: Seat): boolean {
  return !isFallen(state, seat) && !cant(state, { hero: seat }, "attack");
}

/** D-14.5: who may be attacked. In a last stand also those of whom only creatures are left. */
function attackable(state: State, seat: Seat): Seat[] {
  return opponentsOf(state, seat).filter(
    (one) => !isFallen(state, one) || (state.options.lastStand && creaturesOf(state, one).length > 0),
  );
}

/** D-14.5: the attacker names one opposing hero first; nothing is asked when there is only one. */
export function opponentField(state: State, seat: Seat): Field[] {
  const seats = attackable(state, seat);
  return seats.length > 1 ? [heroField(state, seats, "prompt.attacked")] : [];
}

/**
 * D-7.4, D-7.5: a ready weapon each, Primary first; unarmed only without one. Where a card lets the hero combine weapons,
 * every combination is a further option (D-13.4, D-13.5).
 */
export function heroOptions(state: State, seat: Seat, use: "attack" | "defend"): Option[] {
  const weapons = readyWeapons(state, seat).filter((id) => !cant(state, { card: id }, use));
  if (weapons.length > 0) {
    const options = weapons.map((id) => cardOption(state, id));
    for (const ids of combinations(state, seat, weapons)) options.push(combinedOption(state, seat, ids));
    return options;
  }
  if (isSketch()) return [bareOption(`hero-${seat}`)];
  return [
    {
      id: `hero-${seat}`,
      label: literal(playerOf(state, seat).name),
      note: msg("note.unarmed", { ap: heroAp(state, seat, []) }),
    },
  ];
}

/** Two weapons and more at once, the largest number last. */
function combinations(state: State, seat: Seat, weapons: readonly CardId[]): CardId[][] {
  if (weapons.length < 2 || !can(state, { hero: seat }, "combine-weapons")) return [];
  let found: CardId[][] = [[]];
  for (const id of weapons) found = found.flatMap((made) => [made, [...made, id]]);
  const place = (id: CardId): number => weapons.indexOf(id);
  const order = (a: CardId[], b: CardId[]): number =>
    a.length - b.length || a.reduce((sum, id, at) => sum || place(id) - place(b[at] ?? id), 0);
  return found.filter((made) => made.length > 1).sort(order);
}

const JOIN = "-";
function combinedOption(state: State, seat: Seat, ids: readonly CardId[]): Option {
  const [first] = ids;
  if (isSketch()) return bareOption(ids.join(JOIN), first);
  return {
    id: ids.join(JOIN),
    label: literal(ids.map((id) => nameAmongCopies(state, id)).join(" + ")),
    note: msg("note.together", { ap: heroAp(state, seat, ids) }),
    ...(first === undefined ? {} : { card: first }),
  };
}

const ATTACKERS = msg("prompt.attackers");
/** The hero first (its weapons exclude each other), then creatures by slot: also the order of the rolls (D-7.18). */
export function attackField(state: State, seat: Seat): Field {
  const options = heroMayAttack(state, seat) ? heroOptions(state, seat, "attack") : [];
  const exclusive = options.length > 1 ? [options.map((one) => one.id)] : [];
  for (const id of creaturesOf(state, seat)) {
    if (!mayAttack(state, id)) continue;
    options.push(cardOption(state, id));
    const split = splitOption(state, id);
    if (!split) continue;
    options.push(split);
    exclusive.push([id, split.id]);
  }
  const spec: SomeSpec = { type: "some", options, min: 1, max: options.length };
  return {
    name: "attackers",
    prompt: ATTACKERS,
    spec: exclusive.length > 0 ? { ...spec, exclusive } : spec,
  };
}

const SPLIT = ".split";
/** D-13.2: declared as several attacks at once. */
function splitOption(state: State, id: CardId): Option | null {
  const { split } = infoOfCard(state, id);
  if (!split) return null;
  if (isSketch()) return bareOption(`${id}${SPLIT}`, id);
  const { attacks: count, ap } = split;
  return {
    id: `${id}${SPLIT}`,
    label: msg("option.split", { card: nameAmongCopies(state, id), count }),
    note: msg("note.split", { count, ap: apOfCard(state, id, ap) }),
    card: id,
  };
}

/** An id of an attacker's option as the fighters it stands for: one, or a creature's several attacks. */
function fightersOf(state: State, id: string): Fighter[] {
  if (!id.endsWith(SPLIT)) return [fighterOf(state, id)];
  const card = id.slice(0, -SPLIT.length);
  const { attacks = 0 } = infoOfCard(state, card).split ?? {};
  return Array.from({ length: attacks }, (_, at) => ({ card, part: at + 1 }));
}

/**
 * An id of an option as a fighter: "hero-0", a weapon of the hero or several ("c3-c5"), a creature, or one of the several
 * attacks of a creature ("c7.split2").
 */
export function fighterOf(state: State, id: string): Fighter {
  const play = state.cards[id]?.play;
  if (play) return play.place.zone === "weapon" ? { hero: play.controller, weapons: [id] } : { card: id };
  const [card, part] = id.split(SPLIT);
  if (card !== undefined && part !== undefined) return { card, part: Number(part) };
  if (id.startsWith("hero-")) return { hero: Number(id.slice(5)), weapons: [] };
  const weapons = id.split(JOIN);
  return { hero: playOf(state, weapons[0] ?? id).controller, weapons };
}
/** The id a fighter has in options. */
export function fighterId(by: Fighter): string {
  if ("card" in by) return by.part === undefined ? by.card : `${by.card}${SPLIT}${by.part}`;
  return by.weapons[0] ?? `hero-${by.hero}`;
}
/** "Cerberus 2/3" is the second of its three attacks. */
export function fighterName(state: State, by: Fighter): string {
  if ("hero" in by) return playerOf(state, by.hero).name;
  const name = nameOf(state, by.card);
  return by.part === undefined
    ? name
    : `${name} ${by.part}/${infoOfCard(state, by.card).split?.attacks ?? by.part}`;
}
/** Cards that fight: the creature, or the weapons used. */
export function fighterCards(by: Fighter): readonly CardId[] {
  return "card" in by ? [by.card] : by.weapons;
}

/** D-7.15, D-7.16, D-13.6: each Distance weapon used loses one ammo at the declaration; an empty one has AP 0 from here on. */
export function engage(state: State, by: Fighter, emit: Emit): Engaged {
  const empty: CardId[] = [];
  for (const id of "card" in by ? [] : by.weapons) {
    if (!hasKeyword(state, { card: id }, "distance")) continue;
    const { tokens } = playOf(state, id);
    const ammo = tokens.ammo ?? 0;
    if (ammo === 0) {
      empty.push(id);
      emit({ type: "no-ammo", rule: "D-7.16", params: { card: nameOf(state, id) } });
      continue;
    }
    tokens.ammo = ammo - 1;
    emit({
      type: "ammo",
      rule: "D-7.15",
      params: { card: nameOf(state, id), left: ammo - 1 },
      changes: ofCard(id, "token.ammo", -1),
    });
  }
  return { by, empty };
}

/** D-7.2 to D-7.8: attackers are declared; the windows, defenders, rolls and damage follow. */
export function declareAttack(
  state: State,
  seat: Seat,
  ids: readonly string[],
  opponent: FieldAnswer | undefined,
  emit: Emit,
): void {
  const defender = chosenSeat(opponent) ?? attackable(state, seat)[0] ?? leftOf(state, seat);
  state.action = "attack";
  emit({
    type: "declares-attack",
    rule: "D-7.2",
    seat,
    params: { who: playerOf(state, seat).name, target: playerOf(state, defender).name },
  });
  const fighters: Fighter[] = [];
  for (const id of ids) fighters.push(...fightersOf(state, id));
  const lines: AttackLine[] = fighters.map((by) => {
    if ("card" in by) playOf(state, by.card).spent = true;
    emit({
      type:
        "card" in by ? "attacker-creature" : by.weapons.length > 0 ? "attacker-weapon" : "attacker-unarmed",
      rule: "card" in by ? "D-7.6" : "D-7.4",
      seat,
      params: { card: armsOf(state, by), who: playerOf(state, seat).name },
    });
    const { empty } = engage(state, by, emit);
    return { by, empty, defenders: [], roll: null, out: false };
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
  );
  for (let line = lines.length - 1; line >= 0; line -= 1) state.agenda.push({ do: "roll", ask: 0, line });
  state.agenda.push(
    newWindow("attack-2", seat, 0),
    { do: "defenders", ask: 0 },
    newWindow("attack-1", seat, 0),
    { do: "triggers", window: false, ordered: false },
  );
  if (isFallen(state, defender)) state.agenda.push({ do: "aim", ask: 0 });
}

/** What it fights with: the creature itself, or the weapons of a hero; the hero's name when unarmed. */
export function armsOf(state: State, by: Fighter): string {
  if ("card" in by || by.weapons.length === 0) return fighterName(state, by);
  return by.weapons.map((id) => nameOf(state, id)).join(" + ");
}
