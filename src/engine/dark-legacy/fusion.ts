import type { CardDef } from "../../cards/dark-legacy/vocabulary.ts";

/** D-13.8: what several creatures are when they have become one. */

const pairs = new WeakMap<CardDef, WeakMap<CardDef, CardDef>>();
const made = new WeakMap<CardDef, readonly CardDef[]>();

/** One definition for all of them, the same object for the same ones; abilities in their order, one card after the other. */
export function together([first, ...others]: readonly CardDef[]): CardDef {
  if (!first) throw new Error("Nothing to put together");
  return others.reduce(pair, first);
}

function pair(a: CardDef, b: CardDef): CardDef {
  const kept = pairs.get(a)?.get(b);
  if (kept) return kept;
  const { ap = 0, life = 0 } = a;
  const aura = (a.aura ?? 0) + (b.aura ?? 0);
  const both: CardDef = {
    ...a,
    id: `${a.id}-${b.id}`,
    name: `${a.name} / ${b.name}`,
    cost: a.cost + b.cost,
    level: Math.max(a.level, b.level),
    keywords: [...new Set([...a.keywords, ...b.keywords])],
    ap: ap + (b.ap ?? 0),
    ...(aura > 0 ? { aura } : {}),
    life: life + (b.life ?? 0),
    abilities: [...a.abilities, ...b.abilities],
    printed: [],
  };
  made.set(both, [...partsOf(a), ...partsOf(b)]);
  const withA = pairs.get(a) ?? new WeakMap<CardDef, CardDef>();
  withA.set(b, both);
  pairs.set(a, withA);
  return both;
}

function partsOf(def: CardDef): readonly CardDef[] {
  return made.get(def) ?? [def];
}

/** A fused creature has the names of all its cards. */
export function hasName(def: CardDef, name: string): boolean {
  return partsOf(def).some((part) => part.name === name);
}

/** A fused creature is of the factions of all its cards. */
export function isOfFaction(def: CardDef, faction: string): boolean {
  return partsOf(def).some((part) => part.faction === faction);
}
