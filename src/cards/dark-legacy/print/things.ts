import type { Amount, Condition, Filter, TargetSpec, Who } from "../vocabulary.ts";
import { article, counted, KEYWORD_NAMES, list, numberWord, TOKEN_NAMES } from "./words.ts";

/** What a piece of text knows about the card it stands on. */
export interface Scene {
  /** Name of the card. */
  readonly name: string;
  /** "creature", "creature or weapon", "hero": what this enhancement enhances. */
  readonly host: string;
  readonly targets: readonly TargetSpec[];
  /** How "it" is called here. */
  readonly it: string;
  /** Targets that have been named already, so that they are "it" from then on. */
  readonly named: Set<string>;
}

const NOUNS: Readonly<Record<Filter["kind"], readonly [one: string, many: string]>> = {
  creature: ["creature", "creatures"],
  weapon: ["weapon", "weapons"],
  armor: ["armor", "armors"],
  relic: ["relic", "relics"],
  item: ["weapon, armor or relic", "weapons, armors and relics"],
  enhancement: ["enhancement", "enhancements"],
  hero: ["hero", "heroes"],
  "creature-or-hero": ["creature or hero", "creatures and heroes"],
  spell: ["spell", "spells"],
};
const SPELL_TYPES = { magic: "Magic", instant: "Instant" } as const;

/** "other attacking Chaos creature with Flying you control"; no article. */
export function noun(filter: Filter, many = false): string {
  const before: string[] = [];
  if (filter.other) before.push("other");
  if (filter.state) before.push(filter.state);
  if (filter.side === "opposing") before.push("opposing");
  if (filter.faction) before.push(filter.faction);
  let word = NOUNS[filter.kind][many ? 1 : 0];
  if (filter.type) {
    const type =
      filter.type === "magic" || filter.type === "instant" ? SPELL_TYPES[filter.type] : filter.type;
    word = `${type} ${word}`;
  }
  const after: string[] = [];
  if (filter.side === "own") {
    if (filter.kind === "creature-or-hero")
      word = many ? "creatures you control and your hero" : "creature you control or your hero";
    else after.push("you control");
  }
  if (filter.nameHas) after.push(`with "${filter.nameHas}" in ${many ? "their names" : "its name"}`);
  if (filter.keyword) after.push(`with ${KEYWORD_NAMES[filter.keyword]}`);
  if (filter.without) after.push(`without ${KEYWORD_NAMES[filter.without]}`);
  if (filter.maxLevel !== undefined) after.push(`of level ${filter.maxLevel} or less`);
  return [...before, word, ...after].join(" ");
}

/** A filter as a thing spoken of once: "a creature", "your hero", "your opponent's hero". */
export function aThing(filter: Filter): string {
  const plainHero =
    filter.kind === "hero" && !filter.faction && !filter.keyword && !filter.without && !filter.state;
  if (plainHero && filter.side === "own") return "your hero";
  if (plainHero && filter.side === "opposing") return "your opponent's hero";
  if (filter.other) return noun({ ...filter, other: undefined }).replace(/^/, "another ");
  return article(noun(filter));
}

/** Who or what, as a subject or object. A target is described once and is "it" afterwards. */
export function thing(scene: Scene, who: Who): string {
  if (typeof who !== "string") return `each ${noun(who.each)}`;
  switch (who) {
    case "self":
      return scene.name;
    case "host":
      return `the enhanced ${scene.host}`;
    case "your-hero":
      return "your hero";
    case "opposing-hero":
      return "your opponent's hero";
    case "it":
      return scene.it;
    case "host-controller":
      return scene.host === "hero"
        ? "the enhanced hero"
        : `the hero of the enhanced ${scene.host}'s controller`;
    default:
      return targetName(scene, who);
  }
}

function targetName(scene: Scene, who: "target" | "target-2"): string {
  const spec = scene.targets[who === "target" ? 0 : 1];
  if (!spec) return "nothing";
  if (scene.named.has(who))
    return scene.targets.length === 1 ? "it" : `that ${noun({ kind: spec.filter.kind, side: "any" })}`;
  scene.named.add(who);
  const other = who === "target-2" && !spec.filter.other;
  const article = spec.optional ? `up to one ${other ? "other " : ""}` : other ? "another " : "";
  return `${article}target ${noun(spec.filter)}`;
}

/** A number and what may follow the noun it counts: "2" and " for each relic you control". */
export function quantity(scene: Scene, amount: Amount): { readonly n: number | "X"; readonly tail: string } {
  if (amount === "x") return { n: "X", tail: "" };
  if (typeof amount === "number") return { n: amount, tail: "" };
  const each = "each" in amount ? noun(amount.each) : `${TOKEN_NAMES[amount.tokens]} token on ${scene.name}`;
  return { n: amount.times, tail: ` for each ${each}` };
}

/** "a card", "X cards", "two cards for each relic you control" */
export function quantityOf(scene: Scene, amount: Amount, one: string): string {
  const { n, tail } = quantity(scene, amount);
  return `${n === "X" ? `X ${one}s` : counted(n, one)}${tail}`;
}

const RESULTS = {
  "critical-miss": "Critical Miss",
  "clean-miss": "Clean Miss",
  hit: "Hit",
  "direct-hit": "Direct Hit",
  "critical-hit": "Critical Hit",
} as const;

/** A condition as it stands after "if" or "as long as". */
export function conditionText(scene: Scene, condition: Condition): string {
  if ("opposingHeroFaction" in condition) return `your opponent's hero is ${condition.opposingHeroFaction}`;
  if ("count" in condition) {
    const { count, atLeast } = condition;
    const { side, ...rest } = count;
    if (side === "own" && count.kind !== "creature-or-hero") {
      const bare: Filter = { ...rest, side: "any" };
      return `you control ${atLeast === 1 ? aThing(bare) : `${numberWord(atLeast)} or more ${noun(bare, true)}`}`;
    }
    return atLeast === 1
      ? `there is ${aThing(count)} in play`
      : `there are ${numberWord(atLeast)} or more ${noun(count, true)} in play`;
  }
  if ("heroLifeAtMost" in condition)
    return `${condition.of === "you" ? "your hero" : "your opponent's hero"} has ${condition.heroLifeAtMost} life or less`;
  if ("boneyard" in condition) {
    const there =
      condition.atLeast === 1 ? "is a card" : `are ${numberWord(condition.atLeast)} or more cards`;
    return `there ${there} in your ${condition.boneyard === "you" ? "" : "opponent's "}Boneyard`;
  }
  if ("it" in condition) return `${scene.it} is ${aThing(condition.it)}`;
  if ("tokens" in condition)
    return condition.atMost === 0
      ? `no ${TOKEN_NAMES[condition.tokens]} token is left on ${scene.name}`
      : `${scene.name} has at most ${counted(condition.atMost, `${TOKEN_NAMES[condition.tokens]} token`)}`;
  return `the attack roll was ${article(RESULTS[condition.rolled])}`;
}

/** The names of what an enhancement may be put on: "creature or weapon". */
export function hostNoun(filters: readonly Filter[]): string {
  return list([...new Set(filters.map((filter) => NOUNS[filter.kind][0]))], "or");
}
