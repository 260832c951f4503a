import type { Effect, PlainEffect } from "../../cards/dark-legacy/vocabulary.ts";
import type { Answer, AssignSpec, Choice, Field, FieldAnswer, MenuItem, OneSpec } from "../kernel/choice.ts";
import { fighterId, fighterOf } from "./attack.ts";
import { isInPlay, playOf } from "./board.ts";
import { cardDef, infoOfCard } from "./defs.ts";
import { apOf, apOfCard, defenseOf } from "./figures.ts";
import type { CardId, State } from "./state.ts";
import { sameTeam } from "./teams.ts";

type Pick = (n: number) => number;

/**
 * What a sound player does without thinking long: equips, attacks when that is worth more than casting, casts the dearest
 * spell, aims harm at the other side, answers now and then. Costs far less than trying moves out, so that a searching AI can
 * play on from a position with it. Looks only at the choice and at cards that the chooser sees or that lie in play.
 */
export function habit(state: State, choice: Choice, pick: Pick): Answer | null {
  const { spec } = choice;
  switch (choice.kind) {
    case "action":
      return spec.type === "menu" ? act(state, choice, spec.items, pick) : null;
    case "respond":
      return spec.type === "menu" ? respond(state, choice, spec.items, pick) : null;
    case "defenders":
      return spec.type === "assign" ? defend(state, spec, pick) : null;
    case "modifiers":
    case "exchange":
      return [];
    case "reroll":
      return rolledBadly(state) ? "again" : "keep";
    case "store-cp":
      return spec.type === "number" ? spec.max : null;
    case "discard":
      return spec.type === "some" ? cheapest(state, spec.options, spec.min) : null;
    case "targets":
      return targetsOf(state, choice, pick);
    case "order":
      return spec.type === "order" ? spec.items.map((item) => item.id) : null;
    default:
      return spec.type === "one" ? (spec.options[pick(spec.options.length || 1)]?.id ?? null) : null;
  }
}

function rolledBadly(state: State): boolean {
  const rolls = state.attack?.lines.flatMap((line) => line.roll ?? []) ?? [];
  const natural = rolls.at(-1)?.natural ?? state.castRoll?.natural ?? 20;
  return natural < 7;
}

function act(state: State, choice: Choice, all: readonly MenuItem[], pick: Pick): Answer {
  const open = all.filter((item) => !item.refused);
  const equip = open.find((item) => item.group === "equip");
  if (equip) return fill(state, choice, equip, pick);
  const attack = open.find((item) => item.id === "attack");
  const cast = open.find((item) => item.id === "cast");
  if (attack && (!cast || pick(100) < attackShare(state, choice, attack)))
    return declare(state, choice, attack, pick);
  const spell = dearest(state, open, pick);
  if (spell) return fill(state, choice, spell, pick);
  if (cast) return { item: "cast", fields: Object.fromEntries(cast.fields.map((field) => [field.name, []])) };
  const use = open.filter((item) => item.group === "ability");
  const one = use[pick(use.length + 1)];
  if (one) return fill(state, choice, one, pick);
  const charge = open.find((item) => item.group === "charge");
  if (charge) return { item: charge.id, fields: {} };
  return { item: "end", fields: {} };
}

/** How likely it is to attack rather than cast, of a hundred: by what can attack and what could be cast. */
function attackShare(state: State, { seat }: Choice, attack: MenuItem): number {
  const field = attack.fields.find((one) => one.name === "attackers");
  if (field?.spec.type !== "some") return 0;
  let power = 0;
  let weapon = 0;
  for (const { card } of field.spec.options) {
    if (card === undefined) weapon = Math.max(weapon, 1);
    else if (cardDef(state, card).type === "creature") power += apOfCard(state, card);
    else weapon = Math.max(weapon, apOfCard(state, card));
  }
  const spells = (state.players[seat]?.hand ?? []).reduce(
    (sum, id) => sum + Math.min(4, cardDef(state, id).type === "instant" ? 1 : cardDef(state, id).cost / 2),
    0,
  );
  const worth = (power + weapon) * 1.2;
  return Math.round((100 * worth) / (worth + spells + 1));
}

