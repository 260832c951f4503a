import type { Path } from "../../engine/kernel/json-text.ts";
import type {
  Ability,
  Amount,
  CardDef,
  Condition,
  Effect,
  Filter,
  Modifier,
  PlainEffect,
  TargetSpec,
  Who,
} from "./vocabulary.ts";

/** What is wrong with a card although every part of it is well formed. */
export interface Fault {
  readonly path: Path;
  readonly message: string;
}

type Stat = "ap" | "armor" | "aura" | "life" | "ammo";
const STATS: Readonly<
  Record<CardDef["type"], { readonly needs: readonly Stat[]; readonly may: readonly Stat[] }>
> = {
  weapon: { needs: ["ap"], may: ["ammo"] },
  armor: { needs: ["armor"], may: [] },
  creature: { needs: ["ap", "life"], may: ["aura"] },
  relic: { needs: [], may: [] },
  enhancement: { needs: [], may: [] },
  magic: { needs: [], may: [] },
  instant: { needs: [], may: [] },
};
/** Triggers that speak of something else than their source. */
const SPEAKS_OF_IT = ["attacks", "defends", "hero-defends", "deals-damage", "opponent-casts", "you-cast"];
const IN_AN_ATTACK = ["hero-defends", "deals-damage"];

/** Everything in a card that would have no meaning at run time; paths start at the card. */
export function checkCard(card: CardDef): Fault[] {
  return [
    ...checkStats(card),
    ...checkKeywords(card),
    ...checkKinds(card),
    ...card.abilities.flatMap((a, i) => checkAbility(card, a, i)),
  ];
}

function checkStats(card: CardDef): Fault[] {
  const { needs, may } = STATS[card.type];
  const faults: Fault[] = [];
  for (const stat of ["ap", "armor", "aura", "life", "ammo"] as const) {
    if (needs.includes(stat) && card[stat] === undefined)
      faults.push({ path: [stat], message: `${a(card.type)} needs ${stat}` });
    if (card[stat] !== undefined && !needs.includes(stat) && !may.includes(stat))
      faults.push({ path: [stat], message: `${a(card.type)} has no ${stat}` });
  }
  if (card.type === "creature" && card.life === 0)
    faults.push({ path: ["life"], message: "a creature needs life of at least 1" });
  if (card.type === "weapon") {
    const distance = card.keywords.includes("distance");
    if (distance && card.ammo === undefined)
      faults.push({ path: ["ammo"], message: "a Distance weapon needs ammo" });
    if (!distance && card.ammo !== undefined)
      faults.push({ path: ["ammo"], message: "only a Distance weapon has ammo" });
  }
  return faults;
}

function checkKeywords(card: CardDef): Fault[] {
  return card.keywords.flatMap((keyword, i): Fault[] => {
    const types: readonly CardDef["type"][] =
      keyword === "epic"
        ? ["weapon", "armor", "relic"]
        : keyword === "distance"
          ? ["weapon"]
          : keyword === "flying"
            ? ["creature"]
            : ["creature", "weapon"];
    if (card.keywords.indexOf(keyword) !== i)
      return [{ path: ["keywords", i], message: `"${keyword}" is written twice` }];
    return types.includes(card.type)
      ? []
      : [{ path: ["keywords", i], message: `${a(card.type)} cannot have "${keyword}"` }];
  });
}

function checkKinds(card: CardDef): Fault[] {
  const spells = card.abilities.filter((ability) => ability.kind === "spell").length;
  const isSpell = card.type === "magic" || card.type === "instant";
  const faults: Fault[] = [];
  if (isSpell && spells !== 1)
    faults.push({ path: ["abilities"], message: `${a(card.type)} needs exactly one "spell" ability` });
  if (card.type === "enhancement" && !card.abilities.some((ability) => ability.kind === "enhances"))
    faults.push({ path: ["abilities"], message: 'an enhancement needs an "enhances" ability' });
  for (const [i, ability] of card.abilities.entries()) {
    const fits =
      ability.kind === "spell"
        ? isSpell
        : ability.kind === "enhances" || ability.kind === "armor"
          ? card.type === "enhancement"
          : ability.kind === "split-attack"
            ? card.type === "creature"
            : !isSpell;
    if (!fits)
      faults.push({
        path: ["abilities", i, "kind"],
        message: `${a(card.type)} cannot have a "${ability.kind}" ability`,
      });
  }
  return faults;
}

