import type { TOKENS } from "../../../cards/dark-legacy/vocabulary.ts";
import type { Choice, Option, Seat } from "../../kernel/choice.ts";
import type { GameEvent } from "../../kernel/event.ts";
import type { AnyView } from "../../kernel/live-match.ts";
import { playerOf, WEAPON_SLOTS } from "../board.ts";
import { hasKeyword } from "../continuous.ts";
import { cardDef, nameOf, ownDef } from "../defs.ts";
import { apOfCard, armorOf, defenseOf } from "../figures.ts";
import { applyAward } from "../skill-points.ts";
import type { CardId, Player, State } from "../state.ts";
import type { Expectation } from "./format.ts";
import { cardMeant, cardsMeant, sameName, seatOf } from "./names.ts";

/** Everything an expectation can look at. */
export interface Observed {
  readonly state: State;
  readonly choices: readonly Choice[];
  /** Attack results and events since they were last looked at. */
  readonly results: readonly string[];
  readonly events: readonly GameEvent[];
  view(viewer: Seat | "spectator"): AnyView;
}

/** The first thing that is not as expected, as a sentence; null when all is. */
export function difference(expected: Expectation, seen: Observed): string | null {
  for (const line of differences(expected, seen)) return line;
  return null;
}

function* differences(expected: Expectation, seen: Observed): Generator<string> {
  const { state } = seen;
  for (const key of ["life", "cp"] as const)
    for (const [name, value] of Object.entries(expected[key] ?? {}))
      yield* differs(`${key} of ${name}`, value, playerOf(state, seatOf(state, name))[key]);
  for (const [name, value] of Object.entries(expected.poison ?? {}))
    yield* differs(`poison of ${name}`, value, playerOf(state, seatOf(state, name)).tokens.poison ?? 0);
  if (expected.fallen !== undefined)
    yield* differs(
      "defeated",
      [...expected.fallen].sort(),
      state.players
        .filter((one) => one.fallen !== undefined)
        .map((one) => one.name)
        .sort(),
    );
  if (expected.awards !== undefined) yield* awardsDiffer(state, expected.awards);
  for (const [name, { from, sp, level }] of Object.entries(expected.heroes ?? {})) {
    const player = playerOf(state, seatOf(state, name));
    const points = state.over?.awards?.find((one) => one.seat === player.seat)?.points ?? 0;
    const after = applyAward({ sp: from, level: player.level }, points, state.options.maxLevel);
    yield* differs(`hero of ${name}`, { sp, level }, after);
  }
  for (const key of ["turn", "phase", "action"] as const)
    if (expected[key] !== undefined) yield* differs(key, expected[key], state[key]);
  if (expected.active !== undefined) yield* differs("active", seatOf(state, expected.active), state.active);
  if (expected.castRoll !== undefined)
    yield* differs("casting roll", expected.castRoll, state.castRoll?.total);
  if (expected.results !== undefined) yield* differs("attack rolls", expected.results, seen.results);
  for (const [ref, value] of Object.entries(expected.cards ?? {})) yield* cardDiffers(state, ref, value);
  for (const [name, value] of Object.entries(expected.zones ?? {}))
    yield* zonesDiffer(state, name, playerOf(state, seatOf(state, name)), value);
  if (expected.stack !== undefined)
    yield* namesDiffer(
      state,
      "stack",
      expected.stack,
      state.stack.map((item) => item.card),
    );
  yield* choiceDiffers(expected, seen);
  if (expected.view !== undefined) {
    const viewer = expected.view.of === "spectator" ? "spectator" : seatOf(state, expected.view.of);
    yield* partDiffers(`view of ${expected.view.of}`, expected.view.is, seen.view(viewer));
  }
  if (expected.events !== undefined) yield* eventsDiffer(state, expected.events, seen.events);
  yield* overDiffers(expected, state);
}

function* awardsDiffer(state: State, expected: Readonly<Record<string, number>>): Generator<string> {
  const awards = state.over?.awards ?? [];
  for (const { seat } of awards) {
    const { name } = playerOf(state, seat);
    if (!(name in expected)) yield `${name} is not expected to get Skill Points`;
  }
  for (const [name, points] of Object.entries(expected))
    yield* differs(
      `Skill Points of ${name}`,
      points,
      awards.find((one) => one.seat === seatOf(state, name))?.points,
    );
}

function* differs(what: string, expected: unknown, actual: unknown): Generator<string> {
  const [a, b] = [JSON.stringify(expected), JSON.stringify(actual)];
  if (a !== b) yield `${what}: expected ${a}, is ${b ?? "nothing"}`;
}