/** Everybody who may, the strongest weapon, and now and then a creature stays at home. */
function declare(state: State, { seat }: Choice, item: MenuItem, pick: Pick): Answer {
  const fields: Record<string, FieldAnswer> = {};
  for (const field of item.fields)
    fields[field.name] =
      field.name === "attackers" && field.spec.type === "some"
        ? attackers(state, field.spec.options, pick)
        : fieldAnswer(state, seat, field, true, pick);
  return { item: item.id, fields };
}

function attackers(state: State, options: OneSpec["options"], pick: Pick): readonly string[] {
  const ap = (id: string): number => apOf(state, { by: fighterOf(state, id), empty: [] });
  const [best] = options
    .filter((one) => !isCreature(state, one.card))
    .map(({ id }) => ({ id, ap: ap(id) }))
    .sort((one, two) => two.ap - one.ap);
  const chosen = options.filter(({ id, card }) =>
    isCreature(state, card) ? id === card && ap(id) > 0 && pick(8) > 0 : id === best?.id,
  );
  return (chosen.length > 0 ? chosen : options.slice(0, 1)).map((one) => one.id);
}

function isCreature(state: State, card: CardId | undefined): boolean {
  return card !== undefined && cardDef(state, card).type === "creature";
}

/** The dearest castable permanent or Magic; an Instant only in windows. */
function dearest(state: State, open: readonly MenuItem[], pick: Pick): MenuItem | null {
  let best: MenuItem | null = null;
  let most = -1;
  for (const item of open) {
    if (item.group !== "cast" || item.card === undefined) continue;
    const worth = cardDef(state, item.card).cost + pick(3);
    if (worth > most) {
      most = worth;
      best = item;
    }
  }
  return best;
}

function respond(state: State, choice: Choice, items: readonly MenuItem[], pick: Pick): Answer {
  const pass: Answer = { item: "yield", fields: {} };
  const plays = items.filter(
    (item) => !item.refused && (item.group === "instant" || item.group === "ability"),
  );
  if (plays.length === 0) return pass;
  const item = plays[pick(plays.length)];
  if (!item?.card) return pass;
  const { spell } = infoOfCard(state, item.card);
  const counters = spell?.do.some((effect) => effect.op === "counter") ?? false;
  if (counters) {
    const top = state.stack.findLast(
      (one) => !sameTeam(state, one.controller, choice.seat) && one.kind === "spell",
    );
    if (!top || cardDef(state, top.card).cost < 4) return pass;
    return fill(state, choice, item, pick);
  }
  return pick(3) === 0 ? fill(state, choice, item, pick) : pass;
}

/** The item with fitting sub-choices: targets by what is done to them, as much X as there is. */
function fill(state: State, { seat }: Choice, item: MenuItem, pick: Pick): Answer {
  const harm = item.card === undefined || harms(state, item.card, item.id);
  const fields: Record<string, FieldAnswer> = {};
  for (const field of item.fields) fields[field.name] = fieldAnswer(state, seat, field, harm, pick);
  return { item: item.id, fields };
}

function fieldAnswer(
  state: State,
  seat: number,
  { name, spec }: Field,
  harm: boolean,
  pick: Pick,
): FieldAnswer {
  if (spec.type === "number") return spec.max;
  if (spec.type === "some")
    return ranked(state, seat, spec.options, harm, pick)
      .slice(0, Math.max(spec.min, name === "targets" ? spec.max : 0))
      .sort((a, b) => spec.options.findIndex((o) => o.id === a) - spec.options.findIndex((o) => o.id === b));
  return ranked(state, seat, spec.options, harm, pick)[0] ?? null;
}

/** Option ids, the fittest first. */
function ranked(
  state: State,
  seat: number,
  options: OneSpec["options"],
  harm: boolean,
  pick: Pick,
): string[] {
  const worth = (id: string): number => {
    const sign = harm ? -1 : 1;
    if (id.startsWith("hero-")) return (sameTeam(state, Number(id.slice(5)), seat) ? sign : -sign) * 6;
    const spell = state.stack.find((one) => one.id === id);
    if (spell) return (sameTeam(state, spell.controller, seat) ? sign : -sign) * 10;
    const card = state.cards[id];
    if (!card || !isInPlay(state, id)) return 0;
    const value =
      cardDef(state, id).type === "creature" ? 2 + apOfCard(state, id) * 2 + defenseOf(state, id) : 4;
    return (sameTeam(state, playOf(state, id).controller, seat) ? sign : -sign) * value;
  };
  return options
    .map((option) => ({ id: option.id, worth: worth(option.id) + pick(3) }))
    .sort((a, b) => b.worth - a.worth)
    .map((one) => one.id);
}