/** What the parts of one ability may refer to. */
interface Scope {
  readonly card: CardDef;
  readonly targets: readonly TargetSpec[];
  readonly x: boolean;
  readonly it: boolean;
  readonly rolled: boolean;
  readonly self: boolean;
}

function checkAbility(card: CardDef, ability: Ability, index: number): Fault[] {
  const at: Path = ["abilities", index];
  const scope: Scope = {
    card,
    targets: "targets" in ability ? ability.targets : [],
    x: ability.kind === "spell" && ability.xMax !== undefined,
    it: ability.kind === "trigger" && SPEAKS_OF_IT.includes(ability.on),
    rolled: ability.kind === "trigger" && IN_AN_ATTACK.includes(ability.on),
    self: ability.kind !== "spell",
  };
  const faults: Fault[] = [];
  const fault = (path: Path, message: string): number => faults.push({ path: [...at, ...path], message });
  for (const [i, target] of scope.targets.entries()) {
    faults.push(...checkFilter(target.filter, [...at, "targets", i, "filter"], true));
    if (!uses(ability, i === 0 ? "target" : "target-2")) fault(["targets", i], "this target is never used");
  }
  if (ability.kind === "spell" && ability.xMax !== undefined && !JSON.stringify(ability.do).includes('"x"'))
    fault(["xMax"], "X is never used");
  if (ability.kind === "enhances") {
    faults.push(...checkFilter(ability.filter, [...at, "filter"], false));
    if (!["creature", "weapon", "hero"].includes(ability.filter.kind))
      fault(["filter", "kind"], "an enhancement goes on a creature, a weapon or a hero");
  }
  if (ability.kind === "static") {
    faults.push(...checkWho(scope, ability.affects, [...at, "affects"]));
    if (ability.affects === "target" || ability.affects === "target-2")
      fault(["affects"], "a static ability has no targets");
    faults.push(...checkGrant(ability.grant, [...at, "grant"]));
  }
  if ((ability.kind === "static" || ability.kind === "trigger") && ability.if)
    faults.push(...checkCondition(scope, ability.if, [...at, "if"]));
  if (ability.kind === "trigger") {
    if (ability.of) {
      faults.push(...checkFilter(ability.of, [...at, "of"], false));
      if (ability.of.kind !== "creature") fault(["of", "kind"], "creatures are meant here");
    }
    if ((ability.of !== undefined) !== (ability.on === "creature-destroyed"))
      fault(["of"], '"of" belongs to "creature-destroyed" and nothing else');
  }
  if (ability.kind === "trigger" && ability.on === "host-turn-start" && card.type !== "enhancement")
    fault(["on"], "only an enhancement has a host");
  if (ability.kind === "activate") {
    const { spend, cp, tokens, sacrifice, discard } = ability.cost;
    if (!spend && cp === 0 && !tokens && !sacrifice && discard === 0)
      fault(["cost"], "an ability must cost something");
  }
  if ("do" in ability) faults.push(...checkEffects(scope, ability.do, [...at, "do"]));
  return faults;
}

function uses(ability: Ability, name: "target" | "target-2"): boolean {
  return (
    "do" in ability &&
    [`"to":"${name}"`, `"with":"${name}"`].some((use) => JSON.stringify(ability.do).includes(use))
  );
}

function checkEffects(scope: Scope, list: readonly Effect[], at: Path): Fault[] {
  return list.flatMap((effect, i) => {
    const here = [...at, i];
    if (effect.op !== "when") return checkEffect(scope, effect, here);
    return [
      ...checkCondition(scope, effect.if, [...here, "if"]),
      ...effect.do.flatMap((part, j) => checkEffect(scope, part, [...here, "do", j])),
      ...(effect.else ?? []).flatMap((part, j) => checkEffect(scope, part, [...here, "else", j])),
    ];
  });
}

