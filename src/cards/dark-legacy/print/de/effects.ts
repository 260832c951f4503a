import type { Effect, Modifier, PlainEffect, TokenKind, Who } from "../../vocabulary.ts";
import { capital, signed } from "../words.ts";
import { conditionText, phrase, quantity, type Scene, thing } from "./things.ts";
import { CARD, CARDS, CHARGE, counted, KEYWORD_NAMES, list, numberWord, tokenNoun } from "./words.ts";

/**
 * A main clause in its parts, since German puts the verb second: "dein Held erhält 2 Leben", but after anything else
 * "…, erhält dein Held 2 Leben". Without a subject it is a request, which always begins with its verb.
 */
interface Clause {
  readonly subject?: string;
  readonly verb: string;
  /** When or how long; it takes the first place where nothing else has it. */
  readonly time?: string;
  readonly rest: string;
}

/** The clause by itself: "dein Held erhält 2 Leben". */
function straight({ subject, verb, time, rest }: Clause): string {
  if (time !== undefined) return words(time, verb, subject, rest);
  return words(subject, verb, rest);
}
/** The clause after "und": nothing but its subject stands before the verb. */
function joined({ subject, verb, time, rest }: Clause): string {
  return words(subject, verb, time, rest);
}
/** The clause after something else: "erhält dein Held 2 Leben". */
function turned({ subject, verb, time, rest }: Clause): string {
  return words(verb, subject, time, rest);
}
function words(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== "").join(" ");
}

const CANT: Readonly<Record<NonNullable<Modifier["cant"]>[number], string>> = {
  attack: "nicht angreifen",
  defend: "nicht verteidigen",
  activate: "keine Fähigkeiten aktivieren",
  "be-targeted": "nicht zum Ziel gewählt werden",
  "cast-instants": "keine Spontanzauber wirken",
  "cast-magic": "keine Magie wirken",
  ready: "nicht bereit werden",
  "gain-life": "kein Leben erhalten",
};
const CAN: Readonly<Record<NonNullable<Modifier["can"]>[number], string>> = {
  "attack-first-turn": "im ersten Zug angreifen",
  "attack-when-summoned": "gleich im Zug des Ausspielens angreifen",
  "attack-after-casting": "nach dem Zaubern angreifen",
  "defend-when-spent": "auch erschöpft verteidigen",
  "defend-against-flying": "gegen Angreifer mit Flug verteidigen",
  "combine-weapons":
    "mit mehreren Waffen zugleich gegen ein einziges Ziel angreifen oder verteidigen, mit einem einzigen Angriffswurf",
  "two-weapons-a-slot": "auf jedem Waffenplatz zwei Waffen tragen",
};

/** What a change gives, as verbs with what follows them: "bekommt" "+2 AP und Flug", "kann" "nicht verteidigen". */
function predicates(grant: Modifier, gets: "bekommt" | "hat"): { verb: string; rest: string }[] {
  const given: string[] = [];
  if (grant.ap !== undefined) given.push(`${signed(grant.ap)} AP`);
  if (grant.armor !== undefined) given.push(`${signed(grant.armor)} Rüstung`);
  if (grant.aura !== undefined) given.push(`${signed(grant.aura)} Aurarüstung`);
  if (grant.life !== undefined) given.push(`${signed(grant.life)} Leben`);
  if (grant.attackRoll !== undefined) given.push(`${signed(grant.attackRoll)} auf Angriffswürfe`);
  if (grant.castRoll !== undefined) given.push(`${signed(grant.castRoll)} auf Zauberwürfe`);
  if (grant.apEach !== undefined) given.push(`+1 AP für ${phrase(grant.apEach, "A", "every")}`);
  given.push(...(grant.keywords ?? []).map((keyword) => KEYWORD_NAMES[keyword]));
  const found: { verb: string; rest: string }[] = [];
  if (given.length > 0) found.push({ verb: gets, rest: list(given) });
  if (grant.reduceDamage !== undefined) {
    const more = grant.reduceDamage < 0 ? "mehr" : "weniger";
    found.push({
      verb: "nimmt",
      rest: `aus jeder Quelle ${Math.abs(grant.reduceDamage)} Schaden ${more}`,
    });
  }
  for (const word of grant.can ?? []) found.push({ verb: "darf", rest: CAN[word] });
  if (grant.cant && grant.cant.length > 0)
    found.push({ verb: "kann", rest: list(grant.cant.map((word) => CANT[word])) });
  if (grant.undefendableBy)
    found.push({
      verb: "kann",
      rest: `von ${phrase(grant.undefendableBy, "D", "many")} nicht abgewehrt werden`,
    });
  return found;
}