const HARM: ReadonlySet<PlainEffect["op"]> = new Set([
  "damage",
  "destroy",
  "counter",
  "return-to-hand",
  "spend",
]);

/** Whether what a card does is meant for the other side. */
function harms(state: State, id: CardId, item: string): boolean {
  const def = cardDef(state, id);
  const info = infoOfCard(state, id);
  const used = item.startsWith("use.") ? Number(item.split(".")[2]) : -1;
  const effects: readonly Effect[] =
    info.activates.find((one) => one.index === used)?.ability.do ?? info.spell?.do ?? [];
  if (def.type === "enhancement" && used < 0)
    return info.statics.some(({ grant }) => grant.cant !== undefined || (grant.ap ?? 0) < 0);
  return effects.some(
    (effect) =>
      HARM.has(effect.op === "when" ? (effect.do[0]?.op ?? "draw") : effect.op) ||
      (effect.op === "tokens" && effect.token === "poison" && !effect.remove) ||
      (effect.op === "modify" && (effect.grant.cant !== undefined || (effect.grant.ap ?? 0) < 0)),
  );
}

function targetsOf(state: State, choice: Choice, pick: Pick): Answer | null {
  const step = state.agenda.at(-1);
  const { spec } = choice;
  const harm = step?.do === "targets" ? triggerHarms(state, step.trigger.source, step.trigger.ability) : true;
  if (spec.type === "menu") {
    const item = spec.items[0];
    if (!item) return null;
    const fields: Record<string, FieldAnswer> = {};
    for (const field of item.fields) fields[field.name] = fieldAnswer(state, choice.seat, field, harm, pick);
    return { item: item.id, fields };
  }
  if (spec.type === "one") return ranked(state, choice.seat, spec.options, harm, pick)[0] ?? null;
  return null;
}

function triggerHarms(state: State, id: CardId, index: number): boolean {
  const ability = infoOfCard(state, id).triggers.find((one) => one.index === index)?.ability;
  return (
    ability?.do.some((effect) => HARM.has(effect.op === "when" ? (effect.do[0]?.op ?? "draw") : effect.op)) ??
    true
  );
}

/** The hero meets what it may, since it is hurt anyway; a creature where it kills, lives, or saves much Life. */
function defend(state: State, spec: AssignSpec, pick: Pick): Answer {
  const assign: Record<string, string> = {};
  const met = new Set<string>();
  const { attack } = state;
  if (!attack) return { assign };
  for (const from of spec.from) {
    if (spec.exclusive?.some((set) => set.includes(from.id) && set.some((other) => other in assign)))
      continue;
    let best: string | null = null;
    let most = 0;
    for (const [source, to] of spec.pairs) {
      if (source !== from.id || met.has(to)) continue;
      const line = attack.lines.find((one) => fighterId(one.by) === to);
      if (!line) continue;
      const ap = apOf(state, line);
      const left = "card" in line.by ? defenseOf(state, line.by.card) : 99;
      let worth: number;
      if (from.card !== undefined && isCreature(state, from.card)) {
        const own = 2 + apOfCard(state, from.card) * 2 + defenseOf(state, from.card);
        const dies = ap >= defenseOf(state, from.card);
        const kills = apOfCard(state, from.card) >= left;
        worth = ap * 1.5 - (dies ? own : 0) + (kills ? 6 : 0) + pick(4) - 1;
      } else {
        const strength = from.card === undefined ? 1 : apOfCard(state, from.card);
        worth = 1 + (strength >= left ? 8 : Math.min(strength, left));
      }
      if (worth > most) {
        most = worth;
        best = to;
      }
    }
    if (best !== null) {
      assign[from.id] = best;
      if (spec.perTo === 1) met.add(best);
    }
  }
  return { assign };
}

function cheapest(state: State, options: OneSpec["options"], count: number): readonly string[] {
  const cheap = [...options]
    .sort((a, b) => costOf(state, a.card) - costOf(state, b.card))
    .slice(0, count)
    .map((one) => one.id);
  return options.filter((one) => cheap.includes(one.id)).map((one) => one.id);
}
function costOf(state: State, card: CardId | undefined): number {
  return card === undefined ? 0 : cardDef(state, card).cost;
}
