import type {
  Answer,
  AssignSpec,
  Choice,
  Field,
  FieldAnswer,
  MenuItem,
  Option,
  Seat,
} from "../../kernel/choice.ts";
import { playerOf } from "../board.ts";
import type { State } from "../state.ts";
import { opponentFor } from "../teams.ts";
import type { Deed } from "./format.ts";
import { cardsMeant, heroMeant, seatOf } from "./names.ts";

/** What a deed comes to: an answer to the open choice, or that it is not on offer. */
export type Translated = { readonly answer: Answer } | { readonly missing: string };

type Parts = Extract<Deed, { cast: string }> & { readonly weapons?: readonly string[] };
interface Said {
  readonly slot?: Parts["slot"] | undefined;
  readonly slotOf?: string | undefined;
  readonly opponent?: string | undefined;
  readonly x?: number | undefined;
  readonly target?: string | null | undefined;
  readonly targets?: readonly string[] | undefined;
  readonly sacrifice?: string | undefined;
  readonly discard?: readonly string[] | undefined;
  readonly modifiers?: readonly string[] | undefined;
  readonly attackers?: readonly string[] | undefined;
  readonly weapons?: readonly string[] | undefined;
}

class Missing extends Error {}

/** Looks a deed up in what the choice offers. */
export function translate(state: State, choice: Choice, deed: Deed): Translated {
  try {
    return { answer: answerTo(state, choice, deed) };
  } catch (error) {
    if (error instanceof Missing) return { missing: error.message };
    throw error;
  }
}

function answerTo(state: State, choice: Choice, deed: Deed): Answer {
  const { seat, spec } = choice;
  if (typeof deed === "string") return plainAnswer(choice, deed);
  if ("choose" in deed) return chooseAnswer(state, choice, deed.choose);
  if ("pick" in deed) return chooseAnswer(state, choice, deed.pick);
  if ("roll" in deed) return chooseAnswer(state, choice, deed.roll);
  if ("aim" in deed) {
    if (spec.type !== "assign") throw new Missing("no targets of attackers are asked for");
    return { assign: assignment(state, seat, spec, deed.aim) };
  }
  if ("defend" in deed) {
    if (spec.type !== "assign") throw new Missing("no defenders are asked for");
    return { assign: assignment(state, seat, spec, deed.defend) };
  }
  if (spec.type !== "menu") throw new Missing(`a ${choice.kind} decision is open, not a menu`);
  const { items } = spec;
  if ("item" in deed) {
    const fields: Record<string, FieldAnswer> = {};
    for (const [name, value] of Object.entries(deed.fields ?? {})) fields[name] = fieldValue(value);
    return { item: deed.item, fields };
  }
  if ("casting" in deed) return fill(state, seat, itemNamed(items, "cast"), { modifiers: deed.casting });
  if ("attack" in deed)
    return fill(state, seat, itemNamed(items, "attack"), {
      attackers: deed.attack,
      weapons: deed.weapons,
      opponent: deed.at,
    });
  if ("cast" in deed) return fill(state, seat, cardItem(state, items, "cast", deed.cast), deed);
  if ("charge" in deed) return fill(state, seat, cardItem(state, items, "charge", deed.charge), {});
  if ("play" in deed) return fill(state, seat, cardItem(state, items, "play", deed.play), {});
  return fill(state, seat, abilityItem(state, items, deed.use, deed.ability), deed);
}

function fieldValue(value: unknown): FieldAnswer {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  if (Array.isArray(value) && value.every((part) => typeof part === "string")) return value;
  throw new Missing("a field takes a text, a number, null or a list of texts");
}

function plainAnswer(choice: Choice, word: string): Answer {
  const { spec } = choice;
  if (spec.type === "menu") return { item: itemNamed(spec.items, word).id, fields: {} };
  const id = word === "reroll" ? "again" : word;
  if (spec.type === "one" && spec.options.some((option) => option.id === id)) return id;
  throw new Missing(`"${word}" is not on offer in a ${choice.kind} decision`);
}

function itemNamed(items: readonly MenuItem[], id: string): MenuItem {
  const item = items.find((one) => one.id === id);
  if (!item) throw new Missing(`"${id}" is not on offer`);
  return item;
}

