import type { Ability, CardDef, Condition, Cost, Filter, Trigger } from "../../vocabulary.ts";
import { capital } from "../words.ts";
import { effectsAfter, effectsText, staticText } from "./effects.ts";
import { aThing, conditionText, host, type Scene } from "./things.ts";
import {
  CARD,
  type Case,
  counted,
  type Gender,
  KEYWORD_NAMES,
  kindOf,
  list,
  numberWord,
  the,
  thisOne,
  tokenNoun,
} from "./words.ts";

/** The rules text of a card in German, one paragraph an ability; "" for a card without abilities. Keywords are not in it. */
export function printText(def: CardDef): string {
  const lines: string[] = [];
  const enhances = def.abilities.flatMap((ability) => (ability.kind === "enhances" ? [ability.filter] : []));
  if (enhances.length > 0)
    lines.push(
      `Verstärkt ${list(
        enhances.map((filter) => aThing(filter, "A")),
        "oder",
      )}.`,
    );
  const hosts = [...new Set(enhances.map((filter) => filter.kind))];
  for (const ability of def.abilities) {
    const line = abilityText(def, ability, hosts);
    if (line !== "") lines.push(line);
  }
  return lines.join("\n");
}

/** "Chaos-Kreatur · Kosten 3 · Stufe 1 · AP 2 · Leben 2" */
export function printLine(def: CardDef): string {
  const parts = [kindOf(def), `Kosten ${def.cost}`, `Stufe ${def.level}`];
  if (def.ap !== undefined) parts.push(`AP ${def.ap}`);
  if (def.armor !== undefined) parts.push(`Rüstung ${def.armor}`);
  if (def.aura !== undefined) parts.push(`Aurarüstung ${def.aura}`);
  if (def.life !== undefined) parts.push(`Leben ${def.life}`);
  if (def.ammo !== undefined) parts.push(`Munition ${def.ammo}`);
  return parts.join(" \u00b7 ");
}

/** "Flug, Vernichtung"; "" without keywords. */
export function printKeywords(def: CardDef): string {
  return def.keywords.map((keyword) => KEYWORD_NAMES[keyword]).join(", ");
}

/** A noun with an article and an adjective in every case: "der angegriffene Held", "dem angegriffenen Helden". */
function known(gender: Gender, adjective: string, one: string, oblique = one): (kase: Case) => string {
  return (kase) => {
    const weak = kase === "N" || (kase === "A" && gender !== "m") ? "e" : "en";
    const before = adjective === "" ? "" : `${adjective}${weak} `;
    return `${the(gender, kase)} ${before}${kase === "N" ? one : oblique}`;
  };
}
const ATTACKED = known("m", "angegriffen", "Held", "Helden");
const ATTACKER = known("m", "", "Angreifer");
const HURT = known("n", "getroffen", "Ziel");
const THAT_SPELL = (kase: Case): string => `${thisOne("m", kase)} Zauber`;
const THAT_CARD = (kase: Case): string => `${thisOne("f", kase)} Karte`;

const IT: Readonly<Partial<Record<Trigger, (kase: Case) => string>>> = {
  attacks: ATTACKED,
  defends: ATTACKER,
  "hero-defends": ATTACKER,
  "opponent-casts": THAT_SPELL,
  "you-cast": THAT_SPELL,
};

function itOf(ability: Ability): Scene["it"] {
  if (ability.kind !== "trigger") return THAT_CARD;
  if (ability.on !== "deals-damage") return IT[ability.on] ?? THAT_CARD;
  if (!ability.if || !("it" in ability.if)) return HURT;
  const { kind } = ability.if.it;
  return kind === "creature"
    ? (kase) => `${thisOne("f", kase)} Kreatur`
    : kind === "hero"
      ? (kase) => `${thisOne("m", kase)} ${kase === "N" ? "Held" : "Helden"}`
      : HURT;
}

