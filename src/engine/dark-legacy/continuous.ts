import {
  type Condition,
  type Filter,
  KEYWORDS,
  type Keyword,
  type Modifier,
  type Who,
} from "../../cards/dark-legacy/vocabulary.ts";
import type { Seat } from "../kernel/choice.ts";
import { activesOf, creaturesOf, hostOf, isInPlay, permanents, playerOf, playOf } from "./board.ts";
import { cardDef, cardOf, isSpell } from "./defs.ts";
import { isOfFaction } from "./fusion.ts";
import type { Active } from "./memo.ts";
import type { CardId, Fighter, ResultKind, State, Target } from "./state.ts";
import { around, isFallen, opponentsInSight, sameTeam } from "./teams.ts";

/**
 * Order of application (one place for all): printed figures, then static effects by timestamp, then timed effects by
 * timestamp. Numbers add up. A keyword-granting effect sees only keywords granted before it, so nothing goes in circles.
 * D-16: "can't" of any effect beats "can"; "can" of a card beats a rule.
 */
export interface Eye {
  /** From whose side "own" and "opposing" are meant. */
  readonly controller: Seat;
  readonly source: CardId | null;
  /** Effects from this index on are not looked at. */
  readonly before?: number;
  /** The opponent meant, when one was chosen (D-14). */
  readonly opponent?: Seat;
}
type CanWord = NonNullable<Modifier["can"]>[number];
type CantWord = NonNullable<Modifier["cant"]>[number];

export function sameTarget(a: Target, b: Target): boolean {
  if ("card" in a) return "card" in b && a.card === b.card;
  if ("hero" in a) return "hero" in b && a.hero === b.hero;
  return "stack" in b && a.stack === b.stack;
}

function meets(state: State, active: Active, on: Target): boolean {
  if (active.on) return sameTarget(active.on, on);
  if (!active.who || !meetsWho(state, active, active.who, on)) return false;
  return active.condition === null || holds(state, active.condition, eyeOf(active));
}

/** Only what grants keywords must not look at later ones; figures are given by all keywords there are. */
function eyeOf({ controller, source, grant, index }: Active): Eye {
  return grant.keywords && grant.keywords.length > 0
    ? { controller, source, before: index }
    : { controller, source };
}

function meetsWho(state: State, active: Active, who: Who, on: Target): boolean {
  if (typeof who === "object") return matches(state, who.each, on, eyeOf(active));
  switch (who) {
    case "self":
      return "card" in on && on.card === active.source;
    case "host": {
      const host = hostOf(state, active.source);
      return host !== null && sameTarget(host, on);
    }
    case "your-hero":
      return "hero" in on && on.hero === active.controller;
    case "opposing-hero":
      return "hero" in on && !sameTeam(state, on.hero, active.controller);
    case "host-controller":
      return "hero" in on && on.hero === hostController(state, hostOf(state, active.source));
    default:
      return false;
  }
}

/** The hero enhanced, or the controller of the creature or weapon enhanced. */
export function hostController(state: State, host: Target | null): Seat | null {
  if (!host || "stack" in host) return null;
  return "hero" in host
    ? host.hero
    : (cardOf(state, host.card).play?.controller ?? cardOf(state, host.card).owner);
}

type Sum = "ap" | "armor" | "aura" | "life" | "attackRoll" | "castRoll" | "reduceDamage";
/** What all effects together add to one figure of a card or hero. */
export function granted(state: State, on: Target, figure: Sum): number {
  let sum = 0;
  for (const active of activesOf(state, figure)) {
    const { grant } = active;
    const plain = grant[figure];
    const each = figure === "ap" ? grant.apEach : undefined;
    if (plain === undefined && each === undefined) continue;
    if (!meets(state, active, on)) continue;
    sum += plain ?? 0;
    if (each) sum += countMatching(state, each, { controller: active.controller, source: active.source });
  }
  return sum;
}

/** The same for a plain figure, by the cards that give it. */
export function grantedBy(
  state: State,
  on: Target,
  figure: "attackRoll" | "castRoll",
): { readonly source: CardId; readonly count: number }[] {
  return activesOf(state, figure).flatMap((active) => {
    const count = active.grant[figure];
    return count !== undefined && meets(state, active, on) ? [{ source: active.source, count }] : [];
  });
}