/** The item of one of the cards meant, rather one that is allowed. */
function cardItem(state: State, items: readonly MenuItem[], verb: string, ref: string): MenuItem {
  const ids = cardsMeant(state, ref);
  const found = items.filter((item) => ids.some((id) => item.id === `${verb}.${id}`));
  const item = found.find((one) => !one.refused) ?? found[0];
  if (!item) throw new Missing(`no "${verb} ${ref}" is on offer`);
  return item;
}

function abilityItem(state: State, items: readonly MenuItem[], ref: string, nth: number): MenuItem {
  const ids = cardsMeant(state, ref);
  for (const id of ids) {
    const item = items.filter((one) => one.id.startsWith(`use.${id}.`))[nth - 1];
    if (item) return item;
  }
  throw new Missing(`no ability of ${ref} is on offer`);
}

function fill(state: State, seat: Seat, item: MenuItem, said: Said): Answer {
  if (item.refused) return { item: item.id, fields: {} };
  const fields: Record<string, FieldAnswer> = {};
  for (const field of item.fields) fields[field.name] = fieldAnswer(state, seat, field, said);
  return { item: item.id, fields };
}

function fieldAnswer(state: State, seat: Seat, field: Field, said: Said): FieldAnswer {
  const { spec } = field;
  if (spec.type === "number") return said.x ?? 0;
  if (spec.type === "some") {
    if (field.name === "attackers")
      return inOrder(spec.options, attackers(state, seat, spec.options, said.attackers ?? [], said.weapons));
    const names =
      field.name === "modifiers" ? said.modifiers : field.name === "discard" ? said.discard : said.targets;
    return inOrder(spec.options, several(state, seat, spec.options, names ?? []));
  }
  if (field.name === "slot")
    return slotAnswer(
      spec.options,
      said.slot,
      said.slotOf === undefined ? seat : seatOf(state, said.slotOf),
      seat,
    );
  if (field.name === "opponent") {
    if (said.opponent === undefined) throw new Missing("an opponent is to be named");
    return oneOf(state, seatOf(state, said.opponent), spec.options, "hero", new Set());
  }
  const name =
    field.name === "sacrifice"
      ? said.sacrifice
      : field.name === "target-2"
        ? said.targets?.[1]
        : (said.target ?? said.targets?.[0]);
  if (name === undefined || name === null) {
    if (spec.optional) return null;
    throw new Missing(`a ${field.name} is needed`);
  }
  return oneOf(state, opponentFor(state, seat), spec.options, name, new Set());
}

function slotAnswer(options: readonly Option[], slot: Said["slot"], of: Seat, seat: Seat): string {
  const field = of === seat ? "field" : `field-${of}`;
  const id = slot === "armor" ? "armor-secondary" : slot === undefined ? options[0]?.id : `${field}-${slot}`;
  if (id === undefined || !options.some((option) => option.id === id))
    throw new Missing(`slot ${slot ?? ""} is not open`);
  return id;
}

/** The option a name stands for, leaving out those taken. `plain` is the hero meant by a bare "hero". */
function oneOf(
  state: State,
  plain: Seat,
  options: readonly Option[],
  name: string,
  taken: ReadonlySet<string>,
): string {
  const exact = options.find((option) => option.id === name && !taken.has(option.id));
  if (exact) return exact.id;
  const [who = name, part] = name.split(":");
  const hero = heroMeant(state, who, plain);
  const ids = hero === null ? cardsMeant(state, who) : [`hero-${hero}`];
  if (part !== undefined) {
    // "Cerberus:split" attacks as several, "Cerberus:2" is the second of them (D-13.2).
    const ending = part === "split" ? ".split" : `.split${part}`;
    const found = options.find((option) => ids.some((id) => option.id === `${id}${ending}`));
    if (found && !taken.has(found.id)) return found.id;
    throw new Missing(`${name} is not on offer`);
  }
  for (const id of ids) {
    const found = options.find((option) => (option.id === id || option.card === id) && !taken.has(option.id));
    if (found) return found.id;
  }
  throw new Missing(`${name} is not on offer`);
}

function several(state: State, seat: Seat, options: readonly Option[], names: readonly string[]): string[] {
  const taken = new Set<string>();
  for (const name of names) taken.add(oneOf(state, opponentFor(state, seat), options, name, taken));
  return [...taken];
}

