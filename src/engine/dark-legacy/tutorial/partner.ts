import type { Answer, Choice, MenuItem } from "../../kernel/choice.ts";
import { playerOf } from "../board.ts";
import { cardDef } from "../defs.ts";
import type { State } from "../state.ts";

/** Until here the partner plays for the lessons' sake, after it for its own. */
const LED_TURNS = 4;
const FIRST_OWN_TURN = 2;
const NONE: readonly string[] = [];

/**
 * The other side of a tutorial: casts a small creature, then a large one that is worth answering (turn 2), lets the learner's attack
 * through (turn 3), and attacks with all it has (turn 4).
 */
export function partner(state: State, choice: Choice): Answer | null {
  const { kind, spec } = choice;
  if (kind === "starting-pick" && spec.type === "one") return spec.options[0]?.id ?? null;
  if (state.turn > LED_TURNS) return null;
  if (kind === "respond") return { item: "yield", fields: {} };
  if (kind === "defenders") return { assign: {} };
  if (kind === "modifiers") return NONE;
  if (kind !== "action" || spec.type !== "menu") return null;
  const open = spec.items.filter((item) => !item.refused);
  return state.turn <= FIRST_OWN_TURN ? cast(state, choice.seat, open) : attack(open);
}

function cast(state: State, seat: number, open: readonly MenuItem[]): Answer {
  if (state.action === null && open.some((item) => item.id === "cast"))
    return { item: "cast", fields: { modifiers: NONE } };
  const player = playerOf(state, seat);
  const summoned = player.field.flat().length;
  const creatures = open
    .filter((item) => item.id.startsWith("cast.") && typeOf(state, item) === "creature")
    .sort((a, b) => costOf(state, a) - costOf(state, b));
  const next = summoned === 0 ? creatures[0] : creatures.at(-1);
  if (!next || summoned > 1 || player.boneyard.length > 0) return { item: "end", fields: {} };
  return {
    item: next.id,
    fields: Object.fromEntries(next.fields.map((field) => [field.name, firstOf(field)])),
  };
}

function firstOf({ spec }: MenuItem["fields"][number]) {
  if (spec.type === "number") return spec.min;
  return spec.type === "one" ? (spec.options[0]?.id ?? null) : [];
}

function typeOf(state: State, { card }: MenuItem): string {
  return card === undefined ? "" : cardDef(state, card).type;
}
function costOf(state: State, { card }: MenuItem): number {
  return card === undefined ? 0 : cardDef(state, card).cost;
}

function attack(open: readonly MenuItem[]): Answer {
  const item = open.find((one) => one.id === "attack");
  const field = item?.fields.find((one) => one.name === "attackers");
  if (!item || field?.spec.type !== "some") return { item: "end", fields: {} };
  const taken = new Set<string>();
  const { options, exclusive } = field.spec;
  for (const { id } of options)
    if (!exclusive?.some((set) => set.includes(id) && set.some((other) => taken.has(other)))) taken.add(id);
  return { item: item.id, fields: { attackers: [...taken] } };
}