export function can(state: State, on: Target, word: CanWord): boolean {
  for (const active of activesOf(state, "can"))
    if (active.grant.can?.includes(word) === true && meets(state, active, on)) return true;
  return false;
}
export function cant(state: State, on: Target, word: CantWord): boolean {
  for (const active of activesOf(state, "cant"))
    if (active.grant.cant?.includes(word) === true && meets(state, active, on)) return true;
  return false;
}
/** Does a card say that this attacker can't be met by this defender? */
export function undefendable(state: State, attacker: Target, defender: Target): boolean {
  for (const active of activesOf(state, "undefendableBy")) {
    const { undefendableBy } = active.grant;
    if (!undefendableBy || !meets(state, active, attacker)) continue;
    const eye = { controller: active.controller, source: active.source };
    if (matches(state, undefendableBy, defender, eye)) return true;
  }
  return false;
}

/** Keywords of a card in play or of a hero, printed and granted (D-12.9). */
export function hasKeyword(state: State, on: Target, keyword: Keyword, before?: number): boolean {
  if ("stack" in on) return false;
  if ("card" in on && cardDef(state, on.card).keywords.includes(keyword)) return true;
  for (const active of activesOf(state, "keywords")) {
    if (before !== undefined && active.index >= before) break;
    if (active.grant.keywords?.includes(keyword) === true && meets(state, active, on)) return true;
  }
  return false;
}

/** All keywords of a card in play, in their fixed order. */
export function keywordsOf(state: State, on: { readonly card: CardId }): Keyword[] {
  const found = new Set(cardDef(state, on.card).keywords);
  for (const active of activesOf(state, "keywords")) {
    const { keywords } = active.grant;
    if (keywords && keywords.length > 0 && meets(state, active, on))
      for (const word of keywords) found.add(word);
  }
  return found.size > 0 ? KEYWORDS.filter((word) => found.has(word)) : [];
}

export function factionOf(state: State, seat: Seat): string | null {
  const player = playerOf(state, seat);
  return state.options.heroFactionFrom === "level5" && player.level < 5 ? null : player.faction;
}

/** Does a filter mean this thing? Every line of it must hold; a name is looked for as a part (D-13.9). */
export function matches(state: State, filter: Filter, on: Target, eye: Eye): boolean {
  if ("stack" in on) return matchesSpell(state, filter, on.stack, eye);
  if ("hero" in on) return matchesHero(state, filter, on.hero, eye);
  const { card } = on;
  if (!isInPlay(state, card)) return false;
  const def = cardDef(state, card);
  const play = playOf(state, card);
  if (!kindFits(filter.kind, def.type)) return false;
  if (!sideFits(state, filter, play.controller, eye)) return false;
  if (filter.other && card === eye.source) return false;
  if (filter.nameHas !== undefined && !def.name.includes(filter.nameHas)) return false;
  if (filter.faction !== undefined && !isOfFaction(def, filter.faction)) return false;
  if (filter.type !== undefined && def.type !== filter.type) return false;
  if (filter.maxLevel !== undefined && def.level > filter.maxLevel) return false;
  if (filter.keyword !== undefined && !hasKeyword(state, on, filter.keyword, eye.before)) return false;
  if (filter.without !== undefined && hasKeyword(state, on, filter.without, eye.before)) return false;
  switch (filter.state) {
    case undefined:
      return true;
    case "ready":
      return !play.spent;
    case "spent":
      return play.spent;
    case "damaged":
      return play.armor + play.aura + play.life > 0;
    default:
      return fights(state, on, filter.state);
  }
}

function kindFits(kind: Filter["kind"], type: string): boolean {
  if (kind === "item") return type === "weapon" || type === "armor" || type === "relic";
  return kind === type || (kind === "creature-or-hero" && type === "creature");
}
/** "Own" is one's own, "opposing" is the other team's: what a teammate has is neither (D-14). */
function sideFits(state: State, filter: Filter, controller: Seat, eye: Eye): boolean {
  if (filter.side === "any") return true;
  return filter.side === "own" ? controller === eye.controller : !sameTeam(state, controller, eye.controller);
}

function matchesHero(state: State, filter: Filter, seat: Seat, eye: Eye): boolean {
  if (filter.kind !== "hero" && filter.kind !== "creature-or-hero") return false;
  if (isFallen(state, seat) || !sideFits(state, filter, seat, eye)) return false;
  const on = { hero: seat };
  if (filter.nameHas !== undefined || filter.type !== undefined) return false;
  if (filter.faction !== undefined && factionOf(state, seat) !== filter.faction) return false;
  if (filter.maxLevel !== undefined && playerOf(state, seat).level > filter.maxLevel) return false;
  if (filter.keyword !== undefined && !hasKeyword(state, on, filter.keyword, eye.before)) return false;
  if (filter.without !== undefined && hasKeyword(state, on, filter.without, eye.before)) return false;
  if (filter.state === undefined || filter.state === "ready") return true;
  if (filter.state === "spent") return false;
  const player = playerOf(state, seat);
  return filter.state === "damaged" ? player.life < player.startingLife : fights(state, on, filter.state);
}

