import type { Amount, Condition, Filter, TargetSpec, Who } from "../../vocabulary.ts";
import {
  ARMOR,
  article,
  type Case,
  CREATURE,
  counted,
  ENHANCEMENT,
  ending,
  every,
  FACTION_NAMES,
  FACTION_PREFIX,
  HERO,
  ITEM,
  ITEM_NOTE,
  KEYWORD_NAMES,
  list,
  type Noun,
  numberWord,
  RELIC,
  SPELLS,
  spell,
  the,
  thisOne,
  tokenNoun,
  WEAPON,
  your,
} from "./words.ts";

/** What a piece of text knows about the card it stands on. */
export interface Scene {
  /** Name of the card. */
  readonly name: string;
  /** What this enhancement enhances. */
  readonly hosts: readonly Filter["kind"][];
  readonly targets: readonly TargetSpec[];
  /** How the card calls what its trigger speaks of. */
  readonly it: (kase: Case) => string;
  /** Targets that have been named already, so that they are "diese" from then on. */
  readonly named: Set<string>;
}

const NOUNS: Readonly<Record<Filter["kind"], readonly Noun[]>> = {
  creature: [CREATURE],
  weapon: [WEAPON],
  armor: [ARMOR],
  relic: [RELIC],
  item: [ITEM],
  enhancement: [ENHANCEMENT],
  hero: [HERO],
  "creature-or-hero": [CREATURE, HERO],
  spell: [spell()],
};
const STATES = {
  ready: "bereit",
  spent: "erschöpft",
  damaged: "verwundet",
  attacking: "angreifend",
  defending: "verteidigend",
} as const;

/** How something is spoken of: "eine Kreatur", "keine Kreatur", "jede Kreatur", "eine Kreatur deiner Wahl", "Kreaturen". */
type Way = "a" | "no" | "every" | "chosen" | "one-chosen" | "many";

function nounsOf({ kind, type }: Filter): readonly Noun[] {
  return kind === "spell" && type ? [SPELLS[type]] : NOUNS[kind];
}

/** "eine andere angreifende gegnerische Chaos-Kreatur mit Flug" in the case that its place asks for. */
export function phrase(filter: Filter, kase: Case, way: Way): string {
  const before: string[] = [];
  if (filter.other) before.push("ander");
  if (filter.state) before.push(STATES[filter.state]);
  if (filter.side !== "any") before.push(filter.side === "opposing" ? "gegnerisch" : "eigen");
  if (filter.faction === "General") before.push("allgemein");
  const prefix = filter.faction && filter.faction !== "General" ? `${FACTION_PREFIX[filter.faction]}-` : "";
  const parts = nounsOf(filter).map((noun) => {
    const { gender } = noun;
    const many = way === "many";
    const end = ending(gender, kase, many ? "many" : way === "every" ? "der" : "ein");
    const word = many ? (kase === "D" ? noun.manyD : noun.many) : noun.one[kase];
    const one = way === "every" ? every(gender, kase) : `${way === "no" ? "k" : ""}${article(gender, kase)}`;
    const lead = many ? [] : [one];
    return [...lead, ...before.map((adjective) => `${adjective}${end}`), `${prefix}${word}`].join(" ");
  });
  const after: string[] = [];
  if (filter.kind === "item") after.push(ITEM_NOTE);
  if (way === "chosen" || way === "one-chosen") after.push("deiner Wahl");
  if (filter.nameHas) after.push(`mit „${filter.nameHas}“ im Namen`);
  if (filter.keyword) after.push(`mit ${KEYWORD_NAMES[filter.keyword]}`);
  if (filter.without) after.push(`ohne ${KEYWORD_NAMES[filter.without]}`);
  if (filter.maxLevel !== undefined) after.push(`mit Stufe ${filter.maxLevel} oder weniger`);
  const most = way === "one-chosen" ? "bis zu " : "";
  return `${most}${[list(parts, ["many", "every", "no"].includes(way) ? "und" : "oder"), ...after].join(" ")}`;
}

/** A filter as a thing spoken of once: "eine Kreatur", "dein Held", "der gegnerische Held". */
export function aThing(filter: Filter, kase: Case): string {
  const plainHero =
    filter.kind === "hero" && !filter.faction && !filter.keyword && !filter.without && !filter.state;
  if (plainHero && filter.side === "own") return yourHero(kase);
  if (plainHero && filter.side === "opposing") return opposingHero(kase);
  return phrase(filter, kase, "a");
}

function yourHero(kase: Case): string {
  return `${your("m", kase)} ${HERO.one[kase]}`;
}
function opposingHero(kase: Case): string {
  return `${the("m", kase)} gegnerische${kase === "N" ? "" : "n"} ${HERO.one[kase]}`;
}