type CardExpectation = NonNullable<Expectation["cards"]>[string];
function* cardDiffers(state: State, ref: string, expected: CardExpectation): Generator<string> {
  const id = meantThere(state, ref, expected);
  const play = state.cards[id]?.play;
  const say = (what: string): string => `${ref}: ${what}`;
  if (expected.zone !== undefined) yield* differs(say("zone"), expected.zone, zoneOf(state, id));
  if (!play) {
    const wanted = Object.keys(expected).filter((key) => key !== "zone");
    if (wanted.length > 0) yield `${ref} is in the ${zoneOf(state, id)}, so it has no ${wanted.join(", ")}`;
    return;
  }
  const { place } = play;
  if (expected.slot !== undefined) {
    const slot = "slot" in place ? (typeof place.slot === "number" ? place.slot + 1 : place.slot) : undefined;
    yield* differs(say("slot"), expected.slot, slot);
  }
  if (expected.to !== undefined)
    yield* differs(
      say("attached to"),
      cardMeant(state, expected.to),
      place.zone === "attached" || place.zone === "fused" ? place.to : undefined,
    );
  if (expected.controller !== undefined)
    yield* differs(say("controller"), seatOf(state, expected.controller), play.controller);
  if (expected.damage !== undefined)
    yield* differs(say("damage"), expected.damage, play.armor + play.aura + play.life);
  if (expected.left !== undefined) yield* differs(say("left"), expected.left, leftOf(state, id));
  if (expected.ap !== undefined) yield* differs(say("AP"), expected.ap, apOfCard(state, id));
  for (const key of ["spent", "locked", "charges"] as const)
    if (expected[key] !== undefined) yield* differs(say(key), expected[key], play[key]);
  for (const token of Object.keys(expected.tokens ?? {}).filter(isToken))
    yield* differs(say(`${token} tokens`), expected.tokens?.[token], play.tokens[token] ?? 0);
  if (expected.keywords !== undefined) {
    const words = KEYWORDS_IN_ORDER.filter((word) => hasKeyword(state, { card: id }, word));
    yield* differs(say("keywords"), [...expected.keywords].sort(), [...words].sort());
  }
}

const KEYWORDS_IN_ORDER = ["annihilate", "distance", "epic", "flying", "poison", "instinct"] as const;
function isToken(word: string): word is (typeof TOKENS)[number] {
  return word === "ammo" || word === "poison" || word === "cp" || word === "time";
}

/** A name alone means the one in play, or, when a pile is expected, one that lies there. */
function meantThere(state: State, ref: string, expected: CardExpectation): CardId {
  const piled = ["deck", "hand", "boneyard", "removed"].includes(expected.zone ?? "");
  const there = piled ? cardsMeant(state, ref).find((id) => zoneOf(state, id) === expected.zone) : undefined;
  return there ?? cardMeant(state, ref);
}

function zoneOf(state: State, id: CardId): string {
  const card = state.cards[id];
  if (card?.play) return card.play.place.zone;
  const owner = card && playerOf(state, card.owner);
  return (
    (["deck", "hand", "boneyard", "removed"] as const).find((zone) => owner?.[zone].includes(id)) ?? "nowhere"
  );
}

function leftOf(state: State, id: CardId): number {
  if (cardDef(state, id).type === "creature") return defenseOf(state, id);
  return armorOf(state, id) - (state.cards[id]?.play?.armor ?? 0);
}

type ZonesExpectation = NonNullable<Expectation["zones"]>[string];
function* zonesDiffer(
  state: State,
  name: string,
  player: Player,
  expected: ZonesExpectation,
): Generator<string> {
  for (const zone of ["deck", "hand", "boneyard", "removed", "equip"] as const) {
    const value = expected[zone];
    if (typeof value === "number") yield* differs(`cards in ${name}'s ${zone}`, value, player[zone].length);
    else if (value !== undefined) yield* namesDiffer(state, `${name}'s ${zone}`, value, player[zone]);
  }
  for (const slot of WEAPON_SLOTS) {
    const value = expected.weapons?.[slot];
    if (value !== undefined)
      yield* slotDiffers(state, `${name}'s ${slot} weapons`, value, player.weapons[slot]);
  }
  for (const slot of ["primary", "secondary"] as const) {
    const value = expected.armor?.[slot];
    if (value !== undefined) yield* slotDiffers(state, `${name}'s ${slot} armor`, value, player.armor[slot]);
  }
  if (expected.charging !== undefined)
    yield* slotDiffers(state, `${name}'s charging card`, expected.charging, player.charging);
  for (const [slot, cards] of (expected.field ?? []).entries())
    yield* namesDiffer(state, `${name}'s slot ${slot + 1}`, cards, player.field[slot] ?? []);
  if (expected.armorPlayed !== undefined)
    yield* differs(`armor played by ${name}`, expected.armorPlayed, player.armorPlayed);
}

function* slotDiffers(
  state: State,
  what: string,
  expected: string | null,
  id: CardId | null,
): Generator<string> {
  const fits = expected === null || id === null ? expected === id : cardsMeant(state, expected).includes(id);
  if (!fits)
    yield `${what}: expected ${expected ?? "nothing"}, is ${id === null ? "nothing" : nameOf(state, id)}`;
}

