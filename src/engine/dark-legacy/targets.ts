import { printText } from "../../cards/dark-legacy/index.ts";
import type { CardDef, Filter, TargetSpec } from "../../cards/dark-legacy/vocabulary.ts";
import type { Field, FieldAnswer, Option, Seat } from "../kernel/choice.ts";
import { samePlain } from "../kernel/json.ts";
import { literal, type Msg, msg } from "../kernel/text.ts";
import { isInPlay, playerOf, playOf } from "./board.ts";
import { printedText } from "./card-words.ts";
import { allMatching, cant, type Eye, matches } from "./continuous.ts";
import { handNumber, nameAmongCopies } from "./copies.ts";
import { targetId, targetName } from "./damage.ts";
import { cardDef, infoOfCard } from "./defs.ts";
import { apOfCard, armorOf, defenseOf } from "./figures.ts";
import { bareCard, bareOption, isSketch } from "./sketch.ts";
import type { CardId, State, Target } from "./state.ts";

/** Everything a filter may be aimed at now (D-9.3); what can't be targeted is left out (D-16, D-13.1). */
export function legalTargets(state: State, filter: Filter, eye: Eye): Target[] {
  return allMatching(state, filter, eye).filter((on) => !cant(state, on, "be-targeted"));
}

/** Is a target chosen earlier still a legal one (D-9.9)? */
export function stillLegal(state: State, filter: Filter, on: Target, eye: Eye): boolean {
  return matches(state, filter, on, eye) && !cant(state, on, "be-targeted");
}

/**
 * The sub-choices for a spell's or ability's targets: none, "target", "target" and "target-2", or one list "targets" when
 * both are of the same kind, so that they differ. Null when a needed target is missing.
 */
export function targetFields(state: State, specs: readonly TargetSpec[], eye: Eye): Field[] | null {
  const [first, second] = specs;
  if (!first) return [];
  if (second && alike(first.filter, second.filter)) {
    const options = legalTargets(state, first.filter, eye).map((on) =>
      targetOption(state, on, eye.controller),
    );
    const min = specs.filter((one) => !one.optional).length;
    if (options.length < min) return null;
    if (options.length === 0) return [];
    return [
      {
        name: "targets",
        prompt: msg("prompt.targets"),
        spec: { type: "some", options, min, max: Math.min(2, options.length) },
      },
    ];
  }
  const fields: Field[] = [];
  for (const [index, spec] of specs.entries()) {
    const options = legalTargets(state, spec.filter, eye).map((on) =>
      targetOption(state, on, eye.controller),
    );
    if (options.length === 0) {
      if (spec.optional) continue;
      return null;
    }
    fields.push({
      name: index === 0 ? "target" : "target-2",
      prompt: msg("prompt.target"),
      spec: spec.optional ? { type: "one", options, optional: true } : { type: "one", options },
    });
  }
  return fields;
}

/** Are the needed targets there? As `targetFields` not being null, without putting the options together. */
export function hasTargets(state: State, specs: readonly TargetSpec[], eye: Eye): boolean {
  const [first, second] = specs;
  if (first && second && alike(first.filter, second.filter))
    return legalTargets(state, first.filter, eye).length >= specs.filter((one) => !one.optional).length;
  return specs.every((one) => one.optional || legalTargets(state, one.filter, eye).length > 0);
}

/** The chosen targets, in the order of the specs. */
export function readTargets(
  state: State,
  specs: readonly TargetSpec[],
  fields: Readonly<Record<string, FieldAnswer>>,
): (Target | null)[] {
  const list = fields.targets;
  if (Array.isArray(list)) return specs.map((_, index) => parseTarget(state, list[index]));
  return specs.map((_, index) => parseTarget(state, fields[index === 0 ? "target" : "target-2"]));
}

export function parseTarget(state: State, id: unknown): Target | null {
  if (typeof id !== "string") return null;
  if (id.startsWith("hero-")) return { hero: Number(id.slice(5)) };
  return state.cards[id] ? { card: id } : { stack: id };
}