/** "die verstärkte Kreatur oder das verstärkte Relikt" */
export function host(hosts: readonly Filter["kind"][], kase: Case): string {
  const nouns = hosts.flatMap((kind) => NOUNS[kind]);
  return list(
    nouns.map(
      ({ gender, one }) => `${the(gender, kase)} verstärkt${ending(gender, kase, "der")} ${one[kase]}`,
    ),
    "oder",
  );
}

/** Who or what, in the case that its place asks for. A target is described once and is "diese" afterwards. */
export function thing(scene: Scene, who: Who, kase: Case): string {
  if (typeof who !== "string") return phrase(who.each, kase, "every");
  switch (who) {
    case "self":
      return scene.name;
    case "host":
      return host(scene.hosts, kase);
    case "your-hero":
      return yourHero(kase);
    case "opposing-hero":
      return opposingHero(kase);
    case "it":
      return scene.it(kase);
    case "host-controller":
      return scene.hosts.every((kind) => kind === "hero")
        ? host(scene.hosts, kase)
        : `${the("m", kase)} ${HERO.one[kase]} auf der Seite ${host(scene.hosts, "G")}`;
    default:
      return targetName(scene, who, kase);
  }
}

function targetName(scene: Scene, who: "target" | "target-2", kase: Case): string {
  const spec = scene.targets[who === "target" ? 0 : 1];
  if (!spec) return "nichts";
  if (scene.named.has(who)) {
    const nouns = nounsOf({ kind: spec.filter.kind, side: "any" });
    return list(
      nouns.map(({ gender, one }) => `${thisOne(gender, kase)} ${one[kase]}`),
      "oder",
    );
  }
  scene.named.add(who);
  const other = who === "target-2" ? ({ other: true } as const) : {};
  return phrase({ ...spec.filter, ...other }, kase, spec.optional ? "one-chosen" : "chosen");
}

/** A number and what may follow the noun it counts: "2" and " für jedes eigene Relikt". */
export function quantity(scene: Scene, amount: Amount): { readonly n: number | "X"; readonly tail: string } {
  if (amount === "x") return { n: "X", tail: "" };
  if (typeof amount === "number") return { n: amount, tail: "" };
  const each =
    "each" in amount
      ? phrase(amount.each, "A", "every")
      : `jede ${tokenNoun(amount.tokens).one.A} auf ${scene.name}`;
  return { n: amount.times, tail: ` für ${each}` };
}

const RESULTS = {
  "critical-miss": "ein Patzer",
  "clean-miss": "ein Fehlschlag",
  hit: "ein Treffer",
  "direct-hit": "ein Volltreffer",
  "critical-hit": "ein kritischer Treffer",
} as const;

/** A condition as it stands after "wenn" or "solange": with its verb at the end. */
export function conditionText(scene: Scene, condition: Condition): string {
  if ("opposingHeroFaction" in condition)
    return `der gegnerische Held der Fraktion ${FACTION_NAMES[condition.opposingHeroFaction]} angehört`;
  if ("count" in condition) {
    const { count, atLeast } = condition;
    if (count.side === "own" && count.kind !== "creature-or-hero") {
      const bare: Filter = { ...count, side: "any" };
      const what =
        atLeast === 1 ? aThing(bare, "A") : `${numberWord(atLeast)} oder mehr ${phrase(bare, "A", "many")}`;
      return `du ${what} kontrollierst`;
    }
    return atLeast === 1
      ? `${aThing(count, "N")} im Spiel ist`
      : `${numberWord(atLeast)} oder mehr ${phrase(count, "N", "many")} im Spiel sind`;
  }
  if ("heroLifeAtMost" in condition)
    return `${condition.of === "you" ? "dein" : "der gegnerische"} Held höchstens ${condition.heroLifeAtMost} Leben hat`;
  if ("boneyard" in condition) {
    const where = condition.boneyard === "you" ? "deinem" : "dem gegnerischen";
    return condition.atLeast === 1
      ? `auf ${where} Friedhof eine Karte liegt`
      : `auf ${where} Friedhof ${numberWord(condition.atLeast)} oder mehr Karten liegen`;
  }
  if ("it" in condition) return `${scene.it("N")} ${aThing(condition.it, "N")} ist`;
  if ("tokens" in condition) {
    const { tokens, atMost } = condition;
    if (atMost === 0) return `auf ${scene.name} keine ${tokenNoun(tokens).one.N} mehr liegt`;
    return `auf ${scene.name} höchstens ${counted(atMost, tokenNoun(tokens))} ${atMost === 1 ? "liegt" : "liegen"}`;
  }
  return `der Angriffswurf ${RESULTS[condition.rolled]} war`;
}