/** That everybody of a kind cannot do something is said the other way round: "kann keine Kreatur angreifen". */
function nobody(who: Who, { cant = [], ...grant }: Modifier): Omit<Clause, "time"> | null {
  if (typeof who === "string" || cant.length === 0 || Object.keys(grant).length > 0) return null;
  const what = cant.map((word) => CANT[word].replace(/^(?:nicht|keine?) /, ""));
  return { subject: phrase(who.each, "N", "no"), verb: "kann", rest: list(what, "oder") };
}

function granted(scene: Scene, who: Who, grant: Modifier, gets: "bekommt" | "hat", lasting?: string): Clause {
  const time = lasting === undefined ? {} : { time: lasting };
  const none = nobody(who, grant);
  if (none) return { ...none, ...time };
  const subject = thing(scene, who, "N");
  const [first, ...more] = predicates(grant, gets);
  const rest = [first?.rest ?? "", ...more.map((one) => `${one.verb} ${one.rest}`)];
  return { subject, verb: first?.verb ?? gets, ...time, rest: list(rest) };
}

/** What a static ability says of a subject, by itself or after "solange …,". */
export function staticText(scene: Scene, who: Who, grant: Modifier, after: boolean): string {
  const clause = granted(scene, who, grant, "hat");
  return after ? turned(clause) : straight(clause);
}

const UNTIL = {
  "end-of-turn": "bis zum Ende des Zuges",
  "your-next-turn": "bis zum Anfang deines nächsten Zuges",
} as const;
const OPPONENT = "die Gegenseite";

/** What "you" are asked to do, or what the opponent does. */
function player(who: "you" | "opponent", you: string, they: string, rest: string): Clause {
  return who === "you" ? { verb: you, rest } : { subject: OPPONENT, verb: they, rest };
}

function tokens(n: number | "X", token: TokenKind): string {
  return counted(n, tokenNoun(token));
}