/** A pick among players, by their heroes. */
export function heroField(state: State, seats: readonly Seat[], prompt: string): Field {
  const options = seats.map((hero) => targetOption(state, { hero }, hero));
  return { name: "opponent", prompt: msg(prompt), spec: { type: "one", options } };
}
/** The opponent picked in it, as a stack item keeps it. */
export function opponentIn(fields: Readonly<Record<string, FieldAnswer>>): { opponent?: Seat } {
  const opponent = chosenSeat(fields.opponent);
  return opponent === null ? {} : { opponent };
}
/** The seat that was picked in it. */
export function chosenSeat(answer: FieldAnswer | undefined): Seat | null {
  return typeof answer === "string" && answer.startsWith("hero-") ? Number(answer.slice(5)) : null;
}

/** Two filters that mean the same things. */
function alike(a: Filter, b: Filter): boolean {
  return samePlain(a, b);
}

/** `seat` is whoever chooses: an own spell is called so, because countering it is seldom meant. */
export function targetOption(state: State, on: Target, seat: Seat): Option {
  if ("card" in on) return cardOption(state, on.card);
  if ("hero" in on && isSketch()) return bareOption(targetId(on));
  if ("hero" in on)
    return {
      id: targetId(on),
      label: literal(targetName(state, on)),
      note: msg("note.hero", { life: playerOf(state, on.hero).life }),
    };
  const item = state.stack.find((one) => one.id === on.stack);
  if (isSketch()) return bareOption(on.stack, item?.card);
  const who = item ? playerOf(state, item.controller).name : "";
  return {
    id: on.stack,
    label:
      item?.controller === seat
        ? msg("target.own-spell", { card: targetName(state, on) })
        : literal(targetName(state, on)),
    note: msg("note.spell", { who }),
    ...(item ? { card: item.card } : {}),
  };
}

interface HandOptions {
  readonly ids: readonly CardId[];
  readonly options: readonly Option[];
}
/** Options of whole hands, true as long as the hand holds the same cards in the same order. */
const hands = new WeakMap<readonly CardId[], HandOptions>();

/** Every card in a hand as an option, in its order. */
export function handOptions(state: State, seat: Seat): readonly Option[] {
  const { hand } = playerOf(state, seat);
  if (isSketch()) return hand.map(bareCard);
  const kept = hands.get(hand);
  if (kept && kept.ids.length === hand.length && kept.ids.every((id, at) => id === hand[at]))
    return kept.options;
  const options = hand.map((id) => cardOption(state, id));
  hands.set(hand, { ids: [...hand], options });
  return options;
}

export function cardOption(state: State, id: CardId): Option {
  if (isSketch()) return bareCard(id);
  const note = cardNote(state, id);
  const number = handNumber(state, id);
  const label =
    number === 0
      ? literal(nameAmongCopies(state, id))
      : msg("option.hand", { number, card: cardDef(state, id).name });
  return note ? { id, label, card: id, note } : { id, label, card: id };
}

/** The figures that matter when one picks this card. */
export function cardNote(state: State, id: CardId): Msg | null {
  const def = cardDef(state, id);
  if (!isInPlay(state, id)) return printedNoteOf(def);
  const owner = playerOf(state, playOf(state, id).controller).name;
  if (def.type === "creature")
    return msg("note.creature", { ap: apOfCard(state, id), left: defenseOf(state, id), owner });
  if (def.type === "weapon") return msg("note.weapon", { ap: apOfCard(state, id), owner });
  if (def.type === "armor" || infoOfCard(state, id).armorLike !== null)
    return msg("note.armor", { left: armorOf(state, id) - playOf(state, id).armor, owner });
  return printText(def) === ""
    ? msg("note.owner", { owner })
    : msg("note.owned", { owner, text: printedText(def) });
}

const notes = new WeakMap<CardDef, Msg | null>();
function printedNoteOf(def: CardDef): Msg | null {
  const kept = notes.get(def);
  if (kept !== undefined) return kept;
  const made = printedNote(def);
  notes.set(def, made);
  return made;
}

/** The figures and the text of a card that is not in play. */
function printedNote(def: CardDef): Msg | null {
  const figures = printedFigures(def);
  if (printText(def) === "") return figures;
  const text = printedText(def);
  return figures ? msg("note.card", { figures, text }) : text;
}

function printedFigures(def: CardDef): Msg | null {
  if (def.type === "creature") return msg("note.figures", { ap: def.ap ?? 0, life: def.life ?? 0 });
  if (def.type === "weapon") return msg("note.ap", { ap: def.ap ?? 0 });
  if (def.type === "armor") return msg("note.protects", { armor: def.armor ?? 0 });
  return null;
}