/** Answers list picked options in the order in which they are offered. */
function inOrder(options: readonly Option[], ids: readonly string[]): string[] {
  return options.map((option) => option.id).filter((id) => ids.includes(id));
}

function attackers(
  state: State,
  seat: Seat,
  options: readonly Option[],
  names: readonly string[],
  weapons: readonly string[] | undefined,
): string[] {
  const taken = new Set<string>();
  for (const name of names) {
    if (heroMeant(state, name, seat) === seat)
      for (const id of heroOptions(state, seat, options, weapons)) taken.add(id);
    else taken.add(oneOf(state, seat, options, name, taken));
  }
  return [...taken];
}

/**
 * What a hero fights with: the weapons named, several of them together; else what lies in the Primary slot, else in the
 * Secondary slot (D-7.4, D-13.5), else bare hands.
 */
function heroOptions(
  state: State,
  seat: Seat,
  options: readonly Option[],
  weapons: readonly string[] | undefined,
): string[] {
  if (weapons && weapons.length > 1) {
    const one = combined(state, seat, options, weapons);
    return one === null ? weapons.map((name) => oneOf(state, seat, options, name, new Set())) : [one];
  }
  if (weapons) return weapons.map((name) => oneOf(state, seat, options, name, new Set()));
  const held = playerOf(state, seat).weapons;
  const both = (first: string | null, second: string | null): (string | null)[] =>
    first === null || second === null ? [first, second] : [`${first}-${second}`, first, second];
  for (const id of [
    ...both(held.primary, held["primary-2"]),
    ...both(held.secondary, held["secondary-2"]),
    `hero-${seat}`,
  ])
    if (id !== null && options.some((option) => option.id === id)) return [id];
  throw new Missing("the hero is not on offer");
}

/** The option of several weapons used together (D-13.4), in whatever order they are named; null when it is not on offer. */
function combined(
  state: State,
  seat: Seat,
  options: readonly Option[],
  names: readonly string[],
): string | null {
  const single = options.filter((option) => !option.id.includes("-"));
  const ids = new Set(several(state, seat, single, names));
  const found = options.find(({ id }) => {
    const parts = id.split("-");
    return parts.length === ids.size && parts.every((part) => ids.has(part));
  });
  return found?.id ?? null;
}

/** "hero", "hero:Sword", "hero:Sword+Axe" or the name of a creature, on both sides of an assignment. */
function assignment(
  state: State,
  seat: Seat,
  spec: AssignSpec,
  pairs: Readonly<Record<string, string>>,
): Record<string, string> {
  const assign: Record<string, string> = {};
  const taken = new Set<string>();
  const find = (side: Seat, options: readonly Option[], name: string): string => {
    const [who, weapon] = name.split(":");
    if (who !== undefined && heroMeant(state, who, side) === side) {
      const [id, another] = heroOptions(
        state,
        side,
        options,
        weapon === undefined ? undefined : weapon.split("+"),
      );
      if (another !== undefined) throw new Missing(`${name} is not on offer`);
      // A weapon that may be used again (D-15.1) is on offer as "c7", "c7.2" …
      const free = options.find(
        (one) => (one.id === id || one.id.startsWith(`${id}.`)) && !taken.has(one.id),
      );
      if (!free) throw new Missing(`${name} is not on offer again`);
      return free.id;
    }
    return oneOf(state, side, options, name, taken);
  };
  for (const [defender, attacker] of Object.entries(pairs)) {
    const from = find(seat, spec.from, defender);
    taken.add(from);
    assign[from] = find(opponentFor(state, seat), spec.to, attacker);
  }
  return assign;
}

function chooseAnswer(
  state: State,
  choice: Choice,
  said: string | number | null | readonly string[],
): Answer {
  const { spec, seat } = choice;
  if (spec.type === "number") return typeof said === "number" ? said : notThis(choice);
  if (spec.type === "one") {
    if (said === null) return null;
    return typeof said === "string"
      ? oneOf(state, opponentFor(state, seat), spec.options, said, new Set())
      : notThis(choice);
  }
  if (!Array.isArray(said)) return notThis(choice);
  if (spec.type === "some") return inOrder(spec.options, several(state, seat, spec.options, said));
  if (spec.type === "order") return several(state, seat, spec.items, said);
  return notThis(choice);
}

function notThis(choice: Choice): never {
  throw new Missing(`a ${choice.kind} decision takes another kind of answer`);
}