function matchesSpell(state: State, filter: Filter, id: string, eye: Eye): boolean {
  const item = state.stack.find((one) => one.id === id);
  if (item?.kind !== "spell" || filter.kind !== "spell") return false;
  const def = cardDef(state, item.card);
  return (
    sideFits(state, filter, item.controller, eye) &&
    !(filter.other && item.card === eye.source) &&
    (filter.nameHas === undefined || def.name.includes(filter.nameHas)) &&
    (filter.faction === undefined || def.faction === filter.faction) &&
    (filter.type === undefined || def.type === filter.type) &&
    (filter.maxLevel === undefined || def.level <= filter.maxLevel) &&
    (filter.keyword === undefined || def.keywords.includes(filter.keyword)) &&
    (filter.without === undefined || !def.keywords.includes(filter.without)) &&
    isSpell(def.type)
  );
}

/** Is it attacking or defending in the attack going on? */
export function fights(state: State, on: Target, how: "attacking" | "defending"): boolean {
  if (!state.attack) return false;
  return state.attack.lines.some((line) =>
    how === "attacking"
      ? !line.out && fightsAs(line.by, on)
      : line.defenders.some((one) => fightsAs(one.by, on)),
  );
}
function fightsAs(by: Fighter, on: Target): boolean {
  if ("card" in by) return "card" in on && by.card === on.card;
  return ("hero" in on && by.hero === on.hero) || ("card" in on && by.weapons.includes(on.card));
}

/** Everything a filter means now: heroes before creatures, one's own first and on to the left; other cards by age. */
export function allMatching(state: State, filter: Filter, eye: Eye): Target[] {
  const found: Target[] = [];
  if (filter.kind === "spell") {
    for (const item of state.stack)
      if (matches(state, filter, { stack: item.id }, eye)) found.push({ stack: item.id });
    return found;
  }
  if (filter.kind === "hero" || filter.kind === "creature-or-hero")
    for (const hero of around(state, eye.controller))
      if (matches(state, filter, { hero }, eye)) found.push({ hero });
  if (filter.kind === "hero") return found;
  if (filter.kind === "creature" || filter.kind === "creature-or-hero") {
    for (const seat of around(state, eye.controller))
      for (const card of creaturesOf(state, seat))
        if (matches(state, filter, { card }, eye)) found.push({ card });
    return found;
  }
  for (const card of permanents(state)) if (matches(state, filter, { card }, eye)) found.push({ card });
  return found;
}

export function countMatching(state: State, filter: Filter, eye: Eye): number {
  return allMatching(state, filter, eye).length;
}

function opponents(state: State, eye: Eye): readonly Seat[] {
  return eye.opponent === undefined ? opponentsInSight(state, eye.controller) : [eye.opponent];
}

/** Conditions of static effects, triggers and "when". */
export function holds(
  state: State,
  condition: Condition,
  eye: Eye & { readonly it?: Target | null; readonly rolled?: ResultKind | null },
): boolean {
  if ("opposingHeroFaction" in condition)
    return opponents(state, eye).some((seat) => factionOf(state, seat) === condition.opposingHeroFaction);
  if ("count" in condition) return countMatching(state, condition.count, eye) >= condition.atLeast;
  if ("heroLifeAtMost" in condition) {
    const seats = condition.of === "you" ? [eye.controller] : opponents(state, eye);
    return seats.some((seat) => playerOf(state, seat).life <= condition.heroLifeAtMost);
  }
  if ("boneyard" in condition) {
    const seats = condition.boneyard === "you" ? [eye.controller] : opponents(state, eye);
    return seats.some((seat) => playerOf(state, seat).boneyard.length >= condition.atLeast);
  }
  if ("it" in condition) return eye.it != null && matches(state, condition.it, eye.it, eye);
  if ("tokens" in condition) {
    const tokens = eye.source === null ? undefined : state.cards[eye.source]?.play?.tokens;
    return (tokens?.[condition.tokens] ?? 0) <= condition.atMost;
  }
  return eye.rolled === condition.rolled;
}