function* namesDiffer(
  state: State,
  what: string,
  expected: readonly string[],
  actual: readonly CardId[],
): Generator<string> {
  const fits =
    expected.length === actual.length &&
    expected.every((ref, i) => cardsMeant(state, ref).includes(actual[i] ?? ""));
  if (!fits)
    yield `${what}: expected [${expected.join(", ")}], is [${actual.map((id) => nameOf(state, id)).join(", ")}]`;
}

function* choiceDiffers(expected: Expectation, seen: Observed): Generator<string> {
  const { state, choices } = seen;
  const names = choices.map((one) => playerOf(state, one.seat).name);
  if (expected.asked !== undefined)
    yield* differs("who is asked", [...expected.asked].sort(), [...names].sort());
  if (expected.choice === undefined) return;
  const { of, kind, offers, lacks } = expected.choice;
  const choice = choices.find((one) => one.seat === seatOf(state, of));
  if (!choice) {
    yield `${of} should be asked; asked: ${choices.map((one, i) => `${names[i]} (${one.kind})`).join(", ") || "nobody"}`;
    return;
  }
  if (kind !== undefined) yield* differs(`what ${of} is asked`, kind, choice.kind);
  const offered = offeredBy(choice);
  const has = (ref: string): boolean =>
    offered.has(ref) || (knownName(state, ref) && cardsMeant(state, ref).some((id) => offered.has(id)));
  for (const ref of offers ?? []) if (!has(ref)) yield `${ref} should be on offer to ${of}`;
  for (const ref of lacks ?? []) if (has(ref)) yield `${ref} should not be on offer to ${of}`;
}

function knownName(state: State, ref: string): boolean {
  return Object.keys(state.cards).some((id) =>
    sameName(ownDef(state, id).name, ref.replace(/^[^/]+\//, "").replace(/#\d+$/, "")),
  );
}

/** Ids of options and cards that can really be picked. */
function offeredBy({ spec }: Choice): Set<string> {
  const options: readonly Option[] =
    spec.type === "one" || spec.type === "some"
      ? spec.options
      : spec.type === "order"
        ? spec.items
        : spec.type === "assign"
          ? spec.from
          : spec.type === "menu"
            ? spec.items.filter((item) => !item.refused)
            : [];
  return new Set(
    options.flatMap((option) => (option.card === undefined ? [option.id] : [option.id, option.card])),
  );
}

/** Objects by the keys written, lists item by item, everything else as it is. */
function* partDiffers(where: string, expected: unknown, actual: unknown): Generator<string> {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) yield `${where}: expected a list, is ${JSON.stringify(actual)}`;
    else for (const [i, part] of expected.entries()) yield* partDiffers(`${where}[${i}]`, part, actual[i]);
  } else if (expected !== null && typeof expected === "object") {
    if (actual === null || typeof actual !== "object")
      yield `${where}: expected ${JSON.stringify(expected)}, is ${JSON.stringify(actual)}`;
    else {
      const values = new Map<string, unknown>(Object.entries(actual));
      for (const [key, part] of Object.entries(expected))
        yield* partDiffers(`${where}.${key}`, part, values.get(key));
    }
  } else yield* differs(where, expected, actual);
}

function* eventsDiffer(
  state: State,
  expected: NonNullable<Expectation["events"]>,
  events: readonly GameEvent[],
): Generator<string> {
  let from = 0;
  for (const wanted of expected) {
    const at = events.findIndex((event, i) => i >= from && fitsEvent(state, wanted, event));
    if (at < 0) {
      const seen = events.slice(from).map((event) => `${event.type} ${event.rule}`);
      yield `event ${wanted.type}${wanted.rule ? ` ${wanted.rule}` : ""} did not happen; there were: ${seen.join(", ") || "none"}`;
      return;
    }
    from = at + 1;
  }
}

function fitsEvent(
  state: State,
  wanted: NonNullable<Expectation["events"]>[number],
  event: GameEvent,
): boolean {
  if (event.type !== wanted.type) return false;
  if (wanted.rule !== undefined && event.rule !== wanted.rule) return false;
  if (wanted.by !== undefined && event.seat !== seatOf(state, wanted.by)) return false;
  return (
    wanted.params === undefined ||
    partDiffers("params", wanted.params, event.params ?? {}).next().done === true
  );
}

function* overDiffers(expected: Expectation, state: State): Generator<string> {
  if (expected.over === undefined) return;
  const { over } = state;
  if (expected.over === null) {
    if (over) yield `the game should go on, but is over: ${over.reason}`;
    return;
  }
  if (!over) {
    yield "the game should be over";
    return;
  }
  yield* differs(
    "winners",
    [...expected.over.winners].sort(),
    over.winners.map((seat) => playerOf(state, seat).name).sort(),
  );
  if (expected.over.reason !== undefined) yield* differs("reason", expected.over.reason, over.reason);
}
