import { BUILT_IN } from "../../cards/dark-legacy/index.ts";
import type { Ability, CardDef, CardType, Filter, Trigger } from "../../cards/dark-legacy/vocabulary.ts";
import { together } from "./fusion.ts";
import { memoOf } from "./memo.ts";
import type { CardId, State } from "./state.ts";

type AbilityOf<K extends Ability["kind"]> = Extract<Ability, { kind: K }>;

/** The abilities of a definition, sorted by kind once and kept. */
export interface DefInfo {
  readonly def: CardDef;
  readonly statics: readonly AbilityOf<"static">[];
  readonly activates: readonly { readonly index: number; readonly ability: AbilityOf<"activate"> }[];
  readonly triggers: readonly { readonly index: number; readonly ability: AbilityOf<"trigger"> }[];
  readonly spell: AbilityOf<"spell"> | null;
  readonly spellIndex: number;
  readonly enhances: readonly Filter[];
  /** Value of an armor-like enhancement (D-8.1); null for other cards. */
  readonly armorLike: number | null;
  readonly storesCp: number;
  /** D-13.2: the first such word counts. */
  readonly split: AbilityOf<"split-attack"> | null;
}

const infos = new WeakMap<CardDef, DefInfo>();

/** Looks a definition up: those given with the match come first. Throws for an unknown id. */
export function definition(state: State, def: string): CardDef {
  const found = given(state.defs, def) ?? BUILT_IN.get(def);
  if (!found) throw new Error(`No card definition "${def}"`);
  return found;
}

/** Most matches bring no cards of their own; to see that is much quicker than to look for a key that is not there. */
function given(defs: State["defs"], def: string): CardDef | undefined {
  for (const _ in defs) return defs[def];
  return undefined;
}

/** What a card is now: its own definition, or that of all cards it is fused with (D-13.8). */
export function cardDef(state: State, id: CardId): CardDef {
  return infoOfCard(state, id).def;
}

/** The definition on the card itself, fused or not. */
export function ownDef(state: State, id: CardId): CardDef {
  return definition(state, cardOf(state, id).def);
}

/** What the card of a waiting ability was: it may have come apart since. */
export function sourceDef(state: State, id: CardId, parts: readonly string[] | undefined): CardDef {
  return parts === undefined ? cardDef(state, id) : together(parts.map((one) => definition(state, one)));
}

/** Records of cards are replaced and never changed (`setPlay`), so that copies of a state share them. */
export function cardOf(state: State, id: CardId): Readonly<State["cards"][string]> {
  const card = state.cards[id];
  if (!card) throw new Error(`No card ${id}`);
  return card;
}

export function infoOf(def: CardDef): DefInfo {
  const kept = infos.get(def);
  if (kept) return kept;
  const statics: AbilityOf<"static">[] = [];
  const activates: { index: number; ability: AbilityOf<"activate"> }[] = [];
  const triggers: { index: number; ability: AbilityOf<"trigger"> }[] = [];
  const enhances: Filter[] = [];
  let spell: AbilityOf<"spell"> | null = null;
  let spellIndex = -1;
  let armorLike: number | null = null;
  let storesCp = 0;
  let split: DefInfo["split"] = null;
  for (const [index, ability] of def.abilities.entries()) {
    if (ability.kind === "static") statics.push(ability);
    else if (ability.kind === "activate") activates.push({ index, ability });
    else if (ability.kind === "trigger") triggers.push({ index, ability });
    else if (ability.kind === "enhances") enhances.push(ability.filter);
    else if (ability.kind === "armor") armorLike = (armorLike ?? 0) + ability.value;
    else if (ability.kind === "stores-cp") storesCp += ability.max;
    else if (ability.kind === "split-attack") split ??= ability;
    else {
      spell = ability;
      spellIndex = index;
    }
  }
  const info = { def, statics, activates, triggers, spell, spellIndex, enhances, armorLike, storesCp, split };
  infos.set(def, info);
  return info;
}

/** The abilities of what a card is now. */
export function infoOfCard(state: State, id: CardId): DefInfo {
  const { fused, printed } = memoOf(state);
  if (fused) return infoOf(definitionNow(state, id));
  const kept = printed[id];
  if (kept) return kept;
  const found = infoOf(ownDef(state, id));
  printed[id] = found;
  return found;
}

/** As `cardDef`, found without the memo. */
export function definitionNow(state: State, id: CardId): CardDef {
  const fused = cardOf(state, id).play?.fused;
  const own = ownDef(state, id);
  return fused === undefined ? own : together([own, ...fused.map((one) => ownDef(state, one))]);
}

export function triggersOn(state: State, id: CardId, on: Trigger): DefInfo["triggers"] {
  const { triggers } = infoOfCard(state, id);
  return triggers.length === 0 ? triggers : triggers.filter((one) => one.ability.on === on);
}

/** C-2: weapons and armor are no spells, because they are not cast. */
export function isSpell(type: CardType): boolean {
  return type !== "weapon" && type !== "armor";
}
/** C-3. */
export function isPermanent(type: CardType): boolean {
  return type !== "magic" && type !== "instant";
}

export function nameOf(state: State, id: CardId): string {
  return cardDef(state, id).name;
}

const cheapest = new WeakMap<State["defs"], number>();
/** The least cost of any Instant there is: a public fact that tells whether CP can matter at all. */
export function cheapestInstant(state: State): number {
  const kept = cheapest.get(state.defs);
  if (kept !== undefined) return kept;
  let least = Number.POSITIVE_INFINITY;
  for (const def of [...BUILT_IN.values(), ...Object.values(state.defs)])
    if (def.type === "instant") least = Math.min(least, def.cost);
  cheapest.set(state.defs, least);
  return least;
}