function clause(scene: Scene, effect: PlainEffect): Clause {
  switch (effect.op) {
    case "damage": {
      const { n, tail } = quantity(scene, effect.amount);
      return { verb: "füge", rest: `${thing(scene, effect.to, "D")} ${n} Schaden${tail} zu` };
    }
    case "gain-life": {
      const { n, tail } = quantity(scene, effect.amount);
      return { subject: thing(scene, effect.to, "N"), verb: "erhält", rest: `${n} Leben${tail}` };
    }
    case "regenerate":
      return { verb: "regeneriere", rest: thing(scene, effect.to, "A") };
    case "destroy":
      return { verb: "zerstöre", rest: thing(scene, effect.to, "A") };
    case "sacrifice":
      return { verb: "opfere", rest: thing(scene, effect.to, "A") };
    case "return-to-hand":
      return { verb: "bringe", rest: `${thing(scene, effect.to, "A")} auf die zugehörige Hand zurück` };
    case "counter":
      return { verb: "neutralisiere", rest: thing(scene, effect.to, "A") };
    case "draw": {
      const { n, tail } = quantity(scene, effect.amount);
      return player(effect.player, "ziehe", "zieht", `${counted(n, CARD)}${tail}`);
    }
    case "discard": {
      const { n, tail } = quantity(scene, effect.amount);
      const random = effect.random ? "zufällig " : "";
      return player(effect.player, "wirf", "wirft", `${random}${counted(n, CARD)}${tail} ab`);
    }
    case "from-boneyard": {
      const level = effect.maxLevel === undefined ? "" : ` mit Stufe ${effect.maxLevel} oder weniger`;
      const card = effect.self ? scene.name : `eine ${effect.type ? CARDS[effect.type] : "Karte"}${level}`;
      const from = `${card} von deinem Friedhof`;
      if (effect.to === "hand") return { verb: "nimm", rest: `${from} auf deine Hand` };
      return effect.to === "play"
        ? { verb: "bringe", rest: `${from} ins Spiel` }
        : { verb: "lege", rest: `${from} oben auf dein Deck` };
    }
    case "cp": {
      const { n, tail } = quantity(scene, effect.amount);
      const rest = `${n} CP${tail}`;
      return effect.player === "you"
        ? { subject: "du", verb: effect.lose ? "verlierst" : "erhältst", rest }
        : { subject: OPPONENT, verb: effect.lose ? "verliert" : "erhält", rest };
    }
    case "store-cp":
      return { verb: "lege", rest: `bis zu ${effect.max} deiner CP auf ${scene.name}` };
    case "charge": {
      const { n, tail } = quantity(scene, effect.amount);
      const where = effect.player === "you" ? "deinem" : "dem gegnerischen";
      return { verb: "lege", rest: `${counted(n, CHARGE)}${tail} auf die Karte in ${where} Ladeplatz` };
    }
    case "tokens": {
      const { n, tail } = quantity(scene, effect.amount);
      const many = tokens(n, effect.token);
      const upTo = n === 1 ? "" : "bis zu ";
      return effect.remove
        ? { verb: "entferne", rest: `${upTo}${many}${tail} von ${thing(scene, effect.to, "D")}` }
        : { verb: "lege", rest: `${many}${tail} auf ${thing(scene, effect.to, "A")}` };
    }
    case "reload":
      return {
        verb: "fülle",
        rest: `die Munition von ${thing(scene, effect.to, "D")} bis zur Anfangszahl auf`,
      };
    case "spend": {
      const lock =
        effect.lock === 0
          ? ""
          : effect.lock === 1
            ? " und bleibt es auch in der nächsten eigenen Startphase"
            : ` und bleibt es auch in den nächsten ${numberWord(effect.lock)} eigenen Startphasen`;
      return { subject: thing(scene, effect.to, "N"), verb: "wird", rest: `erschöpft${lock}` };
    }
    case "fuse":
      return {
        subject: `${thing(scene, effect.to, "N")} und ${thing(scene, effect.with, "N")}`,
        verb: "werden",
        rest: "zu einer einzigen Kreatur unter deiner Kontrolle, mit AP, Aurarüstung, Leben, Namen, Fraktionen und Fähigkeiten von beiden",
      };
    case "start-over":
      return {
        subject: "das Spiel",
        verb: "beginnt",
        rest: "von vorn, ohne die Karten, die bisher aus ihm genommen wurden",
      };
    case "ready":
      return { subject: thing(scene, effect.to, "N"), verb: "wird", rest: "bereit" };
    case "modify":
      return granted(scene, effect.to, effect.grant, "bekommt", UNTIL[effect.until]);
  }
}

/** Whole sentences for a list of effects; changes that last equally long share one. */
export function effectsText(scene: Scene, effects: readonly Effect[]): string {
  return sentences(scene, effects, false);
}

/** The same for after "Wenn …": the first sentence goes on with its verb, after a comma or a colon as it needs. */
export function effectsAfter(scene: Scene, effects: readonly Effect[]): string {
  return effects[0]?.op === "when"
    ? `: ${sentences(scene, effects, false)}`
    : `, ${sentences(scene, effects, true)}`;
}

function sentences(scene: Scene, effects: readonly Effect[], after: boolean): string {
  const found: string[] = [];
  let lasting: string | null = null;
  for (const effect of effects) {
    const until = effect.op === "modify" ? effect.until : null;
    const last = found.at(-1);
    if (effect.op === "modify" && until === lasting && last !== undefined)
      found[found.length - 1] =
        `${last}, und ${straight(granted(scene, effect.to, effect.grant, "bekommt"))}`;
    else found.push(sentence(scene, effect, after && found.length === 0));
    lasting = until;
  }
  return found.map((text, at) => `${after && at === 0 ? text : capital(text)}.`).join(" ");
}

function sentence(scene: Scene, effect: Effect, after: boolean): string {
  if (effect.op !== "when") return after ? turned(clause(scene, effect)) : straight(clause(scene, effect));
  // The condition is read first, so that what it names is known to what follows.
  const condition = conditionText(scene, effect.if);
  const not = effect.else ? `; sonst ${inARow(scene, effect.else)}` : "";
  return `wenn ${condition}, ${inARow(scene, effect.do)}${not}`;
}

/** Several clauses after something else: only the first is turned. */
function inARow(scene: Scene, effects: readonly PlainEffect[]): string {
  return list(
    effects.map((effect, at) => (at === 0 ? turned(clause(scene, effect)) : joined(clause(scene, effect)))),
  );
}