function abilityText(def: CardDef, ability: Ability, hosts: readonly Filter["kind"][]): string {
  const scene: Scene = {
    name: def.name,
    hosts,
    it: itOf(ability),
    targets: "targets" in ability ? ability.targets : [],
    named: new Set(),
  };
  switch (ability.kind) {
    case "spell": {
      const x =
        ability.xMax === undefined
          ? ""
          : ` X sind die CP, die du zusätzlich bezahlst, höchstens ${ability.xMax}.`;
      return effectsText(scene, ability.do) + x;
    }
    case "activate":
      return `${capital(costText(def, ability.cost))}: ${effectsText(scene, ability.do)}`;
    case "trigger": {
      const { opening, rest } = triggerText(scene, def, ability);
      if (ability.on === "your-turn-start" || ability.on === "host-turn-start")
        return atTurnStart(scene, opening, rest, ability.do);
      const condition = rest ? ` und ${conditionText(scene, rest)}` : "";
      return `${opening}${condition}${effectsAfter(scene, ability.do)}`;
    }
    case "static": {
      const { affects, grant } = ability;
      return ability.if
        ? `Solange ${conditionText(scene, ability.if)}, ${staticText(scene, affects, grant, true)}.`
        : `${capital(staticText(scene, affects, grant, false))}.`;
    }
    case "armor":
      return `Wirkt als Rüstung ${ability.value} des verstärkten Helden.`;
    case "stores-cp":
      return `${def.name} fasst bis zu ${ability.max} CP; sie lassen sich wie deine eigenen ausgeben und verfallen nicht.`;
    case "split-attack":
      return `${def.name} darf statt mit einem Angriff mit AP ${def.ap ?? 0} auch mit ${numberWord(ability.attacks)} Angriffen mit je AP ${ability.ap} angreifen oder verteidigen, die einer nach dem anderen verrechnet werden.`;
    case "enhances":
      return "";
  }
}

/** "Am Anfang deines Zuges ziehe eine Karte." No comma, unless a condition stands between. */
function atTurnStart(
  scene: Scene,
  opening: string,
  condition: Condition | undefined,
  effects: Parameters<typeof effectsAfter>[1],
): string {
  if (condition) return `${opening}, wenn ${conditionText(scene, condition)}${effectsAfter(scene, effects)}`;
  const after = effectsAfter(scene, effects);
  return opening.includes(", ") ? `${opening}${after}` : `${opening}${after.replace(/^,/, "")}`;
}

function costText(def: CardDef, cost: Cost): string {
  const parts: string[] = [];
  if (cost.spend) parts.push("erschöpfen");
  if (cost.cp > 0) parts.push(`${cost.cp} CP bezahlen`);
  if (cost.tokens)
    parts.push(`${counted(cost.tokens.count, tokenNoun(cost.tokens.token))} von ${def.name} entfernen`);
  if (cost.sacrifice) parts.push(cost.sacrifice === "self" ? `${def.name} opfern` : "eine Kreatur opfern");
  if (cost.discard > 0) parts.push(`${counted(cost.discard, CARD)} abwerfen`);
  return parts.join(", ");
}

/** The opening of a triggered ability; a condition on what it speaks of is worked into it where German allows. */
function triggerText(
  scene: Scene,
  def: CardDef,
  { on, of, if: condition }: Extract<Ability, { kind: "trigger" }>,
): { opening: string; rest: Condition | undefined } {
  const it = condition && "it" in condition ? condition.it : undefined;
  const self = def.type === "enhancement" ? host(scene.hosts, "N") : def.name;
  switch (on) {
    case "enters":
      return { opening: `Wenn ${def.name} ins Spiel kommt`, rest: condition };
    case "destroyed":
      return { opening: `Wenn ${def.name} zerstört wird`, rest: condition };
    case "creature-destroyed":
      return { opening: `Wenn ${of ? aThing(of, "N") : "eine Kreatur"} zerstört wird`, rest: condition };
    case "your-turn-start":
      return { opening: "Am Anfang deines Zuges", rest: condition };
    case "host-turn-start":
      return { opening: `Am Anfang des Zuges ${hostTurn(scene.hosts)}`, rest: condition };
    case "attacks":
      return { opening: `Wenn ${self} angreift`, rest: condition };
    case "defends":
      return { opening: `Wenn ${self} verteidigt`, rest: condition };
    case "hero-defends":
      return it
        ? { opening: `Wenn dein Held gegen ${aThing(it, "A")} verteidigt`, rest: undefined }
        : { opening: "Wenn dein Held verteidigt", rest: condition };
    case "deals-damage":
      return it
        ? { opening: `Wenn ${self} in einem Angriff ${aThing(it, "D")} Schaden zufügt`, rest: undefined }
        : { opening: `Wenn ${self} in einem Angriff Schaden zufügt`, rest: condition };
    case "opponent-casts":
    case "you-cast": {
      const [who, verb] = on === "you-cast" ? ["du", "wirkst"] : ["die Gegenseite", "wirkt"];
      const what = it ? aThing({ ...it, side: "any" }, "A") : "einen Zauber";
      return { opening: `Wenn ${who} ${what} ${verb}`, rest: it ? undefined : condition };
    }
  }
}

/** Whose turn: an enhanced hero has its own, an enhanced card that of its controller. */
function hostTurn(hosts: readonly Filter["kind"][]): string {
  const cards = hosts.filter((kind) => kind !== "hero");
  const parts = cards.length > 0 ? [`der Person, die ${host(cards, "A")} kontrolliert`] : [];
  return list(hosts.includes("hero") ? [host(["hero"], "G"), ...parts] : parts, "oder");
}