function checkEffect(scope: Scope, effect: PlainEffect, at: Path): Fault[] {
  const faults: Fault[] = [];
  if ("to" in effect && effect.op !== "from-boneyard") {
    faults.push(...checkWho(scope, effect.to, [...at, "to"]));
    const spell = targetOf(scope, effect.to)?.filter.kind === "spell";
    if (effect.op === "counter" && !spell && effect.to !== "it")
      faults.push({ path: [...at, "to"], message: "only a spell on the stack can be countered" });
    if (effect.op !== "counter" && spell)
      faults.push({ path: [...at, "to"], message: "a spell on the stack can only be countered" });
  }
  if (effect.op === "fuse") {
    faults.push(...checkWho(scope, effect.with, [...at, "with"]));
    for (const key of ["to", "with"] as const)
      if (targetOf(scope, effect[key])?.filter.kind !== "creature")
        faults.push({ path: [...at, key], message: "only two target creatures can become one" });
  }
  if ("amount" in effect) faults.push(...checkAmount(scope, effect.amount, [...at, "amount"]));
  if (effect.op === "store-cp" && !scope.card.abilities.some((ability) => ability.kind === "stores-cp"))
    faults.push({ path: [...at, "op"], message: 'the card needs a "stores-cp" ability' });
  if (effect.op === "modify") faults.push(...checkGrant(effect.grant, [...at, "grant"]));
  if (effect.op === "from-boneyard") faults.push(...checkFetch(scope, effect, at));
  return faults;
}

function checkGrant(grant: Modifier, at: Path): Fault[] {
  const faults: Fault[] = [];
  if (grant.apEach) faults.push(...checkFilter(grant.apEach, [...at, "apEach"], false));
  if (grant.undefendableBy) {
    const path = [...at, "undefendableBy"];
    faults.push(...checkFilter(grant.undefendableBy, path, false));
    if (!["creature", "hero", "creature-or-hero"].includes(grant.undefendableBy.kind))
      faults.push({ path: [...path, "kind"], message: "only creatures and heroes defend" });
  }
  return faults;
}

function checkFetch(scope: Scope, word: Extract<PlainEffect, { op: "from-boneyard" }>, at: Path): Fault[] {
  const faults: Fault[] = [];
  if (word.self && !scope.self)
    faults.push({ path: [...at, "self"], message: `${a(scope.card.type)} is not in the Boneyard yet` });
  if (word.self && (word.type !== undefined || word.maxLevel !== undefined))
    faults.push({ path: [...at, "self"], message: "it is the card itself, whatever its type and level" });
  if (word.to === "play" && (word.self ? scope.card.type : word.type) !== "creature")
    faults.push({ path: [...at, "to"], message: "only creatures are put into play" });
  return faults;
}

function targetOf(scope: Scope, who: Who): TargetSpec | undefined {
  return who === "target" ? scope.targets[0] : who === "target-2" ? scope.targets[1] : undefined;
}

function checkWho(scope: Scope, who: Who, at: Path): Fault[] {
  if (typeof who !== "string") return checkFilter(who.each, [...at, "each"], false);
  if ((who === "target" || who === "target-2") && !targetOf(scope, who))
    return [{ path: at, message: `"${who}" needs ${who === "target" ? "a target" : "two targets"}` }];
  if ((who === "host" || who === "host-controller") && scope.card.type !== "enhancement")
    return [{ path: at, message: "only an enhancement has a host" }];
  if (who === "it" && !scope.it) return [{ path: at, message: 'nothing here is meant by "it"' }];
  if (who === "self" && !scope.self)
    return [{ path: at, message: `${a(scope.card.type)} is not in play when it takes effect` }];
  return [];
}

function checkAmount(scope: Scope, amount: Amount, at: Path): Fault[] {
  if (amount === "x") return scope.x ? [] : [{ path: at, message: '"x" needs xMax' }];
  if (typeof amount === "number") return [];
  if ("each" in amount) return checkFilter(amount.each, [...at, "each"], false);
  return scope.self ? [] : [{ path: at, message: "a spell has no tokens" }];
}

function checkCondition(scope: Scope, condition: Condition, at: Path): Fault[] {
  if ("count" in condition) return checkFilter(condition.count, [...at, "count"], false);
  if ("it" in condition)
    return scope.it
      ? checkFilter(condition.it, [...at, "it"], true)
      : [{ path: [...at, "it"], message: 'nothing here is meant by "it"' }];
  if ("rolled" in condition && !scope.rolled)
    return [{ path: [...at, "rolled"], message: "there is no roll here" }];
  if ("tokens" in condition && !scope.self)
    return [{ path: [...at, "tokens"], message: "a spell has no tokens" }];
  return [];
}

function checkFilter(filter: Filter, at: Path, onStack: boolean): Fault[] {
  const faults: Fault[] = [];
  if (filter.kind === "spell" && !onStack)
    faults.push({ path: [...at, "kind"], message: "spells on the stack can only be targets" });
  if (filter.type !== undefined && filter.kind !== "spell")
    faults.push({ path: [...at, "type"], message: "only spells on the stack are told apart by type" });
  return faults;
}

function a(word: string): string {
  return `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`;
}
