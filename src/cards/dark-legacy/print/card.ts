import type { Ability, CardDef, Condition, Cost, Filter, Trigger } from "../vocabulary.ts";
import { effectsAfter, effectsText, grantText } from "./effects.ts";
import { aThing, conditionText, hostNoun, noun, type Scene, thing } from "./things.ts";
import { article, capital, counted, KEYWORD_NAMES, list, numberWord, TOKEN_NAMES } from "./words.ts";

/** The rules text of a card, one paragraph an ability; "" for a card without abilities. Keywords are not in it. */
export function printText(def: CardDef): string {
  const lines: string[] = [];
  const enhances = def.abilities.flatMap((ability) => (ability.kind === "enhances" ? [ability.filter] : []));
  if (enhances.length > 0) lines.push(`Enhance ${hosts(enhances)}.`);
  for (const ability of def.abilities) {
    const line = abilityText(def, ability, hostNoun(enhances));
    if (line !== "") lines.push(line);
  }
  return lines.join("\n");
}

/** "Chaos creature · cost 3 · level 1 · AP 2 · Life 2" */
export function printLine(def: CardDef): string {
  const parts = [
    `${def.faction} ${def.type}${def.subtype ? ` (${def.subtype})` : ""}`,
    `cost ${def.cost}`,
    `level ${def.level}`,
  ];
  if (def.ap !== undefined) parts.push(`AP ${def.ap}`);
  if (def.armor !== undefined) parts.push(`armor ${def.armor}`);
  if (def.aura !== undefined) parts.push(`Aura Armor ${def.aura}`);
  if (def.life !== undefined) parts.push(`life ${def.life}`);
  if (def.ammo !== undefined) parts.push(`ammo ${def.ammo}`);
  return parts.join(" \u00b7 ");
}

/** "Flying, Annihilate"; "" without keywords. */
export function printKeywords(def: CardDef): string {
  return def.keywords.map((keyword) => KEYWORD_NAMES[keyword]).join(", ");
}

/** "a creature or weapon you control" when only the kinds differ; else one after the other. */
function hosts(filters: readonly Filter[]): string {
  const [first] = filters;
  const { kind, side } = first ?? {};
  const onlyKinds = filters.every(
    (one) => noun(one) === noun({ kind: one.kind, side: one.side }) && one.side === side,
  );
  if (filters.length < 2 || !onlyKinds || kind === undefined || side === undefined)
    return list(filters.map(aThing), "or");
  return aThing({ kind, side }).replace(noun({ kind, side: "any" }), hostNoun(filters));
}

const IT: Readonly<Partial<Record<Trigger, string>>> = {
  attacks: "the attacked hero",
  defends: "the attacker",
  "hero-defends": "the attacker",
  "opponent-casts": "that spell",
  "you-cast": "that spell",
};

function sceneOf(def: CardDef, ability: Ability, host: string): Scene {
  let it = "it";
  if (ability.kind === "trigger") {
    it = IT[ability.on] ?? "it";
    if (ability.on === "deals-damage")
      it =
        ability.if && "it" in ability.if
          ? `that ${noun({ kind: ability.if.it.kind, side: "any" })}`
          : "what it damaged";
  }
  return { name: def.name, host, it, targets: "targets" in ability ? ability.targets : [], named: new Set() };
}

function abilityText(def: CardDef, ability: Ability, host: string): string {
  const scene = sceneOf(def, ability, host);
  switch (ability.kind) {
    case "spell": {
      const x = ability.xMax === undefined ? "" : ` X is the extra CP you pay, at most ${ability.xMax}.`;
      return effectsText(scene, ability.do) + x;
    }
    case "activate":
      return `${capital(costText(def, ability.cost))}: ${effectsText(scene, ability.do)}`;
    case "trigger": {
      const { opening, rest } = triggerText(scene, def, ability);
      const condition = rest ? `if ${conditionText(scene, rest)}, ` : "";
      return `${opening}, ${condition}${effectsAfter(scene, ability.do)}`;
    }
    case "static": {
      const what = `${thing(scene, ability.affects)} ${grantText(ability.grant, "has")}.`;
      return ability.if ? `As long as ${conditionText(scene, ability.if)}, ${what}` : capital(what);
    }
    case "armor":
      return `Works as armor ${ability.value} of the enhanced hero.`;
    case "stores-cp":
      return `${def.name} holds up to ${ability.max} CP; they may be spent like CP of your own and do not fade.`;
    case "split-attack":
      return `${def.name} may attack or defend as ${numberWord(ability.attacks)} attacks with AP ${ability.ap} each, resolved one by one, instead of one with AP ${def.ap ?? 0}.`;
    case "enhances":
      return "";
  }
}

function costText(def: CardDef, cost: Cost): string {
  const parts: string[] = [];
  if (cost.spend) parts.push("spend");
  if (cost.cp > 0) parts.push(`pay ${cost.cp} CP`);
  if (cost.tokens)
    parts.push(
      `remove ${counted(cost.tokens.count, `${TOKEN_NAMES[cost.tokens.token]} token`)} from ${def.name}`,
    );
  if (cost.sacrifice)
    parts.push(cost.sacrifice === "self" ? `sacrifice ${def.name}` : "sacrifice a creature");
  if (cost.discard > 0) parts.push(`discard ${counted(cost.discard, "card")}`);
  return parts.join(", ");
}

/** The opening of a triggered ability; a condition on "it" is worked into it where English allows. */
function triggerText(
  scene: Scene,
  def: CardDef,
  { on, of, if: condition }: Extract<Ability, { kind: "trigger" }>,
): { opening: string; rest: Condition | undefined } {
  const it = condition && "it" in condition ? condition.it : undefined;
  const self = def.type === "enhancement" ? `the enhanced ${scene.host}` : def.name;
  switch (on) {
    case "enters":
      return { opening: `When ${def.name} enters play`, rest: condition };
    case "destroyed":
      return { opening: `When ${def.name} is destroyed`, rest: condition };
    case "creature-destroyed":
      return { opening: `When ${of ? aThing(of) : "a creature"} is destroyed`, rest: condition };
    case "your-turn-start":
      return { opening: "At the start of your turn", rest: condition };
    case "host-turn-start":
      return { opening: `At the start of the turn of ${hostTurn(scene.host)}`, rest: condition };
    case "attacks":
      return { opening: `When ${self} attacks`, rest: condition };
    case "defends":
      return { opening: `When ${self} defends`, rest: condition };
    case "hero-defends":
      return it
        ? { opening: `When your hero defends against ${aThing(it)}`, rest: undefined }
        : { opening: "When your hero defends", rest: condition };
    case "deals-damage":
      return it
        ? { opening: `When ${self} deals damage to ${aThing(it)} in an attack`, rest: undefined }
        : { opening: `When ${self} deals damage in an attack`, rest: condition };
    case "opponent-casts":
    case "you-cast": {
      const who = on === "you-cast" ? "you cast" : "your opponent casts";
      return it
        ? { opening: `When ${who} ${article(noun({ ...it, side: "any" }))}`, rest: undefined }
        : { opening: `When ${who} a spell`, rest: condition };
    }
  }
}

/** Whose turn: an enhanced hero has its own, an enhanced card that of its controller. */
function hostTurn(host: string): string {
  const cards = host.split(" or ").filter((word) => word !== "hero");
  const parts = cards.length > 0 ? [`the enhanced ${cards.join(" or ")}'s controller`] : [];
  return list(host.includes("hero") ? ["the enhanced hero", ...parts] : parts, "or");
}
